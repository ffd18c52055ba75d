import type { SchoolPlace } from '../../../admission/eligibility.ts';
import type { Scores } from '../../../admission/scores.ts';
import { GapTable } from './GapTable.tsx';
import { goalAnswer } from './goal-answer.ts';
import { goalTexts } from './goal-text.ts';
import type { ScoreProgram } from './score-data.ts';

interface GoalAnswerProps {
  readonly program: ScoreProgram;
  readonly scores: Scores;
  readonly place: SchoolPlace;
}

/** How a student stands to one programme, and what is left to raise. */
export default function GoalAnswer({ program, scores, place }: GoalAnswerProps) {
  const answer = goalAnswer(program, scores, place);
  return (
    <>
      {goalTexts(program, answer, scores, place).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {answer.required?.kind === 'gap' ? <GapTable {...answer.required} /> : null}
    </>
  );
}
