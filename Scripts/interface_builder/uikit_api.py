"""Reads a table of UIKit's declarations.

Its first line names the columns: the path of a declaration (`UILabel.text`, `UIButton.setTitle(_:for:)`), its kind, the
declaration in Swift, the superclass of a class, and the versions of iOS: `13.0` introduced it, `-15.0` deprecated it,
`13.0-18.0` says both. The table may not know the version of a declaration.
"""

import csv
import re

# The protocols whose requirements UIKit's classes have without declaring them again, as UIKit's headers say.
CONFORMANCES = {
  "UIView": ["UIAccessibilityIdentification", "UIAccessibilityElement"],
  "UIBarItem": ["UIAccessibilityIdentification", "UIAccessibilityElement"],
  "UITextField": ["UITextInputTraits", "UIContentSizeCategoryAdjusting"],
  "UITextView": ["UITextInputTraits", "UIContentSizeCategoryAdjusting"],
  "UISearchBar": ["UITextInputTraits"],
  "UILabel": ["UIContentSizeCategoryAdjusting"],
  "UIButton": ["UIAccessibilityContentSizeCategoryImageAdjusting", "UISpringLoadedInteractionSupporting"],
  "UIImageView": ["UIAccessibilityContentSizeCategoryImageAdjusting"],
}


class Declaration:
  """One row of the table."""

  def __init__(self, path, kind, text, superclass, versions):
    self.path, self.kind, self.text, self.superclass = path, kind, text, superclass
    introduced, _, deprecated = versions.partition("-")
    self.introduced = float(introduced) if introduced else None
    self.deprecated = float(deprecated) if deprecated else None

  @property
  def is_settable(self):
    return not self.text.endswith("{ get }")

  @property
  def type(self):
    """The type of a property."""
    match = re.search(r"\bvar \w+: (.+?)(?: \{ get(?: set)? \})?$", self.text)
    return match[1] if match else None

  def parameter(self, label):
    """The type of a method's or an initialiser's parameter, by its label."""
    labels = [parameter.split()[0].rstrip(":") for parameter in split_parameters(self.text)]
    return self.parameter_at(labels.index(label)) if label in labels else None

  def parameter_at(self, index):
    """The type of a parameter, by its place."""
    return split_parameters(self.text)[index].partition(":")[2].split(" = ")[0].strip()


class UIKitAPI:
  """All declarations."""

  def __init__(self, path):
    self.declarations, self._overloads = {}, {}
    with open(path, newline="") as file:
      rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
      next(rows, None)
      for row in rows:
        declaration = Declaration(*row[:5])
        self.declarations.setdefault(declaration.path, declaration)
        self._overloads.setdefault(declaration.path, []).append(declaration)

  def classes(self, name):
    """A class, its superclasses and the protocols of them all, closest first."""
    while name:
      yield name
      yield from CONFORMANCES.get(name, [])
      declaration = self.declarations.get(name)
      name = declaration.superclass if declaration else None

  def member(self, type_name, member):
    """The declaration of a member of a type, of its superclasses or of their protocols."""
    for name in self.classes(type_name):
      if f"{name}.{member}" in self.declarations:
        return self.declarations[f"{name}.{member}"]
    return None

  def overloads(self, declaration):
    """All declarations of the same path: their parameters have other types."""
    return self._overloads[declaration.path]

  def method(self, type_name, name, labels):
    """The declaration of a method or initialiser that can be called with these labels: others have defaults."""
    found = self.member(type_name, f"{name}({''.join(f'{label}:' for label in labels)})")
    if found or not labels:
      return found
    start = f"{name}({''.join(f'{label}:' for label in labels)}"
    for type_name in self.classes(type_name):
      for path, declaration in self.declarations.items():
        if path.startswith(f"{type_name}.{start}"):
          if all(" = " in parameter for parameter in split_parameters(declaration.text)[len(labels):]):
            return declaration
    return None


def split_parameters(text):
  """The parameters of a declaration: what stands between its first parentheses, at commas that are in no others."""
  start = text.find("(")
  if start < 0:
    return []
  parts, depth, part = [], 0, ""
  for character in text[start + 1:]:
    if character in "([<{":
      depth += 1
    elif character in ")]>}":
      if depth == 0:
        break
      depth -= 1
    if character == "," and depth == 0:
      parts.append(part.strip())
      part = ""
    else:
      part += character
  return [part for part in [*parts, part.strip()] if part]


def bare(type_name):
  """A type without optionality and attributes: `UIColor` of `UIColor?`."""
  return re.sub(r"^\(?(?:any |@\w+ )?|\)?[?!]$", "", type_name)
