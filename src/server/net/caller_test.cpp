#include "server/net/caller.h"

#include <gtest/gtest.h>

namespace server::net {
namespace {

Address address(std::string_view text) { return Address::parse(text).value(); }
Network network(std::string_view text) { return Network::parse(text).value(); }

TEST(Network, HoldsTheAddressesOfItsPrefix) {
  EXPECT_TRUE(network("10.0.0.0/8").contains(address("10.200.3.4")));
  EXPECT_FALSE(network("10.0.0.0/8").contains(address("11.0.0.0")));
  EXPECT_TRUE(network("192.168.7.9/29").contains(address("192.168.7.15")));
  EXPECT_FALSE(network("192.168.7.9/29").contains(address("192.168.7.16")));
  EXPECT_TRUE(network("fd00::/8").contains(address("fdab::1")));
  EXPECT_TRUE(network("0.0.0.0/0").contains(address("8.8.8.8")));
  EXPECT_FALSE(network("0.0.0.0/0").contains(address("2001:db8::1")));
}

TEST(Network, IsOneAddressWithoutAPrefix) {
  EXPECT_TRUE(network("::1").contains(address("::1")));
  EXPECT_FALSE(network("::1").contains(address("::2")));
}

TEST(Network, IsNotReadFromAnythingElse) {
  for (const char* text : {"", "/8", "10.0.0/8", "10.0.0.0/33", "10.0.0.0/", "::/129", "::/-1",
                           "10.0.0.0/8x", "localhost"}) {
    EXPECT_FALSE(Network::parse(text)) << text;
  }
}

TEST(Address, OfAMachineIsOneHoweverItIsWritten) {
  EXPECT_EQ(address("::ffff:1.2.3.4"), address("1.2.3.4"));
  EXPECT_EQ(address("::ffff:1.2.3.4").text(), "1.2.3.4");
  EXPECT_EQ(address("2001:DB8:0::1").text(), "2001:db8::1");
}

TEST(Address, OfAHouseholdIsASlash64) {
  EXPECT_EQ(household(address("2001:db8::1:2:3:4")), household(address("2001:db8::9")));
  EXPECT_NE(household(address("1.2.3.4")), household(address("1.2.3.5")));
}

struct ForwardedCase {
  std::string_view peer;
  std::vector<std::string_view> forwarded;
  std::string_view believed;
};

TEST(Believed, IsWhatTrustedProxiesWroteAndNothingElse) {
  const std::vector<Network> trusted{network("10.0.0.0/8"), network("::1")};
  const std::vector<ForwardedCase> cases{
      {"9.9.9.9", {"1.1.1.1"}, "9.9.9.9"},                        // not a proxy
      {"10.0.0.1", {}, "10.0.0.1"},                               // a proxy for itself
      {"10.0.0.1", {"1.1.1.1"}, "1.1.1.1"},                       //
      {"10.0.0.1", {"6.6.6.6, 1.1.1.1"}, "1.1.1.1"},              // 6.6.6.6 is what 1.1.1.1 claims
      {"10.0.0.1", {"6.6.6.6", "1.1.1.1, 10.2.2.2"}, "1.1.1.1"},  // two proxies, two headers
      {"10.0.0.1", {"1.1.1.1:4711"}, "1.1.1.1"},                  //
      {"::1", {"[2001:db8::7]:80"}, "2001:db8::7"},               //
      {"10.0.0.1", {"rubbish"}, "10.0.0.1"},                      //
      {"10.0.0.1", {"1.1.1.1, rubbish"}, "10.0.0.1"},             //
      {"10.0.0.1", {"["}, "10.0.0.1"},                            //
      {"10.0.0.1", {"10.3.3.3, 10.2.2.2"}, "10.3.3.3"},           // all are proxies
  };
  for (const ForwardedCase& each : cases) {
    const Believed believed = believe(address(each.peer), {each.forwarded, ""}, trusted);
    EXPECT_EQ(believed.address.text(), each.believed) << each.peer;
  }
}

TEST(Believed, HttpsIsSaidByATrustedProxyAlone) {
  const std::vector<Network> trusted{network("10.0.0.0/8")};
  EXPECT_TRUE(believe(address("10.0.0.1"), {{}, "https"}, trusted).is_https);
  EXPECT_FALSE(believe(address("10.0.0.1"), {{}, "http"}, trusted).is_https);
  EXPECT_FALSE(believe(address("9.9.9.9"), {{}, "https"}, trusted).is_https);
}

TEST(Cookie, IsFoundByItsWholeName) {
  EXPECT_EQ(cookie_value("liebrary=abc", "liebrary"), "abc");
  EXPECT_EQ(cookie_value("a=1; liebrary=abc; b=2", "liebrary"), "abc");
  EXPECT_EQ(cookie_value("a=1;liebrary=x=y", "liebrary"), "x=y");
  EXPECT_EQ(cookie_value("xliebrary=abc; __Host-liebrary=def", "liebrary"), "");
  EXPECT_EQ(cookie_value("__Host-liebrary=def", cookie_name(true)), "def");
  EXPECT_EQ(cookie_value("liebrary", "liebrary"), "");
  EXPECT_EQ(cookie_value(";;=;", "liebrary"), "");
}

}  // namespace
}  // namespace server::net
