import type { FoundGroup } from '@travesia/kit-remote/finder';
import type { MouseEvent, ReactNode } from 'react';
import css from './ResultGroup.module.css';
import { optionId } from './use-active-option.ts';

interface ResultGroupProps {
  readonly group: FoundGroup;
  /** Place of its first entry among all. */
  readonly from: number;
  /** Place of the chosen one among all. */
  readonly active: number;
  /** What opens with an account is called so. */
  readonly isSignedIn: boolean;
  readonly onChoose: (event: MouseEvent) => void;
}

/** Options are links: they open in another tab as links do. The field keeps the focus, so Tab passes over them. */
export function ResultGroup({ group, from, active, isSignedIn, onChoose }: ResultGroupProps): ReactNode {
  const { label, entries, more } = group;
  const labelId = `buscar-grupo-${from}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, and no field set
    <div role="group" aria-labelledby={labelId} className={css.group}>
      <p id={labelId} className={css.label}>
        {label}
        {more > 0 && <span className={css.more}> y {more} más</span>}
      </p>
      {entries.map(({ path, title, note, audience }, index) => {
        const place = from + index;
        return (
          <a
            key={`${path} ${title}`}
            id={optionId(place)}
            href={path}
            role="option"
            aria-selected={place === active}
            tabIndex={-1}
            className={css.option}
            onClick={onChoose}
          >
            <span className={css.title}>{title}</span>
            {note && <span className={css.note}>{note}</span>}
            {audience === 'students' && !isSignedIn && <span className={css.account}>Con cuenta</span>}
          </a>
        );
      })}
    </div>
  );
}
