"""Compares what the catalogue names of UIKit with UIKit's declarations."""

import re

from interface_builder.uikit_api import bare, split_parameters

# The types of UIKit that take a value of each kind, without optionality.
TYPES = {
  "boolean": {"Bool"},
  "integer": {"Int"},
  "number": {"CGFloat", "Double", "Float", "Int", "NSTimeInterval", "TimeInterval"},
  "numberIn": {"CGFloat", "Double", "Float"},
  "numberOr": {"CGFloat", "Double"},
  "string": {"String"},
  "text": {"String"},
  "color": {"UIColor"},
  "font": {"UIFont"},
  "image": {"UIImage"},
  "systemImage": {"UIImage"},
  "size": {"CGSize"},
  "rect": {"CGRect"},
  "insets": {"UIEdgeInsets", "NSDirectionalEdgeInsets"},
  "date": {"Date"},
  "offset": {"UIOffset"},
  "symbolConfiguration": {"UIImage.SymbolConfiguration", "UIImageSymbolConfiguration"},
}
# What the support file of generated Swift declares for properties that iOS has deprecated.
FORMER = "unconfigured."
# What the generated Swift makes of a number on the way: `UILayoutPriority(%)`.
WRAPPERS = re.compile(r"(\w+)\(%\)")


class Finding:
  """Something that the declarations do not say as the catalogue does."""

  def __init__(self, element, name, text):
    self.element, self.name, self.text = element, name, text

  def __str__(self):
    return f"{self.element}.{self.name}: {self.text}"


