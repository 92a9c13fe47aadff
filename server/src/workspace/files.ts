/// Files as the rest sees them, whoever has them: a disk, an editor. What cannot be done is a rejected promise.

export interface Entry {
  readonly name: string;
  readonly kind: 'file' | 'folder';
}

export interface Files {
  kindOf(path: string): Promise<Entry['kind']>;
  /// What is in a folder. What is neither file nor folder is left out.
  list(folder: string): Promise<readonly Entry[]>;
  read(path: string): Promise<Uint8Array>;
  /// The first bytes of a file.
  head(path: string, length: number): Promise<Uint8Array>;
  within(folder: string, name: string): string;
  /// The last part of a path.
  nameOf(path: string): string;
  /// The same for two paths that lead to the same place.
  identity(path: string): string;
}
