// Made by scenec from Dashboard.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Dashboard.scene.
@MainActor
struct DashboardScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeDashboardFlow: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeDashboard: @MainActor () -> DashboardController = { DashboardSceneController() }
    var makeSpendingChart: @MainActor () -> SpendingChartController = { SpendingChartSceneController() }
    var makeAccounts: @MainActor () -> AccountsController = { AccountsSceneController() }
    var makeAccountsPage: @MainActor () -> AccountsController = { AccountsPageSceneController() }
    var makeTransferSheet: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeTransfer: @MainActor () -> TransferController = { TransferSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Dashboard.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateDashboardFlow() }

  /// Makes the controller `dashboardFlow`, and each child that you do not pass.
  func instantiateDashboardFlow(dashboard: DashboardController? = nil) -> UINavigationController {
    let dashboardFlow = factory.makeDashboardFlow()
    SceneIdentity.set("dashboardFlow", of: dashboardFlow)
    dashboardFlow.navigationBar.prefersLargeTitles = true
    dashboardFlow.viewControllers = [dashboard ?? instantiateDashboard()]
    return dashboardFlow
  }

  func instantiateDashboard() -> DashboardController {
    let dashboard = factory.makeDashboard()
    dashboard.title = "Overview"
    if let controller = dashboard as? DashboardSceneController {
      let wiring = controller.dashboardWiring
      wiring.scenes = self
      wiring.addBarButtonItems(to: controller)
    }
    dashboard.awakeFromNib()
    return dashboard
  }

  func instantiateSpendingChart() -> SpendingChartController { SceneFlow.awakened(factory.makeSpendingChart()) }
  func instantiateAccounts() -> AccountsController { SceneFlow.awakened(factory.makeAccounts()) }

  func instantiateAccountsPage() -> AccountsController {
    let accountsPage = factory.makeAccountsPage()
    accountsPage.title = "Accounts"
    accountsPage.awakeFromNib()
    return accountsPage
  }

  /// Makes the controller `transferSheet`, and each child that you do not pass.
  func instantiateTransferSheet(transfer: TransferController? = nil) -> UINavigationController {
    let transferSheet = factory.makeTransferSheet()
    SceneIdentity.set("transferSheet", of: transferSheet)
    transferSheet.viewControllers = [transfer ?? instantiateTransfer()]
    return transferSheet
  }

  func instantiateTransfer() -> TransferController {
    let transfer = factory.makeTransfer()
    transfer.title = "Transfer money"
    if let controller = transfer as? TransferSceneController {
      controller.transferWiring.addBarButtonItems(to: controller)
    }
    transfer.awakeFromNib()
    return transfer
  }
}

/// Makes controllers with the factories of the process.
extension DashboardScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateDashboardFlow(dashboard: DashboardController? = nil) -> UINavigationController {
    Self().instantiateDashboardFlow(dashboard: dashboard)
  }
  static func instantiateDashboard() -> DashboardController { Self().instantiateDashboard() }
  static func instantiateSpendingChart() -> SpendingChartController { Self().instantiateSpendingChart() }
  static func instantiateAccounts() -> AccountsController { Self().instantiateAccounts() }
  static func instantiateAccountsPage() -> AccountsController { Self().instantiateAccountsPage() }
  static func instantiateTransferSheet(transfer: TransferController? = nil) -> UINavigationController {
    Self().instantiateTransferSheet(transfer: transfer)
  }
  static func instantiateTransfer() -> TransferController { Self().instantiateTransfer() }
}

// MARK: - dashboard

