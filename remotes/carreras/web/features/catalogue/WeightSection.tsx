import { formatDecimal, Stack } from '@travesia/kit-ui';
import type { ReactNode } from 'react';
import { OFFER_YEAR } from '../../../admission/program.ts';
import { CompactTable } from '../../components/CompactTable.tsx';
import { SourceNote } from './SourceNote.tsx';
import { WEIGHED_FACTOR_NAMES, type WeightRange } from './weight-ranges.ts';

interface WeightSectionProps {
  readonly name: string;
  readonly weights: readonly WeightRange[];
  /** Of the career, in all. */
  readonly programs: number;
  readonly children?: ReactNode;
}

/** Between what and what each factor weighs in a career. */
export function WeightSection({ name, weights, programs, children }: WeightSectionProps) {
  return (
    <Stack as="section" gap="m" aria-labelledby="pesos">
      <h2 id="pesos">Qué pesa para entrar a {name}</h2>
      <CompactTable
        caption={`Ponderaciones de ${name}, Admisión ${OFFER_YEAR}`}
        columns={[
          {
            key: 'factor',
            header: 'Factor',
            rowHeader: true,
            cell: ({ factor }: WeightRange) => WEIGHED_FACTOR_NAMES[factor],
          },
          {
            key: 'percent',
            header: 'Cuánto pesa',
            numeric: true,
            cell: ({ min, max }: WeightRange) =>
              min === max ? `${formatDecimal(min)} %` : `${formatDecimal(min)} a ${formatDecimal(max)} %`,
          },
          {
            key: 'programs',
            header: 'Programas',
            numeric: true,
            cell: (row: WeightRange) => (row.programs === programs ? `todos (${programs})` : row.programs),
          },
        ]}
        rows={weights}
        rowKey={({ factor }) => factor}
      />
      <SourceNote of={['offer']} about="cada ponderación" field="ponderaciones" />
      {children}
    </Stack>
  );
}
