/*
 * A disk that fails on request: loaded in front of the C library (LD_PRELOAD), it lets calls on the file of leads fail
 * as the file named by DISK_FAULT says: "ENOSPC" or "EIO" for writes, "fsync" for EIO when syncing, "slow" for syncs
 * that take 400 ms. "low" leaves nothing free on any disk, for programs that ask. An empty or missing file means a sound
 * disk.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/vfs.h>
#include <unistd.h>

static ssize_t told(char *word, size_t size) {
  const char *path = getenv("DISK_FAULT");
  int (*real_open)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
  ssize_t (*real_read)(int, void *, size_t) = dlsym(RTLD_NEXT, "read");
  if (path == NULL) return 0;
  int handle = real_open(path, O_RDONLY);
  if (handle < 0) return 0;
  ssize_t got = real_read(handle, word, size - 1);
  close(handle);
  if (got < 0) got = 0;
  word[got] = 0;
  return got;
}

static int is_leads(int handle) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return strstr(path, "leads.db") != NULL;
}

/* The error a write has to end with, 0 for none. */
static int write_fault(int handle) {
  char word[16];
  if (told(word, sizeof word) == 0 || !is_leads(handle)) return 0;
  if (strncmp(word, "ENOSPC", 6) == 0) return ENOSPC;
  if (strncmp(word, "EIO", 3) == 0) return EIO;
  return 0;
}

static int sync_fault(int handle) {
  char word[16];
  if (told(word, sizeof word) == 0 || !is_leads(handle)) return 0;
  if (strncmp(word, "slow", 4) == 0) usleep(400000);
  return strncmp(word, "fsync", 5) == 0 ? EIO : 0;
}

#define FAIL_OR(check, type, name, types, ...)                                 \
  int fault = check(handle);                                                   \
  if (fault != 0) {                                                            \
    errno = fault;                                                             \
    return -1;                                                                 \
  }                                                                            \
  type(*real) types = dlsym(RTLD_NEXT, name);                                  \
  return real(__VA_ARGS__)

ssize_t pwrite64(int handle, const void *data, size_t size, off64_t at) {
  FAIL_OR(write_fault, ssize_t, "pwrite64", (int, const void *, size_t, off64_t), handle, data, size, at);
}
ssize_t pwrite(int handle, const void *data, size_t size, off_t at) {
  FAIL_OR(write_fault, ssize_t, "pwrite", (int, const void *, size_t, off_t), handle, data, size, at);
}
ssize_t write(int handle, const void *data, size_t size) {
  FAIL_OR(write_fault, ssize_t, "write", (int, const void *, size_t), handle, data, size);
}
int fsync(int handle) { FAIL_OR(sync_fault, int, "fsync", (int), handle); }
int fdatasync(int handle) { FAIL_OR(sync_fault, int, "fdatasync", (int), handle); }

static void report_full(struct statfs64 *found) {
  char word[16];
  if (told(word, sizeof word) != 0 && strncmp(word, "low", 3) == 0) found->f_bavail = 0;
}
/* With 64 bits, both have the same structure. */
int statfs64(const char *path, struct statfs64 *found) {
  int (*real)(const char *, struct statfs64 *) = dlsym(RTLD_NEXT, "statfs64");
  int result = real(path, found);
  if (result == 0) report_full(found);
  return result;
}
int statfs(const char *path, struct statfs *found) { return statfs64(path, (struct statfs64 *)found); }
