// Extended attributes of files, which are not in Swift's modules Glibc and Musl.
#include <sys/xattr.h>
