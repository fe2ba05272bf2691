// Counts allocations of a process without changing it: loaded with LD_PRELOAD, it keeps the
// counters below in the file $COUNT_ALLOCATIONS.PID, which can be read while the process runs or
// after it has been killed. A child gets a file of its own. Used by bench/move_costs; needs glibc.
#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

struct Counters {
  std::atomic<std::uint64_t> main_thread, other_threads, bytes;
};
Counters unkept;  // before there is a file
std::atomic<Counters*> counters = &unkept;
std::atomic<pid_t> main_thread = 0;
thread_local pid_t this_thread __attribute__((tls_model("initial-exec"))) = 0;

void count(std::size_t size) {
  if (this_thread == 0) this_thread = ::gettid();
  Counters& now = *counters;
  auto& calls = this_thread == main_thread ? now.main_thread : now.other_threads;
  calls.fetch_add(1, std::memory_order_relaxed);
  now.bytes.fetch_add(size, std::memory_order_relaxed);
}

void open_file() {
  main_thread = this_thread = ::gettid();
  const char* prefix = std::getenv("COUNT_ALLOCATIONS");
  char name[512];
  if (prefix == nullptr) return;
  std::snprintf(name, sizeof name, "%s.%d", prefix, ::getpid());
  const int file = ::open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return;
  if (::ftruncate(file, sizeof(Counters)) == 0) {
    void* mapped = ::mmap(nullptr, sizeof(Counters), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (mapped != MAP_FAILED) counters = static_cast<Counters*>(mapped);
  }
  ::close(file);
}

__attribute__((constructor)) void start() {
  open_file();
  ::pthread_atfork(nullptr, nullptr, open_file);
}

}  // namespace

extern "C" {

void* __libc_malloc(std::size_t);
void* __libc_calloc(std::size_t, std::size_t);
void* __libc_realloc(void*, std::size_t);
void* __libc_memalign(std::size_t, std::size_t);

void* malloc(std::size_t size) {
  count(size);
  return __libc_malloc(size);
}
void* calloc(std::size_t number, std::size_t size) {
  count(number * size);
  return __libc_calloc(number, size);
}
void* realloc(void* old, std::size_t size) {
  count(size);
  return __libc_realloc(old, size);
}
void* aligned_alloc(std::size_t alignment, std::size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}
int posix_memalign(void** result, std::size_t alignment, std::size_t size) {
  count(size);
  *result = __libc_memalign(alignment, size);
  return *result == nullptr ? ENOMEM : 0;
}

}  // extern "C"
