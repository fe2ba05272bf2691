#include "terminal/qr.h"

#include <qrencode.h>

#include <cstddef>
#include <memory>

namespace terminal {
namespace {

constexpr std::size_t margin = 4;

// Whether the module is dark, of the code with its margin around it.
class Framed {
 public:
  explicit Framed(const QrMatrix& matrix) : matrix_(matrix) {}
  std::size_t size() const { return matrix_.size() + 2 * margin; }
  bool is_dark(std::size_t row, std::size_t column) const {
    const std::size_t last = margin + matrix_.size();
    if (row < margin || column < margin || row >= last || column >= last) return false;
    return matrix_[row - margin][column - margin];
  }

 private:
  const QrMatrix& matrix_;
};

std::string half_blocks(const Framed& code) {
  std::string text;
  for (std::size_t row = 0; row < code.size(); row += 2) {
    for (std::size_t column = 0; column < code.size(); ++column) {
      const bool has_lower = row + 1 < code.size();
      const bool upper = !code.is_dark(row, column);
      const bool lower = has_lower && !code.is_dark(row + 1, column);
      text += upper && lower ? "█" : upper ? "▀" : lower ? "▄" : " ";
    }
    text += '\n';
  }
  return text;
}

std::string ascii(const Framed& code) {
  std::string text;
  for (std::size_t row = 0; row < code.size(); ++row) {
    for (std::size_t column = 0; column < code.size(); ++column) {
      text += code.is_dark(row, column) ? "  " : "##";
    }
    text += '\n';
  }
  return text;
}

}  // namespace

std::optional<QrMatrix> qr_matrix(std::string_view text) {
  const std::unique_ptr<QRcode, void (*)(QRcode*)> code{
      QRcode_encodeData(static_cast<int>(text.size()),
                        reinterpret_cast<const unsigned char*>(text.data()), 0, QR_ECLEVEL_L),
      QRcode_free};
  if (!code) return std::nullopt;
  const auto width = static_cast<std::size_t>(code->width);
  QrMatrix matrix(width, std::vector<bool>(width));
  for (std::size_t row = 0; row < width; ++row) {
    for (std::size_t column = 0; column < width; ++column) {
      matrix[row][column] = (code->data[row * width + column] & 1) != 0;
    }
  }
  return matrix;
}

std::optional<std::string> qr_text(std::string_view text, const Look& look) {
  if (look.plain) return std::nullopt;
  const auto matrix = qr_matrix(text);
  if (!matrix) return std::nullopt;
  const Framed code{*matrix};
  if (look.width < code.size() * (look.utf8 ? 1 : 2)) return std::nullopt;
  return look.utf8 ? half_blocks(code) : ascii(code);
}

}  // namespace terminal
