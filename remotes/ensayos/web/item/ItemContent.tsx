import type { Html } from '../../practice/frozen-item.ts';
import css from './ItemContent.module.css';

export interface ItemContentProps {
  /** Of the bank: it was compiled from checked text, and holds nothing that a student wrote. */
  readonly html: Html;
  readonly inline?: boolean;
}

export function ItemContent({ html, inline = false }: ItemContentProps) {
  const Tag = inline ? 'span' : 'div';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own bank, made of checked text
  return <Tag className={css.content} dangerouslySetInnerHTML={{ __html: html }} />;
}
