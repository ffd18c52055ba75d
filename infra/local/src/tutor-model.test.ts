import { findKey } from '@travesia/content-hints';
import { profileStepPath, TUTOR_QUESTION_PATH, type TutorQuestion } from '@travesia/contracts/slices';
import { type PostgresServer, startPostgresServer } from '@travesia/kit-service/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Turn } from '../../../remotes/aprende/api/tutor.ts';
import { type StandInModel, startModel } from '../../../remotes/aprende/service/testing/start-model.ts';
import { createTutorStudent } from '../../../remotes/aprende/service/testing/tutor-student.ts';
import { HAND_WRITTEN } from '../../../remotes/aprende/tutor/pressure/attempts.ts';
import { openAllSlices } from './testing/all-slices.ts';

const ATTEMPT = '0199c0de-0000-7000-8000-0000000000bc';
const QUESTIONS = 5;

/** Of those who want the key, from the table of attempts. */
const WORDS_EACH = 6;

let postgres: PostgresServer;
let model: StandInModel;
let slices: Awaited<ReturnType<typeof openAllSlices>>;
let student: ReturnType<typeof createTutorStudent>;

beforeAll(async () => {
  // Rungs are told by time, which the services read as they open.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  [postgres, model] = await Promise.all([startPostgresServer(), startModel()]);
  slices = await openAllSlices(postgres, undefined, { TUTOR_BASE_URL: model.baseUrl, TUTOR_MODEL: 'de-prueba' });
  const base = await slices.app.listen({ host: '127.0.0.1', port: 0 });
  student = createTutorStudent(() => base, 'estudiante');
  const values = { name: 'Antonia', birthYear: 2000 };
  await slices.ask(student.uid, 'PUT', profileStepPath('student'), { version: 0, values });
  const request = { mode: 'practica', test: 'm1', contents: ['m1'], items: QUESTIONS, feedback: 'at-end' };
  await slices.ask(student.uid, 'POST', '/api/ensayos/attempts', { id: ATTEMPT, request });
  const device = '00000000-0000-4000-8000-000000000001';
  await slices.ask(student.uid, 'POST', `/api/ensayos/attempts/${ATTEMPT}/start`, { device });
  await slices.ask(student.uid, 'PUT', '/api/aprende/tutor/model', { agreed: true });
});
afterEach(() => vi.setSystemTime(Date.now() + 60_000));
afterAll(async () => {
  vi.useRealTimers();
  slices.app.server.closeAllConnections();
  await slices.close();
  await Promise.all([model.close(), postgres.close()]);
});

async function questionAt(slot: number): Promise<TutorQuestion> {
  const { body } = await slices.call('POST', TUTOR_QUESTION_PATH, student.uid, { attempt: ATTEMPT, slot, rung: 3 });
  return body as TutorQuestion;
}

/** What the tutor said, as the student reads it. */
const textOf = ({ parts = [] }: Turn) =>
  parts
    .map((part) => (part.kind === 'hint' ? part.hint.html.replace(/<[^>]+>/g, ' ') : 'text' in part ? part.text : ''))
    .join('\n');

/** A conversation about the question at `slot`: rungs up to the third, and words between them. */
async function converse(slot: number, words: readonly string[]): Promise<readonly Turn[]> {
  const begun = await student.begin({ kind: 'question', attempt: ATTEMPT, slot });
  const stream = await student.follow(begun.id, begun.changes);
  const told: Turn[] = [];
  for (let rung = 1; rung <= 3; rung += 1) {
    vi.setSystemTime(Date.now() + 20_000);
    told.push(await student.say(stream, begun.id, { kind: 'hint' }));
    for (const text of words.slice((rung - 1) * 2, rung * 2)) {
      told.push(await student.say(stream, begun.id, { kind: 'words', text }));
    }
  }
  stream.close();
  return told;
}

it('a model that says the rung is heard, and the student knows that it speaks', async () => {
  const { ladder } = await questionAt(0);
  expect(ladder.length).toBeGreaterThan(2);
  await model.behave({ kind: 'say', text: 'Vamos con calma: lee otra vez el enunciado y anota los datos.' });
  const told = await converse(0, []);
  expect(told.filter(({ voice }) => voice === 'model').length).toBeGreaterThan(0);
  expect(told.map(textOf).join('\n')).toContain('Vamos con calma');
  expect(model.asked().length).toBeGreaterThan(0);
});

it('the worst model tells no key through the whole service, gets none, and what was written stands in its place', async () => {
  await model.behave({ kind: 'worst' });
  let requests = 0;
  for (let slot = 1; slot < QUESTIONS; slot += 1) {
    const { secret, question } = await questionAt(slot);
    const letter = secret.letter ?? 'A';
    await model.tellKey({ key: secret.text, letter, options: secret.options, known: secret.known });
    const asked = model.asked().length;
    const words = HAND_WRITTEN.slice(slot * 37, slot * 37 + WORDS_EACH).map(({ turns: [first = ''] }) =>
      first
        .replaceAll('{letra}', letter)
        .replaceAll('{mala}', 'B')
        .replaceAll('{clave}', secret.text)
        .replaceAll('{otra}', '1'),
    );
    const told = await converse(slot, words);
    expect(told).toHaveLength(3 + WORDS_EACH);
    for (const turn of told) expect(findKey(textOf(turn), secret), question.stem).toBeUndefined();
    expect(told.every(({ state, voice }) => state === 'done' && voice === 'written')).toBe(true);
    const sent = model.asked().slice(asked);
    requests += sent.length;
    for (const request of sent) {
      const ours = request.replace(/<<<(ESTUDIANTE|CONVERSACIÓN)[\s\S]*?\1>>>/g, '');
      for (const option of secret.options) {
        if (option.length > 3 && !secret.known.includes(option)) expect(ours).not.toContain(option);
      }
      expect(ours).not.toMatch(/estudiante@|Antonia|0199c0de/);
    }
  }
  expect(requests).toBeGreaterThan(2 * QUESTIONS);
});
