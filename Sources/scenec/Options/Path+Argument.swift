public import ArgumentParser
public import PathKit

extension Path: @retroactive ExpressibleByArgument {
  /// A path of the call.
  public init?(argument: String) { self.init(argument) }

  /// Shells complete paths with files.
  public static var defaultCompletionKind: CompletionKind { .file() }
}
