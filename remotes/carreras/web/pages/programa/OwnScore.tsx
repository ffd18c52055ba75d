import { PAES_TEST_NAMES, PAES_TESTS } from '@travesia/kit-paes';
import { DataTable, formatDecimal, Grid, Notice, Stack, Stat } from '@travesia/kit-ui';
import type { SchoolPlace } from '../../../admission/eligibility.ts';
import { latestCutoff, type Program } from '../../../admission/program.ts';
import { type RequiredScore, requiredScores } from '../../../admission/required-scores.ts';
import type { ScoreRanges, Scores } from '../../../admission/scores.ts';
import type { FormerScore } from '../../../admission/simulate-application.ts';
import { targetOf } from '../../../admission/target.ts';
import { weightedScore } from '../../../admission/weighted-score.ts';
import { EXPLORER_PATH } from '../../../routes.ts';
import { EstimatesInUse } from '../../features/account/EstimatesInUse.tsx';
import { type StudentAccount, useStudentScores } from '../../features/account/index.ts';
import { type Standing, standingOf } from '../../features/application/standing.ts';
import {
  aboutText,
  casesText,
  LABEL_NAMES,
  rangeText,
  standingText,
} from '../../features/application/standing-text.ts';
import { reasonText } from '../../features/catalogue/reason-text.ts';
import { reservationTexts } from '../../features/catalogue/reservation-text.ts';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { unreachableText } from '../../features/catalogue/unreachable-text.ts';
import { countText } from '../../features/catalogue/words.ts';
import { EMPTY_PAGE, pageSearch } from '../explorador/page-state.ts';

interface OwnScoreProps {
  readonly program: Program;
  readonly account: StudentAccount;
}

const SCORES_HREF = EXPLORER_PATH + pageSearch({ ...EMPTY_PAGE, view: 'scores' });

/** What each test has to rise, alone or together, to reach the newest cut-off. */
function Gap({
  program,
  scores,
  place,
  ranges,
}: {
  readonly program: Program;
  readonly scores: Scores;
  readonly place: SchoolPlace;
  readonly ranges: ScoreRanges;
}) {
  const cutoff = latestCutoff(program);
  const target = targetOf(program, cutoff ?? null);
  if (!target) return null;
  const required = requiredScores(program, scores, target.score, place);
  if (required.kind === 'unreachable') return <p>{unreachableText(required.best, target)}</p>;
  if (required.kind !== 'gap' || required.tests.length === 0) return null;
  const { gap, tests, together } = required;
  return (
    <Stack>
      <DataTable<RequiredScore>
        caption={`Qué tendría que subir una sola prueba para ${target.because === 'cutoff' ? `llegar al corte ${cutoff?.year}` : 'llegar al mínimo para postular'}${gap === null || gap === 0 ? '' : `: te faltan ${scoreText(gap)} puntos ponderados`}`}
        columns={[
          { key: 'test', header: 'Prueba', rowHeader: true, cell: ({ test }) => PAES_TEST_NAMES[test] },
          {
            key: 'from',
            header: 'Tienes',
            numeric: true,
            cell: ({ test, from }) => {
              const range = ranges[test];
              if (from === null) return '—';
              return range ? `${formatDecimal(from)} (${rangeText(range)})` : formatDecimal(from);
            },
          },
          {
            key: 'to',
            header: 'Necesitas',
            numeric: true,
            cell: ({ to }) => (to === null ? 'ni con 1.000' : formatDecimal(to)),
          },
          {
            key: 'questions',
            header: 'Respuestas más (estimado)',
            numeric: true,
            cell: ({ questions }) => (questions === null ? '—' : `≈ ${questions}`),
          },
        ]}
        rows={tests}
        rowKey={({ test }) => test}
        wide
      />
      {together ? (
        <p>
          O {countText(together.points, 'punto', 'puntos')} más en cada una:{' '}
          {PAES_TESTS.filter((test) => (together.questions[test] ?? 0) > 0)
            .map((test) => `≈ ${together.questions[test]} en ${PAES_TEST_NAMES[test]}`)
            .join(', ')}
          . El paso de puntos a preguntas sale de las tablas promedio oficiales: es una estimación.
        </p>
      ) : null}
    </Stack>
  );
}

