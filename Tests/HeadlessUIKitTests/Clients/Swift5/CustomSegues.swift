import UIKit

// Swift 5: custom segues and their controllers.

class FadeSegue: UIStoryboardSegue {
  override func perform() {
    guard let container = source.view.superview else { return }
    container.addSubview(destination.view)
    destination.view.alpha = 0
    UIView.animate(
      withDuration: 0.5,
      animations: {
        self.destination.view.alpha = 1
      }
    ) { (completed) in
      self.source.present(self.destination, animated: false, completion: nil)
    }
  }
}

class SlideSegue: UIStoryboardSegue {
  override func perform() {
    let fromView = source.view
    let toView = destination.view
    let width = UIScreen.main.bounds.size.width
    let height = UIScreen.main.bounds.size.height
    toView?.frame = CGRect(x: width, y: 0, width: width, height: height)
    if let toView = toView, let fromView = fromView {
      fromView.window?.insertSubview(toView, aboveSubview: fromView)
      UIView.animate(
        withDuration: 0.4, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
        animations: { () -> Void in
          fromView.frame = fromView.frame.offsetBy(dx: -width, dy: 0)
          toView.frame = toView.frame.offsetBy(dx: -width, dy: 0)
        }
      ) { (finished) -> Void in
        self.source.present(self.destination as UIViewController, animated: false, completion: nil)
      }
    }
  }
}

class SlideUnwindSegue: UIStoryboardSegue {
  override func perform() {
    let offset = CGAffineTransform(translationX: source.view.bounds.width, y: 0)
    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.source.view.transform = offset
      },
      completion: { _ in
        self.source.dismiss(animated: false)
      })
  }
}

class ReplaceTopSegue: UIStoryboardSegue {
  override func perform() {
    guard let navigationController = source.navigationController else { return }
    var stack = navigationController.viewControllers
    stack.removeLast()
    stack.append(destination)
    navigationController.setViewControllers(stack, animated: true)
  }
}

final class RootSegue: UIStoryboardSegue {
  override func perform() {
    guard let window = UIApplication.shared.delegate?.window ?? nil else { return }
    UIView.transition(
      with: window, duration: 0.25, options: .transitionCrossDissolve,
      animations: { window.rootViewController = self.destination }, completion: nil)
  }
}

class WizardViewController: UIViewController {
  enum SegueIdentifier: String {
    case showName
    case showAddress
    case cancel
  }

  var answers: [String: String] = [:]
  private(set) var child: UIViewController?

  func performSegue(_ identifier: SegueIdentifier, sender: Any? = nil) {
    performSegue(withIdentifier: identifier.rawValue, sender: sender)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard identifier == SegueIdentifier.showAddress.rawValue else { return true }
    return answers["name"]?.isEmpty == false
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard let identifier = segue.identifier.flatMap(SegueIdentifier.init(rawValue:)) else {
      child = segue.destination
      return
    }
    switch (identifier, segue.destination) {
    case (.showName, let controller as QuestionViewController):
      controller.key = "name"
      controller.delegate = self
    case (.showAddress, let navigation as UINavigationController):
      (navigation.topViewController as? QuestionViewController)?.key = "address"
    default:
      segue.destination.modalPresentationStyle = .fullScreen
    }
  }

  @IBAction func unwindToWizard(_ segue: UIStoryboardSegue) {
    if let question = segue.source as? QuestionViewController {
      answers[question.key] = question.answer
    }
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    return fromViewController is QuestionViewController
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    let segue = SlideUnwindSegue(
      identifier: unwindSegue.identifier, source: unwindSegue.source, destination: unwindSegue.destination)
    segue.perform()
  }
}

protocol QuestionViewControllerDelegate: AnyObject {
  func questionViewController(_ controller: QuestionViewController, didAnswer answer: String)
}

class QuestionViewController: UIViewController {
  var key = ""
  var answer = ""
  weak var delegate: QuestionViewControllerDelegate?
}

extension WizardViewController: QuestionViewControllerDelegate {
  func questionViewController(_ controller: QuestionViewController, didAnswer answer: String) {
    answers[controller.key] = answer
    let segue = UIStoryboardSegue(identifier: "done", source: controller, destination: self) {
      controller.navigationController?.popViewController(animated: true)
    }
    segue.perform()
  }
}
