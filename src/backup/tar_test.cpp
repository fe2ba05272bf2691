#include "backup/tar.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <sstream>

#include "journal/testing/temporary_folder.h"

namespace backup {
namespace {

std::string text_of(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream{path, std::ios::binary}.rdbuf();
  return text.str();
}

class Tar : public ::testing::Test {
 protected:
  void SetUp() override {
    std::ofstream{folder.path() / "large", std::ios::binary} << large;
    TarWriter writer{tar};
    writer.add("small", "a few words\n", 1'700'000'000);
    writer.add_file("large", folder.path() / "large", 1'700'000'000);
    writer.add("empty", "", 1'700'000'000);
    writer.finish();
  }
  void cut(std::uintmax_t size) { std::filesystem::resize_file(tar, size); }

  const journal::testing::TemporaryFolder folder;
  const std::filesystem::path tar = folder.path() / "it.tar";
  const std::string large = std::string(200'000, 'x') + "end";
};

TEST_F(Tar, IsReadAsItWasWritten) {
  TarReader reader{tar};
  for (const auto& [name, content] : {std::pair<std::string, std::string>{"small", "a few words\n"},
                                      {"large", large},
                                      {"empty", ""}}) {
    const auto entry = reader.next();
    ASSERT_TRUE(entry && *entry);
    EXPECT_EQ((*entry)->name, name);
    EXPECT_EQ((*entry)->size, content.size());
    std::string read;
    EXPECT_TRUE(reader.read([&](std::string_view some) { read += some; }));
    EXPECT_EQ(read, content);
  }
  const auto end = reader.next();
  EXPECT_TRUE(end && !*end);
}

TEST_F(Tar, IsUnpackedByTheToolOfThatName) {
  const auto out = folder.path() / "out";
  std::filesystem::create_directory(out);
  const auto command = "tar -xf " + tar.native() + " -C " + out.native();
  ASSERT_EQ(std::system(command.c_str()), 0);
  EXPECT_EQ(text_of(out / "small"), "a few words\n");
  EXPECT_EQ(text_of(out / "large"), large);
  EXPECT_EQ(std::filesystem::file_size(out / "empty"), 0U);
}

TEST_F(Tar, ThatIsCutShortIsNoticed) {
  const auto whole = std::filesystem::file_size(tar);
  for (const std::uintmax_t size : {std::uintmax_t{0}, std::uintmax_t{100}, std::uintmax_t{1200},
                                    std::uintmax_t{100'000}, whole - 1024}) {
    cut(size);
    TarReader reader{tar};
    bool is_noticed = false;
    while (!is_noticed) {
      const auto entry = reader.next();
      is_noticed = !entry || (*entry && !reader.read([](std::string_view) {}));
      if (entry && !*entry) break;
    }
    EXPECT_TRUE(is_noticed) << size;
    SetUp();
  }
}

TEST_F(Tar, AHeaderThatIsNoneIsNoticed) {
  std::fstream file{tar, std::ios::in | std::ios::out | std::ios::binary};
  file.seekp(3) << "?";
  file.close();
  EXPECT_FALSE(TarReader{tar}.next());
}

}  // namespace
}  // namespace backup
