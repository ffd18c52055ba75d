import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MASTERY_PATH } from '@travesia/contracts/slices';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import type { ServiceCall } from '@travesia/kit-service';
import { openDatabase } from '@travesia/kit-service/database';
import { meanwhile, type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CONVERSATIONS_PATH,
  conversationPath,
  EVIDENCE_PATH,
  HOME_PATH,
  lessonPath,
  OWN_DATA_PATH,
  REFRESH_PATH,
  turnsPath,
} from '../api/paths.ts';
import { slice } from './slice.ts';
import { createTestApp, NOON } from './testing/aprende-app.ts';
import { createOtherAreas } from './testing/other-areas.ts';
import { createTutorAreas } from './testing/tutor-areas.ts';

/** As a later release might bring them: what it adds, what it looks up, and what it takes away again. */
const MADE_UP: Readonly<Record<string, string>> = {
  '9001-columns.sql': `
    alter table aprende.evidence add column pace integer not null default 7;
    alter table aprende.mastery add column pace integer;
    alter table aprende.plan add column pace integer not null default 7;
    alter table aprende.tutor_conversation add column pace integer not null default 7;
    alter table aprende.tutor_turn add column pace integer not null default 7;`,
  '9002-column-of-lessons.sql': `
    alter table aprende.lesson_progress add column pace integer not null default 7;`,
  '9003-index.sql': `-- online
    create index concurrently evidence_by_pace on aprende.evidence (user_id, pace);`,
  '9004-rule.sql': `
    alter table aprende.evidence add constraint evidence_has_pace check (pace > 0) not valid;`,
  '9005-rule-holds.sql': `-- online
    alter table aprende.evidence validate constraint evidence_has_pace;`,
  '9006-no-index.sql': `-- online
    drop index concurrently if exists aprende.evidence_by_pace;`,
  '9007-contract.sql': `
    alter table aprende.evidence drop column pace;
    alter table aprende.mastery drop column pace;
    alter table aprende.plan drop column pace;
    alter table aprende.tutor_conversation drop column pace;
    alter table aprende.tutor_turn drop column pace;`,
};

/** What the tutor asks practice tests. */
const TUTOR_PATHS = '/api/ensayos/tutor/';

const CONTENT = 'm1.numeros.porcentaje.calculo';

let postgres: PostgresServer;
let folder: string;
beforeAll(async () => {
  [postgres, folder] = await Promise.all([startPostgresServer(), mkdtemp(join(tmpdir(), 'travesia-aprende-'))]);
});
afterAll(async () => {
  await postgres.close();
  await rm(folder, { recursive: true });
});

it('no request to this release fails while a later one changes its tables', async () => {
  const open = () => openDatabase({ engine: 'postgresql', url: postgres.url });
  const database = open();
  await database.migrate([slice]);
  const migrations = join(folder, 'later');
  await cp(slice.migrations, migrations, { recursive: true });
  const areas = createOtherAreas();
  areas.answers = Array.from({ length: 20 }, (_, slot) => ({
    ...{ id: `ensayos:intento:${slot}`, contentId: CONTENT, outcome: 'correct', mode: 'practica' },
    at: new Date(NOON).toISOString(),
  }));
  const tutorAreas = createTutorAreas();
  const call: ServiceCall = (method, path, uid, body) =>
    (path.startsWith(TUTOR_PATHS) ? tutorAreas : areas).call(method, path, uid, body);
  const processes = [0, 1].map(() => createTestApp(open(), { call }));
  const failures: string[] = [];
  let students = 0;

  /** Everything that a student does. */
  const doAll = async ({ ask }: (typeof processes)[number]) => {
    students += 1;
    const uid = `alumna-${students}`;
    const asks = async (...[method, path, body]: [Parameters<typeof ask>[1], string, object?]) => {
      const answer = await ask(uid, method, path, body);
      if (answer.statusCode >= 300) failures.push(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
    };
    const id = `lesson:${uuidV7()}:c1`;
    const told = { id, contentId: CONTENT, source: 'lesson', correct: true, help: 'none', at: NOON };
    await asks('POST', REFRESH_PATH);
    await asks('POST', EVIDENCE_PATH, { evidence: [told] });
    await asks('POST', EVIDENCE_PATH, { evidence: [{ ...told, id: `lesson:${uuidV7()}:c1`, at: NOON - 1_000 }] });
    await asks('PUT', lessonPath(CONTENT), { version: 1, passed: ['uno'], halts: {}, done: false, at: NOON });
    await asks('GET', lessonPath(CONTENT));
    await asks('POST', REFRESH_PATH);
    await asks('GET', HOME_PATH);
    await asks('GET', MASTERY_PATH);
    const conversation = uuidV7();
    await asks('POST', CONVERSATIONS_PATH, { id: conversation, subject: { kind: 'words' } });
    await asks('POST', turnsPath(conversation), { id: uuidV7(), say: { kind: 'words', text: 'hola' } });
    await asks('GET', conversationPath(conversation));
    await asks('GET', OWN_DATA_PATH);
    if (students % 2 === 0) await asks('DELETE', OWN_DATA_PATH);
  };

  try {
    const works = processes.flatMap((one) => [0, 1].map(() => () => doAll(one)));
    await meanwhile(works, async (turns) => {
      await turns();
      for (const [name, text] of Object.entries(MADE_UP)) {
        await writeFile(join(migrations, name), text);
        const applied = (await database.migrate([{ ...slice, migrations }])).flatMap((one) => one.applied);
        expect(applied).toEqual([name]);
        await turns();
      }
    });
  } finally {
    await Promise.all([...processes, database, tutorAreas].map((one) => one.close()));
  }
  expect(failures).toEqual([]);
  expect(students).toBeGreaterThan(Object.keys(MADE_UP).length);
});
