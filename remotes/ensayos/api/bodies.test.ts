import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { blueprintOf } from '../practice/blueprint.ts';
import { EVENTS_A_REQUEST_MAX } from './attempts.ts';
import { checkBody, createBody, deviceBody, eventsBody, reportBody, requestBody } from './bodies.ts';

const practice = { mode: 'practica', test: 'm1', contents: ['m1.numeros'], items: 10, feedback: 'at-end' };
const simulacro = { mode: 'simulacro', test: 'cl' };
const answer = { kind: 'answer', seq: 1, slot: 0, option: 'abcdefgh' };
const events = { epoch: 1, events: [answer] };

const BODIES: readonly (readonly [string, z.ZodMiniType, object])[] = [
  ['a request', requestBody, practice],
  ['a simulacro', requestBody, { ...simulacro, timeFactor: 1.5 }],
  ['a question like another', requestBody, { mode: 'parecida', test: 'm1', attempt: uuidV7(), slot: 3 }],
  ['a creation', createBody, { id: uuidV7(), request: practice }],
  ['a device', deviceBody, { device: crypto.randomUUID() }],
  ['events', eventsBody, events],
  ['a report', reportBody, { id: uuidV7(), slot: 3, reason: 'figura', text: 'No se ve.' }],
  ['a check', checkBody, { ...events, slot: 3, seq: 9 }],
];

/** What breaks parsers, and plain values of the wrong sort. */
const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, -0, 1e21, -1, 0.5, 2 ** 53, '', '\0', '\ud800', '__proto__', 'x'.repeat(3000), [], {}, [[]]),
  fc.string({ unit: 'binary' }),
);

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.with(Number(key), changed(value[Number(key)], rest, to));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [key]: changed(record[key], rest, to) };
}

describe.each(BODIES)('%s', (_, schema, good) => {
  it('is read as it is', () => {
    expect(schema.parse(good)).toEqual(good);
  });

  it('is refused with a field that nobody knows, wherever it stands', () => {
    for (const path of pathsOf(good)) {
      const at = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], good);
      if (typeof at !== 'object' || at === null || Array.isArray(at)) continue;
      expect(schema.safeParse(changed(good, path, { ...at, more: 1 })).success).toBe(false);
      expect(schema.safeParse(changed(good, path, JSON.parse(`{"__proto__":1}`))).success).toBe(false);
    }
  });

  it('whatever stands in the place of whatever field, is read as it is or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pathsOf(good)), strange, (path, value) => {
        const body = changed(good, path, value);
        const read = schema.safeParse(body);
        if (read.success) expect(Object.keys(read.data as object).sort()).toEqual(Object.keys(body as object).sort());
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a request is refused', () => {
  it.each([
    ['for a test that there is not', { ...simulacro, test: 'm3' }],
    ['of Ciencias without an elective', { ...simulacro, test: 'ciencias' }],
    ['of another test with one', { ...simulacro, elective: 'fisica' }],
    ['for more time than there is', { ...simulacro, timeFactor: 3 }],
    ['for contents of another test', { ...practice, contents: ['m2.numeros'] }],
    ['for a content twice', { ...practice, contents: ['m1.numeros', 'm1.numeros'] }],
    ['for no contents', { ...practice, contents: [] }],
    ['for too few questions', { ...practice, items: 4 }],
    ['for fewer questions than a text has', { ...practice, test: 'cl', contents: ['cl'], items: 5 }],
    ['for too many', { ...practice, items: 41 }],
    ['for half a question', { ...practice, items: 5.5 }],
    ['for feedback of another kind', { ...practice, feedback: 'never' }],
  ])('%s', (_, request) => {
    expect(requestBody.safeParse(request).success).toBe(false);
  });

  it('and read for contents, units and axes that the temario has', () => {
    for (const id of blueprintOf('m1').sections.flatMap(({ contents }) => contents)) {
      expect(requestBody.safeParse({ ...practice, contents: [id] }).success).toBe(true);
    }
    for (const contents of [['m1'], ['m1.numeros.enteros-racionales'], ['m1.numeros.enteros-racionales.enteros']]) {
      expect(requestBody.safeParse({ ...practice, contents }).success).toBe(true);
    }
  });

  it('and read for the fewest questions there may be, of a text too, and of what is left of one', () => {
    for (const request of [
      { ...practice, items: 5 },
      { ...practice, test: 'cl', contents: ['cl'], items: 6 },
      { mode: 'repaso', test: 'cl', items: 5, feedback: 'at-once' },
    ]) {
      expect(requestBody.safeParse(request).success).toBe(true);
    }
  });
});

it('events are refused where there are too many, or one of them is not an event', () => {
  const most = Array(EVENTS_A_REQUEST_MAX).fill(answer);
  expect(eventsBody.safeParse({ epoch: 1, events: most }).success).toBe(true);
  for (const list of [
    [...most, answer],
    [{ ...answer, kind: 'check' }],
    [{ ...answer, option: 0 }],
    [{ ...answer, slot: -1 }],
    [{ ...answer, seq: 0 }],
    [{ kind: 'visit', seq: 1, slot: 0, activeMs: -1 }],
    [{ kind: 'eliminate', seq: 1, slot: 0, options: Array(6).fill('abcdefgh') }],
  ]) {
    expect(eventsBody.safeParse({ epoch: 1, events: list }).success).toBe(false);
  }
});
