// Files that people name on the command line. All functions throw Failure with a sentence that
// names the file.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace commands {

// The whole file, or standard input for "-".
std::string read_bytes(const std::string& name);

// The same, and it must be text: UTF-8 without a zero byte.
std::string read_text(const std::string& name);

// Hands on what standard input has, as it comes, without waiting for more; ends with it.
void read_input(const std::function<void(std::string_view)>& take);

// A new file, whole or not at all. One that is there already is left alone, and the call fails.
void write_new_file(const std::filesystem::path&, std::string_view text);

// To the file if it has a name, else to standard output.
void deliver(const std::string& name, std::string_view text);

}  // namespace commands
