"""A program that loads every controller of a scene on headless UIKit, and performs every segue.

Code performs a segue by its identifier, so those without one get one. Storyboards that the scene refers to have a controller
for each identifier.
"""

import itertools
import re

HEAD = """\
import HeadlessUIKitTesting
import UIKit

@main
@MainActor
struct Player {
  static func show<Controller: UIViewController>(_ name: String, _ controller: Controller, _ perform: (Controller) -> Void) {
    print(name)
    // Pushes need a navigation controller around the controller, and containers are the root of their window.
    let isContainer = controller is UINavigationController || controller is UITabBarController
      || controller is UISplitViewController || controller is UIPageViewController
    let app = HeadlessApp(root: isContainer ? controller : UINavigationController(rootViewController: controller))
    controller.loadViewIfNeeded()
    perform(controller)
    app.flush()
    app.close()
  }

  static func main() {
"""
MAKING = re.compile(r"^  static func (instantiate\w+)\((.*)\) -> ", re.MULTILINE)
SCENES = re.compile(r"^(?:extension|struct) (\w+Scenes) \{", re.MULTILINE)
PARTS = re.compile(r"^final class (\w+) \{$(.*?)^\}$", re.MULTILINE | re.DOTALL)
PERFORMING = re.compile(r"^  func (perform\w+)\(sender: Any\? = nil\)", re.MULTILINE)
SEGUE = re.compile(r"<segue (?=[^>]*kind=\"(?!embed|relationship)\w+\")(?![^>]*identifier=)")
STORYBOARD = re.compile(r'^    let storyboard = UIStoryboard\(name: (".*?"), ', re.MULTILINE)


def identified(scene):
  """The text of a scene in which all segues have identifiers that code performs."""
  numbers = itertools.count(1)
  return SEGUE.sub(lambda match: f'<segue identifier="played{next(numbers)}" ', scene)


def program(swift):
  """The Swift of the program, for the Swift of a scene; None if there is nothing to load."""
  scenes = SCENES.search(swift)
  parts = {name: PERFORMING.findall(body) for name, body in PARTS.findall(swift) if "static func of(" in body}
  lines = [
    f"    HeadlessStoryboards.register({name}) {{ _ in UIViewController() }}"
    for name in dict.fromkeys(STORYBOARD.findall(swift))]
  first = len(lines)
  for name, _ in dict.fromkeys(MAKING.findall(swift.replace("(\n", "("))):
    if name == "instantiateInitialViewController":
      continue
    make = f"{scenes.group(1)}.{name}()"
    lines.append(f'    show("{name}", {make}) {{ _ in }}')
    part = name.removeprefix("instantiate") + "Scene"
    lines += [f'    show("{part}.{one}", {make}) {{ {part}.of($0).{one}() }}' for one in parts.get(part, ())]
  return HEAD + "\n".join(lines) + "\n  }\n}\n" if len(lines) > first else None
