import { RichContent } from '@travesia/kit-ui';
import { useState } from 'react';
import type { PublicText } from '../../../api/attempts.ts';
import css from './TextPane.module.css';

export interface TextPaneProps {
  readonly text: PublicText;
  /** Index in the form, by which the way back to it finds it. */
  readonly index?: number | undefined;
}

/** The text beside its questions; on a phone above them, to be folded away. Paragraphs carry their numbers. */
export function TextPane({ text, index }: TextPaneProps) {
  const [line, setLine] = useState<number | null>(null);
  return (
    <details className={css.text} open data-text={index}>
      <summary className={css['text-summary']}>Texto: {text.title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className={css['text-body']} aria-label={text.title} tabIndex={0}>
        <h2 className={css['text-title']}>{text.title}</h2>
        <p className={css['text-introduction']}>
          <RichContent html={text.introduction} inline />
        </p>
        {text.paragraphs.map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
          <div key={place} className={css.paragraph} data-ruled={line === place}>
            <button
              type="button"
              className={css['paragraph-number']}
              aria-pressed={line === place}
              aria-label={`Seguir la lectura en el párrafo ${place + 1}`}
              onClick={() => setLine(line === place ? null : place)}
            >
              {place + 1}
            </button>
            <RichContent html={paragraph} />
          </div>
        ))}
        {text.figures.map((figure) => (
          <RichContent key={figure} html={figure} />
        ))}
      </section>
    </details>
  );
}
