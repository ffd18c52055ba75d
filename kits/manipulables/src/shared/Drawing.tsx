import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import css from './shared.module.css';

/** Until it is measured, and where nothing can be: what a phone of 360 px has inside a card. */
const FIRST_WIDTH_PX = 296;

export interface DrawingProps {
  /** What it is, for who does not see it; its state is said by the frame. */
  readonly label: string;
  /** Of the width, in pixels. */
  height(width: number): number;
  children(width: number, height: number): ReactNode;
}

/** An SVG whose units are pixels of the page, at any width: words stay readable and targets large enough. */
export function Drawing({ label, height, children }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH_PX);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWidth(Math.max(1, Math.floor(element.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const tall = Math.round(height(width));
  return (
    <div ref={box} className={css.drawing}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with controls in it, and no fieldset can be inside of SVG */}
      <svg role="group" aria-label={label} width={width} height={tall} viewBox={`0 0 ${width} ${tall}`}>
        {children(width, tall)}
      </svg>
    </div>
  );
}

/** What is drawn and can't be moved: the words of the frame say it. */
export function Still({ children }: { readonly children: ReactNode }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG takes no focus
  return <g aria-hidden="true">{children}</g>;
}
