import { DataTable, Figure } from '@travesia/kit-ui';
import { CUTOFF_YEAR, CUTOFF_YEARS, type Cutoff } from '../../../admission/program.ts';
import { CutoffSpread, type SpreadRow } from './CutoffSpread.tsx';
import { cutoffSentence } from './cutoff-sentence.ts';
import { type CutoffSummary, summariseCutoffs } from './cutoff-summary.ts';
import { DotsLegend } from './DotsLegend.tsx';
import { ProgramCutoffFigure } from './ProgramCutoffFigure.tsx';
import { SourceNote } from './SourceNote.tsx';
import { scoreText } from './score-text.ts';

interface CutoffFigureProps {
  /** Of what these are the cut-offs: `Medicina`, `la Universidad de Chile`. */
  readonly name: string;
  /** One programme's cut-offs an entry. */
  readonly histories: readonly (readonly Cutoff[])[];
}

const LEGEND = [
  { look: 'now', text: `un programa, ${CUTOFF_YEAR}` },
  { look: 'before', text: 'un programa, años anteriores' },
  { look: 'unfilled', text: 'sin puntaje de corte: no llenó sus vacantes' },
  { look: 'median', text: 'mediana de los que las llenaron' },
] as const;

const NOT_KNOWN = 'sin dato';

const score = (value: number | undefined) => (value === undefined ? '—' : scoreText(value));

const COLUMNS = [
  { key: 'year', header: 'Admisión', numeric: true, rowHeader: true, cell: ({ year }: CutoffSummary) => year },
  { key: 'min', header: 'Más bajo', numeric: true, cell: ({ range }: CutoffSummary) => score(range?.min) },
  { key: 'median', header: 'Mediana', numeric: true, cell: ({ range }: CutoffSummary) => score(range?.median) },
  { key: 'max', header: 'Más alto', numeric: true, cell: ({ range }: CutoffSummary) => score(range?.max) },
  { key: 'filled', header: 'Con corte', numeric: true, cell: ({ filled }: CutoffSummary) => filled ?? NOT_KNOWN },
  {
    key: 'unfilled',
    header: 'Sin corte',
    numeric: true,
    cell: ({ filled, programs }: CutoffSummary) => (filled === null ? NOT_KNOWN : programs - filled),
  },
];

function spreadRow({ year, range, filled }: CutoffSummary): SpreadRow {
  if (range) return { year, mark: { score: range.median, text: scoreText(range.median), isMiddle: true } };
  return { year, mark: filled === null ? 'sin dato de quién llenó' : 'sin puntaje de corte' };
}

/** How the cut-offs of these programmes spread in each process: picture, sentence and table. One alone has a history, and no median. */
export function CutoffFigure({ name, histories }: CutoffFigureProps) {
  const [first, ...others] = histories;
  if (first && others.length === 0) return <ProgramCutoffFigure name={name} cutoffs={first} />;
  return <CutoffSpreadFigure name={name} histories={histories} />;
}

function CutoffSpreadFigure({ name, histories }: CutoffFigureProps) {
  const summaries = CUTOFF_YEARS.map((year) => summariseCutoffs(histories, year)).filter(
    ({ programs }) => programs > 0,
  );
  const notKnown = summaries.filter(({ filled }) => filled === null).map(({ year }) => year);
  const sentence = cutoffSentence(summaries);
  const shown = new Set(histories.flatMap((history) => history.map(({ unfilled }) => unfilled)));
  const several = summaries.length > 1;
  return (
    <Figure
      caption={`Puntajes de corte de ${name}: último seleccionado, Admisión ${several ? `${CUTOFF_YEARS.at(-1)} a ${CUTOFF_YEAR}` : CUTOFF_YEAR}`}
      summary={
        notKnown.length > 0
          ? `${sentence} De ${notKnown.join(' y ')} no se sabe qué programas llenaron sus vacantes: van todos, sin mediana.`
          : sentence
      }
      table={
        <DataTable
          caption={`Puntajes de corte de ${name} por año`}
          columns={COLUMNS}
          rows={summaries}
          rowKey={({ year }) => String(year)}
          wide
        />
      }
    >
      <CutoffSpread
        histories={histories}
        rows={summaries.map(spreadRow)}
        label={`Un punto por programa y año. ${sentence}`}
      />
      <DotsLegend
        entries={LEGEND.filter(
          ({ look }) =>
            (look !== 'now' || (summaries[0]?.filled ?? 0) > 0) &&
            (look !== 'unfilled' || shown.has(true)) &&
            (look !== 'before' || several) &&
            (look !== 'median' || shown.has(false)),
        )}
      />
      <SourceNote of={['cutoffs']} about="cada corte" field="corte" />
    </Figure>
  );
}
