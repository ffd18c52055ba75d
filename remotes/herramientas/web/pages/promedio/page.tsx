import { NEM_GROUPS, NEM_TABLE_FIRST, NEM_TABLE_LAST, NEM_TABLE_PROCESS, writeGrade } from '@travesia/kit-paes';
import type { PageHead, PageProps } from '@travesia/kit-remote';
import {
  ButtonLink,
  breadcrumbList,
  Cluster,
  DataTable,
  Figure,
  faqPage,
  formatDecimal,
  Grid,
  Notice,
  PageHeader,
  Questions,
  Stack,
  Stat,
  Term,
} from '@travesia/kit-ui';
import { averagePath, CALCULATOR_PATH, TABLE_PATH } from '../../../routes.ts';
import { SourceNote } from '../../components/SourceNote.tsx';
import { GROUP_TEXT } from '../../features/nem/group-text.ts';
import { NEM_WEIGHT_MAX_PERCENT, NEM_WEIGHT_MIN_PERCENT } from '../../features/nem/nem-questions.ts';
import { RelatedLinks } from '../../features/nem/RelatedLinks.tsx';
import { rowColumns } from '../../features/nem/row-columns.tsx';
import { type TableRow, tableRow } from '../../features/nem/table-row.ts';
import { averageOfParams } from './average-of-params.ts';
import { averageQuestions, scoresInWords } from './average-questions.ts';
import { GroupBars } from './GroupBars.tsx';
import { NearbyPlot } from './NearbyPlot.tsx';
import { neighbours } from './neighbours.ts';
import css from './page.module.css';

const crumbsOf = (average: number) =>
  [
    { label: 'Inicio', href: '/' },
    { label: 'Calculadora NEM', href: CALCULATOR_PATH },
    { label: `Promedio ${writeGrade(average)}` },
  ] as const;

const titleOf = (average: number) => `¿Cuál es mi puntaje NEM si tuve promedio ${writeGrade(average)}?`;

export const head: PageHead = ({ params }) => {
  const average = averageOfParams(params);
  return {
    title: titleOf(average),
    description: `Con promedio ${writeGrade(average)} de enseñanza media, el puntaje NEM es de ${scoresInWords(average)}, según la tabla DEMRE de ${NEM_TABLE_PROCESS}.`,
    canonical: averagePath(average),
    jsonLd: [breadcrumbList(crumbsOf(average)), faqPage(averageQuestions(average))],
  };
};

/** Weights of the NEM that the example shows, in percent: the lowest, a usual one and the highest. */
const EXAMPLE_WEIGHTS = [NEM_WEIGHT_MIN_PERCENT, 20, NEM_WEIGHT_MAX_PERCENT];

function NeighbourTable({ average, rows }: { readonly average: number; readonly rows: readonly TableRow[] }) {
  return (
    <DataTable
      caption={`Puntajes NEM alrededor de ${writeGrade(average)}`}
      columns={rowColumns(average)}
      rows={rows}
      rowKey={(row) => String(row.average)}
      isCurrent={(row) => row.average === average}
    />
  );
}

function Steps({ average }: { readonly average: number }) {
  return (
    <nav aria-label="Promedio anterior y siguiente">
      <Cluster justify="between">
        {average > NEM_TABLE_FIRST ? (
          <ButtonLink variant="secondary" href={averagePath(average - 1)}>
            ← {writeGrade(average - 1)}
          </ButtonLink>
        ) : null}
        {average < NEM_TABLE_LAST ? (
          <ButtonLink variant="secondary" href={averagePath(average + 1)}>
            {writeGrade(average + 1)} →
          </ButtonLink>
        ) : null}
      </Cluster>
    </nav>
  );
}

function Weight({ score }: { readonly score: number }) {
  return (
    <section aria-labelledby="pesa">
      <h2 id="pesa">Cuánto pesa al postular</h2>
      <p>
        Cada carrera suma tus puntajes según su propia{' '}
        <Term definition="Qué parte del puntaje final vale cada factor: NEM, Ranking y cada prueba. Las ponderaciones de una carrera suman 100 %.">
          ponderación
        </Term>
        . En Admisión 2026 el NEM valió entre {NEM_WEIGHT_MIN_PERCENT} % y {NEM_WEIGHT_MAX_PERCENT} %. Con{' '}
        {formatDecimal(score)} puntos NEM (grupo A):
      </p>
      <ul>
        {EXAMPLE_WEIGHTS.map((weight) => (
          <li key={weight}>
            si pesa {weight} %, aporta {formatDecimal((score * weight) / 100, 1)} puntos a tu puntaje ponderado.
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function Promedio({ params }: PageProps) {
  const average = averageOfParams(params);
  const row = tableRow(average);
  const rows = neighbours(average);
  return (
    <Stack gap="xl">
      <PageHeader title={titleOf(average)} breadcrumbs={crumbsOf(average)} />
      <section className={css.answer} aria-label="Respuesta">
        <p>
          Con promedio <strong>{writeGrade(average)}</strong>, tu puntaje NEM es de{' '}
          <strong>{scoresInWords(average)}</strong>.
        </p>
        <div className={css.groups}>
          {NEM_GROUPS.map((group) => (
            <Stat
              key={group}
              label={`Grupo ${group}`}
              value={formatDecimal(row.scores[group])}
              definition={GROUP_TEXT[group].who}
              note={GROUP_TEXT[group].short}
            />
          ))}
        </div>
      </section>
      <Grid min="l" gap="l">
        <Figure
          caption={`Dónde queda ${writeGrade(average)} en la escala`}
          summary="La escala va de 100 puntos (promedio 4,00) a 1.000 puntos (promedio 7,00)."
        >
          <GroupBars row={row} label={`Con promedio ${writeGrade(average)}: ${scoresInWords(average)}.`} />
        </Figure>
        <Figure
          caption="Los promedios vecinos, grupo A"
          summary="Cada centésima de promedio mueve el puntaje entre 2 y 4 puntos."
        >
          <NearbyPlot
            average={average}
            rows={rows}
            label={`Puntajes del grupo A para los promedios cercanos a ${writeGrade(average)}.`}
          />
        </Figure>
      </Grid>
      <NeighbourTable average={average} rows={rows} />
      <Steps average={average} />
      <Weight score={row.scores.A} />
      <Notice title="¿Tienes tus notas de cada año?" headingLevel={2}>
        <p>
          La <a href={CALCULATOR_PATH}>calculadora NEM</a> saca tu promedio con los dos decimales que corresponden.
          También puedes ver la <a href={TABLE_PATH}>tabla completa</a>.
        </p>
      </Notice>
      <Questions questions={averageQuestions(average)} />
      <RelatedLinks current={averagePath(average)} />
      <SourceNote />
    </Stack>
  );
}
