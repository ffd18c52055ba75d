import type { CompiledPoint } from '@travesia/content-lesson-model';
import { tutorAddress } from '@travesia/contracts/slices';
import { Button, Icon, lightbulbIcon, RichContent } from '@travesia/kit-ui';
import { useEffect, useRef, useState } from 'react';
import { partsOf } from './idea-parts.ts';
import css from './lesson.module.css';
import { useIdle } from './use-idle.ts';

/** Who does nothing for so long may be stuck. */
const STUCK_MS = 45_000;

export interface OfferedHintProps {
  readonly content: string;
  readonly point: Pick<CompiledPoint, 'id' | 'title' | 'idea'>;
  /** The question before it was not right. */
  readonly isAfterWrong: boolean;
  /** It was looked at: the answer is one with help. */
  onSeen(): void;
}

/** A hint that is offered and not pressed upon anybody: the idea of the point, in a place that is kept for it. */
export function OfferedHint({ content, point, isAfterWrong, onSeen }: OfferedHintProps) {
  const [isOpen, setOpen] = useState(false);
  const isIdle = useIdle(STUCK_MS, !isAfterWrong && !isOpen);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) title.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const [first = ''] = partsOf(point.idea);
  if (isOpen) {
    return (
      <section className={css.offered} aria-labelledby="pista">
        <h3 id="pista" className={css.label} tabIndex={-1} ref={title}>
          <Icon shape={lightbulbIcon} /> La idea: <RichContent html={point.title} inline />
        </h3>
        <RichContent html={first} />
        <p>
          <a href={tutorAddress({ kind: 'lesson', content, point: point.id })}>Sigue con el tutor</a>
        </p>
        <p className={css.soft}>Con esta pista, tu respuesta cuenta como respondida con ayuda.</p>
      </section>
    );
  }
  return (
    <div className={css['offer-place']}>
      {isAfterWrong || isIdle ? (
        <Button
          variant="quiet"
          onClick={() => {
            setOpen(true);
            onSeen();
          }}
        >
          <Icon shape={lightbulbIcon} /> ¿Te sirve una pista?
        </Button>
      ) : null}
    </div>
  );
}
