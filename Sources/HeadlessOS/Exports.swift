// Logs and locks, for targets in which `os` is an alias of this module. If the platform has `os`, this module exports
// it.

#if canImport(os)
  @_exported public import os
#endif