/// The parts of the scene `dashboard` that its controller uses.
final class DashboardScene: SceneParts<DashboardSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showAccounts, sidebar, chart, transfer }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showAccounts(AccountsController)
    case sidebar(AccountsController)
    case chart(SpendingChartController)
    case transfer(TransferController, in: UINavigationController)
  }

  private struct Children {
    weak var accounts: AccountsController?
    weak var spendingChart: SpendingChartController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = DashboardScenes()
  private let dispatch = SceneDispatch<DashboardSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views:
    (
      sidebar: UIView, divider: UIView, page: UIScrollView, refresh: UIRefreshControl, sections: UIStackView,
      cards: UIStackView, balanceCard: UIView, balanceLabel: UILabel, spendingCard: UIView, spendingLabel: UILabel,
      budgetProgress: UIProgressView, savingsCard: UIView, savingsLabel: UILabel, chartCard: UIView,
      chartTitle: UILabel, rangeControl: UISegmentedControl, chartArea: UIView, chartHeight: NSLayoutConstraint,
      transferRow: UIView, transferButton: UIButton
    )!
  private var children = Children()

  var sidebar: UIView { loadedViews.views.sidebar }
  var divider: UIView { loadedViews.views.divider }
  var page: UIScrollView { loadedViews.views.page }
  var refresh: UIRefreshControl { loadedViews.views.refresh }
  var sections: UIStackView { loadedViews.views.sections }
  var cards: UIStackView { loadedViews.views.cards }
  var balanceCard: UIView { loadedViews.views.balanceCard }
  var balanceLabel: UILabel { loadedViews.views.balanceLabel }
  var spendingCard: UIView { loadedViews.views.spendingCard }
  var spendingLabel: UILabel { loadedViews.views.spendingLabel }
  var budgetProgress: UIProgressView { loadedViews.views.budgetProgress }
  var savingsCard: UIView { loadedViews.views.savingsCard }
  var savingsLabel: UILabel { loadedViews.views.savingsLabel }
  var chartCard: UIView { loadedViews.views.chartCard }
  var chartTitle: UILabel { loadedViews.views.chartTitle }
  var rangeControl: UISegmentedControl { loadedViews.views.rangeControl }
  var chartArea: UIView { loadedViews.views.chartArea }
  var chartHeight: NSLayoutConstraint { loadedViews.views.chartHeight }
  var transferRow: UIView { loadedViews.views.transferRow }
  var transferButton: UIButton { loadedViews.views.transferButton }

  /// The child `accounts`, from the moment the view is loaded; asking for it loads the view.
  var accounts: AccountsController { embeddedChild(children.accounts, "accounts") }
  /// The child `spendingChart`, from the moment the view is loaded; asking for it loads the view.
  var spendingChart: SpendingChartController { embeddedChild(children.spendingChart, "spendingChart") }

  private(set) lazy var accountsItem: UIBarButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "list.bullet"),
    primaryAction: UIAction(image: UIImage(systemName: "list.bullet")) { [weak weakController] in
      SceneSegues.trigger("showAccounts", of: weakController, sender: $0.sender)
    }
  )

  /// Performs the segue `showAccounts`: pushes `accountsPage`.
  func performShowAccounts(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let accountsPage = scenes.instantiateAccountsPage()
    dispatch.push(accountsPage, "showAccounts", from: controller, as: .showAccounts(accountsPage), sender: sender)
  }

  /// Performs the segue `transfer`: presents `transferSheet`.
  func performTransfer(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let transfer = scenes.instantiateTransfer()
    let transferSheet = scenes.instantiateTransferSheet(transfer: transfer)
    transferSheet.sheetPresentationController?.detents = [.medium()]
    transferSheet.sheetPresentationController?.prefersGrabberVisible = true
    dispatch.present(
      transferSheet, "transfer", from: controller, as: .transfer(transfer, in: transferSheet), sender: sender
    )
  }

  fileprivate func loadView(of controller: DashboardSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemGroupedBackground

    let sidebar = UIView()
    sidebar.translatesAutoresizingMaskIntoConstraints = false

    let divider = UIView()
    divider.backgroundColor = .separator
    divider.translatesAutoresizingMaskIntoConstraints = false

    let page = UIScrollView()
    page.alwaysBounceVertical = true
    page.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page)

    let refresh = UIRefreshControl()
    refresh.addAction(SceneActions.call(controller) { $0.reload() }, for: .valueChanged)
    page.refreshControl = refresh

    let sections = UIStackView()
    sections.axis = .vertical
    sections.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(sections)

    let cards = UIStackView()
    cards.spacing = 12
    sections.addArrangedSubview(cards)

    let balanceCard = UIView()
    balanceCard.backgroundColor = .secondarySystemGroupedBackground
    balanceCard.clipsToBounds = true
    balanceCard.isAccessibilityElement = true
    balanceCard.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    balanceCard.layer.cornerRadius = 12
    cards.addArrangedSubview(balanceCard)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 4
    stackView.translatesAutoresizingMaskIntoConstraints = false
    balanceCard.addSubview(stackView)

    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Balance"
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.adjustsFontForContentSizeCategory = true
    label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stackView.addArrangedSubview(label)

    let balanceLabel = UILabel()
    balanceLabel.adjustsFontSizeToFitWidth = true
    balanceLabel.minimumScaleFactor = 0.5
    balanceLabel.adjustsFontForContentSizeCategory = true
    balanceLabel.accessibilityIdentifier = "balance"
    stackView.addArrangedSubview(balanceLabel)

    let spendingCard = UIView()
    spendingCard.backgroundColor = .secondarySystemGroupedBackground
    spendingCard.clipsToBounds = true
    spendingCard.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    spendingCard.layer.cornerRadius = 12
    cards.addArrangedSubview(spendingCard)

    let stackView2 = UIStackView()
    stackView2.axis = .vertical
    stackView2.spacing = 4
    stackView2.translatesAutoresizingMaskIntoConstraints = false
    spendingCard.addSubview(stackView2)

    let label2 = UILabel()
    label2.numberOfLines = 0
    label2.text = "Spent this month"
    label2.font = .preferredFont(forTextStyle: .footnote)
    label2.textColor = .secondaryLabel
    label2.adjustsFontForContentSizeCategory = true
    stackView2.addArrangedSubview(label2)

    let spendingLabel = UILabel()
    spendingLabel.adjustsFontSizeToFitWidth = true
    spendingLabel.minimumScaleFactor = 0.5
    spendingLabel.textColor = .systemRed
    spendingLabel.adjustsFontForContentSizeCategory = true
    stackView2.addArrangedSubview(spendingLabel)

    let budgetProgress = UIProgressView()
    budgetProgress.progress = 0.5
    stackView2.addArrangedSubview(budgetProgress)

    let savingsCard = UIView()
    savingsCard.backgroundColor = .secondarySystemGroupedBackground
    savingsCard.clipsToBounds = true
    savingsCard.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    savingsCard.layer.cornerRadius = 12
    cards.addArrangedSubview(savingsCard)

    let stackView3 = UIStackView()
    stackView3.axis = .vertical
    stackView3.spacing = 4
    stackView3.translatesAutoresizingMaskIntoConstraints = false
    savingsCard.addSubview(stackView3)

    let label3 = UILabel()
    label3.numberOfLines = 0
    label3.text = "Savings"
    label3.font = .preferredFont(forTextStyle: .footnote)
    label3.textColor = .secondaryLabel
    label3.adjustsFontForContentSizeCategory = true
    label3.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stackView3.addArrangedSubview(label3)

    let savingsLabel = UILabel()
    savingsLabel.adjustsFontSizeToFitWidth = true
    savingsLabel.minimumScaleFactor = 0.5
    savingsLabel.textColor = .systemGreen
    savingsLabel.adjustsFontForContentSizeCategory = true
    stackView3.addArrangedSubview(savingsLabel)

    let chartCard = UIView()
    chartCard.backgroundColor = .secondarySystemGroupedBackground
    chartCard.clipsToBounds = true
    chartCard.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    chartCard.layer.cornerRadius = 12
    sections.addArrangedSubview(chartCard)

    let chartTitle = UILabel()
    chartTitle.text = "Last seven days"
    chartTitle.adjustsFontForContentSizeCategory = true
    chartTitle.accessibilityTraits = .header
    chartTitle.translatesAutoresizingMaskIntoConstraints = false
    chartCard.addSubview(chartTitle)

    let rangeControl = UISegmentedControl()
    rangeControl.insertSegment(withTitle: "Week", at: 0, animated: false)
    rangeControl.insertSegment(withTitle: "Month", at: 1, animated: false)
    rangeControl.selectedSegmentIndex = 0
    rangeControl.accessibilityLabel = "Range"
    rangeControl.translatesAutoresizingMaskIntoConstraints = false
    rangeControl.addAction(
      SceneActions.call(controller, with: rangeControl) { $0.rangeChanged($1) }, for: .valueChanged
    )
    chartCard.addSubview(rangeControl)

    let chartArea = UIView()
    chartArea.translatesAutoresizingMaskIntoConstraints = false
    chartCard.addSubview(chartArea)

    let transferRow = UIView()
    sections.addArrangedSubview(transferRow)

    let transferButton = UIButton(type: .system)
    var buttonConfiguration = UIButton.Configuration.filled()
    buttonConfiguration.title = "Transfer money"
    buttonConfiguration.image = UIImage(systemName: "arrow.left.arrow.right")
    buttonConfiguration.cornerStyle = .large
    buttonConfiguration.imagePadding = 8
    transferButton.configuration = buttonConfiguration
    transferButton.accessibilityIdentifier = "transfer"
    transferButton.translatesAutoresizingMaskIntoConstraints = false
    transferButton.addAction(SceneSegues.action("transfer", of: controller), for: .touchUpInside)
    transferRow.addSubview(transferButton)

    let chartHeight = chartArea.heightAnchor.constraint(equalToConstant: 180)
    let constraint1 = transferButton.widthAnchor.constraint(equalTo: transferRow.widthAnchor)
    constraint1.priority = UILayoutPriority(999)
    let constraint = transferButton.widthAnchor.constraint(lessThanOrEqualToConstant: 480)
    constraint.identifier = "readable-button"
    NSLayoutConstraint.activate([
      sidebar.widthAnchor.constraint(equalToConstant: 320),
      divider.widthAnchor.constraint(equalToConstant: 1),
      page.topAnchor.constraint(equalTo: view.topAnchor),
      view.bottomAnchor.constraint(equalTo: page.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      stackView.topAnchor.constraint(equalTo: balanceCard.layoutMarginsGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: balanceCard.layoutMarginsGuide.leadingAnchor),
      balanceCard.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      balanceCard.layoutMarginsGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor),
      stackView2.topAnchor.constraint(equalTo: spendingCard.layoutMarginsGuide.topAnchor),
      stackView2.leadingAnchor.constraint(equalTo: spendingCard.layoutMarginsGuide.leadingAnchor),
      spendingCard.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stackView2.trailingAnchor),
      spendingCard.layoutMarginsGuide.bottomAnchor.constraint(equalTo: stackView2.bottomAnchor),
      stackView3.topAnchor.constraint(equalTo: savingsCard.layoutMarginsGuide.topAnchor),
      stackView3.leadingAnchor.constraint(equalTo: savingsCard.layoutMarginsGuide.leadingAnchor),
      savingsCard.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stackView3.trailingAnchor),
      savingsCard.layoutMarginsGuide.bottomAnchor.constraint(equalTo: stackView3.bottomAnchor),
      chartTitle.topAnchor.constraint(equalTo: chartCard.layoutMarginsGuide.topAnchor),
      chartTitle.leadingAnchor.constraint(equalTo: chartCard.layoutMarginsGuide.leadingAnchor),
      chartCard.layoutMarginsGuide.trailingAnchor.constraint(equalTo: rangeControl.trailingAnchor),
      rangeControl.centerYAnchor.constraint(equalTo: chartTitle.centerYAnchor),
      chartArea.topAnchor.constraint(
        equalToSystemSpacingBelow: chartTitle.bottomAnchor, multiplier: 1),
      chartCard.layoutMarginsGuide.bottomAnchor.constraint(equalTo: chartArea.bottomAnchor),
      chartArea.leadingAnchor.constraint(equalTo: chartCard.layoutMarginsGuide.leadingAnchor),
      chartCard.layoutMarginsGuide.trailingAnchor.constraint(equalTo: chartArea.trailingAnchor),
      chartHeight,
      transferButton.topAnchor.constraint(equalTo: transferRow.topAnchor),
      transferRow.bottomAnchor.constraint(equalTo: transferButton.bottomAnchor),
      transferButton.centerXAnchor.constraint(equalTo: transferRow.centerXAnchor),
      constraint1,
      transferButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])

    views = (
      sidebar, divider, page, refresh, sections, cards, balanceCard, balanceLabel, spendingCard, spendingLabel,
      budgetProgress, savingsCard, savingsLabel, chartCard, chartTitle, rangeControl, chartArea, chartHeight,
      transferRow, transferButton
    )
    controller.view = view

    let budgetProgressHidden = budgetProgress.isHidden
    let regularWidthConstraints = [
      sidebar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: sidebar.bottomAnchor),
      sidebar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      divider.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: divider.bottomAnchor),
      divider.leadingAnchor.constraint(equalTo: sidebar.trailingAnchor),
      page.leadingAnchor.constraint(equalTo: divider.trailingAnchor),
      sections.topAnchor.constraint(equalTo: page.contentLayoutGuide.topAnchor, constant: 32),
      sections.leadingAnchor.constraint(equalTo: page.contentLayoutGuide.leadingAnchor, constant: 32),
      page.contentLayoutGuide.trailingAnchor.constraint(equalTo: sections.trailingAnchor, constant: 32),
      page.contentLayoutGuide.bottomAnchor.constraint(equalTo: sections.bottomAnchor, constant: 32),
      sections.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor, constant: -64),
      constraint,
    ]
    let otherConstraints = [
      page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sections.topAnchor.constraint(equalTo: page.contentLayoutGuide.topAnchor, constant: 16),
      sections.leadingAnchor.constraint(equalTo: page.contentLayoutGuide.leadingAnchor, constant: 16),
      page.contentLayoutGuide.trailingAnchor.constraint(equalTo: sections.trailingAnchor, constant: 16),
      page.contentLayoutGuide.bottomAnchor.constraint(equalTo: sections.bottomAnchor, constant: 16),
      sections.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor, constant: -32),
    ]
    SceneTraits.observe(view) { view, traits in
      SceneTraits.place(
        in: view,
        before: page,
        (sidebar, traits.horizontalSizeClass == .regular),
        (divider, traits.horizontalSizeClass == .regular)
      )
      SceneTraits.activate([
        (regularWidthConstraints, traits.horizontalSizeClass == .regular),
        (otherConstraints, traits.horizontalSizeClass != .regular),
      ])
      view.directionalLayoutMargins =
        traits.horizontalSizeClass == .regular
        ? NSDirectionalEdgeInsets(top: 32, leading: 32, bottom: 32, trailing: 32)
        : NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
      sections.spacing = traits.horizontalSizeClass == .regular ? 24 : 16
      cards.axis =
        traits.horizontalSizeClass == .regular
        ? .horizontal
        : traits.verticalSizeClass == .compact
          ? .horizontal
          : .vertical
      cards.distribution =
        traits.horizontalSizeClass == .regular
        ? .fillEqually
        : traits.verticalSizeClass == .compact
          ? .fillEqually
          : .fill
      balanceLabel.font =
        traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
        ? .preferredFont(forTextStyle: .largeTitle)
        : .preferredFont(forTextStyle: .title2)
      spendingLabel.font =
        traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
        ? .preferredFont(forTextStyle: .largeTitle)
        : .preferredFont(forTextStyle: .title2)
      budgetProgress.isHidden = traits.verticalSizeClass == .compact ? true : budgetProgressHidden
      savingsCard.isHidden = traits.horizontalSizeClass == .regular ? false : true
      savingsLabel.font =
        traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
        ? .preferredFont(forTextStyle: .largeTitle)
        : .preferredFont(forTextStyle: .title2)
      chartTitle.font =
        traits.horizontalSizeClass == .regular
        ? .preferredFont(forTextStyle: .title3)
        : .preferredFont(forTextStyle: .headline)
      rangeControl.isHidden = traits.horizontalSizeClass == .regular ? false : true
      chartHeight.constant =
        traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
        ? 320
        : traits.verticalSizeClass == .compact
          ? 88
          : 180
    }

    let accounts = scenes.instantiateAccounts()
    children.accounts = accounts
    dispatch.embed(accounts, "sidebar", in: sidebar, from: controller, as: .sidebar(accounts))

    let spendingChart = scenes.instantiateSpendingChart()
    children.spendingChart = spendingChart
    dispatch.embed(spendingChart, "chart", in: chartArea, from: controller, as: .chart(spendingChart))
  }

  fileprivate func addBarButtonItems(to controller: DashboardSceneController) {
    accountsItem.accessibilityIdentifier = "accounts"
    accountsItem.accessibilityLabel = "Accounts"
    controller.navigationItem.rightBarButtonItems = [accountsItem]
  }
}

