import type { HttpClient, StateStream } from '@travesia/contracts/page';
import type { ContentGainsAnswer } from '@travesia/contracts/slices';
import { type BrowserPorts, createSynchroniser, type SyncState } from '@travesia/kit-offline';
import { createState } from '@travesia/kit-remote/state';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import {
  DRILL_QUESTIONS,
  EMPTY_MEMORY,
  onDay,
  type WheelMemory,
  withAnswered,
  withAsked,
  withChoice,
  withDrill,
  withNext,
  withoutDrill,
} from '../../../models/wheel/drill.ts';
import { createKeptWheel } from './kept-wheel.ts';
import type { WheelRequests } from './wheel-code.ts';

/**
 * Why the service does not take a request now: a guardian has to agree first, or much was asked in a short time from here.
 */
export type Refusal = 'guardian' | 'limit';

export interface WheelState {
  /** `null` until what the device kept was read. */
  readonly memory: WheelMemory | null;
  /** What contents would bring the student; `null` for who has no account, and while nobody answers. */
  readonly gains: ContentGainsAnswer | null;
  /** Choices that the service has not heard. */
  readonly waiting: number;
  readonly sync: SyncState;
  readonly refusal: Refusal | null;
}

/** The drills of one student, or of whoever has no account, and what the wheel is weighed by. */
export interface WheelAccount {
  readonly state$: StateStream<WheelState>;
  /** Three questions of what came up. */
  begin(seed: number, content: string): void;
  /** Of a question of the drill; `null`: “no lo sé”. */
  choose(question: string, option: string | null): void;
  next(): void;
  /** Back to the wheel, with what contents would bring by now. */
  leave(): void;
  /** Everything of this device is gone: what the service kept of a visitor is. */
  forget(): void;
  retry(): void;
  close(): void;
}

export interface WheelAccountOptions {
  /** `null`: no account. */
  readonly uid: string | null;
  readonly http: HttpClient;
  readonly ports: BrowserPorts;
  /** Comes with schemas, for which the first screen does not wait. */
  loadCode(): Promise<typeof import('./wheel-code.ts')>;
}

const santiago = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' });

const statusOf = (error: unknown) => (error instanceof Error && 'status' in error ? error.status : undefined);

/** The service will never take the request: there is no such question, or none any more. */
const LOST_STATUSES: readonly unknown[] = [400, 404, 410, 413, 422];

const REFUSALS = new Map<unknown, Refusal>([
  [403, 'guardian'],
  [429, 'limit'],
]);

export function createWheelAccount({ uid, http, ports, loadCode }: WheelAccountOptions): WheelAccount {
  const kept = createKeptWheel(ports.storage, uid);
  let code: typeof import('./wheel-code.ts') | null = null;
  let memory: WheelMemory | null = null;
  let gains: ContentGainsAnswer | null = null;
  let refusal: Refusal | null = null;
  let areGainsAsked = uid !== null;

  const { sync, ended, synchronise, close } = createSynchroniser({
    ports,
    exchange: (signal) => ports.locks.exclusively(`travesia.juegos.wheel.${uid ?? ''}`, signal, exchange),
    show,
  });
  const stateNow = (): WheelState => ({ memory, gains, waiting: kept.waiting().length, sync: sync(), refusal });
  const state = createState<WheelState>(stateNow());

  function show(): void {
    state.set(stateNow());
  }

  const today = () => santiago.format(ports.clock.wall());

  /** The device's, for another page of the browser may have gone on with it; ours where nothing is kept. */
  function remember(from: typeof import('./wheel-code.ts')): void {
    code = from;
    memory = onDay(code.readKeptMemory(kept.memory()) ?? memory ?? EMPTY_MEMORY, today());
  }

  function change(how: (memory: WheelMemory) => WheelMemory): void {
    if (code) remember(code);
    if (!memory) return;
    memory = how(memory);
    kept.keepMemory(memory);
    show();
  }

  async function sendChoices(
    { readKeptChoice }: typeof import('./wheel-code.ts'),
    requests: WheelRequests,
  ): Promise<void> {
    for (const id of kept.waiting()) {
      const choice = readKeptChoice(kept.choice(id));
      const answered = choice && (await orLost(requests.answer(id, choice.option)));
      change((before) => withAnswered(before, id, answered ?? 'lost'));
      kept.remove(id);
      show();
    }
  }

  async function askQuestions(requests: WheelRequests): Promise<void> {
    for (;;) {
      const drill = memory?.drill;
      const open = drill?.questions.find(({ asked }) => asked === null);
      if (!drill || !open) return;
      // One after the other: what was asked before is not asked again.
      const asked = await orLost(requests.ask(open.id, drill.content));
      change((before) => withAsked(before, open.id, asked ?? 'none'));
    }
  }

  async function exchange(): Promise<void> {
    const loaded = await loadCode();
    remember(loaded);
    show();
    const requests = loaded.createWheelRequests(uid, http, ended);
    try {
      await sendChoices(loaded, requests);
      await askQuestions(requests);
      if (areGainsAsked) {
        gains = await requests.gains();
        areGainsAsked = false;
      }
      refusal = null;
    } catch (error) {
      refusal = REFUSALS.get(statusOf(error)) ?? null;
      throw error;
    }
  }

  synchronise();

  return {
    state$: state.stream,
    begin(seed, content) {
      const ids = Array.from({ length: DRILL_QUESTIONS }, () => uuidV7(ports.clock.wall()));
      change((before) => withDrill(before, seed, content, ids));
      synchronise();
    },
    choose(question, option) {
      const open = memory?.drill?.questions.find(({ id }) => id === question);
      if (open?.choice !== undefined) return;
      kept.add({ question, option });
      change((before) => withChoice(before, question, option));
      synchronise();
    },
    next: () => change(withNext),
    leave() {
      change(withoutDrill);
      areGainsAsked = uid !== null;
      synchronise();
    },
    forget() {
      for (const id of kept.waiting()) kept.remove(id);
      change(() => onDay(EMPTY_MEMORY, today()));
    },
    retry: synchronise,
    close,
  };
}

/** `null` where the service will never take it. */
async function orLost<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (LOST_STATUSES.includes(statusOf(error))) return null;
    throw error;
  }
}
