import { RichContent } from '@travesia/kit-ui';
import { useEffect, useRef } from 'react';
import css from './lesson.module.css';

export interface StepTitleProps {
  readonly html: string;
  /** Something else on the screen takes the focus. */
  readonly isQuiet?: boolean;
}

/** Title of a step of the lesson: whoever comes to it begins to read here. */
export function StepTitle({ html, isQuiet = false }: StepTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step, which is a component of its own
  useEffect(() => {
    if (!isQuiet) title.current?.focus();
  }, []);
  return (
    <h2 ref={title} tabIndex={-1} className={css.step}>
      <RichContent html={html} inline />
    </h2>
  );
}
