import type { AnsweredQuestion, AskedQuestion } from '@travesia/contracts/slices';
import { Button, Cluster, RichContent } from '@travesia/kit-ui';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import css from './drill.module.css';

/** Value of the answer that says that one does not know; ids of options are never empty. */
const UNKNOWN = '';

const LETTERS = ['A', 'B', 'C', 'D', 'E'];

type Verdict = 'right' | 'chosen' | undefined;

const VERDICTS: Readonly<Record<Exclude<Verdict, undefined>, string>> = {
  right: 'Es la correcta',
  chosen: 'La que elegiste',
};

export interface QuestionFormProps {
  readonly question: AskedQuestion;
  /** Absent until the student chose; `null`: “no lo sé”. */
  readonly choice: string | null | undefined;
  readonly answered: AnsweredQuestion | null;
  /** Under the options, once something was chosen. */
  readonly after: ReactNode;
  onChoose(option: string | null): void;
}

/** One question with its options; 1 to 5 choose, 0 says “no lo sé”, Enter answers. */
export function QuestionForm({ question, choice, answered, after, onChoose }: QuestionFormProps) {
  const id = useId();
  const isLocked = choice !== undefined;
  const [picked, setPicked] = useState<string | undefined>(choice === null ? UNKNOWN : choice);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (isLocked || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      // A page that is kept alive is still there while another is shown.
      if (!form.current?.checkVisibility() || event.key.length !== 1) return;
      const value = event.key === '0' ? UNKNOWN : question.options['12345'.indexOf(event.key)]?.id;
      if (value === undefined) return;
      setPicked(value);
      form.current.querySelector<HTMLInputElement>(`input[value="${CSS.escape(value)}"]`)?.focus();
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isLocked, question]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!isLocked && picked !== undefined) onChoose(picked === UNKNOWN ? null : picked);
  }

  const radio = (value: string) => ({
    name: `${id}-answer`,
    value,
    checked: picked === value,
    onChange: () => setPicked(value),
  });
  const verdictOf = (option: string): Verdict => {
    if (!answered) return undefined;
    if (option === answered.key) return 'right';
    return option === choice ? 'chosen' : undefined;
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={css.form}>
      {question.reading ? <Reading reading={question.reading} /> : null}
      <div id={`${id}-stem`} className={css.stem}>
        <RichContent html={question.stem} />
        {question.figure === undefined ? null : <RichContent html={question.figure} />}
      </div>
      <fieldset className={css.options} disabled={isLocked} aria-describedby={`${id}-stem`}>
        <legend className="visually-hidden">Alternativas</legend>
        {question.options.map((option, place) => {
          const verdict = verdictOf(option.id);
          return (
            <label key={option.id} className={css.option} data-verdict={verdict}>
              <input type="radio" {...radio(option.id)} />
              <span className={css.letter} aria-hidden="true">
                {LETTERS[place]}
              </span>
              <span>
                <RichContent html={option.text} inline />
                {verdict === undefined ? null : <span className={css.verdict}>{VERDICTS[verdict]}</span>}
              </span>
            </label>
          );
        })}
        <label className={`${css.option} ${css.unknown}`}>
          <input type="radio" {...radio(UNKNOWN)} />
          <span aria-hidden="true" />
          <span>No lo sé</span>
        </label>
      </fieldset>
      {isLocked ? (
        after
      ) : (
        <>
          <Cluster>
            <Button type="submit" disabled={picked === undefined}>
              Responder
            </Button>
          </Cluster>
          <p className={css.keys}>
            Con el teclado: 1 a {question.options.length} eligen, 0 es «No lo sé», Enter responde.
          </p>
        </>
      )}
    </form>
  );
}

function Reading({ reading }: { readonly reading: NonNullable<AskedQuestion['reading']> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className={css.reading} aria-label={`Texto: ${reading.title}`} tabIndex={0}>
      <h3 className={css['reading-title']}>{reading.title}</h3>
      <p className={css.soft}>
        <RichContent html={reading.introduction} inline />
      </p>
      {reading.paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
        <div key={place} className={css.paragraph}>
          <span className={css.soft}>{place + 1}</span>
          <RichContent html={paragraph} />
        </div>
      ))}
      {reading.figures.map((figure) => (
        <RichContent key={figure} html={figure} />
      ))}
    </section>
  );
}
