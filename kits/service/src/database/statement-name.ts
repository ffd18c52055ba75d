import { createHash } from 'node:crypto';

/** A service has some dozens of statements; more than this are made of values, and not worth a plan each. */
const NAMES_MAX = 500;

/** Of PostgreSQL's 63 bytes; enough that two statements never share one. */
const NAME_CHARS = 24;

/**
 * Names statements by their text, so that the server parses and plans each once a connection. `undefined` where too
 * many have been named: those are sent as they are.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= NAMES_MAX) return known;
    const name = createHash('sha256').update(text).digest('hex').slice(0, NAME_CHARS);
    names.set(text, name);
    return name;
  };
}
