import type { CompiledLesson } from '@travesia/content-lesson-model';
import { LESSONS_PAGE } from '@travesia/contracts/page';
import { tutorAddress } from '@travesia/contracts/slices';
import { savingText } from '@travesia/kit-offline';
import { useHost, useStream } from '@travesia/kit-remote';
import { Button, Disclosure, RichContent } from '@travesia/kit-ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fadingOf } from '../../../lesson/fading.ts';
import { currentTry, RIGHT_IN_A_ROW, rightInARow } from '../../../lesson/lesson-run.ts';
import { weakestFirst } from '../../../lesson/may-try.ts';
import { orderOf } from '../../../lesson/option-order.ts';
import { askedCheck, isAskable } from '../../../lesson/reduce-run.ts';
import type { StudyAccount } from '../study/study-account.ts';
import { Exit } from './Exit.tsx';
import { Halted } from './Halted.tsx';
import { Idea } from './Idea.tsx';
import { LessonBar } from './LessonBar.tsx';
import css from './lesson.module.css';
import { MANIPULABLES } from './manipulables.ts';
import { nextStep } from './next-step.ts';
import { OfferedHint } from './OfferedHint.tsx';
import { Opening } from './Opening.tsx';
import { Question } from './Question.tsx';
import { Readings } from './Readings.tsx';
import { Summary } from './Summary.tsx';
import { type RunningLesson, useLessonRun } from './use-lesson-run.ts';

export interface LessonProps {
  readonly study: StudyAccount;
  readonly lesson: CompiledLesson;
  /** Point and mistake to which the address leads. */
  readonly asked: { readonly point: string | null; readonly mistake: string | null };
  nameOf(content: string): string | null;
  readonly isCovered: boolean;
  onShown(): void;
}

export function Lesson({ isCovered, ...props }: LessonProps) {
  const { study, lesson } = props;
  const running = useLessonRun(study, lesson);
  if (running) return <Running {...props} running={running} />;
  return isCovered ? null : <div className={css.lesson} data-area={lesson.test} />;
}

interface RunningProps extends Omit<LessonProps, 'isCovered'> {
  readonly running: RunningLesson;
}

function Running({ study, lesson, asked, nameOf, onShown, running }: RunningProps) {
  const host = useHost();
  const { home, waiting, sync } = useStream(study.state$);
  const { run, exit, prerequisites, send } = running;
  const { place } = run;
  const isFirst = useRef(true);
  const top = useRef<HTMLDivElement>(null);

  // It opens again without a connection from here on, with what can be moved in it and the map to which it leads.
  useEffect(() => {
    const kinds = new Set(lesson.points.flatMap(({ manipulable }) => manipulable?.kind ?? []));
    const parts = [import('../map/LessonMapView.tsx'), ...[...kinds].map((kind) => MANIPULABLES[kind]())];
    void Promise.allSettled(parts).then(() => host.keepOffline?.());
  }, [host, lesson]);

  const [mistake, setMistake] = useState<string | null>(null);
  const sendRef = useRef(send);
  sendRef.current = send;
  // Before anything is painted: nobody sees another step first.
  useLayoutEffect(() => {
    const index = lesson.points.findIndex(
      ({ id, warnings }) =>
        id === asked.point || (asked.mistake !== null && warnings.some((warning) => warning.mistake === asked.mistake)),
    );
    if (index < 0) return;
    setMistake(asked.mistake);
    sendRef.current({ kind: 'go', place: { at: 'idea', point: index } });
  }, [lesson, asked.point, asked.mistake]);

  useLayoutEffect(onShown, [onShown]);

  const step = JSON.stringify([place.at, 'point' in place ? place.point : null, askedCheck(run, lesson)?.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its top, before it goes where it leads
  useLayoutEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else top.current?.scrollIntoView({ block: 'start' });
  }, [step]);

  // What is known as a point begins decides how much help it gives: nothing changes under who reads it.
  const known = home?.levels[lesson.content]?.probability ?? null;
  const [probability, setProbability] = useState(known);
  const point = 'point' in place ? place.point : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: not while the same point is read
  useEffect(() => setProbability(known), [point]);

  const next = () => send({ kind: 'next' });
  const skip = () => send({ kind: 'skip' });
  return (
    <div ref={top} className={css.lesson} data-area={lesson.test}>
      <LessonBar
        lesson={lesson}
        run={run}
        mapAddress={LESSONS_PAGE}
        saving={savingText(waiting, sync)}
        onGo={(to) => {
          setMistake(null);
          send({ kind: 'go', place: to });
        }}
      />
      <div className={css.body}>{view()}</div>
    </div>
  );

  function view() {
    switch (place.at) {
      case 'opening':
        return (
          <Opening
            lesson={lesson}
            guess={run.guess}
            isDone={study.state$.get().lessons?.[lesson.content]?.doneAt != null}
            isFirst={isFirst.current}
            onGuess={(guess) => send({ kind: 'guess', guess })}
            onNext={next}
          />
        );
      case 'idea': {
        const shown = lesson.points[place.point];
        if (!shown) return null;
        return (
          <Idea
            key={shown.id}
            content={lesson.content}
            point={shown}
            fading={fadingOf(probability, place.point, shown.example.steps.length)}
            mistake={mistake}
            isPassed={run.passed.includes(shown.id)}
            onNext={next}
            onSkip={skip}
          />
        );
      }
      case 'check':
        return <PointCheck key={step} lesson={lesson} running={running} />;
      case 'halted': {
        const halted = lesson.points[place.point];
        if (!halted) return null;
        return (
          <Halted
            lesson={lesson}
            prerequisites={weakestFirst(lesson.prerequisites, (content) => home?.levels[content]?.level ?? 0)}
            mayTry={isAskable(run, halted.id, { now: Date.now(), prerequisites })}
            onAgain={() => send({ kind: 'again' })}
            onRead={() => send({ kind: 'go', place: { at: 'idea', point: place.point } })}
            onNext={next}
          />
        );
      }
      case 'exit':
        return exit ? (
          <Exit study={study} run={run} exit={exit} send={send} />
        ) : (
          <div className={css.actions}>
            <p>La pregunta de una lección anterior no se pudo abrir.</p>
            <Button onClick={skip}>Ir al resumen</Button>
          </div>
        );
      case 'summary':
        return (
          <Summary
            lesson={lesson}
            run={run}
            next={nextStep(lesson, home, nameOf)}
            mapAddress={LESSONS_PAGE}
            onRead={(index) => send({ kind: 'go', place: { at: 'idea', point: index } })}
          />
        );
    }
  }
}

