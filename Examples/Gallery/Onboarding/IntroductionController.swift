import UIKit

/// The frame around the pages: a page control, and buttons that turn pages, skip them, or finish.
class IntroductionController: UIViewController {
  var choices: ReaderChoices {
    didSet { updateButtons() }
  }

  init(choices: ReaderChoices) {
    self.choices = choices
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scene.pageControl.numberOfPages = scene.introductionPages.count
    pageChanged()
  }

  // MARK: Pages

  /// Called by the pages when another one is open.
  func pageChanged() {
    scene.pageControl.currentPage = scene.introductionPages.index
    scene.pageControl.accessibilityValue =
      "Page \(scene.introductionPages.index + 1) of \(scene.introductionPages.count)"
    updateButtons()
  }

  private func updateButtons() {
    let pages = scene.introductionPages
    scene.skipButton.isHidden = pages.isLast
    scene.backButton.isHidden = pages.index == 0
    scene.nextButton.isEnabled = !(pages.page is TopicsPageController) || choices.hasEnoughTopics
    scene.nextButton.configuration?.title = pages.isLast ? "Start reading" : "Continue"
  }

  func goOn() {
    guard scene.nextButton.isEnabled else { return }
    guard scene.introductionPages.isLast else {
      return scene.introductionPages.turn(to: scene.introductionPages.index + 1)
    }
    if choices.hasEnoughTopics { scene.performDone() } else { scene.introductionPages.turnToTopics() }
  }

  func goBack() {
    scene.introductionPages.turn(to: scene.introductionPages.index - 1)
  }

  func pageChosen(_ control: UIPageControl) {
    scene.introductionPages.turn(to: control.currentPage)
  }
}
