import type { StateStream } from '@travesia/contracts/page';
import type { BrowserPorts } from '@travesia/kit-offline';
import { createStoredValues } from '@travesia/kit-offline';
import type { Factor } from '@travesia/kit-paes';
import { createState } from '@travesia/kit-remote/state';
import * as z from 'zod/mini';
import type { ScoreKind, ScoreProcess } from '../../../api/scores.ts';
import { readStored } from './read-stored.ts';
import { readScoreText } from './scores-in-use.ts';
import { TYPING_PAUSE_MS } from './typing-pause.ts';

/** Scores that are written in one form: of one kind, and of one process where the kind has them. */
export interface ScoreSet {
  readonly kind: ScoreKind;
  readonly process?: ScoreProcess;
}

/** What stands in the fields of a form where it is not what is kept as a score, as typed. */
export type FieldTexts = Readonly<Partial<Record<Factor, string>>>;

export interface DraftsState {
  readonly textsOf: (set: ScoreSet) => FieldTexts;
  /** Fields whose text is no score. */
  readonly wrong: number;
  /** Somebody is at it: what is wrong may be the half of what is meant. */
  readonly isTyping: boolean;
  readonly isStored: boolean;
}

/**
 * Texts of score fields as they are typed, kept on the device: what is no score is sent nowhere, and is there again after
 * a change of view or page, a reload, and in the other tabs of the same student.
 */
export interface ScoreDrafts {
  readonly state$: StateStream<DraftsState>;
  type(set: ScoreSet, factor: Factor, text: string): void;
  /** The field was left: a text that is a score gives way to the score. */
  settle(set: ScoreSet, factor: Factor): void;
  close(): void;
}

type Texts = Readonly<Record<string, FieldTexts>>;

const nameOf = ({ kind, process }: ScoreSet) => (process ? `${kind}-${process.year}-${process.round}` : kind);

const isWrong = (text: string) => readScoreText(text).kind === 'wrong';

const text = z.exactOptional(z.string());

const storedTexts = z.record(
  z.string(),
  z.object({ nem: text, ranking: text, cl: text, m1: text, m2: text, hcs: text, cien: text }),
);

export function createScoreDrafts(
  uid: string,
  { storage, onStorageChange }: Pick<BrowserPorts, 'storage' | 'onStorageChange'>,
): ScoreDrafts {
  const key = `travesia.carreras.score-drafts.${encodeURIComponent(uid)}`;
  const values = createStoredValues(storage);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = (): Texts => readStored(storedTexts, values.read(key)) ?? {};

  function present(): DraftsState {
    const texts = read();
    const all = Object.values(texts).flatMap((fields) => Object.values(fields));
    return {
      textsOf: (set) => texts[nameOf(set)] ?? {},
      wrong: all.filter(isWrong).length,
      isTyping: timer !== undefined,
      isStored: values.isStored(),
    };
  }

  const state = createState(present());
  function show(): void {
    state.set(present());
  }
  function rest(): void {
    clearTimeout(timer);
    timer = undefined;
    show();
  }
  function write(texts: Texts): void {
    const left = Object.entries(texts).filter(([, fields]) => Object.keys(fields).length > 0);
    if (left.length > 0) values.write(key, Object.fromEntries(left));
    else values.remove(key);
  }
  const stop = onStorageChange(show);

  return {
    state$: state.stream,
    type(set, factor, text) {
      const texts = read();
      write({ ...texts, [nameOf(set)]: { ...texts[nameOf(set)], [factor]: text } });
      clearTimeout(timer);
      timer = setTimeout(rest, TYPING_PAUSE_MS);
      show();
    },
    settle(set, factor) {
      const texts = read();
      const { [factor]: text, ...others } = texts[nameOf(set)] ?? {};
      if (text !== undefined && !isWrong(text)) write({ ...texts, [nameOf(set)]: others });
      rest();
    },
    close() {
      clearTimeout(timer);
      stop();
    },
  };
}