class Check:
  """Collects findings, and what is newer than a version of iOS or deprecated."""

  def __init__(self, api, oldest):
    self.api, self.oldest = api, oldest
    self.findings, self.newer, self.deprecated, self.count = [], {}, {}, 0

  def run(self, elements):
    for element in elements:
      # The table has the classes of UIKit only.
      if element["type"] and element.get("module", "UIKit") == "UIKit":
        self._check_element(element)

  # MARK: Elements

  def _check_element(self, element):
    self._element = element
    if element["type"].startswith("["):
      return  # a dictionary, which Swift itself declares
    self._class_exists(element["type"])
    self._check_creation(element)
    if element["addsSubviewsWith"]:
      *path, method = element["addsSubviewsWith"].split(".")
      holder = self._type_at(element["type"], path, "addsSubviewsWith")
      if holder:
        self._find_method(holder, method, ["_"], "addsSubviewsWith")
    if element["primaryEvent"]:
      self._find("UIControl.Event", element["primaryEvent"], "primaryEvent")
    for outlet in element["outlets"]:
      self._check_property(element["type"], outlet, outlet, None)
    for attribute in element["attributes"]:
      self._check_attribute(element, attribute)

  def _class_exists(self, name):
    self.count += 1
    declaration = self.api.declarations.get(name)
    if declaration is None:
      self._report("type", f"there is no {name}")
    else:
      self._note_versions("type", declaration)

  def _check_creation(self, element):
    """Compares `(type: {buttonType})` with the initialisers of the class."""
    labels = re.findall(r"(\w+):", element["creation"])
    if not labels:
      return
    initializer = self._find_method(element["type"], "init", labels, "creation")
    if initializer is None:
      return
    for label, name in re.findall(r"(\w+): \{(\w+)\}", element["creation"]):
      attribute = next((one for one in element["attributes"] if one["name"] == name), None)
      if attribute:
        self._check_value(attribute, initializer.parameter(label), initializer.path)

  # MARK: Attributes

  def _check_attribute(self, element, attribute):
    if "sets" in attribute:
      path = attribute["sets"].removeprefix(FORMER)
      self._check_property(element["type"], path, attribute["name"], None if "to" in attribute else attribute)
    elif attribute.get("calls") == "%()":
      for word, method in attribute["swift"].items():
        self._find_method(element["type"], method, [], f"{attribute['name']}={word}")
    elif " = " in attribute.get("calls", ""):
      self._check_assignment(element["type"], attribute)
    elif "callsIfTrue" in attribute:
      self._find_method(element["type"], attribute["callsIfTrue"].removesuffix("()"), [], attribute["name"])
    elif "calls" in attribute:
      self._check_call(element["type"], attribute)

  def _check_property(self, type_name, path, name, attribute):
    *holders, last = [step.rstrip("?!") for step in path.split(".")]
    holder = self._type_at(type_name, holders, name)
    declaration = self._find(holder, last, name) if holder else None
    if declaration is None:
      return
    if not declaration.is_settable:
      self._report(name, f"{declaration.path} cannot be set")
    elif attribute:
      self._check_value(attribute, declaration.type, declaration.path)

  def _type_at(self, type_name, path, name):
    """The type of `navigationItem` or `titleLabel` of a class."""
    for step in path:
      declaration = self._find(type_name, step, name)
      if declaration is None:
        return None
      type_name = bare(declaration.type)
    return type_name

  def _check_call(self, type_name, attribute):
    """Compares `setTitle(%, for: .normal)` with `setTitle(_:for:)`."""
    method, labels, place = signature(attribute["calls"])
    declaration = self._find_method(type_name, method, labels, attribute["name"])
    if declaration is None:
      return
    wrapper = WRAPPERS.search(attribute["calls"].partition("(")[2])
    parameters = [overload.parameter_at(place) for overload in self.api.overloads(declaration)]
    parameter = next((one for one in parameters if is_fitting(attribute, one)), parameters[0])
    if wrapper:
      if wrapper[1] != bare(parameter):
        self._report(attribute["name"], f"{declaration.path} takes {parameter}, not {wrapper[1]}")
    else:
      self._check_value(attribute, parameter, declaration.path)

  def _check_assignment(self, type_name, attribute):
    """Compares `passwordRules = UITextInputPasswordRules(descriptor: %)` with the property."""
    path, _, made = attribute["calls"].partition(" = ")
    declaration = self._find(type_name, path, attribute["name"])
    if declaration and bare(declaration.type) != made.partition("(")[0]:
      self._report(attribute["name"], f"{declaration.path} is {declaration.type}, not {made}")

  def _check_value(self, attribute, type_name, path):
    kind = attribute["value"]
    if kind in ("choice", "options"):
      self._check_words(attribute, bare(type_name))
    elif kind not in TYPES:
      self._report(attribute["name"], f"what a {kind} is in Swift is not known here")
    elif not is_fitting(attribute, type_name):
      self._report(attribute["name"], f"{path} is {type_name}, which no {kind} can be")

  def _check_words(self, attribute, type_name):
    for word, swift in attribute["swift"].items():
      if swift.startswith("."):
        self._find(self._qualified(type_name), swift[1:], f"{attribute['name']}={word}")
      elif swift == "[]" and attribute["value"] == "options":
        continue  # none of them
      elif made := re.fullmatch(r"(\w+)\(style: \.(\w+)\)", swift):
        self._find(f"{made[1]}.Style", made[2], f"{attribute['name']}={word}")
        if bare(type_name) not in self.api.classes(made[1]):
          self._report(f"{attribute['name']}={word}", f"{swift} is no {type_name}")
      elif not swift.startswith(f"{type_name}("):
        self._report(f"{attribute['name']}={word}", f"{swift} is no {type_name}")

  def _qualified(self, type_name):
    """A type as the table names it: one that is declared in the class itself is written without the class."""
    for name in self.api.classes(self._element["type"]):
      if f"{name}.{type_name}" in self.api.declarations:
        return f"{name}.{type_name}"
    return type_name

  # MARK: Findings

  def _find(self, type_name, member, name):
    return self._found(self.api.member(type_name, member), type_name, member, name)

  def _find_method(self, type_name, method, labels, name):
    member = f"{method}({''.join(f'{label}:' for label in labels)})"
    return self._found(self.api.method(type_name, method, labels), type_name, member, name)

  def _found(self, declaration, type_name, member, name):
    self.count += 1
    if declaration is None:
      self._report(name, f"{type_name} has no {member}")
    else:
      self._note_versions(name, declaration)
    return declaration

  def _note_versions(self, name, declaration):
    key = f"{self._element['name']}.{name}"
    if declaration.introduced and declaration.introduced > self.oldest:
      self.newer[key] = declaration
    if declaration.deprecated:
      self.deprecated[key] = declaration

  def _report(self, name, text):
    self.findings.append(Finding(self._element["name"], name, text))


def is_fitting(attribute, type_name):
  """Whether a type takes values of the attribute's kind."""
  return bare(type_name) in TYPES.get(attribute["value"], ())


def signature(call):
  """The name of a method that is called, its labels, and which argument is the value."""
  method, _, rest = call.partition("(")
  arguments = split_parameters(f"({rest}")
  labels, place = [], 0
  for index, argument in enumerate(arguments):
    match = re.match(r"(\w+): ", argument)
    labels.append(match[1] if match else "_")
    if "%" in argument:
      place = index
  return method, labels, place
