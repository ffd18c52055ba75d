import type { HttpFailure, StateStream } from '@travesia/contracts/page';
import type { TestId } from '@travesia/contracts/temario';
import { type BrowserPorts, backoffMs } from '@travesia/kit-offline';
import { createState } from '@travesia/kit-remote/state';
import type { DiagnosticStepAnswer } from '../../../api/diagnostics.ts';
import type { Draft, WaitingAnswer } from '../../../start/draft.ts';
import type { DiagnosticRequests } from './diagnostic-requests.ts';

/**
 * What a student sees of a diagnostic: nothing yet; what the service said last, and whether an answer is on its way or waits
 * for a connection; or that it cannot be gone on with.
 */
export type RunState =
  | { readonly kind: 'opening'; readonly isWaiting: boolean }
  | {
      readonly kind: 'shown';
      readonly step: DiagnosticStepAnswer;
      readonly sending: 'nothing' | 'under-way' | 'waits';
      /** That is on its way. */
      readonly chosen: WaitingAnswer | null;
    }
  | { readonly kind: 'lost' };

export interface DiagnosticRunOptions {
  readonly test: TestId;
  readonly requests: DiagnosticRequests;
  readonly ports: Pick<BrowserPorts, 'schedule' | 'random' | 'locks' | 'onWake'>;
  readonly drafts: { read(): Draft; change(change: (draft: Draft) => Draft): void };
  /** Makes the id of a diagnostic, UUIDv7. */
  newId(): string;
}

export interface DiagnosticRun {
  readonly state$: StateStream<RunState>;
  /** Kept in the browser before it is sent, and sent until the service has it. */
  answer(answer: WaitingAnswer): void;
  /** The diagnostic is not there any more: another one begins. */
  beginAnew(): void;
  stop(): void;
}

const RETRY = { minMs: 1_000, maxMs: 30_000 };

const statusOf = (error: unknown) => (error instanceof Error ? (error as Partial<HttpFailure>).status : undefined);

/** Nothing that one waits for mends it: the diagnostic, or the question that is answered, is not there. */
const isLost = (error: unknown) => statusOf(error) === 404;

/** The service does not take it as it is: sent again it would not either. */
const isRefused = (error: unknown) => statusOf(error) === 400;

/** Goes through the diagnostic of a test, with whatever connection there is, in one tab or several. */
export function createDiagnosticRun({ test, requests, ports, drafts, newId }: DiagnosticRunOptions): DiagnosticRun {
  const { stream, set } = createState<RunState>({ kind: 'opening', isWaiting: false });
  const ended = new AbortController();
  let isUnderWay = false;
  let failures = 0;
  let cancelRetry = () => {};

  const knownId = () => drafts.read().diagnostics.find((one) => one.test === test)?.id;

  const keepId = (id: string | null) =>
    drafts.change((draft) => ({
      ...draft,
      diagnostics: [...(id === null ? [] : [{ id, test }]), ...draft.diagnostics.filter((one) => one.test !== test)],
    }));

  const forgetWaiting = (id: string) =>
    drafts.change((draft) => {
      const { [id]: _, ...waiting } = draft.waiting;
      return { ...draft, waiting };
    });

  /** Another device may have been quicker to begin: that one goes on. */
  function adopted(step: DiagnosticStepAnswer): DiagnosticStepAnswer {
    if (step.id !== knownId()) keepId(step.id);
    return step;
  }

  /** The one that another device began, or a new one. Two tabs that begin at once begin one. */
  async function open(): Promise<DiagnosticStepAnswer> {
    let step: DiagnosticStepAnswer | undefined;
    await ports.locks.exclusively('travesia.onboarding.begin', ended.signal, async () => {
      const known = knownId();
      if (known !== undefined) {
        step = adopted(await requests.begin(known, test));
        return;
      }
      const begun = (await requests.list()).find((one) => one.test === test && one.ended === null);
      const id = begun?.id ?? newId();
      // Before it is asked for: where the answer is lost, the same one is asked for again.
      keepId(id);
      step = adopted(await (begun ? requests.step(id) : requests.begin(id, test)));
    });
    if (step === undefined) throw new Error('nothing was begun');
    return step;
  }

  async function reach(): Promise<DiagnosticStepAnswer> {
    const id = knownId();
    const waiting = id === undefined ? undefined : drafts.read().waiting[id];
    if (id === undefined || !waiting) return open();
    try {
      const step = await requests.answer(id, waiting);
      forgetWaiting(id);
      return step;
    } catch (error) {
      if (!isRefused(error) && !isLost(error)) throw error;
      forgetWaiting(id);
      return open();
    }
  }

  async function goOn(): Promise<void> {
    if (isUnderWay || ended.signal.aborted) return;
    isUnderWay = true;
    cancelRetry();
    try {
      const step = await reach();
      failures = 0;
      if (!ended.signal.aborted) set({ kind: 'shown', step, sending: 'nothing', chosen: null });
    } catch (error) {
      if (!ended.signal.aborted) failed(error);
    } finally {
      isUnderWay = false;
    }
  }

  function failed(error: unknown): void {
    if (isLost(error)) {
      set({ kind: 'lost' });
      return;
    }
    failures += 1;
    const shown = stream.get();
    if (shown.kind === 'shown') set({ ...shown, sending: 'waits' });
    else set({ kind: 'opening', isWaiting: true });
    cancelRetry = ports.schedule(() => void goOn(), backoffMs(failures, RETRY, ports.random()));
  }

  // Another tab may have gone on meanwhile.
  const stopWaking = ports.onWake(() => void goOn());
  void goOn();

  return {
    state$: stream,
    answer(answer) {
      const shown = stream.get();
      if (shown.kind !== 'shown' || shown.sending !== 'nothing') return;
      const { id } = shown.step;
      // What another tab answered to the same question stands: it was first.
      drafts.change((draft) =>
        draft.waiting[id]?.question === answer.question
          ? draft
          : { ...draft, waiting: { ...draft.waiting, [id]: answer } },
      );
      set({ ...shown, sending: 'under-way', chosen: answer });
      void goOn();
    },
    beginAnew() {
      keepId(null);
      set({ kind: 'opening', isWaiting: false });
      void goOn();
    },
    stop() {
      ended.abort();
      cancelRetry();
      stopWaking();
    },
  };
}
