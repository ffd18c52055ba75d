import type { CompiledPoint } from '@travesia/content-lesson-model';
import { tutorAddress } from '@travesia/contracts/slices';
import { Button, RichContent } from '@travesia/kit-ui';
import { useEffect, useRef, useState } from 'react';
import css from './lesson.module.css';

export interface ExampleProps {
  readonly content: string;
  readonly point: string;
  readonly example: CompiledPoint['example'];
  /** Last steps that wait until they are asked for. */
  readonly hidden: number;
  readonly title: string;
}

/** A worked example. Steps that are left for the student open one by one, each after a thought of their own. */
export function Example({ content, point, example, hidden, title }: ExampleProps) {
  const { problem, figure, steps } = example;
  const [shown, setShown] = useState(steps.length - hidden);
  const newest = useRef<HTMLLIElement>(null);
  const isOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step that was asked for is read next
  useEffect(() => {
    if (isOpened.current) newest.current?.focus();
  }, [shown]);
  function open(count: number): void {
    isOpened.current = true;
    setShown(count);
  }
  const next = steps[shown];
  return (
    <section className={css.example}>
      <h3 className={css['part-title']}>{title}</h3>
      <RichContent html={problem} />
      {figure === undefined ? null : <RichContent html={figure} />}
      <ol className={css.steps}>
        {steps.slice(0, shown).map((step, index) => (
          <li key={step.title} ref={index === shown - 1 ? newest : undefined} tabIndex={-1}>
            <p className={css['step-title']}>
              <RichContent html={step.title} inline />{' '}
              <a
                className={css.ask}
                href={tutorAddress({ kind: 'lesson', content, point })}
                aria-label="No entiendo este paso"
              >
                ?
              </a>
            </p>
            <RichContent html={step.text} />
          </li>
        ))}
      </ol>
      {next ? (
        <div className={css.blank}>
          <p>{shown === 0 ? '¿Cómo lo harías tú? Inténtalo en un papel antes de mirar.' : 'Te toca: ¿cómo sigue?'}</p>
          <div className={css.actions}>
            <Button variant="secondary" onClick={() => open(shown + 1)}>
              {shown === 0 ? 'Ver el primer paso' : 'Ver el paso'}
            </Button>
            {steps.length - shown > 1 ? (
              <Button variant="quiet" onClick={() => open(steps.length)}>
                Ver todo
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
    </section>
  );
}
