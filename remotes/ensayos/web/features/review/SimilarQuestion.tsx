import { findContent } from '@travesia/contracts/temario';
import { openBrowserPorts } from '@travesia/kit-offline';
import { useHost } from '@travesia/kit-remote';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { Button, Notice } from '@travesia/kit-ui';
import { useEffect, useRef, useState } from 'react';
import type { ReviewedItem, RunningAttempt } from '../../../api/attempts.ts';
import { QuestionBody } from '../../components/item/QuestionBody.tsx';
import { TextPane } from '../../components/item/TextPane.tsx';
import { WaitsForSimulacro } from '../../components/WaitsForSimulacro.tsx';
import { deviceId } from '../attempt/device-id.ts';
import { waitsForSimulacro } from '../attempt/failures.ts';
import { statusOf } from '../attempt/status-of.ts';
import { CreationFailure } from '../practice/CreationFailure.tsx';
import { practiceService } from '../practice/practice-service.ts';
import { ReportQuestion } from '../report/ReportQuestion.tsx';
import { AskTutor } from './AskTutor.tsx';
import css from './Review.module.css';
import { Review } from './Review.tsx';

export interface SimilarQuestionProps {
  /** Attempt and slot of the question that it is to be like: one whose answer was told. */
  readonly attempt: string;
  readonly slot: number;
  /** Content that it is about. */
  readonly content: string;
}

/** A button that asks for a question like the one above, and that question where it stands. */
export function SimilarQuestion({ attempt, slot, content }: SimilarQuestionProps) {
  const { http } = useHost();
  const [running, setRunning] = useState<RunningAttempt | null>(null);
  const [state, setState] = useState<'idle' | 'opening' | 'none' | 'failed'>('idle');
  const [error, setError] = useState<unknown>();
  // Kept until it is there: asking again after a lost answer finds the same one.
  const id = useRef<string>(null);
  const test = findContent(content)?.test.id;
  if (!test) return null;

  async function open(asked: NonNullable<typeof test>): Promise<void> {
    setState('opening');
    id.current ??= uuidV7();
    const service = practiceService(http);
    try {
      const { id: made } = await service.create(id.current, { mode: 'parecida', test: asked, attempt, slot });
      setRunning(await service.start(made, deviceId(openBrowserPorts().storage)));
      setState('idle');
      id.current = null;
    } catch (thrown) {
      setError(thrown);
      setState(statusOf(thrown) === 422 ? 'none' : 'failed');
    }
  }

  return (
    <>
      {running ? (
        <Asked
          key={running.attempt.id}
          running={running}
          isOpening={state === 'opening'}
          onAnother={() => open(test)}
        />
      ) : (
        <Button variant="secondary" busy={state === 'opening'} onClick={() => open(test)}>
          Practicar otra parecida
        </Button>
      )}
      {state === 'none' ? <Notice tone="info" live title="Por ahora no tenemos otra parecida a esta" /> : null}
      {state === 'failed' ? <CreationFailure title="No pudimos traer otra pregunta" error={error} /> : null}
    </>
  );
}

interface AskedProps {
  readonly running: RunningAttempt;
  readonly isOpening: boolean;
  onAnother(): void;
}

function Asked({ running: { attempt, form, lease }, isOpening, onAnother }: AskedProps) {
  const { http, events } = useHost();
  const [option, setOption] = useState<string | null>(null);
  const [eliminated, setEliminated] = useState<readonly string[]>([]);
  const [state, setState] = useState<'asking' | 'checking' | 'waiting' | 'failed'>('asking');
  const [reviewed, setReviewed] = useState<ReviewedItem>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [item] = form.items;
  const text = item?.text === undefined ? undefined : form.texts[item.text];
  if (!item) return null;

  async function check(chosen: string): Promise<void> {
    setState('checking');
    const service = practiceService(http);
    try {
      await service.submit(attempt.id, {
        epoch: lease.epoch,
        events: [{ kind: 'answer', slot: 0, option: chosen, seq: 1 }],
      });
      const { items } = await service.result(attempt.id);
      setReviewed(items[0]);
      setState('asking');
      if (!items[0]) return;
      const { content, outcome } = items[0];
      events.emit('mastery/evidence', { contentId: content, correct: outcome === 'correct' ? 1 : 0, answered: 1 });
    } catch (error) {
      setState(waitsForSimulacro(error) ? 'waiting' : 'failed');
    }
  }

  return (
    <section className={css.asked} aria-labelledby={`${attempt.id}-title`}>
      <h3 id={`${attempt.id}-title`} ref={heading} tabIndex={-1} className={css.heading}>
        Otra parecida
      </h3>
      {text ? <TextPane text={text} /> : null}
      <QuestionBody
        item={item}
        name="la pregunta parecida"
        response={{ option, eliminated }}
        isLocked={state === 'checking'}
        reviewed={reviewed}
        onAnswer={setOption}
        onEliminate={setEliminated}
      />
      {reviewed ? (
        <>
          <Review reviewed={reviewed} name="la pregunta parecida" asked={{ attempt: attempt.id, slot: 0 }} takesFocus />
          <div className={css.after}>
            {reviewed.canAsk ? <AskTutor attempt={attempt.id} slot={0} name="la pregunta parecida" /> : null}
            <Button variant="secondary" busy={isOpening} onClick={onAnother}>
              Practicar otra más
            </Button>
            <ReportQuestion attempt={attempt.id} slot={0} name="la pregunta parecida" isReleased />
          </div>
        </>
      ) : (
        <Button
          busy={state === 'checking'}
          disabled={option === null}
          onClick={() => (option === null ? undefined : check(option))}
        >
          Comprobar
        </Button>
      )}
      {state === 'waiting' ? <WaitsForSimulacro /> : null}
      {state === 'failed' ? (
        <Notice tone="warning" live title="No pudimos comprobarla ahora">
          <p>Tu respuesta sigue marcada: revisa tu conexión e inténtalo otra vez.</p>
        </Notice>
      ) : null}
    </section>
  );
}
