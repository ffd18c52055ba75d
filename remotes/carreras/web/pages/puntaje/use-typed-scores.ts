import { useSession } from '@travesia/kit-remote';
import { useEffect, useRef, useState } from 'react';
import { keepScores, recallScores, type ScoreTexts, typedScoresKey } from '../../features/catalogue/typed-scores.ts';

const storage = () => window.localStorage;

/** What was typed in this browser, here, in another tab or on the page of another career, by whoever is here now. */
export function useTypedScores(): readonly [ScoreTexts, (changed: ScoreTexts) => void] {
  const session = useSession();
  const { status } = session;
  const uid = status === 'signed-in' ? session.user.uid : null;
  const shownFor = useRef<string | null>(null);
  const [texts, setTexts] = useState<ScoreTexts>({});
  /** Typed on this page before it was known who is here. */
  const early = useRef<{ readonly texts: ScoreTexts; readonly before: ScoreTexts } | null>(null);

  useEffect(() => {
    const recalled = () => recallScores(storage, uid, Date.now())?.texts ?? {};
    const typed = early.current;
    if (uid !== null && typed) {
      keepScores(storage, uid, { ...recalled(), ...typed.texts }, Date.now());
      keepScores(storage, null, typed.before, Date.now());
    }
    if (status !== 'pending') early.current = null;
    // Where the browser keeps nothing, what stands on the page is all there is; it is of nobody else.
    const isSame = shownFor.current === uid;
    shownFor.current = uid;
    setTexts((shown) => ({ ...(isSame && shown), ...recalled(), ...(uid !== null && typed?.texts) }));
    const listen = ({ key }: StorageEvent) => {
      if (key === typedScoresKey(uid)) setTexts(recalled());
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, [uid, status]);

  return [
    texts,
    (changed) => {
      // The first may be typed before what was kept is here: the others stay.
      const kept = recallScores(storage, uid, Date.now())?.texts ?? {};
      keepScores(storage, uid, { ...kept, ...changed }, Date.now());
      if (status === 'pending') {
        early.current = { texts: { ...early.current?.texts, ...changed }, before: early.current?.before ?? kept };
      }
      setTexts((before) => ({ ...before, ...changed }));
    },
  ];
}
