# One folder is one target.
#
#   liebrary_part(journal LINKS core PkgConfig::sqlite3)
#
# builds the folder's *.cpp into the library liebrary_journal, and its *_test.cpp into the program
# journal_test, run by ctest under the part's name; a *_main.cpp is a program of its own. PURE marks
# a folder that must also run in the browser: it is compiled without exceptions. TEST_LINKS are
# parts that only the tests need.
#
# With LIEBRARY_UNITY the sources of a target are compiled several at once, which takes half the
# time. Sources that cannot stand beside their neighbours (both use `Row` of different games) are
# named APART.

# The tests that take longest, longest first: they start first, so that no core idles at the end.
set(liebrary_longest server simulation solver directory lab games_fiction games_wordles terminal
  terminal_impossible load journal)

set(liebrary_warnings -Wall -Wextra -Wpedantic -Wconversion -Wswitch-enum)
if(NOT LIEBRARY_UNITY)  # there neighbours would shadow each other
  list(APPEND liebrary_warnings -Wshadow)
endif()
if(LIEBRARY_WERROR)
  list(APPEND liebrary_warnings -Werror)
endif()

function(liebrary_links target visibility)
  foreach(name IN LISTS ARGN)
    if(name MATCHES "::")
      target_link_libraries(${target} ${visibility} ${name})
    else()
      target_link_libraries(${target} ${visibility} liebrary_${name})
    endif()
  endforeach()
endfunction()

function(liebrary_together target)
  if(LIEBRARY_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 16)
  endif()
endfunction()

function(liebrary_part name)
  cmake_parse_arguments(PART "PURE" "" "LINKS;TEST_LINKS;APART" ${ARGN})
  set_source_files_properties(${PART_APART} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  file(GLOB sources CONFIGURE_DEPENDS *.cpp)
  set(tests ${sources})
  list(FILTER sources EXCLUDE REGEX "_(test|fuzz|main)\\.cpp$")
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")

  add_library(liebrary_${name} STATIC ${sources})
  liebrary_together(liebrary_${name})
  target_include_directories(liebrary_${name} PUBLIC "${CMAKE_SOURCE_DIR}/src")
  target_compile_options(liebrary_${name} PRIVATE ${liebrary_warnings})
  target_link_libraries(liebrary_${name} PUBLIC fmt::fmt)
  liebrary_links(liebrary_${name} PUBLIC ${PART_LINKS})
  if(PART_PURE)
    target_compile_options(liebrary_${name} PRIVATE -fno-exceptions)
  endif()
  if(LIEBRARY_FUZZ)  # the fuzzers see which way their inputs go through it
    target_compile_options(liebrary_${name} PRIVATE -fsanitize=fuzzer-no-link)
  endif()

  if(LIEBRARY_TESTS AND tests)
    add_executable(${name}_test ${tests})
    liebrary_together(${name}_test)
    if(LIEBRARY_SANITIZED)  # most of the time would go into their compilation
      target_compile_options(${name}_test PRIVATE -O0)
    endif()
    target_compile_options(${name}_test PRIVATE ${liebrary_warnings})
    target_compile_definitions(${name}_test PRIVATE LIEBRARY_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
    target_link_libraries(${name}_test PRIVATE liebrary_${name} GTest::gtest_main)
    liebrary_links(${name}_test PRIVATE ${PART_TEST_LINKS})
    add_test(NAME ${name} COMMAND ${name}_test)
    list(FIND liebrary_longest ${name} place)
    if(NOT place EQUAL -1)
      math(EXPR cost "100 - ${place}")
      set_tests_properties(${name} PROPERTIES COST ${cost})
    endif()
  endif()

  file(GLOB fuzzers CONFIGURE_DEPENDS *_fuzz.cpp)
  if(LIEBRARY_FUZZ)
    foreach(fuzzer IN LISTS fuzzers)
      get_filename_component(program ${fuzzer} NAME_WE)
      add_executable(${program} ${fuzzer})
      target_compile_options(${program} PRIVATE ${liebrary_warnings})
      target_link_options(${program} PRIVATE -fsanitize=fuzzer)
      target_link_libraries(${program} PRIVATE liebrary_${name})
      liebrary_links(${program} PRIVATE ${PART_TEST_LINKS})
    endforeach()
  endif()
endfunction()
