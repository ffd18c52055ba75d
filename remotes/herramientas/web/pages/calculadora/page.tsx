import type { NemGroup } from '@travesia/kit-paes';
import type { PageHead } from '@travesia/kit-remote';
import { breadcrumbList, CalculadoraArt, faqPage, PageHeader, Questions, Stack } from '@travesia/kit-ui';
import { useState } from 'react';
import { CALCULATOR_PATH, TABLE_PATH } from '../../../routes.ts';
import { SourceNote } from '../../components/SourceNote.tsx';
import { GroupChoice } from '../../features/nem/GroupChoice.tsx';
import { DOES_IT_EXPIRE, HOW_MUCH_IT_WEIGHS, WHAT_IS_NEM, WHICH_GROUP } from '../../features/nem/nem-questions.ts';
import { RelatedLinks } from '../../features/nem/RelatedLinks.tsx';
import { CurveFigure } from './CurveFigure.tsx';
import { calculate } from './calculation.ts';
import { GoalSection } from './GoalSection.tsx';
import css from './page.module.css';
import { RankingSection } from './RankingSection.tsx';
import { Result } from './Result.tsx';
import { WhatIfSection } from './WhatIfSection.tsx';
import { YearFields } from './YearFields.tsx';

const TITLE = 'Calculadora de puntaje NEM y Ranking';
const CRUMBS = [{ label: 'Inicio', href: '/' }, { label: 'Calculadora NEM' }] as const;
const QUESTIONS = [WHAT_IS_NEM, WHICH_GROUP, HOW_MUCH_IT_WEIGHS, DOES_IT_EXPIRE];

export const head: PageHead = () => ({
  title: TITLE,
  description:
    'Escribe tus promedios de 1.º a 4.º medio y obtén tu NEM con dos decimales, tu puntaje NEM según tu grupo y una estimación de tu Ranking de notas.',
  canonical: CALCULATOR_PATH,
  jsonLd: [breadcrumbList(CRUMBS), faqPage(QUESTIONS)],
});

export default function Calculadora() {
  const [group, setGroup] = useState<NemGroup>('A');
  const [texts, setTexts] = useState<readonly string[]>(['', '', '', '']);
  const calculation = calculate(group, texts);
  const scored = calculation.kind === 'result' && calculation.score.kind === 'score' ? calculation.score.score : null;
  const average = calculation.kind === 'result' && scored !== null ? calculation.average : undefined;

  return (
    <Stack gap="xl">
      <PageHeader
        title={TITLE}
        lead="Escribe el promedio final de cada año y mira al instante tu NEM y los puntos que vale al postular."
        breadcrumbs={CRUMBS}
        art={<CalculadoraArt />}
      />
      <noscript>
        <p>
          Sin JavaScript la calculadora no puede calcular. Suma tus cuatro promedios, divide por cuatro y busca el
          resultado en la <a href={TABLE_PATH}>tabla NEM a puntaje</a>.
        </p>
      </noscript>
      <div className={css.calculator}>
        <section aria-labelledby="notas" className={css.inputs}>
          <h2 id="notas" className={css.title}>
            Tus notas
          </h2>
          <Stack gap="l">
            <GroupChoice value={group} onValueChange={setGroup} />
            <YearFields texts={texts} onChange={setTexts} />
          </Stack>
          <p className={css.privacy}>
            Si te falta un año, déjalo en blanco. Tus notas no salen de tu navegador; tu puntaje queda en este equipo, o
            en tu cuenta si entraste.
          </p>
        </section>
        <Stack gap="l">
          <Result calculation={calculation} group={group} />
          <CurveFigure group={group} own={average === undefined || scored === null ? undefined : [average, scored]} />
        </Stack>
      </div>
      {calculation.kind === 'result' ? <WhatIfSection calculation={calculation} group={group} /> : null}
      <RankingSection group={group} nemAverage={average} />
      <GoalSection />
      <Questions questions={QUESTIONS} />
      <RelatedLinks current={CALCULATOR_PATH} />
      <SourceNote />
    </Stack>
  );
}
