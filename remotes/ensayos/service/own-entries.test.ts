import { ownEntriesAnswerSchema } from '@travesia/contracts/schemas';
import { EXPECTED_USER_HEADER, OWN_ENTRIES_MAX } from '@travesia/contracts/slices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AttemptSummary } from '../api/attempts.ts';
import { OWN_ENTRIES_PATH } from '../api/paths.ts';
import { ownEntries } from './own-entries.ts';
import { openTestService, type TestService } from './testing/ensayos-app.ts';
import { newStudent, PRACTICE } from './testing/student.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService({ postgres: 'own' });
});
afterAll(() => service.close());

describe('attempts among what can be found', () => {
  it('are the student’s own, the newest first, each at its page', async () => {
    const student = newStudent(service.ask);
    const entries = async () => ownEntriesAnswerSchema.parse(await student.get(OWN_ENTRIES_PATH)).groups;
    expect(await entries()).toEqual([]);
    const first = await student.begin(PRACTICE);
    await student.submit(first.attempt.id);
    const second = await student.create(PRACTICE);
    await newStudent(service.ask).create(PRACTICE);
    expect(await entries()).toEqual([
      {
        label: 'Tus ensayos',
        entries: [
          {
            path: `/ensayos?intento=${second.id}`,
            title: 'Práctica de Matemática 1 (M1)',
            note: expect.stringMatching(/ · Sin empezar$/),
            context: 'ensayo ensayos m1',
          },
          expect.objectContaining({
            path: `/ensayos/resultado/${first.attempt.id}`,
            note: expect.stringMatching(/ · Entregado$/),
          }),
        ],
      },
    ]);
  });

  it('are for whom the page means, and for nobody without a session', async () => {
    const { uid } = newStudent(service.ask);
    const asked = (expected: string) =>
      service.ask(uid, 'GET', OWN_ENTRIES_PATH, undefined, { headers: { [EXPECTED_USER_HEADER]: expected } });
    expect((await asked(uid)).statusCode).toBe(200);
    expect((await asked('otra')).statusCode).toBe(409);
    expect((await service.ask('', 'GET', OWN_ENTRIES_PATH)).statusCode).toBe(401);
  });

  it('are no more than are looked through', () => {
    const attempt: AttemptSummary = {
      id: '1',
      request: { mode: 'muestra' },
      state: 'created',
      items: 1,
      createdAt: '2026-11-22T18:30:00Z',
      startedAt: null,
      gradedAt: null,
      remainingMs: null,
      answered: 0,
      result: null,
    };
    const many = Array.from({ length: OWN_ENTRIES_MAX + 1 }, () => attempt);
    expect(ownEntries(many).groups[0]?.entries).toHaveLength(OWN_ENTRIES_MAX);
    expect(ownEntries([attempt]).groups[0]?.entries[0]?.context).toBe('ensayo ensayos');
  });
});
