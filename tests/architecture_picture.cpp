#include "architecture.h"

namespace architecture {

const Picture& picture() {
  static const Picture drawn{
      .edges =
          {
              {"core", {}, true},
              {"lexicon", {"core"}, true},
              {"unicode", {"core"}, true},
              {"rulebook", {"core"}, true},
              {"decks", {"core", "lexicon"}, true},
              {"cast", {"core"}, true},
              {"games/*", {"core", "lexicon", "cast"}, true},
              {"solver", {"core", "lexicon", "games/**"}, true},
              {"bots/*", {"core", "lexicon", "cast", "games/*", "solver"}, true},
              {"codec", {"core", "lexicon", "cast", "games/**"}, true},
              {"narration", {"core"}, true},
              {"narration/*", {"core", "cast", "games/*", "narration"}, true},
              {"catalogue",
               {"core", "lexicon", "rulebook", "decks", "cast", "games/**", "solver", "bots/**",
                "codec", "narration", "narration/**"}},

              // From here on nobody names a game, save terminal/<game>/ and the program itself.
              {"sqlite", {}},
              {"sqlite/testing", {"sqlite"}},
              {"journal", {"core", "sqlite"}},
              {"journal/testing", {"core", "journal"}},
              {"directory", {"core", "unicode", "sqlite"}},
              {"directory/testing", {"core", "unicode", "directory"}},
              {"tables",
               {"core", "lexicon", "rulebook", "decks", "codec", "catalogue", "journal/journal.h"}},
              {"protocol", {"core", "unicode", "codec", "catalogue/problems.h"}},
              {"server",
               {"core", "rulebook", "codec", "catalogue", "journal", "directory", "tables",
                "protocol"}},
              {"page", {"core", "server/page.h"}},
              {"sockets", {}},
              {"simulation",
               {"core", "catalogue", "journal", "directory", "tables", "protocol", "server"}},
              {"server/net", {"core", "server", "sockets"}},
              {"serve",
               {"core", "catalogue", "sqlite", "journal", "directory", "tables", "server",
                "server/net", "page"}},
              {"backup",
               {"core", "codec", "catalogue", "sqlite", "journal", "directory", "tables",
                "protocol", "server/room_state.h"}},
              {"client", {"core", "codec", "protocol", "sockets"}},
              {"load",
               {"core", "codec", "catalogue", "journal", "tables", "protocol", "client", "serve",
                "server/limits.h", "server/net/options.h"}},
              {"lab",
               {"core", "lexicon", "rulebook", "decks", "solver", "codec", "catalogue", "journal",
                "tables"}},
              {"terminal",
               {"core", "lexicon", "rulebook", "decks", "cast", "solver", "codec", "narration",
                "catalogue", "journal", "tables", "protocol", "client"}},
              {"terminal/testing", {"core", "codec", "catalogue", "tables", "terminal"}},
              {"terminal/*",
               {"core", "lexicon", "rulebook", "decks", "cast", "games/*", "solver", "bots/*",
                "codec", "narration/*", "catalogue", "journal", "tables", "terminal"}},

              // Test-only games and what tests share; only tests may include it.
              {"testing", {"**"}},
              {"testing/*", {"**"}},

              // main.cpp and its subcommands wire everything.
              {"commands", {"**"}},
              {"", {"**"}},
          },
      .libraries =
          {
              {"boost/json",
               {"codec", "catalogue", "tables", "server", "lab", "terminal", "testing"}},
              {"boost/describe", {"codec", "catalogue", "protocol", "server", "testing"}},
              {"boost/asio", {"sockets", "server/net", "client"}},
              {"boost/beast", {"sockets", "server/net", "client"}},
              {"qrencode.h", {"terminal"}},
              {"sqlite3.h", {"sqlite"}},
          },
      .impure_headers = {"fstream", "filesystem", "iostream", "thread", "mutex", "future",
                         "condition_variable", "random", "ctime", "unistd.h"},
      .game_names = {"fiction", "wordles", "impossible", "letterbox", "snap"},
      .neutral_folders = {"tables", "sqlite", "journal", "server", "protocol", "directory",
                          "simulation", "backup"},
      .longest_file = 500,
  };
  return drawn;
}

}  // namespace architecture
