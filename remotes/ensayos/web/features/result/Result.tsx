import { findContent, TEMARIO } from '@travesia/contracts/temario';
import { useHost } from '@travesia/kit-remote';
import { Grid, Stack, Stat } from '@travesia/kit-ui';
import { useEffect } from 'react';
import type { AttemptResult } from '../../../api/attempts.ts';
import { blueprintOf, itemsOf } from '../../../practice/blueprint.ts';
import type { Tally } from '../../../practice/breakdown.ts';
import { minutesText } from '../practice/minutes-text.ts';
import { Corrected } from './Corrected.tsx';
import { releaseEvidence } from './embargoed-evidence.ts';
import { Goals } from './Goals.tsx';
import { Opening } from './Opening.tsx';
import { Outcomes } from './Outcomes.tsx';
import { paceOf } from './pace.ts';
import { ReviewList } from './ReviewList.tsx';
import css from './result.module.css';
import { ShareResult } from './ShareResult.tsx';
import { SinceLast } from './SinceLast.tsx';
import { StudyNext } from './StudyNext.tsx';
import { secondsText, TimeStrip } from './TimeStrip.tsx';
import { useGoals } from './use-goals.ts';

export function Result({ result }: { readonly result: AttemptResult }) {
  const { attempt, breakdown, items, corrected } = result;
  const { events } = useHost();
  const { request } = attempt;
  const summary = attempt.result;
  const scoredTest = summary?.score && 'test' in request ? request.test : null;

  // Other areas hear what the answers say, content by content, and whether there is a score: once, of what was graded just now.
  useEffect(() => {
    if (!releaseEvidence(attempt.id)) return;
    for (const [contentId, { correct, wrong, omitted }] of Object.entries(breakdown.contents)) {
      events.emit('mastery/evidence', { contentId, correct, answered: correct + wrong + omitted });
    }
    if (scoredTest) events.emit('score/estimated', { test: scoredTest });
  }, [events, attempt.id, breakdown, scoredTest]);

  const goals = useGoals(scoredTest !== null);
  const scored = summary?.scored ?? 0;
  const pilots = items.length - scored - (summary?.withdrawn ?? 0);
  const { totalMs, meanMs } = paceOf(items);
  const allowedMs =
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
      <Opening result={result} goals={goals} />
      {corrected && summary ? <Corrected corrected={corrected} now={summary} /> : null}
      <Grid as="section" min="s" className={css.numbers} aria-label="En números">
        {summary?.score ? (
          <Stat
            label="Correctas"
            value={`${summary.correct}`}
            unit={`de ${scored}`}
            note={pilots <= 0 ? undefined : pilotsText(pilots)}
          />
        ) : null}
        {totalMs === 0 ? null : (
          <Stat
            label="Tiempo respondiendo"
            value={timeText(totalMs)}
            note={meanMs < 1000 ? undefined : `${secondsText(meanMs)} por pregunta.`}
          />
        )}
        {summary?.omitted ? (
          <Stat
            label="Sin responder"
            value={`${summary.omitted}`}
            note={`En la PAES una respuesta errada no resta: ${guessText(summary.omitted)}.`}
          />
        ) : null}
      </Grid>
      <StudyNext result={result} />
      {goals && summary?.score && 'test' in request ? (
        <Goals taken={{ test: request.test, score: summary.score }} {...goals} />
      ) : null}
      <SinceLast result={result} axisName={(id) => axes.get(id) ?? id} />
      <Stack as="section" gap="m" aria-labelledby="detalle">
        <h2 id="detalle">Dónde ganaste y dónde perdiste</h2>
        {items.length === scored ? null : <p>{allText(items.length, pilots, summary?.withdrawn ?? 0)}</p>}
        <Grid min="l">
          <Outcomes title="Por eje" rows={named(breakdown.axes, (id) => axes.get(id))} />
          <Outcomes title="Por habilidad" rows={named(breakdown.skills, (id) => skills.get(id))} />
        </Grid>
        <Outcomes title="Por contenido" rows={named(breakdown.contents, (id) => findContent(id)?.name)} />
      </Stack>
      <TimeStrip items={items} allowedMs={allowedMs} />
      <Changes result={result} />
      <ReviewList result={result} />
      <ShareResult attempt={attempt} />
    </Stack>
  );
}

function timeText(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return minutes === 0 ? secondsText(ms) : minutesText(minutes);
}

const pilotsText = (pilots: number) =>
  pilots === 1
    ? 'Otra era de prueba, como en la PAES, y no cuenta.'
    : `Otras ${pilots} eran de prueba, como en la PAES, y no cuentan.`;

/** Why parts add up to more than the questions that count. */
function allText(items: number, pilots: number, withdrawn: number): string {
  const others = [
    ...(pilots > 0 ? [pilots === 1 ? 'la de prueba' : `las ${pilots} de prueba`] : []),
    ...(withdrawn > 0 ? [withdrawn === 1 ? 'la que retiramos' : `las ${withdrawn} que retiramos`] : []),
  ].join(' y ');
  return `Aquí van las ${items} preguntas de la prueba, también ${others}: no dan puntaje, pero muestran qué sabes.`;
}

/** One in four by chance. */
function guessText(omitted: number): string {
  if (omitted < 3) return 'siempre conviene responder';
  const won = Math.round(omitted / 4);
  return `respondiéndolas al azar ganas en promedio ${won === 1 ? '1 correcta' : `${won} correctas`}`;
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
        Cambiaste {changed.length === 1 ? '1 respuesta' : `${changed.length} respuestas`}:{' '}
        {better === 1 ? '1 quedó correcta' : `${better} quedaron correctas`} y{' '}
        {worse === 1 ? '1 dejó de estarlo' : `${worse} dejaron de estarlo`}.
      </p>
    </section>
  );
}
