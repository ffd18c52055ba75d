import type { ReactNode } from 'react';
import type { Area } from '../../area.ts';
import { classNames } from '../../class-names.ts';
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/Breadcrumbs.tsx';
import css from './PageHeader.module.css';

export interface PageHeaderProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** A few words above the title that say where it belongs. */
  readonly kicker?: ReactNode;
  readonly breadcrumbs?: readonly Crumb[];
  /** Gives the page's opening the colour of what it is about. */
  readonly area?: Area;
  /** An illustration, beside the title where there is room and nowhere else. */
  readonly art?: ReactNode;
  readonly className?: string;
  /** What can be done with the page as a whole. */
  readonly children?: ReactNode;
}

export function PageHeader({ title, lead, kicker, breadcrumbs, area, art, className, children }: PageHeaderProps) {
  return (
    <div
      data-area={area}
      className={classNames(css['page-header'], art !== undefined && css['page-header-with-art'], className)}
    >
      {breadcrumbs === undefined ? null : <Breadcrumbs items={breadcrumbs} />}
      {kicker === undefined ? null : <p className={css['page-kicker']}>{kicker}</p>}
      <h1 className={css['page-title']}>{title}</h1>
      {lead === undefined ? null : <p className={css['page-lead']}>{lead}</p>}
      {children === undefined ? null : <div className={css['page-actions']}>{children}</div>}
      {art === undefined ? null : <div className={css['page-art']}>{art}</div>}
    </div>
  );
}
