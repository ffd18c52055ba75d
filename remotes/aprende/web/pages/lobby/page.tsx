import type { PageHead } from '@travesia/kit-remote';
import { useSession } from '@travesia/kit-remote';
import { EstudioArt, Grid, LinkCard, PageHeader, Split, Stack } from '@travesia/kit-ui';
import { PresentNow } from '../../features/presence/PresentNow.tsx';
import { FocusTimer } from '../../features/timer/FocusTimer.tsx';

export const head: PageHead = () => ({ title: 'Sala de estudio', noIndex: true });

const STARTS = [
  { href: '/aprende', title: 'Una lección', text: 'Un contenido en 15 minutos, con ejemplos y preguntas explicadas.' },
  { href: '/ensayos', title: 'Diez preguntas', text: 'De lo que más te falta, corregidas al instante.' },
  { href: '/juegos/flashcards', title: 'Tarjetas', text: 'Lo que ya estudiaste, justo antes de que se olvide.' },
] as const;

export default function Lobby() {
  const session = useSession();
  return (
    <Stack gap="xl">
      <PageHeader
        title="Sala de estudio"
        lead="Llega, respira y elige por dónde empezar."
        area="estudio"
        art={<EstudioArt />}
      />
      <Split ratio="half" aside={session.status === 'signed-in' && <FocusTimer uid={session.user.uid} />}>
        <PresentNow />
      </Split>
      <Stack as="section">
        <h2>Empezar rápido</h2>
        <Grid>
          {STARTS.map(({ href, title, text }) => (
            <LinkCard key={href} href={href} title={title}>
              {text}
            </LinkCard>
          ))}
        </Grid>
      </Stack>
    </Stack>
  );
}
