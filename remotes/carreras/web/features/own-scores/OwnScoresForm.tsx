import { BEST_TENTH, type ScoreTexts, TYPED_DAYS_MAX } from '@travesia/contracts/slices';
import { FACTOR_NAMES, FACTORS, type Factor } from '@travesia/kit-paes';
import { Button, DecimalField } from '@travesia/kit-ui';
import { useState } from 'react';
import { MIN_AVERAGE_TO_APPLY } from '../../../admission/eligibility.ts';
import { OWN_SCORES_VIEW } from '../../../routes.ts';
import css from './OwnScoresForm.module.css';
import { scoreError } from './read-score.ts';
import type { OwnScores } from './use-own-scores.ts';

interface OwnScoresFormProps {
  readonly asked: readonly Factor[];
  readonly own: OwnScores;
  /** False where what stands around it is called so. */
  readonly title?: boolean;
}

const HINTS: Readonly<Partial<Record<Factor, string>>> = {
  nem: 'El puntaje, no el promedio',
  ranking: 'Nunca es menor que tu NEM',
};

/** Of every field, and of what is ticked. */
const NOTHING: ScoreTexts = { ...Object.fromEntries(FACTORS.map((factor) => [factor, ''])), bestTenth: '' };

const NEM_CALCULATOR = '/herramientas/calculadora-nem';

/** A field a factor. What is wrong with one is said when it is left: while typing, 65 is on its way to 650. */
export function OwnScoresForm({ asked, own, title = true }: OwnScoresFormProps) {
  const { texts, place, change } = own;
  const [left, setLeft] = useState<readonly Factor[]>([]);
  const typed = Object.values(texts).some((text) => text !== '');
  return (
    <section {...(title ? { 'aria-labelledby': 'puntajes' } : { 'aria-label': 'Tus puntajes' })} className={css.form}>
      {title ? (
        <h2 id="puntajes" className={css.title}>
          Tus puntajes
        </h2>
      ) : null}
      <p className={css.about}>
        Los que tienes o esperas, de 100 a 1.000. Tu NEM en puntos sale de tus notas en la{' '}
        <a href={NEM_CALCULATOR}>calculadora NEM</a>, y queda aquí.
      </p>
      <div className={css.fields}>
        {asked.map((factor) => {
          const text = texts[factor] ?? '';
          const hint = HINTS[factor];
          return (
            <DecimalField
              key={factor}
              id={`puntaje-${factor}`}
              label={FACTOR_NAMES[factor]}
              {...(hint && { hint })}
              error={left.includes(factor) ? scoreError(text) : undefined}
              value={text}
              errorLines={3}
              onValueChange={(value) => change({ [factor]: value })}
              onFocus={() => setLeft((before) => before.filter((other) => other !== factor))}
              onBlur={() => {
                setLeft((before) => [...before, factor]);
                own.settle(factor);
              }}
            />
          );
        })}
      </div>
      <label className={css.tenth}>
        <input
          type="checkbox"
          checked={texts.bestTenth === BEST_TENTH}
          onChange={({ currentTarget }) => change({ bestTenth: currentTarget.checked ? BEST_TENTH : '' })}
        />
        <span>
          Egreso entre el 10 % de mejores notas de mi colegio: puedo postular con menos de {MIN_AVERAGE_TO_APPLY} de
          promedio entre Lectora y M1, salvo donde el programa pide más.
        </span>
      </label>
      {place === 'account' ? (
        <p className={css.about}>
          Son <a href={OWN_SCORES_VIEW}>los de tu cuenta</a>: los que cambies aquí cambian también en el explorador y en
          tu postulación.
        </p>
      ) : (
        <>
          <p className={css.about}>
            Lo que escribes no sale de tu navegador: queda en él {TYPED_DAYS_MAX} días, para la calculadora NEM y el
            buscador también, o hasta que lo borres. En un equipo compartido, bórralo al terminar.
          </p>
          <Button variant="quiet" disabled={!typed} onClick={() => change(NOTHING)}>
            Borrar mis puntajes
          </Button>
        </>
      )}
    </section>
  );
}
