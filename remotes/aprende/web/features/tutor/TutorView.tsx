import type { PageLocation } from '@travesia/contracts/page';
import { TUTOR_PAGE, type TutorSubject, tutorSubjectOf } from '@travesia/contracts/slices';
import { useHost } from '@travesia/kit-remote';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { Button, ButtonLink, EmptyState, OfflineArt, SearchArt, Skeleton, Stack } from '@travesia/kit-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Conversation } from '../../../api/tutor.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import { ConversationView } from './ConversationView.tsx';
import { conversationAddress, conversationOf } from './conversation-address.ts';
import { type TutorDesk, useTutorDesk } from './conversation-hooks.ts';
import { MachineNotice } from './MachineNotice.tsx';
import { TutorStart } from './TutorStart.tsx';
import css from './tutor.module.css';
import { type Refusal, refusalOfError } from './tutor-requests.ts';

/** What one can bring, what the address brings, or a conversation that it names. */
export function TutorView({ location }: { readonly location: PageLocation }) {
  const desk = useTutorDesk();
  const host = useHost();
  const begun = useRef<Conversation | undefined>(undefined);
  const onBegun = useCallback(
    (conversation: Conversation) => {
      begun.current = conversation;
      host.navigate(conversationAddress(conversation.id), { replace: true });
    },
    [host],
  );
  if (!desk) return null;
  const notice = <MachineNotice uid={desk.uid} />;
  const id = conversationOf(location.search);
  if (id !== null) {
    const known = begun.current?.id === id ? begun.current : undefined;
    return <ConversationView key={`${desk.uid} ${id}`} desk={desk} id={id} begun={known} notice={notice} />;
  }
  const subject = tutorSubjectOf(new URLSearchParams(location.search));
  return subject.kind === 'words' ? (
    <TutorStart key={desk.uid} desk={desk} notice={notice} onBegun={onBegun} />
  ) : (
    <Bringing key={`${desk.uid} ${location.search}`} desk={desk} subject={subject} onBegun={onBegun} />
  );
}

interface BringingProps {
  readonly desk: TutorDesk;
  readonly subject: TutorSubject;
  onBegun(conversation: Conversation): void;
}

/** Begins a conversation about what the address brings. */
function Bringing({ desk, subject, onBegun }: BringingProps) {
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
  const isNever = refusal === 'gone' || refusal === 'failed';
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
