/** First line of a migration whose statements run one by one, outside a transaction, beside those who read and write. */
const ONLINE = /^-- online\n/;

/** A statement that stops nobody for long, and may run again after it was cut off in the middle. */
export interface OnlineStatement {
  readonly text: string;
  /** The index that it builds. */
  readonly builds?: string;
}

const COMMENT = /^\s*--.*$/gm;
const BUILD = /^create (?:unique )?index concurrently (\w+) on (\w+)\.\w+\b/;
const OTHERS = [/^drop index concurrently if exists \w+\.\w+$/, /^alter table \w+\.\w+ validate constraint \w+$/];

/**
 * The statements of such a migration; `undefined` for any other. Throws what is wrong where one of them could not be
 * repeated. None has a semicolon within.
 */
export function onlineStatements(text: string): readonly OnlineStatement[] | undefined {
  if (!ONLINE.test(text)) return undefined;
  const statements = text
    .replaceAll(COMMENT, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
  return statements.map((statement) => {
    const [, index, schema] = BUILD.exec(statement) ?? [];
    if (index !== undefined) return { text: statement, builds: `${schema}.${index}` };
    if (OTHERS.some((allowed) => allowed.test(statement))) return { text: statement };
    throw new Error(
      `"${statement}" does not run online: create [unique] index concurrently NAME on SCHEMA.TABLE, drop index concurrently if exists SCHEMA.NAME, or alter table SCHEMA.TABLE validate constraint NAME`,
    );
  });
}
