-- Speaks with the server through Neovim's own client and writes what it saw as JSON. Written for Neovim 0.7 and later.
local seen = {}
local checked = {}
local published = {}

local function must(condition, what)
  if not condition then error(what) end
  return condition
end

-- Milliseconds after which something hangs; no machine is so busy.
local PATIENCE = 120000

local function wait_for(condition, what)
  must(vim.wait(PATIENCE, condition, 5), "nothing came: " .. what)
end

local handlers = {
  ["qipu/checked"] = function(_, result) checked[result.uri] = result.version end,
  ["textDocument/publishDiagnostics"] = function(error, result, context, config)
    published[result.uri] = result
    vim.lsp.diagnostic.on_publish_diagnostics(error, result, context, config)
  end,
}

local function connect(buffer)
  local id = must(vim.lsp.start_client({
    name = "qipu",
    cmd = { os.getenv("QIPU_NODE"), os.getenv("QIPU_SERVER"), "--stdio" },
    root_dir = vim.fn.getcwd(),
    handlers = handlers,
    get_language_id = function() return "wei7" end,
  }), "no client")
  local client = vim.lsp.get_client_by_id(id)
  wait_for(function() return client.initialized end, "initialize")
  vim.lsp.buf_attach_client(buffer, id)
  return id
end

-- Until all has been said of the version that the editor has now.
local function settled(buffer)
  local uri = vim.uri_from_bufnr(buffer)
  wait_for(function()
    local version = vim.lsp.util.buf_versions[buffer]
    return version and checked[uri] == version
  end, "qipu/checked")
end

-- As Neovim keeps them for the person, in bytes of the line, and in an order of their own.
local function diagnostics(buffer)
  local list = {}
  for _, one in ipairs(vim.diagnostic.get(buffer)) do
    table.insert(list, {
      message = one.message,
      source = one.source,
      code = tostring((one.user_data or {}).lsp and one.user_data.lsp.code or one.code),
      severity = one.severity,
      range = { one.lnum, one.col, one.end_lnum, one.end_col },
    })
  end
  table.sort(list, function(a, b) return vim.inspect(a) < vim.inspect(b) end)
  return list
end

local function at(buffer, line, character)
  return {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    position = { line = line, character = character },
  }
end

local function ask(buffer, id, method, params)
  local answers = must(vim.lsp.buf_request_sync(buffer, method, params, PATIENCE), "no answer: " .. method)
  local answer = answers[id]
  must(answer and not answer.err, method .. ": " .. vim.inspect(answer and answer.err))
  return answer.result
end

local function labels(result)
  local list = {}
  for _, item in ipairs(result.items or result) do table.insert(list, item.label) end
  return list
end

