"""The selectors of Swift's methods, by the rule of Swift's compiler."""

import re

# After or before one of these words, the compiler adds no "With".
PREPOSITIONS = set("""
  above after along alongside as at before below by following for from given in including inside into matching of on passing
  preceding since to until using via when with within
""".split())


def objective_c(method):
  """The selector of a method such as `done(sender:)`, which is `doneWithSender:`."""
  base, parenthesis, rest = method.partition("(")
  base = base.strip("`")
  labels = [one for one in rest.rstrip(")").split(":") if one]
  if not parenthesis or not labels:
    return base + rest.rstrip(")") if ":" in base else base
  first = base
  if labels[0] != "_":
    joint = "" if first_word(labels[0]) in PREPOSITIONS or last_word(base) in PREPOSITIONS else "With"
    first = base + joint + labels[0][:1].upper() + labels[0][1:]
  return "".join(one + ":" for one in [first, *("" if one == "_" else one for one in labels[1:])])


def without_coder(selector):
  """The parts of a selector, as of one whose first parameter is a coder."""
  parts = selector.rstrip(":").split(":")
  first = parts[0]
  for label in ("sender", "segueIdentifier"):
    capital = "With" + label[0].upper() + label[1:]
    if first.endswith(capital):
      return (first.removesuffix(capital), label, *parts[1:])
  return tuple(parts)


def words(name):
  return re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+", name) or [name]


def first_word(name):
  return words(name)[0].lower()


def last_word(name):
  return words(name)[-1].lower()
