import { safeParse } from 'zod/mini';
import { runningAttempt } from '../../../../api/answers.ts';
import type { AttemptSummary, PublicItem, RunningAttempt } from '../../../../api/attempts.ts';
import { leasePath, startPath } from '../../../../api/paths.ts';
import { Attempt } from '../Attempt.tsx';
import { openPage, type Service, settle } from './open-page.tsx';

export const ID = '01997b7a-0000-7000-8000-000000000000';

const itemOf = (n: number): PublicItem => ({
  stem: `<p>Pregunta número ${n + 1}</p>`,
  options: ['a', 'b', 'c', 'd'].map((id) => ({ id: `${n}${id}`, text: id })),
});

/** Counts how often each question is rendered, once its page has read it. */
function watchItems(rendered: number[]): void {
  const value = (answer: unknown) => {
    const read = safeParse(runningAttempt, answer);
    for (const [n, item] of (read.data?.form.items ?? []).entries()) {
      const { stem } = item;
      Object.defineProperty(item, 'stem', {
        get() {
          rendered[n] = (rendered[n] ?? 0) + 1;
          return stem;
        },
      });
    }
    return read;
  };
  Object.defineProperty(runningAttempt, 'safeParse', { configurable: true, value });
}

/** As it stands while it runs. */
export function summaryOf({
  mode,
  items,
  remainingMs,
}: Required<Pick<OpenedAttempt, 'mode' | 'items' | 'remainingMs'>>) {
  return {
    id: ID,
    request:
      mode === 'simulacro'
        ? { mode, test: 'm1' }
        : { mode, test: 'm1', contents: ['m1.numeros'], items, feedback: 'at-once' },
    state: 'in_progress',
    items,
    createdAt: '2026-11-22T12:00:00.000Z',
    startedAt: '2026-11-22T12:00:00.000Z',
    gradedAt: null,
    remainingMs: mode === 'simulacro' ? remainingMs : null,
    answered: 0,
    result: null,
  } satisfies AttemptSummary;
}

export interface OpenedAttempt {
  readonly mode?: 'simulacro' | 'practica';
  /** Of a simulacro. */
  readonly remainingMs?: number;
  readonly items?: number;
  /** Another device holds it until this one takes it over. */
  readonly isElsewhere?: boolean;
  /** What the service answers to anything but `start` and `lease`. */
  readonly service?: Service;
}

/** An attempt that goes on in the test's document: everything is ours but the network. */
export async function openAttempt({
  mode = 'practica',
  remainingMs = 3_600_000,
  items = 3,
  isElsewhere = false,
  service = async () => ({ acknowledged: 0, remainingMs: mode === 'simulacro' ? remainingMs : null }),
}: OpenedAttempt = {}) {
  // The test's browser names locks and has none; ours are there or are not.
  Reflect.deleteProperty(Navigator.prototype, 'locks');
  const rendered: number[] = [];
  watchItems(rendered);
  const running = (device: string): RunningAttempt => ({
    attempt: summaryOf({ mode, items, remainingMs }),
    form: {
      items: Array.from({ length: items }, (_, n) => itemOf(n)),
      texts: [],
      sections: [{ name: 'Números', from: 0, items }],
    },
    responses: Array.from({ length: items }, () => ({ option: null, flagged: false, eliminated: [] })),
    checks: {},
    lease: { epoch: 1, device },
    seq: 0,
    elapsedMs: 0,
    changes: [],
  });
  const page = await openPage(
    () => <Attempt id={ID} owner="u1" backTo="/ensayos" />,
    async (path, request) => {
      const own = (request.body as { readonly device?: string } | undefined)?.device ?? '';
      if (path === startPath(ID)) return running(isElsewhere ? crypto.randomUUID() : own);
      if (path === leasePath(ID)) return running(own);
      return service(path, request);
    },
  );
  await settle();
  return { ...page, rendered };
}
