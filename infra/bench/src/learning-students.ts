import { SESSION_COOKIE } from '@travesia/contracts/slices';
import { samplePayload, unsignedToken } from '@travesia/kit-service/testing';

export const LEARNING_ORIGIN = 'http://localhost:4000';

/** Students are `learner-1`, `learner-2`… */
export const LEARNER = 'learner-';

function headersOf(student: number): Readonly<Record<string, string>> {
  const uid = `${LEARNER}${student}`;
  const payload = { ...samplePayload('session-cookie', Math.floor(Date.now() / 1000)), sub: uid, user_id: uid };
  return {
    host: 'localhost',
    origin: LEARNING_ORIGIN,
    'x-forwarded-for': `10.${(student >> 16) & 255}.${(student >> 8) & 255}.${student & 255}`,
    cookie: `${SESSION_COOKIE}=${unsignedToken(payload)}`,
    'accept-encoding': 'gzip, deflate, br, zstd',
  };
}

function wire(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** The prepared answer, asked for by some students in turn. */
export const homes = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => wire('/api/aprende/home', headersOf(from + index)));

/** What the process answers where it does nothing, with the same headers. */
export const healths = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => wire('/healthz', headersOf(from + index)));

/** One request by `fetch`, as a page does it. */
export function learnerRequest(student: number, body?: object) {
  const { host: _, ...headers } = headersOf(student);
  return {
    method: 'POST',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  };
}
