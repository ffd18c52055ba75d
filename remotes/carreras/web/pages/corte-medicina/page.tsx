import type { PageHead, PageProps } from '@travesia/kit-remote';
import { pageData } from '@travesia/kit-remote/page-data';
import { Stack } from '@travesia/kit-ui';
import { CUTOFF_YEAR } from '../../../admission/program.ts';
import { summariseCutoffs } from '../../features/catalogue/cutoff-summary.ts';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { CareerCutoffs } from '../corte-carrera/CareerCutoffs.tsx';
import type { CareerCutoffsData } from '../corte-carrera/career-cutoffs-data.ts';
import { cutoffHead } from '../corte-carrera/cutoff-head.ts';

export const head: PageHead = ({ data }) => cutoffHead(pageData<CareerCutoffsData>(data));

/** What tells Medicina from other careers, in the figures of its own programmes. */
function WhatIsSpecial({ programs, weights }: CareerCutoffsData) {
  const { filled, range } = summariseCutoffs(
    programs.map(({ cutoffs }) => cutoffs),
    CUTOFF_YEAR,
  );
  const sciences = weights.find(({ factor }) => factor === 'cien');
  const either = weights.find(({ factor }) => factor === 'elective');
  return (
    <Stack as="section" gap="m" aria-labelledby="distinta">
      <h2 id="distinta">Por qué Medicina es distinta</h2>
      <ul>
        <li>
          <strong>Casi todo se llena.</strong> {filled} de los {programs.length} programas llenaron sus vacantes en{' '}
          {CUTOFF_YEAR}: casi siempre hay un corte que alcanzar.
        </li>
        {range ? (
          <li>
            <strong>Los cortes están juntos.</strong> Entre el más bajo y el más alto hay{' '}
            {scoreText(range.max - range.min)} puntos: unas pocas preguntas cambian a cuántos programas llegas.
          </li>
        ) : null}
        {sciences ? (
          <li>
            <strong>Ciencias es la prueba electiva.</strong> {sciences.programs} programas la exigen y pesa hasta{' '}
            {sciences.max} %{either ? `; ${either.programs} aceptan Historia o Ciencias, la mejor de las dos` : ''}. M2
            no pesa en ninguno.
          </li>
        ) : null}
        <li>
          <strong>Las notas pesan.</strong> NEM y Ranking son parte del puntaje ponderado en todos: ya están puestos,
          así que conviene <a href="/herramientas/calculadora-nem">calcularlos primero</a>.
        </li>
      </ul>
    </Stack>
  );
}

export default function CorteMedicina({ data }: PageProps) {
  const career = pageData<CareerCutoffsData>(data);
  return (
    <CareerCutoffs data={career} title={`Puntajes de corte de Medicina ${CUTOFF_YEAR}`}>
      <WhatIsSpecial {...career} />
    </CareerCutoffs>
  );
}
