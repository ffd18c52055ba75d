import { tutorAddress } from '@travesia/contracts/slices';
import { RichContent } from '@travesia/kit-ui';
import { withQuestions } from './idea-parts.ts';
import css from './lesson.module.css';

export interface IdeaTextProps {
  readonly content: string;
  readonly point: string;
  readonly html: string;
}

/** The idea of a point; from each of its paragraphs one press leads to the tutor. */
export function IdeaText({ content, point, html }: IdeaTextProps) {
  const addressOf = (part: number) => tutorAddress({ kind: 'lesson', content, point, part });
  return (
    <div className={css.idea}>
      <RichContent html={withQuestions(html, css.ask ?? '', addressOf)} />
    </div>
  );
}
