vim.filetype.add({ extension = { scene = "scene" } })
