/// What the person wants: language, severities, how many diagnostics.

import type { ClientCapabilities, Connection, InitializeParams } from 'vscode-languageserver/node';
import { DEFAULT_PREFERENCES, type Preferences } from '../language';
import { fill, type Language, type Severity, type Words } from '../spec/rule';

const SEVERITIES = ['off', 'info', 'warning', 'error'];

/// More diagnostics of one text are told by no setting.
const MOST = 20_000;

const CAPPED: Words = {
  en: 'qipu.maxDiagnostics is {most}; no more than {cap} are told of one file.',
  zh: 'qipu.maxDiagnostics 是 {most}；每个文件最多列出 {cap} 处。',
};

export class Settings {
  preferences: Preferences = DEFAULT_PREFERENCES;
  /// Where links to clauses lead; a client can name its own place.
  clauseBase = 'vscode://qipu.qipu/clause/';
  /// What the client can do.
  client: ClientCapabilities = {};
  /// What the client offers to do when an action of the server asks for it.
  commands: ReadonlySet<string> = new Set();
  /// The folders that the client has begun with.
  folders: readonly string[] = [];
  #canAsk = false;
  #given: Record<string, unknown> = {};
  #listeners: (() => void)[] = [];
  #anyListeners: (() => void)[] = [];

  constructor(readonly connection: Connection) {}

  get language(): Language {
    return this.preferences.language;
  }

  /// A setting by its name, such as `format.movesPerLine`; one that is missing or of another kind is as it is otherwise.
  of<T extends boolean | number | string>(name: string, otherwise: T): T {
    let value: unknown = this.#given;
    for (const part of name.split('.')) value = asObject(value)[part];
    return typeof value === typeof otherwise ? (value as T) : otherwise;
  }

  initialize(params: InitializeParams): void {
    const locale = params.locale?.toLowerCase() ?? 'en';
    this.preferences = { ...this.preferences, language: locale.startsWith('zh') ? 'zh' : 'en' };
    this.client = params.capabilities;
    this.folders = params.workspaceFolders?.map(({ uri }) => uri) ?? (params.rootUri ? [params.rootUri] : []);
    this.#canAsk = params.capabilities.workspace?.configuration === true;
    const options = asObject(params.initializationOptions);
    if (typeof options.clauseBase === 'string') this.clauseBase = options.clauseBase;
    if (Array.isArray(options.commands))
      this.commands = new Set(options.commands.filter((one) => typeof one === 'string'));
    this.#take(options);
    this.connection.onDidChangeConfiguration(({ settings }) => {
      if (this.#canAsk) void this.#ask();
      else this.#take(asObject(asObject(settings).qipu), true);
    });
  }

  ready(): void {
    if (this.#canAsk) void this.#ask();
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /// Whatever of it: also what diagnostics do not depend on.
  onAnyChange(listener: () => void): void {
    this.#anyListeners.push(listener);
  }

  async #ask(): Promise<void> {
    const answer: unknown = await this.connection.workspace.getConfiguration('qipu').catch(() => undefined);
    this.#take(asObject(answer), true);
  }

  /// Takes over what is sound in a client's settings and leaves the rest as it is by default.
  #take(options: Record<string, unknown>, tell = false): void {
    const shown = (): string => JSON.stringify([this.preferences, this.of('diagnostics.enable', true)]);
    const before = shown();
    const isNew = tell && JSON.stringify(this.#given) !== JSON.stringify(options);
    this.#given = options;
    const severity = Object.entries(asObject(options.severity)).filter(([, value]) =>
      SEVERITIES.includes(value as string),
    );
    const most = countIn(options.maxDiagnostics) ?? DEFAULT_PREFERENCES.most;
    if (most > MOST) this.connection.console.warn(fill(CAPPED, this.language, { most, cap: MOST }));
    this.preferences = {
      language: this.preferences.language,
      most: Math.min(most, MOST),
      alike: countIn(options.likeDiagnostics) ?? DEFAULT_PREFERENCES.alike,
      severity: Object.fromEntries(severity) as Record<string, Severity>,
    };
    if (isNew) for (const listener of this.#anyListeners) listener();
    if (tell && shown() !== before) for (const listener of this.#listeners) listener();
  }
}

const countIn = (value: unknown): number | undefined =>
  Number.isInteger(value) ? Math.max(1, value as number) : undefined;

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
