import type { HostApi } from '@travesia/contracts/page';
import { openBrowserPorts } from '@travesia/kit-offline';
import { useHost, useSession } from '@travesia/kit-remote';
import { useEffect, useMemo } from 'react';
import { createStudyAccount, type StudyAccount, type StudyCode } from './study-account.ts';
import { openStudyStorage } from './study-storage.ts';

/** One for all pages, and it goes on while they are hidden: what was done is sent from wherever the student is. */
let current: StudyAccount | undefined;

function leaveStudyAccount(): void {
  current?.close();
  current = undefined;
}

/** A page that will need it asks for it as it begins: it comes while the page is made ready. */
export const fetchStudyCode = (): Promise<StudyCode> => import('./study-code.ts');

/** To make the schemas and to read with them would be one long task for a phone. */
async function loadCode(): Promise<StudyCode> {
  const code = await fetchStudyCode();
  await new Promise((resolve) => setTimeout(resolve));
  return code;
}

/** The account of `uid`; that of whoever was here before ends. */
function studyAccount(uid: string, { http }: Pick<HostApi, 'http'>): StudyAccount {
  if (current?.uid === uid) return current;
  leaveStudyAccount();
  current = createStudyAccount({
    uid,
    http,
    ports: openBrowserPorts(),
    storage: openStudyStorage(uid),
    loadCode,
  });
  return current;
}

/** The student's account; `null` in the moment in which the session ends and the page with it. */
export function useStudy(): StudyAccount | null {
  const host = useHost();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const account = useMemo(() => (uid === null ? null : studyAccount(uid, host)), [uid, host]);
  useEffect(() => {
    const subscription = host.session$.subscribe(({ status }) => {
      if (status === 'anonymous') leaveStudyAccount();
    });
    return () => subscription.unsubscribe();
  }, [host]);
  // A test was graded on a page of another area: levels and plan may be others now.
  useEffect(() => {
    const subscription = host.events.on('mastery/evidence', () => account?.refresh());
    return () => subscription.unsubscribe();
  }, [host, account]);
  return account;
}
