import { openBrowserPorts } from '@travesia/kit-offline';
import { FACTOR_NAMES } from '@travesia/kit-paes';
import { useStream } from '@travesia/kit-remote';
import { Button, Cluster, Notice } from '@travesia/kit-ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ScoreTexts } from '../catalogue/typed-scores.ts';
import type { StudentAccount } from './student-account.ts';
import { offeredScores, openVisitorScores } from './visitor-scores.ts';
import { writeScore } from './write-score.ts';

const OWN = { kind: 'own' } as const;

/** Asks whose the scores are that were typed here without an account: the browser may be a school's. */
export function ClaimScores({ account }: { readonly account: StudentAccount }) {
  const { value } = useStream(account.scores.state$);
  const [typed, setTyped] = useState<ScoreTexts | null>(null);
  const [answered, setAnswered] = useState('');
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
  if (answered !== '') {
    return (
      <p ref={answer} tabIndex={-1}>
        {answered}
      </p>
    );
  }
  // Asked once it is known what the account has.
  if (!typed || !value) return null;
  const own = value.scores.filter(({ kind }) => kind === 'own').map((score) => [score.factor, score.value]);
  const offered = offeredScores(typed, Object.fromEntries(own));
  if (offered.length === 0) return null;

  function accept(): void {
    for (const { factor, text } of offered) writeScore(account, OWN, factor, text);
    visitor.take();
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
}
