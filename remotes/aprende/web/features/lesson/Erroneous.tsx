import type { CompiledLesson } from '@travesia/content-lesson-model';
import { lessonAddress } from '@travesia/contracts/page';
import { savingText } from '@travesia/kit-offline';
import { useStream } from '@travesia/kit-remote';
import { ButtonLink, EmptyState, Icon, RichContent, SearchArt, Skeleton, xIcon } from '@travesia/kit-ui';
import { useEffect, useMemo, useState } from 'react';
import { evidenceId, type ToldEvidence } from '../../../api/evidence.ts';
import type { HomeExample } from '../../../api/home.ts';
import { type ErroneousExample, makeExample } from '../../../erroneous/make-example.ts';
import { orderOf } from '../../../lesson/option-order.ts';
import { exampleAddress } from '../study/example-address.ts';
import type { StudyAccount } from '../study/study-account.ts';
import css from './lesson.module.css';
import { Question } from './Question.tsx';
import { Readings } from './Readings.tsx';
import { StepTitle } from './StepTitle.tsx';

const HOME = '/home';

export interface ErroneousProps {
  readonly study: StudyAccount;
  readonly lesson: CompiledLesson;
  readonly mistake: string;
}

/** A mistake that the student made a week ago, as somebody's: what went wrong? */
export function Erroneous({ study, lesson, mistake }: ErroneousProps) {
  const { home, sync, waiting } = useStream(study.state$);
  const due = home?.erroneous?.due;
  // Once it is begun it stays, though the service no longer asks for it when it was answered.
  const [begun, setBegun] = useState<HomeExample | null>(null);
  const asked = begun ?? due?.find((one) => one.content === lesson.content && one.mistake === mistake) ?? null;
  useEffect(() => setBegun(asked), [asked]);
  const example = useMemo(
    () => (asked === null ? null : makeExample(lesson, mistake, asked.id)),
    [asked, lesson, mistake],
  );
  const isAsking = sync === 'sending' || (home === null && sync === 'synced');
  return (
    <div className={css.lesson} data-area={lesson.test}>
      <header className={css.bar}>
        <div className={css['bar-line']}>
          <a href={HOME} className={css.leave} aria-label="Volver a tu plan">
            <Icon shape={xIcon} size="m" />
          </a>
          <h1 className={css.name}>{lesson.name}</h1>
        </div>
        <p className={css.saving} role="status">
          {savingText(waiting, sync)}
        </p>
      </header>
      <div className={css.body}>
        {asked && example ? (
          <Asked key={asked.id} study={study} lesson={lesson} asked={asked} example={example} due={due ?? []} />
        ) : isAsking ? (
          <Skeleton label="Buscando el ejemplo" lines={6} />
        ) : (
          <NotDue lesson={lesson} mistake={mistake} />
        )}
      </div>
    </div>
  );
}

/** It was answered, or the lesson no longer shows it. */
function NotDue({ lesson, mistake }: Omit<ErroneousProps, 'study'>) {
  return (
    <EmptyState
      art={<SearchArt />}
      title="Este ejemplo no te toca hoy"
      actions={
        <>
          <ButtonLink href={HOME}>Volver a tu plan</ButtonLink>
          <ButtonLink variant="secondary" href={lessonAddress(lesson.content, { mistake })}>
            Ver ese error en la lección
          </ButtonLink>
        </>
      }
    />
  );
}

interface AskedProps {
  readonly study: StudyAccount;
  readonly lesson: CompiledLesson;
  readonly asked: HomeExample;
  readonly example: ErroneousExample;
  readonly due: readonly HomeExample[];
}

function Asked({ study, lesson, asked, example, due }: AskedProps) {
  const { point, check, answer, explanations, warning } = example;
  const [choice, setChoice] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  const [right] = check.options;
  if (isOver || !right) {
    // Those after it: the service may not have said yet that this one was answered.
    const next = due[due.findIndex(({ id }) => id === asked.id) + 1];
    return <Over lesson={lesson} mistake={asked.mistake} choice={choice} next={next} />;
  }
  function choose(chosen: number): void {
    setChoice(chosen);
    const isFound = chosen === 0;
    const answered: ToldEvidence = {
      id: evidenceId('erroneous', asked.id, asked.mistake),
      ...{ contentId: asked.content, source: 'erroneous', correct: isFound, help: 'none', at: Date.now() },
      ...(!isFound && { mistake: asked.mistake }),
    };
    void study.keepAnswers([answered]).then(() => study.refresh());
  }
  return (
    <div className={css.check} data-readings={point.readings.length > 0}>
      {point.readings.length > 0 ? (
        <details open className={css['check-readings']}>
          <summary>{point.readings.length === 1 ? 'El texto' : 'Los textos'}</summary>
          <Readings readings={point.readings} />
        </details>
      ) : null}
      <Question
        check={{
          question: check.question,
          ...(check.figure !== undefined && { figure: check.figure }),
          options: explanations.map((text) => ({ text })),
          explanation: `<p><strong>Bien resuelto: ${right.text}</strong></p>${check.explanation}`,
        }}
        order={orderOf(asked.id, explanations.length)}
        choice={choice}
        heading="Así lo resolvió alguien: ¿dónde está el error?"
        aside={
          <>
            <div className={css.somebody}>
              <p className={css.label}>Su respuesta</p>
              <p>
                <RichContent html={answer} inline />
              </p>
            </div>
            <p className={css.label}>¿Qué hizo mal?</p>
          </>
        }
        warning={warning}
        skip={{ text: 'Dejarlo para después', onSkip: () => setOver(true) }}
        onAnswer={choose}
        onNext={() => setOver(true)}
      />
    </div>
  );
}

interface OverProps {
  readonly lesson: CompiledLesson;
  readonly mistake: string;
  /** `null`: it was left for later. */
  readonly choice: number | null;
  readonly next: HomeExample | undefined;
}

function Over({ lesson, mistake, choice, next }: OverProps) {
  return (
    <article className={css.point}>
      <StepTitle html={choice === null ? 'Queda para después' : 'Listo'} />
      <p className={css.soft}>
        {choice === null
          ? 'Lo encuentras otra vez en tu plan.'
          : choice === 0
            ? 'Ese error lo cometiste tú hace unos días. Ahora lo reconoces en la respuesta de otra persona.'
            : 'Ese error lo cometiste tú hace unos días. En una semana te lo mostramos otra vez.'}
      </p>
      <div className={css.actions}>
        <ButtonLink href={next ? exampleAddress(next) : HOME}>{next ? 'Ver otro' : 'Volver a tu plan'}</ButtonLink>
        {choice === 0 ? null : (
          <ButtonLink variant="secondary" href={lessonAddress(lesson.content, { mistake })}>
            Ver ese error en la lección
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
