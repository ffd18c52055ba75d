import { type NemGroup, writeGrade } from '@travesia/kit-paes';
import { DataTable, Figure, formatDecimal } from '@travesia/kit-ui';
import { TABLE_PATH } from '../../../routes.ts';
import { type PlotPoint, ScorePlot } from '../../components/ScorePlot.tsx';
import { groupCurve } from '../../features/nem/group-curve.ts';

interface CurveFigureProps {
  readonly group: NemGroup;
  /** The student's own point, when there is one. */
  readonly own: PlotPoint | undefined;
}

const COLUMNS = [
  {
    key: 'average',
    header: 'Promedio',
    numeric: true,
    rowHeader: true,
    cell: ([average]: PlotPoint) => writeGrade(average),
  },
  { key: 'score', header: 'Puntaje NEM', numeric: true, cell: ([, score]: PlotPoint) => formatDecimal(score) },
];

/** The table of the group as a curve, with the student on it. */
export function CurveFigure({ group, own }: CurveFigureProps) {
  const curve = groupCurve(group);
  const ownText = own ? ` Tu punto: promedio ${writeGrade(own[0])}, ${formatDecimal(own[1])} puntos.` : '';
  return (
    <Figure
      caption={`Del promedio al puntaje, grupo ${group}`}
      summary={
        <>
          Cada décima de promedio vale unos 30 puntos.{ownText} El detalle de cada centésima está en la{' '}
          <a href={TABLE_PATH}>tabla completa</a>.
        </>
      }
      table={
        <DataTable
          caption={`Puntaje NEM del grupo ${group}, cada 0,1`}
          columns={COLUMNS}
          rows={curve}
          rowKey={([average]) => String(average)}
          tall
        />
      }
    >
      <ScorePlot
        label={`Curva del grupo ${group}: de 100 puntos con promedio 4,0 a 1.000 puntos con promedio 7,0.${ownText}`}
        lines={[{ key: group, look: 1, points: curve }]}
        mark={own ? { at: own, text: `${writeGrade(own[0])} → ${formatDecimal(own[1])}` } : undefined}
      />
    </Figure>
  );
}
