-- The language server of scenec, for Neovim 0.11 and later: vim.lsp.enable("scenec")
return {
  cmd = { "scenec", "language-server" },
  -- In Swift it answers beside sourcekit-lsp, for names that scenec generates.
  filetypes = { "scene", "swift" },
  root_markers = { "scenec.json", "Package.swift", ".git" },
}
