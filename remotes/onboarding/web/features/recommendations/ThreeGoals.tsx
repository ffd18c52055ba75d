import { keepTypedScores, type ScoreTexts } from '@travesia/contracts/slices';
import { useHost } from '@travesia/kit-remote';
import { Badge, ButtonLink, Card, Skeleton, Stack, TextField } from '@travesia/kit-ui';
import { useEffect, useState } from 'react';
import type { DiagnosisAnswer } from '../../../api/diagnostics.ts';
import type { Draft } from '../../../start/draft.ts';
import { GOAL_KINDS, type GoalDistance, goalDistance, threeGoals } from '../../../start/goal-distance.ts';
import { stepAddress } from '../../../start/start-steps.ts';
import { programTermsText } from '../start/program-terms-text.ts';
import {
  cutoffText,
  KIND_WORDS,
  leverText,
  missingText,
  reservationText,
  testDistanceText,
  unmeasuredText,
} from './goal-words.ts';
import { knownScores, NOTHING_TOLD, scoreIn, toldScores, typedHere } from './known-scores.ts';
import css from './recommendations.module.css';
import { type Candidate, useProposals } from './use-proposals.ts';

export interface ThreeGoalsProps {
  readonly draft: Draft;
  readonly uid: string | null;
  readonly diagnoses: readonly DiagnosisAnswer[];
}

type Measured = Candidate & { readonly distance: GoalDistance };

/** A goal that is safe, one that is realistic and one that is a reach, each with how far it is today. */
export function ThreeGoals({ draft, uid, diagnoses }: ThreeGoalsProps) {
  const { http } = useHost();
  const candidates = useProposals(uid, draft);
  const [typed, setTyped] = useState<ScoreTexts>(() => typedHere(uid));
  const [told, setTold] = useState(NOTHING_TOLD);
  useEffect(() => {
    if (uid === null) return;
    const ended = new AbortController();
    toldScores(http, uid, ended.signal).then((scores) => {
      if (!ended.signal.aborted) setTold(scores);
    });
    return () => ended.abort();
  }, [http, uid]);

  function type(field: 'nem' | 'ranking', text: string): void {
    setTyped((before) => ({ ...before, [field]: text }));
    keepTypedScores(() => localStorage, uid, { [field]: text }, Date.now());
  }

  const known = knownScores(typed, told, diagnoses);
  const measured = (candidates ?? []).map((one) => ({ ...one, distance: goalDistance(one.program, known) }));
  const three = threeGoals(measured);
  const shown = new Set(GOAL_KINDS.map((kind) => three[kind]?.programId));
  const others = measured.filter(({ isChosen, programId }) => isChosen && !shown.has(programId));
  return (
    <Stack as="section" gap="m" aria-labelledby="metas">
      <h2 id="metas">Tres metas</h2>
      <p>
        Una segura, una realista y una desafiante, según lo que ya mostraste. Son estimaciones gruesas: nadie puede
        prometerte un puntaje.
      </p>
      <div className={css.scores}>
        {(['nem', 'ranking'] as const).map((field) => (
          <TextField
            key={field}
            label={field === 'nem' ? 'Tu puntaje NEM' : 'Tu puntaje Ranking'}
            hint="De 100 a 1.000. Si no lo sabes, déjalo vacío."
            optional
            inputMode="numeric"
            maxLength={4}
            value={typed[field] ?? String(told.own[field] ?? '')}
            error={isWrong(typed[field]) ? 'Es un número entre 100 y 1.000.' : undefined}
            onValueChange={(text) => type(field, text)}
          />
        ))}
      </div>
      {candidates === null && <Skeleton label="Buscando metas cerca de lo que quieres…" lines={4} />}
      {candidates?.length === 0 && (
        <>
          <p>Dinos qué te gustaría estudiar y te mostramos tres metas cerca de eso.</p>
          <p>
            <ButtonLink variant="secondary" href={stepAddress('goal')}>
              Elegir una meta
            </ButtonLink>
          </p>
        </>
      )}
      {candidates !== null && candidates.length > 0 && (
        <>
          {GOAL_KINDS.map((kind) => {
            const goal = three[kind];
            return goal ? (
              <GoalCard key={kind} goal={goal} label={KIND_WORDS[kind].name} />
            ) : (
              <Card key={kind}>
                <Badge>{KIND_WORDS[kind].name}</Badge>
                <p>{KIND_WORDS[kind].none}</p>
              </Card>
            );
          })}
          {others.map((goal) => (
            <GoalCard key={goal.programId} goal={goal} label="Tu meta" />
          ))}
        </>
      )}
    </Stack>
  );
}

const isWrong = (text: string | undefined) => text !== undefined && text.length >= 3 && scoreIn(text) === undefined;

function GoalCard({ goal, label }: { readonly goal: Measured; readonly label: string }) {
  const { program, city, isChosen, distance } = goal;
  return (
    <Card>
      <Stack gap="s">
        <Badge>{label}</Badge>
        <h3>
          {program.name}, {program.university}
          {city !== undefined && ` (${city})`}
        </h3>
        {!isChosen && <p className={css.hint}>No la elegiste tú: es parecida a lo que quieres.</p>}
        {distance.kind === 'measured' ? <Distance {...distance} /> : <p>{unmeasuredText(distance)}</p>}
        <details>
          <summary>Qué pide</summary>
          <ul>
            {programTermsText(program).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      </Stack>
    </Card>
  );
}

function Distance({ cutoff, tests, missing, reservations, lever }: Extract<GoalDistance, { kind: 'measured' }>) {
  return (
    <>
      {missing.length > 0 && <p>{missingText(missing)}</p>}
      <ul>
        {tests.map((one) => (
          <li key={one.test}>{testDistanceText(one)}</li>
        ))}
      </ul>
      {lever && <p>{leverText(lever)}</p>}
      {reservations.length > 0 && (
        <ul>
          {reservations.map((one) => (
            <li key={one.kind}>{reservationText(one)}</li>
          ))}
        </ul>
      )}
      <p className={css.hint}>{cutoffText(cutoff)}</p>
    </>
  );
}
