import { GUARDIAN_PAGE_PATH } from '@travesia/contracts/slices';
import { Button, Cluster, Notice, Skeleton } from '@travesia/kit-ui';
import { useEffect, useRef } from 'react';
import { type Drill, type DrillQuestion, shownQuestion } from '../../../models/wheel/drill.ts';
import { DrillEnd } from './DrillEnd.tsx';
import css from './drill.module.css';
import { Feedback } from './Feedback.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import type { Refusal, WheelAccount } from './wheel-account.ts';

export interface DrillViewProps {
  readonly drill: Drill;
  readonly account: WheelAccount;
  /** The service cannot be reached now. */
  readonly isOffline: boolean;
  readonly refusal: Refusal | null;
  /** Of the content, with its test. */
  readonly name: string;
  readonly isVisitor: boolean;
  readonly suggestsMore: boolean;
}

/** Three questions, one after the other, and what came of them. */
export function DrillView(props: DrillViewProps) {
  const { drill, account, isOffline, refusal, name } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const question = shownQuestion(drill);
  const { at } = drill;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus as it comes
  useEffect(() => title.current?.focus(), [at]);
  if (!question) return <DrillEnd {...props} title={title} />;
  return (
    <section className={css.drill} aria-labelledby="pregunta-de-la-ruleta">
      <h2 ref={title} tabIndex={-1} id="pregunta-de-la-ruleta" className={css.step}>
        Pregunta {at + 1} de {drill.questions.length}
        <span className={css.about}>{name}</span>
      </h2>
      <Shown key={question.id} question={question} account={account} isOffline={isOffline} refusal={refusal} />
    </section>
  );
}

interface ShownProps {
  readonly question: DrillQuestion;
  readonly account: WheelAccount;
  readonly isOffline: boolean;
  readonly refusal: Refusal | null;
}

function Shown({ question, account, isOffline, refusal }: ShownProps) {
  const { id, asked, choice, answered } = question;
  const told = useRef<HTMLElement>(null);
  const wasAnswered = useRef(answered !== null);
  useEffect(() => {
    if (answered && !wasAnswered.current) told.current?.focus();
    wasAnswered.current = answered !== null;
  }, [answered]);
  const next = <Button onClick={() => account.next()}>Siguiente</Button>;
  if (asked === 'none') {
    return (
      <>
        <p>De este contenido no hay otra pregunta ahora.</p>
        <Cluster>{next}</Cluster>
      </>
    );
  }
  if (asked === null) {
    return (
      <>
        {isOffline ? (
          <Waiting refusal={refusal} title="La pregunta todavía no llega">
            Llega sola cuando vuelva la conexión: el contenido que salió queda guardado.
          </Waiting>
        ) : (
          <Skeleton label="Buscando la pregunta" lines={6} />
        )}
        <Cluster>
          {isOffline ? <Button onClick={() => account.retry()}>Reintentar</Button> : null}
          <Button variant="quiet" onClick={() => account.leave()}>
            Volver a la ruleta
          </Button>
        </Cluster>
      </>
    );
  }
  return (
    <QuestionForm
      question={asked}
      choice={choice}
      answered={answered}
      onChoose={(option) => account.choose(id, option)}
      after={
        answered ? (
          <>
            <Feedback answered={answered} told={told} />
            <Cluster>{next}</Cluster>
          </>
        ) : isOffline ? (
          <>
            <Waiting refusal={refusal} title="Tu respuesta está guardada en este dispositivo">
              Se envía sola cuando vuelva la conexión, y ahí verás cómo te fue.
            </Waiting>
            <Cluster>
              <Button variant="secondary" onClick={() => account.next()}>
                Seguir sin esperar
              </Button>
            </Cluster>
          </>
        ) : (
          <p role="status">Revisando tu respuesta…</p>
        )
      }
    />
  );
}

const REFUSED: Readonly<Record<Refusal, string>> = {
  guardian: 'Tu apoderado todavía no autoriza que guardemos tus respuestas, y sin eso no podemos hacerte preguntas.',
  limit:
    'Desde aquí se pidieron muchas preguntas en poco tiempo. Espera un rato: nada de lo que respondiste se pierde.',
};

interface WaitingProps {
  readonly refusal: Refusal | null;
  readonly title: string;
  readonly children: string;
}

function Waiting({ refusal, title, children }: WaitingProps) {
  return (
    <Notice tone="warning" live title={refusal ? 'Ahora no se puede' : title}>
      <p>{refusal ? REFUSED[refusal] : children}</p>
      {refusal === 'guardian' ? (
        <p>
          <a href={GUARDIAN_PAGE_PATH}>Pedir la autorización</a>
        </p>
      ) : null}
    </Notice>
  );
}
