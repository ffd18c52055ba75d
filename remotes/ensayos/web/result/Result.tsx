import { GOALS_PATH, type GoalsAnswer } from '@travesia/contracts';
import { findContent, TEMARIO } from '@travesia/contracts/temario';
import { useHost } from '@travesia/kit-remote';
import { Button, ButtonLink, Card, Cluster, Notice, Stack, Stat } from '@travesia/kit-ui';
import { useCallback, useEffect } from 'react';
import type { AttemptResult } from '../../api/attempts.ts';
import { blueprintOf, itemsOf } from '../../practice/blueprint.ts';
import type { Tally } from '../../practice/breakdown.ts';
import { GENERATE_ADDRESS } from '../shared/addresses.ts';
import { requestQuery } from '../shared/request-address.ts';
import { useLoaded } from '../shared/use-loaded.ts';
import { Corrected } from './Corrected.tsx';
import { Outcomes } from './Outcomes.tsx';
import { ReviewList } from './ReviewList.tsx';
import css from './result.module.css';
import { ScoreRange } from './ScoreRange.tsx';
import { TimeStrip } from './TimeStrip.tsx';

/** Contents that are told first: enough to begin with. */
const NEXT_CONTENTS = 3;
/** A mistake made once may be a slip. */
const REPEATED = 2;

