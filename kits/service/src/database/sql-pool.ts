/** What Kysely's dialect and the migrations are built on, whichever engine answers. */
export interface SqlPool {
  /** A connection for the caller alone, until it is released. */
  connect(): Promise<SqlSession>;
  end(): Promise<void>;
}

export interface SqlSession {
  /** Without `values` the text may hold several statements; the last one answers. */
  query(text: string, values?: readonly unknown[]): Promise<SqlResult>;
  release(): void;
}

export interface SqlResult {
  /** As the server names it: `SELECT`, `INSERT`, `COMMIT`… */
  readonly command: string;
  readonly rowCount: number;
  readonly rows: readonly unknown[];
}
