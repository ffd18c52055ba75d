import type { CompiledLesson, CompiledPoint } from '@travesia/content-lesson-model';
import { LESSONS_PAGE } from '@travesia/contracts/page';
import { RichContent } from '@travesia/kit-ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { beginRun } from '../../../lesson/lesson-run.ts';
import { IdeaText } from '../lesson/IdeaText.tsx';
import { LessonBar } from '../lesson/LessonBar.tsx';
import lessonCss from '../lesson/lesson.module.css';
import { Opening } from '../lesson/Opening.tsx';
import { StepTitle } from '../lesson/StepTitle.tsx';
import css from './first-screen.module.css';

const nothing = () => undefined;

/**
 * What whoever opens the lesson sees at once: its opening or, as no server hears the hash of an address, whichever idea the
 * browser finds to be its target. Nothing of it says what is right. Rendered when the release is built.
 */
export function firstScreenHtml(lesson: CompiledLesson): string {
  return renderToStaticMarkup(
    <div className={lessonCss.lesson} data-area={lesson.test}>
      <LessonBar lesson={lesson} run={beginRun('', lesson, null)} mapAddress={LESSONS_PAGE} saving="" onGo={nothing} />
      <div className={lessonCss.body}>
        <Opening lesson={lesson} guess={null} isDone={false} isFirst onGuess={nothing} onNext={nothing} />
        {lesson.points.map((point) => (
          <IdeaAtFirst key={point.id} content={lesson.content} point={point} />
        ))}
      </div>
    </div>,
  );
}

interface IdeaAtFirstProps {
  readonly content: string;
  readonly point: CompiledPoint;
}

function IdeaAtFirst({ content, point: { id, title, idea, figure } }: IdeaAtFirstProps) {
  return (
    <article id={id} className={`${lessonCss.point} ${css.led}`}>
      <StepTitle html={title} isQuiet />
      <IdeaText content={content} point={id} html={idea} />
      {figure === undefined ? null : <RichContent html={figure} />}
    </article>
  );
}
