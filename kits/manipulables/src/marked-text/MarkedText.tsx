import { useId } from 'react';
import { Frame } from '../shared/Frame.tsx';
import type { Told } from '../shared/told.ts';
import { useMoved } from '../shared/use-moved.ts';
import css from './marked-text.module.css';
import { describeSeen, type Mark, splitByMarks } from './marked-text.ts';

export interface MarkedTextProps {
  readonly manipulable: Told & { readonly text: string; readonly marks: readonly Mark[] };
}

/** Which notes were opened, and the last of them. */
interface Reading {
  readonly seen: readonly number[];
  readonly open: number | null;
}

/** A text with words that can be touched: what each does is said below. */
export default function MarkedText({ manipulable }: MarkedTextProps) {
  const { text, marks } = manipulable;
  const noteId = useId();
  const [{ seen, open }, setReading, reset] = useMoved<Reading>(() => ({ seen: [], open: null }));
  const show = (mark: number) =>
    setReading((now) => ({ open: mark, seen: now.seen.includes(mark) ? now.seen : [...now.seen, mark] }));
  const shown = open === null ? undefined : marks[open];
  return (
    <Frame
      told={manipulable}
      sentence={describeSeen(seen.length, marks.length)}
      onReset={reset}
      figure={
        <p className={css.text}>
          {splitByMarks(text, marks).map(({ text: words, mark }, index) =>
            mark === null ? (
              words
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: a button does not break over lines as words of a text do
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
                key={index}
                role="button"
                tabIndex={0}
                className={css.mark}
                aria-pressed={mark === open}
                aria-controls={noteId}
                data-seen={seen.includes(mark)}
                onClick={() => show(mark)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  show(mark);
                }}
              >
                {words}
              </span>
            ),
          )}
        </p>
      }
    >
      <div id={noteId} className={css.note} role="status">
        {shown ? (
          <>
            <p className={css.words}>«{shown.words}»</p>
            <p>{shown.note}</p>
          </>
        ) : null}
      </div>
    </Frame>
  );
}
