import type { HTMLAttributes, ReactNode } from 'react';
import type { Area } from '../../area.ts';
import { classNames } from '../../class-names.ts';
import { type HeadingLevel, headingTag } from '../../heading-level.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { Card } from '../Card/Card.tsx';
import { IconTile } from '../IconTile/IconTile.tsx';
import css from './LinkCard.module.css';

export interface LinkCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly href: string;
  readonly title: ReactNode;
  readonly headingLevel?: HeadingLevel;
  /** Gives the card the colour of the area that it leads to. */
  readonly area?: Area;
  readonly icon?: IconShape;
  /** An illustration above the title, for the few cards that a page opens with. */
  readonly art?: ReactNode;
  readonly as?: 'div' | 'article' | 'li';
}

/** The whole card is tapped, yet the link's name is only its title, so a list of links stays short to hear. */
export function LinkCard({
  href,
  title,
  headingLevel = 3,
  as = 'div',
  area,
  icon,
  art,
  className,
  children,
  ...rest
}: LinkCardProps) {
  const Heading = headingTag(headingLevel);
  return (
    <Card
      {...rest}
      as={as}
      data-area={area}
      className={classNames(css['link-card'], icon !== undefined && css['link-card-with-icon'], className)}
    >
      {art === undefined ? null : <div className={css['link-card-art']}>{art}</div>}
      {icon === undefined ? null : <IconTile shape={icon} className={css['link-card-icon']} />}
      <Heading className={css['link-card-title']}>
        <a href={href} className={css['link-card-link']}>
          {title}
        </a>
      </Heading>
      {children}
    </Card>
  );
}
