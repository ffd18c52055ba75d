import { SHORT_TEST_NAMES, TEST_NAMES } from '@travesia/contracts/profile-words';
import { CARDS_PAGE } from '@travesia/contracts/slices';
import {
  ButtonLink,
  Card,
  Cluster,
  Grid,
  Notice,
  PageHeader,
  ScoreRange,
  Skeleton,
  Stack,
  Week,
} from '@travesia/kit-ui';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import type { HomeAnswer, HomeTask } from '../../../api/home.ts';
import { exampleAddress } from '../study/example-address.ts';
import { dayText, longDayText, minutesText, momentDayText, sittingText, weekdayText } from './dates-text.ts';
import css from './home.module.css';
import { LastDays } from './LastDays.tsx';
import { askSittingText, isInLastDays, isSupposedNear, nothingPlanned } from './last-days.ts';
import { missingNotes, PREPARATION_ADDRESS } from './missing-notes.ts';
import { nextTasks } from './next-tasks.ts';
import { Projection } from './Projection.tsx';
import { reasonText } from './reason-text.ts';
import { SCORED_FROM_QUESTIONS, scoredTests } from './scored-tests.ts';
import { TaskLine } from './TaskLine.tsx';
import { areaOf, contentNames, type NameOf, taskAddress, taskGainText, taskTitle } from './task-text.ts';
import { lastTestText, weekText } from './week-text.ts';

/** It stands below what a phone shows, and comes when the browser has done what is above. */
const LevelsMap = lazy(async () => {
  await idle();
  return { default: (await import('./LevelsMap.tsx')).LevelsMap };
});

const IDLE_AT_LATEST_MS = 1_000;

/** Safari has no idle callback. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_AT_LATEST_MS });
    else setTimeout(resolve);
  });

export interface HomeViewProps {
  readonly home: HomeAnswer;
  readonly nameOf: NameOf;
  /** What stands between title and content, such as that there is no connection. */
  readonly notice?: ReactNode;
}

/** Drawn anew with another `home` alone: all else that its page hears of changes nothing here. */
export const HomeView = memo(function HomeView({ home, nameOf, notice }: HomeViewProps) {
  const { name, sitting } = home;
  const { date, tasks } = nextTasks(home);
  const [next, ...others] = tasks;
  const isToday = date === null || date === home.day;
  const testText = lastTestText(home.lastTest);
  const scored = scoredTests(home);
  const isLast = isInLastDays(home);
  return (
    <Stack gap="xl">
      <PageHeader
        title={name === null ? 'Tu próximo paso' : `Hola, ${name}`}
        lead={
          sitting === null
            ? 'Lo que conviene hacer ahora, y por qué.'
            : `${sittingText(sitting.date, sitting.days)}${home.missing.includes('dates') ? ' (fecha por confirmar)' : ''}.`
        }
      />
      {notice}
      {sitting !== null && isSupposedNear(home) && (
        <Notice tone="info" title="¿Qué PAES preparas?" headingLevel={2}>
          <Stack>
            <p>{askSittingText(sitting)}</p>
            <Cluster>
              <ButtonLink variant="secondary" href={PREPARATION_ADDRESS}>
                Elegir mi PAES
              </ButtonLink>
            </Cluster>
          </Stack>
        </Notice>
      )}
      <div className={css.top}>
        <NextStep task={next} isToday={isToday} date={date} nameOf={nameOf} home={home} scored={scored} />
        <Card as="section" aria-labelledby="semana">
          <Stack>
            <h2 id="semana">Tu semana</h2>
            <Week
              days={home.week.map(({ date: of, planned, outside = false, done }) => ({
                name: weekdayText(of),
                minutes: done,
                plannedMinutes: outside ? null : planned,
                today: of === home.day,
              }))}
            />
            <p>{weekText(home.week, home.day, isLast)}</p>
            {testText !== null && <p>{testText}</p>}
          </Stack>
        </Card>
      </div>
      {sitting !== null && isLast && <LastDays sitting={sitting} />}
      {home.cards.due > 0 && (
        <p>
          <a href={CARDS_PAGE}>Repasar tus tarjetas de hoy</a>: unos {minutesText(home.cards.minutes)}.
        </p>
      )}
      {home.erroneous !== undefined && home.erroneous.due.length > 0 && (
        <Examples {...home.erroneous} nameOf={nameOf} />
      )}
      {others.length > 0 && (
        <Stack as="section">
          <h2>{isToday || date === null ? 'Después, hoy' : `El ${longDayText(date)}`}</h2>
          <ul className={css.tasks}>
            {others.map((task) => (
              <TaskLine key={task.id} task={task} nameOf={nameOf} levels={home.levels} scored={scored} />
            ))}
          </ul>
        </Stack>
      )}
      <MissingNotes home={home} />
      {home.goals.length > 0 && <Goals goals={home.goals} />}
      {home.results.length > 0 && <Results results={home.results} />}
      <Suspense fallback={<Skeleton label="Dibujando lo que sabes…" lines={10} />}>
        <LevelsMap levels={home.levels} tests={home.tests} />
      </Suspense>
      {home.projection.length > 1 && !isLast && <Projection projection={home.projection} scored={scored} />}
      {home.left !== null && !isLast && <LeftOut left={home.left} nameOf={nameOf} />}
    </Stack>
  );
});

