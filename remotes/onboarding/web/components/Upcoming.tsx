import { EstudioArt, UpcomingPage, type UpcomingPageProps } from '@travesia/kit-ui';

const HEADINGS = {
  contents: 'Qué va a pasar en este paso',
  audience: 'A quién acompaña',
  meanwhile: 'Puedes partir por aquí',
};

export function Upcoming(props: Omit<UpcomingPageProps, 'headings' | 'breadcrumbs'>) {
  return (
    <UpcomingPage
      {...props}
      area="estudio"
      art={<EstudioArt />}
      headings={HEADINGS}
      breadcrumbs={[{ label: 'Inicio', href: '/' }, { label: props.title }]}
    />
  );
}