final class DashboardSceneController: DashboardController {
  fileprivate lazy var dashboardWiring = DashboardScene(self)
  override func loadView() { dashboardWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch DashboardScene.Identifier(rawValue: identifier) {
    case .sidebar, .chart: SceneContainer.alreadyEmbedded()
    case .showAccounts: dashboardWiring.performShowAccounts(sender: sender)
    case .transfer: dashboardWiring.performTransfer(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `DashboardController` and the scene `dashboard`.
@MainActor
protocol DashboardSceneOwner: DashboardController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: DashboardScene.Segue, sender: Any?)
}

extension DashboardSceneOwner {
  /// The parts of the scene `dashboard` that this controller uses.
  var scene: DashboardScene {
    DashboardScene.owner(self, use: "DashboardScenes.instantiateDashboard()").dashboardWiring
  }
  func prepare(for segue: DashboardScene.Segue, sender: Any?) {}
}

extension DashboardController: DashboardSceneOwner {}

// MARK: - spendingChart

/// The parts of the scene `spendingChart` that its controller uses.
final class SpendingChartScene: SceneParts<SpendingChartSceneController> {
  private var views: (bars: UIStackView, emptyLabel: UILabel)!

  var bars: UIStackView { loadedViews.views.bars }
  var emptyLabel: UILabel { loadedViews.views.emptyLabel }

  /// The controller that contains this one, from the moment it does.
  var dashboard: DashboardController? { weakController?.parent as? DashboardController }

  fileprivate func loadView(of controller: SpendingChartSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let bars = UIStackView()
    bars.axis = .horizontal
    bars.distribution = .fillEqually
    bars.alignment = .bottom
    bars.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bars)

    let emptyLabel = UILabel()
    emptyLabel.numberOfLines = 0
    emptyLabel.text = "Nothing spent"
    emptyLabel.font = .preferredFont(forTextStyle: .footnote)
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.adjustsFontForContentSizeCategory = true
    emptyLabel.isHidden = true
    emptyLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(emptyLabel)

    NSLayoutConstraint.activate([
      bars.topAnchor.constraint(equalTo: view.topAnchor),
      bars.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: bars.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: bars.bottomAnchor),
      emptyLabel.topAnchor.constraint(equalTo: view.topAnchor),
      emptyLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: emptyLabel.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: emptyLabel.bottomAnchor),
    ])

