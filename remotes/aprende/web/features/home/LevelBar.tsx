import type { levelCounts } from './level-counts.ts';
import css from './levels.module.css';

/** Shares of the levels as one bar, the highest first; its words are beside it. */
export function LevelBar({ counts }: { readonly counts: ReturnType<typeof levelCounts> }) {
  const all = counts.reduce((sum, { contents }) => sum + contents, 0);
  let from = 0;
  return (
    <svg className={css.bar} width="100%" height="14" aria-hidden="true">
      {[...counts].reverse().map(({ level, contents }) => {
        const width = all === 0 ? 0 : (100 * contents) / all;
        const x = from;
        from += width;
        return contents === 0 ? null : (
          <rect key={level} data-level={level} x={`${x}%`} width={`${width}%`} height="14" className={css.part} />
        );
      })}
    </svg>
  );
}
