// The implementation of Asio and Beast, which elsewhere are headers of declarations.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
