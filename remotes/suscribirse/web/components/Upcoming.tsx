import { UpcomingPage, type UpcomingPageProps } from '@travesia/kit-ui';

const HEADINGS = {
  contents: 'Qué va a decir esta página',
  audience: 'A quién le interesa',
  meanwhile: 'Lo que ya es gratis',
};

export function Upcoming(props: Omit<UpcomingPageProps, 'headings'>) {
  return <UpcomingPage {...props} headings={HEADINGS} />;
}
