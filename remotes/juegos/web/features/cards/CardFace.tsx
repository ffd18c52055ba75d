import type { DueCard } from '@travesia/contracts/slices';
import { Button, RichContent } from '@travesia/kit-ui';
import { useEffect, useId, useRef, useState } from 'react';
import { KIND_WORDS } from './card-words.ts';
import css from './cards.module.css';
import { useSwipe } from './use-swipe.ts';

/** What is done with the first card. */
export interface CardActions {
  judge(knew: boolean): void;
  undo(): void;
  /** Absent where nothing is kept of who it is. */
  suspend?(): void;
}

export interface CardFaceProps {
  readonly card: DueCard;
  readonly canUndo: boolean;
  readonly actions: CardActions;
  /** It comes after another one, which had the focus. */
  readonly takesFocus: boolean;
}

/** What has a use of its own for Space and Enter keeps it. */
const OWN_USE = 'a, button, input, select, textarea, summary';

/** One card: asked, turned, and judged by who answered it in their head. */
export function CardFace({ card, canUndo, actions, takesFocus }: CardFaceProps) {
  const { content, kind, front, figure, back, why, isNew } = card;
  const id = useId();
  const [isTurned, setTurned] = useState(false);
  const asked = useRef<HTMLDivElement>(null);
  const told = useRef<HTMLElement>(null);
  const swiped = useSwipe({
    isFollowed: isTurned,
    onSwipe: (isRight) => (isTurned ? actions.judge(isRight) : setTurned(true)),
  });

  // The answer is read when it comes, and the next question when that does; the first one leaves the title its turn.
  useEffect(() => {
    if (isTurned) told.current?.focus();
    else if (takesFocus) asked.current?.focus({ preventScroll: true });
  }, [isTurned, takesFocus]);

  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const isOnControl = event.target instanceof Element && event.target.closest(OWN_USE) !== null;
      if ((event.key === ' ' || event.key === 'Enter') && !isOnControl) setTurned((before) => !before);
      else if (isTurned && (event.key === '1' || event.key === '2')) actions.judge(event.key === '2');
      else if (canUndo && event.key.toLowerCase() === 'z') actions.undo();
      else if (actions.suspend && event.key.toLowerCase() === 'p') actions.suspend();
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [actions, canUndo, isTurned]);

  return (
    <>
      <article {...swiped} className={css.card} data-turned={isTurned} aria-labelledby={`${id}-about`}>
        <p id={`${id}-about`} className={css.about}>
          <span>
            <strong>{KIND_WORDS[kind]}</strong> · {content}
          </span>
          {isNew ? <span className={css.new}>Nueva</span> : null}
        </p>
        <div ref={asked} tabIndex={-1} className={css.front}>
          <RichContent html={front} inline />
        </div>
        {figure === undefined ? null : <RichContent html={figure} />}
        {isTurned ? (
          <section ref={told} tabIndex={-1} className={css.told} aria-label="Respuesta">
            <div className={css.back}>
              <RichContent html={back} inline />
            </div>
            {why === null ? null : (
              <p className={css.why}>
                <RichContent html={why} inline />
              </p>
            )}
          </section>
        ) : null}
      </article>
      <div className={css.actions}>
        {isTurned ? (
          <>
            <Button variant="secondary" onClick={() => actions.judge(false)} aria-keyshortcuts="1">
              No la sabía <kbd className={css.key}>1</kbd>
            </Button>
            <Button onClick={() => actions.judge(true)} aria-keyshortcuts="2">
              La sabía <kbd className={css.key}>2</kbd>
            </Button>
          </>
        ) : (
          <Button onClick={() => setTurned(true)} aria-keyshortcuts="Space" className={css.turn}>
            Ver la respuesta <kbd className={css.key}>espacio</kbd>
          </Button>
        )}
      </div>
      <p className={css.hint}>
        {isTurned ? 'Si dudaste, di que no la sabías.' : 'Respóndela en tu cabeza antes de mirar.'}
        <span className={css.touch}>
          {isTurned ? ' También: desliza a la derecha si la sabías, a la izquierda si no.' : ''}
        </span>
      </p>
      <p className={css.below}>
        {canUndo ? (
          <Button variant="quiet" onClick={() => actions.undo()} aria-keyshortcuts="Z">
            Deshacer la última <kbd className={css.key}>Z</kbd>
          </Button>
        ) : null}
        {actions.suspend ? (
          <Button variant="quiet" onClick={() => actions.suspend?.()} aria-keyshortcuts="P">
            Pausar esta tarjeta <kbd className={css.key}>P</kbd>
          </Button>
        ) : null}
      </p>
    </>
  );
}
