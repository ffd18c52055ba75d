import { type ReactNode, useId } from 'react';
import css from './Term.module.css';

export interface TermProps {
  /** Phrasing content: text, emphasis, links. */
  readonly definition: ReactNode;
  readonly children: ReactNode;
}

/**
 * A word that explains itself when pressed. The browser's own popover opens it, so it works before any script has come,
 * closes with Escape or a tap elsewhere, and, unlike `<details>`, may stand inside a paragraph: the HTML parser ends a
 * `<p>` at a `<details>`, which would break the hydration of a prerendered page.
 */
export function Term({ definition, children }: TermProps) {
  const definitionId = useId();
  return (
    <span className={css['term-frame']}>
      <button type="button" popoverTarget={definitionId} className={css.term}>
        {children}
      </button>
      <span id={definitionId} popover="auto" className={css['term-definition']}>
        <span className={css['term-text']}>{definition}</span>
        <button
          type="button"
          popoverTarget={definitionId}
          popoverTargetAction="hide"
          aria-label="Cerrar la explicación"
          className={css['term-close']}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </span>
    </span>
  );
}
