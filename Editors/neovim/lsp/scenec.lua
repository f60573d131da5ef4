-- The language server of scenec, for Neovim 0.11 and later: vim.lsp.enable("scenec")
return {
  cmd = { "scenec", "language-server" },
  -- In Swift it answers beside sourcekit-lsp, for names that scenec generates.
  filetypes = { "scene", "swift" },
  root_markers = { "scenec.json", "Package.swift", ".git" },
  -- :ScenecPreview opens the screens of the scene in a browser.
  on_attach = function(client, buffer)
    vim.api.nvim_buf_create_user_command(buffer, "ScenecPreview", function()
      local params = { textDocument = vim.lsp.util.make_text_document_params(buffer) }
      client:request("scenec/preview", params, function(_, answer)
        if not answer then return vim.notify("scenec: this file has no screens", vim.log.levels.WARN) end
        local page = vim.fn.tempname() .. ".html"
        vim.fn.writefile(vim.split(answer.html, "\n"), page)
        vim.ui.open(page)
      end, buffer)
    end, { desc = "Show the screens of the scene" })
  end,
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
