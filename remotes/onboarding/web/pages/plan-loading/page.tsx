import { type PageHead, useHost } from '@travesia/kit-remote';
import { ButtonLink, checkIcon, Icon } from '@travesia/kit-ui';
import { useEffect, useState } from 'react';
import { LOADING_PATH, RECOMMENDATIONS_PATH } from '../../../start/start-steps.ts';
import { thisDevice, useDraft } from '../../features/draft/use-draft.ts';
import { LOADING_STEPS, type LoadingStep, loadPlan } from '../../features/start/load-plan.ts';
import css from '../../features/start/loading.module.css';
import { StartFrame } from '../../features/start/StartFrame.tsx';

export const head: PageHead = () => ({
  title: 'Preparando tu plan de estudio',
  description: 'Aquí se lee tu diagnóstico y se arma tu plan de estudio, con el avance real de cada etapa.',
  noIndex: true,
});

/** Nobody waits longer for a page that can stand without what is still missing. */
const LONGEST_MS = 3_000;

const STEP_TEXTS: Readonly<Record<LoadingStep, string>> = {
  save: 'Guardar tus respuestas en tu cuenta',
  diagnosis: 'Leer tu diagnóstico',
  plan: 'Armar tu plan',
};

/** What happens between the last answer and the recommendations, as it happens. */
export default function PlanLoading() {
  const { http, events, navigate } = useHost();
  const { owner, uid, change } = useDraft();
  const [done, setDone] = useState<ReadonlySet<LoadingStep>>(new Set());
  useEffect(() => {
    if (owner === null) return;
    const ended = new AbortController();
    const goOn = () => {
      if (ended.signal.aborted) return;
      ended.abort();
      navigate(RECOMMENDATIONS_PATH, { replace: true });
    };
    const timer = setTimeout(goOn, LONGEST_MS);
    loadPlan({
      ...{ http, events, uid },
      draft: thisDevice().storage.read(owner),
      signal: ended.signal,
      onDone: (step) => setDone((before) => new Set([...before, step])),
    }).then(({ saved }) => {
      if (saved === 'saved') change((before) => ({ ...before, unsaved: 'nothing' }));
      goOn();
    }, goOn);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [http, events, navigate, owner, uid, change]);
  const steps = LOADING_STEPS.filter((step) => uid !== null || step === 'diagnosis');
  return (
    <StartFrame kicker="Un momento" title="Preparando tus recomendaciones" back={LOADING_PATH} isStudent={uid !== null}>
      <ul className={css.steps} aria-live="polite">
        {steps.map((step) => (
          <li key={step} className={css.step} data-done={done.has(step)}>
            <Icon shape={checkIcon} className={css.mark} />
            {STEP_TEXTS[step]}
            <span className="visually-hidden">{done.has(step) ? ': listo' : ': en curso'}</span>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink variant="quiet" href={RECOMMENDATIONS_PATH}>
          Ir a mis recomendaciones
        </ButtonLink>
      </p>
    </StartFrame>
  );
}
