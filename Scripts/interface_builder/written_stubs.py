"""Swift classes as a person writes them: those that a document names, with usual declarations of its outlets and actions.

Which form a declaration has depends on a hash of its name, so that all forms occur, and the same ones each time.
"""

import collections
import re
import zlib

from .class_stubs import CONFORMANCES, OVERRIDDEN, REFINED, REQUIRED, Stubs
from . import nested_classes
from .import_counts import CONTROLLERS
from .swift_selectors import PREPOSITIONS, first_word, last_word, objective_c

SETTINGS = {
  "boolean": ["Bool = false"], "string": ['String = ""', "String?"], "localizedString": ["String?", 'String = ""'],
  "color": ["UIColor?", "UIColor = .black"], "image": ["UIImage?"], "point": ["CGPoint = .zero"], "size": ["CGSize = .zero"],
  "rect": ["CGRect = .zero"], "range": ["NSRange = NSRange()"], "nil": ["String?"],
}
INTEGERS = ["Int = 0", "CGFloat = 0", "Double = 0"]
DECIMALS = ["CGFloat = 0", "Double = 0"]
ATTRIBUTES = re.compile(r"@(objc|IBSegueAction|IBOutlet|IBAction|IBInspectable|IBDesignable)(\(\w+\))? ?")
INITIALIZERS = {
  "UITableViewCell": [
    "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {\n"
    "    super.init(style: style, reuseIdentifier: reuseIdentifier)\n  }"],
  "UIViewController": [
    "override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {\n"
    "    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)\n  }"],
  "UIView": ["override init(frame: CGRect) {\n    super.init(frame: frame)\n  }"],
}
HOSTING_INITIALIZERS = [
  'init() {\n    super.init(rootView: Text(""))\n  }',
  "@preconcurrency required init?(coder: NSCoder) {\n    nil\n  }",
]
REQUIRED_INITIALIZER = "required init?(coder: NSCoder) {\n    super.init(coder: coder)\n  }"


def chosen(forms, name):
  """One of some forms, the same for a name each time."""
  return forms[zlib.crc32(name.encode()) % len(forms)]


def moved(text):
  """The text after the move that the report asks for: methods of segues without their coder."""
  return re.sub(
    r"@IBSegueAction (func \w+\()(?:_ )?coder: NSCoder(?:, )?(.*?) -> (\w+)\? \{\n( +)nil\n",
    r"\1\2 -> \3 {\n\4preconditionFailure()\n", text)


def without_attributes(text):
  """The text for a system without Objective-C."""
  return ATTRIBUTES.sub("", text)


def methods(selector):
  """The forms of a method that have a selector in Objective-C: base names with labels."""
  parts = selector.split(":")[:-1]
  if not parts:
    return [(selector, [])]
  first, rest = parts[0], [one or "_" for one in parts[1:]]
  found = []
  for match in re.finditer(r"(?<=[a-z0-9])(With)?(?=[A-Z])", first):
    label = first[match.end():]
    name, label = first[:match.start()], label[:1].lower() + label[1:]
    method = f"{name}({''.join(one + ':' for one in [label, *rest])})"
    # Short labels are what people write; `doneWithSender:` is `done(sender:)`.
    if match[1] and objective_c(method) == selector:
      found.append((name, [label, *rest]))
  return found or [(first, ["_", *rest])]


