import type { StateStream } from '@travesia/contracts/page';
import { type BackoffBounds, type BrowserPorts, backoffMs } from '@travesia/kit-offline';
import { createState } from '@travesia/kit-remote/state';
import type { Conversation, ConversationState, Turn, TurnReportBody, TutorSay } from '../../../api/tutor.ts';
import { conversationEvent } from '../../../api/tutor-answers.ts';
import { createEventReader } from './read-events.ts';
import {
  type ConversationChange,
  type KnownConversation,
  NOTHING_KNOWN,
  reduceConversation,
  turnsOf,
} from './reduce-conversation.ts';
import { type Refusal, refusalOf, refusalOfError, type TutorRequests } from './tutor-requests.ts';

/** Somebody waits for what the tutor says: it is tried again sooner than what goes on behind a page. */
const BACKOFF: BackoffBounds = { minMs: 500, maxMs: 15_000 };

/** A stream on which nothing came for as long as this, not even a sign of life, is taken for lost. */
const QUIET_MS = 60_000;

/** How often it is asked whether the tutor speaks again. */
const CLOSED_MS = 20_000;

/**
 * - `opening`: it is read. - `live`: what is said comes as it is said. - `waiting`: the connection is lost and tried again.
 * - `closed`: a simulacro runs. - `gone`: it was deleted, or is nobody's. - `signed-out`: the session is another one's.
 */
export type Link = 'opening' | 'live' | 'waiting' | 'closed' | 'gone' | 'signed-out';

export interface ConversationStanding {
  readonly link: Link;
  /** Empty until it was read. */
  readonly title: string;
  readonly turns: readonly Turn[];
  readonly state: ConversationState | null;
  /** Moment of the monotonic clock from which on time alone allows the next rung; `null` where there is none. */
  readonly hintAt: number | null;
}

/** A conversation as a page follows it. */
export interface ConversationSession {
  readonly standing$: StateStream<ConversationStanding>;
  /** Shows it at once and sends it. `id`: a UUIDv7; the same for the same turn. Resolves with why it was not taken. */
  say(id: string, say: TutorSay): Promise<Refusal | null>;
  stop(): Promise<Refusal | null>;
  report(report: TurnReportBody): Promise<Refusal | null>;
  close(): void;
}

export interface ConversationOptions {
  readonly id: string;
  readonly requests: Pick<TutorRequests, 'read' | 'say' | 'stop' | 'report' | 'follow'>;
  readonly ports: Pick<BrowserPorts, 'clock' | 'schedule' | 'random' | 'onWake'>;
  /** It was read just now. */
  readonly begun?: Conversation | undefined;
}

/** The stream ended with a status that says why. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The stream is refused: ${refusal}.`);
    this.refusal = refusal;
  }
}

export function createConversationSession({ id, requests, ports, begun }: ConversationOptions): ConversationSession {
  const ended = new AbortController();
  let known: KnownConversation = NOTHING_KNOWN;
  let link: Link = 'opening';
  let title = '';
  let isRead = false;
  let hint: { readonly at: number | null; readonly of: number } = { at: null, of: -1 };
  let failures = 0;
  /** Ends the pause between two tries. */
  let goOn = () => {};

  const standing = createState<ConversationStanding>(standingNow());

  function standingNow(): ConversationStanding {
    const { state, closed } = known;
    if (state && state.id !== hint.of) {
      const { nextHintMs } = state.value;
      hint = { of: state.id, at: nextHintMs === null ? null : ports.clock.monotonic() + nextHintMs };
    }
    const isClosed = link === 'live' && closed?.value === 'simulacro';
    return {
      link: isClosed ? 'closed' : link,
      title,
      turns: turnsOf(known),
      state: state?.value ?? null,
      hintAt: hint.at,
    };
  }

  function change(made: ConversationChange): void {
    known = reduceConversation(known, made);
    standing.set(standingNow());
  }

  function show(next: Link): void {
    link = next;
    standing.set(standingNow());
  }

  function take(conversation: Conversation): void {
    title = conversation.title;
    isRead = true;
    change({ kind: 'read', conversation });
  }

  async function hearAll(response: Response, quiet: AbortController): Promise<void> {
    const { body, ok, status } = response;
    if (!ok || !body) throw new Refused(refusalOf(status, Object(parsed(await response.text()))['reason']));
    show('live');
    const read = createEventReader();
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const cancel = ports.schedule(() => quiet.abort(), QUIET_MS);
      const { value, done } = await reader.read().finally(cancel);
      if (done) return;
      failures = 0;
      for (const { id: event, data } of read(value)) {
        const told = conversationEvent.safeParse(parsed(data));
        if (told.success && /^\d+$/.test(event)) change({ kind: 'heard', id: Number(event), event: told.data });
      }
    }
  }

  async function followOnce(): Promise<void> {
    if (!isRead) take(await requests.read(id));
    const quiet = new AbortController();
    const response = await requests.follow(id, known.heard, AbortSignal.any([ended.signal, quiet.signal]));
    await hearAll(response, quiet);
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const cancel = ports.schedule(resolve, ms);
      goOn = () => {
        cancel();
        resolve();
      };
    });

  /** How long until it is tried again; `null`: never. */
  function pauseAfter(refusal: Refusal): number | null {
    if (refusal === 'gone') {
      show('gone');
      return null;
    }
    if (refusal === 'closed') {
      show('closed');
      return CLOSED_MS;
    }
    failures += 1;
    show(refusal === 'signed-out' ? 'signed-out' : 'waiting');
    return backoffMs(failures, BACKOFF, ports.random());
  }

  async function follow(): Promise<void> {
    while (!ended.signal.aborted) {
      const refusal = await followOnce().then(
        (): Refusal => 'offline',
        (error: unknown) => (error instanceof Refused ? error.refusal : refusalOfError(error)),
      );
      if (ended.signal.aborted) return;
      const ms = pauseAfter(refusal);
      if (ms === null) return;
      await pause(ms);
    }
  }

  const stopWaking = ports.onWake(() => {
    failures = 0;
    goOn();
  });
  if (begun) take(begun);
  void follow();

  const attempt = (sent: Promise<void>): Promise<Refusal | null> => sent.then(() => null, refusalOfError);

  return {
    standing$: standing.stream,
    async say(turn, say) {
      change({ kind: 'said', turn: { id: turn, say, at: new Date(ports.clock.wall()).toISOString() } });
      const refusal = await attempt(requests.say(id, { id: turn, say }));
      if (ended.signal.aborted) return refusal;
      if (refusal === null) goOn();
      else change({ kind: 'refused', id: turn });
      if (refusal === 'closed' || refusal === 'gone') show(refusal);
      return refusal;
    },
    stop: () => attempt(requests.stop(id)),
    report: (report) => attempt(requests.report(id, report)),
    close() {
      ended.abort();
      goOn();
      stopWaking();
    },
  };
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
