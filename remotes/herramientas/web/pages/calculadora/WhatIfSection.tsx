import { type NemGroup, SCHOOL_YEARS, writeGrade } from '@travesia/kit-paes';
import { DataTable, formatDecimal, Stack } from '@travesia/kit-ui';
import type { Calculation } from './calculation.ts';
import { aTenthMore, missingYearScenarios } from './what-if.ts';
import { YEAR_NAMES } from './year-names.ts';

interface WhatIfSectionProps {
  readonly calculation: Calculation & { readonly kind: 'result' };
  readonly group: NemGroup;
}

/** What would change the result: the year still to come, and a tenth of average. */
export function WhatIfSection({ calculation: { average, missing, years }, group }: WhatIfSectionProps) {
  const raise = aTenthMore(group, average);
  const missingYear = missing.length === 1 ? YEAR_NAMES[missing[0] ?? 0] : undefined;
  if (!raise && !missingYear) return null;
  return (
    <Stack as="section" gap="m" aria-labelledby="y-si">
      <h2 id="y-si">¿Y si…?</h2>
      {missingYear ? (
        <DataTable
          caption={`Tu NEM según el promedio con que termines ${missingYear}`}
          columns={[
            {
              key: 'year',
              header: missingYear,
              numeric: true,
              rowHeader: true,
              cell: ({ year }) => writeGrade(year, 'short'),
            },
            { key: 'average', header: 'NEM', numeric: true, cell: (row) => writeGrade(row.average) },
            {
              key: 'score',
              header: 'Puntaje',
              numeric: true,
              cell: ({ score }) => (score === null ? 'Sin puntaje' : formatDecimal(score)),
            },
          ]}
          rows={missingYearScenarios(group, years)}
          rowKey={({ year }) => String(year)}
        />
      ) : null}
      {raise ? (
        <p>
          Si tu NEM fuera 0,1 más alto ({writeGrade(raise.average)}), tu puntaje sería {formatDecimal(raise.score)}:{' '}
          {raise.points} puntos más. Como el NEM es el promedio de {SCHOOL_YEARS} años, para subirlo 0,1 un solo año
          tiene que subir 0,4.
        </p>
      ) : null}
    </Stack>
  );
}
