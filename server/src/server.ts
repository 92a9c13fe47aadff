/// The language server: the only place, with `server/`, that knows the protocol.

import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { serve } from './server/serve';

const connection = createConnection(ProposedFeatures.all);
serve(connection);
connection.listen();
