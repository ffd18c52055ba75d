import { FACTOR_NAMES, type Factor } from '@travesia/kit-paes';
import { Button, DecimalField } from '@travesia/kit-ui';
import { useState } from 'react';
import { scoreError } from './read-score.ts';
import css from './score-form.module.css';
import type { ScoreTexts } from './score-texts.ts';

interface ScoreFormProps {
  readonly asked: readonly Factor[];
  readonly texts: ScoreTexts;
  readonly onChange: (texts: ScoreTexts) => void;
}

const HINTS: Readonly<Partial<Record<Factor, string>>> = {
  nem: 'El puntaje, no el promedio',
  ranking: 'Nunca es menor que tu NEM',
};

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
              onValueChange={(value) => onChange({ ...texts, [factor]: value })}
              onFocus={() => setLeft(left.filter((other) => other !== factor))}
              onBlur={() => setLeft([...left, factor])}
            />
          );
        })}
      </div>
      <p className={css.about}>
        Lo que escribes no sale de tu navegador: se guarda en esta pestaña y se borra al cerrarla.
      </p>
      <Button variant="quiet" disabled={!typed} onClick={() => onChange({})}>
        Borrar mis puntajes
      </Button>
    </section>
  );
}
