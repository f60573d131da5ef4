-- The language server of scenec, for Neovim 0.11 and later: vim.lsp.enable("scenec")
return {
  cmd = { "scenec", "language-server" },
  -- In Swift it answers beside sourcekit-lsp, for names that scenec generates.
  filetypes = { "scene", "swift" },
  root_markers = { "scenec.json", "Package.swift", ".git" },
  commands = {
    -- What a code lens does: the segues that lead to a controller, as a list.
    ["scenec.showReferences"] = function(command, context)
      local client = assert(vim.lsp.get_client_by_id(context.client_id))
      local items = vim.lsp.util.locations_to_items(command.arguments[3], client.offset_encoding)
      vim.fn.setqflist({}, " ", { title = command.title, items = items })
      vim.cmd.copen()
      vim.cmd.wincmd("p")
    end,
  },
}
