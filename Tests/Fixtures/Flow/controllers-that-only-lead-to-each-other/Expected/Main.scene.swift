// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
enum MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `home`.
    var makeHome: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `question`.
    var makeQuestion: @MainActor () -> QuestionScene.Controller = { QuestionScene.Controller() }
    /// Makes `answer`.
    var makeAnswer: @MainActor () -> AnswerScene.Controller = { AnswerScene.Controller() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UIViewController {
    instantiateHome()
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> UIViewController {
    factory.makeHome()
  }

  /// Makes the controller `question`.
  static func instantiateQuestion() -> QuestionScene.Controller {
    factory.makeQuestion()
  }

  /// Makes the controller `answer`.
  static func instantiateAnswer() -> AnswerScene.Controller {
    factory.makeAnswer()
  }
}

// MARK: - question

/// The scene `question`: what its controller reaches in it.
@MainActor
final class QuestionScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showAnswer
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showAnswer(AnswerScene.Controller)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `showAnswer`: presents `answer`.
  func performShowAnswer(sender: Any? = nil) {
    let answer = MainScenes.instantiateAnswer()
    let segue = UIStoryboardSegue(
      identifier: "showAnswer",
      source: controller,
      destination: answer
    ) { [controller] in
      controller.present(answer, animated: true)
    }
    dispatch.perform(segue, as: .showAnswer(answer), sender: sender)
  }
}

extension QuestionScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = QuestionScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .showAnswer:
        scene.performShowAnswer(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}

// MARK: - answer

/// The scene `answer`: what its controller reaches in it.
@MainActor
final class AnswerScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case nextQuestion
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case nextQuestion(QuestionScene.Controller)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `nextQuestion`: presents `question`.
  func performNextQuestion(sender: Any? = nil) {
    let question = MainScenes.instantiateQuestion()
    let segue = UIStoryboardSegue(
      identifier: "nextQuestion",
      source: controller,
      destination: question
    ) { [controller] in
      controller.present(question, animated: true)
    }
    dispatch.perform(segue, as: .nextQuestion(question), sender: sender)
  }
}

extension AnswerScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = AnswerScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .nextQuestion:
        scene.performNextQuestion(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}