function PointCheck({
  lesson,
  running: { run, send },
}: {
  readonly lesson: CompiledLesson;
  readonly running: RunningLesson;
}) {
  const { place } = run;
  const [isHelped, setHelped] = useState(false);
  const point = place.at === 'check' ? lesson.points[place.point] : undefined;
  const id = askedCheck(run, lesson)?.id;
  const check = point?.checks.find((one) => one.id === id);
  if (place.at !== 'check' || !point || !check) return null;
  const answers = currentTry(run, point.id);
  const choice = place.answered ? (answers.at(-1)?.choice ?? null) : null;
  const number = answers.length + (place.answered ? 0 : 1);
  const mistake = choice === null ? undefined : check.options[choice]?.mistake;
  const warning = lesson.points.flatMap(({ warnings }) => warnings).find((one) => one.mistake === mistake)?.text;
  const hasReadings = point.readings.length > 0;
  const before = answers.at(-1);
  return (
    <div className={css.check} data-readings={hasReadings}>
      {hasReadings ? (
        <details open className={css['check-readings']}>
          <summary>{point.readings.length === 1 ? 'El texto' : 'Los textos'}</summary>
          <Readings readings={point.readings} />
        </details>
      ) : null}
      <Question
        check={check}
        order={orderOf(`${run.id}/${check.id}`, check.options.length)}
        choice={choice}
        heading={
          <>
            Pregunta {number}
            <Streak count={rightInARow(answers)} />
          </>
        }
        aside={
          <Disclosure
            summary="Volver a leer la idea"
            className={css.again}
            onToggle={(event) => {
              if (event.currentTarget.open && choice === null) setHelped(true);
            }}
          >
            <RichContent html={point.idea} />
          </Disclosure>
        }
        warning={warning}
        offer={
          choice === null ? (
            <OfferedHint
              content={lesson.content}
              point={point}
              isAfterWrong={before !== undefined && before.choice !== 0}
              onSeen={() => setHelped(true)}
            />
          ) : choice === 0 ? null : (
            <p>
              <a href={tutorAddress({ kind: 'lesson', content: lesson.content, point: point.id })}>
                No lo entiendo: seguir con el tutor
              </a>
            </p>
          )
        }
        skip={{ text: 'Saltar este punto', onSkip: () => send({ kind: 'skip' }) }}
        onAnswer={(chosen) => send({ kind: 'answer', choice: chosen, help: isHelped ? 'hint' : 'none' })}
        onNext={() => send({ kind: 'next' })}
      />
    </div>
  );
}

/** How near one is to going on. */
function Streak({ count }: { readonly count: number }) {
  return (
    <span className={css.streak}>
      <span className={css.dots} aria-hidden="true">
        {Array.from({ length: RIGHT_IN_A_ROW }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dots that never move
          <span key={index} data-full={index < count} />
        ))}
      </span>
      {Math.min(count, RIGHT_IN_A_ROW)} de {RIGHT_IN_A_ROW} seguidas
    </span>
  );
}
