import { lessonAddress } from '@travesia/contracts/page';
import type { AskedQuestion } from '@travesia/contracts/slices';
import { Button, checkIcon, Disclosure, Icon, lightbulbIcon, RichContent, xIcon } from '@travesia/kit-ui';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ConversationState, Turn, TurnPart, TutorSay } from '../../../api/tutor.ts';
import { AskedHere } from './AskedHere.tsx';
import { saidText } from './say-text.ts';
import css from './tutor.module.css';
import { LETTERS, NOTICE_TEXTS, RUNG_NAMES } from './tutor-texts.ts';

const EnterStep = lazy(async () => ({ default: (await import('./EnterStep.tsx')).EnterStep }));

export interface TurnViewProps {
  readonly turn: Turn;
  readonly before: readonly Turn[];
  readonly state: ConversationState | null;
  /** What can be done in its parts is of the last turn of the tutor's alone. */
  readonly isLast: boolean;
  readonly busy: boolean;
  /** A step that was asked for with a press: its field is where one goes on. */
  readonly takesFocus: boolean;
  onSay(say: TutorSay): void;
  onCopy(turn: string): void;
  onReport(turn: string): void;
}

/** One turn: the student's to the right, the tutor's to the left. */
export function TurnView(props: TurnViewProps) {
  return props.turn.by === 'student' ? <Said {...props} /> : <Told {...props} />;
}

function Said({ turn, before, state }: TurnViewProps) {
  const { text, html } = saidText(turn, before, state?.question ?? null);
  return (
    <li className={css.said} data-turn={turn.id} data-pending={turn.state === 'open'}>
      <span className="visually-hidden">Tú: </span>
      <span className={css.words}>{text}</span>
      {html === undefined ? null : (
        <>
          {' '}
          <RichContent html={html} inline />
        </>
      )}
    </li>
  );
}

/** Which of the two speaks. */
function voiceText({ voice, parts = [] }: Turn): string {
  if (voice === 'model') return 'Modelo de lenguaje · puede equivocarse';
  return parts.some(({ kind }) => kind === 'hint' || kind === 'lesson') ? 'Pista guiada' : 'Tutor';
}

function Told({ turn, state, isLast, busy, takesFocus, onSay, onCopy, onReport }: TurnViewProps) {
  const { id, parts = [] } = turn;
  const isOpen = turn.state === 'open';
  const hasText = parts.some(({ kind }) => kind === 'text');
  return (
    <li className={css.told} data-turn={id} data-voice={turn.voice}>
      <p className={css.voice} data-quiet>
        {voiceText(turn)}
      </p>
      {shownParts(turn).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added at the end
        <Part key={index} {...{ part, hasText, state, isLast, busy, takesFocus, onSay }} />
      ))}
      {isOpen ? (
        <p className={css.coming} data-quiet>
          <span className={css.dots} aria-hidden="true">
            <span />
            <span />
            <span />
          </span>
          Pensando…
        </p>
      ) : null}
      {turn.state === 'stopped' ? <p className={css.soft}>Lo detuviste aquí.</p> : null}
      {isOpen ? null : (
        <div className={css['turn-actions']} data-quiet>
          <button type="button" className={css.small} onClick={() => onCopy(id)}>
            Copiar
          </button>
          {turn.reported === true ? (
            <span className={css.soft}>Reportado</span>
          ) : (
            <button type="button" className={css.small} onClick={() => onReport(id)}>
              Reportar
            </button>
          )}
        </div>
      )}
    </li>
  );
}

/** A number to call, as texts of help begin with it. */
const CALL = /^(\*?\d[\d ]*\d): /;

function Words({ text }: { readonly text: string }) {
  const number = CALL.exec(text)?.[1];
  return (
    <p className={css.words}>
      {number === undefined ? (
        text
      ) : (
        <>
          <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
          {text.slice(number.length)}
        </>
      )}
    </p>
  );
}

/** Sentences of the model are one paragraph; what people wrote keeps its own. */
function shownParts({ voice, parts = [] }: Turn): readonly TurnPart[] {
  if (voice !== 'model') return parts;
  const shown: TurnPart[] = [];
  for (const part of parts) {
    const last = shown.at(-1);
    if (part.kind === 'text' && last?.kind === 'text') {
      shown[shown.length - 1] = { kind: 'text', text: `${last.text} ${part.text}` };
    } else shown.push(part);
  }
  return shown;
}

interface PartProps extends Pick<TurnViewProps, 'state' | 'isLast' | 'busy' | 'takesFocus' | 'onSay'> {
  readonly part: TurnPart;
  readonly hasText: boolean;
}

