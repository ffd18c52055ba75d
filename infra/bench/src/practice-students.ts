import { createHash } from 'node:crypto';
import { SESSION_COOKIE } from '@travesia/contracts/slices';
import { samplePayload, unsignedToken } from '@travesia/kit-service/testing';

export const PRACTICE_ORIGIN = 'http://localhost:4000';

/** Students are `bench-1`, `bench-2`…; each has one attempt, whose id ends in the student's number. */
export const STUDENT = 'bench-';
export const ATTEMPT_OF_STUDENT = '01890000-0000-7000-8000-';

const DEVICE = '00000000-0000-4000-8000-000000000001';

/** The salt of every attempt of the bench, as the server seeds it. */
const SALT = Buffer.from('00112233445566778899aabbccddeeff', 'hex');

/** Id of the option that stands first in a question, as the service derives it. */
const firstOption = (slot: number) =>
  createHash('sha256').update(SALT).update(`${slot}`).digest().toString('base64url', 0, 6);

function wire(path: string, student: number, body: object): string {
  const payload = {
    ...samplePayload('session-cookie', Math.floor(Date.now() / 1000)),
    sub: `${STUDENT}${student}`,
    user_id: `${STUDENT}${student}`,
  };
  const text = JSON.stringify(body);
  const headers = {
    host: 'localhost',
    origin: PRACTICE_ORIGIN,
    'x-forwarded-for': `10.${(student >> 16) & 255}.${(student >> 8) & 255}.${student & 255}`,
    cookie: `${SESSION_COOKIE}=${unsignedToken(payload)}`,
    'content-type': 'application/json',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'content-length': String(Buffer.byteLength(text)),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
}

const attempt = (student: number) =>
  `/api/ensayos/attempts/${ATTEMPT_OF_STUDENT}${student.toString(16).padStart(12, '0')}`;

/** Beginning the attempts of some students, one request each. */
export const starts = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    wire(`${attempt(from + index)}/start`, from + index, { device: DEVICE }),
  );

/** One answer after the other of some students, in turn: `rounds` each, every one with a sequence number of its own. */
export const autosaves = (from: number, to: number, rounds: number, firstSeq = 1): readonly string[] =>
  Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: to - from + 1 }, (_, index) => {
      const slot = (firstSeq + round) % 60;
      const event = { seq: firstSeq + round, slot, kind: 'answer', option: firstOption(slot) };
      return wire(`${attempt(from + index)}/events`, from + index, { epoch: 1, events: [event] });
    }),
  ).flat();

/** A student asks for everything that is kept, as it is. */
export function exportRequest(student: number) {
  const uid = `${STUDENT}${student}`;
  const payload = { ...samplePayload('session-cookie', Math.floor(Date.now() / 1000)), sub: uid, user_id: uid };
  const headers = { cookie: `${SESSION_COOKIE}=${unsignedToken(payload)}`, 'accept-encoding': 'identity' };
  return { path: '/api/ensayos/data', headers };
}

/** A student asks what a simulacro would hold, or makes it. */
export function simulacroRequest(what: 'feasibility' | 'creation', student: number, test: string) {
  const { headers } = exportRequest(student);
  const request = { mode: 'simulacro', test, timeFactor: 1, ...(test === 'ciencias' && { elective: 'biologia' }) };
  const id = `01890000-0000-7000-8001-${student.toString(16).padStart(12, '0')}`;
  return {
    path: what === 'creation' ? '/api/ensayos/attempts' : '/api/ensayos/feasibility',
    method: 'POST',
    headers: { ...headers, origin: PRACTICE_ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify(what === 'creation' ? { id, request } : request),
  };
}
