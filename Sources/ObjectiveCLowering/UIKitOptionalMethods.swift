/// The optional methods of UIKit's protocols that headless UIKit declares. There each has a default implementation.
///
/// The names are from Apple's reference documentation.
enum UIKitOptionalMethods {
  /// The methods of each protocol, with those that it inherits.
  static let byProtocol: [String: Set<String>] = {
    var methods: [String: Set<String>] = [:]
    var parents: [String: String] = [:]
    var current = ""
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if line.hasPrefix(" ") {
        methods[current, default: []].formUnion(words)
      } else {
        current = words[0]
        parents[current] = words.count > 1 ? words[1] : nil
      }
    }
    for name in methods.keys {
      var parent = parents[name]
      while let inherited = parent {
        methods[name, default: []].formUnion(methods[inherited] ?? [])
        parent = parents[inherited]
      }
    }
    return methods
  }()

  /// Each protocol, and the one that it inherits from; below it its methods.
  private static let list = """
    UIAdaptivePresentationControllerDelegate
      adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:)
      presentationController(_:prepareAdaptivePresentationController:)
      presentationController(_:viewControllerForAdaptivePresentationStyle:)
      presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
      presentationControllerDidAttempt(toDismiss:) presentationControllerDidDismiss(_:)
      presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
    UIApplicationDelegate
      application(_:configurationForConnecting:options:) application(_:continue:restorationHandler:)
      application(_:didChangeStatusBarFrame:) application(_:didChangeStatusBarOrientation:)
      application(_:didDecodeRestorableStateWith:) application(_:didDiscardSceneSessions:)
      application(_:didFailToContinueUserActivityWithType:error:)
      application(_:didFailToRegisterForRemoteNotificationsWithError:) application(_:didFinishLaunchingWithOptions:)
      application(_:didReceive:) application(_:didReceiveRemoteNotification:)
      application(_:didReceiveRemoteNotification:fetchCompletionHandler:) application(_:didRegister:)
      application(_:didRegisterForRemoteNotificationsWithDeviceToken:) application(_:didUpdate:)
      application(_:handleActionWithIdentifier:for:completionHandler:)
      application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:)
      application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)
      application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:)
      application(_:handleEventsForBackgroundURLSession:)
      application(_:handleEventsForBackgroundURLSession:completionHandler:) application(_:handleOpen:)
      application(_:handleWatchKitExtensionRequest:) application(_:handleWatchKitExtensionRequest:reply:)
      application(_:open:options:) application(_:open:sourceApplication:annotation:)
      application(_:performActionFor:) application(_:performActionFor:completionHandler:)
      application(_:performFetchWithCompletionHandler:) application(_:shouldAllowExtensionPointIdentifier:)
      application(_:shouldRestoreApplicationState:) application(_:shouldRestoreSecureApplicationState:)
      application(_:shouldSaveApplicationState:) application(_:shouldSaveSecureApplicationState:)
      application(_:supportedInterfaceOrientationsFor:) application(_:userDidAcceptCloudKitShareWith:)
      application(_:viewControllerWithRestorationIdentifierPath:coder:) application(_:willChangeStatusBarFrame:)
      application(_:willChangeStatusBarOrientation:duration:) application(_:willContinueUserActivityWithType:)
      application(_:willEncodeRestorableStateWith:) application(_:willFinishLaunchingWithOptions:)
      applicationDidBecomeActive(_:) applicationDidEnterBackground(_:) applicationDidFinishLaunching(_:)
      applicationDidReceiveMemoryWarning(_:) applicationPerformFetch(_:)
      applicationProtectedDataDidBecomeAvailable(_:) applicationProtectedDataWillBecomeUnavailable(_:)
      applicationShouldAutomaticallyLocalizeKeyCommands(_:) applicationShouldRequestHealthAuthorization(_:)
      applicationSignificantTimeChange(_:) applicationWillEnterForeground(_:) applicationWillResignActive(_:)
      applicationWillTerminate(_:)
    UIBarPositioningDelegate
      position(forBar:)
    UICollectionViewDataSource
      collectionView(_:canMoveItemAt:) collectionView(_:indexPathForIndexTitle:at:) collectionView(_:moveItemAt:to:)
      collectionView(_:viewForSupplementaryElementOfKind:at:) indexTitles(for:) numberOfSections(in:)
    UICollectionViewDelegate UIScrollViewDelegate
      collectionView(_:canEditItemAt:) collectionView(_:canFocusItemAt:)
      collectionView(_:canPerformAction:forItemAt:withSender:) collectionView(_:canPerformPrimaryActionForItemAt:)
      collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
      collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
      collectionView(_:contextMenuConfigurationForItemAt:point:)
      collectionView(_:contextMenuConfigurationForItemsAt:point:)
      collectionView(_:didBeginMultipleSelectionInteractionAt:) collectionView(_:didDeselectItemAt:)
      collectionView(_:didEndDisplaying:forItemAt:)
      collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView(_:didHighlightItemAt:)
      collectionView(_:didSelectItemAt:) collectionView(_:didUnhighlightItemAt:)
      collectionView(_:didUpdateFocusIn:with:) collectionView(_:performAction:forItemAt:withSender:)
      collectionView(_:performPrimaryActionForItemAt:) collectionView(_:previewForDismissingContextMenuWith:)
      collectionView(_:previewForHighlightingContextMenuWith:)
      collectionView(_:sceneActivationConfigurationForItemAt:point:)
      collectionView(_:selectionFollowsFocusForItemAt:) collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
      collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:)
      collectionView(_:shouldSelectItemAt:) collectionView(_:shouldShowMenuForItemAt:)
      collectionView(_:shouldSpringLoadItemAt:with:) collectionView(_:shouldUpdateFocusIn:)
      collectionView(_:targetContentOffsetForProposedContentOffset:)
      collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
      collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
      collectionView(_:transitionLayoutForOldLayout:newLayout:) collectionView(_:willDisplay:forItemAt:)
      collectionView(_:willDisplayContextMenuWith:animator:)
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
      collectionView(_:willEndContextMenuInteractionWith:animator:)
      collectionView(_:willPerformPreviewActionForMenuWith:animator:)
      collectionViewDidEndMultipleSelectionInteraction(_:) indexPathForPreferredFocusedView(in:)
    UICollectionViewDelegateFlowLayout UICollectionViewDelegate
      collectionView(_:layout:insetForSectionAt:) collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
      collectionView(_:layout:minimumLineSpacingForSectionAt:)
      collectionView(_:layout:referenceSizeForFooterInSection:)
      collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView(_:layout:sizeForItemAt:)
    UIContentView
      supportsConfiguration(_:)
    UIGestureRecognizerDelegate
      gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:)
      gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:)
      gestureRecognizerShouldBegin(_:)
    UINavigationBarDelegate UIBarPositioningDelegate
      navigationBar(_:didPop:) navigationBar(_:didPush:) navigationBar(_:shouldPop:) navigationBar(_:shouldPush:)
      navigationBarNSToolbarSection(_:)
    UINavigationControllerDelegate
      navigationController(_:animationControllerFor:from:to:) navigationController(_:didShow:animated:)
      navigationController(_:interactionControllerFor:) navigationController(_:willShow:animated:)
      navigationControllerPreferredInterfaceOrientationForPresentation(_:)
      navigationControllerSupportedInterfaceOrientations(_:)
    UIPageViewControllerDataSource
      presentationCount(for:) presentationIndex(for:)
    UIPageViewControllerDelegate
      pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
      pageViewController(_:spineLocationFor:) pageViewController(_:willTransitionTo:)
      pageViewControllerPreferredInterfaceOrientationForPresentation(_:)
      pageViewControllerSupportedInterfaceOrientations(_:)
    UIPickerViewDelegate
      pickerView(_:attributedTitleForRow:forComponent:) pickerView(_:didSelectRow:inComponent:)
      pickerView(_:rowHeightForComponent:) pickerView(_:titleForRow:forComponent:)
      pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:widthForComponent:)
    UIPopoverPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
      popoverPresentationControllerDidDismissPopover(_:) popoverPresentationControllerShouldDismissPopover(_:)
      prepareForPopoverPresentation(_:)
    UISceneDelegate
      scene(_:continue:) scene(_:didFailToContinueUserActivityWithType:error:) scene(_:didUpdate:)
      scene(_:openURLContexts:) scene(_:restoreInteractionStateWith:) scene(_:willConnectTo:options:)
      scene(_:willContinueUserActivityWithType:) sceneDidBecomeActive(_:) sceneDidDisconnect(_:)
      sceneDidEnterBackground(_:) sceneWillEnterForeground(_:) sceneWillResignActive(_:)
      stateRestorationActivity(for:)
    UIScrollViewDelegate
      scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:)
      scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:)
      scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:)
      scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:)
      scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:) viewForZooming(in:)
    UISearchBarDelegate UIBarPositioningDelegate
      searchBar(_:selectedScopeButtonIndexDidChange:) searchBar(_:shouldChangeTextIn:replacementText:)
      searchBar(_:shouldChangeTextInRanges:replacementText:) searchBar(_:textDidChange:)
      searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:) searchBarResultsListButtonClicked(_:)
      searchBarSearchButtonClicked(_:) searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:)
      searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:)
    UISearchControllerDelegate
      didDismiss(_:) didPresent(_:) present(_:) searchController(_:didChangeFrom:) searchController(_:willChangeTo:)
      willDismiss(_:) willPresent(_:)
    UISearchResultsUpdating
      updateSearchResults(for:selecting:)
    UISplitViewControllerDelegate
      primaryViewController(forCollapsing:) primaryViewController(forExpanding:)
      splitViewController(_:collapseSecondary:onto:) splitViewController(_:didHide:) splitViewController(_:didShow:)
      splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
      splitViewController(_:popoverController:willPresent:) splitViewController(_:separateSecondaryFrom:)
      splitViewController(_:shouldHide:in:) splitViewController(_:show:sender:)
      splitViewController(_:showDetail:sender:) splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
      splitViewController(_:willChangeTo:) splitViewController(_:willHide:)
      splitViewController(_:willHide:with:for:) splitViewController(_:willShow:)
      splitViewController(_:willShow:invalidating:) splitViewControllerDidCollapse(_:)
      splitViewControllerDidExpand(_:) splitViewControllerInteractivePresentationGestureDidEnd(_:)
      splitViewControllerInteractivePresentationGestureWillBegin(_:)
      splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
      splitViewControllerSupportedInterfaceOrientations(_:) targetDisplayModeForAction(in:)
    UITabBarControllerDelegate
      tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController(_:didEndCustomizing:changed:)
      tabBarController(_:didSelect:) tabBarController(_:didSelect:previousTab:)
      tabBarController(_:displayOrderDidChangeFor:)
      tabBarController(_:displayedViewControllersFor:proposedViewControllers:)
      tabBarController(_:interactionControllerFor:) tabBarController(_:shouldSelect:)
      tabBarController(_:tab:acceptItemsFrom:) tabBarController(_:tab:operationForAcceptingItemsFrom:)
      tabBarController(_:visibilityDidChangeFor:) tabBarController(_:willBeginCustomizing:)
      tabBarController(_:willEndCustomizing:changed:) tabBarControllerDidEndEditing(_:)
      tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
      tabBarControllerSupportedInterfaceOrientations(_:) tabBarControllerWillBeginEditing(_:)
    UITabBarDelegate
      tabBar(_:didBeginCustomizing:) tabBar(_:didEndCustomizing:changed:) tabBar(_:didSelect:)
      tabBar(_:willBeginCustomizing:) tabBar(_:willEndCustomizing:changed:)
    UITableViewDataSource
      numberOfSections(in:) sectionIndexTitles(for:) tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:)
      tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:) tableView(_:sectionForSectionIndexTitle:at:)
      tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:)
    UITableViewDelegate UIScrollViewDelegate
      indexPathForPreferredFocusedView(in:) tableView(_:accessoryButtonTappedForRowWith:)
      tableView(_:accessoryTypeForRowWith:) tableView(_:canFocusRowAt:)
      tableView(_:canPerformAction:forRowAt:withSender:) tableView(_:canPerformPrimaryActionForRowAt:)
      tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:didBeginMultipleSelectionInteractionAt:)
      tableView(_:didDeselectRowAt:) tableView(_:didEndDisplaying:forRowAt:)
      tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:didEndDisplayingHeaderView:forSection:)
      tableView(_:didEndEditingRowAt:) tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:)
      tableView(_:didUnhighlightRowAt:) tableView(_:didUpdateFocusIn:with:) tableView(_:editActionsForRowAt:)
      tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:)
      tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:)
      tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:)
      tableView(_:indentationLevelForRowAt:) tableView(_:leadingSwipeActionsConfigurationForRowAt:)
      tableView(_:performAction:forRowAt:withSender:) tableView(_:performPrimaryActionForRowAt:)
      tableView(_:previewForDismissingContextMenuWith:) tableView(_:previewForHighlightingContextMenuWith:)
      tableView(_:selectionFollowsFocusForRowAt:) tableView(_:shouldBeginMultipleSelectionInteractionAt:)
      tableView(_:shouldHighlightRowAt:) tableView(_:shouldIndentWhileEditingRowAt:)
      tableView(_:shouldShowMenuForRowAt:) tableView(_:shouldSpringLoadRowAt:with:)
      tableView(_:shouldUpdateFocusIn:) tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
      tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:trailingSwipeActionsConfigurationForRowAt:)
      tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:)
      tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:)
      tableView(_:willDisplayContextMenuWith:animator:) tableView(_:willDisplayFooterView:forSection:)
      tableView(_:willDisplayHeaderView:forSection:) tableView(_:willEndContextMenuInteractionWith:animator:)
      tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView(_:willSelectRowAt:)
      tableViewDidEndMultipleSelectionInteraction(_:)
    UITextFieldDelegate
      textField(_:editMenuForCharactersIn:suggestedActions:)
      textField(_:editMenuForCharactersInRanges:suggestedActions:) textField(_:insert:)
      textField(_:shouldChangeCharactersIn:replacementString:)
      textField(_:shouldChangeCharactersInRanges:replacementString:) textField(_:willDismissEditMenuWithAnimator:)
      textField(_:willPresentEditMenuWithAnimator:) textFieldDidBeginEditing(_:) textFieldDidChangeSelection(_:)
      textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing(_:)
      textFieldShouldClear(_:) textFieldShouldEndEditing(_:) textFieldShouldReturn(_:)
    UITextViewDelegate UIScrollViewDelegate
      textView(_:didBeginFormattingWith:) textView(_:didEndFormattingWith:)
      textView(_:editMenuForTextIn:suggestedActions:) textView(_:editMenuForTextInRanges:suggestedActions:)
      textView(_:insert:) textView(_:menuConfigurationFor:defaultMenu:) textView(_:primaryActionFor:defaultAction:)
      textView(_:shouldChangeTextIn:replacementText:) textView(_:shouldChangeTextInRanges:replacementText:)
      textView(_:shouldInteractWith:in:) textView(_:shouldInteractWith:in:interaction:)
      textView(_:textItemMenuWillDisplayFor:animator:) textView(_:textItemMenuWillEndFor:animator:)
      textView(_:willBeginFormattingWith:) textView(_:willDismissEditMenuWithAnimator:)
      textView(_:willEndFormattingWith:) textView(_:willPresentEditMenuWithAnimator:)
      textView(_:writingToolsIgnoredRangesInEnclosingRange:) textViewDidBeginEditing(_:) textViewDidChange(_:)
      textViewDidChangeSelection(_:) textViewDidEndEditing(_:) textViewShouldBeginEditing(_:)
      textViewShouldEndEditing(_:) textViewWritingToolsDidEnd(_:) textViewWritingToolsWillBegin(_:)
    UIViewControllerAnimatedTransitioning
      animationEnded(_:) interruptibleAnimator(forTransition:)
    UIViewControllerTransitioningDelegate
      animationController(forDismissed:) animationController(forPresented:presenting:source:)
      interactionController(forDismissal:) interactionController(forPresentation:)
      presentationController(forPresented:presenting:source:)
    UIViewImplicitlyAnimating
      addAnimations(_:) addAnimations(_:delayFactor:) addCompletion() addCompletion(_:)
      continueAnimation(withTimingParameters:durationFactor:)
    UIWindowSceneDelegate UISceneDelegate
      preferredWindowingControlStyle(for:) windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
      windowScene(_:didUpdateEffectiveGeometry:) windowScene(_:performActionFor:)
      windowScene(_:performActionFor:completionHandler:) windowScene(_:userDidAcceptCloudKitShareWith:)
    """
}
