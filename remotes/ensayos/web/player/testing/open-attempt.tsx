import type { PublicItem, RunningAttempt } from '../../../api/attempts.ts';
import { leasePath, startPath } from '../../../api/paths.ts';
import { Attempt } from '../Attempt.tsx';
import { openPage, type Service, settle } from './open-page.tsx';

export const ID = '01997b7a-0000-7000-8000-000000000000';

/** A question, and how often it was rendered. */
function watchedItem(n: number, rendered: number[]): PublicItem {
  return {
    get stem() {
      rendered[n] = (rendered[n] ?? 0) + 1;
      return `<p>Pregunta número ${n + 1}</p>`;
    },
    options: ['a', 'b', 'c', 'd'].map((id) => ({ id: `${n}${id}`, text: id })),
  };
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
  const running = (device: string): RunningAttempt => ({
    attempt: {
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
    },
    form: {
      items: Array.from({ length: items }, (_, n) => watchedItem(n, rendered)),
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
