import { JuegosArt, UpcomingPage, type UpcomingPageProps } from '@travesia/kit-ui';

const HEADINGS = { contents: 'Qué vas a poder hacer', audience: 'Para quién es', meanwhile: 'Mientras tanto' };

export function Upcoming(props: Omit<UpcomingPageProps, 'headings' | 'breadcrumbs'>) {
  return (
    <UpcomingPage
      {...props}
      area="juegos"
      art={<JuegosArt />}
      headings={HEADINGS}
      breadcrumbs={[{ label: 'Inicio', href: '/' }, { label: props.title }]}
    />
  );
}
