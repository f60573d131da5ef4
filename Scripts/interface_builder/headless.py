"""What headless UIKit declares: its classes with what they inherit from, and their properties."""

import pathlib
import re

SOURCES = pathlib.Path(__file__).resolve().parent.parent.parent / "Sources/HeadlessUIKit"
TYPE = re.compile(r"(?:@\w+(?:\([^)]*\))? )*(?:(?:open|public|final) )*(class|extension) (\w+)(?:<[^>]*>)?(?:: (\w+))?")
PROPERTY = re.compile(r"  (?:@\w+(?:\([^)]*\))? )*(?:(?:open|public|override|weak|unowned|final|lazy|\w+\(set\)) )+var (\w+)")
PROTOCOL = re.compile(r"(?:@\w+ )*public protocol (\w+)")


class Declarations:
  """The declarations in a folder of Swift files."""

  def __init__(self, folder=SOURCES):
    self.bases, self.properties, self.protocols = {}, {}, set()
    for path in sorted(folder.rglob("*.swift")):
      self._read(path.read_text())

  def _read(self, text):
    current = None
    for line in text.splitlines():
      if found := TYPE.match(line):
        kind, current, base = found.groups()
        if kind == "class":
          self.bases[current] = base
          self.properties.setdefault(current, set())
      elif found := PROTOCOL.match(line):
        self.protocols.add(found.group(1))
      elif line[:1] == "}":
        current = None
      elif current and (found := PROPERTY.match(line)):
        self.properties.setdefault(current, set()).add(found.group(1))

  def chain(self, name):
    """A class with what it inherits from, the root last."""
    names = [name]
    while self.bases.get(names[-1]):
      names.append(self.bases[names[-1]])
    return names
