// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeHome: @MainActor () -> UIViewController = { UIViewController() }
    var makeQuestion: @MainActor () -> QuestionSceneController = { QuestionSceneController() }
    var makeAnswer: @MainActor () -> AnswerSceneController = { AnswerSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UIViewController { instantiateHome() }

  func instantiateHome() -> UIViewController {
    let home = factory.makeHome()
    SceneIdentity.set("home", of: home)
    return home
  }

  func instantiateQuestion() -> QuestionSceneController {
    let question = factory.makeQuestion()
    question.scene.scenes = self
    return question
  }

  func instantiateAnswer() -> AnswerSceneController {
    let answer = factory.makeAnswer()
    answer.scene.scenes = self
    return answer
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UIViewController { Self().instantiateInitialViewController() }
  static func instantiateHome() -> UIViewController { Self().instantiateHome() }
  static func instantiateQuestion() -> QuestionSceneController { Self().instantiateQuestion() }
  static func instantiateAnswer() -> AnswerSceneController { Self().instantiateAnswer() }
}

// MARK: - question

/// The parts of the scene `question` that its controller uses.
final class QuestionScene: SceneParts<QuestionSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showAnswer }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showAnswer(AnswerSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<QuestionSceneController, Segue>()

  /// Performs the segue `showAnswer`: presents `answer`.
  func performShowAnswer(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let answer = scenes.instantiateAnswer()
    dispatch.present(answer, "showAnswer", from: controller, as: .showAnswer(answer), sender: sender)
  }
}

final class QuestionSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = QuestionScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch QuestionScene.Identifier(rawValue: identifier) {
    case .showAnswer: scene.performShowAnswer(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

// MARK: - answer

/// The parts of the scene `answer` that its controller uses.
final class AnswerScene: SceneParts<AnswerSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case nextQuestion }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case nextQuestion(QuestionSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<AnswerSceneController, Segue>()

  /// Performs the segue `nextQuestion`: presents `question`.
  func performNextQuestion(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let question = scenes.instantiateQuestion()
    dispatch.present(question, "nextQuestion", from: controller, as: .nextQuestion(question), sender: sender)
  }
}

final class AnswerSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = AnswerScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch AnswerScene.Identifier(rawValue: identifier) {
    case .nextQuestion: scene.performNextQuestion(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
