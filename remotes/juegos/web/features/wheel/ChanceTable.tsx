import { SHORT_TEST_NAMES } from '@travesia/contracts/profile-words';
import type { TestId } from '@travesia/contracts/temario';
import { type Column, DataTable } from '@travesia/kit-ui';
import { chanceInWords, questionsInWords, rightInWords } from './wheel-words.ts';

export interface ChanceRow {
  readonly content: string;
  readonly name: string;
  readonly test: TestId;
  readonly chance: number;
  /** What its weight is made of, where not all weigh the same. */
  readonly gain?: { readonly questions: number; readonly probability: number } | undefined;
}

const PLACE = 'N.º';

/** The wheel as a table: what is on it, and with what chance it comes up. */
export function ChanceTable({ rows, won }: { readonly rows: readonly ChanceRow[]; readonly won?: string | undefined }) {
  const isWeighed = rows.some(({ gain }) => gain !== undefined);
  const placed = rows.map((row, index) => ({ ...row, place: index + 1 }));
  const columns: Column<(typeof placed)[number]>[] = [
    { key: 'place', header: PLACE, numeric: true, cell: ({ place }) => place },
    { key: 'name', header: 'Contenido', rowHeader: true, cell: ({ name }) => name },
    { key: 'chance', header: 'Chance', numeric: true, cell: ({ chance }) => chanceInWords(chance) },
    { key: 'test', header: 'Prueba', cell: ({ test }) => SHORT_TEST_NAMES[test] },
    ...(isWeighed
      ? ([
          {
            key: 'questions',
            header: 'Preguntas en la prueba',
            numeric: true,
            cell: ({ gain }) => questionsInWords(gain?.questions ?? 0),
          },
          { key: 'right', header: 'Hoy acertarías', cell: ({ gain }) => rightInWords(gain?.probability ?? 0) },
        ] satisfies Column<(typeof placed)[number]>[])
      : []),
  ];
  return (
    <DataTable
      caption="Lo que está en la ruleta y con qué chance sale"
      hideCaption
      wide
      columns={columns}
      rows={placed}
      rowKey={({ content }) => content}
      isCurrent={({ content }) => content === won}
    />
  );
}