local function edit_at_random(buffer)
  math.randomseed(tonumber(os.getenv("QIPU_SEED")))
  local pieces = { "{", "}", "[", "]", '"', ",", ":", "7", "x", "\n", "，", "棋", ' "comment": "a"', "" }
  local edits = 150
  for _ = 1, edits do
    local row = math.random(0, vim.api.nvim_buf_line_count(buffer) - 1)
    local line = vim.api.nvim_buf_get_lines(buffer, row, row + 1, false)[1]
    local characters = vim.fn.strchars(line)
    local from = math.random(0, characters)
    local to = math.min(characters, from + math.random(0, 3))
    local piece = vim.split(pieces[math.random(#pieces)], "\n")
    local bytes = function(count) return #vim.fn.strcharpart(line, 0, count) end
    vim.api.nvim_buf_set_text(buffer, row, bytes(from), row, bytes(to), piece)
    if math.random() < 0.3 then vim.wait(1, function() return false end) end
  end
  return edits
end

local function run()
  vim.cmd("edit game.wei7")
  local buffer = vim.api.nvim_get_current_buf()
  local id = connect(buffer)
  settled(buffer)
  seen.opened = diagnostics(buffer)

  -- The cursor behind the quote of a name that is being typed.
  local row = 8
  local line = vim.api.nvim_buf_get_lines(buffer, row, row + 1, false)[1]
  local stop = line:find('"comment"', 1, true)
  vim.api.nvim_buf_set_text(buffer, row, stop, row, stop + 7, { "" })
  seen.completion = labels(ask(buffer, id, "textDocument/completion", at(buffer, row, stop)))
  -- As if the quote had only just been typed; and a sign that opens nothing there.
  local function opened(sign)
    local params = at(buffer, row, stop)
    params.context = { triggerKind = 2, triggerCharacter = sign }
    local result = ask(buffer, id, "textDocument/completion", params)
    return result and labels(result) or {}
  end
  seen.opened_by = { quote = opened('"'), semicolon = #opened(";") }
  vim.api.nvim_buf_set_text(buffer, row, stop, row, stop, { "comment" })
  settled(buffer)

  local hover = ask(buffer, id, "textDocument/hover", at(buffer, row, line:find('"point"', 1, true) + 2))
  seen.hover = vim.inspect(hover and hover.contents)
  seen.board = ask(buffer, id, "qipu/board", at(buffer, row, line:find("action", 1, true)))

  -- The last move, on a point that is taken.
  local last = vim.api.nvim_buf_get_lines(buffer, row + 2, row + 3, false)[1]
  local here = at(buffer, row + 2, last:find('"point"', 1, true) + 2)
  local function asked(method, more)
    return ask(buffer, id, "textDocument/" .. method, vim.tbl_extend("force", here, more or {}))
  end
  local function lines(list)
    return vim.tbl_map(function(one) return (one.range or one.targetRange).start.line end, list or {})
  end
  local all = { start = { line = 0, character = 0 }, ["end"] = { line = vim.api.nvim_buf_line_count(buffer), character = 0 } }
  seen.definition = lines(asked("definition"))
  seen.references = lines(asked("references", { context = { includeDeclaration = true } }))
  seen.highlights = lines(asked("documentHighlight"))
  seen.symbols = vim.tbl_map(function(one) return one.name end, asked("documentSymbol"))
  seen.hints = vim.tbl_map(function(one) return one.label end, asked("inlayHint", { range = all }))
  seen.tokens = #asked("semanticTokens/full").data
  seen.selections = asked("selectionRange", { positions = { here.position } })[1].parent ~= nil
  seen.lenses = #asked("codeLens")
  seen.games = vim.tbl_map(function(one) return one.name end, ask(buffer, id, "workspace/symbol", { query = "棋会" }))
  seen.formatted = #asked("formatting", { options = { tabSize = 2, insertSpaces = true } })
  local name = vim.api.nvim_buf_get_lines(buffer, 4, 5, false)[1]:find("Ann", 1, true)
  local edit = asked("rename", { position = { line = 4, character = name }, newName = "Cleo" })
  vim.lsp.util.apply_workspace_edit(edit, "utf-16")
  seen.renamed = vim.api.nvim_buf_get_lines(buffer, 4, 5, false)[1]
  local size = vim.api.nvim_buf_get_lines(buffer, 3, 4, false)
  vim.api.nvim_buf_set_lines(buffer, 3, 4, false, { size[1]:sub(1, -2) })
  settled(buffer)
  local actions = asked("codeAction", { range = all, context = { diagnostics = {}, only = { "quickfix" } } })
  seen.fixes = vim.tbl_map(function(one) return one.title end, actions)
  vim.api.nvim_buf_set_lines(buffer, 3, 4, false, size)
  settled(buffer)

  local edits = edit_at_random(buffer)
  settled(buffer)
  local text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n") .. "\n"
  seen.edited = { edits = edits, text = text, diagnostics = diagnostics(buffer) }
  local file = must(io.open("fresh.wei7", "w"), "no file")
  file:write(text)
  file:close()
  vim.cmd("edit! fresh.wei7")
  local fresh = vim.api.nvim_get_current_buf()
  vim.lsp.buf_attach_client(fresh, id)
  settled(fresh)
  seen.fresh = diagnostics(fresh)

  vim.lsp.stop_client(id)
  vim.wait(PATIENCE, function() return vim.lsp.client_is_stopped(id) end, 5)
  seen.stopped = vim.lsp.client_is_stopped(id)
end

local good, problem = xpcall(run, debug.traceback)
if not good then
  io.stderr:write(tostring(problem) .. "\n")
  vim.cmd("cquit 1")
end
local result = must(io.open(os.getenv("QIPU_RESULT"), "w"), "no result file")
result:write(vim.json.encode(seen))
result:close()
vim.cmd("qall!")