    views = (bars, emptyLabel)
    controller.view = view

    SceneTraits.observe(view) { _, traits in
      bars.spacing = traits.horizontalSizeClass == .regular ? 8 : 4
    }
  }
}

final class SpendingChartSceneController: SpendingChartController {
  fileprivate lazy var spendingChartWiring = SpendingChartScene(self)
  override func loadView() { spendingChartWiring.loadView(of: self) }
}

/// The interface between `SpendingChartController` and the scene `spendingChart`.
@MainActor
protocol SpendingChartSceneOwner: SpendingChartController {}

extension SpendingChartSceneOwner {
  /// The parts of the scene `spendingChart` that this controller uses.
  var scene: SpendingChartScene {
    SpendingChartScene.owner(self, use: "DashboardScenes.instantiateSpendingChart()").spendingChartWiring
  }
}

extension SpendingChartController: SpendingChartSceneOwner {}

// MARK: - accounts

/// The parts of the scene `accounts` that its controller uses.
final class AccountsScene: SceneParts<AccountsSceneController> {
  private var views: UITableView!

  /// The controller that contains this one, from the moment it does.
  var dashboard: DashboardController? { weakController?.parent as? DashboardController }

  /// A view of the prototype `Account`, with what is in it.
  func dequeueAccountCell(for indexPath: IndexPath) -> UITableViewCell {
    SceneReuse.cell("Account", of: loadedViews.views, for: indexPath, fill: fillAccountCell)
  }

