# liebrary_embed(target path symbol): compiles a file, its path relative to the source root, into
# `target` as bytes between `symbol`_begin and `symbol`_end, with its SHA-256 as the text
# `symbol`_sha256. A change of the file configures anew, so bytes and hash never part.
function(liebrary_embed target file symbol)
  set(path "${CMAKE_SOURCE_DIR}/${file}")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${path}")
  file(SHA256 "${path}" hash)
  set(unit "${CMAKE_CURRENT_BINARY_DIR}/${symbol}.S")
  file(CONFIGURE OUTPUT "${unit}" @ONLY CONTENT [[
  .section .rodata
  .global @symbol@_begin, @symbol@_end, @symbol@_sha256
@symbol@_begin:
  .incbin "@path@"
@symbol@_end:
  .byte 0
@symbol@_sha256:
  .asciz "@hash@"
  .section .note.GNU-stack,"",%progbits
]])
  set_property(SOURCE "${unit}" APPEND PROPERTY OBJECT_DEPENDS "${path}")
  target_sources(${target} PRIVATE "${unit}")
endfunction()

# liebrary_embed_built(target path symbol): the same, without a hash, for a file that is built beside
# CMake. Until it is, it is empty; a new one is compiled in and configures nothing anew.
function(liebrary_embed_built target path symbol)
  if(NOT EXISTS "${path}")
    file(WRITE "${path}" "")
  endif()
  set(unit "${CMAKE_CURRENT_BINARY_DIR}/${symbol}.S")
  file(CONFIGURE OUTPUT "${unit}" @ONLY CONTENT [[
  .section .rodata
  .global @symbol@_begin, @symbol@_end
@symbol@_begin:
  .incbin "@path@"
@symbol@_end:
  .byte 0
  .section .note.GNU-stack,"",%progbits
]])
  set_property(SOURCE "${unit}" APPEND PROPERTY OBJECT_DEPENDS "${path}")
  target_sources(${target} PRIVATE "${unit}")
endfunction()

# liebrary_hash(variable path…): one SHA-256 for several files, over their own hashes in this order.
function(liebrary_hash variable)
  foreach(file IN LISTS ARGN)
    file(SHA256 "${CMAKE_SOURCE_DIR}/${file}" hash)
    string(APPEND hashes "${hash}")
  endforeach()
  string(SHA256 combined "${hashes}")
  set(${variable} "${combined}" PARENT_SCOPE)
endfunction()
