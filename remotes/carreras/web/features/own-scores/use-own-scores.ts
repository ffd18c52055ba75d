import {
  keepTypedScores,
  type OwnScoreField,
  recallTypedScores,
  type ScoreTexts,
  textsOf,
  typedScoresKey,
} from '@travesia/contracts/slices';
import { useHost, useSession } from '@travesia/kit-remote';
import { useEffect, useRef, useState } from 'react';
import type { OwnFields } from '../account/own-fields.ts';

const storage = () => window.localStorage;

const recalled = () => textsOf(recallTypedScores(storage, null, Date.now()));

export interface OwnScores {
  readonly texts: ScoreTexts;
  /** Where they are kept: a visitor's on this device alone. */
  readonly place: 'device' | 'account';
  change(changed: ScoreTexts): void;
  /** The field was left. */
  settle(field: OwnScoreField): void;
}

/**
 * The own scores of whoever is here, typed once for all pages: those of a visitor are in this browser, in its other tabs
 * too; those of a student who is signed in are of the account. What keeps an account comes when there is one.
 */
export function useOwnScores(): OwnScores {
  const host = useHost();
  const session = useSession();
  const { status } = session;
  const uid = status === 'signed-in' ? session.user.uid : null;
  const [texts, setTexts] = useState<ScoreTexts>({});
  const [fields, setFields] = useState<OwnFields | null>(null);
  /** Typed on this page before it was known who is here, or before the account was; and what a visitor had before. */
  const early = useRef<{ readonly texts: ScoreTexts; readonly before: ScoreTexts | null } | null>(null);

  useEffect(() => {
    if (uid !== null) {
      const typed = early.current;
      // What was kept as a visitor's is the student's.
      if (typed?.before) {
        const taken = Object.fromEntries(Object.keys(typed.texts).map((field) => [field, '']));
        keepTypedScores(storage, null, { ...taken, ...typed.before }, Date.now());
      }
      setTexts(typed?.texts ?? {});
      let opened: OwnFields | undefined;
      let isOver = false;
      import('../account/own-fields.ts').then(
        ({ openOwnFields }) => {
          if (isOver) return;
          opened = openOwnFields(uid, host);
          if (early.current) opened.type(early.current.texts);
          early.current = null;
          opened.texts$.subscribe(setTexts);
          setFields(opened);
        },
        // The page still calculates with what stands in its fields.
        () => {},
      );
      const subscription = host.session$.subscribe((now) => {
        if (now.status === 'anonymous') opened?.leave();
      });
      return () => {
        isOver = true;
        subscription.unsubscribe();
        opened?.close();
        setFields(null);
        setTexts({});
      };
    }
    if (status === 'anonymous') early.current = null;
    // Where the browser keeps nothing, what stands on the page is all there is.
    setTexts((shown) => ({ ...shown, ...recalled() }));
    const listen = ({ key }: StorageEvent) => {
      if (key === typedScoresKey(null)) setTexts(recalled());
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, [uid, status, host]);

  return {
    texts,
    place: uid === null ? 'device' : 'account',
    change(changed) {
      if (fields) {
        fields.type(changed);
        return;
      }
      if (status !== 'anonymous') {
        const before = early.current ? early.current.before : uid === null ? recalled() : null;
        early.current = { texts: { ...early.current?.texts, ...changed }, before };
      }
      if (uid === null) keepTypedScores(storage, null, changed, Date.now());
      setTexts((shown) => ({ ...shown, ...changed }));
    },
    settle: (field) => fields?.settle(field),
  };
}
