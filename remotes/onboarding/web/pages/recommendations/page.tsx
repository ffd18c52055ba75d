import { profileAddress } from '@travesia/contracts/slices';
import { type PageHead, useHost } from '@travesia/kit-remote';
import { Button, ButtonLink, Notice, Skeleton, Stack } from '@travesia/kit-ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { EngineCheckAnswer } from '../../../api/diagnostics.ts';
import { RECOMMENDATIONS_PATH } from '../../../start/start-steps.ts';
import { diagnosticRequests } from '../../features/diagnostic/diagnostic-requests.ts';
import { thisDevice, useDraft } from '../../features/draft/use-draft.ts';
import ClaimQuestion from '../../features/start/ClaimQuestion.tsx';
import { type LoadedPlan, loadPlan, mayHaveDiagnoses } from '../../features/start/load-plan.ts';
import { StartFrame } from '../../features/start/StartFrame.tsx';

export const head: PageHead = () => ({
  title: 'Tus recomendaciones de estudio',
  description: 'Qué ya sabes, qué te falta y por dónde empezar a preparar la PAES, según tu diagnóstico.',
  noIndex: true,
});

/** With the temario, which weighs more than the page that waits for a diagnosis. */
const LoadedRecommendations = lazy(() => import('../../features/recommendations/LoadedRecommendations.tsx'));

type Loaded =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly plan: LoadedPlan; readonly check: EngineCheckAnswer | null };

export default function Recommendations() {
  const { http, events } = useHost();
  const { draft, owner, uid, change } = useDraft();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    if (owner === null) return;
    const ended = new AbortController();
    const { signal } = ended;
    setLoaded({ status: 'loading' });
    const told = thisDevice().storage.read(owner);
    const checked = mayHaveDiagnoses(uid, told)
      ? diagnosticRequests(http)
          .engineCheck(signal)
          .catch(() => null)
      : null;
    loadPlan({ http, events, uid, draft: told, signal }).then(
      async (plan) => {
        const check = await checked;
        if (signal.aborted) return;
        if (plan.saved === 'saved') change((before) => ({ ...before, unsaved: 'nothing' }));
        setLoaded({ status: 'loaded', plan, check });
      },
      () => {
        if (!signal.aborted) setLoaded({ status: 'failed' });
      },
    );
    return () => ended.abort();
  }, [http, events, owner, uid, change, round]);
  return (
    <StartFrame
      isWide
      kicker="Tu punto de partida"
      title="Tus recomendaciones"
      lead="Qué ya sabes, qué te falta y por dónde empezar. Es una estimación: se corrige sola con lo que respondas después."
      back={RECOMMENDATIONS_PATH}
      isStudent={uid !== null}
    >
      <ClaimQuestion uid={uid} />
      {loaded.status === 'loading' && <Skeleton label="Leyendo tu diagnóstico…" lines={8} />}
      {loaded.status === 'failed' && (
        <Notice tone="warning" live title="No pudimos leer tu diagnóstico">
          <p>Puede ser tu conexión. Lo que respondiste está guardado.</p>
          <Button onClick={() => setRound((count) => count + 1)}>Reintentar</Button>
        </Notice>
      )}
      {loaded.status === 'loaded' && (
        <Stack gap="xl">
          {loaded.plan.saved === 'without-birth-year' && (
            <Notice title="Falta tu año de nacimiento">
              <p>La ley nos pide saberlo antes de guardar tus pruebas y tu tiempo en tu cuenta.</p>
              <ButtonLink href={profileAddress('/perfil/crear', RECOMMENDATIONS_PATH)}>Completar mi perfil</ButtonLink>
            </Notice>
          )}
          {loaded.plan.saved === 'failed' && (
            <Notice tone="warning" title="Todavía no guardamos todo en tu cuenta">
              <p>Puede ser tu conexión. Lo que elegiste sigue en este equipo.</p>
              <Button onClick={() => setRound((count) => count + 1)}>Reintentar</Button>
            </Notice>
          )}
          <Suspense fallback={<Skeleton label="Leyendo tu diagnóstico…" lines={8} />}>
            <LoadedRecommendations plan={loaded.plan} check={loaded.check} draft={draft} owner={owner} uid={uid} />
          </Suspense>
        </Stack>
      )}
    </StartFrame>
  );
}
