import type { PageHead } from '@travesia/kit-remote';
import { useHost, useStream } from '@travesia/kit-remote';
import { Button, Notice, PageHeader, Skeleton, Stack } from '@travesia/kit-ui';
import { useDeferredValue, useEffect } from 'react';
import { momentText } from '../../features/home/dates-text.ts';
import { HomeView } from '../../features/home/HomeView.tsx';
import { useLessonMap } from '../../features/map/use-lesson-map.ts';
import type { StudyAccount } from '../../features/study/study-account.ts';
import { fetchStudyCode, useStudy } from '../../features/study/use-study.ts';

if (typeof location !== 'undefined') void fetchStudyCode().catch(() => undefined);

export const head: PageHead = () => ({ title: 'Tu próximo paso', noIndex: true });

export default function Home() {
  const study = useStudy();
  return study ? <Known study={study} /> : <Waiting />;
}

/** As tall as what comes. */
function Waiting() {
  return (
    <Stack gap="xl">
      <PageHeader title="Tu próximo paso" />
      <Skeleton label="Preparando tu próximo paso…" lines={14} />
    </Stack>
  );
}

function Known({ study }: { readonly study: StudyAccount }) {
  const host = useHost();
  // Drawn in slices, between which the browser answers.
  const { home, sync } = useDeferredValue(useStream(study.state$));
  const { nameOf } = useLessonMap();
  // Each time that the page is looked at: a day may have begun, or a test been graded elsewhere.
  useEffect(() => study.refresh(), [study]);
  const isMade = home !== null && home.madeAt !== null;
  useEffect(() => {
    if (isMade) host.keepOffline?.();
  }, [isMade, host]);
  if (home?.madeAt == null) {
    return sync === 'waiting' ? <Unreachable retry={() => study.refresh()} /> : <Waiting />;
  }
  const notice =
    sync === 'waiting' ? (
      <Notice tone="info" live>
        <p>Sin conexión: esto es lo que había el {momentText(home.madeAt)}. Lo que hagas se guarda en este equipo.</p>
      </Notice>
    ) : home.stale.length > 0 ? (
      <Notice tone="info" live>
        <p>Una parte de tus datos no respondió: usamos lo último que supimos.</p>
      </Notice>
    ) : null;
  return <HomeView home={home} nameOf={nameOf} notice={notice} />;
}

function Unreachable({ retry }: { readonly retry: () => void }) {
  return (
    <Stack gap="xl">
      <PageHeader title="Tu próximo paso" />
      <Notice tone="warning" live title="No pudimos preparar tu próximo paso">
        <p>Puede ser tu conexión. Lo que tenías guardado sigue a salvo.</p>
        <Button onClick={retry}>Reintentar</Button>
      </Notice>
    </Stack>
  );
}
