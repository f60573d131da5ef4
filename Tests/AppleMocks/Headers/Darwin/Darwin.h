// What the command line and the tests call of Darwin's C library, as its manual pages declare it.

typedef long ssize_t;
typedef unsigned long size_t;
typedef long long off_t;
typedef int pid_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef int dev_t;
typedef unsigned long long ino_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef long time_t;

// MARK: errno.h

#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EBADF 9
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOMEM 12
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32
#define ENOTSUP 45
#define ELOOP 62
#define EILSEQ 92
#define ENAMETOOLONG 63
#define ENOTEMPTY 66
#define ENOATTR 93

int *__error(void);

// MARK: time.h

struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

typedef enum : unsigned int {
  _CLOCK_REALTIME = 0,
  _CLOCK_MONOTONIC = 6,
  _CLOCK_PROCESS_CPUTIME_ID = 12,
  _CLOCK_THREAD_CPUTIME_ID = 16,
} clockid_t;

int clock_gettime(clockid_t clock, struct timespec *time);
int nanosleep(const struct timespec *duration, struct timespec *rest);

// MARK: sys/stat.h

struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  long long st_blocks;
  int st_blksize;
};

int stat(const char *path, struct stat *status);
int lstat(const char *path, struct stat *status);
int fstat(int file, struct stat *status);
int fchmod(int file, mode_t mode);
int chmod(const char *path, mode_t mode);
int mkdir(const char *path, mode_t mode);
int utimensat(int file, const char *path, const struct timespec times[2], int flag);

// MARK: fcntl.h, unistd.h, stdio.h, stdlib.h, string.h

#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x0004
#define O_APPEND 0x0008
#define O_NOFOLLOW 0x0100
#define O_CREAT 0x0200
#define O_TRUNC 0x0400
#define O_EXCL 0x0800
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000

#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2

#define F_OK 0
#define X_OK (1 << 0)
#define W_OK (1 << 1)
#define R_OK (1 << 2)

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2

#define PATH_MAX 1024
#define NAME_MAX 255

#define _SC_NPROCESSORS_CONF 57
#define _SC_NPROCESSORS_ONLN 58

ssize_t read(int file, void *buffer, size_t count);
ssize_t write(int file, const void *buffer, size_t count);
int close(int file);
int fsync(int file);
off_t lseek(int file, off_t offset, int whence);
int ftruncate(int file, off_t length);
int access(const char *path, int mode);
int chown(const char *path, uid_t owner, gid_t group);
int fchown(int file, uid_t owner, gid_t group);
int link(const char *path, const char *other);
int symlink(const char *path, const char *link);
int unlink(const char *path);
int rmdir(const char *path);
int rename(const char *path, const char *other);
ssize_t readlink(const char *path, char *buffer, size_t size);
char *realpath(const char *path, char *resolved);
char *getcwd(char *buffer, size_t size);
char *getenv(const char *name);
pid_t getpid(void);
uid_t geteuid(void);
long sysconf(int name);
int isatty(int file);
unsigned int alarm(unsigned int seconds);
void *malloc(size_t size);
void free(void *memory);
void exit(int status) __attribute__((noreturn));
void _exit(int status) __attribute__((noreturn));
void abort(void) __attribute__((noreturn));
char *strerror(int code);
size_t strlen(const char *text);
double pow(double base, double exponent);
int strcmp(const char *one, const char *other);

typedef struct __sFILE { int _file; } FILE;
extern FILE *__stdinp;
extern FILE *__stdoutp;
extern FILE *__stderrp;
#define stdin __stdinp
#define stdout __stdoutp
#define stderr __stderrp
int fflush(FILE *file);
int fputs(const char *text, FILE *file);

// MARK: dirent.h

typedef struct { int __dd_fd; } DIR;

struct dirent {
  ino_t d_ino;
  unsigned short d_namlen;
  unsigned char d_type;
  char d_name[1024];
};

DIR *opendir(const char *path);
struct dirent *readdir(DIR *folder);
int closedir(DIR *folder);

// MARK: signal.h

#define SIGHUP 1
#define SIGINT 2
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGXFSZ 25

#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3

typedef unsigned int sigset_t;
typedef void (*sig_t)(int);

sig_t signal(int signal, sig_t action);
int raise(int signal);
int kill(pid_t process, int signal);
int sigemptyset(sigset_t *set);
int sigaddset(sigset_t *set, int signal);
int sigprocmask(int how, const sigset_t *set, sigset_t *before);

// MARK: sys/ioctl.h, sys/file.h, copyfile.h

struct winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
};

#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08

int flock(int file, int operation);

#define COPYFILE_ACL (1 << 0)
#define COPYFILE_STAT (1 << 1)
#define COPYFILE_XATTR (1 << 2)
#define COPYFILE_DATA (1 << 3)

typedef unsigned int copyfile_flags_t;
typedef struct _copyfile_state *copyfile_state_t;

int fcopyfile(int from, int to, copyfile_state_t state, copyfile_flags_t flags);
