#include "serve/serve.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <unistd.h>

#include <cmath>
#include <cstring>
#include <memory>

#include "catalogue/catalogue.h"
#include "commands/data_folder.h"
#include "commands/failure.h"
#include "commands/print.h"
#include "serve/public_url.h"
#include "terminal/qr.h"

namespace commands {
namespace {

struct ServeOptions {
  std::string data, bind, public_url, base_path = "/";
  std::uint16_t port = 8080;
  std::vector<std::string> hosts, proxies;
  bool lan = false, quick_bots = false;
  std::string log_level;
  double drain_grace = -1;  // seconds; less than 0 where it was not said
};

// At a terminal somebody reads what is said there: only what needs them.
server::log::Level usual_level() {
  return ::isatty(STDERR_FILENO) == 1 ? server::log::Level::warning : server::log::Level::info;
}

// IPv4 addresses of this machine by which others in the network reach it.
std::vector<std::string> own_addresses() {
  std::vector<std::string> found;
  ifaddrs* all = nullptr;
  if (::getifaddrs(&all) != 0) return found;
  for (const auto* each = all; each != nullptr; each = each->ifa_next) {
    if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
    if ((each->ifa_flags & IFF_LOOPBACK) != 0 || (each->ifa_flags & IFF_UP) == 0) continue;
    char text[INET_ADDRSTRLEN]{};
    sockaddr_in address{};
    std::memcpy(&address, each->ifa_addr, sizeof address);
    if (::inet_ntop(AF_INET, &address.sin_addr, text, sizeof text) != nullptr) {
      found.emplace_back(text);
    }
  }
  ::freeifaddrs(all);
  return found;
}

void check_base_path(std::string& path) {
  if (!path.starts_with('/')) path.insert(path.begin(), '/');
  if (!path.ends_with('/')) path += '/';
}

void tell(const ServeOptions& options, std::uint16_t port,
          const std::vector<std::string>& addresses) {
  const auto local = fmt::format("http://localhost:{}{}", port, options.base_path);
  print_if_read(fmt::format("Liebrary is open: {}\n", local));
  if (!options.public_url.empty())
    print_if_read(fmt::format("For others: {}\n", options.public_url));
  if (!options.lan || !options.public_url.empty()) {
    print_if_read("Ctrl-C closes it; games go on when it is opened again.\n");
    return;
  }
  for (const auto& address : addresses) {
    const auto url = fmt::format("http://{}:{}{}", address, port, options.base_path);
    print_if_read(fmt::format("For others in your network: {}\n", url));
    if (const auto code = terminal::qr_text(url, terminal::look_here(false)))
      print_if_read(*code + "\n");
  }
  if (addresses.empty()) print_if_read("This machine has no address in a network yet.\n");
  print_if_read("Ctrl-C closes it; games go on when it is opened again.\n");
}

ExitCode run(ServeOptions options) {
  check_base_path(options.base_path);
  if (!options.public_url.empty()) {
    auto wrong = serve::public_url_refusal(options.public_url, !options.proxies.empty());
    if (wrong) throw Failure{bad_usage, *wrong};
  }
  serve::Call call;
  call.data = options.data.empty() ? default_data_folder() : std::filesystem::path{options.data};
  call.port = options.port;
  call.public_url = options.public_url;
  call.base_path = options.base_path;
  call.hosts = options.hosts;
  call.trusted_proxies = options.proxies;
  call.log_level =
      core::enum_from_name<server::log::Level>(options.log_level).value_or(usual_level());
  // Whoever presses Ctrl-C sees that it ends.
  const double grace = options.drain_grace >= 0 ? options.drain_grace
                       : error_is_a_terminal()  ? 0
                                                : 2;
  call.drain_grace = std::chrono::milliseconds{std::llround(grace * 1000)};
  if (options.quick_bots) call.limits.bot_least = call.limits.bot_most = {};
  const auto addresses = own_addresses();
  if (!options.bind.empty()) call.addresses = {options.bind};
  if (options.lan) call.addresses = {"0.0.0.0"};
  if (options.lan || (!options.bind.empty() && options.bind != "127.0.0.1")) {
    call.hosts.insert(call.hosts.end(), addresses.begin(), addresses.end());
  }
  try {
    serve::serve(call, catalogue::games(),
                 [&](std::uint16_t port, const serve::Stop&) { tell(options, port, addresses); });
  } catch (const serve::CannotServe& error) {
    throw Failure{no_way, error.sentence};
  }
  print_if_read("Closed.\n");
  return done;
}

}  // namespace

void add_serve(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<ServeOptions>();
  auto* command = app.add_subcommand("serve", "Opens the house: tables for browsers and terminals");
  command->footer(
      "Keeps everything in one folder, with nothing else to install or start. Where the address\n"
      "that people use is not this machine's own (a proxy, a name), say it with --public-url, or\n"
      "allow its name with --allow-host.");
  command->add_option("--port", options->port, "To listen at (8080; 0 takes a free one)")
      ->type_name("PORT");
  command->add_option("--bind", options->bind, "An address to listen at (127.0.0.1)")
      ->type_name("ADDRESS");
  command->add_flag("--lan", options->lan,
                    "Listen at all addresses, and show the link and its code");
  add_data_option(*command, options->data);
  command->add_option("--public-url", options->public_url, "How others reach this server")
      ->type_name("URL");
  command->add_option("--base-path", options->base_path, "Below which everything lies (/)")
      ->type_name("PATH");
  command->add_option("--allow-host", options->hosts, "A name by which it may be called")
      ->type_name("NAME");
  command
      ->add_option("--trust-proxy", options->proxies,
                   "An address or network whose word about the caller is believed")
      ->type_name("ADDRESS");
  command
      ->add_option("--drain-grace", options->drain_grace,
                   "When it is asked to end, say so at /health/ready for so long before the port "
                   "closes (2; at a terminal 0)")
      ->type_name("SECONDS")
      ->check(CLI::Range(0.0, 600.0).description(""));
  command->add_flag("--quick-bots", options->quick_bots,
                    "Bots answer at once, and not when a person would");
  command
      ->add_option("--log-level", options->log_level,
                   "What is logged on standard error, a JSON object a line: debug, info, warning, "
                   "error, off (info; at a terminal warning)")
      ->type_name("LEVEL")
      ->check(CLI::IsMember({"debug", "info", "warning", "error", "off"}));
  on_choice(*command, exit_code, [options] { return run(*options); });
}

}  // namespace commands
