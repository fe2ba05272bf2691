#include "ledger.h"

int main(int count, char** arguments) { return ledger::run(count > 1 ? arguments[1] : "."); }
