import type { ReactNode } from 'react';
import type { Area } from '../../area.ts';
import { UpcomingArt } from '../../art/UpcomingArt.tsx';
import { checkIcon } from '../../icons/icons.ts';
import type { Crumb } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LinkCard } from '../LinkCard/LinkCard.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Split } from '../Split/Split.tsx';
import { Stack } from '../Stack/Stack.tsx';
import css from './UpcomingPage.module.css';

interface Suggestion {
  readonly href: `/${string}`;
  readonly title: string;
  readonly text: string;
}

/** Titles of the page's three sections, in the words of whoever it belongs to. */
export interface UpcomingHeadings {
  readonly contents: string;
  readonly audience: string;
  readonly meanwhile: string;
}

export interface UpcomingPageProps {
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  readonly breadcrumbs?: readonly Crumb[];
  readonly area?: Area;
  /** Beside the title; a boat on the stocks where the page has no picture of its own. */
  readonly art?: ReactNode;
  readonly headings: UpcomingHeadings;
  /** What cannot be done yet, and what that means for whoever came here. */
  readonly state: { readonly title: string; readonly text: string };
  readonly contents: readonly string[];
  readonly audience: string;
  /** What works today and serves the same need. */
  readonly meanwhile: readonly Suggestion[];
  readonly children?: ReactNode;
}

/** A page whose product is not open yet: what it will be, for whom, and where to go now. */
export function UpcomingPage({
  kicker,
  title,
  lead,
  breadcrumbs,
  area = 'estudio',
  art = <UpcomingArt />,
  headings,
  state,
  contents,
  audience,
  meanwhile,
  children,
}: UpcomingPageProps) {
  return (
    <Stack gap="xl" data-area={area}>
      <PageHeader kicker={kicker} title={title} lead={lead} art={art} {...(breadcrumbs && { breadcrumbs })} />
      <Split
        ratio="half"
        aside={
          <section>
            <h2>{headings.contents}</h2>
            <ul className={css['upcoming-contents']}>
              {contents.map((content) => (
                <li key={content}>
                  <Icon shape={checkIcon} />
                  {content}
                </li>
              ))}
            </ul>
          </section>
        }
      >
        <Notice title={state.title} headingLevel={2}>
          <p>{state.text}</p>
        </Notice>
        <section>
          <h2 className={css['upcoming-audience']}>{headings.audience}</h2>
          <p>{audience}</p>
        </section>
      </Split>
      {children}
      <Stack as="section">
        <h2>{headings.meanwhile}</h2>
        <Grid as="ul" min="l">
          {meanwhile.map(({ href, title, text }) => (
            <LinkCard key={href} as="li" href={href} title={title}>
              <p>{text}</p>
            </LinkCard>
          ))}
        </Grid>
      </Stack>
    </Stack>
  );
}