function NextStep({
  task,
  isToday,
  date,
  nameOf,
  home,
  scored,
}: {
  readonly task: HomeTask | undefined;
  readonly isToday: boolean;
  readonly date: string | null;
  readonly nameOf: NameOf;
  readonly home: HomeAnswer;
  readonly scored: ReadonlySet<string>;
}) {
  if (!task) {
    const { title, text, href, action } = nothingPlanned(home);
    return (
      <Card as="section" className={css.next} aria-labelledby="siguiente">
        <Stack>
          <h2 id="siguiente">{title}</h2>
          <p>{text}</p>
          <Cluster>
            <ButtonLink href={href}>{action}</ButtonLink>
          </Cluster>
        </Stack>
      </Card>
    );
  }
  const gain = taskGainText(task, scored);
  return (
    <Card as="section" className={css.next} aria-labelledby="siguiente" data-area={areaOf(task)}>
      <Stack>
        <p className={css.kicker}>{isToday || date === null ? 'Ahora' : `El ${longDayText(date)}`}</p>
        <h2 id="siguiente">{taskTitle(task, nameOf)}</h2>
        <p>{reasonText(task, nameOf, home.levels)}</p>
        <p className={css.facts}>
          {minutesText(task.minutes)}
          {gain !== null && ` · puede darte ${gain}`}
        </p>
        <Cluster>
          <ButtonLink href={taskAddress(task)}>
            Empezar<span className="visually-hidden">: {taskTitle(task, nameOf)}</span>
          </ButtonLink>
        </Cluster>
      </Stack>
    </Card>
  );
}

