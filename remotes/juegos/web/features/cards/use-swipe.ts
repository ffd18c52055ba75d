import { type PointerEvent, useRef } from 'react';

/** Further than this a finger means it. */
const MEANT_PX = 72;

/** So much more to the side than up or down, or it is no swipe. */
const FLATNESS = 1.5;

export interface SwipeOptions {
  /** The card goes with the finger, where movement is wanted. */
  readonly isFollowed: boolean;
  onSwipe(isRight: boolean): void;
}

const scrollsSideways = (target: Element, within: Element): boolean => {
  for (let at: Element | null = target; at && at !== within; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth && getComputedStyle(at).overflowX !== 'visible') return true;
  }
  return false;
};

/** Listeners of what is swiped with a finger; a mouse has buttons beside it. */
export function useSwipe({ isFollowed, onSwipe }: SwipeOptions) {
  const began = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);

  function follow(element: HTMLElement, x: number): void {
    if (isFollowed && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      element.style.transform = x === 0 ? '' : `translateX(${x}px) rotate(${x / 40}deg)`;
    }
    if (isFollowed && Math.abs(x) > MEANT_PX) element.dataset['leans'] = x > 0 ? 'right' : 'left';
    else delete element.dataset['leans'];
  }

  function end(event: PointerEvent<HTMLElement>, isMeant: boolean): void {
    const from = began.current;
    if (from?.id !== event.pointerId) return;
    began.current = null;
    follow(event.currentTarget, 0);
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (isMeant && Math.abs(x) > MEANT_PX && Math.abs(x) > FLATNESS * Math.abs(y)) onSwipe(x > 0);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { pointerType, isPrimary, pointerId: id, clientX: x, clientY: y, target, currentTarget } = event;
      if (pointerType !== 'touch' || !isPrimary) return;
      if (target instanceof Element && !scrollsSideways(target, currentTarget)) began.current = { id, x, y };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (began.current?.id === event.pointerId) follow(event.currentTarget, event.clientX - began.current.x);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}
