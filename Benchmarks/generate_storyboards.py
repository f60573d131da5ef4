"""Storyboards that are large in one respect."""

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"\
 targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES"\
 useSafeAreas="YES" colorMatched="YES" initialViewController="c-0">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
"""

SCENE = """        <!--Screen{i}-->
        <scene sceneID="sc-{i}">
            <objects>
                <viewController storyboardIdentifier="screen{i}" id="c-{i}" customClass="Screen{i}ViewController"\
 customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="v-{i}">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <containerView opaque="NO" id="k-{i}">
                                <rect key="frame" x="0.0" y="59" width="393" height="120"/>{segue}
                            </containerView>
                        </subviews>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="f-{i}" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
"""

SEGUE = """
                                <connections>
                                    <segue destination="c-{j}" kind="embed" identifier="embed{i}" id="s-{i}"/>
                                </connections>"""


def storyboard(count):
    scenes = [
        SCENE.format(i=i, segue=SEGUE.format(i=i, j=i + 1) if i + 1 < count else "") for i in range(count)
    ]
    return HEAD + "".join(scenes) + "    </scenes>\n</document>\n"


def screen(contents, connections="", beside=""):
    """A storyboard with one controller, whose view has some contents."""
    return f"""{HEAD}<scene sceneID="s"><objects>
<viewController id="c-0" customClass="Main" sceneMemberID="viewController"><view key="view" id="v">{contents}</view>
<connections>{connections}</connections></viewController>{beside}
</objects></scene>
    </scenes>
</document>
"""


def views(count, make):
    return "<subviews>" + "\n".join(make(index) for index in range(count)) + "</subviews>"


def view(index, attributes=""):
    return f'<view id="w{index}" translatesAutoresizingMaskIntoConstraints="NO" {attributes}/>'


def label(index, attributes=""):
    return (
        f'<label id="w{index}" text="Label {index}" adjustsFontSizeToFit="NO" userInteractionEnabled="NO"'
        f' horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" {attributes}/>')


def constraint(index, first, side, second, other):
    return (
        f'<constraint firstItem="{first}" firstAttribute="{side}" secondItem="{second}" secondAttribute="{other}"'
        f' constant="8" id="k{index}"/>')


def below_each_other(count):
    """Labels, each below the one before it."""
    lines = [constraint(index, f"w{index}", "top", f"w{index - 1}", "bottom") for index in range(1, count)]
    return screen(views(count, label) + "<constraints>" + "\n".join(lines) + "</constraints>")


def against_one(count):
    """Constraints between two views, of which only one is written as an attribute."""
    lines = [constraint(index, "w0", "leading", "w1", "leading") for index in range(count)]
    return screen(views(2, view) + "<constraints>" + "\n".join(lines) + "</constraints>")


def connected(count):
    """Buttons, each with an outlet, an action and a gesture recogniser."""

    def button(index):
        return (
            f'<button id="w{index}" translatesAutoresizingMaskIntoConstraints="NO"><connections>'
            f'<action selector="press:" destination="c-0" eventType="touchUpInside" id="a{index}"/>'
            f'<outletCollection property="gestureRecognizers" destination="g{index}" id="r{index}"/>'
            "</connections></button>")

    outlets = "".join(f'<outlet property="view{index}" destination="w{index}" id="o{index}"/>' for index in range(count))
    return screen(
        views(count, button), outlets, "".join(f'<tapGestureRecognizer id="g{index}"/>' for index in range(count)))


def named_alike(count):
    """Views that only numbers tell apart."""
    targets = "".join(f'<outletCollection property="all" destination="w{index}" id="o{index}"/>' for index in range(count))
    return screen(views(count, view), targets)


def styled(count):
    """Labels that share attributes, in many ways."""
    return screen(views(count, lambda index: label(
        index, f'numberOfLines="{index % 7}" textAlignment="{("left", "center", "right")[index % 3]}"'
        f' alpha="0.{index % 9 + 1}" tag="{index}" enabled="{("YES", "NO")[index % 2]}"')))


def installed_nowhere(count):
    """Views that are installed for no size class."""
    marks = "".join(f'<exclude reference="w{index}"/>' for index in range(count))
    return screen(
        views(count, view) + f'<variation key="default"><mask key="subviews">{marks}</mask></variation>')


def runtime_attributes(count):
    """Runtime attributes of one view."""
    settings = "".join(
        f'<userDefinedRuntimeAttribute type="string" keyPath="name{index}" value="{index}"/>' for index in range(count))
    return screen(f"<userDefinedRuntimeAttributes>{settings}</userDefinedRuntimeAttributes>")


def set_again(count):
    """Runtime attributes, each of which a later one sets again."""
    settings = "".join(
        f'<userDefinedRuntimeAttribute type="string" keyPath="name{index % (count // 2)}" value="{index}"/>'
        for index in range(count))
    return screen(f"<userDefinedRuntimeAttributes>{settings}</userDefinedRuntimeAttributes>")


def unknown(count):
    """Attributes that nobody knows, and outlets that lead nowhere."""
    targets = "".join(f'<outlet property="gone{index}" destination="x{index}" id="o{index}"/>' for index in range(count))
    return screen(views(count, lambda index: view(index, f'novelty{index}="1"')), targets)


def refused(count):
    """Segues that the checks of scenes refuse, each at its place."""
    ways = "".join(f'<segue destination="c-0" kind="show" id="s{index}"/>' for index in range(count))
    return screen("", ways)
