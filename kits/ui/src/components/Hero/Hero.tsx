import { classNames } from '../../class-names.ts';
import type { PageHeaderProps } from '../PageHeader/PageHeader.tsx';
import css from './Hero.module.css';
import { HeroLandscape } from './HeroLandscape.tsx';

export type HeroProps = Omit<PageHeaderProps, 'breadcrumbs' | 'area' | 'art'>;

/** The opening of a landing page: night over the cordillera, and the way across. Dark in both themes. */
export function Hero({ title, lead, kicker, className, children }: HeroProps) {
  return (
    <div className={classNames(css.hero, className)}>
      <div className={css['hero-text']}>
        {kicker === undefined ? null : <p className={css['hero-kicker']}>{kicker}</p>}
        <h1 className={css['hero-title']}>{title}</h1>
        {lead === undefined ? null : <p className={css['hero-lead']}>{lead}</p>}
        {children === undefined ? null : <div className={css['hero-actions']}>{children}</div>}
      </div>
      <HeroLandscape className={css['hero-landscape']} />
    </div>
  );
}
