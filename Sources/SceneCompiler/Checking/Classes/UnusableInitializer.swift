import SceneDiagnostics
import SwiftDeclarations

/// What keeps generated code from calling an initialiser, which it does in a closure that returns the object.
enum InitializerObstacle {
  case effect(String)
  case failure

  /// Nil if there is none.
  init?(_ initializer: FunctionDeclaration) {
    if let effect = initializer.effect {
      self = .effect(effect)
    } else if initializer.isFailable {
      self = .failure
    } else {
      return nil
    }
  }
}

struct UnusableInitializer: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    Generated code makes a controller or a view at once, and has to get one. So the initialiser that takes the parameters of
    the scene is not `async` or `throws`, and not `init?`, which can return nothing.

    Wrong, for a scene with the parameter `columns`:

        init(columns: Int) throws {
          guard columns > 0 else { throw LayoutError.noColumns }
          self.columns = columns
          super.init(nibName: nil, bundle: nil)
        }

    Right:

        init(columns: Int) {
          self.columns = max(columns, 1)
          super.init(nibName: nil, bundle: nil)
        }

    What can fail or takes time comes before: what shows the controller finds the value, and passes it on as a parameter.
    """
  let initializer: String
  let type: String
  let obstacle: InitializerObstacle

  var text: String {
    switch obstacle {
    case .effect(let word): "'\(initializer)' is '\(word)', and generated code makes a '\(type)' at once"
    case .failure: "'\(initializer)' can return nil, and generated code needs a '\(type)'"
    }
  }
  var help: String? {
    switch obstacle {
    case .effect(let word): "remove '\(word)': code finds the value before, and passes it on as a parameter"
    case .failure: "write 'init' for 'init?', or 'init!' if it never fails"
    }
  }
}
