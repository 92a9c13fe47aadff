/// The language server: the only place, with `server/`, that knows the protocol.

import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { serve } from './server/serve';
import { standardWire } from './server/wire';

function connect() {
  if (!process.argv.includes('--stdio')) return createConnection(ProposedFeatures.all);
  const { reader, writer } = standardWire();
  return createConnection(ProposedFeatures.all, reader, writer);
}

const connection = connect();
serve(connection);
connection.listen();
