/// The classes whose segues are performed by names that another class, or the same class in another storyboard, has too.
///
/// A method of each class would be ambiguous in `performSegue(.edit)` if one of the classes is a subclass of the other,
/// which no storyboard says. The segues of such classes are members of one generic type instead, of which Swift takes the
/// member of the nearest class.
struct SharedSegues {
  /// The generic type.
  static let type = "StoryboardSegue"
  /// The protocol that knows the class of a controller.
  static let source = "StoryboardSegueSource"

  /// The storyboard whose file declares the generic type; nil if there are no such classes.
  private(set) var holder: Int?
  /// The segues that the file of each storyboard adds to the generic type, by class.
  private var members: [[String: [StoryboardPlan.Case]]] = []
  private var types: Set<String> = []

  init(_ plans: [StoryboardPlan]) {
    var counts: [String: Int] = [:]
    for one in plans.flatMap(\.screens).flatMap(\.performable) { counts[one.name, default: 0] += 1 }
    let shared = plans.flatMap(\.screens).filter { $0.performable.contains { counts[$0.name, default: 0] > 1 } }
    types = Set(shared.map(\.type))
    var said: [String: Set<String>] = [:]
    for (index, plan) in plans.enumerated() {
      var own: [String: [StoryboardPlan.Case]] = [:]
      for screen in plan.screens where types.contains(screen.type) {
        own[screen.type] = screen.performable.filter { said[screen.type, default: []].insert($0.name).inserted }
        holder = holder ?? index
      }
      members.append(own)
    }
  }

  /// Whether the segues of a class are members of the generic type.
  func contains(_ type: String) -> Bool { types.contains(type) }

  /// The segues of a class that the file of a storyboard adds.
  func members(of type: String, in index: Int) -> [StoryboardPlan.Case] { members[index][type] ?? [] }
}
