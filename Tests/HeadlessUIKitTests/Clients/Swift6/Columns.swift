import UIKit

// Swift 6: three columns, a menu in a bar, a toolbar, and collapsing.

struct Folder: Identifiable, Sendable {
  let id: Int
  var name: String
  var notes: [String]
}

@MainActor
protocol FolderSelection: AnyObject {
  func select(_ folder: Folder)
  func select(note: String, in folder: Folder)
}

final class FoldersController: UITableViewController {
  private let folders: [Folder]
  weak var selection: (any FolderSelection)?

  init(folders: [Folder]) {
    self.folders = folders
    super.init(style: .insetGrouped)
    navigationItem.title = "Folders"
    navigationItem.largeTitleDisplayMode = .always
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "folder")
    toolbarItems = [
      .flexibleSpace(), UIBarButtonItem(systemItem: .compose, primaryAction: UIAction { _ in }), .fixedSpace(8),
    ]
    let sort = UIMenu(
      title: "Sort", options: .displayInline,
      children: [
        UIAction(title: "By name", image: UIImage(systemName: "textformat"), state: .on) { _ in },
        UIAction(title: "By date", attributes: .disabled) { _ in },
      ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: sort)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { folders.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: indexPath)
    cell.textLabel?.text = folders[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selection?.select(folders[indexPath.row])
  }
}

final class NotesController: UICollectionViewController {
  var folder: Folder? {
    didSet {
      title = folder?.name
      collectionView.reloadData()
    }
  }
  weak var selection: (any FolderSelection)?

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 160, height: 80)
    layout.minimumLineSpacing = 12
    layout.sectionInset = .init(top: 16, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "note")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    folder?.notes.count ?? 0
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
    cell.contentView.layer.cornerRadius = 8
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let folder else { return }
    selection?.select(note: folder.notes[indexPath.item], in: folder)
  }
}

final class NotesSplitController: UISplitViewController, FolderSelection {
  private let folders: FoldersController
  private let notes = NotesController()
  private let detail = UIViewController()

  init(folders: [Folder]) {
    self.folders = FoldersController(folders: folders)
    super.init(style: .tripleColumn)
    delegate = self
    self.folders.selection = self
    notes.selection = self
    setViewController(self.folders, for: .primary)
    setViewController(notes, for: .supplementary)
    setViewController(detail, for: .secondary)
    preferredDisplayMode = .twoBesideSecondary
    preferredSplitBehavior = .tile
    preferredPrimaryColumnWidthFraction = 0.2
    presentsWithGesture = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func select(_ folder: Folder) {
    notes.folder = folder
    show(.supplementary)
  }

  func select(note: String, in folder: Folder) {
    detail.title = note
    show(.secondary)
    if displayMode == .twoOverSecondary { hide(.primary) }
  }
}

extension NotesSplitController: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    notes.folder == nil ? .primary : proposedTopColumn
  }

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    if column == .primary { folders.setEditing(false, animated: true) }
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    svc.viewController(for: .primary)?.navigationItem.prompt = nil
  }
}
