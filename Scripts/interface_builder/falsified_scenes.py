"""Scenes with one wrong value, to try whether a comparison notices it."""

import random
import re

# Attributes by kind, and what they are changed to.
WRONG = {
  "texts": (r'\b(?:text|title|placeholder|headerTitle|footerTitle|accessibilityLabel)="(?!true)([^"]+)"', "A wrong text"),
  "colours": (r'\w*Color="([^"]+)"', "#123456"), "fonts": (r'\bfont="([^"]+)"', "system 99"),
  "constraints": (r'\b(?:top|leading|trailing|bottom|width|height)="([^"]+)"', "777"),
  "classes": (r'customClass="([^"]+)"', "WrongClass"), "selectors": (r'(?:selector|unwindAction)="([^"]+)"', "wrong(_:)"),
  "modules": (r'customModule="([^"]+)"', "WrongKit"), "variations": (r'\bwhen="([^"]+)"', "compactWidth.compactHeight"),
  "runtime values": (r'<set property="[^"]*" value="([^"]+)"', "987"),
}
# What the import adds for views and controllers that scenes have not: a document has no such value.
ADDED = re.compile(r"GLK|enableSetNeedsDisplay|preferredFramesPerSecond")


def falsified(scene, count, seed):
  """The kinds and texts of scenes with one wrong value each, at most so many of a kind."""
  generator = random.Random(seed)
  for kind, (pattern, wrong) in WRONG.items():
    places = [one for one in re.finditer(pattern, scene) if one[1] != wrong and not ADDED.search(one[0])]
    for place in generator.sample(places, min(count, len(places))):
      yield kind, place[0], scene[:place.start(1)] + wrong + scene[place.end(1):]
