import { ButtonLink, Cluster, Notice, PageHeader, Questions, Stack } from '@travesia/kit-ui';
import type { ReactNode } from 'react';
import { CUTOFF_YEAR } from '../../../admission/program.ts';
import { CUTOFFS_PATH, careerPath, EXPLORER_PATH, scorePath } from '../../../routes.ts';
import { SearchForm } from '../../components/SearchForm.tsx';
import { ApplicationDates } from '../../features/calendar/ApplicationDates.tsx';
import { LastSelected, Median, Weighted } from '../../features/catalogue/admission-terms.tsx';
import { CutoffFigure } from '../../features/catalogue/CutoffFigure.tsx';
import { OfferSource } from '../../features/catalogue/OfferSource.tsx';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { WeightSection } from '../../features/catalogue/WeightSection.tsx';
import css from './CareerCutoffs.module.css';
import type { CareerCutoffsData, CutoffProgram } from './career-cutoffs-data.ts';
import { answerText, type CutoffAnswer, cutoffAnswer } from './cutoff-answer.ts';
import { cutoffQuestions } from './cutoff-questions.ts';
import { ProgramTable } from './ProgramTable.tsx';

export const cutoffCrumbs = (name: string) =>
  [{ label: 'Inicio', href: '/' }, { label: 'Puntajes de corte', href: CUTOFFS_PATH }, { label: name }] as const;

const where = (program: CutoffProgram | undefined) => (program ? `(${program.university}, ${program.place})` : '');

function Answer({ data, answer }: { readonly data: CareerCutoffsData; readonly answer: CutoffAnswer }) {
  const { summary, highest, lowest } = answer;
  const { filled, range } = summary;
  if (summary.programs === 0) return answerText(data, answer);
  if (range === null || filled === null) {
    return (
      <>
        En Admisión {CUTOFF_YEAR} ningún programa de {data.name} llenó sus vacantes: no hubo puntaje de corte que
        superar.
      </>
    );
  }
  const who = (
    <>
      En Admisión {CUTOFF_YEAR} el <LastSelected>último seleccionado</LastSelected> de {data.name} tuvo
    </>
  );
  const points = <Weighted>puntos ponderados</Weighted>;
  if (filled === 1) {
    return (
      <>
        {who} {scoreText(range.max)} {points} {where(highest)}.
      </>
    );
  }
  return (
    <>
      {who} entre {scoreText(range.min)} {points} {where(lowest)} y {scoreText(range.max)} {where(highest)}; la{' '}
      <Median>mediana</Median> fue {scoreText(range.median)}.
    </>
  );
}

interface CareerCutoffsProps {
  readonly data: CareerCutoffsData;
  readonly title: string;
  /** What only this career needs said, before the table. */
  readonly children?: ReactNode;
}

/** The page of the cut-offs of one career. */
export function CareerCutoffs({ data, title, children }: CareerCutoffsProps) {
  const { id, name, programs, moves, weights } = data;
  const offered = programs.filter((program) => program.offered).length;
  const answer = cutoffAnswer(data);
  return (
    <Stack gap="xl">
      <PageHeader
        area="carreras"
        title={title}
        lead={<Answer data={data} answer={answer} />}
        breadcrumbs={cutoffCrumbs(name)}
      />
      <ProgramTable {...data} />
      <Cluster>
        {weights.length === 0 ? null : <ButtonLink href={scorePath(id)}>¿A cuáles llego con mis puntajes?</ButtonLink>}
        <ButtonLink href={careerPath(id)} variant="secondary">
          Sobre {name}
        </ButtonLink>
      </Cluster>
      <ApplicationDates />
      <div className={css.overview}>
        <CutoffFigure name={name} histories={programs.map(({ cutoffs }) => cutoffs)} />
        <Notice title="Un corte es una referencia, no una promesa">
          <p>
            Nadie lo fija de antemano. De {moves.from} a {moves.to}, la mitad de los cortes del país cambió más de{' '}
            {moves.median} puntos y uno de cada diez, más de {moves.ninetieth}. Además, varios programas piden un
            puntaje mínimo propio: el corte solo cuenta si cumples los requisitos.
          </p>
        </Notice>
      </div>
      {children}
      {weights.length === 0 ? null : (
        <WeightSection name={name} weights={weights} programs={offered}>
          <p>
            Las ponderaciones de cada programa y cuánto te falta para su corte están en{' '}
            <a href={scorePath(id)}>qué puntaje necesitas para {name}</a>.
          </p>
        </WeightSection>
      )}
      <Questions questions={cutoffQuestions(data, answer)} />
      <Cluster>
        <ButtonLink href={CUTOFFS_PATH} variant="secondary">
          Cortes de todas las carreras
        </ButtonLink>
        <ButtonLink href={EXPLORER_PATH} variant="secondary">
          Guarda y compara programas
        </ButtonLink>
      </Cluster>
      <SearchForm />
      <OfferSource />
    </Stack>
  );
}
