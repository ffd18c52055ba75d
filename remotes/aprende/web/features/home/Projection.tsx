import { SHORT_TEST_NAMES } from '@travesia/contracts/profile-words';
import { Card, Stack } from '@travesia/kit-ui';
import { useId, useState } from 'react';
import type { Projection as Projected } from '../../../plan/plan.ts';
import { minutesText } from './dates-text.ts';
import css from './home.module.css';
import { noScoreText } from './scored-tests.ts';

/**
 * What may be expected of other amounts of study: to try, not to promise. Of tests that have no score it says what is
 * missing.
 */
export function Projection({
  projection,
  scored,
}: {
  readonly projection: readonly Projected[];
  /** Tests of which a score is known. */
  readonly scored: ReadonlySet<string>;
}) {
  const own = Math.max(
    0,
    projection.findIndex(({ factor }) => factor === 1),
  );
  const [place, setPlace] = useState(own);
  const id = useId();
  const chosen = projection[place] ?? projection[own];
  const planned = projection[own];
  if (!chosen || !planned) return null;
  const shown = chosen.tests.filter(({ test }) => scored.has(test));
  const others = chosen.tests.flatMap(({ test }) => (scored.has(test) ? [] : test));
  const missing = others.length > 0 && (
    <p>
      {noScoreText(others, shown.length > 0)} <a href="/ensayos/generar/tipo">Elegir un ensayo o una práctica</a>
    </p>
  );
  if (shown.length === 0) {
    return (
      <Card as="section" aria-labelledby={`${id}-title`}>
        <Stack>
          <h2 id={`${id}-title`}>Tu puntaje</h2>
          {missing}
        </Stack>
      </Card>
    );
  }
  const more = chosen.minutesAWeek - planned.minutesAWeek;
  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <Stack>
        <h2 id={`${id}-title`}>¿Y si estudio más?</h2>
        <label htmlFor={id}>
          {minutesText(chosen.minutesAWeek)} a la semana
          {more === 0 ? ', como dice tu plan' : `, ${minutesText(Math.abs(more))} ${more > 0 ? 'más' : 'menos'}`}
        </label>
        <input
          id={id}
          className={css.slider}
          type="range"
          min={0}
          max={projection.length - 1}
          step={1}
          value={place}
          aria-valuetext={`${minutesText(chosen.minutesAWeek)} a la semana`}
          onChange={(event) => setPlace(Number(event.currentTarget.value))}
        />
        <ul className={css.distances} aria-live="polite">
          {shown.map(({ test, expected }) => (
            <li key={test} data-area={test}>
              <strong>{SHORT_TEST_NAMES[test]}</strong>: entre {Math.round(expected.low)} y {Math.round(expected.high)}
            </li>
          ))}
        </ul>
        <p className={css.facts}>
          Es lo que se espera, el día de la prueba, de un estudiante con tus respuestas. No es una promesa: el rango
          dice cuánto puede variar.
        </p>
        {missing}
      </Stack>
    </Card>
  );
}
