// Scripts/embed-resources writes this file. Change the files that it holds, and run the script.
// swift-format-ignore-file

/// The tables of Interface Builder's vocabulary, as they are in the files.
enum EmbeddedTables {
  /// The file `mapping.tsv`.
  static let mapping: StaticString = #"""
# What each element and attribute of Interface Builder's documents becomes in a scene.
#
# Scripts/measure-reach reads this table, and asks `scenec catalog` whether what stands under "ours" exists.
#
# context    The element where it stands, or several: the last of a path of direct parents. `name[key]` has that key;
#            `name{a=v}`, `{a}`, `{!a}`, `{a>element}` (what the id refers to) and `{:description}` are conditions. `@name`
#            is a group, `*` any element. The row whose context says most counts; what it leaves empty, the next one says.
# attribute  One or several; none for the element itself; `*` for those that no row of the same context names.
# ours       element, parent/element     the counterpart, in the parent that it must have if it is not the one around it
#            +, parent/+, +.a=word       the element of the next row; an attribute that it needs beside
#            .a, element.a, ~.a          an attribute of the counterpart around it, of an element in that; with a trait
#            part                        a part of the value that the element is
#            wrapper, plumbing           only groups or refers, as ours do by nesting and by names
#            none, out                   without effect; left out: the note gives the reason
#            {key}, {attribute}, {element} stand for what is there.
# values     What becomes of a value, `*` being any text: `+` it can be said, `?` it cannot, `{text}` ours has to offer
#            that. Other values stay as they are.
# absent     What Interface Builder takes an absent attribute for.
# default    What UIKit has by itself, or what makes no difference: such occurrences do not count. `:plain` for an element
#            without anything that counts.
# note       A reason or an explanation; "replaced:" if something newer says it.
context	attribute	ours	values	absent	default	note
# Groups: a name in a context that starts with @ stands for any of these elements.
@control	=	button control colorWell datePicker pageControl refreshControl segmentedControl slider stepper switch textField
@scroll	=	scrollView tableView collectionView textView
@cell	=	tableViewCell collectionViewCell collectionReusableView
@content	=	tableViewCellContentView collectionViewCellContentView
@bar	=	navigationBar tabBar toolbar
@rendering	=	arscnView arskView glkView mtkView sceneKitView skView
@view	=	view label imageView activityIndicatorView containerView mapView pickerView progressView searchBar stackView visualEffectView webView wkWebView @control @scroll @cell @content @bar @rendering
@container	=	navigationController pageViewController splitViewController tabBarController
@controller	=	viewController tableViewController collectionViewController avPlayerViewController glkViewController hostingController @container
@gesture	=	tapGestureRecognizer panGestureRecognizer pinchGestureRecognizer pongPressGestureRecognizer rotationGestureRecognizer screenEdgePanGestureRecognizer swipeGestureRecognizer

# The document, and what only the canvas shows
document		scenes				a storyboard or a xib: a scene file
document	initialViewController	.initialViewController
document	type version toolsVersion systemVersion targetRuntime propertyAccessControl variant promptedForUpgradeToXcode5 generatesPrototypingConstraints	none				the version of the format and of Xcode
document	useAutolayout useTraitCollections useSafeAreas colorMatched launchScreen	plumbing				how the rest of the file is to be read
document/color[tintColor]		.tintColor				the tint of the app, which code gives to its window
document/objects		wrapper
scenes scene objects subviews constraints connections gestureRecognizers layoutGuides toolbarItems items segments cells sections prototypes viewControllers userDefinedRuntimeAttributes relationships		wrapper
leftBarButtonItems rightBarButtonItems		wrapper
scene	sceneID	plumbing
viewControllers	key	plumbing
dependencies resources device accessibilityOverrides classes designables inferredMetricsTieBreakers simulatedMetricsContainer freeformSimulatedSizeMetrics metadata animations		none				Interface Builder's own
simulatedNavigationBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics simulatedStatusBarMetrics simulatedOrientationMetrics simulatedScreenMetrics splitViewMasterSimulatedSizeMetrics splitViewDetailSimulatedSizeMetrics modalPageSheetSimulatedSizeMetrics userGuides		none				what the canvas simulates
customFonts[customFonts]		none				names the files that the canvas takes fonts from; the app registers them itself
point[canvasLocation]		none				where the canvas shows it
size[freeformSize] size[customSize]		none				how large the canvas shows it
attributedString[userComments]		none				a comment; write it as a comment in XML
nil		none				says that nothing is set
placeholder{placeholderIdentifier=IBFirstResponder} exit		none				an end of connections; ours name what they connect
placeholder{placeholderIdentifier=IBFilesOwner}		none				an owner that nothing is connected with
placeholder{placeholderIdentifier=IBFilesOwner}{:connected}{:controllerOfView}		viewController				the owner of a xib whose view it takes: a controller with that view
placeholder{placeholderIdentifier=IBFilesOwner}{:connected}		view/owner				the object that loads a xib and takes its outlets
placeholder	placeholderIdentifier userLabel sceneMemberID id customModuleProvider	plumbing
placeholder	customClass	.customClass
placeholder	customModule	.customModule
*	id key sceneMemberID customModuleProvider	plumbing				ids are names of ours; keys say where a child belongs, and so does its element
*	userLabel colorLabel	none				the name in Xcode's outline; take it for the id
*	misplaced ambiguous verifyAmbiguity fixedFrame placeholderIntrinsicWidth placeholderIntrinsicHeight simulatedAppContext	none				what the canvas says of the layout
*	customClass	.customClass
*	customModule	.customModule
constraint	customClass customModule	out				scenes have no constraints of a class: do in code what the class does
*	catalog	plumbing				makes the image a symbol
customObject		object				an object that the scenes make
scene/objects/customObject		viewController/object				an object that the scene makes
window		out				a window belongs to its window scene, which code makes

# Controllers
viewController		viewController
viewControllers/@controller splitViewController/@controller		scenes/+				a child stands in the file, and a relationship leads to it
tableViewController		tableViewController
collectionViewController		collectionViewController
navigationController		navigationController
tabBarController		tabBarController
splitViewController		splitViewController
pageViewController		pageViewController
avPlayerViewController		avPlayerViewController
hostingController		hostingController
glkViewController		viewController.customClass=GLKViewController.customModule=GLKit				deprecated since iOS 12
glkViewController	preferredFramesPerSecond	set.value	*=+
@controller	storyboardIdentifier	.id
@controller	title	.title
@controller	restorationIdentifier	.restorationIdentifier
@controller	useStoryboardIdentifierAsRestorationIdentifier	.restorationIdentifier	YES=+	NO	NO
@controller	nibName	.nibName
@controller	modalPresentationStyle	.modalPresentationStyle		automatic	automatic
@controller	modalTransitionStyle	.modalTransitionStyle		coverVertical	coverVertical
@controller	definesPresentationContext	.definesPresentationContext		NO	NO
@controller	providesPresentationContextTransitionStyle	.providesPresentationContextTransitionStyle		NO	NO
@controller	hidesBottomBarWhenPushed	.hidesBottomBarWhenPushed		NO	NO
@controller	extendedLayoutIncludesOpaqueBars	.extendedLayoutIncludesOpaqueBars		NO	NO
@controller	modalInPresentation	.modalInPresentation		NO	NO
@controller	automaticallyAdjustsScrollViewInsets	scrollView.contentInsetAdjustmentBehavior	NO=never	YES	YES	deprecated since iOS 11; the scroll view says it now
@container	automaticallyAdjustsScrollViewInsets	none		YES	YES	a container's own view scrolls nothing
@controller	autoresizesArchivedViewToFullSize	none		YES	YES	the size of the root view before its container sets it
@controller	interfaceStyle	.overrideUserInterfaceStyle		unspecified	unspecified
extendedEdge[edgesForExtendedLayout]		.edgesForExtendedLayout		all
extendedEdge[edgesForExtendedLayout]	top left bottom right	.edgesForExtendedLayout	YES={attribute}	NO	NO
value[contentSizeForViewInPopover]		.preferredContentSize				the older name of preferredContentSize
value[contentSizeForViewInPopover]	width height	part
value[contentSizeForViewInPopover]	type	plumbing
size[preferredContentSize]		.preferredContentSize
keyCommands		wrapper
keyCommand		keyCommand
keyCommand	actionName	action.selector
keyCommand	discoverabilityTitle	.discoverabilityTitle
keyCommand	input	.input
keyCommand	modifierFlags	.modifierFlags	*=+	0	0
tableViewController collectionViewController	clearsSelectionOnViewWillAppear	.clearsSelectionOnViewWillAppear		YES	YES
navigationController	navigationBarHidden	.navigationBarHidden		NO	NO
navigationController	toolbarHidden	.toolbarHidden		YES	YES
navigationController	hidesBarsWhenVerticallyCompact hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears	.{attribute}		NO	NO
pageViewController	transitionStyle	.transitionStyle		pageCurl	scroll
pageViewController	navigationOrientation	.navigationOrientation		horizontal	horizontal
pageViewController	doubleSided	.doubleSided		NO	NO
pageViewController	spineLocation	.spineLocation	none=?	min	min	pages that curl are bound somewhere, and others nowhere
splitViewController	allowDoubleColumnStyle	.style	YES=+	NO		the style with columns, which ours always is
splitViewController	behavior	.preferredSplitBehavior		automatic	automatic
splitViewController	preferredDisplayMode	.preferredDisplayMode	oneBesideSecondary=oneBesideSecondary secondaryOnly=secondaryOnly oneOverSecondary=oneOverSecondary beside=oneBesideSecondary allVisible=oneBesideSecondary primaryHidden=secondaryOnly primaryOverlay=oneOverSecondary over=oneOverSecondary	automatic	automatic
splitViewController	minimumPrimaryColumnWidth maximumPrimaryColumnWidth preferredPrimaryColumnWidthFraction	.{attribute}
splitViewController	presentsWithGesture	.presentsWithGesture		YES	YES
splitViewController	primaryBackgroundStyle	.primaryBackgroundStyle		none	none
avPlayerViewController	videoGravity	.videoGravity	AVLayerVideoGravityResizeAspect=resizeAspect AVLayerVideoGravityResizeAspectFill=resizeAspectFill AVLayerVideoGravityResize=resize	AVLayerVideoGravityResizeAspect	AVLayerVideoGravityResizeAspect
avPlayerViewController	showsPlaybackControls	.showsPlaybackControls		YES	YES
viewControllerPlaceholder		viewControllerPlaceholder
viewControllerPlaceholder	storyboardName	.storyboardName
viewControllerPlaceholder	referencedIdentifier	.referencedIdentifier
viewControllerPlaceholder	bundleIdentifier	.bundleIdentifier
viewControllerPlaceholder	storyboardIdentifier	.id

# Segues, outlets and actions
segue		segue
segue	kind	.kind	presentation=present popoverPresentation=popover modal=modal
segue	destination	.destination
segue{kind=unwind}	destination	plumbing				an exit of the storyboard; ours name the controller, which UIKit finds at run time
segue	relationship	.relationship	masterViewController=primaryViewController detailViewController=secondaryViewController
segue	identifier	.identifier
segue	animates	.animates		YES	YES
segue	unwindAction	.unwindAction
segue	modalPresentationStyle	.modalPresentationStyle		automatic	automatic
segue	modalTransitionStyle	.modalTransitionStyle		coverVertical	coverVertical
segue	popoverAnchorView	.popoverAnchorView
segue	popoverAnchorBarButtonItem	.popoverAnchorBarButtonItem
segue	destinationCreationSelector	.destinationCreation
segue	trigger	.trigger
segue	splitViewControllerTargetIndex	none				the column that kind says already
segue[commit] segue[preview]		out				peek and pop is deprecated since iOS 13
popoverArrowDirection		.permittedArrowDirections
popoverArrowDirection	up down left right unknown	.permittedArrowDirections	YES={attribute}	NO	NO
popoverPassthroughViews		.passthroughViews
outlet		outlet
outlet	property	.property
outlet	destination	.destination
placeholder{:controllerOfView}/connections/outlet{property=view}		none				the controller holds its view
@controller/connections/outlet{property=view}		none				the controller holds its view
outlet{property=searchDisplayController}		none				replaced: the search controller is in the navigation item
outletCollection		outletCollection
outletCollection{property=gestureRecognizers}		none				ours hold their recognisers
outletCollection	property	.property
outletCollection	destination	.destination
outletCollection	appends collectionClass	none				the class of the array in Objective-C
action		action
action	selector	.selector
action	destination	.destination
action{destination>firstResponder}	destination	.destination	*={first responder}			the first responder that has the method
action	eventType	.eventType

# Navigation items, bar items, tab items
navigationItem		wrapper				the controller's own
navigationItem	customClass customModule	out				UIKit makes the item of a controller; override 'navigationItem' in the controller's class
navigationItem	title	.navigationTitle
navigationItem/string[title]		.navigationTitle
navigationItem	prompt	.prompt
navigationItem	largeTitleDisplayMode	.largeTitleDisplayMode		automatic	automatic
navigationItem	leftItemsSupplementBackButton	.leftItemsSupplementBackButton		NO	NO
navigationItem	hidesBackButton	.hidesBackButton		NO	NO
navigationItem	backButtonTitle	.backButtonTitle
viewControllerPlaceholder/navigationItem viewControllerPlaceholder/tabBarItem		none				the destination's own item is the one that is shown
@container/navigationItem		wrapper
items/navigationItem		navigationBar/navigationItem				an item of a bar that stands by itself
items/navigationItem	title	.title
navigationItem/@view[titleView]		+.placement=titleView				it stands in the controller whose title it replaces
barButtonItem/@view[customView]		+
barButtonItem		barButtonItem
scene/objects/barButtonItem		viewController/barButtonItem				an item of the scene that is in no bar
barButtonItem	systemItem	.systemItem
barButtonItem	title	.title
barButtonItem	image	.image
barButtonItem{catalog=system}	image	.systemImage
barButtonItem	landscapeImage	.landscapeImagePhone
barButtonItem	style	.style	plain=plain bordered=plain	plain	plain
barButtonItem	enabled	.enabled		YES	YES
barButtonItem	width	.width
barButtonItem	tag	.tag		0	0
barButtonItem	customClass	.customClass
barButtonItem/color[tintColor]		.tintColor
barButtonItem/inset[imageInsets]		.imageInsets
barButtonItem/accessibility		wrapper
tabBarItem		tabBarItem
items/tabBarItem		tabBar/tabBarItem				an item of a bar that stands by itself
tabBarItem	title	.title
tabBarItem	image	.image
tabBarItem{catalog=system}	image	.systemImage
tabBarItem	selectedImage	.selectedImage
tabBarItem{catalog=system}	selectedImage	.selectedSystemImage
tabBarItem	largeContentSizeImage	.largeContentSizeImage
tabBarItem	landscapeImage	.landscapeImagePhone
tabBarItem	systemItem	.systemItem
tabBarItem	badgeValue	.badgeValue
tabBarItem	tag	.tag		0	0
tabBarItem	enabled	.enabled		YES	YES
offsetWrapper[titlePositionAdjustment]		.titlePositionAdjustment
offsetWrapper[textShadowOffset]		.shadowOffset
offsetWrapper	horizontal vertical	part

# Bars
navigationController/navigationBar		navigationBar			:plain	the controller's own bar, which the element sets up
navigationController/toolbar		toolbar			:plain	the controller's own bar, which the element sets up
tabBarController/tabBar		tabBar			:plain	the controller's own bar, which the element sets up
tabBarController/tabBar	customClass customModule	out				UIKit makes the bar of a tab bar controller, and no initialiser takes its class
navigationController/navigationBar	customClass	navigationController.navigationBarClass
navigationController/navigationBar	customModule	navigationController.navigationBarClass				written before the class: `Kit.Bar`
navigationController/toolbar	customClass	navigationController.toolbarClass
navigationController/toolbar	customModule	navigationController.toolbarClass				written before the class: `Kit.Bar`
navigationController/navigationBar	largeTitles	navigationController.prefersLargeTitles		NO	NO
navigationController/@bar tabBarController/@bar	insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins	none				the bar's controller lays it out
navigationController/@bar tabBarController/@bar	clipsSubviews multipleTouchEnabled opaque clearsContextBeforeDrawing contentMode translatesAutoresizingMaskIntoConstraints	none				a bar draws itself
tabBar/color[selectedImageTintColor]		.tintColor				replaced: deprecated since iOS 8
navigationBar		navigationBar
toolbar		toolbar
tabBar		tabBar
@bar	barStyle	.barStyle	black=black blackTranslucent=black blackOpaque=black	default	default
@bar	translucent	.translucent		YES	YES
navigationBar	largeTitles	.prefersLargeTitles		NO	NO
textAttributes[titleTextAttributes] textAttributes[largeTitleTextAttributes]		{key}			:plain	font, colour and shadow of titles
textAttributes/color[textColor]		.textColor
textAttributes/color[textShadowColor]		.shadowColor
textAttributes/fontDescription		.font
navigationBarAppearance[standardAppearance] navigationBarAppearance[compactAppearance] navigationBarAppearance[scrollEdgeAppearance] navigationBarAppearance[compactScrollEdgeAppearance]		{key}
toolbarAppearance[standardAppearance] toolbarAppearance[scrollEdgeAppearance] toolbarAppearance[compactAppearance] toolbarAppearance[compactScrollEdgeAppearance]		{key}
tabBarAppearance[standardAppearance] tabBarAppearance[scrollEdgeAppearance]		{key}
navigationBarAppearance/color toolbarAppearance/color tabBarAppearance/color		.{key}

# Views
view		view
label		label
imageView		imageView
button		button
textField		textField
textView		textView
switch		switch
slider		slider
stackView		stackView
scrollView		scrollView
tableView		tableView
collectionView		collectionView
containerView		containerView
control		control
colorWell		colorWell
activityIndicatorView		activityIndicatorView
datePicker		datePicker
mapView		mapView
pageControl		pageControl
pickerView		pickerView
progressView		progressView
refreshControl		tableView/refreshControl
searchBar		searchBar
segmentedControl		segmentedControl
stepper		stepper
visualEffectView		visualEffectView
wkWebView		wkWebView
sceneKitView arscnView arskView skView mtkView		{element}
glkView		view.customClass=GLKView.customModule=GLKit				OpenGL ES is deprecated
webView		wkWebView				replaced: UIWebView is deprecated since iOS 12, and the App Store takes no app that has one
webView	scalesPageToFit	none		NO	NO	replaced: WKWebView always fits pages
webView/dataDetectorType		wkWebViewConfiguration.dataDetectorTypes			:plain
adBannerView		out				iAd no longer exists
objects/searchDisplayController		viewController/searchController				replaced: UISearchDisplayController is deprecated since iOS 8
searchDisplayController/connections/outlet{property=searchContentsController} searchDisplayController/connections/outlet{property=searchResultsDataSource} searchDisplayController/connections/outlet{property=searchResultsDelegate}		none				replaced: the table that is searched shows the results
searchDisplayController/connections/outlet{property=searchBar}		none				replaced: a search controller has its own bar
scene/objects/@view		viewController/+.placement=detached				a view of the scene that is in no other: outlets give it to code
document/objects/@view		scenes/+				a xib's view: a free-standing view
document/objects/@view{:viewOfOwner}		viewController/+				a xib's view that its owner, a controller, takes
document/objects/@view{:besideViewOfOwner}		viewController/+.placement=detached				a xib's other view, whose owner is a controller: outlets give it to code
tableView/@view[tableHeaderView]		+.placement=tableHeaderView
tableView/@view[tableFooterView]		+.placement=tableFooterView
tableView/@view[backgroundView] collectionView/@view[backgroundView]		+.placement=backgroundView
glkViewController/@view[view]		viewController/+
avPlayerViewController/@view[view]		none				the player has a view of its own
@view	opaque	.opaque		YES	YES
label button stackView slider switch stepper segmentedControl pageControl progressView activityIndicatorView visualEffectView containerView refreshControl @cell @content @bar	opaque				NO	the class draws on nothing, so that it makes no difference
imageView	opaque				YES
textField	opaque				NO
@view	contentMode	.contentMode	topLeft=topLeft TopLeft=topLeft	scaleToFill	scaleToFill
label	contentMode				left|scaleToFill	a label lays out its text by itself
@content collectionViewCell collectionReusableView refreshControl	contentMode				center|scaleToFill	these draw nothing that a mode places
searchBar glkView	contentMode				redraw|center
@view	clipsSubviews	.clipsSubviews		NO	NO
@scroll	clipsSubviews			NO	YES
@content	clipsSubviews multipleTouchEnabled			NO	YES|NO	written for every content view
textField	clipsSubviews			NO	YES|NO	a text field keeps its text inside by itself
@view	userInteractionEnabled	.userInteractionEnabled		YES	YES
label imageView	userInteractionEnabled			YES	NO
@view	multipleTouchEnabled	.multipleTouchEnabled		NO	NO
@view{userInteractionEnabled=NO}	multipleTouchEnabled exclusiveTouch	none				it gets no touches
@scroll	multipleTouchEnabled			NO	YES
tableView collectionView	multipleTouchEnabled			YES	YES|NO	it scrolls by one finger or several, whatever this says
@view	hidden	.hidden		NO	NO
@view	alpha	.alpha		1	1
@view	tag	.tag		0	0
@view	semanticContentAttribute	.semanticContentAttribute		unspecified	unspecified
@view	clearsContextBeforeDrawing	.clearsContextBeforeDrawing		YES	YES
@view	autoresizesSubviews	.autoresizesSubviews		YES	YES
@view	translatesAutoresizingMaskIntoConstraints	plumbing		YES	YES	a view with positions or constraints says it by them
@view	horizontalHuggingPriority verticalHuggingPriority	.{attribute}		250	250
@view	horizontalCompressionResistancePriority verticalCompressionResistancePriority	.{attribute}		750	750
@view	preservesSuperviewLayoutMargins	.preservesSuperviewLayoutMargins		NO	NO
@view	insetsLayoutMarginsFromSafeArea	.insetsLayoutMarginsFromSafeArea		YES	YES
label{!customClass} imageView{!customClass} activityIndicatorView{!customClass} button{!customClass} pageControl{!customClass} progressView{!customClass} segmentedControl{!customClass} slider{!customClass} stepper{!customClass} switch{!customClass} textField{!customClass}	insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins	none				nothing in it keeps to its margins
@view	layoutMarginsFollowReadableWidth	.pin	YES=readableContent	NO	NO	constraints to the margins of such a view are constraints to its readableContent
@view	restorationIdentifier	.restorationIdentifier
@view	contentHorizontalAlignment	.contentHorizontalAlignment		center	center
textField	contentHorizontalAlignment				left	a text field aligns by textAlignment
segmentedControl	contentHorizontalAlignment contentVerticalAlignment	none			left|top|center	segments align their own content
@view	contentVerticalAlignment	.contentVerticalAlignment		center|top	center
switch stepper datePicker pageControl refreshControl slider	contentHorizontalAlignment contentVerticalAlignment	none				the control draws itself
@control	enabled	.enabled		YES	YES
@control	selected	.selected		NO	NO
@control	highlighted	.highlighted		NO	NO
@control	showsMenuAsPrimaryAction	.showsMenuAsPrimaryAction		NO	NO
@view/rect[frame]		none				constraints, a stack or the container lay it out
@view{:autoresizing}/rect[frame]		.frame
@view{:autoresizing}/rect[frame]	x y width height	part
@view/rect[contentStretch]		.contentsCenter				replaced: deprecated since iOS 6
@view/rect[contentStretch]	x y width height	part
@view/autoresizingMask		none				constraints, a stack or the container lay it out
@view{:autoresizing}/autoresizingMask		.autoresizingMask			:plain
@view{:autoresizing}/autoresizingMask	widthSizable	.autoresizingMask	YES=flexibleWidth	NO	NO
@view{:autoresizing}/autoresizingMask	heightSizable	.autoresizingMask	YES=flexibleHeight	NO	NO
@view{:autoresizing}/autoresizingMask	flexibleMinX	.autoresizingMask	YES=flexibleLeftMargin	NO	NO
@view{:autoresizing}/autoresizingMask	flexibleMinY	.autoresizingMask	YES=flexibleTopMargin	NO	NO
@view{:autoresizing}/autoresizingMask	flexibleMaxX	.autoresizingMask	YES=flexibleRightMargin	NO	NO|YES	alone, it is what UIKit does without a mask
@view{:autoresizing}/autoresizingMask	flexibleMaxY	.autoresizingMask	YES=flexibleBottomMargin	NO	NO|YES	alone, it is what UIKit does without a mask
frame[frameInset]		none				constraints or the cell lay it out
@view{:autoresizing}/frame[frameInset]		.frame
@view{:autoresizing}/frame[frameInset]	minX minY maxX maxY width height	part
@view/edgeInsets[layoutMargins]		.layoutMargins
@view/directionalEdgeInsets[directionalLayoutMargins]		.layoutMargins
edgeInsets	top left bottom right	part
directionalEdgeInsets	top leading bottom trailing	part
@view/accessibility		wrapper
accessibility	label	.accessibilityLabel
accessibility	hint	.accessibilityHint
accessibility	identifier	.accessibilityIdentifier
accessibility	value	.accessibilityValue
accessibility/bool[isElement]		.accessibilityElement
accessibility/bool[isElement]	value	part
accessibilityTraits		.accessibilityTraits
accessibilityTraits	button header image keyboardKey link notEnabled searchField staticText summaryElement adjustable selected playsSound updatesFrequently startsMedia allowsDirectInteraction causesPageTurn tabBar none	.accessibilityTraits	YES={attribute}	NO	NO
@view/color		.{key}
viewControllerLayoutGuide viewLayoutGuide keyboardLayoutGuide		none				a guide that constraints of ours name: safeArea, contentLayoutGuide, frameLayoutGuide, keyboardLayoutGuide; top and bottom guides are safeArea
userLayoutGuide		layoutGuide

# Layout
constraint		constraint
constraint{placeholder=YES}		none				Xcode takes it out when it builds
constraint	firstItem	.firstItem
constraint	firstAttribute	.firstAttribute	baseline=lastBaseline
constraint	secondItem	.secondItem
constraint	secondAttribute	.secondAttribute	baseline=lastBaseline
constraint	relation	.relation		equal	equal
constraint	constant	.constant		0	0
constraint	multiplier	.multiplier		1	1
constraint	priority	.priority		1000	1000
constraint	identifier	.identifier
constraint	symbolic	.constant	YES={system}
constraint	symbolType	none				Xcode's choice among standard spaces
constraint	type	none				default, an attribute of Xcode's
variation/mask		wrapper
variation		wrapper
variation/mask[constraints]/exclude variation/mask[constraints]/include		constraint.when				a constraint that is there for some size classes only
variation/mask[subviews]/exclude variation/mask[subviews]/include		view.when				a view that is there for some size classes only
exclude include	reference	part
variation	*	~.{attribute}
variation	key	plumbing
mask	key	plumbing
variation	fixedFrame misplaced ambiguous	none				what the canvas says of the layout
variation/rect[frame]		none				constraints lay it out
variation/color		~.{key}
variation/fontDescription		~.font
variation{key=default}/rect[frame]		none				the frame on the canvas

# Values
color		.{key}
color	red green blue white alpha	part
color	colorSpace	part	custom=+ calibratedWhite=+ calibratedRGB=+ deviceRGB=+ catalog=+
color	customColorSpace	part	sRGB=+ genericGamma22GrayColorSpace=+ calibratedWhite=+ calibratedRGB=+ displayP3={P3}
color	name	part	*=+
color{systemColor} color{cocoaTouchSystemColor} color{xcode11CocoaTouchSystemColor}	red green blue white alpha colorSpace customColorSpace	none				what systems without the system's colour show
color{name}	red green blue white alpha colorSpace customColorSpace	none				a copy of the asset
color	systemColor	part	groupTableViewBackgroundColor=systemGroupedBackground tableCellGroupedBackgroundColor=secondarySystemGroupedBackground *Color=*
color{systemColor}	cocoaTouchSystemColor xcode11CocoaTouchSystemColor	none				the name for older systems
color	cocoaTouchSystemColor	part	groupTableViewBackgroundColor=systemGroupedBackground scrollViewTexturedBackgroundColor=? viewFlipsideBackgroundColor=? *Color=*			the textures of iOS 6 are gone
color	xcode11CocoaTouchSystemColor	part	*Color=*
fontDescription[fontDescription]		.font
fontDescription	type	part	system=+ boldSystem=+ italicSystem={italic}
fontDescription	pointSize size	part
fontDescription	weight	part	thin=+ ultraLight=+ light=+ regular=+ medium=+ semibold=+ bold=+ heavy=+ black=+
fontDescription	style	part	UICTFontTextStyleBody=body UICTFontTextStyleHeadline=headline UICTFontTextStyleSubhead=subheadline UICTFontTextStyleFootnote=footnote UICTFontTextStyleCallout=callout UICTFontTextStyleCaption1=caption1 UICTFontTextStyleCaption2=caption2 UICTFontTextStyleTitle0=largeTitle UICTFontTextStyleTitle1=title1 UICTFontTextStyleTitle2=title2 UICTFontTextStyleTitle3=title3
fontDescription	name	part
fontDescription	family	plumbing				the name of the font says it
@view/string		.{key}
@view/mutableString		.{key}
tableViewSection/string		.{key}
string	base64-UTF8	plumbing
userDefinedRuntimeAttribute		set
userDefinedRuntimeAttribute	keyPath	.property
userDefinedRuntimeAttribute	value	.value
userDefinedRuntimeAttribute	type	plumbing				the property's type says it
userDefinedRuntimeAttribute/*		.value
userDefinedRuntimeAttribute/integer userDefinedRuntimeAttribute/real	value	part
userDefinedRuntimeAttribute/point userDefinedRuntimeAttribute/size userDefinedRuntimeAttribute/rect userDefinedRuntimeAttribute/range	x y width height location length	part
attributedString		text
attributedString[attributedTitle]		text
attributedString[attributedPlaceholder]		out				scenes have no attributed placeholder; set it in Swift
fragment		text/run
fragment	content	.text
fragment/string[content]		.text
attributes		wrapper
attributes/color[NSColor]		.textColor
attributes/color[NSBackgroundColor]		.backgroundColor
attributes/color[NSStrokeColor]		.strokeColor
attributes/font		.font
attributes/real[NSKern]		.kern
attributes/real[NSStrokeWidth]		.strokeWidth
attributes/integer[NSLigature]		.ligature
attributes/integer[NSUnderline]		.underlineStyle
attributes/integer[NSUnderline]	value	part	1=single 2=thick 9=double
attributes/font[NSOriginalFont]		none				the font before it was fitted
attributes/real attributes/integer	value	part
font	size	part
font	metaFont	part	system=+ systemBold=+ smallSystem=+ smallSystemBold=+ miniSystem=+ message=+ label=+ cellTitle=+ toolTip=+ menu=+ titleBar=+ controlContent=+ user=+ userFixedPitch=+
font	name	part
paragraphStyle		wrapper
paragraphStyle	alignment	.textAlignment		natural	natural
paragraphStyle	lineBreakMode	.lineBreakMode	wordWrapping=wordWrap charWrapping=characterWrap clipping=clip truncatingHead=headTruncation truncatingTail=tailTruncation truncatingMiddle=middleTruncation	wordWrapping	wordWrapping
paragraphStyle	lineHeightMultiple	.lineHeightMultiple		0	0
paragraphStyle	lineSpacing minimumLineHeight maximumLineHeight paragraphSpacing paragraphSpacingBefore firstLineHeadIndent headIndent tailIndent hyphenationFactor defaultTabInterval	.{attribute}		0	0
paragraphStyle	tighteningFactorForTruncation	none			0	Cocoa's; UIKit has no such property
paragraphStyle	baseWritingDirection	.baseWritingDirection	leftToRight=leftToRight rightToLeft=rightToLeft	natural	natural
preferredSymbolConfiguration		.symbolConfiguration
preferredSymbolConfiguration	configurationType	plumbing
preferredSymbolConfiguration	scale weight pointSize	part
preferredSymbolConfiguration/fontDescription		.symbolConfiguration
preferredSymbolConfiguration/fontDescription	style	part
preferredSymbolConfiguration/fontDescription	type pointSize weight	part	*=+
imageReference		.{key}
imageReference[image]{catalog=system}		.systemImage
imageReference[selectedImage]{catalog=system}		.selectedSystemImage
imageReference[highlightedImage]{catalog=system} imageReference[backgroundImage]{catalog=system}		out				only the image itself can be a symbol; set this one in Swift
imageReference[landscapeImage]		.landscapeImagePhone
imageReference{catalog=system} imageReference[landscapeImage]{catalog=system}		out				only the image itself can be a symbol; set this one in Swift
imageReference	image	part
imageReference	symbolScale	.symbolConfiguration	*=+
imageReference/*		part

# Text
label	text	.text
label	textAlignment	.textAlignment		natural	natural
label	lineBreakMode	.lineBreakMode			tailTruncation
label	numberOfLines	.numberOfLines		1	1
label	baselineAdjustment	.baselineAdjustment		alignBaselines	alignBaselines
label	adjustsFontSizeToFit	.adjustsFontSizeToFit		YES	NO
label	minimumScaleFactor	.minimumScaleFactor		0	0
label	minimumFontSize	.minimumScaleFactor	*=+		0	the factor is this size by the font's
label	adjustsLetterSpacingToFitWidth	.allowsDefaultTighteningForTruncation		NO	NO
label	adjustsFontForContentSizeCategory	.adjustsFontForContentSizeCategory		NO	NO
label	preferredMaxLayoutWidth	.preferredMaxLayoutWidth	*=+	0	0
label	usesAttributedText	plumbing				the text element says it
label	enabled	.enabled		YES	YES
label	highlighted	.highlighted		NO	NO
label/size[shadowOffset]		.shadowOffset
textField	text	.text
textField	placeholder	.placeholder
textField	textAlignment	.textAlignment		natural	natural
textField	borderStyle	.borderStyle		none	none
textField	clearButtonMode	.clearButtonMode		never	never
textField	clearsOnBeginEditing	.clearsOnBeginEditing		NO	NO
textField	adjustsFontSizeToFit	.adjustsFontSizeToFit		YES	NO
textField	minimumFontSize	.minimumFontSize			17	the size that fonts have; nothing shrinks to it
textField	adjustsFontForContentSizeCategory	.adjustsFontForContentSizeCategory		NO	NO
textField	usesAttributedText	plumbing				the text element says it
textField	allowsEditingTextAttributes	.allowsEditingTextAttributes		NO	NO
textField	background	.background
textField/inset[insetFor6xAndEarlier] textView/inset[insetFor6xAndEarlier] imageView/inset[insetFor6xAndEarlier] toolbar/inset[insetFor6xAndEarlier]		none				for iOS 6
textView	text	.text
textView	textAlignment	.textAlignment		natural	natural
textView	editable	.editable		YES	YES
textView	selectable	.selectable		YES	YES
textView	allowsEditingTextAttributes	.allowsEditingTextAttributes		NO	NO
textView	adjustsFontForContentSizeCategory	.adjustsFontForContentSizeCategory		NO	NO
textView	usesAttributedText	plumbing				the text element says it
dataDetectorType[dataDetectorTypes]		.dataDetectorTypes
dataDetectorType	phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber lookupSuggestion money physicalValue	.dataDetectorTypes	YES={attribute}	NO	NO
textInputTraits		wrapper
textInputTraits	keyboardType	.keyboardType	alphabet=asciiCapable	default	default
textInputTraits	returnKeyType	.returnKeyType		default	default
textInputTraits	keyboardAppearance	.keyboardAppearance	alert=dark	default	default
textInputTraits	autocapitalizationType	.autocapitalizationType		none
textInputTraits	autocorrectionType	.autocorrectionType		default	default
textInputTraits	spellCheckingType	.spellCheckingType		default	default
textInputTraits	secureTextEntry	.secureTextEntry		NO	NO
textInputTraits	enablesReturnKeyAutomatically	.enablesReturnKeyAutomatically		NO	NO
textInputTraits	smartDashesType smartQuotesType smartInsertDeleteType	.{attribute}		default	default
textInputTraits	textContentType	.textContentType	honorific-prefix=namePrefix given-name=givenName additional-name=middleName family-name=familyName honorific-suffix=nameSuffix organization-title=jobTitle organization=organizationName street-address=fullStreetAddress address-line1=streetAddressLine1 address-line2=streetAddressLine2 address-level1+2=addressCityAndState address-level1=addressState address-level2=addressCity address-level3=sublocality country-name=countryName postal-code=postalCode tel=telephoneNumber email=emailAddress url=URL cc-number=creditCardNumber new-password=newPassword one-time-code=oneTimeCode

# Images, buttons
imageView	image	.image
imageView{catalog=system}	image	.systemImage
imageView	highlightedImage	.highlightedImage
imageView	highlighted	.highlighted		NO	NO
imageView	adjustsImageSizeForAccessibilityContentSizeCategory	.adjustsImageSizeForAccessibilityContentSizeCategory		NO	NO
button	buttonType	.buttonType	system=system roundedRect=system	custom	system|roundedRect
button	lineBreakMode	.lineBreakMode		middleTruncation	middleTruncation
button	hasAttributedTitle	plumbing				the text element says it
button	adjustsImageSizeForAccessibilityContentSizeCategory	.adjustsImageSizeForAccessibilityContentSizeCategory		NO	NO
button	adjustsImageWhenDisabled adjustsImageWhenHighlighted	.{attribute}		YES	YES	deprecated in iOS 15
button	showsTouchWhenHighlighted reversesTitleShadowWhenHighlighted	.{attribute}		NO	NO	deprecated in iOS 15
button	springLoaded	.springLoaded		NO	NO
button	pointerInteraction	.pointerInteractionEnabled		NO	NO
button	changesSelectionAsPrimaryAction	.changesSelectionAsPrimaryAction		NO	NO
button	role	.role		normal	normal
button/fontDescription		.font
state[normal]		wrapper
state[highlighted] state[selected] state[disabled] state[focused]		state
state	title	.title
state	image	.image
state{catalog=system}	image	.systemImage
state	backgroundImage	.backgroundImage
state/color[titleColor]		.titleColor
state/color[titleShadowColor]		.titleShadowColor
state/attributedString		text
button/inset[contentEdgeInsets] button/inset[imageEdgeInsets] button/inset[titleEdgeInsets]		.{key}				deprecated in iOS 15
inset	minX minY maxX maxY	part
buttonConfiguration[configuration]		button/buttonConfiguration
buttonConfiguration	style	.style
buttonConfiguration	title subtitle image cornerStyle buttonSize titleAlignment imagePlacement imagePadding titlePadding showsActivityIndicator	.{attribute}
buttonConfiguration{catalog=system}	image	.systemImage
buttonConfiguration/attributedString[attributedTitle]		.title				its plain text
buttonConfiguration/attributedString[attributedSubtitle]		.subtitle				its plain text
buttonConfiguration/color		.{key}
buttonConfiguration/fontDescription		.font
buttonConfiguration/directionalEdgeInsets[contentInsets]		.contentInsets
backgroundConfiguration		backgroundConfiguration
backgroundConfiguration	cornerRadius	.cornerRadius

# Controls
switch	on	.on		NO	NO
switch	title	.title				for the style checkbox on a Mac
switch	preferredStyle	.preferredStyle		automatic	automatic
slider	minValue	.minimumValue		0	0
slider	maxValue	.maximumValue		1	1
slider	value	.value		0	0
slider	continuous	.continuous		YES	YES
slider	minimumValueImage maximumValueImage	.{attribute}
stepper	minimumValue	.minimumValue		0	0
stepper	maximumValue	.maximumValue		100	100
stepper	value	.value		0	0
stepper	stepValue	.stepValue		1	1
stepper	wraps	.wraps		NO	NO
stepper	continuous autorepeat	.{attribute}		YES	YES
segmentedControl	segmentControlStyle	none				has no effect since iOS 7
segmentedControl	selectedSegmentIndex	.selectedSegmentIndex		-1	-1
segmentedControl	apportionsSegmentWidthsByContent	.apportionsSegmentWidthsByContent		NO	NO
segmentedControl	momentary	.momentary		NO	NO
segment		segmentedControl/segment
segment	title	.title
segment	image	.image
segment{catalog=system}	image	.systemImage
segment	enabled	.enabled		YES	YES
segment	width	.width		0	0
segment/size[contentOffset]		.contentOffset			:plain
segment/size[contentOffset]	width height	part			0
size	width height	part
pageControl	numberOfPages	.numberOfPages		0	0
pageControl	currentPage	.currentPage		0	0
pageControl	hidesForSinglePage	.hidesForSinglePage		NO	NO
progressView	progress	.progress		0	0
progressView	progressImage trackImage	.{attribute}
progressView	progressViewStyle	.style		default	default
activityIndicatorView	animating	.animating		NO	NO
activityIndicatorView	hidesWhenStopped	.hidesWhenStopped		NO	YES
activityIndicatorView	style	.style	medium=medium large=large gray=medium white=medium whiteLarge=large		medium|gray|white
datePicker	datePickerMode	.datePickerMode			dateAndTime
datePicker	minuteInterval	.minuteInterval		1	1
datePicker	style	.preferredDatePickerStyle		automatic	automatic
datePicker	useCurrentDate	none		YES	YES	whether the date element is read; ours sets what it says
datePicker	countDownDuration	.countDownDuration		0	0
datePicker/date[date]		.date
datePicker{!useCurrentDate}/date[date]		none				the current date is used
datePicker/date[minimumDate] datePicker/date[maximumDate]		.{key}
date	timeIntervalSinceReferenceDate	part
datePicker/locale datePicker/timeZone		.{element}
refreshControl/attributedString[attributedTitle]		text
searchBar	text placeholder prompt	.{attribute}
searchBar	searchBarStyle	.searchBarStyle		default	default
searchBar	barStyle	.barStyle	black=black blackTranslucent=black	default	default
searchBar	translucent	.translucent		YES	YES
searchBar	showsCancelButton showsBookmarkButton showsSearchResultsButton showsScopeBar	.{attribute}		NO	NO
searchBar/scopeButtonTitles		wrapper
scopeButtonTitles/string		searchBar/scope
scopeButtonTitles/string[content]		searchBar/scope

# Containers of views
stackView	axis	.axis		horizontal	horizontal
stackView	alignment	.alignment		fill	fill
stackView	distribution	.distribution		fill	fill
stackView	spacing	.spacing		0	0
stackView	spacingType	.spacing	standard={system}
stackView	baselineRelativeArrangement	.baselineRelativeArrangement		NO	NO
stackView	layoutMarginsRelativeArrangement	.layoutMarginsRelativeArrangement		NO	NO
@scroll	scrollEnabled	.scrollEnabled		YES	YES
@scroll	pagingEnabled	.pagingEnabled		NO	NO
@scroll	bounces bouncesZoom	.{attribute}		YES	YES
@scroll	alwaysBounceVertical alwaysBounceHorizontal	.{attribute}		NO	NO
tableView	alwaysBounceVertical			NO	YES
@scroll	showsVerticalScrollIndicator showsHorizontalScrollIndicator	.{attribute}		YES	YES
@scroll	directionalLockEnabled	.directionalLockEnabled		NO	NO
@scroll	delaysContentTouches canCancelContentTouches	.{attribute}		YES	YES
@scroll	minimumZoomScale maximumZoomScale	.{attribute}		1	1|0
@scroll	indicatorStyle	.indicatorStyle		default	default
@scroll	keyboardDismissMode	.keyboardDismissMode		none	none
@scroll	contentInsetAdjustmentBehavior	.contentInsetAdjustmentBehavior		automatic	automatic
@scroll/inset[contentInset] @scroll/inset[scrollIndicatorInsets]		.{key}
visualEffectView/view[contentView]		wrapper				the effect's own view, which holds what the effect view holds
visualEffectView/view[contentView]	opaque clipsSubviews contentMode multipleTouchEnabled insetsLayoutMarginsFromSafeArea	none				written for every content view
visualEffectView/view[contentView]	alpha hidden tag userInteractionEnabled customClass customModule	contentView.{attribute}
visualEffectView/view[contentView]/color		contentView.{key}
visualEffectView/view[contentView]/edgeInsets[layoutMargins] visualEffectView/view[contentView]/directionalEdgeInsets[directionalLayoutMargins]		contentView.layoutMargins
visualEffectView/view[contentView]/userDefinedRuntimeAttributes/userDefinedRuntimeAttribute		contentView/set
blurEffect		visualEffectView.effect
blurEffect	style	visualEffectView.effect	*=+
vibrancyEffect		visualEffectView.vibrancy
vibrancyEffect	style	visualEffectView.vibrancy	*=+
vibrancyEffect/blurEffect		visualEffectView.effect

# Tables
label{:textLabel} label{:detailTextLabel} imageView{:imageView}	key	none				the label's own
tableView	style	.style		plain	plain
tableView	dataMode	plumbing				cells in sections are static, cells beside them prototypes
tableView{dataMode=prototypes}/sections tableView{dataMode=static}/prototypes		none				left over from the other mode
tableView	separatorStyle	.separatorStyle	default=singleLine	singleLine	default|singleLine
tableView	rowHeight	.rowHeight		-1	-1
tableView	estimatedRowHeight	.estimatedRowHeight		-1	-1
tableView	sectionHeaderHeight sectionFooterHeight	.{attribute}			-1
tableView	estimatedSectionHeaderHeight estimatedSectionFooterHeight	.{attribute}		-1	-1
tableView	allowsSelection	.allowsSelection		YES	YES
tableView	allowsMultipleSelection	.allowsMultipleSelection		NO	NO
tableView	allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing	.{attribute}		NO	NO
tableView	sectionIndexMinimumDisplayRowCount	.sectionIndexMinimumDisplayRowCount		0	0
tableView	separatorInsetReference	.separatorInsetReference		fromCellEdges	fromCellEdges
tableView	contentViewInsetsToSafeArea	.insetsContentViewsToSafeArea		YES	YES
tableView	showsSelectionImmediatelyOnTouchBegin	out		YES	YES	UIKit has no public property for it
tableView/inset[separatorInset] tableViewCell/inset[separatorInset]		.separatorInset
tableViewSection		tableViewSection
tableViewSection	headerTitle footerTitle	.{attribute}
tableViewCell		tableViewCell
prototypes/tableViewCell		tableView/tableViewCell				a prototype, of which code makes as many as there are rows
document/objects/tableViewCell		scenes/tableViewCell				a xib's cell, for a table to register
document/objects/collectionViewCell		scenes/collectionViewCell				a xib's cell, for a collection to register
document/objects/collectionReusableView		scenes/collectionReusableView				a xib's view, for a collection to register
document/objects/view{:tableHeader}		scenes/tableViewHeaderFooterView				a xib's header or footer of sections, for a table to register
tableViewCell	style	.style	IBUITableViewCellStyleDefault=default IBUITableViewCellStyleSubtitle=subtitle IBUITableViewCellStyleValue1=value1 IBUITableViewCellStyleValue2=value2		IBUITableViewCellStyleDefault
tableViewCell	textLabel detailTextLabel imageView	plumbing				which of its views are the ones that the style makes
tableViewCell	reuseIdentifier	.reuseIdentifier
tableViewCell	rowHeight	.rowHeight		-1	-1
tableViewCell	selectionStyle	.selectionStyle			default
tableViewCell	accessoryType editingAccessoryType	.{attribute}		none	none
tableViewCell	indentationWidth	.indentationWidth		10	10
tableViewCell	indentationLevel	.indentationLevel		0	0
tableViewCell	hidesAccessoryWhenEditing	none		YES	YES	deprecated since iOS 3, where editingAccessoryType has replaced it
tableViewCell	showsReorderControl shouldIndentWhileEditing	.{attribute}
tableViewCellContentView		wrapper				the cell's own
tableViewCellContentView	tableViewCell	plumbing
tableViewCell/view[contentView] collectionViewCell/view[contentView] collectionViewCellContentView		wrapper				the cell's own
@content	preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea	none				the cell sets it for its content view
tableViewCell/view[contentView] collectionViewCell/view[contentView]	contentMode opaque clipsSubviews multipleTouchEnabled	none				written for every content view
@content tableViewCell/view[contentView] collectionViewCell/view[contentView]	tag alpha hidden customClass customModule restorationIdentifier userInteractionEnabled	contentView.{attribute}
@content/color tableViewCell/view[contentView]/color collectionViewCell/view[contentView]/color		contentView.{key}
@content/edgeInsets[layoutMargins] tableViewCell/view[contentView]/edgeInsets[layoutMargins] collectionViewCell/view[contentView]/edgeInsets[layoutMargins]		contentView.layoutMargins
@content/directionalEdgeInsets[directionalLayoutMargins] tableViewCell/view[contentView]/directionalEdgeInsets[directionalLayoutMargins] collectionViewCell/view[contentView]/directionalEdgeInsets[directionalLayoutMargins]		contentView.layoutMargins
@content/accessibility	label	contentView.accessibilityLabel
@content/accessibility	hint	contentView.accessibilityHint
@content/accessibility	identifier	contentView.accessibilityIdentifier
@content/accessibility	value	contentView.accessibilityValue
@content/userDefinedRuntimeAttributes/userDefinedRuntimeAttribute		contentView/set
label{:textLabel} label{:detailTextLabel} imageView{:imageView}		part				the cell's own, which its style makes
label{:textLabel} label{:detailTextLabel}	customClass customModule	out				the cell makes its labels itself; put a label of your own into the cell, or set up these
label{:textLabel}	text	.text
label{:detailTextLabel}	text	.detailText
label{:textLabel}/attributedString[attributedText]		textLabel/text
label{:detailTextLabel}/attributedString[attributedText]		detailTextLabel/text
label{:textLabel}/string[text]		.text
label{:detailTextLabel}/string[text]		.detailText
imageView{:imageView}	image	.image
imageView{:imageView}{catalog=system}	image	.systemImage
label{:textLabel}	*	textLabel.{attribute}
label{:textLabel}	textAlignment	textLabel.textAlignment		natural	natural
label{:textLabel}	adjustsFontSizeToFit	textLabel.adjustsFontSizeToFit		YES	NO
label{:textLabel}	lineBreakMode	textLabel.lineBreakMode			tailTruncation
label{:textLabel}	id userLabel customModuleProvider translatesAutoresizingMaskIntoConstraints fixedFrame multipleTouchEnabled insetsLayoutMarginsFromSafeArea opaque clipsSubviews contentMode userInteractionEnabled baselineAdjustment usesAttributedText tag ambiguous misplaced	none				the label's own
label{:textLabel}/fontDescription		textLabel.font
label{:textLabel}/color		textLabel.{key}
label{:textLabel}/userDefinedRuntimeAttributes/userDefinedRuntimeAttribute		textLabel/set
label{:detailTextLabel}	*	detailTextLabel.{attribute}
label{:detailTextLabel}	textAlignment	detailTextLabel.textAlignment		natural	natural
label{:detailTextLabel}	adjustsFontSizeToFit	detailTextLabel.adjustsFontSizeToFit		YES	NO
label{:detailTextLabel}	lineBreakMode	detailTextLabel.lineBreakMode			tailTruncation
label{:detailTextLabel}	id userLabel customModuleProvider translatesAutoresizingMaskIntoConstraints fixedFrame multipleTouchEnabled insetsLayoutMarginsFromSafeArea opaque clipsSubviews contentMode userInteractionEnabled baselineAdjustment usesAttributedText tag ambiguous misplaced	none				the label's own
label{:detailTextLabel}/fontDescription		detailTextLabel.font
label{:detailTextLabel}/color		detailTextLabel.{key}
label{:detailTextLabel}/userDefinedRuntimeAttributes/userDefinedRuntimeAttribute		detailTextLabel/set
imageView{:imageView}	*	imageView.{attribute}
imageView{:imageView}	id userLabel customModuleProvider translatesAutoresizingMaskIntoConstraints fixedFrame multipleTouchEnabled insetsLayoutMarginsFromSafeArea opaque clipsSubviews contentMode userInteractionEnabled horizontalHuggingPriority verticalHuggingPriority catalog ambiguous misplaced	none				the image view's own
listContentConfiguration[contentConfiguration]		tableViewCell/listContentConfiguration
listContentConfiguration	text secondaryText	.{attribute}
listContentConfiguration	configurationType	.style
listContentConfiguration	image	.image

# Collections
collectionView	dataMode	plumbing
collectionView	allowsSelection	.allowsSelection		YES	YES
collectionView	allowsMultipleSelection	.allowsMultipleSelection		NO	NO
collectionView	prefetchingEnabled	.prefetchingEnabled		YES	YES
collectionView/collectionViewFlowLayout		flowLayout			:plain
collectionViewFlowLayout	scrollDirection	.scrollDirection		vertical	vertical
collectionViewFlowLayout	minimumLineSpacing minimumInteritemSpacing	.{attribute}			10
collectionViewFlowLayout	automaticEstimatedItemSize	.estimatedItemSize	YES={automatic}	NO	NO
collectionViewFlowLayout	sectionInsetReference	.sectionInsetReference		contentInset	contentInset
collectionViewFlowLayout/size[itemSize] collectionViewFlowLayout/size[estimatedItemSize] collectionViewFlowLayout/size[headerReferenceSize] collectionViewFlowLayout/size[footerReferenceSize]		.{key}			:plain
collectionViewFlowLayout/size[itemSize]	width height	part			50
collectionViewFlowLayout/size	width height	part			0
collectionViewFlowLayout/inset[sectionInset]		.sectionInset			:plain
collectionViewFlowLayout/inset[sectionInset]	minX minY maxX maxY	part			0
collectionViewLayout		collectionViewLayout
collectionViewCell		collectionViewCell
collectionViewCell	reuseIdentifier	.reuseIdentifier
collectionReusableView		collectionReusableView
collectionView/collectionReusableView[sectionHeaderView]		+.kind=header
collectionView/collectionReusableView[sectionFooterView]		+.kind=footer
collectionReusableView	reuseIdentifier	.reuseIdentifier

# Gestures
objects/tapGestureRecognizer		view/tapGestureRecognizer
objects/panGestureRecognizer		view/panGestureRecognizer
objects/pinchGestureRecognizer		view/pinchGestureRecognizer
objects/rotationGestureRecognizer		view/rotationGestureRecognizer
objects/screenEdgePanGestureRecognizer		view/screenEdgePanGestureRecognizer
objects/swipeGestureRecognizer		view/swipeGestureRecognizer
objects/pongPressGestureRecognizer		view/longPressGestureRecognizer
@gesture	enabled cancelsTouchesInView delaysTouchesEnded	.{attribute}		YES	YES
@gesture	delaysTouchesBegan	.delaysTouchesBegan		NO	NO
tapGestureRecognizer	numberOfTapsRequired numberOfTouchesRequired	.{attribute}		1	1
pongPressGestureRecognizer	numberOfTouchesRequired	.{attribute}		1	1
pongPressGestureRecognizer	numberOfTapsRequired	.{attribute}		0	0
pongPressGestureRecognizer	allowableMovement	.allowableMovement		10	10
pongPressGestureRecognizer	minimumPressDuration	.minimumPressDuration		0.5	0.5
panGestureRecognizer	minimumNumberOfTouches	.minimumNumberOfTouches		1	1
panGestureRecognizer	maximumNumberOfTouches	.maximumNumberOfTouches
swipeGestureRecognizer	direction	.direction		right	right
swipeGestureRecognizer	numberOfTouchesRequired	.numberOfTouchesRequired		1	1
screenEdgePanGestureRecognizer	edges	.edges

# Views of other frameworks
mapView	mapType	.mapType		standard	standard
mapView	showsScale showsTraffic showsUserLocation	.{attribute}		NO	NO
mapView	showsCompass showsBuildings showsPointsOfInterest zoomEnabled scrollEnabled rotateEnabled pitchEnabled	.{attribute}		YES	YES
wkWebView	allowsBackForwardNavigationGestures	.allowsBackForwardNavigationGestures		NO	NO
wkWebView	allowsLinkPreview	.allowsLinkPreview		YES	YES
wkWebViewConfiguration[configuration]		wkWebView/wkWebViewConfiguration			:plain
wkWebViewConfiguration	allowsAirPlayForMediaPlayback allowsPictureInPictureMediaPlayback	.{attribute}		YES	YES
wkWebViewConfiguration	allowsInlineMediaPlayback suppressesIncrementalRendering	.{attribute}		NO	NO
wkWebViewConfiguration	applicationNameForUserAgent selectionGranularity	.{attribute}
wkWebViewConfiguration/audiovisualMediaTypes		.mediaTypesRequiringUserActionForPlayback
wkWebViewConfiguration/audiovisualMediaTypes	none audio video all	.mediaTypesRequiringUserActionForPlayback	YES={attribute}	NO	NO
wkWebViewConfiguration/dataDetectorTypes		.dataDetectorTypes			:plain
dataDetectorTypes	none	.dataDetectorTypes	YES=none	NO	YES|NO
dataDetectorTypes	all phoneNumber link address calendarEvent flightNumber trackingNumber lookupSuggestion	.dataDetectorTypes	YES={attribute}	NO	NO
wkWebViewConfiguration/wkPreferences		wrapper
wkPreferences	minimumFontSize	.minimumFontSize		0	0
wkPreferences	javaScriptCanOpenWindowsAutomatically	.javaScriptCanOpenWindowsAutomatically		NO	NO
glkView	enableSetNeedsDisplay	set.value	NO=+	YES	YES
mtkView	colorPixelFormat depthStencilPixelFormat	.{attribute}	*=+

"""#

  /// The file `shape.tsv`.
  static let shape: StaticString = #"""
# Where the elements of Interface Builder's documents stand, and in which order: what mapping.tsv does not say, since it
# makes no difference when a document is read. Export writes by this table; groups are those of mapping.tsv.
#
# in        An element, several, or a group.
# element   What stands in it; empty for elements that only hold attributes of theirs.
# at        The elements in between: `subviews`, `navigationItem[navigationItem]/toolbarItems`. A key alone, `[traits]`,
#           is the key of the element itself. `{:textLabel}` is a description of the mapping.
in	element	at
# Elements that hold attributes of others
@controller		navigationItem[navigationItem]
navigationController		navigationBar[navigationBar]
navigationController		toolbar[toolbar]
tabBarController		tabBar[tabBar]
@view barButtonItem tabBarItem		accessibility[accessibilityConfiguration]
textField textView searchBar		textInputTraits[textInputTraits]
button		state[normal]
visualEffectView		blurEffect
visualEffectView		vibrancyEffect
fragment		attributes
attributes		paragraphStyle[NSParagraphStyle]
wkWebViewConfiguration		wkPreferences[preferences]
tableViewCell		tableViewCellContentView[contentView]/subviews/label{:textLabel}
tableViewCell		tableViewCellContentView[contentView]/subviews/label{:detailTextLabel}
tableViewCell		tableViewCellContentView[contentView]/subviews/imageView{:imageView}
# Keys
*	tabBarItem	[tabBarItem]
*	autoresizingMask	[autoresizingMask]
*	preferredSymbolConfiguration	[preferredSymbolConfiguration]
*	popoverArrowDirection	[popoverArrowDirection]
*	collectionViewFlowLayout collectionViewLayout	[collectionViewLayout]
*	audiovisualMediaTypes	[mediaTypesRequiringUserActionForPlayback]
*	dataDetectorTypes	[dataDetectorTypes]
*	fontDescription	[fontDescription]
*	locale	[locale]
*	timeZone	[timeZone]
*	backgroundConfiguration	[backgroundConfiguration]
# Views
@controller	@view	[view]
@view	@view	subviews
tableViewCell	@view	tableViewCellContentView[contentView]/subviews
collectionViewCell	@view	collectionViewCellContentView[contentView]/subviews
visualEffectView	@view	view[contentView]/subviews
tableView	tableViewSection	sections
tableViewSection	tableViewCell	cells
tableView	tableViewCell	prototypes
collectionView	collectionViewCell	cells
tableView scrollView collectionView	refreshControl	[refreshControl]
segmentedControl	segment	segments
searchBar	string	scopeButtonTitles[scopeButtonTitles]
navigationBar	navigationItem	items
toolbar	barButtonItem	items
tabBar	tabBarItem	items
@view	userLayoutGuide	layoutGuides
navigationController	navigationBar	[navigationBar]
navigationController	toolbar	[toolbar]
tabBarController	tabBar	[tabBar]
@view barButtonItem tabBarItem	accessibilityTraits	accessibility[accessibilityConfiguration]/[traits]
label textField textView	attributedString	[attributedText]
state refreshControl	attributedString	[attributedTitle]
button	attributedString	state[normal]/[attributedTitle]
attributes	font	[NSFont]
@controller	keyCommand	keyCommands
# Connections and the rest
@view @controller @gesture barButtonItem tabBarItem customObject placeholder keyCommand	segue outlet outletCollection action	connections
@view	constraint	constraints
*	userDefinedRuntimeAttribute	userDefinedRuntimeAttributes
# Order
order	rect autoresizingMask collectionViewLayout collectionViewFlowLayout tableViewCellContentView collectionViewCellContentView subviews sections prototypes cells refreshControl viewLayoutGuide layoutGuides tabBarItem navigationItem color edgeInsets inset accessibility constraints segments items size state attributedString fontDescription buttonConfiguration textInputTraits userDefinedRuntimeAttributes variation connections

"""#
}
