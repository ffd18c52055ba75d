import type { DeployedBank } from '@travesia/content-item-model';
import { createRandom } from '@travesia/content-item-model';
import { TUTOR_QUESTION_PATH, TUTOR_STANDING_PATH, TUTOR_STEP_PATH } from '@travesia/contracts/slices';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  AttemptRequest,
  AttemptResult,
  CheckedAnswer,
  HintsAnswer,
  PublicItem,
  ReviewedItem,
  RunningAttempt,
} from '../api/attempts.ts';
import {
  ATTEMPTS_PATH,
  attemptPath,
  BANK_PATH,
  checkPath,
  eventsPath,
  FEASIBILITY_PATH,
  hintsPath,
  leasePath,
  OWN_DATA_PATH,
  reportsPath,
  resultPath,
  startPath,
  submitPath,
} from '../api/paths.ts';
import { createSampleBank, SEALED_MARK } from '../practice/testing/sample-bank.ts';
import { openDeployedBank } from './open-deployed-bank.ts';
import type { ServedBank } from './served-bank.ts';
import { ANSWER_KEY_FIELDS, FROZEN_ID, leaksOf } from './testing/answer-key-leaks.ts';
import { openTestService, type TestService } from './testing/ensayos-app.ts';
import { answersAt, numbered } from './testing/student.ts';

const SEED = Number(process.env['FUZZ_SEED']);
const DEADLINE_MS = 900_000;

/** Each request of `requestOf` as often. Of the marked bank once tells: its marks are found wherever they are. */
const ATTEMPTS = process.env['SOAK'] ? { real: 100, marked: 100 } : { real: 20, marked: 10 };

/** What asks for feedback by name is the student's own request. */
const withoutRequest = (body: string) => body.replace(/"feedback":\s*"at-(once|end)"/g, '');

function requestOf(number: number): AttemptRequest {
  const practice = { mode: 'practica', items: 12 } as const;
  const requests: readonly AttemptRequest[] = [
    { mode: 'muestra' },
    { mode: 'simulacro', test: 'm1' },
    { mode: 'simulacro', test: 'hcs' },
    { mode: 'simulacro', test: 'cl' },
    { ...practice, test: 'm1', contents: ['m1'], feedback: 'at-once' },
    { ...practice, test: 'hcs', contents: ['hcs'], feedback: 'at-end' },
    { ...practice, test: 'ciencias', contents: ['ciencias'], feedback: 'at-once' },
    { ...practice, test: 'm2', contents: ['m2.geometria'], feedback: 'at-end' },
    { ...practice, test: 'cl', contents: ['cl'], items: 16, feedback: 'at-once' },
    { mode: 'simulacro', test: 'ciencias', elective: 'fisica' },
  ];
  return requests[number % requests.length] ?? { mode: 'muestra' };
}

interface Walk {
  /** Every attempt that was begun on the way. */
  readonly running: readonly RunningAttempt[];
  /** All that left the service before what it is about was graded: bodies and headers. */
  readonly said: string;
  /** The questions of those attempts, as they are told once graded. */
  readonly reviewed: readonly ReviewedItem[];
}

/**
 * One attempt through every address there is, sane and not, up to its result; then a question like one of it, and the
 * review of what was wrong.
 */
