export const REDACTED = '[redacted]';

const PRIVATE_KEY = /cookie|authorization|token|password|secret|e-?mail|session/i;

const EMAIL = /[\w.%+-]+(?:@|%40)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/gi;
const JSON_WEB_TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const BEARER = /(bearer\s+)[\w.~+/=-]+/gi;

/** Deeper than anything we log on purpose; also ends objects that contain themselves. */
const MAX_DEPTH = 6;

/**
 * `value` without whatever lies under a key that sounds private. Of objects with a class of their
 * own (requests, sockets) only the class is said.
 */
export function redactKeys(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => redactKeys(item, depth + 1));
  if (value instanceof Error) {
    const { name, message, stack, cause, ...more } = value;
    const rest = redactRecord(more, depth);
    return { ...rest, name, message, stack, ...(cause !== undefined && { cause: redactKeys(cause, depth + 1) }) };
  }
  const isRecord = [Object.prototype, null].includes(Object.getPrototypeOf(value));
  return isRecord ? redactRecord(value, depth) : `[${value.constructor.name}]`;
}

export function redactRecord(record: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, item]) => [key, PRIVATE_KEY.test(key) ? REDACTED : redactKeys(item, depth + 1)]),
  );
}

/** `text` without what looks like an address of mail or a credential, wherever it came from. */
export function redactText(text: string): string {
  return text.replace(JSON_WEB_TOKEN, REDACTED).replace(BEARER, `$1${REDACTED}`).replace(EMAIL, REDACTED);
}