  private func fillAccountCell(_ tableViewCell: UITableViewCell) {
  }

  fileprivate func loadView(of controller: AccountsSceneController) {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    tableView.frame = .sceneCanvas
    tableView.register(AccountsSceneAccountCell.self, forCellReuseIdentifier: "Account")
    tableView.dataSource = controller
    tableView.delegate = controller

    views = tableView
    controller.tableView = tableView
  }
}

final class AccountsSceneController: AccountsController {
  fileprivate lazy var accountsWiring = AccountsScene(self)
  override func loadView() { accountsWiring.loadView(of: self) }
}

/// The interface between `AccountsController` and the scene `accounts`.
@MainActor
protocol AccountsSceneOwner: AccountsController {}

extension AccountsSceneOwner {
  /// The parts of the scene `accounts` that this controller uses.
  var accountsScene: AccountsScene {
    AccountsScene.owner(self, use: "DashboardScenes.instantiateAccounts()").accountsWiring
  }
}

extension AccountsController: AccountsSceneOwner {}

/// The generated class of the prototype `Account`.
private final class AccountsSceneAccountCell: UITableViewCell {

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

// MARK: - accountsPage

/// The parts of the scene `accountsPage` that its controller uses.
final class AccountsPageScene: SceneParts<AccountsPageSceneController> {
  private var views: UITableView!

