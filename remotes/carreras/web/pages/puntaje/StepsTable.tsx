import { FACTORS, type Factor } from '@travesia/kit-paes';
import type { Scores } from '../../../admission/scores.ts';
import { type WeighingProgram, weightedScore } from '../../../admission/weighted-score.ts';
import { CompactTable } from '../../components/CompactTable.tsx';
import { plainScoreText, scoreText } from '../../features/catalogue/score-text.ts';
import { WEIGHED_FACTOR_SHORT_NAMES } from '../../features/catalogue/weight-ranges.ts';

interface Step {
  readonly key: Factor | 'sum';
  readonly name: string;
  readonly score: string;
  readonly weight: string;
  readonly worth: string;
}

/** A weighted score, factor by factor; nothing where a score is lacking. */
export function stepsOf(program: WeighingProgram, scores: Scores): readonly Step[] {
  const weighted = weightedScore(program, scores);
  if (weighted.kind === 'missing') return [];
  const idle = weighted.elective === 'hcs' ? 'cien' : weighted.elective === 'cien' ? 'hcs' : null;
  const steps = FACTORS.filter((factor) => program.weights[factor] > 0 && factor !== idle).map((factor) => {
    const score = scores[factor] ?? 0;
    return {
      key: factor,
      name: WEIGHED_FACTOR_SHORT_NAMES[factor],
      score: plainScoreText(score),
      weight: `${program.weights[factor]} %`,
      worth: scoreText((score * program.weights[factor]) / 100),
    };
  });
  const complete = weighted.kind === 'complete';
  return [
    ...steps,
    {
      key: 'sum',
      name: complete ? 'Puntaje ponderado' : 'Parte de la PAES',
      score: '',
      weight: `${complete ? 100 : 100 - weighted.missingWeight} %`,
      worth: scoreText(complete ? weighted.score : weighted.paesPart),
    },
  ];
}

interface StepsTableProps {
  readonly caption: string;
  readonly program: WeighingProgram;
  readonly scores: Scores;
}

/** How a weighted score comes about. */
export function StepsTable({ caption, program, scores }: StepsTableProps) {
  return (
    <CompactTable
      caption={caption}
      columns={[
        { key: 'name', header: 'Factor', rowHeader: true, cell: ({ name }: Step) => name },
        { key: 'score', header: 'Puntaje', numeric: true, cell: ({ score }) => score },
        { key: 'weight', header: 'Pesa', numeric: true, cell: ({ weight }) => weight },
        { key: 'worth', header: 'Aporta', numeric: true, cell: ({ worth }) => worth },
      ]}
      rows={stepsOf(program, scores)}
      rowKey={({ key }) => key}
      isCurrent={({ key }) => key === 'sum'}
    />
  );
}
