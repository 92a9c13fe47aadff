/// The language server: the only place, with `server/`, that knows the protocol.

import { type ConnectionOptions, createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { serve } from './server/serve';
import { Turns } from './server/turns';
import { standardWire } from './server/wire';

const turns = new Turns();
const listening: ConnectionOptions = {
  messageStrategy: {
    handleMessage(message, handle) {
      turns.heard();
      return handle(message);
    },
  },
};

function connect() {
  if (!process.argv.includes('--stdio')) return createConnection(ProposedFeatures.all, listening);
  const { reader, writer } = standardWire();
  return createConnection(ProposedFeatures.all, reader, writer, listening);
}

const connection = connect();
serve(connection, turns);
connection.listen();
