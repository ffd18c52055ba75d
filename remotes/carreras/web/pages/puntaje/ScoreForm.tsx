import { FACTOR_NAMES, FACTORS, type Factor } from '@travesia/kit-paes';
import { Button, DecimalField } from '@travesia/kit-ui';
import { useState } from 'react';
import { MIN_AVERAGE_TO_APPLY } from '../../../admission/eligibility.ts';
import { BEST_TENTH, type ScoreTexts, TYPED_DAYS_MAX } from '../../features/catalogue/typed-scores.ts';
import { scoreError } from './read-score.ts';
import css from './ScoreForm.module.css';

interface ScoreFormProps {
  readonly asked: readonly Factor[];
  readonly texts: ScoreTexts;
  /** Of the fields that changed. */
  readonly onChange: (changed: ScoreTexts) => void;
}

const HINTS: Readonly<Partial<Record<Factor, string>>> = {
  nem: 'El puntaje, no el promedio',
  ranking: 'Nunca es menor que tu NEM',
};

/** Of every field, and of what is ticked. */
const NOTHING: ScoreTexts = { ...Object.fromEntries(FACTORS.map((factor) => [factor, ''])), bestTenth: '' };

const NEM_TABLE = '/paes/nem/nem-a-puntaje';

/** A field a factor. What is wrong with one is said when it is left: while typing, 65 is on its way to 650. */
export function ScoreForm({ asked, texts, onChange }: ScoreFormProps) {
  const [left, setLeft] = useState<readonly Factor[]>([]);
  const typed = Object.values(texts).some((text) => text !== '');
  return (
    <section aria-labelledby="puntajes" className={css.form}>
      <h2 id="puntajes" className={css.title}>
        Tus puntajes
      </h2>
      <p className={css.about}>
        Los que tienes o esperas, de 100 a 1.000. Tu NEM en puntos está en la <a href={NEM_TABLE}>tabla NEM</a>.
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
              onValueChange={(value) => onChange({ [factor]: value })}
              onFocus={() => setLeft((before) => before.filter((other) => other !== factor))}
              onBlur={() => setLeft((before) => [...before, factor])}
            />
          );
        })}
      </div>
      <label className={css.tenth}>
        <input
          type="checkbox"
          checked={texts.bestTenth === BEST_TENTH}
          onChange={({ currentTarget }) => onChange({ bestTenth: currentTarget.checked ? BEST_TENTH : '' })}
        />
        <span>
          Egreso entre el 10 % de mejores notas de mi colegio: puedo postular con menos de {MIN_AVERAGE_TO_APPLY} de
          promedio entre Lectora y M1, salvo donde el programa pide más.
        </span>
      </label>
      <p className={css.about}>
        Lo que escribes no sale de tu navegador: queda en él {TYPED_DAYS_MAX} días, o hasta que lo borres. En un equipo
        compartido, bórralo al terminar.
      </p>
      <Button variant="quiet" disabled={!typed} onClick={() => onChange(NOTHING)}>
        Borrar mis puntajes
      </Button>
    </section>
  );
}
