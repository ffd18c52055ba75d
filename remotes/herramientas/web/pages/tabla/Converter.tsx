import { NEM_TABLE_FIRST, NEM_TABLE_LAST, type NemGroup, readGrade, writeGrade } from '@travesia/kit-paes';
import { DecimalField, formatDecimal, Grid, Stack, TextField } from '@travesia/kit-ui';
import { useState } from 'react';
import { averagePath } from '../../../routes.ts';
import { GroupChoice } from '../../features/nem/GroupChoice.tsx';
import { errorProps } from '../../features/nem/grade-message.ts';
import css from './Converter.module.css';
import { averageOfText, type ScoreInput, scoreOfText } from './conversion.ts';

function averageAnswer(input: ScoreInput): string {
  if (input.kind !== 'wanted') return '';
  const { found, wanted } = input;
  if (found.kind !== 'average') return '';
  const reached = found.score === wanted ? '' : ` (con él son ${formatDecimal(found.score)})`;
  return `Necesitas al menos promedio ${writeGrade(found.average)}${reached}.`;
}

function scoreError(input: ScoreInput): { readonly error?: string } {
  if (input.kind === 'not-a-score') return { error: 'Escribe un puntaje sin decimales, por ejemplo 700.' };
  if (input.kind === 'wanted' && input.found.kind !== 'average') return { error: 'Debe estar entre 100 y 1.000.' };
  return {};
}

/** From average to score and back, for one group. */
export function Converter() {
  const [group, setGroup] = useState<NemGroup>('A');
  const [averageText, setAverageText] = useState('');
  const [scoreText, setScoreText] = useState('');
  const scored = scoreOfText(group, averageText);
  const wanted = averageOfText(group, scoreText);
  return (
    <section className={css.converter} aria-labelledby="conversor">
      <h2 id="conversor" className={css.title}>
        Conversor
      </h2>
      <Stack gap="l">
        <GroupChoice value={group} onValueChange={setGroup} />
        <Grid min="m" className={css.fields}>
          <div>
            <DecimalField
              label="De promedio a puntaje"
              hint="Tu promedio, de 4,00 a 7,00"
              value={averageText}
              errorLines={2}
              {...errorProps(readGrade(averageText, NEM_TABLE_FIRST, NEM_TABLE_LAST), '4,00', '7,00')}
              onValueChange={setAverageText}
            />
            <p className={css.answer} aria-live="polite">
              {scored ? (
                <>
                  <a href={averagePath(scored.average)}>{writeGrade(scored.average)}</a> son{' '}
                  <strong>{formatDecimal(scored.score)} puntos</strong>.
                </>
              ) : null}
            </p>
          </div>
          <div>
            <TextField
              label="De puntaje a promedio"
              hint="El puntaje que buscas, de 100 a 1.000"
              inputMode="numeric"
              size={8}
              autoComplete="off"
              value={scoreText}
              errorLines={2}
              {...scoreError(wanted)}
              onValueChange={setScoreText}
            />
            <p className={css.answer} aria-live="polite">
              {averageAnswer(wanted)}
            </p>
          </div>
        </Grid>
      </Stack>
    </section>
  );
}
