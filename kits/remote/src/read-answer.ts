/** Why a schema did not read something, as schemas of `zod/mini` say it. Never what stood there. */
interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
}

/** What this needs of a schema of `zod/mini`. */
export interface AnswerSchema<T> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

/** The answer is broken: what it says and what the schema asks for. Pages treat it like an answer that did not come. */
function broken(issues: readonly Issue[]): Error {
  const [first] = issues;
  return new Error(`the answer is not one of the service: ${first?.code} at /${first?.path.join('/')}`);
}

/**
 * What a service answered, as `schema` reads it.
 * @throws {Error} Without a status, as a request that nobody answered.
 */
export function readAnswer<T>(schema: AnswerSchema<T>, answer: unknown): T {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  throw broken(result.error.issues);
}

/** Codes of issues about a word that is not among those that the schema lists, of an enumeration or of a union. */
const WORD_CODES: readonly unknown[] = ['invalid_value', 'invalid_union'];

function isUnknownWord({ code, path }: Issue, row: unknown): boolean {
  if (!WORD_CODES.includes(code)) return false;
  const found = path.reduce<unknown>((value, key) => Object(value)[key], row);
  return typeof found === 'string';
}

/**
 * The rows of a list, each as `schema` reads it. One is left out whose only fault is a word that the schema does not
 * know: services grow, and a release that is older than they are still shows what it understands.
 * @throws {Error} Where a row is broken in any other way, as {@link readAnswer}.
 */
export function readRows<T>(schema: AnswerSchema<T>, rows: readonly unknown[]): readonly T[] {
  return rows.flatMap((row) => {
    const result = schema.safeParse(row);
    if (result.success) return [result.data];
    const { issues } = result.error;
    if (issues.every((issue) => isUnknownWord(issue, row))) return [];
    throw broken(issues);
  });
}
