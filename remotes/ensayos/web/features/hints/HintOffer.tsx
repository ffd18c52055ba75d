import { TUTOR_CLOSED_REASON, tutorAddress } from '@travesia/contracts/slices';
import { useHost } from '@travesia/kit-remote';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { Button, Icon, lightbulbIcon, RichContent } from '@travesia/kit-ui';
import { useEffect, useRef, useState } from 'react';
import type { HintBody, HintsAnswer } from '../../../api/attempts.ts';
import { hintsAnswer } from '../../../api/hint-answers.ts';
import { hintsPath } from '../../../api/paths.ts';
import { isHttpFailure } from '../attempt/status-of.ts';
import css from './hints.module.css';
import { keepTold, knowsCost, toldOf } from './told-hints.ts';
import { useSilence } from './use-silence.ts';

/** Who does nothing for so long is asked whether a hint would help. */
const SILENCE_MS = 45_000;

export interface HintOfferProps {
  readonly attempt: string;
  /** From 0. */
  readonly slot: number;
  /** How the student calls the question: `la pregunta 3`. */
  readonly name: string;
  readonly isLocked: boolean;
  /** It is the one on the screen and has no answer yet. */
  readonly isPondered: boolean;
  /** Its solution was told: what may be missing is the idea, and a hint costs nothing. */
  readonly isAnswered?: boolean;
}

type Trouble = 'offline' | 'simulacro' | 'too-many' | 'failed';

const TROUBLES: Readonly<Record<Trouble, string>> = {
  offline: 'Para una pista hace falta conexión. Puedes seguir respondiendo.',
  simulacro: 'Mientras rindes un simulacro no hay pistas: vuelven cuando lo entregues.',
  'too-many': 'Pediste muchas pistas seguidas: espera un minuto.',
  failed: 'No pudimos traer la pista. Inténtalo otra vez.',
};

function troubleOf(error: unknown): Trouble {
  if (!isHttpFailure(error) || error.status === undefined) return 'offline';
  if (error.status === 429) return 'too-many';
  return error.status === 409 &&
    error.problem &&
    'reason' in error.problem &&
    error.problem.reason === TUTOR_CLOSED_REASON
    ? 'simulacro'
    : 'failed';
}

const COST = 'Después de una pista, tu respuesta cuenta menos.';
const OFFER = '¿No sabes por dónde partir? Una pista te muestra la idea.';
const TOO_SOON = 'Prueba primero con esta: la que sigue llega después de otro intento o de unos segundos.';

/** A hint for who wants one: the idea at once, and what comes after it by tries and time. What there is below moves only when it is asked for. */
export function HintOffer({ attempt, slot, name, isLocked, isPondered, isAnswered = false }: HintOfferProps) {
  const { http } = useHost();
  const [told, setTold] = useState<HintsAnswer | undefined>(() => toldOf(attempt, slot));
  const [state, setState] = useState<'idle' | 'asking' | 'too-soon' | Trouble>('idle');
  const newest = useRef<HTMLElement>(null);
  const [isNew, setNew] = useState(false);
  const isOffered = useSilence(isPondered && !isLocked && told === undefined, SILENCE_MS);
  // What is asked stands above: the ladder is shown from its idea on.
  const hints = told?.hints.filter(({ rung }) => rung > 0 || told.hints.length === 1) ?? [];
  useEffect(() => {
    if (isNew) newest.current?.focus({ preventScroll: true });
  }, [isNew]);

  async function ask(): Promise<void> {
    setState('asking');
    setNew(false);
    try {
      const body: HintBody = { slot };
      const answer = readAnswer(hintsAnswer, await http(hintsPath(attempt), { method: 'POST', body }));
      const isMore = answer.hints.length > (told?.hints.length ?? 0);
      keepTold(attempt, slot, answer);
      setTold(answer);
      setNew(isMore);
      setState(isMore ? 'idle' : 'too-soon');
    } catch (error) {
      setState(troubleOf(error));
    }
  }

  const trouble = state === 'idle' || state === 'asking' ? null : state === 'too-soon' ? TOO_SOON : TROUBLES[state];
  const said = isOffered ? OFFER : isAnswered || knowsCost(attempt) ? '' : COST;
  return (
    <div className={css.hints}>
      {hints.map(({ rung, title, html }, index) => (
        <section
          key={rung}
          ref={index === hints.length - 1 ? newest : undefined}
          tabIndex={-1}
          className={css.hint}
          aria-label={`Pista para ${name}: ${title}`}
        >
          <strong>{title}</strong>
          <RichContent html={html} />
        </section>
      ))}
      <div className={css.offer} data-offered={isOffered}>
        {told?.nextMs === null ? null : (
          <Button variant="secondary" busy={state === 'asking'} disabled={isLocked} onClick={ask}>
            <Icon shape={lightbulbIcon} />
            {told === undefined ? (isAnswered ? 'Ver la idea' : 'Una pista') : 'Otra pista'}
            <span className="visually-hidden"> para {name}</span>
          </Button>
        )}
        {told === undefined || isAnswered ? null : (
          <a href={tutorAddress({ kind: 'question', attempt, slot })}>Sigue con el tutor</a>
        )}
        {said === '' ? null : <p className={css.said}>{said}</p>}
      </div>
      <p role="status" className={trouble === null ? 'visually-hidden' : css.trouble}>
        {trouble ?? (isOffered ? OFFER : '')}
      </p>
    </div>
  );
}
