import { useLayoutEffect, useRef } from 'react';
import type { Html } from '../../../api/html.ts';
import css from './ItemContent.module.css';

export interface ItemContentProps {
  /** Of the bank: it was compiled from checked text, and holds nothing that a student wrote. */
  readonly html: Html;
  readonly inline?: boolean;
}

export function ItemContent({ html, inline = false }: ItemContentProps) {
  const content = useRef<HTMLDivElement & HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other figures
  useLayoutEffect(() => fitFigures(content.current?.querySelectorAll<HTMLElement>('.figure') ?? []), [html]);
  const Tag = inline ? 'span' : 'div';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own bank, made of checked text
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
