import { lessonAddress } from '@travesia/contracts/page';
import { findContent } from '@travesia/contracts/temario';
import { Button, Cluster, Skeleton, Stack } from '@travesia/kit-ui';
import { useEffect, useRef } from 'react';
import type { AppealVerdict } from '../../../api/diagnostics.ts';
import { AskedQuestionForm } from '../diagnostic/AskedQuestionForm.tsx';
import { useLookedAt } from '../diagnostic/use-looked-at.ts';
import css from './recommendations.module.css';
import { type AskedAppeal, useAppeal } from './use-appeal.ts';

const VERDICT_WORDS: Readonly<Record<AppealVerdict, { readonly title: string; readonly text: string }>> = {
  known: { title: '¡Dos de dos!', text: 'Lo anotamos: este contenido lo sabes.' },
  stays: {
    title: 'Esta vez no fueron las dos',
    text: 'Queda como estaba, y no te resta nada. Su lección está ahí para cuando quieras.',
  },
};

const REFUSAL_WORDS = {
  few: 'Todavía no tenemos dos preguntas de este contenido. Puedes mostrarlo en su lección.',
  enough: 'Ya probaste varios contenidos de este diagnóstico. Lo que falta se corrige solo cuando estudias.',
  gone: 'Este diagnóstico ya no está: los que se hacen sin cuenta se borran a los 60 días.',
} as const;

export interface AppealPanelProps extends AskedAppeal {
  onClose(): void;
  /** What the diagnosis says is another from here on. */
  onDecided(): void;
}

/** Two questions of a content, one after the other, and what they decided. */
export function AppealPanel({ onClose, onDecided, ...asked }: AppealPanelProps) {
  const { state, answer, retry } = useAppeal(asked);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = state.kind === 'shown' ? state.step : null;
  const key = step?.question?.id ?? step?.verdict ?? state.kind;
  const lookedAtMs = useLookedAt(key);
  // Each question and the end are read from their heading on.
  useEffect(() => {
    if (key !== 'opening') heading.current?.focus();
  }, [key]);
  const verdict = step?.verdict ?? null;
  const onDecidedNow = useRef(onDecided);
  onDecidedNow.current = onDecided;
  useEffect(() => {
    if (verdict !== null) onDecidedNow.current();
  }, [verdict]);

  const name = findContent(asked.content)?.name ?? asked.content;
  const title = (text: string) => (
    <h3 ref={heading} tabIndex={-1}>
      {text}
    </h3>
  );
  const close = (label: string) => (
    <Button variant="quiet" onClick={onClose}>
      {label}
    </Button>
  );
  if (state.kind === 'opening') return <Skeleton label="Buscando la pregunta…" lines={4} />;
  if (state.kind === 'waits') {
    return (
      <Stack gap="s" className={css.appeal}>
        {title('Sin conexión por ahora')}
        <p>Lo que respondiste está guardado en este equipo: lo enviamos apenas vuelva.</p>
        <Cluster>
          <Button onClick={retry}>Reintentar</Button>
          {close('Seguir después')}
        </Cluster>
      </Stack>
    );
  }
  if (state.kind === 'refused') {
    return (
      <Stack gap="s" className={css.appeal}>
        {title(name)}
        <p>{REFUSAL_WORDS[state.why]}</p>
        {close('Cerrar')}
      </Stack>
    );
  }
  const { question, answered, most } = state.step;
  if (question === null) {
    const words = VERDICT_WORDS[state.step.verdict ?? 'stays'];
    return (
      <Stack gap="s" className={css.appeal}>
        {title(words.title)}
        <p>{words.text}</p>
        <Cluster>
          {close('Cerrar')}
          {state.step.verdict === 'stays' && <a href={lessonAddress(asked.content)}>Ir a la lección de {name}</a>}
        </Cluster>
      </Stack>
    );
  }
  return (
    <Stack gap="m" className={css.appeal}>
      {title(`Pregunta ${answered + 1} de ${most}: ${name}`)}
      <p className={css.hint}>Si aciertas las dos, lo marcamos como que lo sabes.</p>
      <AskedQuestionForm
        key={question.id}
        question={question}
        isLocked={state.sent !== null}
        chosen={state.sent?.option}
        later={close('Seguir después')}
        onAnswer={(option) => answer({ question: question.id, option, activeMs: Math.min(lookedAtMs(), 3_600_000) })}
      />
    </Stack>
  );
}
