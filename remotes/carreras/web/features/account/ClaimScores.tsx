import { BEST_TENTH, type TypedScores } from '@travesia/contracts/slices';
import { openBrowserPorts } from '@travesia/kit-offline';
import { FACTOR_NAMES } from '@travesia/kit-paes';
import { useStream } from '@travesia/kit-remote';
import { Button, Cluster, Notice } from '@travesia/kit-ui';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { openScoreSettings } from './score-settings.ts';
import type { StudentAccount } from './student-account.ts';
import { type OfferedScore, offeredScores, openVisitorScores } from './visitor-scores.ts';
import { writeScore } from './write-score.ts';

const OWN = { kind: 'own' } as const;

/** Asks whose the scores are that were typed here without an account: the browser may be a school's. */
export const ClaimScores = memo(function ClaimScores({ account }: { readonly account: StudentAccount }) {
  const { value } = useStream(account.scores.state$);
  const [typed, setTyped] = useState<TypedScores | null>(null);
  const [answered, setAnswered] = useState('');
  /** What the account had in place of what it took. */
  const [replaced, setReplaced] = useState<readonly OfferedScore[]>([]);
  const answer = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone: who uses the keyboard goes on from here.
  useEffect(() => {
    if (answered !== '') answer.current?.focus();
  }, [answered]);
  const ports = useMemo(() => openBrowserPorts(), []);
  const visitor = useMemo(() => openVisitorScores(account.uid, ports), [account.uid, ports]);
  useEffect(() => {
    const read = () => setTyped(visitor.read(Date.now()));
    read();
    const stops = [ports.onStorageChange(read), ports.onWake(read)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [visitor, ports]);
  function putBack(): void {
    for (const { factor, instead } of replaced) writeScore(account, OWN, factor, String(instead));
    setReplaced([]);
    setAnswered('Listo: volviste a los que tenías en tu cuenta.');
  }
  if (answered !== '') {
    return (
      <Cluster gap="s">
        <p ref={answer} tabIndex={-1}>
          {answered}
        </p>
        {replaced.length > 0 ? (
          <Button variant="quiet" onClick={putBack}>
            Volver a {replaced.map(({ factor, instead }) => `${FACTOR_NAMES[factor]} ${instead}`).join(' y ')}
          </Button>
        ) : null}
      </Cluster>
    );
  }
  // Asked once it is known what the account has.
  if (!typed || !value) return null;
  const offered = offeredScores(typed, value.scores);
  if (offered.length === 0) return null;

  function accept(): void {
    for (const { factor, text } of offered) writeScore(account, OWN, factor, text);
    if (typed?.bestTenth?.text === BEST_TENTH) {
      const settings = openScoreSettings(account.uid);
      settings.change({ ...settings.state$.get(), bestTenth: true });
    }
    visitor.take();
    setReplaced(offered.filter(({ instead }) => instead !== undefined));
    setAnswered('Listo: ahora son los de tu cuenta.');
  }
  function refuse(): void {
    visitor.refuse(Date.now());
    setAnswered('Quedan donde estaban. No te preguntaremos más por ellos.');
  }
  return (
    <Notice tone="info" live title="Hay puntajes escritos sin cuenta en este equipo: ¿son tuyos?">
      <p>
        {offered
          .map(({ factor, text, instead }) => {
            const inAccount = instead === undefined ? '' : ` (en tu cuenta, ${instead})`;
            return `${FACTOR_NAMES[factor]} ${text}${inAccount}`;
          })
          .join(' · ')}
        . Si lo son, los pasamos a tu cuenta. Si no, queda todo como está.
      </p>
      <Cluster>
        <Button onClick={accept}>Sí, son míos</Button>
        <Button variant="secondary" onClick={refuse}>
          No son míos
        </Button>
      </Cluster>
    </Notice>
  );
});
