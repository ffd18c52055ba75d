import type { ContentId } from '@travesia/contracts/temario';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Help } from '../api/evidence.ts';
import { OWN_DATA_PATH, TUTOR_FIGURES_PATH } from '../api/paths.ts';
import { FIGURE_STUDENTS_LEAST, type TutorFiguresAnswer } from '../api/tutor-figures.ts';
import type { EvidenceSource } from '../mastery/evidence.ts';
import { readTurnReports } from './read-turn-reports.ts';
import { NOON, openTestService, type TestService } from './testing/aprende-app.ts';

const CONTENT: ContentId = 'm1.numeros.porcentaje.calculo';
const OTHER: ContentId = 'm1.algebra.proporcionalidad.problemas';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Yesterday at noon there. */
const YESTERDAY = NOON - DAY_MS;

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer();
});
afterAll(() => postgres.close());

describe.each(['embedded', 'postgresql'] as const)('figures of the tutor, on the %s database', (engine) => {
  let service: TestService;
  let now = NOON;
  let ids = 0;

  beforeAll(async () => {
    service = await openTestService({
      postgres: engine === 'embedded' ? undefined : postgres,
      now: () => now,
    });
  });
  afterAll(() => service.close());

  const iso = (at: number) => new Date(at).toISOString();

  async function helped(uid: string, rung: number, at: number, content: ContentId = CONTENT, voice = 'written') {
    ids += 1;
    const id = `00000000-0000-7000-8000-${String(ids).padStart(12, '0')}`;
    await sql`insert into aprende.tutor_help (user_id, id, content, rung, voice, at)
      values (${uid}, ${id}, ${content}, ${rung}, ${voice}, ${iso(at)})`.execute(service.database.kysely);
  }

  async function answered(
    uid: string,
    correct: boolean,
    at: number,
    {
      content = CONTENT,
      help = 'none',
      source = 'practice',
    }: { content?: ContentId; help?: Help; source?: EvidenceSource } = {},
  ) {
    ids += 1;
    await sql`insert into aprende.evidence (user_id, id, content, source, correct, help, at, mistake)
      values (${uid}, ${`e${ids}`}, ${content}, ${source}, ${correct}, ${help}, ${iso(at)}, null)`.execute(
      service.database.kysely,
    );
  }

  /** Counted anew: what was counted before is kept for an hour. */
  async function figures(): Promise<TutorFiguresAnswer> {
    now += 3_600_000;
    const answer = await service.ask('', 'GET', TUTOR_FIGURES_PATH);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }

  it('are nothing at first, for whoever is not signed in too, and may be kept by what stands between', async () => {
    const answer = await service.ask('', 'GET', TUTOR_FIGURES_PATH);
    expect(answer.json()).toEqual({
      through: '2026-08-11',
      help: [],
      withoutHelp: { followed: 0, right: null },
      model: { sentences: 0, heldBack: 0, reported: 0 },
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('count the next answer without help once, for the highest rung before it, and tell no share of few', async () => {
    const students = Array.from({ length: FIGURE_STUDENTS_LEAST }, (_, place) => `alumno-${place}`);
    for (const [place, uid] of students.entries()) {
      await helped(uid, 1, YESTERDAY);
      await helped(uid, 3, YESTERDAY + MINUTE_MS);
      await helped(uid, 2, YESTERDAY + 2 * MINUTE_MS, CONTENT, 'model');
      // Not the next of the content without help: of before, with help, of another content, of a game.
      await answered(uid, true, YESTERDAY - MINUTE_MS);
      await answered(uid, true, YESTERDAY + 3 * MINUTE_MS, { help: 'hint' });
      await answered(uid, true, YESTERDAY + 4 * MINUTE_MS, { content: OTHER });
      await answered(uid, true, YESTERDAY + 5 * MINUTE_MS, { source: 'game' });
      await answered(uid, place % 4 !== 0, YESTERDAY + 6 * MINUTE_MS);
      // One later says nothing of the help.
      await answered(uid, false, YESTERDAY + 7 * MINUTE_MS);
    }
    await helped('otra', 5, YESTERDAY, CONTENT, 'model');
    await answered('otra', true, YESTERDAY + MINUTE_MS);
    // Of today, and not followed by anything.
    await helped('hoy', 1, YESTERDAY);
    await answered('hoy', true, NOON);
    await helped('sola', 1, YESTERDAY);
    const { help } = await figures();
    expect(help).toEqual([
      { rung: 3, voice: 'written', followed: FIGURE_STUDENTS_LEAST, right: 15 },
      { rung: 5, voice: 'model', followed: 1, right: null },
    ]);
  });

  it('are of the same students without the tutor: what came after a wrong answer', async () => {
    for (let place = 0; place < FIGURE_STUDENTS_LEAST; place += 1) {
      const uid = `alumno-${place}`;
      await answered(uid, false, YESTERDAY + 10 * MINUTE_MS, { content: OTHER });
      await answered(uid, place % 2 === 0, YESTERDAY + 11 * MINUTE_MS, { content: OTHER });
    }
    // Who never asked the tutor is not compared.
    await answered('lejana', false, YESTERDAY, { content: OTHER });
    await answered('lejana', true, YESTERDAY + MINUTE_MS, { content: OTHER });
    const { withoutHelp } = await figures();
    expect(withoutHelp).toEqual({ followed: FIGURE_STUDENTS_LEAST, right: FIGURE_STUDENTS_LEAST / 2 });
  });

  it('count what the model said, was held back and was reported, of whole days', async () => {
    await sql`insert into aprende.tutor_voice_day (day, sentences, held_back, reported)
      values ('2026-08-10', 40, 2, 1), ('2026-08-11', 60, 1, 0), ('2026-08-12', 1000, 100, 10)`.execute(
      service.database.kysely,
    );
    expect((await figures()).model).toEqual({ sentences: 100, heldBack: 3, reported: 1 });
  });

  it('what was reported is read with what the tutor said, and without who said that it is wrong', async () => {
    const { kysely } = service.database;
    const conversation = '00000000-0000-7000-8000-0000000000c1';
    await sql`insert into aprende.tutor_conversation
      (user_id, id, subject, title, memory, revision, state_revision, created_at, at)
      values ('alumno-1', ${conversation}, '{"kind":"words"}', 'secreto de la alumna', ${JSON.stringify({ content: CONTENT })},
        3, 3, ${iso(YESTERDAY)}, ${iso(YESTERDAY)})`.execute(kysely);
    const parts = JSON.stringify([{ kind: 'text', text: 'Eso no lo sé.' }]);
    for (const [seq, reported] of [
      [2, 'wrong'],
      [4, null],
    ] as const) {
      await sql`insert into aprende.tutor_turn
        (user_id, conversation, seq, id, by, at, parts, voice, state, revision, reported)
        values ('alumno-1', ${conversation}, ${seq}, ${`00000000-0000-7000-8000-0000000000d${seq}`}, 'tutor',
          ${iso(YESTERDAY)}, ${parts}, 'written', 'done', ${seq}, ${reported})`.execute(kysely);
    }
    const { reasons, turns } = await readTurnReports(service.database);
    expect(reasons).toEqual([{ reason: 'wrong', voice: 'written', turns: 1 }]);
    expect(turns).toEqual([
      {
        ...{ at: new Date(YESTERDAY), reason: 'wrong', voice: 'written', content: CONTENT },
        parts: [{ kind: 'text', text: 'Eso no lo sé.' }],
      },
    ]);
    expect(JSON.stringify(turns)).not.toMatch(/alumn|secreto/);
  });

  it('are counted once an hour, however many ask', async () => {
    const before = await figures();
    await helped('tarde', 2, YESTERDAY);
    await answered('tarde', true, YESTERDAY + MINUTE_MS);
    now += 3_599_000;
    const answers = await Promise.all(Array.from({ length: 20 }, () => service.ask('', 'GET', TUTOR_FIGURES_PATH)));
    expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => before));
    expect((await figures()).help).toHaveLength(before.help.length + 1);
  });

  it('lose who deletes their data', async () => {
    const { help } = await figures();
    expect(help.some(({ rung }) => rung === 5)).toBe(true);
    const deleted = await service.ask('otra', 'DELETE', OWN_DATA_PATH, undefined, { 'x-expected-user': 'otra' });
    expect(deleted.statusCode).toBe(204);
    expect((await figures()).help.some(({ rung }) => rung === 5)).toBe(false);
  });
});
