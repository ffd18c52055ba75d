import { DataTable, Figure } from '@travesia/kit-ui';
import { type Cutoff, UNFILLED_KNOWN_SINCE } from '../../../admission/program.ts';
import { CutoffSpread } from './CutoffSpread.tsx';
import { DotsLegend } from './DotsLegend.tsx';
import { programCutoffSentence } from './program-cutoff-sentence.ts';
import { SourceNote } from './SourceNote.tsx';
import { scoreText } from './score-text.ts';

interface ProgramCutoffFigureProps {
  /** Of what these are the cut-offs: `Medicina`. */
  readonly name: string;
  /** Newest first, one at least. */
  readonly cutoffs: readonly Cutoff[];
}

/** In brackets where it was no bar, as in the tables. */
const markText = ({ last, unfilled }: Cutoff) => (unfilled ? `(${scoreText(last)})` : scoreText(last));

function filledText({ year, unfilled }: Cutoff): string {
  if (year < UNFILLED_KNOWN_SINCE) return 'sin dato';
  return unfilled ? 'no: sin corte' : 'sí';
}

const COLUMNS = [
  { key: 'year', header: 'Admisión', numeric: true, rowHeader: true, cell: ({ year }: Cutoff) => year },
  { key: 'last', header: 'Último seleccionado', numeric: true, cell: markText },
  { key: 'filled', header: '¿Llenó sus vacantes?', cell: filledText },
];

/** How the cut-off of one programme moved: picture, sentence and table. */
export function ProgramCutoffFigure({ name, cutoffs }: ProgramCutoffFigureProps) {
  const years = cutoffs.map(({ year }) => year);
  const [newest, oldest] = [years[0], years.at(-1)];
  const sentence = programCutoffSentence(cutoffs);
  const [now, ...before] = cutoffs;
  return (
    <Figure
      caption={`Puntajes de corte de ${name}: último seleccionado, Admisión ${oldest === newest ? newest : `${oldest} a ${newest}`}`}
      summary={sentence}
      table={
        <DataTable
          caption={`Puntajes de corte de ${name} por año`}
          columns={COLUMNS}
          rows={cutoffs}
          rowKey={({ year }) => String(year)}
          wide
        />
      }
    >
      <CutoffSpread
        histories={[cutoffs]}
        rows={cutoffs.map((cutoff) => ({
          year: cutoff.year,
          mark: { score: cutoff.last, text: markText(cutoff), isMiddle: false },
        }))}
        label={`Un punto por año. ${sentence}`}
      />
      <DotsLegend
        entries={[
          ...(now && !now.unfilled ? [{ look: 'now', text: `último seleccionado ${newest}` } as const] : []),
          ...(before.some(({ unfilled }) => !unfilled)
            ? [{ look: 'before', text: 'último seleccionado de años anteriores' } as const]
            : []),
          ...(cutoffs.some(({ unfilled }) => unfilled)
            ? [{ look: 'unfilled', text: 'sin puntaje de corte: no llenó sus vacantes' } as const]
            : []),
        ]}
      />
      <SourceNote of={['cutoffs']} about="cada corte" field="corte" />
    </Figure>
  );
}
