import UIKit

// Swift 5: pages to swipe through, with dots and a button.

struct OnboardingPage {
  let title: String
  let text: String
  let imageName: String
}

final class OnboardingPageViewController: UIViewController {
  let page: OnboardingPage

  private let imageView: UIImageView = {
    let imageView = UIImageView()
    imageView.contentMode = .scaleAspectFit
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 12
    imageView.layer.masksToBounds = true
    imageView.translatesAutoresizingMaskIntoConstraints = false
    return imageView
  }()

  private lazy var titleLabel = makeLabel(font: .systemFont(ofSize: 28, weight: .bold))
  private lazy var textLabel = makeLabel(font: UIFont.preferredFont(forTextStyle: .body))

  init(page: OnboardingPage) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.image = UIImage(named: page.imageName)
    titleLabel.text = page.title
    textLabel.attributedText = NSAttributedString(
      string: page.text,
      attributes: [.foregroundColor: UIColor.secondaryLabel, .kern: 0.2])
    [imageView, titleLabel, textLabel].forEach { view.addSubview($0) }
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      imageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      imageView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
      titleLabel.topAnchor.constraint(equalToSystemSpacingBelow: imageView.bottomAnchor, multiplier: 3),
      titleLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      textLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
      textLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      textLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
    ])
  }

  private func makeLabel(font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }
}

final class OnboardingViewController: UIPageViewController {
  var onFinish: (() -> Void)?

  private let orderedViewControllers: [UIViewController]
  private lazy var pageControl: UIPageControl = {
    let control = UIPageControl()
    control.numberOfPages = orderedViewControllers.count
    control.currentPage = 0
    control.pageIndicatorTintColor = .systemGray4
    control.currentPageIndicatorTintColor = .label
    control.translatesAutoresizingMaskIntoConstraints = false
    return control
  }()

  private lazy var nextButton: UIButton = {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Next") { [weak self] _ in self?.showNext() })
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    button.backgroundColor = .systemBlue
    button.setTitleColor(.white, for: .normal)
    button.layer.cornerRadius = 16
    button.layer.cornerCurve = .continuous
    button.translatesAutoresizingMaskIntoConstraints = false
    return button
  }()

  init(pages: [OnboardingPage]) {
    orderedViewControllers = pages.map(OnboardingPageViewController.init(page:))
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 12])
  }

  required init?(coder: NSCoder) {
    orderedViewControllers = []
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    view.backgroundColor = .systemBackground
    if let first = orderedViewControllers.first {
      setViewControllers([first], direction: .forward, animated: false, completion: nil)
    }
    view.addSubview(pageControl)
    view.addSubview(nextButton)
    NSLayoutConstraint.activate([
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pageControl.bottomAnchor.constraint(equalTo: nextButton.topAnchor, constant: -16),
      nextButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      nextButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      nextButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
      nextButton.heightAnchor.constraint(equalToConstant: 56),
    ])
  }

  private var currentIndex: Int {
    guard let current = viewControllers?.first else { return 0 }
    return orderedViewControllers.firstIndex(of: current) ?? 0
  }

  private func showNext() {
    let next = currentIndex + 1
    guard orderedViewControllers.indices.contains(next) else {
      onFinish?()
      return
    }
    setViewControllers([orderedViewControllers[next]], direction: .forward, animated: true) { [weak self] completed in
      if completed { self?.pageControl.currentPage = next }
    }
  }
}

extension OnboardingViewController: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = orderedViewControllers.firstIndex(of: viewController), index > 0 else { return nil }
    return orderedViewControllers[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = orderedViewControllers.firstIndex(of: viewController),
      index < orderedViewControllers.count - 1
    else { return nil }
    return orderedViewControllers[index + 1]
  }
}

extension OnboardingViewController: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let page = pageViewController.viewControllers?.first as? OnboardingPageViewController else {
      return
    }
    pageControl.currentPage = orderedViewControllers.firstIndex(of: page) ?? 0
  }
}
