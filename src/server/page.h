// The page for browsers: which of its files an address gets, how it is packed, and whether the
// browser has it already. The files themselves come from elsewhere.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "server/service.h"

namespace server {

// All of it outlives the server.
struct PageFile {
  std::string_view path;          // "index.html", "assets/index-C0ffee.js"
  std::string_view type;          // as in Content-Type
  std::string_view plain;         // its bytes, …
  std::string_view gzip, brotli;  // … and packed; empty where that gains nothing
};

class Page {
 public:
  // Documents say <base href="/" />; it becomes the base path.
  Page(std::span<const PageFile>, std::string_view base_path);
  Page(const Page&) = delete;
  Page& operator=(const Page&) = delete;

  bool is_there() const { return !documents_.empty(); }

  // Requires that it is there. Every address of the page gets a document; it differs only in what a
  // link to it shows elsewhere. Where the picture for that lies is said in full, from `own_url` on:
  // whoever shows it knows no base path.
  HttpResponse document(const HttpRequest&, std::string_view own_url) const;

  // Nothing where there is no such file.
  std::optional<HttpResponse> file(const HttpRequest&) const;

 private:
  struct Known {
    PageFile file;
    std::string tag;
  };
  std::map<std::string, std::string, std::less<>> documents_;  // by the file's path
  std::map<std::string, Known, std::less<>> files_;            // by the address, "/icon.svg"
};

}  // namespace server
