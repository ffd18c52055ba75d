/** Of a row: what is under its key path, of one field or of several in their order. */
export type Key = string | readonly (string | number)[];

/** Rows from the one key to the other, both included. */
export interface KeyRange {
  readonly from: Key;
  readonly to: Key;
}

export interface Table<Row> {
  get(key: Key): Promise<Row | undefined>;
  /** In the order of their keys. */
  all(range?: KeyRange): Promise<readonly Row[]>;
  /** In the place of the row with its key. */
  put(row: Row): void;
  delete(what: Key | KeyRange): void;
}

export type Tables<Rows> = { readonly [Name in keyof Rows]: Table<Rows[Name]> };

/** What waits on this device until a service has said that it has it. */
export interface Outbox<Rows> {
  /** Does all that `work` writes or nothing, and ends with it on the disk. `work` may wait for nothing but its tables. */
  write(work: (tables: Tables<Rows>) => Promise<void> | void): Promise<void>;
  read<Found>(work: (tables: Tables<Rows>) => Promise<Found>): Promise<Found>;
}

export interface OutboxSchema<Rows> {
  /** Of the browser's database. */
  readonly name: string;
  readonly version: number;
  /** Each table's key path. */
  readonly tables: { readonly [Name in keyof Rows]: string | readonly string[] };
}

export const isRange = (what: Key | KeyRange): what is KeyRange => typeof what === 'object' && 'from' in what;
