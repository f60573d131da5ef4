"""Puts some classes of a document into types, as people do with theirs: `Home` becomes `HomeSpace.Home`.

Interface Builder then writes the name that the runtime of Objective-C has: `_TtCO3App9HomeSpace4Home`.
"""

import re
import zlib

# The forms of the type around a class, by the letter that mangled names have for it.
KINDS = {"O": "enum", "C": "class", "V": "struct"}
CUSTOM = re.compile(r'customClass="(\w+)"((?: customModule="(\w+)")?(?: customModuleProvider="target")?)')


def nested(text, is_own, module):
  """The text with some of the app's own classes in types. `is_own` says of which names that may be."""
  def replaced(match):
    name, rest, own = match.groups()
    kind = kind_of(name)
    if kind is None or not is_own(name):
      return match[0]
    outer = outer_name(name)
    mangled = "_TtC" + kind + "".join(f"{len(one)}{one}" for one in (own or module, outer, name))
    return f'customClass="{mangled}"{rest}'

  return CUSTOM.sub(replaced, text)


def kind_of(name):
  """The kind of the type around a class: of about every sixth class, and of none for the others."""
  number = zlib.crc32(name.encode()) // 7 % 18
  return "OCV"[number] if number < 3 else None


def outer_name(name):
  return name[:1].upper() + name[1:] + "Space"


def outer_text(name, text, access=""):
  """The declaration of a class in the type around it, in an extension of that for every second one."""
  inner = "".join(f"  {line}\n" if line else "\n" for line in text.splitlines())
  kind, outer = access.replace("open", "public") + KINDS[kind_of(name)], outer_name(name)
  if zlib.crc32(outer.encode()) % 2:
    return f"{kind} {outer} {{}}\n\nextension {outer} {{\n{inner}}}\n"
  return f"{kind} {outer} {{\n{inner}}}\n"
