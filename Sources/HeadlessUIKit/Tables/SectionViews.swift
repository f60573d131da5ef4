/// The headers and footers that the delegate of a table has for its sections.
struct SectionViews {
  private var headers: [Int: UIView] = [:]
  private var footers: [Int: UIView] = [:]
  /// The classes and nibs that make views, by their names.
  private var classes: [String: UITableViewHeaderFooterView.Type] = [:]
  private var nibs: [String: UINib] = [:]
  /// The views that were shown and are not, the first one first.
  private var unused: [String: [UITableViewHeaderFooterView]] = [:]

  subscript(header section: Int) -> UIView? {
    get { headers[section] }
    set { headers[section] = newValue }
  }

  subscript(footer section: Int) -> UIView? {
    get { footers[section] }
    set { footers[section] = newValue }
  }

  /// The name of a view stands for a class or a nib, whatever was registered last.
  mutating func register(_ viewClass: AnyClass?, _ identifier: String) {
    classes[identifier] = viewClass as? UITableViewHeaderFooterView.Type
    nibs[identifier] = nil
  }

  mutating func register(_ nib: UINib?, _ identifier: String) {
    nibs[identifier] = nib
    classes[identifier] = nil
  }

  /// Takes all views off the table, and keeps those that a table made.
  @MainActor mutating func removeAll() {
    for views in [headers, footers] {
      for (_, view) in views.sorted(by: { $0.key < $1.key }) {
        view.removeFromSuperview()
        guard let view = view as? UITableViewHeaderFooterView, view.isMadeByTable, let name = view.reuseIdentifier
        else { continue }
        unused[name, default: []].append(view)
      }
    }
    (headers, footers) = ([:], [:])
  }

  /// A view that is used again, else a new one; nil if nothing is registered under the name.
  @MainActor mutating func dequeue(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = unused[identifier]?.first {
      unused[identifier]?.removeFirst()
      view.prepareForReuse()
      return view
    }
    let view =
      nibs[identifier]?.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first
      ?? classes[identifier].map { UITableViewHeaderFooterView.make($0, reuseIdentifier: identifier) }
    view?.isMadeByTable = true
    return view
  }
}
