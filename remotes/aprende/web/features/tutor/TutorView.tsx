import type { PageLocation } from '@travesia/contracts/page';
import { tutorSubjectOf } from '@travesia/contracts/slices';
import { useHost } from '@travesia/kit-remote';
import { Skeleton } from '@travesia/kit-ui';
import { lazy, Suspense, useCallback, useRef } from 'react';
import type { Conversation } from '../../../api/tutor.ts';
import { conversationAddress, conversationOf } from './conversation-address.ts';
import { MachineNotice } from './MachineNotice.tsx';

/** One of the two is on the screen: what the other is made of does not come for it. */
const loadStart = () => import('./TutorStart.tsx');
const loadAbout = () => import('./TutorAbout.tsx');
const TutorStart = lazy(async () => ({ default: (await loadStart()).TutorStart }));
const TutorAbout = lazy(async () => ({ default: (await loadAbout()).TutorAbout }));

/** The conversation or the subject that an address names; `null` where it names nothing. */
function aboutOf(search: string) {
  const subject = tutorSubjectOf(new URLSearchParams(search));
  return conversationOf(search) ?? (subject.kind === 'words' ? null : subject);
}

if (typeof location !== 'undefined') {
  // What comes with the address is asked for before anything is shown.
  const first: Promise<unknown> = aboutOf(location.search) === null ? loadStart() : loadAbout();
  void first.catch(() => undefined);
}

const notice = (uid: string) => <MachineNotice uid={uid} />;

/** What one can bring, or the conversation about what was brought. */
export function TutorView({ location }: { readonly location: PageLocation }) {
  const host = useHost();
  const begun = useRef<Conversation | undefined>(undefined);
  const onBegun = useCallback(
    (conversation: Conversation) => {
      begun.current = conversation;
      host.navigate(conversationAddress(conversation.id), { replace: true });
    },
    [host],
  );
  const about = aboutOf(location.search);
  return (
    <Suspense fallback={<Skeleton label="Abriendo el tutor" lines={8} />}>
      {about === null ? (
        <TutorStart notice={notice} onBegun={onBegun} />
      ) : (
        <TutorAbout about={about} begun={begun.current} notice={notice} onBegun={onBegun} />
      )}
    </Suspense>
  );
}
