import { findContent } from '@travesia/contracts/temario';
import { expect } from 'vitest';
import { type Challenge, type Recording, replay, type Simulation } from '../simulation.ts';

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Characters that a hash holds as they are. */
const HASH = /^[\w.~!$&'()*+,;=:@/?-]*$/;

const ENCODED_MAX = 200;
const LEAST_CHALLENGES = 8;

/** Seconds of the student's time that nothing is done for. */
const IDLE_SECONDS = 2;

function expectWords(text: string, where: string): void {
  expect(text, where).toMatch(/\S/);
  expect(text, where).not.toMatch(/undefined|NaN|Infinity|\[object/);
}

function expectSoundChallenge<State, Input>(simulation: Simulation<State, Input>, challenge: Challenge<State>): void {
  const where = `${simulation.id}: ${challenge.id}`;
  const { id, contents, title, task, from, predict, explain } = challenge;
  expect(id, where).toMatch(KEBAB);
  expect(contents.length, where).toBeGreaterThan(0);
  for (const content of contents) expect(findContent(content)?.id, `${where}, ${content}`).toBe(content);
  for (const text of [title, task, predict.question, explain.question, explain.words]) expectWords(text, where);
  for (const options of [predict.options, explain.options.map(({ text }) => text)]) {
    expect(options.length, where).toBeGreaterThanOrEqual(2);
    expect(new Set(options).size, where).toBe(options.length);
    for (const text of options) expectWords(text, where);
  }
  expect(explain.options.filter(({ isRight }) => isRight).length, `${where}: one right explanation`).toBe(1);
  for (const { feedback } of explain.options) expectWords(feedback, where);
  const state = from === undefined ? simulation.start() : simulation.decode(from);
  if (state === null) throw new Error(`${where}: its start cannot be read`);
  const { isDone, words } = challenge.judge(state);
  expect(isDone, `${where} is done before anything was`).toBe(false);
  expectWords(words, where);
}

/** What all games hold, whatever they are of. */
export function expectSound<State, Input>(simulation: Simulation<State, Input>): void {
  const { challenges, id } = simulation;
  expect(challenges.length, id).toBeGreaterThanOrEqual(LEAST_CHALLENGES);
  expect(new Set(challenges.map((challenge) => challenge.level)), id).toEqual(new Set([1, 2, 3]));
  expect(new Set(challenges.map((challenge) => challenge.id)).size, id).toBe(challenges.length);
  for (const challenge of challenges) expectSoundChallenge(simulation, challenge);

  const state = simulation.start();
  expect(structuredClone(state), `${id}: a state is plain data`).toEqual(state);
  expectWords(simulation.describe(state), id);
  const text = simulation.encode(state);
  expect(text.length, id).toBeLessThanOrEqual(ENCODED_MAX);
  expect(text, id).toMatch(HASH);
  const read = simulation.decode(text);
  if (read === null) throw new Error(`${id}: what it encodes cannot be read`);
  expect(simulation.encode(read), id).toBe(text);
  for (const odd of ['x', '%', 'desafio=nada', '1'.repeat(ENCODED_MAX + 1), '{}', '-1e999']) {
    expect(() => simulation.decode(odd), `${id}: ${odd}`).not.toThrow();
  }

  const idle: Recording<Input> = {
    from: '',
    inputs: [],
    steps: Math.ceil((IDLE_SECONDS * (simulation.pace ?? 1)) / simulation.stepSeconds),
  };
  const [once, again] = [replay(simulation, idle), replay(simulation, idle)];
  expect(once, `${id}: the same again`).toEqual(again);
  if (once) expectWords(simulation.describe(once), id);
}
