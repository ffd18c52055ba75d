import { NEW_RANKING_PROCESS, type NemGroup, RANKING_LAST_PROCESS, writeGrade } from '@travesia/kit-paes';
import {
  DecimalField,
  Disclosure,
  formatDecimal,
  Grid,
  Notice,
  Split,
  Stack,
  Term,
  VisuallyHidden,
} from '@travesia/kit-ui';
import { useState } from 'react';
import { errorProps } from '../../features/nem/grade-message.ts';
import { SavedScoreNote } from '../../features/own-scores/SavedScoreNote.tsx';
import { useSavedScore } from '../../features/own-scores/use-saved-score.ts';
import { RankingResult } from './RankingResult.tsx';
import css from './RankingSection.module.css';
import { calculateRanking, type RankingTexts, readTableAverage } from './ranking-calculation.ts';

interface RankingSectionProps {
  readonly group: NemGroup;
  /** From the calculator above, in hundredths, where it stands in the table. */
  readonly nemAverage: number | undefined;
}

const FIELDS = [
  {
    key: 'own',
    label: 'Tu promedio (PA)',
    hint: (nemAverage: number | undefined) =>
      nemAverage === undefined
        ? 'El acumulado de tus años de enseñanza media.'
        : `Si lo dejas en blanco usamos tu NEM: ${writeGrade(nemAverage)}.`,
  },
  {
    key: 'historic',
    label: 'Promedio histórico (PH)',
    hint: () => 'De las tres generaciones anteriores de tu colegio.',
  },
  {
    key: 'historicMaximum',
    label: 'Máximo histórico (PMH)',
    hint: () => 'El promedio de los mejores de esas generaciones.',
  },
] as const;

/** Second part of the calculator, by the rule of the three cases. */
export function RankingSection({ group, nemAverage }: RankingSectionProps) {
  const [texts, setTexts] = useState<RankingTexts>({ own: '', historic: '', historicMaximum: '' });
  const calculation = calculateRanking(group, texts, nemAverage);
  const score =
    calculation.kind === 'result' && calculation.ranking.kind === 'score' ? calculation.ranking.score : null;
  const saved = useSavedScore('ranking', score);
  return (
    <Stack as="section" gap="m" aria-labelledby="ranking">
      <h2 id="ranking">Tu Ranking de notas</h2>
      <Split
        ratio="half"
        aside={
          <>
            <Disclosure summary="¿Dónde encuentro los datos de mi colegio?">
              <p>
                DEMRE publica el promedio histórico y el máximo histórico de cada contexto educativo, es decir, de cada
                colegio y tipo de enseñanza. Búscalos en su sitio o pídelos en tu colegio, en orientación o en la
                jefatura de UTP. Si estudiaste en más de un colegio, hay un contexto por cada uno.
              </p>
              <p>¿No los tienes? Puedes saltarte esta parte: tu puntaje NEM de arriba no depende de ellos.</p>
            </Disclosure>
            <Notice tone="warning" title={`Estimación válida hasta ${RANKING_LAST_PROCESS}`} headingLevel={3}>
              <p>
                Los tres casos vienen de la resolución vigente (Biblioteca del Congreso Nacional, idNorma 1174673). La
                ecuación del segundo caso y el redondeo los dedujimos de las variables que nombra; tu puntaje oficial
                puede diferir. Desde {NEW_RANKING_PROCESS} rige un Ranking nuevo, que depende solo de tu posición en tu
                colegio: este cálculo no sirve para ese proceso.
              </p>
            </Notice>
          </>
        }
      >
        <p>
          El{' '}
          <Term definition="Puntaje de 100 a 1.000 que compara tus notas con las de tu propio colegio.">Ranking</Term>{' '}
          compara tu promedio con los de las tres generaciones que egresaron de tu colegio antes que tú. Hay tres casos:
        </p>
        <ol>
          <li>Si tu promedio no supera el promedio histórico, tu Ranking es igual a tu puntaje NEM.</li>
          <li>Si está entre el promedio histórico y el máximo histórico, crece en línea recta hasta 1.000.</li>
          <li>Si alcanza o supera el máximo histórico, es 1.000.</li>
        </ol>
      </Split>
      <Grid min="m" className={css.fields}>
        {FIELDS.map(({ key, label, hint }) => (
          <DecimalField
            key={key}
            label={label}
            hint={hint(nemAverage)}
            value={texts[key]}
            errorLines={2}
            {...errorProps(readTableAverage(texts[key]), '4,00', '7,00')}
            onValueChange={(text) => setTexts({ ...texts, [key]: text })}
          />
        ))}
      </Grid>
      <VisuallyHidden as="div" aria-live="polite">
        {score === null ? '' : `Ranking estimado: ${formatDecimal(score)} puntos`}
      </VisuallyHidden>
      <RankingResult calculation={calculation} group={group} nemAverage={nemAverage} />
      {score === null ? null : <SavedScoreNote name="Ranking" value={score} saved={saved} />}
    </Stack>
  );
}
