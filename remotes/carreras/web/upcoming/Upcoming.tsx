import { UpcomingPage, type UpcomingPageProps } from '@travesia/kit-ui';

const HEADINGS = {
  contents: 'Qué vas a poder mirar',
  audience: 'A quién le sirve',
  meanwhile: 'Lo que ya puedes consultar',
};

export function Upcoming(props: Omit<UpcomingPageProps, 'headings'>) {
  return <UpcomingPage {...props} headings={HEADINGS} />;
}
