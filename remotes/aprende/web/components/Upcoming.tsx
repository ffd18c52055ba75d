import { UpcomingPage, type UpcomingPageProps } from '@travesia/kit-ui';

const HEADINGS = { contents: 'Qué vas a encontrar aquí', audience: 'Para quién', meanwhile: 'Mientras tanto' };

export function Upcoming(props: Omit<UpcomingPageProps, 'headings'>) {
  return <UpcomingPage {...props} headings={HEADINGS} />;
}
