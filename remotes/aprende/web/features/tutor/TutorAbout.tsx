import type { TutorSubject } from '@travesia/contracts/slices';
import type { ReactNode } from 'react';
import type { Conversation } from '../../../api/tutor.ts';
import { Bringing } from './Bringing.tsx';
import { ConversationView } from './ConversationView.tsx';
import { useTutorDesk } from './tutor-desk.ts';

export interface TutorAboutProps {
  /** The conversation that is shown, or what one is to be begun about. */
  readonly about: string | TutorSubject;
  /** As it was answered when it was begun on this page. */
  readonly begun: Conversation | undefined;
  notice(uid: string): ReactNode;
  onBegun(conversation: Conversation): void;
}

export function TutorAbout({ about, begun, notice, onBegun }: TutorAboutProps) {
  const desk = useTutorDesk();
  if (!desk) return null;
  return typeof about === 'string' ? (
    <ConversationView
      key={`${desk.uid} ${about}`}
      desk={desk}
      id={about}
      begun={begun?.id === about ? begun : undefined}
      notice={notice(desk.uid)}
    />
  ) : (
    <Bringing key={`${desk.uid} ${JSON.stringify(about)}`} desk={desk} subject={about} onBegun={onBegun} />
  );
}