  /// A view of the prototype `Account`, with what is in it.
  func dequeueAccountCell(for indexPath: IndexPath) -> UITableViewCell {
    SceneReuse.cell("Account", of: loadedViews.views, for: indexPath, fill: fillAccountCell)
  }

  private func fillAccountCell(_ tableViewCell: UITableViewCell) {
  }

  fileprivate func loadView(of controller: AccountsPageSceneController) {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    tableView.frame = .sceneCanvas
    tableView.register(AccountsPageSceneAccountCell.self, forCellReuseIdentifier: "Account")
    tableView.dataSource = controller
    tableView.delegate = controller

    views = tableView
    controller.tableView = tableView
  }
}

final class AccountsPageSceneController: AccountsController {
  fileprivate lazy var accountsPageWiring = AccountsPageScene(self)
  override func loadView() { accountsPageWiring.loadView(of: self) }
}

/// The interface between `AccountsController` and the scene `accountsPage`.
@MainActor
protocol AccountsPageSceneOwner: AccountsController {}

extension AccountsPageSceneOwner {
  /// The parts of the scene `accountsPage` that this controller uses.
  var accountsPageScene: AccountsPageScene {
    AccountsPageScene.owner(self, use: "DashboardScenes.instantiateAccountsPage()").accountsPageWiring
  }
}

extension AccountsController: AccountsPageSceneOwner {}

/// The generated class of the prototype `Account`.
private final class AccountsPageSceneAccountCell: UITableViewCell {

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

// MARK: - transfer

/// The parts of the scene `transfer` that its controller uses.
final class TransferScene: SceneParts<TransferSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case cancelTransfer, sendTransfer }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case cancelTransfer(DashboardController)
    case sendTransfer(DashboardController)
  }

  private let dispatch = SceneDispatch<TransferSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var views: (recipientField: UITextField, amountField: UITextField)!

  var recipientField: UITextField { loadedViews.views.recipientField }
  var amountField: UITextField { loadedViews.views.amountField }

  private(set) lazy var sendItem: UIBarButtonItem = UIBarButtonItem(
    title: "Send",
    primaryAction: UIAction(title: "Send") { [weak weakController] in
      SceneSegues.trigger("sendTransfer", of: weakController, sender: $0.sender)
    }
  )

  /// Performs the segue `cancelTransfer`: goes back to `dashboard`.
  func performCancelTransfer(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: DashboardController.self, "cancelTransfer", from: controller, as: Segue.cancelTransfer, sender: sender
    ) { dashboard, _ in dashboard.transferCancelled() }
  }

  /// Performs the segue `sendTransfer`: goes back to `dashboard`.
  func performSendTransfer(sender: Any? = nil) {
    guard let controller = weakController else { return }
    dispatch.unwind(
      to: DashboardController.self, "sendTransfer", from: controller, as: Segue.sendTransfer, sender: sender
    ) { dashboard, segue in dashboard.transferSent(segue) }
  }

  fileprivate func loadView(of controller: TransferSceneController) {
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBackground

    let stackView = UIStackView()
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)

    let recipientField = UITextField()
    recipientField.placeholder = "Recipient"
    recipientField.borderStyle = .roundedRect
    recipientField.font = .preferredFont(forTextStyle: .body)
    recipientField.adjustsFontForContentSizeCategory = true
    recipientField.textContentType = .name
    recipientField.accessibilityIdentifier = "recipient"
    recipientField.addAction(SceneActions.call(controller) { $0.fieldsChanged() }, for: .editingChanged)
    stackView.addArrangedSubview(recipientField)

    let amountField = UITextField()
    amountField.placeholder = "Amount"
    amountField.borderStyle = .roundedRect
    amountField.font = .preferredFont(forTextStyle: .body)
    amountField.adjustsFontForContentSizeCategory = true
    amountField.keyboardType = .numberPad
    amountField.accessibilityIdentifier = "amount"
    amountField.addAction(SceneActions.call(controller) { $0.fieldsChanged() }, for: .editingChanged)
    stackView.addArrangedSubview(amountField)

    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
    ])

    views = (recipientField, amountField)
    controller.view = view

    SceneTraits.observe(view) { _, traits in
      stackView.axis = traits.verticalSizeClass == .compact ? .horizontal : .vertical
      stackView.distribution = traits.verticalSizeClass == .compact ? .fillEqually : .fill
    }
  }

  fileprivate func addBarButtonItems(to controller: TransferSceneController) {
    let barButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: SceneSegues.action("cancelTransfer", of: controller)
    )
    sendItem.style = UIBarButtonItem.Style(rawValue: 2) ?? .plain
    sendItem.isEnabled = false
    controller.navigationItem.leftBarButtonItems = [barButtonItem]
    controller.navigationItem.rightBarButtonItems = [sendItem]
  }
}

final class TransferSceneController: TransferController {
  fileprivate lazy var transferWiring = TransferScene(self)
  override func loadView() { transferWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch TransferScene.Identifier(rawValue: identifier) {
    case .cancelTransfer: transferWiring.performCancelTransfer(sender: sender)
    case .sendTransfer: transferWiring.performSendTransfer(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `TransferController` and the scene `transfer`.
@MainActor
protocol TransferSceneOwner: TransferController {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: TransferScene.Segue, sender: Any?)
}

extension TransferSceneOwner {
  /// The parts of the scene `transfer` that this controller uses.
  var scene: TransferScene {
    TransferScene.owner(self, use: "DashboardScenes.instantiateTransfer()").transferWiring
  }
  func prepare(for segue: TransferScene.Segue, sender: Any?) {}
}

extension TransferController: TransferSceneOwner {}