/** The student's own mistakes that come back today. */
function Examples({ minutes, due, nameOf }: NonNullable<HomeAnswer['erroneous']> & { readonly nameOf: NameOf }) {
  return (
    <Stack as="section">
      <h2>¿Dónde está el error?</h2>
      <ul className={css.tasks}>
        {due.map((example) => (
          <li key={example.id} className={css.task} data-area={example.content.split('.')[0]}>
            <a href={exampleAddress(example)}>{contentNames([example.content], nameOf)}</a>
            <span className={css.facts}>
              {minutesText(minutes / due.length)} · Un error que cometiste hace unos días, en la respuesta de otra
              persona: a ver si lo reconoces.
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** What the plan supposes because nobody said it. */
function MissingNotes({ home }: { readonly home: HomeAnswer }) {
  const notes = missingNotes(home);
  if (notes.length === 0) return null;
  return (
    <Stack as="section">
      <h2>Lo que supone tu plan</h2>
      <ul className={css.tasks}>
        {notes.map(({ text, href, action }) => (
          <li key={text} className={css.task}>
            <span>{text}</span> <a href={href}>{action}</a>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Goals({ goals }: Pick<HomeAnswer, 'goals'>) {
  return (
    <Stack as="section">
      <h2>Tus metas</h2>
      <Grid>
        {goals.map(({ programId, name, university, cutoff, distances }) => (
          <Card key={programId} as="article">
            <Stack>
              <h3>
                <a href={`/carreras/${programId}`}>{name ?? 'Programa que ya no está en la oferta'}</a>
              </h3>
              {university !== null && <p className={css.facts}>{university}</p>}
              {cutoff !== null && (
                <p>
                  {cutoff.unfilled
                    ? `En ${cutoff.year} no llenó sus vacantes: su último puntaje no es una barrera.`
                    : `Último seleccionado de ${cutoff.year}: ${Math.round(cutoff.score)} puntos ponderados.`}
                </p>
              )}
              {distances.length === 0 ? (
                <p>Con un ensayo o una práctica de {SCORED_FROM_QUESTIONS} preguntas te decimos qué tan lejos estás.</p>
              ) : (
                <ul className={css.distances}>
                  {distances.map(({ test, score, points, questions }) => (
                    <li key={test} data-area={test}>
                      <strong>{SHORT_TEST_NAMES[test]}</strong>: {distanceText(score, points, questions)}
                    </li>
                  ))}
                </ul>
              )}
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

function distanceText(score: number, points: number, questions: number): string {
  if (points <= 0) return `tu estimado, ${Math.round(score)}, ya está en el corte o más arriba`;
  const more = questions <= 1 ? 'cerca de 1 pregunta más' : `unas ${Math.round(questions)} preguntas más`;
  return `faltan ${Math.round(points)} puntos, ${more}`;
}

function Results({ results }: Pick<HomeAnswer, 'results'>) {
  return (
    <Stack as="section">
      <h2>Tus resultados</h2>
      <Grid>
        {results.map(({ test, low, middle, high, results: count, newestAt, before }) => {
          const last = before.at(-1);
          return (
            <Card key={test} as="article" data-area={test}>
              <Stack>
                <h3>{TEST_NAMES[test]}</h3>
                <ScoreRange now={{ low: Math.round(low), high: Math.round(high) }} />
                <p>
                  {count === 1 ? 'De 1 ensayo' : `De ${count} ensayos`}, el último del {momentDayText(newestAt)}.{' '}
                  {last !== undefined && trendText(middle - last.middle, last.date)}
                </p>
              </Stack>
            </Card>
          );
        })}
      </Grid>
      <p className={css.facts}>Son estimados: 4 de cada 5 veces estás dentro del rango.</p>
    </Stack>
  );
}

/** Less is chance as well as change. */
const TREND_FROM_POINTS = 15;

function trendText(change: number, since: string): string {
  const points = Math.round(Math.abs(change));
  if (points < TREND_FROM_POINTS) return `Parecido a lo que había el ${dayText(since)}.`;
  return `${change > 0 ? 'Subió' : 'Bajó'} cerca de ${points} puntos desde el ${dayText(since)}.`;
}

function LeftOut({ left, nameOf }: { readonly left: NonNullable<HomeAnswer['left']>; readonly nameOf: NameOf }) {
  const { contents, minutes, moreMinutesAWeek, test } = left;
  return (
    <Notice tone="info" title="No todo cabe antes de la prueba" headingLevel={2}>
      <Stack>
        <p>
          Quedan fuera {contents.length === 1 ? '1 contenido' : `${contents.length} contenidos`}, unas{' '}
          {minutesText(minutes)} de estudio: los que menos puntos dan por hora. Entre ellos,{' '}
          {contentNames(contents, nameOf, 2)}.
        </p>
        <p>
          {moreMinutesAWeek === null
            ? 'Ni estudiando todos los días completos alcanza. '
            : `Alcanzaría con ${minutesText(moreMinutesAWeek)} más a la semana. `}
          {test !== null && `También puedes revisar si necesitas ${TEST_NAMES[test]} para tu meta.`}
        </p>
        <Cluster>
          <ButtonLink variant="secondary" href={PREPARATION_ADDRESS}>
            Cambiar mis horas
          </ButtonLink>
          <ButtonLink variant="quiet" href="/carreras">
            Revisar mis metas
          </ButtonLink>
        </Cluster>
      </Stack>
    </Notice>
  );
}
