import { ReportQuestion, type ReportQuestionProps } from '../report/ReportQuestion.tsx';
import css from './Review.module.css';
import { SimilarQuestion, type SimilarQuestionProps } from './SimilarQuestion.tsx';

export type AfterReviewProps = SimilarQuestionProps & Pick<ReportQuestionProps, 'name'>;

/** What can be done with a question whose answer was told. */
export function AfterReview({ attempt, slot, content, name }: AfterReviewProps) {
  return (
    <div className={css.after}>
      <SimilarQuestion attempt={attempt} slot={slot} content={content} />
      <ReportQuestion attempt={attempt} slot={slot} name={name} isReleased />
    </div>
  );
}
