import { UpcomingPage, type UpcomingPageProps } from '@travesia/kit-ui';

const HEADINGS = { contents: 'Cómo va a funcionar', audience: 'Pensado para', meanwhile: 'Mientras tanto' };

export function Upcoming(props: Omit<UpcomingPageProps, 'headings'>) {
  return <UpcomingPage {...props} headings={HEADINGS} />;
}
