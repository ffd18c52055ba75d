import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import css from './player.module.css';

/** Height of the screen at which a list is read: under the bar that stays at its top. */
const READING_LINE = '-20% 0px -80% 0px';

export interface QuestionListProps {
  /** One element a question, in their order. */
  readonly children: readonly ReactNode[];
  /** Says which question is being read: the one that comes to the reading line, or that the focus comes to. */
  onRead(slot: number): void;
}

/** All questions one below the other. */
export function QuestionList({ children, onRead }: QuestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const onReading = useEffectEvent(onRead);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const questions = [...element.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find(({ isIntersecting }) => isIntersecting);
        if (read) onReading(questions.indexOf(read.target));
      },
      { rootMargin: READING_LINE },
    );
    for (const question of questions) observer.observe(question);
    const focused = ({ target }: FocusEvent) =>
      onReading(questions.findIndex((question) => target instanceof Node && question.contains(target)));
    element.addEventListener('focusin', focused);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', focused);
    };
  }, []);
  return (
    <div ref={list} className={css.list}>
      {children}
    </div>
  );
}
