"""Scenes that are large in one respect, and the command that each of them is given to.

A shape is a function that writes files for a count into a folder and returns the arguments for scenec.
"""
import os

import generate_storyboards

SHAPES = {}


def shape(title, count=10000, seconds=1.0):
    """Registers a shape with a title, the count to measure, and a time limit."""

    def register(function):
        SHAPES[title] = (function, count, seconds)
        return function

    return register


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def check(folder, *lines):
    return ["check", write(folder, "Main.scene", document(*lines))]


def document(*lines):
    return "\n".join(['<scenes initialViewController="main">', *lines, "</scenes>", ""])


def scene(*lines):
    """A document of one controller with some views."""
    return document('<viewController id="main" customClass="Main">', "<view>", *lines, "</view>", "</viewController>")


def views(count, name="view{}"):
    return [f'<label id="{name.format(index)}" text="Label {index}"/>' for index in range(count)]


def controllers(count, inside=""):
    return [f'<viewController id="scene{index}" customClass="Scene{index}">{inside}</viewController>' for index in range(count)]


def segues(count, destination):
    return [
        f'<segue kind="present" identifier="to{index}" destination="{destination(index)}"/>' for index in range(count)
    ]


def settings(count):
    return [f'<set property="property{index}" value="{index}"/>' for index in range(count)]


MAIN = '<viewController id="main" customClass="Main">'


# What differences print.


@shape("`format --check` of lines that all change")
def format_check(folder, count):
    return ["format", "--check", write(folder, "Main.scene", scene(*views(count)))]


@shape("`format --check` of an attribute on every other line")
def format_check_some(folder, count):
    lines = [f'    <label   id="view{index}"/>' if index % 2 else f'      <label id="view{index}"/>' for index in range(count)]
    return ["format", "--check", write(folder, "Main.scene", scene(*lines))]


@shape("`build --check` of stale output", 5000)
def build_check(folder, count):
    from subprocess import run
    path = write(folder, "Main.scene", scene(*views(count)))
    run([os.environ["SCENEC"], "build", path], check=True)
    write(folder, "Main.scene", scene(*views(count, "other{}")))
    return ["build", "--check", path]


# Words without a target, each of which can be a misspelling.


@shape("unknown destinations")
def unknown_destinations(folder, count):
    return check(folder, MAIN, *segues(count, lambda index: f"scnee{index}"), "</viewController>", *controllers(count))


@shape("unknown destinations like nothing")
def unlike_destinations(folder, count):
    return check(
        folder, MAIN, *segues(count, lambda index: f"nowhere{index * 7919 % 100003}"), "</viewController>", *controllers(count))


# No index makes these fast. The budget of `SuggestionIndex` keeps them linear.
@shape("unknown destinations among words at random", 2500)
def random_destinations(folder, count):
    import random
    numbers = random.Random(1)
    words = ["".join(numbers.choices("abcdefghijklmnopqrstuvwxyz", k=24)) for _ in range(2 * count)]
    scenes = [f'<viewController id="{word}" customClass="C{word}"/>' for word in words[count:]]
    return check(folder, MAIN, *segues(count, lambda index: words[index]), "</viewController>", *scenes)


@shape("unknown parents")
def unknown_parents(folder, count):
    scenes = [f'<viewController id="scene{index}" parent="scnee{index}"/>' for index in range(count)]
    return check(folder, MAIN, "</viewController>", *scenes)


@shape("unknown layout items")
def unknown_layout_items(folder, count):
    lines = [f'<label id="view{index}" top="veiw{index}.bottom + 8"/>' for index in range(count)]
    return ["check", write(folder, "Main.scene", scene(*lines))]


@shape("unknown outlet targets")
def unknown_outlets(folder, count):
    outlets = [f'<outlet property="outlet{index}" destination="veiw{index}"/>' for index in range(count)]
    return check(folder, MAIN, *outlets, "<view>", *views(count), "</view>", "</viewController>")


@shape("unknown popover anchors")
def unknown_anchors(folder, count):
    ways = [
        f'<segue kind="popover" identifier="to{index}" destination="other" popoverAnchorView="veiw{index}"/>'
        for index in range(count)
    ]
    return check(
        folder, MAIN, "<view>", *views(count), "</view>", *ways, "</viewController>", '<viewController id="other"/>')


