import {
  type NemGroup,
  nemScoreInTable,
  type RankingInputError,
  type RankingScore,
  rankingScore,
  SCORE_MAX,
  writeGrade,
} from '@travesia/kit-paes';
import { DataTable, Figure, formatDecimal, Stat } from '@travesia/kit-ui';
import { type PlotPoint, ScorePlot } from '../../components/ScorePlot.tsx';
import { groupCurve } from '../../features/nem/group-curve.ts';
import { PlotLegend } from '../../features/nem/PlotLegend.tsx';
import css from './RankingResult.module.css';
import type { RankingCalculation } from './ranking-calculation.ts';

const ERROR_TEXT: Readonly<Record<RankingInputError, string>> = {
  'own-outside-table': 'Tu promedio debe estar entre 4,00 y 7,00.',
  'historic-outside-table': 'El promedio histórico debe estar entre 4,00 y 7,00.',
  'historic-maximum-outside-table': 'El máximo histórico debe estar entre 4,00 y 7,00.',
  'historic-above-maximum':
    'El promedio histórico no puede ser mayor que el máximo histórico: revisa si los cambiaste de lugar.',
};

type Scored = RankingScore & { readonly kind: 'score' };
type Averages = Omit<RankingCalculation & { readonly kind: 'result' }, 'kind' | 'ranking'>;

function caseInWords({ own, historic, historicMaximum }: Averages, ranking: Scored): string {
  const { score, nem, historicNem } = ranking;
  const [pa, ph, pmh] = [own, historic, historicMaximum].map((average) => writeGrade(average));
  switch (ranking.case) {
    case 'same-as-nem':
      return `Tu promedio (${pa}) no supera el promedio histórico (${ph}): tu Ranking es igual a tu puntaje NEM.`;
    case 'maximum':
      return `Tu promedio (${pa}) alcanza el máximo histórico (${pmh}): tu Ranking es el máximo.`;
    case 'between': {
      const start = formatDecimal(historicNem);
      const line = `${start} + (1.000 − ${start}) × (${pa} − ${ph}) ÷ (${pmh} − ${ph})`;
      return score === nem
        ? `${line} no supera tu puntaje NEM, y el Ranking parte de él: son iguales.`
        : `${line} = ${formatDecimal(score)}`;
    }
  }
}

/** The rule itself over the whole table, with its two corners. */
function rankingLine(group: NemGroup, { historic, historicMaximum }: Averages): readonly PlotPoint[] {
  const averages = [...groupCurve(group).map(([average]) => average), historic, historicMaximum];
  return averages
    .sort((a, b) => a - b)
    .flatMap((own) => {
      const result = rankingScore({ group, own, historic, historicMaximum });
      return result.kind === 'score' ? [[own, result.score] as const] : [];
    });
}

interface PictureProps {
  readonly group: NemGroup;
  readonly averages: Averages;
  readonly ranking: Scored;
}

/** NEM score and ranking of the school's every average, with the student on the ranking. */
function Picture({ group, averages, ranking }: PictureProps) {
  const { own, historic, historicMaximum } = averages;
  const corners = [
    { name: 'Promedio histórico (PH)', average: historic, score: ranking.historicNem },
    { name: 'Tú', average: own, score: ranking.score },
    { name: 'Máximo histórico (PMH)', average: historicMaximum, score: SCORE_MAX },
  ];
  return (
    <Figure
      caption="Tu Ranking y tu NEM en el mismo dibujo"
      summary="El Ranking sigue al puntaje NEM hasta el promedio histórico de tu colegio y desde ahí sube hasta 1.000 en el máximo histórico."
      table={
        <DataTable
          caption="Puntos del dibujo"
          columns={[
            { key: 'name', header: 'Punto', rowHeader: true, cell: ({ name }) => name },
            { key: 'average', header: 'Promedio', numeric: true, cell: ({ average }) => writeGrade(average) },
            { key: 'score', header: 'Ranking', numeric: true, cell: ({ score }) => formatDecimal(score) },
          ]}
          rows={corners}
          rowKey={({ name }) => name}
        />
      }
    >
      <ScorePlot
        label={`Ranking según el promedio: ${formatDecimal(ranking.score)} puntos con ${writeGrade(own)}.`}
        lines={[
          { key: 'nem', look: 2, points: groupCurve(group) },
          {
            key: 'ranking',
            look: 1,
            points: rankingLine(group, averages),
          },
        ]}
        mark={{ at: [own, ranking.score], text: `${writeGrade(own)} → ${formatDecimal(ranking.score)}` }}
      />
      <PlotLegend
        entries={[
          { look: 1, text: 'Ranking en tu colegio' },
          { look: 2, text: 'Puntaje NEM' },
        ]}
      />
    </Figure>
  );
}

interface RankingResultProps {
  readonly calculation: RankingCalculation;
  readonly group: NemGroup;
  readonly nemAverage: number | undefined;
}

export function RankingResult({ calculation, group, nemAverage }: RankingResultProps) {
  if (calculation.kind !== 'result') {
    return (
      <p className={css.pending}>
        {calculation.kind === 'invalid'
          ? 'Revisa el promedio marcado y aquí aparece tu Ranking.'
          : nemAverage === undefined
            ? 'Escribe los tres promedios y aquí aparece tu Ranking estimado.'
            : `Faltan los datos de tu colegio. Mientras tanto: con la regla vigente, tu Ranking parte de tu puntaje NEM (${formatDecimal(nemScoreInTable(group, nemAverage))}) y llega a lo más a 1.000.`}
      </p>
    );
  }
  const { ranking } = calculation;
  if (ranking.kind === 'error') return <p className={css.pending}>{ERROR_TEXT[ranking.error]}</p>;
  const bonus = ranking.score - ranking.nem;
  return (
    <div className={css.answer}>
      <div className={css.result}>
        <Stat
          label="Tu Ranking estimado"
          value={formatDecimal(ranking.score)}
          unit="puntos"
          size="l"
          definition="Tu puntaje NEM más el premio por superar el promedio histórico de tu colegio."
          note={`Tu puntaje NEM: ${formatDecimal(ranking.nem)}${bonus > 0 ? ` (${formatDecimal(bonus)} puntos menos)` : ''}`}
        />
        <p>{caseInWords(calculation, ranking)}</p>
      </div>
      <Picture group={group} averages={calculation} ranking={ranking} />
    </div>
  );
}
