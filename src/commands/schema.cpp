#include "codec/schema.h"

#include <fmt/format.h>

#include "catalogue/catalogue.h"
#include "commands/failure.h"
#include "commands/print.h"
#include "protocol/schema.h"
#include "protocol/shared.h"

namespace commands {
namespace {

ExitCode print_schema() {
  codec::Schema schema;
  protocol::add_schema(schema);
  for (const auto& game : catalogue::games()) game.schema(schema);
  print(schema.text(fmt::format("Liebrary, protocol version {}", protocol::version)));
  return done;
}

}  // namespace

void add_schema(CLI::App& app, int& exit_code) {
  auto* command = app.add_subcommand(
      "schema", "What goes over the wire, and the types of all games, as JSON Schema");
  on_choice(*command, exit_code, [] { return print_schema(); });
}

}  // namespace commands
