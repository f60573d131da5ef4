"""A program that loads every controller of a scene on headless UIKit, and performs every segue.

Code performs a segue by its identifier, so those without one get one. Storyboards that the scene refers to have a controller
for each identifier.
"""

import itertools
import re

POPOVER = "the app says in Swift where the popover points"
HEAD = """\
import Foundation
import HeadlessUIKitTesting
import UIKit

@main
@MainActor
struct Player {
  /// Shows a controller, and performs a segue of it.
  static func show<Controller: UIViewController>(
    _ name: String, _ make: @autoclosure () -> Controller, _ perform: (Controller) -> Void
  ) {
    print(name)
    var raised = exceptions(of: make(), inNavigation: true, perform)
    // No navigation controller contains a controller that shows a navigation or tab bar controller: it presents it.
    if raised.contains(where: { $0.reason.hasPrefix("Pushing a ") }) {
      raised = exceptions(of: make(), inNavigation: false, perform)
    }
    for exception in raised {
      if exception.reason.contains("should have a non-nil sourceView") {
        print("\(name): POPOVER")
      } else {
        print("error: \(name): \(exception)")
        status = 1
      }
    }
  }

  private static var status: Int32 = 0

  private static func exceptions<Controller: UIViewController>(
    of controller: Controller, inNavigation: Bool, _ perform: (Controller) -> Void
  ) -> [UIKitException] {
    catchingExceptions {
      // Pushes need a navigation controller around the controller, and containers are the root of their window.
      let isContainer = controller is UINavigationController || controller is UITabBarController
        || controller is UISplitViewController || controller is UIPageViewController
      let isRoot = isContainer || !inNavigation
      let app = HeadlessApp(root: isRoot ? controller : UINavigationController(rootViewController: controller))
      controller.loadViewIfNeeded()
      perform(controller)
      app.flush()
      app.close()
    }
  }

  static func main() {
""".replace("POPOVER", POPOVER)
MAKING = re.compile(r"^  static func (instantiate\w+)\((.*)\) -> ", re.MULTILINE)
SCENES = re.compile(r"^(?:extension|struct) (\w+Scenes) \{", re.MULTILINE)
PARTS = re.compile(r"^final class (\w+)(?:: SceneParts<\w+>)? \{$(.*?)^\}$", re.MULTILINE | re.DOTALL)
PERFORMING = re.compile(r"^  func (perform\w+)\(sender: Any\? = nil\)", re.MULTILINE)
SEGUE = re.compile(r"<segue\s(?=[^>]*kind=\"(?!embed|relationship)\w+\")")
UNNAMED = re.compile(SEGUE.pattern + r"(?![^>]*identifier=)")
STORYBOARD = re.compile(r'^    let storyboard = UIStoryboard\(name: (".*?"), ', re.MULTILINE)


def identified(scene):
  """The text of a scene in which all segues have identifiers that code performs."""
  numbers = itertools.count(1)
  return UNNAMED.sub(lambda match: f'<segue identifier="played{next(numbers)}" ', scene)


def segues(scene):
  """The number of segues in the text of a scene that something triggers."""
  return len(SEGUE.findall(scene))


def performed(program):
  """The number of segues that a program performs."""
  return len(re.findall(r'^    show\("\w+\.perform', program, re.MULTILINE))


def program(swift):
  """The Swift of the program, for the Swift of a scene; None if there is nothing to load."""
  group = SCENES.search(swift).group(1)
  parts = {name: PERFORMING.findall(body) for name, body in PARTS.findall(swift)}
  lines = [
    f"    HeadlessStoryboards.register({name}) {{ _ in UIViewController() }}"
    for name in dict.fromkeys(STORYBOARD.findall(swift))]
  first = len(lines)
  for name, _ in dict.fromkeys(MAKING.findall(swift.replace("(\n", "("))):
    if name == "instantiateInitialViewController":
      continue
    make = f"{group}.{name}()"
    lines.append(f'    show("{name}", {make}) {{ _ in }}')
    part = name.removeprefix("instantiate") + "Scene"
    # A class with several scenes has a property for each.
    scene = re.search(rf"^  var (\w+): {part} ", swift, re.MULTILINE)
    lines += [
      f'    show("{part}.{one}", {make}) {{ $0.{scene[1] if scene else "scene"}.{one}() }}' for one in parts.get(part, ())]
  return HEAD + "\n".join(lines) + "\n    exit(status)\n  }\n}\n" if len(lines) > first else None
