/// Runs what tests send through a socket beside the folder that is open: the source of a function of the editor's API, and
/// what it is given. Only tests install it.
const http = require('node:http');
const { rmSync } = require('node:fs');
const vscode = require('vscode');

async function answer(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  const { work, given } = JSON.parse(text);
  const made = new Function('require', `return (${work})`)(require);
  return await made(vscode, ...given);
}

exports.activate = (context) => {
  const server = http.createServer(async (request, response) => {
    const said = await answer(request).then(
      (value) => ({ value, host: process.pid }),
      (error) => ({ error: String(error?.stack ?? error) }),
    );
    response.end(JSON.stringify(said));
  });
  const socket = `${vscode.workspace.workspaceFolders[0].uri.fsPath}.socket`;
  rmSync(socket, { force: true });
  server.listen(socket);
  context.subscriptions.push({ dispose: () => server.close() });
};