@shape("unknown arguments")
def unknown_arguments(folder, count):
    arguments = [f'<argument name="nam{index}" value="1"/>' for index in range(count)]
    parameters = [f'<parameter name="name{index}" type="Int" default="1"/>' for index in range(count)]
    return check(
        folder, MAIN, '<segue kind="present" identifier="show" destination="other">', *arguments, "</segue>",
        "</viewController>", '<viewController id="other" customClass="Other">', *parameters, "</viewController>")


@shape("unknown scene files")
def unknown_files(folder, count):
    holders = [
        f'<viewControllerPlaceholder id="other{index}" sceneName="File{index}"/>' for index in range(count)
    ]
    return check(folder, MAIN, *segues(count, lambda index: f"other{index}"), "</viewController>", *holders)


@shape("unknown elements")
def unknown_elements(folder, count):
    return ["check", write(folder, "Main.scene", scene(*[f'<lable{index} id="view{index}"/>' for index in range(count)]))]


@shape("unknown attributes of many elements")
def unknown_attributes(folder, count):
    return ["check", write(folder, "Main.scene", scene(*['<label txet="one"/>'] * count))]


# One element, one line or one comment repeated many times.


@shape("attributes on one element")
def attributes(folder, count):
    return ["check", write(folder, "Main.scene", scene("<label " + " ".join(f'a{i}="1"' for i in range(count)) + "/>"))]


@shape("the same attribute again and again")
def same_attributes(folder, count):
    return ["check", write(folder, "Main.scene", scene("<label " + 'text="1" ' * count + "/>"))]


@shape("directive comments", 40000)
def directives(folder, count):
    return ["check", write(folder, "Main.scene", scene(*["<!-- scenec:ignore unreachable-scene -->"] * count, "<label/>"))]


