import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import type { AttemptRequest, AttemptSummary, RunningAttempt, SentEvent } from '../../api/attempts.ts';
import { ATTEMPTS_PATH, eventsPath, startPath, submitPath } from '../../api/paths.ts';
import type { createTestApp } from './ensayos-app.ts';

export type Ask = ReturnType<typeof createTestApp>['ask'];

type SentBody = SentEvent extends infer Event ? (Event extends SentEvent ? Omit<Event, 'seq'> : never) : never;

export const PRACTICE = {
  mode: 'practica',
  test: 'm1',
  contents: ['m1.numeros', 'm1.geometria'],
  items: 8,
  feedback: 'at-end',
} as const satisfies AttemptRequest;
export const PRACTICE_AT_ONCE = { ...PRACTICE, feedback: 'at-once' } as const satisfies AttemptRequest;
export const SIMULACRO = { mode: 'simulacro', test: 'm2' } as const satisfies AttemptRequest;

/** A student's browser: makes, begins and answers attempts as the pages do. */
export function createStudent(ask: Ask, uid: string) {
  const device = crypto.randomUUID();

  async function create(request: AttemptRequest, id = uuidV7()): Promise<AttemptSummary> {
    const answer = await ask(uid, 'POST', ATTEMPTS_PATH, { id, request });
    if (answer.statusCode !== 200) throw new Error(`not made: ${answer.body}`);
    return answer.json();
  }

  async function start(id: string): Promise<RunningAttempt> {
    const answer = await ask(uid, 'POST', startPath(id), { device });
    if (answer.statusCode !== 200) throw new Error(`not begun: ${answer.body}`);
    return answer.json();
  }

  return {
    uid,
    device,
    create,
    start,
    begin: async (request: AttemptRequest) => start((await create(request)).id),
    send: (id: string, events: readonly unknown[], epoch = 1) => ask(uid, 'POST', eventsPath(id), { epoch, events }),
    submit: (id: string, events: readonly unknown[] = [], epoch = 1) =>
      ask(uid, 'POST', submitPath(id), { epoch, events }),
    get: async (path: string) => (await ask(uid, 'GET', path)).json(),
  };
}

export type Student = ReturnType<typeof createStudent>;

/** Numbers events in the order in which they were done. */
export function numbered(events: readonly SentBody[], from = 1): readonly SentEvent[] {
  return events.map((event, index) => ({ ...event, seq: from + index }) as SentEvent);
}

/** Chooses in every question the option that stands in `place`. */
export function answersAt({ form }: RunningAttempt, place: (slot: number) => number): readonly SentEvent[] {
  return numbered(
    form.items.map((item, slot) => ({ kind: 'answer', slot, option: item.options[place(slot)]?.id ?? '' }) as const),
  );
}

let students = 0;

/** One whom nobody in this file knows: limits and lists are by student. */
export function newStudent(ask: Ask): Student {
  students += 1;
  return createStudent(ask, `alumna-${students}`);
}
