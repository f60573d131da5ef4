// Logs and locks, for targets in which `os` is an alias of this module. Where there is the module, this is it.

#if canImport(os)
  @_exported public import os
#endif
