import { useLayoutEffect, useRef } from 'react';
import css from './RichContent.module.css';

export interface RichContentProps {
  /** What contents compile to: made of checked text, with nothing in it that a student wrote. */
  readonly html: string;
  readonly inline?: boolean;
}

/** Text of a content with its formulas, tables and figures. */
export function RichContent({ html, inline = false }: RichContentProps) {
  const content = useRef<HTMLDivElement & HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other figures
  useLayoutEffect(() => fitFigures(content.current?.querySelectorAll<HTMLElement>('.figure') ?? []), [html]);
  const Tag = inline ? 'span' : 'div';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own contents, made of checked text
  return <Tag ref={content} className={css.content} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Size of the text for which figures are drawn. */
const DRAWN_TEXT_PX = 16;

/** Says how wide each was drawn, and lets the keyboard reach those that scroll in their frame. Returns its end. */
function fitFigures(figures: Iterable<HTMLElement>): () => void {
  const resized = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const figure of figures) {
    const width = figure.querySelector('svg')?.getAttribute('width');
    if (width) figure.style.setProperty('--figure-width', `${Number(width) / DRAWN_TEXT_PX}em`);
    resized.observe(figure);
  }
  return () => resized.disconnect();
}
