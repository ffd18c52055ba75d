import { NEM_GROUPS, NEM_TABLE_FIRST, NEM_TABLE_LAST, NEM_TABLE_PROCESS } from '@travesia/kit-paes';
import type { PageHead, PageProps } from '@travesia/kit-remote';
import {
  breadcrumbList,
  CalculadoraArt,
  DataTable,
  Figure,
  faqPage,
  Grid,
  PageHeader,
  Questions,
  Stack,
} from '@travesia/kit-ui';
import { TABLE_PATH } from '../../../routes.ts';
import { ScorePlot } from '../../components/ScorePlot.tsx';
import { SourceNote } from '../../components/SourceNote.tsx';
import { groupCurve } from '../../features/nem/group-curve.ts';
import { GROUP_TEXT } from '../../features/nem/group-text.ts';
import { DOES_IT_EXPIRE, HOW_MUCH_IT_WEIGHS, WHAT_IS_NEM, WHICH_GROUP } from '../../features/nem/nem-questions.ts';
import { PlotLegend } from '../../features/nem/PlotLegend.tsx';
import { RelatedLinks } from '../../features/nem/RelatedLinks.tsx';
import { rowColumns } from '../../features/nem/row-columns.tsx';
import { tableRow } from '../../features/nem/table-row.ts';
import { Converter } from './Converter.tsx';
import { DifferencePlot } from './DifferencePlot.tsx';
import { FullTable } from './FullTable.tsx';
import css from './page.module.css';

const TITLE = 'Tabla NEM a puntaje';
const CRUMBS = [{ label: 'Inicio', href: '/' }, { label: TITLE }] as const;
const QUESTIONS = [WHAT_IS_NEM, WHICH_GROUP, HOW_MUCH_IT_WEIGHS, DOES_IT_EXPIRE];

/** Look of each group's line, here and in the legends. */
const LOOKS = { A: 1, B: 2, C: 3 } as const;

/** Rows of the pictures and of their table: one a tenth. */
const TENTH_ROWS = Array.from({ length: (NEM_TABLE_LAST - NEM_TABLE_FIRST) / 10 + 1 }, (_, index) =>
  tableRow(NEM_TABLE_FIRST + index * 10),
);

export const head: PageHead = () => ({
  title: `${TITLE}: grupos A, B y C`,
  description: `Tabla completa de promedio de notas a puntaje NEM (4,00 a 7,00, de a 0,01) para los grupos A, B y C, con conversor en los dos sentidos. DEMRE, ${NEM_TABLE_PROCESS}.`,
  canonical: TABLE_PATH,
  jsonLd: [breadcrumbList(CRUMBS), faqPage(QUESTIONS)],
});

export default function Tabla({ location }: PageProps) {
  return (
    <Stack gap="xl">
      <PageHeader
        title={TITLE}
        lead="Cuántos puntos vale cada promedio de enseñanza media, de 4,00 a 7,00, en los tres grupos."
        breadcrumbs={CRUMBS}
        art={<CalculadoraArt />}
      />
      <Converter />
      <FullTable hash={location.hash} />
      <Grid min="l" gap="l">
        <Figure
          caption="Las tres tablas, juntas"
          summary="Casi se tapan: para un mismo promedio, los grupos se diferencian en 7 puntos como máximo."
          table={
            <DataTable
              caption="Puntaje NEM cada 0,1 de promedio"
              columns={rowColumns()}
              rows={TENTH_ROWS}
              rowKey={({ average }) => String(average)}
              tall
            />
          }
        >
          <ScorePlot
            label="Curvas de los grupos A, B y C: las tres suben de 100 puntos con 4,0 a 1.000 puntos con 7,0."
            lines={NEM_GROUPS.map((group) => ({ key: group, look: LOOKS[group], points: groupCurve(group) }))}
          />
          <PlotLegend entries={NEM_GROUPS.map((group) => ({ look: LOOKS[group], text: `Grupo ${group}` }))} />
        </Figure>
        <Figure
          caption="Puntos más que el grupo A"
          summary="Con el mismo promedio, B y C dan siempre lo mismo o un poco más que A. Aquí, cada 0,1."
        >
          <DifferencePlot
            rows={TENTH_ROWS}
            label="Diferencia de los grupos B y C con el grupo A, cada 0,1 de promedio: de 0 a 5 puntos."
          />
          <PlotLegend
            entries={[
              { look: LOOKS.B, text: 'Grupo B menos A' },
              { look: LOOKS.C, text: 'Grupo C menos A' },
            ]}
          />
        </Figure>
      </Grid>
      <Stack as="section" gap="m" aria-labelledby="grupos">
        <h2 id="grupos">¿Cuál es mi grupo?</h2>
        <dl className={css.groups}>
          {NEM_GROUPS.map((group) => (
            <div key={group}>
              <dt>
                Grupo {group}: {GROUP_TEXT[group].name}
              </dt>
              <dd>{GROUP_TEXT[group].who}</dd>
            </div>
          ))}
        </dl>
      </Stack>
      <Questions questions={QUESTIONS} />
      <RelatedLinks current={TABLE_PATH} />
      <SourceNote />
    </Stack>
  );
}
