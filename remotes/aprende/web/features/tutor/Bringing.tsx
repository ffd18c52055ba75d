import { TUTOR_PAGE, type TutorSubject } from '@travesia/contracts/slices';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { Button, ButtonLink, EmptyState, OfflineArt, SearchArt, Skeleton, Stack } from '@travesia/kit-ui';
import { useCallback, useEffect, useState } from 'react';
import type { Conversation } from '../../../api/tutor.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import css from './tutor.module.css';
import type { TutorDesk } from './tutor-desk.ts';
import { type Refusal, refusalOfError } from './tutor-requests.ts';

export interface BringingProps {
  readonly desk: TutorDesk;
  readonly subject: TutorSubject;
  onBegun(conversation: Conversation): void;
}

/** Begins a conversation about what the address brings. */
export function Bringing({ desk, subject, onBegun }: BringingProps) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [id] = useState(() => uuidV7());
  const brought = JSON.stringify(subject);
  const begin = useCallback(() => {
    let isGone = false;
    setRefusal(null);
    desk.requests.begin({ id, subject: JSON.parse(brought) as TutorSubject }).then(
      (conversation) => isGone || onBegun(conversation),
      (error: unknown) => isGone || setRefusal(refusalOfError(error)),
    );
    return () => {
      isGone = true;
    };
  }, [desk, id, brought, onBegun]);
  useEffect(begin, [begin]);
  return (
    <div className={css.tutor}>
      <Stack gap="l">
        {refusal === null || refusal === 'closed' ? <h1 className={css['conversation-title']}>Tutor</h1> : null}
        {refusal === null ? (
          <Skeleton label="Abriendo el tutor" lines={8} />
        ) : refusal === 'closed' ? (
          <>
            <ClosedNotice />
            <div className={css.actions}>
              <Button variant="secondary" onClick={begin}>
                Probar de nuevo
              </Button>
            </div>
          </>
        ) : (
          <NotBrought refusal={refusal} onRetry={begin} />
        )}
      </Stack>
    </div>
  );
}

function NotBrought({ refusal, onRetry }: { readonly refusal: Refusal; onRetry(): void }) {
  // It is not the student's, was not graded yet, or never was.
  const isNever = refusal === 'gone' || refusal === 'long' || refusal === 'failed';
  return (
    <>
      <h1 className="visually-hidden">Tutor</h1>
      <EmptyState
        art={isNever ? <SearchArt /> : <OfflineArt />}
        title={isNever ? 'Eso no se puede traer al tutor' : 'No pudimos abrir el tutor'}
        actions={
          <>
            {isNever ? null : <Button onClick={onRetry}>Reintentar</Button>}
            <ButtonLink variant={isNever ? 'primary' : 'secondary'} href={TUTOR_PAGE}>
              Preguntar otra cosa
            </ButtonLink>
          </>
        }
      >
        <p>
          {isNever
            ? 'Puede ser de un ensayo que sigue en curso, o de algo que ya no existe.'
            : 'Revisa tu conexión. Lo que escribiste en este equipo sigue aquí.'}
        </p>
      </EmptyState>
    </>
  );
}
