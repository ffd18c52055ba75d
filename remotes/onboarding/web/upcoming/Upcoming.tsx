import { Grid, LinkCard, Notice, PageHeader, Stack } from '@travesia/kit-ui';
import type { ReactNode } from 'react';

interface Suggestion {
  readonly href: `/${string}`;
  readonly title: string;
  readonly text: string;
}

interface UpcomingProps {
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  /** What cannot be done yet, and what that means for whoever came here. */
  readonly state: { readonly title: string; readonly text: string };
  readonly contents: readonly string[];
  readonly audience: string;
  /** What works today and serves the same need. */
  readonly meanwhile: readonly Suggestion[];
  readonly children?: ReactNode;
}

/** A page whose product is not open yet: what it will be, for whom, and where to go now. */
export function Upcoming({ kicker, title, lead, state, contents, audience, meanwhile, children }: UpcomingProps) {
  return (
    <Stack gap="xl">
      <PageHeader
        kicker={kicker}
        title={title}
        lead={lead}
        breadcrumbs={[{ label: 'Inicio', href: '/' }, { label: title }]}
      />
      <Notice title={state.title} headingLevel={2}>
        <p>{state.text}</p>
      </Notice>
      <section>
        <h2>Qué va a pasar en este paso</h2>
        <ul>
          {contents.map((content) => (
            <li key={content}>{content}</li>
          ))}
        </ul>
      </section>
      {children}
      <section>
        <h2>A quién acompaña</h2>
        <p>{audience}</p>
      </section>
      <Stack as="section">
        <h2>Puedes partir por aquí</h2>
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