function Part({ part, hasText, state, isLast, busy, takesFocus, onSay }: PartProps) {
  switch (part.kind) {
    case 'text':
      return <Words text={part.text} />;
    case 'hint': {
      const { rung, title, html, lesson } = part.hint;
      // Whose mistake it is depends on whether the question is open.
      return (
        <Titled name={rung === 2 ? title : RUNG_NAMES[rung]} title={ownTitle(title)}>
          <RichContent html={html} />
          {lesson ? (
            <p>
              <a href={lessonAddress(lesson.content, { point: lesson.point })}>Ver esto en la lección</a>
            </p>
          ) : null}
        </Titled>
      );
    }
    case 'lesson':
      return (
        <Titled name="De la lección" title={part.title}>
          <RichContent html={part.html} />
          <p>
            <a href={lessonAddress(part.content, { point: part.point })}>Abrir la lección aquí</a>
          </p>
        </Titled>
      );
    case 'question': {
      const isAsked = state?.question?.id === part.question.id;
      return (
        <AskedHere
          question={part.question}
          state={isAsked ? (state?.questionState ?? 'answered') : 'answered'}
          busy={busy}
          onAnswer={(option) => onSay({ kind: 'answer', option })}
        />
      );
    }
    case 'verdict':
      return <Verdict part={part} question={state?.question ?? null} />;
    case 'step':
      return <Step {...{ part, isLast, busy, takesFocus, onSay }} />;
    case 'contents':
      return (
        <ul className={css.choices}>
          {part.contents.map(({ id, name }) => (
            <li key={id}>
              <Button
                variant="secondary"
                disabled={!isLast}
                busy={busy && isLast}
                onClick={() => onSay({ kind: 'content', content: id })}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      );
    case 'notice':
      return hasText ? null : <p>{NOTICE_TEXTS[part.notice]}</p>;
  }
}

/** Of a title such as `La idea: Suma por su diferencia` what is not the name of its rung; titles of rungs alone say no more. */
function ownTitle(title: string): string | undefined {
  const place = title.indexOf(': ');
  return place < 0 ? undefined : title.slice(place + 2);
}

function Titled({
  name,
  title,
  children,
}: {
  readonly name: string;
  readonly title: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <section className={css.hint}>
      <h3 className={css['hint-title']}>
        <Icon shape={lightbulbIcon} />
        <span>
          {name}
          {title === undefined ? null : <span className={css.title}>: {title}</span>}
        </span>
      </h3>
      {children}
    </section>
  );
}

const OUTCOME_TEXTS = { correct: 'Correcto', wrong: 'No es esa', omitted: 'Quedó sin responder' } as const;

function Verdict({
  part: { outcome, chosen, key, feedback, solution },
  question,
}: {
  readonly part: Extract<TurnPart, { readonly kind: 'verdict' }>;
  readonly question: AskedQuestion | null;
}) {
  const letterOf = (option: string | null) => LETTERS[question?.options.findIndex(({ id }) => id === option) ?? -1];
  const [own, right] = [letterOf(chosen), letterOf(key)];
  return (
    <section className={css.verdict} data-outcome={outcome}>
      <h3 className={css['hint-title']}>
        <Icon shape={outcome === 'correct' ? checkIcon : xIcon} />
        {OUTCOME_TEXTS[outcome]}
      </h3>
      <p className={css.soft}>
        {own === undefined ? null : `Respondiste ${own}. `}
        {right === undefined || right === own ? null : `La correcta es ${right}.`}
      </p>
      {feedback === undefined ? null : <RichContent html={feedback} />}
      {solution.length === 0 ? null : (
        <Disclosure summary="Ver el desarrollo" open={outcome !== 'correct'}>
          {solution.map(({ title, text }) => (
            <div key={title}>
              <p className={css['step-title']}>
                <RichContent html={title} inline />
              </p>
              <RichContent html={text} />
            </div>
          ))}
        </Disclosure>
      )}
    </section>
  );
}

const VERDICT_TEXTS = {
  right: 'Bien, ese es el paso',
  slip: 'Casi',
  wrong: 'Ese no es',
  'not-read': 'No lo pude leer',
};

function Step({
  part: { step },
  isLast,
  busy,
  takesFocus,
  onSay,
}: Omit<PartProps, 'part' | 'state' | 'hasText'> & { readonly part: Extract<TurnPart, { readonly kind: 'step' }> }) {
  const { statement, verdict, feedback, mistake, prompt, isDone } = step;
  return (
    <section className={css.hint}>
      <h3 className={css['hint-title']}>
        {isDone ? 'Todos los pasos, listos' : `Paso ${step.step + 1} de ${step.steps}`}
      </h3>
      {verdict === undefined ? (
        <RichContent html={statement} />
      ) : (
        <div className={css.feedback} data-verdict={verdict}>
          <p className={css['step-title']}>
            <Icon shape={verdict === 'right' ? checkIcon : xIcon} />{' '}
            {mistake === undefined ? VERDICT_TEXTS[verdict] : `${VERDICT_TEXTS[verdict]}: ${mistake}`}
          </p>
          {feedback === undefined ? null : <RichContent html={feedback} />}
        </div>
      )}
      {isDone ? null : (
        <>
          {verdict === undefined ? null : (
            <Disclosure summary="Ver el enunciado">
              <RichContent html={statement} />
            </Disclosure>
          )}
          <RichContent html={prompt} />
          {isLast ? (
            <Suspense fallback={<div className={css['entry-place']} />}>
              <EnterStep
                step={step}
                busy={busy}
                takesFocus={takesFocus}
                onEnter={(entered) => onSay({ kind: 'step', step: step.step, entered })}
              />
            </Suspense>
          ) : null}
        </>
      )}
    </section>
  );
}
