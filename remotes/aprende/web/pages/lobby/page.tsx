import { TUTOR_PAGE } from '@travesia/contracts/slices';
import type { PageHead } from '@travesia/kit-remote';
import { useHost, useSession, useStream } from '@travesia/kit-remote';
import { EstudioArt, Grid, LinkCard, PageHeader, Split, Stack } from '@travesia/kit-ui';
import { useEffect } from 'react';
import css from '../../features/home/home.module.css';
import { nextTasks } from '../../features/home/next-tasks.ts';
import { scoredTests } from '../../features/home/scored-tests.ts';
import { TaskLine } from '../../features/home/TaskLine.tsx';
import { useLessonMap } from '../../features/map/use-lesson-map.ts';
import { PresentNow } from '../../features/presence/PresentNow.tsx';
import type { StudyAccount } from '../../features/study/study-account.ts';
import { fetchStudyCode, useStudy } from '../../features/study/use-study.ts';
import { FocusTimer } from '../../features/timer/FocusTimer.tsx';

export const head: PageHead = () => ({ title: 'Sala de estudio', noIndex: true });

const STARTS = [
  { href: '/aprende', title: 'Una lección', text: 'Un contenido en 15 minutos, con ejemplos y preguntas explicadas.' },
  { href: '/ensayos', title: 'Diez preguntas', text: 'De lo que más te falta, corregidas al instante.' },
  { href: TUTOR_PAGE, title: 'Una duda', text: 'Tráela al tutor y avanza con una pista a la vez.' },
  { href: '/juegos/flashcards', title: 'Tarjetas', text: 'Lo que ya estudiaste, justo antes de que se olvide.' },
] as const;

export default function Lobby() {
  const host = useHost();
  const session = useSession();
  const study = useStudy();
  // It opens again without a connection, with today's task: what reads it has come by then.
  useEffect(() => {
    fetchStudyCode()
      .catch(() => undefined)
      .then(() => host.keepOffline?.());
  }, [host]);
  return (
    <Stack gap="xl">
      <PageHeader
        title="Sala de estudio"
        lead="Llega, respira y elige por dónde empezar."
        area="estudio"
        art={<EstudioArt />}
      />
      {study && <Today study={study} />}
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

/** What the plan has for today; nothing where it has nothing, or is not known. */
function Today({ study }: { readonly study: StudyAccount }) {
  const { home } = useStream(study.state$);
  const { nameOf } = useLessonMap();
  if (!home) return null;
  const { date, tasks } = nextTasks(home);
  if (date !== home.day || tasks.length === 0) return null;
  const scored = scoredTests(home);
  return (
    <Stack as="section">
      <h2>Tu tarea de hoy</h2>
      <ul className={css.tasks}>
        {tasks.map((task) => (
          <TaskLine key={task.id} task={task} nameOf={nameOf} levels={home.levels} scored={scored} />
        ))}
      </ul>
    </Stack>
  );
}
