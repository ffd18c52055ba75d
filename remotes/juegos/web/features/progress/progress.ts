import type { HttpClient, StateStream } from '@travesia/contracts/page';
import {
  type BrowserPorts,
  createSynchroniser,
  isInvalidRequest,
  type Synchroniser,
  type SyncState,
} from '@travesia/kit-offline';
import { createState } from '@travesia/kit-remote/state';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import type { RunBody } from '../../../api/challenges.ts';
import type { GameId } from '../../../models/simulation.ts';
import { createKeptRuns, isChallengeName } from './kept-runs.ts';

/** Challenges that come one after another are kept one after another. */
const SEND_PAUSE_MS = 1_000;

export interface ProgressState {
  /** Ids of challenges of this game. */
  readonly done: ReadonlySet<string>;
  /** Runs that the service has not heard of; of visitors none, for nobody is to hear of them. */
  readonly waiting: number;
  readonly sync: SyncState;
  /** Runs that somebody without an account did on this device, and that may be the student's. */
  readonly offered: number;
}

/** Which challenges of one game somebody did. */
export interface Progress {
  readonly state$: StateStream<ProgressState>;
  add(run: Omit<RunBody, 'id' | 'at' | 'game'>): void;
  /** What was done without an account is the student's. */
  claim(): void;
  /** It is somebody else's, who will not come back for it. */
  discard(): void;
  /** Sends what waits, until what it returns is called. */
  follow(): () => void;
}

export interface ProgressOptions {
  readonly game: GameId;
  /** `null`: nobody is signed in; all stays on the device. */
  readonly uid: string | null;
  readonly http: HttpClient;
  readonly ports: BrowserPorts;
  /** Comes with schemas, for which no game waits. */
  loadCode(): Promise<typeof import('./progress-code.ts')>;
}

export function createProgress({ game, uid, http, ports, loadCode }: ProgressOptions): Progress {
  const visitors = createKeptRuns(ports.storage, null);
  const kept = uid === null ? visitors : createKeptRuns(ports.storage, uid);
  let isAsked = false;
  let synchroniser: Synchroniser | null = null;

  function stateNow(): ProgressState {
    const waiting = kept.waiting();
    const runs = [...kept.known(), ...waiting.map((id) => kept.read(id)).filter(isChallengeName)];
    return {
      done: new Set(runs.filter((run) => run.game === game).map(({ challenge }) => challenge)),
      waiting: uid === null ? 0 : waiting.length,
      sync: synchroniser?.sync() ?? 'synced',
      offered: uid === null ? 0 : visitors.waiting().length,
    };
  }
  const state = createState<ProgressState>(stateNow());

  function show(): void {
    state.set(stateNow());
  }

  async function exchange(user: string, ended: AbortSignal): Promise<void> {
    const { createProgressRequests, readKeptRun } = await loadCode();
    const requests = createProgressRequests(user, http, ended);
    for (const id of kept.waiting()) {
      const run = readKeptRun(kept.read(id));
      try {
        if (run) await requests.send(run);
      } catch (error) {
        // It will never be taken: of another release, or of a model that was corrected.
        if (!isInvalidRequest(error)) throw error;
        kept.remove(id);
        show();
        continue;
      }
      if (run) kept.keepKnown([...kept.known(), { game: run.game, challenge: run.challenge }]);
      kept.remove(id);
      show();
    }
    if (isAsked) return;
    kept.keepKnown(await requests.done());
    isAsked = true;
  }

  return {
    state$: state.stream,
    add(run) {
      const at = ports.clock.wall();
      kept.add({ ...run, id: uuidV7(at), game, at });
      synchroniser?.synchroniseAfter(SEND_PAUSE_MS);
      show();
    },
    claim() {
      for (const id of visitors.waiting()) {
        const run = visitors.read(id);
        // What cannot be read is found out when it is sent.
        kept.add({ ...(run as RunBody), id });
        visitors.remove(id);
      }
      synchroniser?.synchronise();
      show();
    },
    discard() {
      for (const id of visitors.waiting()) visitors.remove(id);
      show();
    },
    follow() {
      const stopListening = ports.onStorageChange(show);
      const own =
        uid === null
          ? null
          : createSynchroniser({
              ports,
              exchange: (ended) =>
                ports.locks.exclusively(`travesia.juegos.challenges.${uid}`, ended, () => exchange(uid, ended)),
              show,
            });
      synchroniser = own;
      own?.synchronise();
      return () => {
        stopListening();
        own?.close();
        synchroniser = null;
      };
    },
  };
}
