import { Dots } from './Dots.tsx';
import css from './DotsLegend.module.css';

interface DotsLegendProps {
  readonly entries: readonly { readonly look: 'now' | 'before' | 'unfilled' | 'median'; readonly text: string }[];
}

/** What each mark of the pictures means. */
export function DotsLegend({ entries }: DotsLegendProps) {
  return (
    <ul className={css.legend}>
      {entries.map(({ look, text }) => (
        <li key={text} className={css.entry}>
          <svg className={css.sample} viewBox="0 0 10 10" aria-hidden="true">
            {look === 'median' ? <path className={css.median} d="M5 0v10" /> : <Dots at={[[5, 5]]} look={look} />}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
