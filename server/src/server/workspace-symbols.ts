/// `workspace/symbol`: games by their players, events and titles.

import type { WorkspaceSymbolParams } from 'vscode-languageserver/node';
import { answeringTo, type Server } from './answering';
import type { WorkspaceGames } from './workspace-games';

/// Loaded when somebody asks.
const searching = () => require('./workspace-games') as typeof import('./workspace-games');

export function registerWorkspaceSymbols(server: Server): void {
  const { connection, settings } = server;
  let games: WorkspaceGames | undefined;
  connection.onWorkspaceSymbol(
    answeringTo(server, 'workspace symbol', async ({ query }: WorkspaceSymbolParams) => {
      if (!settings.of('workspaceSymbols.enable', true)) return [];
      games ??= new (searching().WorkspaceGames)(server);
      return (await games.matching(query)).map((game) => searching().symbolOf(game, settings.language));
    }),
  );
}
