export {
  correctToScore,
  ESTIMATE_GAP_MAX,
  ESTIMATE_MARGIN,
  ESTIMATE_SITTING,
  SITTING_NAMES,
  SITTINGS,
  type Sitting,
} from './correct/correct-to-score.ts';
export { correctFor, correctWithin, questionsToReach } from './correct/questions-to-reach.ts';
export { FACTOR_NAMES, FACTORS, type Factor } from './factor.ts';
export { GRADE_MAX, GRADE_MIN, type GradeInput, readGrade, writeGrade } from './nem/grade.ts';
export { nemAverage, SCHOOL_YEARS } from './nem/nem-average.ts';
export { NEM_GROUPS, type NemGroup } from './nem/nem-group.ts';
export { type NemScore, nemScore, nemScoreInTable } from './nem/nem-score.ts';
export {
  NEM_TABLE_FIRST,
  NEM_TABLE_LAST,
  NEM_TABLE_PROCESS,
  NEM_UNCERTAIN_CELLS,
  nemScores,
  type UncertainCell,
} from './nem/nem-table.ts';
export {
  NEW_RANKING_PROCESS,
  RANKING_LAST_PROCESS,
  type RankingInput,
  type RankingInputError,
  type RankingScore,
  rankingScore,
} from './nem/ranking.ts';
export { type AverageForScore, averageForScore } from './nem/score-to-average.ts';
export { KIT_TEST, PAES_TEST_NAMES, PAES_TESTS, type PaesTest } from './paes-test.ts';
export { SCORE_MAX, SCORE_MIN } from './score-scale.ts';
