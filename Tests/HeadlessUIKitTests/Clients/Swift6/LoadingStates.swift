import UIKit

// Swift 6: a container with a child for each loading state.

struct Article: Equatable, Sendable {
  let title: String
}

protocol ArticleService: Sendable {
  func articles() async throws -> [Article]
}

enum LoadingState<Value: Sendable>: Sendable {
  case idle
  case loading
  case loaded(Value)
  case failed(String)
}

extension UIViewController {
  func embed(_ child: UIViewController, in container: UIView? = nil) {
    guard let container = container ?? view else { return }
    addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(child.view)
    NSLayoutConstraint.activate([
      child.view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      child.view.topAnchor.constraint(equalTo: container.topAnchor),
      child.view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
    child.didMove(toParent: self)
  }

  func unembed() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  func firstChild<Child: UIViewController>(of type: Child.Type = Child.self) -> Child? {
    children.lazy.compactMap { $0 as? Child }.first
  }
}

final class SpinnerController: UIViewController {
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    spinner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(spinner)
    NSLayoutConstraint.activate([
      spinner.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    spinner.startAnimating()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    spinner.stopAnimating()
  }
}

final class FailureController: UIViewController {
  private let label = UILabel()
  private let retry: () -> Void

  init(message: String, retry: @escaping () -> Void) {
    self.retry = retry
    super.init(nibName: nil, bundle: nil)
    label.text = message
    label.numberOfLines = 0
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      configuration: .tinted(), primaryAction: UIAction(title: "Try again") { [retry] _ in retry() })
    let column = UIStackView(arrangedSubviews: [label, button])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = UIStackView.spacingUseSystem
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(column)
  }
}

final class ArticlesController: UITableViewController {
  var articles: [Article] = [] {
    didSet { if articles != oldValue { tableView.reloadData() } }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { articles.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = articles[indexPath.row].title
    return cell
  }
}

final class ArticlesContainer: UIViewController {
  private let service: any ArticleService
  private var task: Task<Void, Never>?
  private(set) var state = LoadingState<[Article]>.idle {
    didSet { show(state) }
  }

  init(service: some ArticleService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  isolated deinit {
    task?.cancel()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if case .idle = state { load() }
  }

  func load() {
    task?.cancel()
    state = .loading
    task = Task { [weak self, service] in
      do {
        let articles = try await service.articles()
        self?.state = .loaded(articles)
      } catch {
        self?.state = .failed(String(describing: error))
      }
    }
  }

  private func show(_ state: LoadingState<[Article]>) {
    for child in children { child.unembed() }
    switch state {
    case .idle: break
    case .loading: embed(SpinnerController())
    case .failed(let message): embed(FailureController(message: message) { [weak self] in self?.load() })
    case .loaded(let articles):
      let list = firstChild(of: ArticlesController.self) ?? ArticlesController(style: .plain)
      list.articles = articles
      embed(list)
    }
  }
}
