package import PathKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension POSIX {
  /// The metadata of a file.
  package struct Status {
    /// The identity of a file, which is equal for all of its paths.
    package struct Identity: Hashable {
      package let device: UInt64
      package let number: UInt64
    }

    /// The time of the last write, with the precision of the file system.
    package struct Time: Hashable {
      package let seconds: Int
      package let nanoseconds: Int
    }

    /// The kind of a file.
    package enum Kind {
      case regular
      case folder
      case symbolicLink
      case pipe
      case characterDevice
      /// A device or a socket.
      case other
    }

    package let identity: Identity
    package let kind: Kind
    package let modified: Time
    package let permissions: UInt32
    package let owner: UInt32
    package let group: UInt32
    /// The number of hard links.
    package let nameCount: Int
    package let size: Int

    package var isFolder: Bool { kind == .folder }
    package var isRegularFile: Bool { kind == .regular }
    package var isSymbolicLink: Bool { kind == .symbolicLink }

    init(_ status: stat) {
      identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
      kind = Kind(UInt32(status.st_mode) & UInt32(S_IFMT))
      #if canImport(Darwin)
        modified = Time(seconds: status.st_mtimespec.tv_sec, nanoseconds: status.st_mtimespec.tv_nsec)
      #else
        modified = Time(seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
      #endif
      permissions = UInt32(status.st_mode) & 0o7777
      (owner, group) = (status.st_uid, status.st_gid)
      nameCount = Int(status.st_nlink)
      size = Int(status.st_size)
    }
  }

  /// The status of the file at a path.
  package static func status(of path: Path, followingLinks: Bool = true) throws(Failure) -> Status {
    var result = stat()
    try check(followingLinks ? stat(path.string, &result) : lstat(path.string, &result))
    return Status(result)
  }
}

extension POSIX.Status.Kind {
  fileprivate init(_ format: UInt32) {
    switch format {
    case UInt32(S_IFREG): self = .regular
    case UInt32(S_IFDIR): self = .folder
    case UInt32(S_IFLNK): self = .symbolicLink
    case UInt32(S_IFIFO): self = .pipe
    case UInt32(S_IFCHR): self = .characterDevice
    default: self = .other
    }
  }
}
