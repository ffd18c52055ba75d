import { type PageHead, type PageProps, useHost } from '@travesia/kit-remote';
import { ButtonLink, breadcrumbList, Cluster, faqPage, PageHeader, Questions, Stack } from '@travesia/kit-ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { OFFER_YEAR } from '../../admission/program.ts';
import { CUTOFFS_PATH, careerPath, cutoffsPath, EXPLORER_PATH, scorePath } from '../../routes.ts';
import { LastSelected, Weighted } from '../shared/admission-terms.tsx';
import { scoreText } from '../shared/cutoff-figure/score-text.ts';
import { DESCRIPTION_MAX, firstThatFits, TITLE_MAX } from '../shared/fitting-text.ts';
import { OfferSource } from '../shared/offer-source.tsx';
import { shortCareerName } from '../shared/short-career-name.ts';
import { WeightSection } from '../shared/weight-section.tsx';
import { Example } from './example.tsx';
import { GoalSection } from './goal-section.tsx';
import { keepScores, recallScores } from './kept-scores.ts';
import { lackingFor, outcomeOf } from './outcome.ts';
import css from './page.module.css';
import { barsOf, scoreAnswer } from './score-answer.ts';
import { isScoreData, type ScoreData } from './score-data.ts';
import { ScoreForm } from './score-form.tsx';
import { scoreQuestions } from './score-questions.ts';
import { ScoreSummary } from './score-summary.tsx';
import { ScoreTable } from './score-table.tsx';
import { askedFactors, type ScoreTexts, scoresOf } from './score-texts.ts';

function read(data: unknown): ScoreData {
  if (!isScoreData(data)) throw new Error('puntaje: the page was given no career');
  return data;
}

const titleOf = (name: string) => `¿Qué puntaje necesito para ${name}?`;

const crumbsOf = ({ id, name }: ScoreData) =>
  [
    { label: 'Inicio', href: '/' },
    { label: 'Puntajes de corte', href: CUTOFFS_PATH },
    { label: name, href: cutoffsPath(id) },
    { label: 'Qué puntaje necesito' },
  ] as const;

export const head: PageHead = ({ data }) => {
  const career = read(data);
  const { id, name, programs } = career;
  const { range } = barsOf(career);
  const figures = range ? `De ${scoreText(range.min)} a ${scoreText(range.max)} en ${OFFER_YEAR}. ` : '';
  const count = programs.length === 1 ? 'su programa' : `sus ${programs.length} programas`;
  return {
    title: firstThatFits(
      [titleOf(name), `Qué puntaje pide ${name}`, `Puntaje para ${name}`, `Puntaje para ${shortCareerName(name)}`],
      TITLE_MAX,
    ),
    description: firstThatFits(
      [
        `${figures}Calcula tu puntaje ponderado de ${name} en ${count} y qué prueba cierra la diferencia, en puntos y en preguntas.`,
        `${figures}Calcula tu puntaje ponderado de ${name} en ${count} y qué te falta.`,
        `${figures}Puntaje ponderado de ${shortCareerName(name)}: calcula el tuyo y qué te falta.`,
      ],
      DESCRIPTION_MAX,
    ),
    canonical: scorePath(id),
    jsonLd: [breadcrumbList(crumbsOf(career)), faqPage(scoreQuestions(career))],
  };
};

const GOAL_HASH = '#programa=';
const tabStorage = () => window.sessionStorage;

/** What the student typed in this tab, here or on the page of another career. */
function useKeptScores(): readonly [ScoreTexts, (texts: ScoreTexts) => void] {
  const [texts, setTexts] = useState<ScoreTexts>({});
  useEffect(() => setTexts(recallScores(tabStorage)), []);
  return [
    texts,
    (next) => {
      keepScores(tabStorage, next);
      setTexts(next);
    },
  ];
}

export default function Puntaje({ data, location }: PageProps) {
  const career = read(data);
  const { id, name, programs, weights } = career;
  const host = useHost();
  const [texts, setTexts] = useKeptScores();
  const shown = useDeferredValue(texts);
  const scores = useMemo(() => scoresOf(shown), [shown]);
  const rows = useMemo(
    () => programs.map((program) => ({ program, outcome: outcomeOf(program, scores) })),
    [programs, scores],
  );
  const asked = askedFactors(weights);
  const outcomes = rows.map(({ outcome }) => outcome);
  const goal = programs.find(({ code }) => location.hash === GOAL_HASH + code);
  const { pathname, search } = location;
  return (
    <Stack gap="xl">
      <PageHeader
        title={titleOf(name)}
        lead={
          <>
            {scoreAnswer(career)} Es el <Weighted>puntaje ponderado</Weighted> del{' '}
            <LastSelected>último seleccionado</LastSelected>.
          </>
        }
        breadcrumbs={crumbsOf(career)}
      />
      <noscript>
        <p>
          Sin JavaScript esta página no puede calcular por ti. Abajo están las ponderaciones de cada programa y un
          ejemplo paso a paso para hacerlo a mano.
        </p>
      </noscript>
      <div className={css.calculator}>
        <ScoreForm asked={asked} texts={texts} onChange={setTexts} />
        <ScoreSummary name={name} outcomes={outcomes} lacking={lackingFor(programs, scores)} />
      </div>
      <GoalSection
        programs={programs}
        goal={goal}
        scores={scores}
        onGoal={(code) => host.navigate(pathname + search + (code === '' ? '' : GOAL_HASH + code), { replace: true })}
      />
      <ScoreTable career={name} rows={rows} scored={Object.keys(scores).length > 0} />
      <WeightSection name={name} weights={weights} programs={programs.length} />
      <Example programs={programs} />
      <Questions questions={scoreQuestions(career)} />
      <Cluster>
        <ButtonLink href={cutoffsPath(id)}>Cortes de {name}</ButtonLink>
        <ButtonLink href={careerPath(id)} variant="secondary">
          Sobre {name}
        </ButtonLink>
        <ButtonLink href={EXPLORER_PATH} variant="secondary">
          Guarda y compara programas
        </ButtonLink>
      </Cluster>
      <OfferSource />
    </Stack>
  );
}
