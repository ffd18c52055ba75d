import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import css from './shared.module.css';

/** Half of the smallest side of what is tapped. */
const REACH_PX = 22;

/** How far Page Up and Page Down go, in steps. */
const PAGE_STEPS = 5;

export interface HandleProps {
  /** Pixels of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly label: string;
  /** `now` in words. */
  readonly text: string;
  readonly now: number;
  readonly least: number;
  readonly most: number;
  /** `plane`: the arrows move it in four directions. */
  readonly moves?: 'line' | 'plane';
  /** More is further down: the arrow down goes on. */
  readonly isDownwards?: boolean;
  readonly tone?: 'area' | 'spark';
  /** Drawn in place of the knob, around its middle. */
  readonly children?: ReactNode;
  /** To a pixel of the drawing. */
  onDrag(x: number, y: number): void;
  /** By steps: up and right are positive; ±Infinity is to the end. */
  onStep(steps: number, stepsUp: number): void;
}

/** What is dragged, or moved with the arrows. */
export function Handle(props: HandleProps) {
  const { x, y, label, text, now, least, most, moves = 'line', isDownwards = false, tone = 'area' } = props;
  const { children, onDrag, onStep } = props;
  /** From where it was taken to its middle. */
  const held = useRef<{ readonly x: number; readonly y: number } | null>(null);

  function place({ currentTarget, clientX, clientY }: PointerEvent<SVGGElement>) {
    const box = currentTarget.ownerSVGElement?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps = STEPS[event.key];
    if (!steps || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [right, up] = steps;
    const times = event.shiftKey && Number.isFinite(right) ? PAGE_STEPS : 1;
    if (moves === 'plane') onStep(right * times, up * times);
    else onStep((right || (isDownwards ? -up : up)) * times, 0);
  }

  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={now}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuetext={text}
      className={css.handle}
      data-tone={tone}
      transform={`translate(${x} ${y})`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        const from = place(event);
        held.current = { x: x - from.x, y: y - from.y };
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus({ preventScroll: true });
      }}
      onPointerMove={(event) => {
        if (!held.current) return;
        const to = place(event);
        onDrag(to.x + held.current.x, to.y + held.current.y);
      }}
      onLostPointerCapture={() => {
        held.current = null;
      }}
    >
      <circle r={REACH_PX} className={css.reach} />
      {children ?? <circle r={9} className={css.knob} />}
    </g>
  );
}

const STEPS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  PageUp: [0, PAGE_STEPS],
  PageDown: [0, -PAGE_STEPS],
  Home: [Number.NEGATIVE_INFINITY, 0],
  End: [Number.POSITIVE_INFINITY, 0],
};