async function walk(service: TestService, number: number): Promise<Walk> {
  const random = createRandom(SEED + number);
  const uid = `alumna-${number}`;
  const request = requestOf(number);
  const id = uuidV7();
  const device = crypto.randomUUID();
  const said: string[] = [];
  const ask = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const answer = await service.ask(uid, method, path, body);
    said.push(withoutRequest(answer.body), JSON.stringify(answer.headers));
    return answer;
  };
  const graded = async (attempt: string, epoch: number): Promise<AttemptResult> => {
    const submitted = await service.ask(uid, 'POST', submitPath(attempt), { epoch, events: [] });
    expect(submitted.statusCode).toBe(200);
    return (await service.ask(uid, 'GET', resultPath(attempt))).json();
  };

  await ask('GET', BANK_PATH);
  await ask('POST', FEASIBILITY_PATH, request);
  await ask('POST', ATTEMPTS_PATH, { id, request });
  await ask('GET', resultPath(id));
  const running: RunningAttempt = (await ask('POST', startPath(id), { device })).json();
  const events = answersAt(running, () => random.integer(0, 3));
  await ask('POST', eventsPath(id), { epoch: 1, events: events.slice(0, random.integer(1, events.length)) });
  await ask('POST', eventsPath(id), { epoch: 1, events: numbered([{ kind: 'clear', slot: 99 }]) });
  await ask('POST', eventsPath(id), { epoch: 1, events: [{ ...events[0], option: 'AAAAAAAA' }] });
  await ask('POST', eventsPath(id), { epoch: 9, events: [] });
  await ask('POST', checkPath(id), { epoch: 1, events: [], slot: 99, seq: 900 });
  await ask('POST', checkPath(id), { epoch: 9, events: [], slot: 0, seq: 900 });
  const report = { id: uuidV7(), slot: random.integer(0, running.form.items.length - 1), reason: 'clave' };
  await ask('POST', reportsPath(id), { ...report, text: 'No calza.' });
  await ask('POST', reportsPath(id), { ...report, slot: 99 });
  await ask('POST', reportsPath(id), report);
  await ask('GET', attemptPath(id));
  await ask('POST', leasePath(id), { device });
  await ask('POST', submitPath(id), { epoch: 1, events: [] });
  await ask('GET', resultPath(id));
  await ask('GET', ATTEMPTS_PATH);
  await ask('GET', OWN_DATA_PATH);

  // Of a question that is open a hint tells what people wrote of it, and never its key; a page gets no further.
  const isHelped = request.mode === 'practica';
  const hinted = await service.ask(uid, 'POST', hintsPath(id), { slot: running.form.items.length - 1 });
  expect(hinted.statusCode).toBe(isHelped ? 200 : request.mode === 'muestra' ? 404 : 409);
  if (isHelped) expect(hinted.json<HintsAnswer>().hints.map(({ rung }) => rung)).toEqual([0, 1]);
  said.push(hinted.body);
  await ask('POST', hintsPath(id), { slot: 99 });
  await ask('POST', hintsPath(id), { slot: 0, rung: 5 });
  await ask('GET', TUTOR_STANDING_PATH);
  await ask('POST', TUTOR_QUESTION_PATH, { attempt: id, slot: 0, rung: 5 });
  await ask('POST', TUTOR_STEP_PATH, { attempt: id, slot: 0, step: 0, entered: '1' });

  const slot = 0;
  const check = await service.ask(uid, 'POST', checkPath(id), { epoch: 2, events: [], slot, seq: 1 });
  const checked: CheckedAnswer | null = check.statusCode === 200 ? check.json() : null;
  expect(checked !== null).toBe('feedback' in request && request.feedback === 'at-once');
  if (checked) {
    // Of a running attempt it tells what was checked, and nothing of the other questions.
    const again: RunningAttempt = (await service.ask(uid, 'GET', attemptPath(id))).json();
    expect(Object.keys(again.checks)).toEqual([`${slot}`]);
    said.push(withoutRequest(JSON.stringify({ ...again, checks: {} })));
  } else said.push(check.body);

  const { items } = await graded(id, 2);
  const reviewed = [...items];
  const begun = [running];
  const test = items[slot]?.content.split('.')[0];
  for (const next of [
    { mode: 'parecida', test, attempt: id, slot },
    { mode: 'repaso', test, items: 6, feedback: 'at-once' },
  ]) {
    const nextId = uuidV7();
    await ask('POST', ATTEMPTS_PATH, { id: nextId, request: next });
    const start = await ask('POST', startPath(nextId), { device });
    // Of one text, or of few mistakes, there may be nothing to ask.
    if (start.statusCode !== 200) continue;
    begun.push(start.json());
    await ask('GET', attemptPath(nextId));
    reviewed.push(...(await graded(nextId, 1)).items);
  }
  return { running: begun, said: said.join('\n'), reviewed };
}

const lengthOf = ({ text }: PublicItem['options'][number]) => text.replace(/<[^>]*>/g, '').length;

