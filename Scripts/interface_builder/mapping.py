"""Reads mapping.tsv: what each element and attribute of Interface Builder becomes in a scene.

The table itself describes its columns.
"""

import pathlib
import re

TABLE = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "InterfaceBuilder" / "mapping.tsv"
COLUMNS = ["context", "attribute", "ours", "values", "absent", "default", "note"]
# What stands in the column "ours" instead of a counterpart.
KINDS = {"wrapper", "none", "plumbing", "part", "out"}


class MappingError(Exception):
  """The table is wrong; the text says where."""


class Step:
  """One element of a context: `@view[frame]{catalog=system}`."""

  PATTERN = re.compile(r"(?P<name>@?\w+|\*)(?:\[(?P<key>[^\]]*)\])?(?P<conditions>(?:\{[^}]*\})*)$")

  def __init__(self, text, groups):
    match = self.PATTERN.match(text)
    if not match:
      raise MappingError(f"'{text}' is no element of a context")
    self.name, self.key = match["name"], match["key"]
    self.conditions = [Condition(condition) for condition in re.findall(r"\{([^}]*)\}", match["conditions"])]
    if self.name.startswith("@"):
      if self.name not in groups:
        raise MappingError(f"there is no group '{self.name}'")
      self.names = groups[self.name]
    else:
      self.names = None if self.name == "*" else {self.name}

  @property
  def rank(self):
    """How closely the name says what it stands for: a name more than a group, a small group more than a large one."""
    return 0 if self.names is None else 1 / len(self.names)

  def matches(self, node):
    return (
      (self.names is None or node.tag in self.names)
      and (self.key is None or node.attributes.get("key") == self.key)
      and all(condition.holds(node) for condition in self.conditions)
    )


class Condition:
  """What has to hold of an element: `a=v`, `a`, `!a`, `a>element` (what `a` refers to), `:autoresizing`."""

  def __init__(self, text):
    match = re.match(r"(?P<mark>[:!]?)(?P<name>\w+)(?:(?P<operator>[=>])(?P<value>.+))?$", text)
    if not match:
      raise MappingError(f"'{{{text}}}' is no condition")
    self.mark, self.name, self.operator, self.value = match.group("mark", "name", "operator", "value")

  def holds(self, node):
    if self.mark == ":":
      return node.is_described_as(self.name)
    value = node.attributes.get(self.name)
    if self.mark == "!":
      return value is None
    if self.operator == "=":
      return value == self.value
    if self.operator == ">":
      target = node.document.node(value)
      return target is not None and target.role == self.value
    return value is not None


class Row:
  """One line of the table, for one context and one attribute, or for the element itself."""

  def __init__(self, steps, attribute, columns, line):
    self.steps, self.attribute, self.line = steps, attribute, line
    self.ours, self.absent, self.note = columns["ours"], columns["absent"], columns["note"]
    self.default = columns["default"].split("|") if columns["default"] else []
    self.values = [
      (match[1], match[2]) for match in re.finditer(r"(\S+?)=(\{[^}]*\}|\S+)", columns["values"])
    ]
    last = steps[-1]
    self.rank = (
      len(steps), last.key is not None, sum(len(step.conditions) for step in steps), last.rank,
      sum(step.rank for step in steps), attribute != "*",
    )

  def matches(self, node):
    for step in reversed(self.steps):
      if node is None or not step.matches(node):
        return False
      node = node.parent
    return True


class Answer:
  """What the table says of one element or attribute: each column of the closest row that fills it."""

  def __init__(self, rows):
    self.rows = rows
    self.ours = self._ours([row.ours for row in rows if row.ours])
    self.values = next((row.values for row in rows if row.values), [])
    self.default = next((row.default for row in rows if row.default), [])
    self.note = next((row.note for row in rows if row.note), "")

  @staticmethod
  def _ours(texts):
    """A `+` stands for what the next row says."""
    if not texts:
      return None
    first = texts[0]
    return first if "+" not in first else first.replace("+", next((text for text in texts if "+" not in text), "+"))

  def is_default(self, value):
    return any(equal(value, default) for default in self.default)

  def converted(self, value):
    """A value in the words of scenes, or what stands for one: `+`, `?`, `{text}`; None if the table does not say."""
    for pattern, word in self.values:
      if "*" in pattern:
        match = re.fullmatch(re.escape(pattern).replace(r"\*", "(.*)"), value)
        if match:
          return word.replace("*", match[1])
      elif pattern == value:
        return word
    return None


def equal(value, other):
  """Whether two values are the same, numbers as numbers."""
  try:
    return abs(float(value) - float(other)) < 1e-9
  except ValueError:
    return value == other


class Mapping:
  """The whole table."""

  def __init__(self, text, name="mapping.tsv"):
    self.groups, self.rows = {}, []
    for number, line in enumerate(text.splitlines(), 1):
      try:
        self._read(line, number)
      except MappingError as error:
        raise MappingError(f"{name}:{number}: {error}") from None
    self._by_tag = {}

  @classmethod
  def load(cls, path=TABLE):
    path = pathlib.Path(path)
    return cls(path.read_text(), path.name)

  def _read(self, line, number):
    if not line or line.startswith("#"):
      return
    cells = line.split("\t")
    if cells == COLUMNS:
      return
    if cells[0].startswith("@") and cells[1:2] == ["="]:
      self._read_group(cells)
      return
    if len(cells) > len(COLUMNS):
      raise MappingError(f"a row has at most {len(COLUMNS)} columns")
    columns = dict(zip(COLUMNS, cells + [""] * len(COLUMNS)))
    if columns["ours"] in ("none", "out") and not columns["note"]:
      raise MappingError(f"'{columns['ours']}' needs a reason in the last column")
    for context in columns["context"].split():
      steps = [Step(step, self.groups) for step in context.split("/")]
      for attribute in columns["attribute"].split() or [None]:
        self.rows.append(Row(steps, attribute, columns, number))

  def _read_group(self, cells):
    names = set()
    for name in cells[2].split():
      names |= self.groups[name] if name.startswith("@") else {name}
    self.groups[cells[0]] = names

  def answer(self, node, attribute=None):
    """What the table says of an element, or of one of its attributes; None if it does not know it."""
    rows = [row for row in self._candidates(node.tag, attribute) if row.matches(node)]
    if not rows:
      return None
    rows.sort(key=lambda row: row.rank, reverse=True)
    if len(rows) > 1 and rows[0].rank == rows[1].rank and rows[0].line != rows[1].line:
      raise MappingError(f"lines {rows[0].line} and {rows[1].line} are both about {node.path}, attribute {attribute}")
    return Answer(rows)

  def _candidates(self, tag, attribute):
    key = (tag, attribute)
    if key not in self._by_tag:
      self._by_tag[key] = [
        row for row in self.rows
        if (row.steps[-1].names is None or tag in row.steps[-1].names)
        and (row.attribute == attribute or row.attribute == "*" and attribute is not None)
      ]
    return self._by_tag[key]
