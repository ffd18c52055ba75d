import type { HttpClient, StateStream } from '@travesia/contracts/page';
import { EXPECTED_USER_HEADER } from '@travesia/contracts/slices';
import { type BrowserPorts, isInvalidRequest, type SyncState } from '@travesia/kit-offline';
import { readAnswer, readRows } from '@travesia/kit-remote/read-answer';
import { createState } from '@travesia/kit-remote/state';
import { operationOutcome, operationsAnswer, preferencesAnswer } from '../../../api/answers.ts';
import { PREFERENCE_OPERATIONS_PATH, PREFERENCES_PATH } from '../../../api/paths.ts';
import { applyOperation, applyOperations, placeAt } from '../../../preferences/apply-operation.ts';
import {
  OPERATIONS_A_REQUEST_MAX,
  type OperationOutcome,
  type PreferenceList,
  type PreferenceOperation,
} from '../../../preferences/operation.ts';
import { createAccountSynchroniser } from './account-synchroniser.ts';
import { createOutbox, type NewOperation } from './outbox.ts';

/** What could not be done, for the student to know. `invalid`: the service does not understand it. */
export interface RefusedOperation {
  readonly operation: PreferenceOperation;
  readonly outcome: Exclude<OperationOutcome, 'applied'> | 'invalid';
}

export interface PreferencesState {
  /** With what is pending; `null` while nothing is known, neither from before nor from the service. */
  readonly programs: PreferenceList | null;
  /** How many operations the service has not answered. */
  readonly pending: number;
  readonly sync: SyncState;
  /** The newest last, until they are dismissed. */
  readonly refused: readonly RefusedOperation[];
  /** False where the browser does not let us keep what is pending: it ends with the page. */
  readonly isStored: boolean;
}

/** `unchanged`: it was so already. */
export type EditResult = 'done' | 'unchanged' | 'full';

export interface PreferencesClient {
  readonly state$: StateStream<PreferencesState>;
  /** At `index` of the list, or at its end. */
  add(program: string, index?: number): EditResult;
  remove(program: string): EditResult;
  move(program: string, index: number): EditResult;
  dismissRefused(): void;
  /** Nothing more is sent; what is pending stays for the next client of this student. */
  close(): void;
  /** {@link close} as the student signs out: what the service has goes from the device, what is pending waits for them. */
  leave(): void;
}

export interface PreferencesClientOptions {
  /** Of the student who is signed in; a client lives as long as their session. */
  readonly uid: string;
  readonly http: HttpClient;
  readonly ports: BrowserPorts;
}

/**
 * The student's ordered list, edited at once and sent when it can be: what was done offline is kept and sent in its
 * order, and whatever other devices did in between is merged by the service.
 */
export function createPreferencesClient({ uid, http, ports }: PreferencesClientOptions): PreferencesClient {
  const outbox = createOutbox(ports.storage, uid);
  const { sync, signal, synchronise, close } = createAccountSynchroniser({
    lock: `travesia.carreras.outbox.${uid}`,
    ports,
    exchange,
    show,
  });
  let refused: readonly RefusedOperation[] = [];
  /** How many operations go into one request: one, after a request was refused as a whole. */
  let batch = OPERATIONS_A_REQUEST_MAX;

  function present(): PreferencesState {
    const pending = outbox.pending();
    const known = outbox.known();
    const programs = known || pending.length > 0 ? applyOperations(known?.programs ?? [], pending) : null;
    return { programs, pending: pending.length, sync: sync(), refused, isStored: outbox.isStored() };
  }

  const state = createState(present());
  function show(): void {
    state.set(present());
  }

  const request = (path: string, body?: object) =>
    http(path, {
      ...(body && { method: 'POST', body }),
      headers: { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) },
      signal: signal(),
    });

  async function send(operations: readonly PreferenceOperation[]): Promise<void> {
    const answer = readAnswer(operationsAnswer, await request(PREFERENCE_OPERATIONS_PATH, { operations }));
    const outcomes = new Map(readRows(operationOutcome, answer.outcomes).map(({ id, outcome }) => [id, outcome]));
    const answered = operations.filter(({ id }) => outcomes.has(id));
    // Nothing may be forgotten, and the same is not asked at once without end.
    if (answered.length === 0) throw new Error('nothing that was sent is answered');
    outbox.remember(answer);
    outbox.remove(answered.map(({ id }) => id));
    refused = [
      ...refused,
      ...answered.flatMap((operation) => {
        const outcome = outcomes.get(operation.id);
        return outcome && outcome !== 'applied' ? [{ operation, outcome }] : [];
      }),
    ];
  }

  /** The first of `operations` is what the service refuses to read: without it the others can go on. */
  function dropInvalid(operations: readonly PreferenceOperation[]): void {
    const [operation] = operations;
    if (!operation) return;
    if (operations.length > 1) {
      batch = 1;
      return;
    }
    outbox.remove([operation.id]);
    refused = [...refused, { operation, outcome: 'invalid' }];
  }

  async function exchange(): Promise<void> {
    do {
      const operations = outbox.pending().slice(0, batch);
      try {
        if (operations.length > 0) await send(operations);
        else outbox.remember(readAnswer(preferencesAnswer, await request(PREFERENCES_PATH)));
      } catch (error) {
        if (operations.length === 0 || !isInvalidRequest(error)) throw error;
        dropInvalid(operations);
      }
      show();
    } while (outbox.pending().length > 0);
    batch = OPERATIONS_A_REQUEST_MAX;
  }

  function edit(operation: NewOperation): EditResult {
    const { programs } = present();
    const before = programs ?? [];
    const applied = applyOperation(before, { id: '', ...operation });
    if (applied.outcome === 'full') return 'full';
    // What is not known yet may still be in the list: the service decides.
    const isKnownUnchanged = programs !== null && applied.list.join() === before.join();
    if (isKnownUnchanged || applied.outcome === 'absent') return 'unchanged';
    outbox.append(operation);
    show();
    synchronise();
    return 'done';
  }

  synchronise();

  return {
    state$: state.stream,
    add(program, index) {
      const { programs } = present();
      const isAtEnd = index === undefined || index >= (programs?.length ?? 0);
      return edit({ kind: 'add', program, ...(!isAtEnd && { after: placeAt(programs ?? [], program, index) }) });
    },
    remove: (program) => edit({ kind: 'remove', program }),
    move: (program, index) => edit({ kind: 'move', program, after: placeAt(present().programs ?? [], program, index) }),
    dismissRefused() {
      refused = [];
      show();
    },
    close,
    leave() {
      close();
      outbox.forgetKnown();
    },
  };
}
