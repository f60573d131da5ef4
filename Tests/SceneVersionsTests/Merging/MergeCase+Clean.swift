extension MergeCase {
  /// What is merged without a person.
  static let clean = [
    MergeCase(
      "both add a segue at the same place",
      base: """
          <viewController id="a"/>
          <viewController id="b"/>

        """,
      ours: """
          <viewController id="a">
            <segue kind="show" identifier="one" destination="b"/>
          </viewController>
          <viewController id="b"/>

        """,
      theirs: """
          <viewController id="a">
            <!-- the other -->
            <segue kind="show" identifier="two" destination="b"/>
          </viewController>
          <viewController id="b"/>

        """,
      merged: """
          <viewController id="a">
            <segue kind="show" identifier="one" destination="b"/>
            <!-- the other -->
            <segue kind="show" identifier="two" destination="b"/>
          </viewController>
          <viewController id="b"/>

        """),
    MergeCase(
      "one renames what the other begins to use",
      base: """
          <viewController id="a"/>
          <viewController id="b" customClass="B"/>
          <viewController id="c" parent="b"/>

        """,
      ours: """
          <viewController id="a"/>
          <viewController id="detail" customClass="B"/>
          <viewController id="c" parent="detail"/>

        """,
      theirs: """
          <viewController id="a">
            <segue kind="present" destination="b"/>
          </viewController>
          <viewController id="b" customClass="B"/>
          <viewController id="c" parent="b"/>

        """,
      merged: """
          <viewController id="a">
            <segue kind="present" destination="detail"/>
          </viewController>
          <viewController id="detail" customClass="B"/>
          <viewController id="c" parent="detail"/>

        """),
    MergeCase(
      "both change attributes of one element",
      base: """
          <viewController id="a" title="A" customClass="A"/>

        """,
      ours: """
          <viewController id="a" customClass="Alpha" title="A"/>

        """,
      theirs: """
          <viewController id="a" title="Aha" customClass="A" modalPresentationStyle="popover"/>

        """,
      merged: """
          <viewController id="a" customClass="Alpha" title="Aha" modalPresentationStyle="popover"/>

        """),
    MergeCase(
      "one wraps what the other changes",
      base: """
          <viewController id="a">
            <view>
              <label id="title" text="A"/>
            </view>
          </viewController>

        """,
      ours: """
          <viewController id="a">
            <view>
              <stackView>
                <label id="title" text="A"/>
              </stackView>
            </view>
          </viewController>

        """,
      theirs: """
          <viewController id="a">
            <view>
              <!-- what this is about -->
              <label id="title" text="B"/>
              <label id="more"/>
            </view>
          </viewController>

        """,
      merged: """
          <viewController id="a">
            <view>
              <stackView>
                <!-- what this is about -->
                <label id="title" text="B"/>
              </stackView>
              <label id="more"/>
            </view>
          </viewController>

        """),
    MergeCase(
      "both reorder other things",
      base: """
          <viewController id="a">
            <view>
              <label id="one"/>
              <label id="two"/>
              <label id="three"/>
              <label id="four"/>
            </view>
          </viewController>

        """,
      ours: """
          <viewController id="a">
            <view>
              <label id="two"/>
              <label id="one"/>
              <label id="three"/>
              <label id="four"/>
            </view>
          </viewController>

        """,
      theirs: """
          <viewController id="a">
            <view>
              <label id="one"/>
              <label id="two"/>
              <label id="four"/>
              <label id="three"/>
            </view>
          </viewController>

        """,
      merged: """
          <viewController id="a">
            <view>
              <label id="two"/>
              <label id="one"/>
              <label id="four"/>
              <label id="three"/>
            </view>
          </viewController>

        """),
    MergeCase(
      "both add the same scene",
      base: """
          <viewController id="a"/>

        """,
      ours: """
          <viewController id="a" title="A"/>
          <viewController id="b">
            <view/>
          </viewController>

        """,
      theirs: """
          <viewController id="b">
            <view/>
          </viewController>
          <viewController id="a"/>

        """,
      merged: """
          <viewController id="a" title="A"/>
          <viewController id="b">
            <view/>
          </viewController>

        """),
    MergeCase(
      "one takes away what the other left alone, and lays out anew what the other changes",
      base: """
          <viewController id="a">
            <view><label id="x" text="X"/>
            </view>
          </viewController>
          <viewController id="b"/> <!-- of no use -->

        """,
      ours: """
          <viewController id="a">
            <view>
              <label id="x"
                     text="X"/>
            </view>
          </viewController>

        """,
      theirs: """
          <viewController id="a">
            <view><label id="x" text="X" textColor="red"/>
            </view>
          </viewController>
          <viewController id="b"/> <!-- of no use -->

        """,
      merged: """
          <viewController id="a">
            <view>
              <label id="x"
                     text="X"
                     textColor="red"/>
            </view>
          </viewController>

        """),
    MergeCase(
      "one moves a scene that the other changes, and renames a view that the other moves",
      base: """
          <viewController id="a">
            <view>
              <label id="x" text="X"/>
              <label id="y" top="x.bottom"/>
            </view>
          </viewController>
          <viewController id="b"/>

        """,
      ours: """
          <viewController id="b"/>
          <viewController id="a">
            <view>
              <label id="title" text="X"/>
              <label id="y" top="title.bottom"/>
            </view>
          </viewController>

        """,
      theirs: """
          <viewController id="a">
            <view>
              <label id="y" top="x.bottom + 8"/>
              <label id="x" text="X"/>
            </view>
          </viewController>
          <viewController id="b" title="B"/>

        """,
      merged: """
          <viewController id="b" title="B"/>
          <viewController id="a">
            <view>
              <label id="y" top="title.bottom + 8"/>
              <label id="title" text="X"/>
            </view>
          </viewController>

        """),
  ]
}