/** Orders in which somebody who knows nothing may try the options. */
const GUESSES = {
  'by their ids': ({ options }: PublicItem) => options.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  'as they are shown': ({ options }: PublicItem) => options,
  'by their length': ({ options }: PublicItem) => options.toSorted((one, other) => lengthOf(one) - lengthOf(other)),
} as const;

/** How often the key of a question of four options stands in each place of such an order. */
function keyShares(walks: readonly Walk[], guess: keyof typeof GUESSES): readonly number[] {
  const asked = walks.flatMap(({ reviewed }) => reviewed.filter(({ item }) => item.options.length === 4));
  const places = asked.map(({ item, key }) => GUESSES[guess](item).findIndex(({ id }) => id === key));
  return [0, 1, 2, 3].map((place) => places.filter((one) => one === place).length / asked.length);
}

/**
 * How far from a quarter a share may be. Of so many questions chance alone stays many times nearer; but the length of a
 * key is that of what is true, and the best guess by it is right one time in three.
 */
const SHARE_TOLERANCE: Readonly<Record<keyof typeof GUESSES, number>> = {
  'by their ids': 0.05,
  'as they are shown': 0.05,
  'by their length': 0.12,
};

interface Crawl {
  readonly bank: () => DeployedBank | Promise<ServedBank>;
  readonly attempts: number;
  readonly guesses: readonly (keyof typeof GUESSES)[];
}

const CRAWLS: Readonly<Record<string, Crawl>> = {
  'of the real bank': {
    bank: openDeployedBank,
    attempts: ATTEMPTS.real,
    guesses: ['by their ids', 'as they are shown', 'by their length'],
  },
  // Of which nothing that is sealed looks like what is asked; its words and places are not made to be guessed at, and few
  // questions say nothing of how often a place has the key.
  'of a bank whose every sealed word is marked': {
    bank: createSampleBank,
    attempts: ATTEMPTS.marked,
    guesses: process.env['SOAK'] ? ['by their ids'] : [],
  },
};

describe.each(Object.entries(CRAWLS))('X-04 before it is graded, nothing %s tells an answer', (_, crawl) => {
  const lines: string[] = [];
  let service: TestService;

  beforeAll(async () => {
    service = await openTestService({
      postgres: 'own',
      bank: await crawl.bank(),
      log: { level: 'debug', stream: { write: (line) => lines.push(line) } },
    });
  });
  afterAll(() => service.close());

  it(
    `in what leaves the service or is logged of ${crawl.attempts} attempts`,
    async () => {
      const walks: Walk[] = [];
      for (let number = 0; number < crawl.attempts; number += 1) {
        const walked = await walk(service, number);
        const logged = lines.splice(0).join('');
        const shown = JSON.stringify(walked.running.map(({ form }) => form));
        for (const told of [walked.said, logged]) {
          expect(ANSWER_KEY_FIELDS.exec(told)?.[0]).toBeUndefined();
          expect(FROZEN_ID.exec(told)?.[0]).toBeUndefined();
          expect(told).not.toContain(SEALED_MARK);
          expect(leaksOf(told, shown, walked.reviewed)).toEqual([]);
        }
        // What is looked for is found where it may be.
        expect(leaksOf(JSON.stringify(walked.reviewed), shown, walked.reviewed)).not.toEqual([]);
        expect(logged).not.toBe('');
        expect(logged).not.toMatch(/"(option|options|events|stem|form)"/);
        walks.push(walked);
      }
      expect(walks.filter(({ running }) => running.length === 3).length).toBeGreaterThan(crawl.attempts / 2);

      for (const guess of crawl.guesses) {
        for (const share of keyShares(walks, guess))
          expect(Math.abs(share - 0.25), guess).toBeLessThan(SHARE_TOLERANCE[guess]);
      }
      const ids = walks.flatMap(({ running }) =>
        running.flatMap(({ form }) => form.items.flatMap(({ options }) => options.map(({ id }) => id))),
      );
      expect(new Set(ids).size).toBe(ids.length);
    },
    DEADLINE_MS,
  );
});
