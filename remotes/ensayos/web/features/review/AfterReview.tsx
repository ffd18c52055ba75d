import type { ReviewedItem } from '../../../api/attempts.ts';
import { ReportQuestion, type ReportQuestionProps } from '../report/ReportQuestion.tsx';
import { AskTutor } from './AskTutor.tsx';
import css from './Review.module.css';
import { SimilarQuestion, type SimilarQuestionProps } from './SimilarQuestion.tsx';

export interface AfterReviewProps extends Pick<SimilarQuestionProps, 'attempt' | 'slot'> {
  readonly reviewed: Pick<ReviewedItem, 'content' | 'canAsk'>;
  readonly name: ReportQuestionProps['name'];
}

/** What can be done with a question whose answer was told. */
export function AfterReview({ attempt, slot, reviewed, name }: AfterReviewProps) {
  return (
    <div className={css.after}>
      {reviewed.canAsk ? <AskTutor attempt={attempt} slot={slot} name={name} /> : null}
      <SimilarQuestion attempt={attempt} slot={slot} content={reviewed.content} />
      <ReportQuestion attempt={attempt} slot={slot} name={name} isReleased />
    </div>
  );
}
