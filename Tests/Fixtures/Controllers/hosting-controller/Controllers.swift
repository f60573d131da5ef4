import SwiftUI
import UIKit

struct HomeView: View {
  var body: some View { Text("Home") }
}

struct ProfileView: View {
  let user: String
  let isEditable: Bool

  var body: some View { Text(user) }
}

struct SettingsView: View {
  var body: some View { Text("Settings") }
}

class SettingsController: UIHostingController<SettingsView> {}

class AboutController: UIHostingController<Text> {
  init() { super.init(rootView: Text("About")) }

  @preconcurrency required init?(coder: NSCoder) { nil }
}
