#include "server/page.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <ranges>

#include "tables/sha256.h"

namespace server {
namespace {

constexpr std::string_view any_document = "index.html";
constexpr std::string_view base_element = "<base href=\"/\" />";
constexpr std::string_view picture = "content=\"./link-preview.png\"";  // of og:image

std::string tag_of(std::string_view bytes) { return tables::sha256(bytes).substr(0, 32); }

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    switch (c) {
      case '&': safe += "&amp;"; break;
      case '<': safe += "&lt;"; break;
      case '"': safe += "&quot;"; break;
      default: safe += c;
    }
  }
  return safe;
}

std::string with_base(std::string_view document, std::string_view base_path) {
  std::string text{document};
  const auto at = text.find(base_element);
  assert(at != std::string::npos);
  if (at == std::string::npos) return text;
  return text.replace(at, base_element.size(),
                      fmt::format("<base href=\"{}\" />", escaped(base_path)));
}

std::string with_picture(std::string text, std::string_view own_url) {
  const auto at = text.find(picture);
  if (at == std::string::npos) return text;
  return text.replace(at, picture.size(),
                      fmt::format("content=\"{}link-preview.png\"", escaped(own_url)));
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

auto members(std::string_view list) {
  return list | std::views::split(',') |
         std::views::transform([](auto&& each) { return trimmed({each.begin(), each.end()}); });
}

// "gzip;q=0" says that it is not wanted, and so do "q=0.0" and "q=0.000".
bool is_unwanted(std::string_view parameters) {
  const auto weight = parameters.find("q=");
  return weight != std::string_view::npos &&
         trimmed(parameters.substr(weight + 2)).find_first_not_of("0.") == std::string_view::npos;
}

bool accepts(std::string_view header, std::string_view encoding) {
  for (const auto each : members(header)) {
    const auto semicolon = each.find(';');
    if (trimmed(each.substr(0, semicolon)) != encoding) continue;
    return semicolon == std::string_view::npos || !is_unwanted(each.substr(semicolon));
  }
  return false;
}

// The browser has it if it names its tag; a proxy that repacks makes the tag a weak one.
bool has_already(std::string_view if_none_match, std::string_view tag) {
  return std::ranges::any_of(members(if_none_match), [tag](std::string_view each) {
    if (each.starts_with("W/")) each.remove_prefix(2);
    return each == "*" || each == tag;
  });
}

HttpResponse answer_with(const HttpRequest& request, std::string_view bytes, std::string_view type,
                         std::string tag, std::string_view keep) {
  tag = fmt::format("\"{}\"", tag);
  const bool is_known = has_already(request.if_none_match, tag);
  HttpResponse response{.status = is_known ? 304U : 200U, .body = "", .type = std::string{type}};
  response.headers.push_back({"Cache-Control", std::string{keep}});
  response.headers.push_back({"ETag", std::move(tag)});
  if (!is_known) response.lasting = bytes;
  return response;
}

std::string_view document_for(std::string_view path) {
  if (path == "/") return "front.html";
  if (path.starts_with("/r/")) return "table.html";
  if (path.starts_with("/t/")) return "game.html";
  return any_document;
}

}  // namespace

Page::Page(std::span<const PageFile> files, std::string_view base_path) {
  for (const auto& file : files) {
    if (file.path.ends_with(".html")) {
      documents_.emplace(file.path, with_base(file.plain, base_path));
    } else {
      files_.emplace(fmt::format("/{}", file.path), Known{file, tag_of(file.plain)});
    }
  }
  assert(documents_.empty() || documents_.contains(any_document));
}

HttpResponse Page::document(const HttpRequest& request, std::string_view own_url) const {
  auto found = documents_.find(document_for(request.path));
  if (found == documents_.end()) found = documents_.find(any_document);
  auto text = with_picture(found->second, own_url);
  auto response = answer_with(request, {}, "text/html; charset=utf-8", tag_of(text), "no-cache");
  if (response.status == 200) response.body = std::move(text);
  return response;
}

// Names in assets/ change with what is in the file, so that it never has to be asked for again.
std::optional<HttpResponse> Page::file(const HttpRequest& request) const {
  const auto found = files_.find(request.path);
  if (found == files_.end()) return std::nullopt;
  const auto& [file, tag] = found->second;
  const std::string_view keep = request.path.starts_with("/assets/")
                                    ? "public, max-age=31536000, immutable"
                                    : "public, max-age=86400";
  const bool is_packed = !file.brotli.empty() || !file.gzip.empty();
  std::string_view bytes = file.plain, encoding;
  if (!file.brotli.empty() && accepts(request.accept_encoding, "br")) {
    bytes = file.brotli;
    encoding = "br";
  } else if (!file.gzip.empty() && accepts(request.accept_encoding, "gzip")) {
    bytes = file.gzip;
    encoding = "gzip";
  }
  auto response = answer_with(request, bytes, file.type,
                              encoding.empty() ? tag : fmt::format("{}-{}", tag, encoding), keep);
  if (is_packed) response.headers.push_back({"Vary", "Accept-Encoding"});
  if (!encoding.empty() && response.status == 200) {
    response.headers.push_back({"Content-Encoding", std::string{encoding}});
  }
  return response;
}

}  // namespace server