/** The student's score as the cut-off was weighed: the only one of the two that it compares with. */
function Former({ year, score }: FormerScore) {
  return (
    <p>
      {score === null
        ? `Con las ponderaciones de ${year} contaba una prueba que no tienes.`
        : `Con las ponderaciones de ${year}, las del corte, tu ponderado sería ${scoreText(score)}. La probabilidad usa el menor de los dos.`}
    </p>
  );
}

function Answer({
  program,
  scores,
  standing,
}: {
  readonly program: Program;
  readonly scores: Scores;
  readonly standing: Standing;
}) {
  const weighted = weightedScore(program, scores);
  switch (standing.kind) {
    case 'no-scores':
      return (
        <Notice>
          <p>
            <a href={SCORES_HREF}>Escribe tus puntajes</a>, aunque sean los que esperas, y aquí verás tu ponderado.
          </p>
        </Notice>
      );
    case 'not-offered':
      return <p>{standingText(standing)}: no se puede postular, y no hay nada que calcular.</p>;
    case 'missing':
    case 'not-eligible':
      return (
        <Notice tone="warning" title={standing.kind === 'missing' ? 'Faltan puntajes' : 'No cumples un mínimo'}>
          <p>{standing.reasons.map(reasonText).join('; ')}.</p>
          <p>
            <a href={SCORES_HREF}>Revisa tus puntajes</a>
          </p>
        </Notice>
      );
    case 'special-test':
      return (
        <Notice title="El ponderado queda incompleto">
          <p>
            La prueba especial de la universidad pesa {standing.weight} % y no la conocemos.
            {weighted.kind === 'special-test' ? ` Lo demás te da ${scoreText(weighted.paesPart)} puntos.` : ''}
          </p>
        </Notice>
      );
    case 'no-cutoff':
      return (
        <p>
          {weighted.kind === 'complete' ? `Tu ponderado: ${scoreText(weighted.score)}. ` : ''}No hay un corte anterior
          con que estimar.
        </p>
      );
    case 'estimate':
      return (
        <Stack>
          <Grid min="s">
            <Stat label="Tu ponderado" value={scoreText(standing.score)} note={standingText(standing)} />
            {standing.range ? (
              <Stat
                label="Con tus estimados"
                value={rangeText(standing.range)}
                note="Ahí está tu ponderado en 4 de cada 5 casos."
              />
            ) : null}
            <Stat label="Probabilidad estimada" value={aboutText(standing.chance)} note={LABEL_NAMES[standing.label]} />
          </Grid>
          {standing.former ? <Former {...standing.former} /> : null}
          <p>
            Estimado con cuánto se movieron los cortes parecidos entre {standing.basis.years.join(', ')}:{' '}
            {casesText(standing.seen, standing.basis.moves)} tu ponderado habría alcanzado
            {standing.range ? ', contando lo que tus estimados pueden variar' : ''}. No es una promesa.
          </p>
        </Stack>
      );
  }
}

/** The student's weighted score here, what it may be enough for, and what would make it enough. */
export function OwnScore({ program, account }: OwnScoreProps) {
  const { scores, ranges, place } = useStudentScores(account);
  const standing = standingOf(program, scores, place, ranges);
  return (
    <section>
      <Stack>
        <h2>Con tus puntajes</h2>
        <EstimatesInUse account={account} />
        {'reservations' in standing
          ? reservationTexts(standing.reservations, latestCutoff(program)?.year).map((text) => <p key={text}>{text}</p>)
          : null}
        <Answer program={program} scores={scores} standing={standing} />
        {standing.kind === 'not-offered' ? null : (
          <Gap program={program} scores={scores} place={place} ranges={ranges} />
        )}
      </Stack>
    </section>
  );
}
