extension OtherElement {
  /// All of them. An element of the catalogue is no word here, unless another one is meant where it cannot stand.
  package static let all: [OtherElement] = [
    // Stacks and containers.
    OtherElement("hstack lazyhstack row flowrow hbox horizontalstack", "stackView", "axis=horizontal"),
    OtherElement("vstack lazyvstack column vbox verticalstack linearlayout flex stack", "stackView", "axis=vertical"),
    OtherElement(
      "zstack framelayout relativelayout constraintlayout coordinatorlayout box div container group cardview main "
        + "article header footer",
      "view", note: "its views take positions such as 'top' and 'leading'"),
    OtherElement("spacer space", "view", note: "in a stack view, an empty view takes the rest of the space"),
    OtherElement("divider hr separator", "view", "height=1", "backgroundColor=separator"),
    OtherElement("nestedscrollview horizontalscrollview scroll", "scrollView"),
    OtherElement("fragment fragmentcontainerview", "containerView", note: "a segue with the kind 'embed' fills it"),

    // Texts.
    OtherElement("text p span textlabel uitext paragraph li", "label", note: "the text is its attribute 'text'"),
    OtherElement("h1", "label", "font=largeTitle", note: "the text is its attribute 'text'"),
    OtherElement("h2", "label", "font=title1", note: "the text is its attribute 'text'"),
    OtherElement("h3 h4 h5 h6", "label", "font=title3", note: "the text is its attribute 'text'"),
    OtherElement("edittext input textinput textformfield autocompletetextview", "textField"),
    OtherElement("securefield passwordfield", "textField", "secureTextEntry=true"),
    OtherElement("textarea texteditor multilinetext", "textView"),
    OtherElement("searchfield searchview searchable", "searchBar"),

    // Images, and views of other frameworks.
    OtherElement("image img asyncimage picture svg icon", "imageView"),
    OtherElement("webview uiwebview iframe", "wkWebView"),
    OtherElement("map", "mapView"),

    // Controls.
    OtherElement(
      "link imagebutton floatingactionbutton materialbutton iconbutton pressable touchableopacity", "button"),
    OtherElement("toggle checkbox switchcompat compoundbutton checkboxview", "switch"),
    OtherElement("select picker spinner dropdown numberpicker", "pickerView"),
    OtherElement("seekbar range rangebar", "slider"),
    OtherElement("radiogroup buttongroup segmentedpicker", "segmentedControl"),
    OtherElement("progress progressbar progressindicator linearprogressindicator", "progressView"),
    OtherElement("activityindicator circularprogressindicator loader", "activityIndicatorView"),
    OtherElement("colorpicker", "colorWell"),

    // Lists.
    OtherElement("list form ul ol table listview recyclerview flatlist lazycolumn", "tableView"),
    OtherElement("section sectionlist", "tableViewSection"),
    OtherElement("tr listitem cell listtile", "tableViewCell"),
    OtherElement("grid lazyvgrid lazyhgrid gridview gridlayout", "collectionView"),
    OtherElement("option tab", "segment"),

    // Controllers and bars.
    OtherElement("screen page activity scene controller body scaffold", "viewController"),
    OtherElement("list form table listview recyclerview", "tableViewController"),
    OtherElement("grid gridview", "collectionViewController"),
    OtherElement("navigationview navigationstack navhost navcontroller uinavigation", "navigationController"),
    OtherElement("tabview tabs tablayout bottomnavigationview tabcontroller", "tabBarController"),
    OtherElement("navigationsplitview splitview", "splitViewController"),
    OtherElement("viewpager viewpager2 pageview", "pageViewController"),
    OtherElement("navigationlink sheet fullscreencover", "segue", note: "it stands in the button that is tapped"),
    OtherElement("toolbaritem menubaritem barbutton", "barButtonItem"),
    OtherElement("tabitem", "tabBarItem"),
  ]
}
