import { CARDS_DUE_PATH, type CardsDueAnswer } from '@travesia/contracts/slices';
import type { ContentId } from '@travesia/contracts/temario';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { homeAnswer } from '../api/answers.ts';
import { evidenceId, type ToldEvidence } from '../api/evidence.ts';
import type { HomeAnswer, HomeExample } from '../api/home.ts';
import { EVIDENCE_PATH, OWN_DATA_PATH, REFRESH_PATH } from '../api/paths.ts';
import { rebuildAll } from './rebuild-all.ts';
import { NOON, openTestService, type TestService } from './testing/aprende-app.ts';
import { createOtherAreas } from './testing/other-areas.ts';
import { SAMPLE_CARDS } from './testing/sample-cards.ts';

const CONTENT: ContentId = 'm1.numeros.porcentaje.calculo';
const OTHER: ContentId = 'm1.algebra.proporcionalidad.problemas';
const DAY_MS = 86_400_000;
const SHOWN = new Map<ContentId, ReadonlySet<string>>([
  [CONTENT, new Set(['base-equivocada', 'suma-porcentajes'])],
  [OTHER, new Set(['inversa-por-directa'])],
]);

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer();
});
afterAll(() => postgres.close());

describe.each(['embedded', 'postgresql'] as const)('mistakes that come back, on the %s database', (engine) => {
  const areas = createOtherAreas();
  let service: TestService;
  let now = NOON;
  let uid = '';
  let students = 0;

  beforeAll(async () => {
    service = await openTestService({
      postgres: engine === 'embedded' ? undefined : postgres,
      ...{ call: areas.call, cards: SAMPLE_CARDS, shownMistakes: SHOWN, now: () => now },
    });
  });
  beforeEach(() => {
    const minutes = { mon: 60, tue: 60, wed: 60, thu: 60, fri: 60, sat: 60, sun: 60 };
    const profile = { profile: { tests: ['cl', 'm1'], minutesByWeekday: minutes }, version: 1, nextStep: null };
    Object.assign(areas, createOtherAreas(), { call: areas.call, profile });
    now = NOON;
    students += 1;
    uid = `alumna-${students}`;
  });
  afterAll(() => service.close());

  async function ask(method: 'GET' | 'POST', path: string, body?: object) {
    const answer = await service.ask(uid, method, path, body);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }

  const answered = (more: Partial<ToldEvidence> = {}): ToldEvidence => ({
    ...{ id: evidenceId('review', uuidV7(), 'c1'), contentId: CONTENT, source: 'review' },
    ...{ correct: true, help: 'none', at: now },
    ...more,
  });
  const tell = (...evidence: readonly ToldEvidence[]) => ask('POST', EVIDENCE_PATH, { evidence });
  const missed = (mistake = 'base-equivocada', more: Partial<ToldEvidence> = {}) =>
    answered({ correct: false, mistake, ...more });
  const find = (example: HomeExample, isFound: boolean, at = now): ToldEvidence => ({
    id: evidenceId('erroneous', example.id, example.mistake),
    ...{ contentId: example.content, source: 'erroneous', correct: isFound, help: 'none', at },
    ...(!isFound && { mistake: example.mistake }),
  });
  const home = async (): Promise<HomeAnswer> => readAnswer(homeAnswer, await ask('POST', REFRESH_PATH));
  const due = async () => (await home()).erroneous?.due ?? [];
  const mistakesDue = async () => (await due()).map(({ mistake }) => mistake);

  /** Somebody who knows something of the contents. */
  async function learnSome(...contents: readonly ContentId[]): Promise<void> {
    await tell(
      ...contents.flatMap((contentId) =>
        Array.from({ length: 3 }, (_, index) => answered({ contentId, at: now - DAY_MS + index })),
      ),
    );
  }

  it('come a week later, once, and again a week after they were not found', async () => {
    await learnSome(CONTENT);
    await tell(missed());
    const seen: (readonly [number, readonly string[]])[] = [];
    for (const day of [0, 1, 6, 7, 8]) {
      now = NOON + day * DAY_MS;
      seen.push([day, await mistakesDue()]);
    }
    expect(seen).toEqual([
      [0, []],
      [1, []],
      [6, []],
      [7, ['base-equivocada']],
      [8, ['base-equivocada']],
    ]);
    const [first] = await due();
    if (!first) throw new Error('it is due');
    await tell(find(first, false));
    expect(await due()).toEqual([]);
    now += 6 * DAY_MS;
    expect(await due()).toEqual([]);
    now += DAY_MS;
    const [again] = await due();
    if (!again) throw new Error('it is due');
    expect(again).toEqual({ ...first, id: expect.not.stringMatching(first.id) });
    // Two devices that were shown the same answer it once.
    await tell(find(again, true));
    expect((await tell(find(again, false, now + 1))).counted).toBe(0);
    for (const days of [1, 6, 7, 7, 7]) {
      now += days * DAY_MS;
      expect(await due()).toEqual([]);
    }
    // Who makes it once more is shown it once more.
    await learnSome(CONTENT);
    await tell(missed());
    now += 7 * DAY_MS;
    expect(await mistakesDue()).toEqual(['base-equivocada']);
    expect(await rebuildAll(service.database)).toMatchObject({ changed: 0 });
  });

  it('do not come to who is a beginner in the content, nor to who did it right three times since', async () => {
    await tell(missed(), missed('inversa-por-directa', { contentId: OTHER }));
    now += 7 * DAY_MS;
    expect(await due()).toEqual([]);
    // Known now: of what was made before, that of the content with fewer right answers.
    await tell(...[1, 2].map((at) => answered({ contentId: OTHER, at: now - at })));
    await tell(...[1, 2, 3].map((at) => answered({ at: now - at })));
    expect(await mistakesDue()).toEqual(['inversa-por-directa']);
    // Checks of a lesson and games say nothing of it.
    await tell(answered({ id: evidenceId('lesson', uuidV7(), 'c1'), source: 'lesson', contentId: OTHER }));
    areas.challenges = [{ id: uuidV7(), contents: [OTHER], at: new Date(now).toISOString() }];
    await ask('POST', REFRESH_PATH);
    expect(await mistakesDue()).toEqual(['inversa-por-directa']);
    await tell(answered({ contentId: OTHER, help: 'hint' }));
    expect(await mistakesDue()).toEqual(['inversa-por-directa']);
    await tell(answered({ contentId: OTHER }));
    expect(await due()).toEqual([]);
  });

  it('take of the minutes of cards, which home and the cards tell alike', async () => {
    await learnSome(CONTENT, OTHER);
    await tell(missed('suma-porcentajes'), missed('inversa-por-directa', { contentId: OTHER }));
    now += 7 * DAY_MS;
    // 0.3 of twenty minutes: two examples, and nothing is left for cards, of which mistakes brought some.
    areas.profile = { profile: { minutesByWeekday: { wed: 20 } }, version: 2, nextStep: null };
    const before = await home();
    expect(before.erroneous).toMatchObject({ minutes: 6, due: [{ content: OTHER }, { content: CONTENT }] });
    expect(before.cards).toEqual({ minutes: 0, due: 0 });
    expect(((await ask('GET', CARDS_DUE_PATH)) as CardsDueAnswer).cards).toEqual([]);
    const today = before.week.find(({ date }) => date === before.day);
    const planned = today?.tasks.reduce((sum, { minutes }) => sum + minutes, 0) ?? 0;
    expect(planned + 6).toBeLessThanOrEqual(20);
    const [first] = before.erroneous?.due ?? [];
    if (!first) throw new Error('it is due');
    await tell(find(first, true));
    expect((await home()).today.answers).toBe(1);
  });

  it('are told whole and deleted for good', async () => {
    await learnSome(CONTENT);
    await tell(missed());
    now += 7 * DAY_MS;
    const [example] = await due();
    if (!example) throw new Error('it is due');
    await tell(find(example, true));
    const { evidence, plan } = await ask('GET', OWN_DATA_PATH);
    expect(evidence).toContainEqual({
      id: `erroneous:${example.id}:base-equivocada`,
      ...{ content: CONTENT, source: 'erroneous', correct: true, help: 'none', mistake: null },
      at: new Date(now).toISOString(),
    });
    expect(plan[0].home.erroneous.due).toEqual([example]);
    expect((await service.ask(uid, 'DELETE', OWN_DATA_PATH)).statusCode).toBe(204);
    expect(Object.values(await ask('GET', OWN_DATA_PATH)).flat()).toEqual([]);
  });

  /** What a student does on a day, and how many days they stay away after it. */
  const anyDay = fc.record({
    makes: fc.option(fc.constantFrom('base-equivocada', 'suma-porcentajes', 'inversa-por-directa'), { nil: null }),
    right: fc.nat(1),
    finds: fc.option(fc.boolean(), { nil: null }),
    away: fc.constantFrom(1, 1, 2, 5),
    minutes: fc.constantFrom(0, 10, 15, 60),
  });

  it('never come twice for one time that they were made, before six days, or beyond the minutes of the day', async () => {
    let tries = 0;
    let examples = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyDay, { minLength: 12, maxLength: 20 }), async (days) => {
        tries += 1;
        uid = `alumna-${students}-${tries}`;
        now = NOON;
        await learnSome(CONTENT, OTHER);
        const madeAt = new Map<string, number>();
        for (const { makes, right, finds, away, minutes } of days) {
          const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'America/Santiago' });
          const minutesByWeekday = { [weekday.format(now).toLowerCase()]: minutes, sun: 30, mon: minutes };
          areas.profile = { profile: { minutesByWeekday }, version: tries * 100 + now / DAY_MS, nextStep: null };
          const { erroneous, cards, week, day } = await home();
          const today = week.find(({ date }) => date === day);
          const tasks = today?.tasks.reduce((sum, task) => sum + task.minutes, 0) ?? 0;
          const taken = (erroneous?.minutes ?? 0) + cards.minutes;
          expect(taken + tasks + (today?.done ?? 0)).toBeLessThanOrEqual(
            Math.max(today?.planned ?? 0, today?.done ?? 0),
          );
          for (const example of erroneous?.due ?? []) {
            examples += 1;
            const at = madeAt.get(example.mistake);
            expect(at, example.mistake).toBeDefined();
            expect(now - (at ?? now)).toBeGreaterThan(6 * DAY_MS);
            if (finds === null) continue;
            await tell(find(example, finds));
            if (finds) madeAt.delete(example.mistake);
            else madeAt.set(example.mistake, now);
          }
          if (makes !== null) {
            await tell(missed(makes, { contentId: makes === 'inversa-por-directa' ? OTHER : CONTENT }));
            madeAt.set(makes, now);
          }
          for (let index = 0; index < right; index += 1) await tell(answered({ at: now + index }));
          now += away * DAY_MS;
        }
      }),
      // Whatever the engine, the same statements are asked: several times of the quicker one.
      { numRuns: process.env['SOAK'] ? 30 : engine === 'embedded' ? 1 : 5 },
    );
    expect(examples).toBeGreaterThan(tries);
  }, 120_000);
});
