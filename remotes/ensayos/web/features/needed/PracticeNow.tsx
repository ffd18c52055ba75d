import { SHORT_TEST_NAMES } from '@travesia/contracts/profile-words';
import type { TestId } from '@travesia/contracts/temario';
import { useHost } from '@travesia/kit-remote';
import { Button, ButtonLink, Cluster } from '@travesia/kit-ui';
import { useCallback, useId, useState } from 'react';
import type { MostNeeded } from '../../../api/attempts.ts';
import { TYPE_ADDRESS } from '../../../structure/addresses.ts';
import { CreationFailure } from '../practice/CreationFailure.tsx';
import { practiceService } from '../practice/practice-service.ts';
import { useCreation } from '../practice/use-creation.ts';
import { useLoaded } from '../practice/use-loaded.ts';
import css from './needed.module.css';
import { neededText } from './needed-text.ts';

export interface PracticeNowProps {
  /** Asked of this one rather than of another, where the student has answered something of it. */
  readonly test?: TestId | undefined;
}

/** Ten questions of what the student needs most, one tap away: the service chooses, and a sentence says why. */
export function PracticeNow({ test }: PracticeNowProps) {
  const { http } = useHost();
  const title = useId();
  const { loaded } = useLoaded(useCallback((signal: AbortSignal) => practiceService(http).mostNeeded(signal), [http]));
  const [chosen, setChosen] = useState<TestId | undefined>(test);
  const { creation, create, isBusy } = useCreation();
  const practices = loaded.status === 'loaded' ? loaded.value : [];
  const practice = practices.find((one) => one.test === chosen) ?? practices[0];
  return (
    <section
      className={css.now}
      aria-labelledby={title}
      aria-busy={loaded.status === 'loading'}
      data-area={practice?.test}
    >
      <div className={css.why}>
        <h2 id={title} className={css.title}>
          {practice ? titleOf(practice) : '10 preguntas de lo que más te falta'}
        </h2>
        {loaded.status === 'failed' ? (
          <p>No pudimos elegirlas ahora. Puedes elegir tú qué practicar.</p>
        ) : (
          <p>{practice ? neededText(practice) : 'Buscando en tus respuestas…'}</p>
        )}
        {test === undefined && practices.length > 1 ? (
          <Cluster gap="s" className={css.others}>
            {practices.map((one) => (
              <button
                key={one.test}
                type="button"
                className={css.other}
                data-area={one.test}
                aria-pressed={one === practice}
                onClick={() => setChosen(one.test)}
              >
                {SHORT_TEST_NAMES[one.test]}
              </button>
            ))}
          </Cluster>
        ) : null}
      </div>
      {loaded.status === 'failed' ? (
        <ButtonLink href={TYPE_ADDRESS}>Elegir qué practicar</ButtonLink>
      ) : (
        <Button busy={isBusy} disabled={!practice} onClick={() => practice && create(practice.request)}>
          Practicar ahora
        </Button>
      )}
      {creation.state === 'failed' ? (
        <CreationFailure title="No pudimos preparar la práctica" error={creation.error} />
      ) : null}
    </section>
  );
}

function titleOf({ contents, request, test }: MostNeeded): string {
  return contents.length === 0
    ? `${request.items} preguntas para empezar, de ${SHORT_TEST_NAMES[test]}`
    : `${request.items} preguntas de lo que más te falta`;
}