export function Result({ result }: { readonly result: AttemptResult }) {
  const { attempt, breakdown, items, previous, corrected, late } = result;
  const { events } = useHost();
  const { request } = attempt;
  const summary = attempt.result;

  // Other areas hear what the answers say, content by content.
  useEffect(() => {
    for (const [contentId, { correct, wrong, omitted }] of Object.entries(breakdown.contents)) {
      events.emit('mastery/evidence', { contentId, correct, answered: correct + wrong + omitted });
    }
  }, [events, breakdown]);

  const pace =
    request.mode === 'simulacro'
      ? (blueprintOf(request.test, request.elective).minutes * 60_000 * (request.timeFactor ?? 1)) /
        itemsOf(blueprintOf(request.test, request.elective))
      : null;
  const temario =
    'test' in request
      ? TEMARIO.filter(({ id }) => id === request.test || (request.test === 'm2' && id === 'm1'))
      : TEMARIO;
  const skills = new Map(temario.flatMap((test) => test.skills.map(({ id, name }) => [id, name] as const)));
  const axes = new Map<string, string>(TEMARIO.flatMap((test) => test.axes.map(({ id, name }) => [id, name] as const)));
  const named = (tallies: Readonly<Record<string, Tally>>, nameOf: (id: string) => string | undefined) =>
    Object.entries(tallies).map(([id, tally]) => ({ id, tally, name: nameOf(id) ?? id }));

  return (
    <Stack gap="xl">
      {summary?.expired ? (
        <Notice tone="info" title="Se acabó el tiempo">
          <p>
            Guardamos y corregimos {summary.answered === 1 ? '1 respuesta' : `${summary.answered} respuestas`}.
            {late === null || late.answered === 0
              ? ''
              : ` Otras ${late.answered} llegaron después, sin conexión: ${late.correct} eran correctas, pero no cuentan para el puntaje.`}
          </p>
        </Notice>
      ) : null}
      {corrected && summary ? <Corrected corrected={corrected} now={summary} /> : null}
      <Cluster gap="l">
        <Stat label="Correctas" value={`${summary?.correct ?? 0}`} unit={`de ${summary?.scored ?? 0}`} size="l" />
        {summary?.omitted ? (
          <Stat
            label="Sin responder"
            value={`${summary.omitted}`}
            note={`En la PAES una respuesta errada no resta: respondiéndolas al azar ganas en promedio ${guesses(summary.omitted)}.`}
          />
        ) : null}
      </Cluster>
      {summary?.score ? <ScoreRange score={summary.score} previous={previous?.result?.score} /> : null}
      {summary?.score ? <Goals /> : null}
      <Next result={result} />
      <Outcomes title="Por eje" rows={named(breakdown.axes, (id) => axes.get(id))} />
      <Outcomes title="Por habilidad" rows={named(breakdown.skills, (id) => skills.get(id))} />
      <Outcomes title="Por contenido" rows={named(breakdown.contents, (id) => findContent(id)?.name)} />
      <TimeStrip items={items} pace={pace} />
      <Changes result={result} />
      <ReviewList result={result} />
      <Cluster gap="m" className={css.noprint}>
        <Button variant="secondary" onClick={() => window.print()}>
          Imprimir
        </Button>
        {request.mode === 'muestra' ? null : (
          <ButtonLink
            variant="secondary"
            href={`${GENERATE_ADDRESS}${requestQuery({ mode: 'repaso', test: request.test, items: 10, feedback: 'at-once' })}`}
          >
            Repasar lo que fallé
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  );
}

/** One in four by chance. */
function guesses(omitted: number): string {
  const won = Math.max(1, Math.round(omitted / 4));
  return won === 1 ? '1 correcta' : `${won} correctas`;
}

/** What to study next, and the mistakes that came back. */
function Next({ result: { breakdown, items, attempt } }: { readonly result: AttemptResult }) {
  const { request } = attempt;
  const weak = Object.entries(breakdown.contents)
    .map(([id, { correct, wrong, omitted }]) => ({
      id,
      lost: wrong + omitted,
      share: correct / (correct + wrong + omitted),
    }))
    .filter(({ lost }) => lost > 0)
    .sort((one, other) => other.lost - one.lost || one.share - other.share)
    .slice(0, NEXT_CONTENTS);
  const names = new Map(items.flatMap(({ mistakes }) => mistakes.map(({ id, name }) => [id, name] as const)));
  const repeated = Object.entries(breakdown.mistakes)
    .filter(([, times]) => times >= REPEATED)
    .sort(([, one], [, other]) => other - one);
  if (weak.length === 0) return null;
  return (
    <Stack as="section" gap="m" aria-labelledby="siguiente">
      <h2 id="siguiente">Qué estudiar ahora</h2>
      <Cluster gap="m">
        {weak.map(({ id, lost }) => (
          <Card key={id}>
            <h3>{findContent(id)?.name}</h3>
            <p>{lost === 1 ? 'Perdiste 1 pregunta aquí.' : `Perdiste ${lost} preguntas aquí.`}</p>
            {request.mode === 'muestra' || request.test === 'cl' ? null : (
              <ButtonLink
                variant="secondary"
                href={`${GENERATE_ADDRESS}${requestQuery({ mode: 'practica', test: findContent(id)?.test.id ?? request.test, contents: [id], items: 5, feedback: 'at-once' })}`}
              >
                Practicar<span className="visually-hidden"> {findContent(id)?.name}</span>
              </ButtonLink>
            )}
          </Card>
        ))}
      </Cluster>
      {repeated.length === 0 ? null : (
        <>
          <h3>Errores que se repitieron</h3>
          <ul className={css.mistakes}>
            {repeated.map(([id, times]) => (
              <li key={id}>
                {names.get(id) ?? id} ({times} veces).
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}

/** Answers that were changed: to the better, to the worse. */
function Changes({ result: { items } }: { readonly result: AttemptResult }) {
  const changed = items.filter(({ history }) => history.filter((option) => option !== null).length > 1);
  if (changed.length === 0) return null;
  const better = changed.filter(({ outcome }) => outcome === 'correct').length;
  const worse = changed.filter(({ outcome, history, key }) => outcome !== 'correct' && history.includes(key)).length;
  return (
    <section>
      <h2>Respuestas que cambiaste</h2>
      <p>
        Cambiaste {changed.length === 1 ? '1 respuesta' : `${changed.length} respuestas`}: {better} quedaron correctas y{' '}
        {worse} dejaron de estarlo.
      </p>
    </section>
  );
}

/** Where the student aims, if they said so: the goal lives in the area of careers. */
function Goals() {
  const { http } = useHost();
  const { loaded } = useLoaded(
    useCallback((signal: AbortSignal) => http(GOALS_PATH, { signal }) as Promise<GoalsAnswer>, [http]),
  );
  const goal = loaded.status === 'loaded' ? loaded.value.goals[0] : undefined;
  if (!goal?.program) return null;
  const { name, university, lastCutoff } = goal.program;
  return (
    <Notice tone="info" title="Tu meta">
      <p>
        {name}, {university}
        {lastCutoff === null
          ? '.'
          : `: el último corte fue de ${lastCutoff.score.toLocaleString('es-CL')} puntos ponderados (${lastCutoff.year})${lastCutoff.unfilled ? ', con vacantes sin llenar' : ''}. El ponderado mezcla todas tus pruebas y tus notas.`}
      </p>
      <ButtonLink variant="quiet" href={`/carreras/${goal.programId}`}>
        Ver cuánto te falta
      </ButtonLink>
    </Notice>
  );
}
