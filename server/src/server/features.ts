/// The editor features, one line each.

import type { Connection, ServerCapabilities } from 'vscode-languageserver/node';
import type { Documents } from './documents';
import type { Settings } from './settings';

export const featureCapabilities: ServerCapabilities = {};

export function registerFeatures(_connection: Connection, _documents: Documents, _settings: Settings): void {}
