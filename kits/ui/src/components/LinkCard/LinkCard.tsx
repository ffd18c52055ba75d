import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { type HeadingLevel, headingTag } from '../../heading-level.ts';
import { Card } from '../Card/Card.tsx';
import css from './LinkCard.module.css';

export interface LinkCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly href: string;
  readonly title: ReactNode;
  readonly headingLevel?: HeadingLevel;
  readonly as?: 'div' | 'article' | 'li';
}

/** The whole card is tapped, yet the link's name is only its title, so a list of links stays short to hear. */
export function LinkCard({ href, title, headingLevel = 3, as = 'div', className, children, ...rest }: LinkCardProps) {
  const Heading = headingTag(headingLevel);
  return (
    <Card {...rest} as={as} className={classNames(css['link-card'], className)}>
      <Heading className={css['link-card-title']}>
        <a href={href} className={css['link-card-link']}>
          {title}
        </a>
      </Heading>
      {children}
    </Card>
  );
}
