import type { HeadData } from '@travesia/contracts/page';
import type { PageHead, PageProps } from '@travesia/kit-remote';
import { pageData } from '@travesia/kit-remote/page-data';
import { ButtonLink, breadcrumbList, Cluster, faqPage, PageHeader, Questions, Stack } from '@travesia/kit-ui';
import { memo } from 'react';
import { CUTOFF_YEAR } from '../../../admission/program.ts';
import { CUTOFFS_PATH, careerPath, cutoffsPath, EXPLORER_PATH, scorePath } from '../../../routes.ts';
import { SearchForm } from '../../components/SearchForm.tsx';
import { ApplicationDates } from '../../features/calendar/ApplicationDates.tsx';
import { LastSelected, Weighted } from '../../features/catalogue/admission-terms.tsx';
import { DiscontinuedCareer } from '../../features/catalogue/DiscontinuedCareer.tsx';
import { type DiscontinuedCareerData, discontinuedHead } from '../../features/catalogue/discontinued-career.ts';
import { DESCRIPTION_MAX, firstThatFits, TITLE_MAX } from '../../features/catalogue/fitting-text.ts';
import { OfferSource } from '../../features/catalogue/OfferSource.tsx';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { WeightSection } from '../../features/catalogue/WeightSection.tsx';
import { Calculator } from './Calculator.tsx';
import { Example } from './Example.tsx';
import { barsOf, scoreAnswer } from './score-answer.ts';
import type { ScoreData } from './score-data.ts';
import { scoreQuestions } from './score-questions.ts';

const titleOf = (name: string) => `¿Qué puntaje necesito para ${name}?`;

const crumbsOf = ({ id, name }: ScoreData) =>
  [
    { label: 'Inicio', href: '/' },
    { label: 'Puntajes de corte', href: CUTOFFS_PATH },
    { label: name, href: cutoffsPath(id) },
    { label: 'Qué puntaje necesito' },
  ] as const;

export const head: PageHead = ({ data }) => {
  const career = pageData<ScoreData | DiscontinuedCareerData>(data);
  return 'programs' in career ? scoreHead(career) : discontinuedHead(career, 'score');
};

function scoreHead(career: ScoreData): HeadData {
  const { id, name, programs } = career;
  const { range } = barsOf(career);
  const figures = range ? `De ${scoreText(range.min)} a ${scoreText(range.max)} en ${CUTOFF_YEAR}. ` : '';
  const count = programs.length === 1 ? 'su programa' : `sus ${programs.length} programas`;
  return {
    title: firstThatFits([titleOf(name), `Qué puntaje pide ${name}`, `Puntaje para ${name}`], TITLE_MAX),
    description: firstThatFits(
      [
        `${figures}Calcula tu puntaje ponderado de ${name} en ${count} y qué prueba cierra la diferencia, en puntos y en preguntas.`,
        `${figures}Calcula tu puntaje ponderado de ${name} en ${count} y qué te falta.`,
        `${figures}Puntaje ponderado de ${name}: calcula el tuyo y qué te falta.`,
      ],
      DESCRIPTION_MAX,
    ),
    canonical: scorePath(id),
    jsonLd: [breadcrumbList(crumbsOf(career)), faqPage(scoreQuestions(career))],
  };
}

/** Everything that does not depend on the student's scores: typing leaves it alone. */
const Explanations = memo(({ career }: { readonly career: ScoreData }) => {
  const { id, name, programs, weights } = career;
  return (
    <>
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
      <SearchForm />
      <OfferSource />
    </>
  );
});

export default function Puntaje({ data, location }: PageProps) {
  const career = pageData<ScoreData | DiscontinuedCareerData>(data);
  if (!('programs' in career)) return <DiscontinuedCareer data={career} page="score" />;
  const { name } = career;
  return (
    <Stack gap="xl">
      <PageHeader
        area="carreras"
        title={titleOf(name)}
        lead={
          <>
            {scoreAnswer(career)} El corte es el <Weighted>puntaje ponderado</Weighted> del{' '}
            <LastSelected>último seleccionado</LastSelected>.
          </>
        }
        breadcrumbs={crumbsOf(career)}
      >
        <ApplicationDates />
      </PageHeader>
      <Calculator career={career} location={location} />
      <Explanations career={career} />
    </Stack>
  );
}
