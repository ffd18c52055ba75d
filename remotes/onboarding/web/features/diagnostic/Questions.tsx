import { TEST_NAMES } from '@travesia/contracts/profile-words';
import { findContent, type TestId } from '@travesia/contracts/temario';
import { useHost, useStream } from '@travesia/kit-remote';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { Button, ButtonLink, Cluster, Notice, Progress, Skeleton, Stack } from '@travesia/kit-ui';
import { useEffect, useRef, useState } from 'react';
import { LOADING_PATH, questionsAddress, stepAddress } from '../../../start/start-steps.ts';
import { thisDevice } from '../draft/use-draft.ts';
import { AskedQuestionForm } from './AskedQuestionForm.tsx';
import { diagnosticRequests } from './diagnostic-requests.ts';
import { createDiagnosticRun, type DiagnosticRun, type RunState } from './diagnostic-run.ts';
import { progressText, whyAsked, whyEnded } from './diagnostic-text.ts';
import { useLookedAt } from './use-looked-at.ts';

export interface QuestionsProps {
  readonly test: TestId;
  /** Whose draft it is. */
  readonly owner: string;
  /** The next test without a diagnostic, if there is one. */
  readonly next: TestId | null;
}

/** The diagnostic of a test, question by question. */
export default function Questions({ test, owner, next }: QuestionsProps) {
  const { http } = useHost();
  const [run, setRun] = useState<DiagnosticRun | null>(null);
  useEffect(() => {
    const { ports, storage } = thisDevice();
    const begun = createDiagnosticRun({
      test,
      requests: diagnosticRequests(http),
      ports,
      drafts: { read: () => storage.read(owner), change: (change) => void storage.change(owner, change) },
      newId: uuidV7,
    });
    setRun(begun);
    return () => begun.stop();
  }, [http, test, owner]);
  return run === null ? <Opening isWaiting={false} /> : <Run key={`${owner} ${test}`} run={run} next={next} />;
}

function Opening({ isWaiting }: { readonly isWaiting: boolean }) {
  return (
    <Stack gap="l">
      {isWaiting && (
        <Notice tone="warning" live title="Todavía no llegamos a las preguntas">
          <p>Puede ser tu conexión. Lo seguimos intentando: no se pierde nada de lo que respondiste.</p>
          <ButtonLink variant="secondary" href={stepAddress('diagnostic')}>
            Seguir después
          </ButtonLink>
        </Notice>
      )}
      <Skeleton label="Buscando la pregunta…" lines={6} />
    </Stack>
  );
}

function Run({ run, next }: { readonly run: DiagnosticRun; readonly next: TestId | null }) {
  const state = useStream(run.state$);
  switch (state.kind) {
    case 'opening':
      return <Opening isWaiting={state.isWaiting} />;
    case 'lost':
      return (
        <Notice tone="warning" live title="Este diagnóstico ya no está">
          <p>Los que se hacen sin cuenta se borran a los 60 días, o al borrar los datos del navegador.</p>
          <Button onClick={() => run.beginAnew()}>Empezar otro</Button>
        </Notice>
      );
    case 'shown':
      return <Shown run={run} state={state} next={next} />;
  }
}

interface ShownProps {
  readonly run: DiagnosticRun;
  readonly state: Extract<RunState, { kind: 'shown' }>;
  readonly next: TestId | null;
}

function Shown({ run, state: { step, sending, chosen }, next }: ShownProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const key = step.question?.id ?? 'end';
  const lookedAtMs = useLookedAt(key);
  const shownBefore = useRef(key);
  useEffect(() => {
    // The page's own heading has the focus at first.
    if (shownBefore.current !== key) heading.current?.focus();
    shownBefore.current = key;
  }, [key]);
  if (step.question === null) {
    return (
      <Stack gap="l">
        <h2 ref={heading} tabIndex={-1}>
          Listo: {step.answered === 1 ? '1 pregunta' : `${step.answered} preguntas`}
        </h2>
        <p>{whyEnded(step.ended)}</p>
        <Cluster>
          {next && <ButtonLink href={questionsAddress(next)}>Seguir con {TEST_NAMES[next]}</ButtonLink>}
          <ButtonLink variant={next ? 'secondary' : 'primary'} href={LOADING_PATH}>
            Ver mis recomendaciones
          </ButtonLink>
        </Cluster>
      </Stack>
    );
  }
  const { question, purpose, answered, most } = step;
  const axis = findContent(question.content)?.axis.name ?? 'otro eje';
  return (
    <Stack gap="l">
      <Stack gap="s">
        <h2 ref={heading} tabIndex={-1}>
          {progressText(answered, most)}
        </h2>
        <Progress label="Preguntas respondidas" hideLabel value={answered} max={most} />
        <p>{whyAsked(purpose, axis)}</p>
      </Stack>
      {sending === 'waits' && (
        <Notice tone="warning" live title="Tu respuesta está guardada en este equipo">
          <p>Sin conexión no podemos traer la pregunta que sigue. La enviamos apenas vuelva: no se pierde.</p>
        </Notice>
      )}
      <AskedQuestionForm
        key={question.id}
        question={question}
        isLocked={sending !== 'nothing'}
        chosen={chosen?.option}
        later={
          <ButtonLink variant="quiet" href={stepAddress('diagnostic')}>
            Seguir después
          </ButtonLink>
        }
        onAnswer={(option) =>
          run.answer({ question: question.id, option, activeMs: Math.min(lookedAtMs(), 3_600_000) })
        }
      />
    </Stack>
  );
}
