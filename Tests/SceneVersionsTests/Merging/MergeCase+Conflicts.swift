extension MergeCase {
  /// What a person has to decide.
  static let conflicts = [
    MergeCase(
      "an attribute gets two values",
      base: """
          <viewController id="a" title="A"/>
          <viewController id="b"/>

        """,
      ours: """
          <viewController id="a" title="One" prompt="p"/>
          <viewController id="b"/>

        """,
      theirs: """
          <viewController id="a" title="Two"/>
          <viewController id="b" title="B"/>

        """,
      merged: """
        <<<<<<< ours
          <viewController id="a" title="One" prompt="p"/>
        =======
          <viewController id="a" title="Two" prompt="p"/>
        >>>>>>> theirs
          <viewController id="b" title="B"/>

        """),
    MergeCase(
      "a start tag of several lines is not split",
      base: """
          <viewController id="a"
              title="A"
              customClass="A">
            <view/>
          </viewController>

        """,
      ours: """
          <viewController id="a"
              title="One"
              customClass="A">
            <view/>
          </viewController>

        """,
      theirs: """
          <viewController id="a"
              title="Two"
              customClass="A">
            <view backgroundColor="red"/>
          </viewController>

        """,
      merged: """
        <<<<<<< ours
          <viewController id="a"
              title="One"
              customClass="A">
        =======
          <viewController id="a"
              title="Two"
              customClass="A">
        >>>>>>> theirs
            <view backgroundColor="red"/>
          </viewController>

        """),
    MergeCase(
      "one removes what the other changes",
      base: """
          <viewController id="a"/>
          <!-- about b -->
          <viewController id="b">
            <view/>
          </viewController>

        """,
      ours: """
          <viewController id="a"/>

        """,
      theirs: """
          <viewController id="a"/>
          <!-- about b -->
          <viewController id="b">
            <view>
              <label id="new"/>
            </view>
          </viewController>

        """,
      merged: """
          <viewController id="a"/>
        <<<<<<< ours
        =======
          <!-- about b -->
          <viewController id="b">
            <view>
              <label id="new"/>
            </view>
          </viewController>
        >>>>>>> theirs

        """),
    MergeCase(
      "one removes what the other begins to use",
      base: """
          <viewController id="a"/>
          <viewController id="b"/>

        """,
      ours: """
          <viewController id="a"/>

        """,
      theirs: """
          <viewController id="a">
            <segue kind="present" destination="b"/>
          </viewController>
          <viewController id="b"/>

        """,
      merged: """
          <viewController id="a">
        <<<<<<< ours
        =======
            <segue kind="present" destination="b"/>
        >>>>>>> theirs
          </viewController>
        <<<<<<< ours
        =======
          <viewController id="b"/>
        >>>>>>> theirs

        """),
    MergeCase(
      "a name gets two names",
      base: """
          <viewController id="a" customClass="A">
            <segue kind="present" destination="b"/>
          </viewController>
          <viewController id="b" customClass="B"/>

        """,
      ours: """
          <viewController id="a" customClass="A">
            <segue kind="present" destination="bee"/>
          </viewController>
          <viewController id="bee" customClass="B"/>

        """,
      theirs: """
          <viewController id="a" customClass="A">
            <segue kind="present" destination="second"/>
          </viewController>
          <viewController id="second" customClass="B"/>

        """,
      merged: """
          <viewController id="a" customClass="A">
        <<<<<<< ours
            <segue kind="present" destination="bee"/>
        =======
            <segue kind="present" destination="second"/>
        >>>>>>> theirs
          </viewController>
        <<<<<<< ours
          <viewController id="bee" customClass="B"/>
        =======
          <viewController id="second" customClass="B"/>
        >>>>>>> theirs

        """),
    MergeCase(
      "both move one view to other places",
      base: """
          <viewController id="a">
            <view>
              <stackView id="left">
                <label id="x"/>
              </stackView>
              <stackView id="right"/>
            </view>
          </viewController>

        """,
      ours: """
          <viewController id="a">
            <view>
              <label id="x"/>
              <stackView id="left"/>
              <stackView id="right"/>
            </view>
          </viewController>

        """,
      theirs: """
          <viewController id="a">
            <view>
              <stackView id="left"/>
              <stackView id="right">
                <label id="x"/>
              </stackView>
            </view>
          </viewController>

        """,
      merged: """
          <viewController id="a">
            <view>
        <<<<<<< ours
              <label id="x"/>
        =======
        >>>>>>> theirs
              <stackView id="left"/>
              <stackView id="right">
        <<<<<<< ours
        =======
                <label id="x"/>
        >>>>>>> theirs
              </stackView>
            </view>
          </viewController>

        """),
    MergeCase(
      "one unwraps what stands in an element that the other changes",
      base: """
          <viewController id="a">
            <view>
              <stackView spacing="8">
                <label id="x"/>
              </stackView>
            </view>
          </viewController>

        """,
      ours: """
          <viewController id="a">
            <view>
              <stackView spacing="12">
                <label id="x"/>
              </stackView>
            </view>
          </viewController>

        """,
      theirs: """
          <viewController id="a">
            <view>
              <label id="x"/>
            </view>
          </viewController>

        """,
      merged: """
          <viewController id="a">
            <view>
        <<<<<<< ours
              <stackView spacing="12">
                <label id="x"/>
              </stackView>
        =======
              <label id="x"/>
        >>>>>>> theirs
            </view>
          </viewController>

        """),
    MergeCase(
      "both put one view elsewhere among the others",
      base: """
          <viewController id="a">
            <view>
              <label id="one"/>
              <label id="two"/>
              <label id="three"/>
            </view>
          </viewController>

        """,
      ours: """
          <viewController id="a">
            <view>
              <label id="three"/>
              <label id="one"/>
              <label id="two"/>
            </view>
          </viewController>

        """,
      theirs: """
          <viewController id="a">
            <view>
              <label id="one"/>
              <label id="three"/>
              <label id="two"/>
            </view>
          </viewController>

        """,
      merged: """
          <viewController id="a">
            <view>
        <<<<<<< ours
              <label id="three"/>
        =======
        >>>>>>> theirs
              <label id="one"/>
        <<<<<<< ours
        =======
              <label id="three"/>
        >>>>>>> theirs
              <label id="two"/>
            </view>
          </viewController>

        """),
    MergeCase(
      "both add something else by the same name",
      base: """
          <viewController id="a"/>

        """,
      ours: """
          <viewController id="a"/>
          <viewController id="b" title="One"/>

        """,
      theirs: """
          <viewController id="a"/>
          <tableViewController id="b" title="Two"/>

        """,
      merged: """
          <viewController id="a"/>
        <<<<<<< ours
          <viewController id="b" title="One"/>
        =======
          <tableViewController id="b" title="Two"/>
        >>>>>>> theirs

        """),
    MergeCase(
      "both write a comment anew",
      base: """
          <!-- one -->
          <viewController id="a"/>

        """,
      ours: """
          <!-- two -->
          <viewController id="a"/>

        """,
      theirs: """
          <!-- three -->
          <viewController id="a" title="A"/>

        """,
      merged: """
        <<<<<<< ours
          <!-- two -->
        =======
          <!-- three -->
        >>>>>>> theirs
          <viewController id="a" title="A"/>

        """),
    MergeCase(
      "what stands on one line is in conflict as one",
      base: """
          <viewController id="a"><view><label id="x" text="1"/></view></viewController>

        """,
      ours: """
          <viewController id="a"><view><label id="x" text="2"/></view></viewController>

        """,
      theirs: """
          <viewController id="a"><view><label id="x" text="3"/></view></viewController>

        """,
      merged: """
        <<<<<<< ours
          <viewController id="a"><view><label id="x" text="2"/></view></viewController>
        =======
          <viewController id="a"><view><label id="x" text="3"/></view></viewController>
        >>>>>>> theirs

        """),
    MergeCase(
      "two changes that exclude each other only together",
      base: """
          <viewController id="a">
            <view>
              <label id="x" text="X"/>
            </view>
          </viewController>

        """,
      ours: """
          <viewController id="a">
            <view>
              <label id="x" text="X" pin="superview"/>
            </view>
          </viewController>

        """,
      theirs: """
          <viewController id="a">
            <view>
              <label id="x" text="X" top="superview.top"/>
            </view>
          </viewController>

        """,
      merged: """
          <viewController id="a">
            <view>
        <<<<<<< ours
              <label id="x" text="X" pin="superview"/>
        =======
              <label id="x" text="X" top="superview.top"/>
        >>>>>>> theirs
            </view>
          </viewController>

        """),
  ]
}
