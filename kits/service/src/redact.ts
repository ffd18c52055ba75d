import { REDACTED } from './redacted.ts';

const PRIVATE_KEY =
  /cookie|authorization|token|password|secret|credential|private-?_?key|e-?mail|session|phone|display-?_?name/i;

/** One-time codes of e-mails, sign-ins and telephones, and also the codes of errors, which we want to read. */
const CODE_KEY = /code$/i;
const ERROR_CODE = /^(?:E[A-Z\d]{2,}|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+|[a-z]+(?:[/_-][a-z]+)+)$/;

/** Statuses of answers and of processes; a code that a person types is a text, or longer. */
const STATUS_MAX = 999;

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

function isPrivate(key: string, value: unknown): boolean {
  if (PRIVATE_KEY.test(key)) return true;
  if (!CODE_KEY.test(key)) return false;
  return typeof value === 'string' ? !ERROR_CODE.test(value) : typeof value === 'number' && value > STATUS_MAX;
}

export function redactRecord(record: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, item]) => [key, isPrivate(key, item) ? REDACTED : redactKeys(item, depth + 1)]),
  );
}
