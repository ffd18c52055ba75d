import plot from '../../components/ScorePlot.module.css';
import type { PlotLine } from '../../components/ScorePlot.tsx';
import css from './PlotLegend.module.css';

interface PlotLegendProps {
  readonly entries: readonly { readonly look: PlotLine['look']; readonly text: string }[];
}

/** Which line is which, by dashes as well as by colour. */
export function PlotLegend({ entries }: PlotLegendProps) {
  return (
    <ul className={css.legend}>
      {entries.map(({ look, text }) => (
        <li key={text} className={css.entry}>
          <svg className={css.sample} viewBox="0 0 34 10" aria-hidden="true">
            <path className={`${plot.line} ${plot[`line-${look}`]}`} d="M3 5H31" />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