class WrittenStubs(Stubs):
  """The classes of some documents."""

  def __init__(self, types, declarations):
    super().__init__(types, declarations)
    self.methods = collections.defaultdict(lambda: collections.defaultdict(set))
    self.settings = collections.defaultdict(dict)
    self.creations = collections.defaultdict(dict)
    self.hosting = set()
    # How much other modules see of the classes: `public` or `open` in every fourth document.
    self.access = ""

  # MARK: Facts

  def add_connection(self, element):
    if element.tag == "segue" and element.get("kind") == "unwind" and element.get("unwindAction"):
      owner = self.unwind_owner(element)
      if owner:
        self.methods[owner][element.get("unwindAction")].add("UIStoryboardSegue")
    super().add_connection(element)

  def add_method(self, owner, selector, kind, module):
    if self.is_others(owner):
      super().add_method(owner, selector, kind, module)

  def add_action(self, element):
    target = self.by_id.get(element.get("destination") or element.get("target"))
    holder = self.holder(element)
    owner = self.own_class(target) if target is not None else None
    if owner and holder is not None and element.get("selector") and not self.is_others(owner):
      self.methods[owner][element.get("selector")].add(self.type_of(holder))

  def add(self, data):
    super().add(data)
    for element in self.parents:
      if element.tag == "action":
        self.add_action(element)
      elif element.tag == "segue" and element.get("destinationCreationSelector"):
        owner = self.own_class(self.controller(element))
        if owner and not self.is_others(owner):
          self.creations[owner].setdefault(element.get("destinationCreationSelector"), self.destination(element))
      elif element.tag == "hostingController" and self.own_class(element):
        self.hosting.add(self.own_class(element))

  def is_others(self, owner):
    return owner in self.modules

  def unwind_owner(self, segue):
    """The class with the method of an unwind segue: that of a controller that leads to the segue's."""
    source = self.controller(segue)
    before, seen = [source], set()
    for one in before:
      for other, parent in ((other, self.controller(other)) for other in self.parents if other.tag == "segue"):
        leads = parent is not None and one is not None and other.get("destination") == one.get("id")
        if leads and other.get("kind") != "unwind" and parent.get("id") not in seen:
          seen.add(parent.get("id"))
          before.append(parent)
    owners = [self.own_class(one) for one in before[1:] + before[:1] if one is not None and self.own_class(one)]
    return next((one for one in owners if not self.is_others(one)), None)

  def controller(self, element):
    while element is not None and element.tag not in CONTROLLERS:
      element = self.parents.get(element)
    return element

  def add_setting(self, holder, setting):
    owner, path, kind = self.own_class(holder), setting.get("keyPath") or "", setting.get("type")
    if not owner or self.is_others(owner):
      super().add_setting(holder, setting)
      return
    value = next(iter(setting), None)
    forms = {"number": INTEGERS if value is not None and value.tag == "integer" else DECIMALS}.get(kind) or SETTINGS.get(kind)
    if forms and re.fullmatch(r"[A-Za-z_]\w*", path) and not self.has_property(self.system_class(holder), path):
      # A string may stand for what another element has as a number: the class has one type.
      self.settings[owner].setdefault(path, chosen(forms, owner + path))

  # MARK: Swift

  def written(self):
    """The files of the app's module, by names."""
    files = {}
    own = [name for name in sorted(self.bases) if name not in self.modules and re.fullmatch(r"\w+(\.\w+)?", name)]
    self.access = chosen(["", "", "", "", "", "", "public ", "open "], " ".join(own))
    for name in own:
      files[f"{name}.swift"] = self.file(name)
    extensions = self.written_extensions()
    if extensions:
      files["UIKit+Inspectable.swift"] = extensions
    return files

  def written_extensions(self):
    for owner, kinds in self.kinds.items():
      if owner.startswith("+"):
        for name, types in kinds.items():
          kind = f"[{self.common(types)}]!" if name.endswith("[]") else self.common(types) + "!"
          name = name.removesuffix("[]")
          self.extensions[owner[1:]].setdefault(name, f"@objc var `{name}`: {kind} {{ get {{ nil }} set {{}} }}")
    self.remove_inherited()
    lines = [
      f"extension {name} {{\n" + "".join(f"  {one.replace('@objc ', '@IBInspectable ', 1) if 'nil }' not in one else one}\n"
        for one in members.values()) + "}\n" for name, members in sorted(self.extensions.items()) if members]
    return "\n".join(["import UIKit", *self.imports(None), "", *lines]) if lines else None

  def file(self, name):
    base, members, actions = self.base(name), [], []
    bases = self.chain(base)
    known = {member for one in bases for member in self.extensions.get(one, ())}
    for property_name, types in sorted(self.kinds.get(name, {}).items()):
      if property_name.removesuffix("[]") not in known:
        members.append(self.outlet(name, property_name, types))
    overridden = [text for key, text in self.members.get(name, {}).items() if key in OVERRIDDEN]
    members += [text.replace("@objc ", "") for text in overridden]
    for path, kind in sorted(self.settings.get(name, {}).items()):
      if path not in known and path not in self.kinds.get(name, {}):
        members.append(f"@IBInspectable var {escaped(path)}: {kind}")
    for selector, types in sorted(self.methods.get(name, {}).items()):
      actions.append(self.action(name, selector, types))
    actions += [self.creation(*one) for one in sorted(self.creations.get(name, {}).items())]
    protocols = self.own_protocols(name)
    if name in self.hosting:
      members += HOSTING_INITIALIZERS
      own = name.rpartition(".")[2]
      text = declaration(f"class {own}: UIHostingController<Text>", members + actions)
      text = nested_classes.outer_text(own, text) if own != name else text
      return "\n".join(["import SwiftUI", "import UIKit", "", text])
    witnesses = [text for protocol in protocols for text in REQUIRED.get(protocol, [])]
    text = self.text_of_class(name, base, members, actions, protocols, witnesses)
    return "\n".join(["import UIKit", *self.imports(None), "", text])

  def text_of_class(self, name, base, members, actions, protocols, witnesses):
    """The class with its members in it, in a superclass, or in extensions."""
    own = name.rpartition(".")[2]
    form = chosen(["plain", "extension", "superclass", "initializers", "conformance", "generic superclass"], name)
    if form == "initializers":
      members = members + self.initializers(base)
    members, actions, witnesses = ([self.visible(one) for one in each] for each in (members, actions, witnesses))
    parts = []
    if form.endswith("superclass") and (members or actions):
      heading, argument = f"Base{own}", ""
      if form == "generic superclass":
        heading, argument = f"Base{own}<Value>", "<Int>"
      parts.append(declaration(f"{self.access}class {heading}: {base}", members[:1] + actions[:1]))
      members, actions, base = members[1:], actions[1:], f"Base{own}{argument}"
    heading = self.modifiers(name, form) + f"class {own}: {base}"
    inside = members if form == "extension" else members + actions
    extensions = []
    if form == "conformance" or not protocols:
      parts.append(declaration(heading, inside))
      extensions += [declaration(f"extension {name}: {', '.join(protocols)}", witnesses)] if protocols else []
    else:
      parts.append(declaration(", ".join([heading, *protocols]), inside + witnesses))
    if form == "extension" and actions:
      extensions.append(declaration(f"extension {name}", actions))
    text = "\n".join(parts)
    return "\n".join([nested_classes.outer_text(own, text, self.access) if own != name else text, *extensions])

  def visible(self, member):
    """A member that is as visible as its class. Nobody overrides those of an open class here."""
    return f"public {member}" if self.access else member

  def modifiers(self, name, form):
    """What stands in front of a class. Generated code subclasses controllers, cells and gesture recognisers."""
    chain = self.chain(self.base(name))
    is_leaf = "UIView" in chain and not {"UITableViewCell", "UICollectionReusableView"} & set(chain)
    # Subclasses of a generic class have no name in Objective-C.
    named = "" if form == "generic superclass" else f"@objc({name.replace('.', '_')}) "
    attribute = chosen(["", "", "@MainActor ", named], "attribute " + name)
    if is_leaf and not zlib.crc32(f"final {name}".encode()) % 3:
      return attribute + self.access.replace("open", "public") + "final "
    return attribute + self.access

  def initializers(self, base):
    kind = next((one for one in self.chain(base) if one in INITIALIZERS), None)
    # Others have initialisers of their own.
    plain = {"UITableViewCell", "UIView", "UIViewController", "UICollectionViewCell", "UILabel", "UIControl"}
    return [*INITIALIZERS[kind], REQUIRED_INITIALIZER] if kind and base in plain else []

  def own_protocols(self, name):
    own = self.protocols[name] - set().union(*(CONFORMANCES.get(one, set()) for one in self.chain(self.base(name))))
    return sorted(own - {REFINED[one] for one in own if one in REFINED})

  def outlet(self, owner, name, types):
    kind = self.common({self.known(one, None) for one in types})
    if name.endswith("[]"):
      form = chosen(["var %s: [%s]!", "var %s: [%s] = []", "var %s: [%s]?"], owner + name)
      return "@IBOutlet " + form % (escaped(name[:-2]), kind)
    forms = [
      "weak var %s: %s!", "weak var %s: %s?", "var %s: %s!", "var %s: %s?", "weak var %s: %s! {\n    didSet {}\n  }",
      "weak var %s: %s!",
    ]
    return "@IBOutlet " + chosen(forms, owner + name) % (escaped(name), kind)

  def destination(self, segue):
    """The class of what a segue leads to."""
    target = self.by_id.get(segue.get("destination"))
    own = self.own_class(target) if target is not None and target.tag != "viewControllerPlaceholder" else None
    return own or "UIViewController"

  def creation(self, selector, kind):
    """The method of a segue that makes its destination."""
    base, labels = chosen(methods(selector), selector)
    types = ["NSCoder", "Any?", "String?"]
    names = ["coder", "sender", "segueIdentifier"]
    parameters = [
      f"{label + ' ' if label != name else ''}{name}: {kind}" for label, name, kind in zip(labels, names, types)]
    return f"@IBSegueAction func {base}({', '.join(parameters)}) -> {kind}? {{\n    nil\n  }}"

  def action(self, owner, selector, types):
    base, labels = chosen(methods(selector), owner + selector)
    key = owner + selector
    if "UIStoryboardSegue" in types:
      names, kind = ["segue", "unwindSegue"], "UIStoryboardSegue"
    else:
      names = ["sender", "event"]
      kind = chosen([self.common({self.known(one, None) for one in types}), "Any", "Any?", "AnyObject"], key)
    parameters = []
    for number, label in enumerate(labels):
      name = chosen(names, key) if number == 0 and kind == "UIStoryboardSegue" else names[min(number, 1)]
      title = name if label == name else f"{label} {name}"
      parameters.append(f"{title}: {kind if number == 0 else 'UIEvent'}")
    attribute = chosen(["@IBAction func", "@IBAction final func", "@objc func", "@IBAction func"], key)
    return f"{attribute} {escaped(base)}({', '.join(parameters)}) {{}}"


def escaped(name):
  """A name in Swift, in backquotes if it is a word of the language."""
  return f"`{name}`" if name in KEYWORDS else name


KEYWORDS = set("""
  class default extension func import in init internal is let nil operator protocol public repeat return self static struct
  subscript super switch throw true try var where while as break case continue defer do else enum fallthrough false for guard if
""".split())


def declaration(heading, members):
  return heading + " {\n" + "\n\n".join("  " + one for one in members) + ("\n" if members else "") + "}\n"