@shape("directive comments on elements in each other")
def nested_directives(folder, count):
    comment = "<!-- scenec:ignore unreachable-scene -->"
    return ["check", write(folder, "Main.scene", scene(*[f"{comment}<view>{comment}<label/></view>"] * (count // 2)))]


@shape("comments")
def comments(folder, count):
    return ["check", write(folder, "Main.scene", scene(*[f"<!-- {index} -->" for index in range(count)]))]


@shape("errors on one line")
def one_line(folder, count):
    lines = [f'<label id="view{index}" text="Label" hidden="maybe"/>' for index in range(count)]
    return ["check", write(folder, "Main.scene", scene("".join(lines)))]


@shape("one long value", 1000000)
def long_value(folder, count):
    return ["check", write(folder, "Main.scene", scene(f'<label id="{"x" * count}" top="{"y" * count}.bottom"/>'))]


# Names.


@shape("ids that are no Swift names, on one line")
def invalid_names(folder, count):
    return ["check", write(folder, "Main.scene", scene("".join(views(count, "view-{}"))))]


@shape("the same id again and again")
def same_ids(folder, count):
    return ["check", write(folder, "Main.scene", scene(*views(count, "view")))]


@shape("ids that differ in case")
def case_ids(folder, count):
    return check(folder, MAIN, "</viewController>", *[
        f'<viewController id="{"Ss"[index % 2]}cene{index // 2}"/>' for index in range(count)])


@shape("the same identifier again and again")
def same_identifiers(folder, count):
    ways = ['<segue kind="present" identifier="go" destination="other"/>'] * count
    return check(folder, MAIN, *ways, "</viewController>", '<viewController id="other"/>')


@shape("the same outlet again and again")
def same_outlets(folder, count):
    outlets = ['<outlet property="outlet" destination="view0"/>'] * count
    return check(folder, MAIN, *outlets, "<view>", *views(1), "</view>", "</viewController>")


@shape("the same parameter again and again")
def same_parameters(folder, count):
    return check(
        folder, '<viewController id="main" customClass="Main">',
        *['<parameter name="count" type="Int" default="1"/>'] * count, "</viewController>")


# Controllers and their segues.


@shape("tabs that need parameters, on one line", 5000)
def tabs(folder, count):
    ways = [
        f'<segue kind="relationship" relationship="viewControllers" destination="scene{index}"/>' for index in range(count)
    ]
    return check(
        folder, "".join([
            '<tabBarController id="main">', *ways, "</tabBarController>",
            *controllers(count, '<parameter name="item" type="Item"/>'),
        ]))


@shape("tabs that are one controller with many parameters", 5000)
def tabs_of_one(folder, count):
    parameters = [f'<parameter name="name{index}" type="Item"/>' for index in range(count)]
    return check(
        folder, '<tabBarController id="main">',
        '<segue kind="relationship" relationship="viewControllers" destination="one"/>' * 5, "</tabBarController>",
        '<viewController id="one" customClass="One">', *parameters, "</viewController>")


@shape("segues to one destination")
def one_destination(folder, count):
    return check(
        folder, MAIN, *segues(count, lambda index: "other"), "</viewController>", '<viewController id="other"/>')


@shape("a chain of controllers")
def chain(folder, count):
    scenes = [
        f'<viewController id="scene{index}"><segue kind="present" identifier="go" destination="scene{index + 1}"/></viewController>'
        for index in range(count)
    ]
    return check(
        folder, MAIN, *segues(1, lambda index: "scene0"), "</viewController>", *scenes,
        f'<viewController id="scene{count}"/>')


@shape("a chain of controllers in each other")
def nested_chain(folder, count):
    def inside(destination):
        return f'<view><containerView><segue kind="embed" destination="{destination}"/></containerView></view>'

    scenes = [f'<viewController id="scene{index}">{inside(f"scene{index + 1}")}</viewController>' for index in range(count)]
    return check(
        folder, MAIN, inside("scene0"), "</viewController>", *scenes, f'<viewController id="scene{count}"/>')


@shape("a chain of navigation controllers and pushes")
def pushes(folder, count):
    scenes = []
    for index in range(count // 2):
        scenes += [
            f'<navigationController id="stack{index}">',
            f'<segue kind="relationship" relationship="rootViewController" destination="root{index}"/>',
            "</navigationController>",
            f'<viewController id="root{index}"><segue kind="push" identifier="push" destination="root{index + 1}"/>',
            f'<segue kind="present" identifier="go" destination="stack{index + 1}"/></viewController>',
        ]
    last = count // 2
    scenes += [f'<navigationController id="stack{last}"/>', f'<viewController id="root{last}"/>']
    return check(folder, MAIN, *segues(1, lambda index: "stack0"), "</viewController>", *scenes)


@shape("unwinds to one controller")
def unwinds(folder, count):
    scenes = [
        f'<viewController id="scene{index}"><segue kind="unwind" identifier="back" destination="main" '
        'unwindAction="back(_:)"/></viewController>' for index in range(count)
    ]
    return check(folder, MAIN, *segues(count, lambda index: f"scene{index}"), "</viewController>", *scenes)


@shape("controllers that nothing leads to")
def unreachable(folder, count):
    return check(folder, MAIN, "</viewController>", *controllers(count))


@shape("children of one container view")
def children(folder, count):
    ways = [f'<segue kind="embed" identifier="to{index}" destination="scene{index}"/>' for index in range(count)]
    return check(
        folder, MAIN, "<view><containerView>", *ways, "</containerView></view>", "</viewController>", *controllers(count))


@shape("parameters, all given by one segue")
def arguments(folder, count):
    given = [f'<argument name="name{index}" value="1"/>' for index in range(count)]
    parameters = [f'<parameter name="name{index}" type="Int"/>' for index in range(count)]
    return check(
        folder, MAIN, '<segue kind="present" identifier="show" destination="other">', *given, "</segue>",
        "</viewController>", '<viewController id="other" customClass="Other">', *parameters, "</viewController>")


@shape("constraints between neighbours")
def constraints(folder, count):
    lines = [f'<label id="view{index}" top="view{max(index - 1, 0)}.bottom + 8" leading="8"/>' for index in range(1, count)]
    return ["check", write(folder, "Main.scene", scene('<label id="view0"/>', *lines))]


@shape("views in each other, 200 deep")
def deep(folder, count):
    lines = (["<view>"] * 200 + ["</view>"] * 200) * (count // 200)
    return ["check", write(folder, "Main.scene", scene(*lines))]


@shape("`set` elements of one view")
def check_settings(folder, count):
    return check(folder, MAIN, "<view>", *settings(count), "</view>", "</viewController>")


# Commands other than `check`.


@shape("`build` of outlets and actions")
def build_outlets(folder, count):
    outlets = [f'<outlet property="outlet{index}" destination="view{index}"/>' for index in range(count)]
    buttons = [f'<button id="view{index}"><action selector="act{index}"/></button>' for index in range(count)]
    text = document(MAIN, *outlets, "<view>", *buttons, "</view>", "</viewController>")
    return ["build", write(folder, "Main.scene", text)]


@shape("`build` of segues")
def build_segues(folder, count):
    text = document(MAIN, *segues(count, lambda index: "other"), "</viewController>", '<viewController id="other"/>')
    return ["build", write(folder, "Main.scene", text)]


@shape("`build` of controllers")
def build_controllers(folder, count):
    text = document(
        MAIN, *segues(count, lambda index: f"scene{index}"), "</viewController>",
        *controllers(count, '<parameter name="item" type="Item"/>'))
    return ["build", write(folder, "Main.scene", text)]


@shape("`build` of `set` elements of one view")
def build_settings(folder, count):
    return ["build", write(folder, "Main.scene", document(MAIN, "<view>", *settings(count), "</view>", "</viewController>"))]


@shape("`diff` with everything renamed")
def diff_renamed(folder, count):
    old = write(folder, "Old.scene", scene(*views(count)))
    return ["diff", old, write(folder, "New.scene", scene(*views(count, "other{}")))]


@shape("`diff` with every controller renamed")
def diff_controllers(folder, count):
    def text(name):
        scenes = [f'<viewController id="{name}{index}" title="Title {index}"/>' for index in range(count)]
        return document(MAIN, *segues(count, lambda index: f"{name}{index}"), "</viewController>", *scenes)

    old = write(folder, "Old.scene", text("scene"))
    return ["diff", old, write(folder, "New.scene", text("other"))]


@shape("`diff` with everything changed")
def diff_changed(folder, count):
    old = write(folder, "Old.scene", scene(*views(count)))
    return ["diff", old, write(folder, "New.scene", scene(*views(count)).replace('text="', 'text="A '))]


@shape("`diff` with everything in another order")
def diff_moved(folder, count):
    old = write(folder, "Old.scene", scene(*views(count)))
    return ["diff", old, write(folder, "New.scene", scene(*reversed(views(count))))]


@shape("`diff` with everything replaced")
def diff_replaced(folder, count):
    old = write(folder, "Old.scene", scene(*views(count)))
    new = [f'<button title="Button {index}"/>' for index in range(count)]
    return ["diff", old, write(folder, "New.scene", scene(*new))]


@shape("`merge` of everything changed on one side")
def merge_one(folder, count):
    base = write(folder, "Base.scene", scene(*views(count)))
    ours = write(folder, "Ours.scene", scene(*views(count)).replace('text="', 'text="A '))
    theirs = write(folder, "Theirs.scene", scene(*views(count), "<label/>"))
    return ["merge", base, ours, theirs, "--output", os.path.join(folder, "Merged.scene")]


@shape("`merge` of everything changed on both sides", 5000)
def merge_both(folder, count):
    base = write(folder, "Base.scene", scene(*views(count)))
    ours = write(folder, "Ours.scene", scene(*views(count)).replace('text="', 'text="A '))
    theirs = write(folder, "Theirs.scene", scene(*views(count)).replace('text="', 'text="B '))
    return ["merge", base, ours, theirs, "--output", os.path.join(folder, "Merged.scene")]


@shape("`merge` of the attributes of one element")
def merge_attributes(folder, count):
    """Every third attribute is changed by both, and another one by theirs only."""

    def text(value, other="1"):
        given = " ".join(f'a{index}="{value if index % 3 == 0 else other}"' for index in range(count))
        return scene(f"<label {given}/>")

    files = [write(folder, name, one) for name, one in
             [("Base.scene", text("1")), ("Ours.scene", text("2")), ("Theirs.scene", text("2", "3"))]]
    return ["merge", *files, "--output", os.path.join(folder, "Merged.scene")]


@shape("`graph` of controllers")
def graph(folder, count):
    scenes = controllers(count, "".join(segues(1, lambda index: "main")))
    text = document(MAIN, *segues(count, lambda index: f"scene{index}"), "</viewController>", *scenes)
    return ["graph", write(folder, "Main.scene", text), "--output", os.path.join(folder, "Main.svg")]


@shape("`graph` of a chain of controllers")
def graph_chain(folder, count):
    chain(folder, count)
    return ["graph", os.path.join(folder, "Main.scene"), "--output", os.path.join(folder, "Main.svg")]


@shape("`graph` of an app of ten controllers a file", 150, 0.2)
def graph_app(folder, count):
    from generate_app import write_app
    write_app(os.path.join(folder, "App"), count, max(2, count // 10))
    return ["graph", os.path.join(folder, "App"), "--output", os.path.join(folder, "App.svg")]


# Storyboards and xibs.


def storyboard(folder, make, count, *command):
    return [*command, write(folder, "Main.storyboard", make(count))]


def importing(make):
    """The import of a storyboard."""
    return lambda folder, count: [
        *storyboard(folder, make, count, "import"), "--allow-losses", "--output", os.path.join(folder, "Scenes"), "--force"]


for title, make, count, seconds in [
    ("scenes", generate_storyboards.storyboard, 5000, 4.0),
    ("labels, each below the one before it", generate_storyboards.below_each_other, 10000, 4.0),
    ("constraints between two views", generate_storyboards.against_one, 10000, 4.0),
    ("buttons with outlets, actions and gestures", generate_storyboards.connected, 10000, 6.0),
    ("views that only numbers tell apart", generate_storyboards.named_alike, 10000, 4.0),
    ("labels with attributes in common", generate_storyboards.styled, 10000, 4.0),
    ("views that are installed nowhere", generate_storyboards.installed_nowhere, 10000, 4.0),
    ("runtime attributes of one view", generate_storyboards.runtime_attributes, 10000, 4.0),
    ("runtime attributes that are set again", generate_storyboards.set_again, 10000, 4.0),
    ("what nobody knows", generate_storyboards.unknown, 10000, 4.0),
    ("segues that checks refuse", generate_storyboards.refused, 10000, 4.0),
]:
    shape(f"`import` of {title}", count, seconds)(importing(make))


@shape("`diff` of storyboards with everything changed", seconds=4.0)
def diff_storyboards(folder, count):
    old = generate_storyboards.below_each_other(count)
    new = old.replace('text="', 'text="A ')
    return ["diff", write(folder, "Old.storyboard", old), write(folder, "New.storyboard", new)]


def exporting(*lines):
    """The export of a scene, by the program that scenec calls for it."""
    return lambda folder, count: [
        "export", write(folder, "Main.scene", document(*(text for line in lines for text in line(count)))), "--output",
        folder, "--force"]


def around(start, lines, end):
    return lambda count: [start, *lines(count), end]


for title, lines in [
    ("labels", around("<view>", lambda count: views(count), "</view>")),
    ("labels without ids", around("<view>", lambda count: ["<label/>"] * count, "</view>")),
    ("`set` elements of one view", around("<view>", settings, "</view>")),
    ("bar button items", lambda count: ['<barButtonItem placement="right" systemItem="add"/>'] * count),
    ("segues", lambda count: segues(count, lambda index: "main")),
]:
    shape(f"`export` of {title}", seconds=4.0)(
        exporting(lambda count: [MAIN], lines, lambda count: ["</viewController>"]))


@shape("`check` of a storyboard of scenes", 5000)
def check_storyboard(folder, count):
    return storyboard(folder, generate_storyboards.storyboard, count, "check")


@shape("`build` of a storyboard of scenes", 5000)
def build_storyboard(folder, count):
    return [*storyboard(folder, generate_storyboards.storyboard, count, "build"), "--output", folder, "--force"]
