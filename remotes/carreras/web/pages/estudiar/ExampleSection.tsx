import { ButtonLink, DataTable, formatDecimal, Notice, Stack } from '@travesia/kit-ui';
import { CUTOFF_YEAR, OFFER_YEAR } from '../../../admission/program.ts';
import { scorePath } from '../../../routes.ts';
import { Weighted } from '../../features/catalogue/admission-terms.tsx';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { WEIGHED_FACTOR_NAMES } from '../../features/catalogue/weight-ranges.ts';
import type { ExampleScore } from './example-score.ts';
import type { LandingData } from './landing-data.ts';

type Part = ExampleScore['parts'][number];

const points = ({ score, weight }: Part) => scoreText((score * weight) / 100);

/** How the score is reckoned, and the calculator that does it with the student's own. */
export function ExampleSection({ data }: { readonly data: LandingData }) {
  const { id, name, example } = data;
  const { universityName, place, parts, total, cutoff } = example;
  const difference = total - cutoff;
  return (
    <Stack as="section" gap="m" aria-labelledby="calcula">
      <h2 id="calcula">Calcula tu puntaje para {name}</h2>
      <p>
        Al postular se compara tu <Weighted>puntaje ponderado</Weighted>, y cada programa tiene sus pesos. Así se saca
        en {universityName} ({place}), con puntajes de ejemplo:
      </p>
      <DataTable
        caption={`Ejemplo: ponderado de ${name}, ${universityName}, Admisión ${OFFER_YEAR}`}
        columns={[
          {
            key: 'factor',
            header: 'Puntaje',
            rowHeader: true,
            cell: ({ factor }: Part) => WEIGHED_FACTOR_NAMES[factor],
          },
          { key: 'score', header: 'Ejemplo', numeric: true, cell: ({ score }) => score },
          { key: 'weight', header: 'Pesa', numeric: true, cell: ({ weight }) => `${formatDecimal(weight)} %` },
          { key: 'points', header: 'Aporta', numeric: true, cell: points },
        ]}
        rows={parts}
        rowKey={({ factor }) => factor}
      />
      <p>
        Suma: <strong>{scoreText(total)}</strong> puntos. El último seleccionado {CUTOFF_YEAR} ahí tuvo{' '}
        {scoreText(cutoff)}: {difference < 0 ? 'habrían faltado' : 'habrían sobrado'} {scoreText(Math.abs(difference))}{' '}
        puntos.
      </p>
      <Notice title="Ahora con los tuyos" headingLevel={3}>
        <p>
          La calculadora de {name} ya tiene los pesos de los {formatDecimal(data.summary.programs)} programas. Escribe
          tu NEM, tu Ranking y los puntajes que esperas, y dice tu ponderado en cada uno y qué te falta.
        </p>
        <ButtonLink href={scorePath(id)}>Calcular mi puntaje</ButtonLink>
      </Notice>
    </Stack>
  );
}
