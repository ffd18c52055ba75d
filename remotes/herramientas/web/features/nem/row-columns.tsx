import { NEM_GROUPS, writeGrade } from '@travesia/kit-paes';
import { type Column, formatDecimal } from '@travesia/kit-ui';
import { averagePath } from '../../../routes.ts';
import type { TableRow } from './table-row.ts';

/** Average and the three groups; each average leads to its page, save the one of the page itself. */
export function rowColumns(current?: number): readonly Column<TableRow>[] {
  return [
    {
      key: 'average',
      header: 'Promedio',
      numeric: true,
      rowHeader: true,
      cell: ({ average }) =>
        average === current ? writeGrade(average) : <a href={averagePath(average)}>{writeGrade(average)}</a>,
    },
    ...NEM_GROUPS.map((group) => ({
      key: group,
      header: `Grupo ${group}`,
      numeric: true,
      cell: ({ scores }: TableRow) => formatDecimal(scores[group]),
    })),
  ];
}
