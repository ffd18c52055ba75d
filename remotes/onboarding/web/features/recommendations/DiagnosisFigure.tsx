import { lessonAddress } from '@travesia/contracts/page';
import { TEST_NAMES } from '@travesia/contracts/profile-words';
import type { TestDiagnosis } from '@travesia/contracts/slices';
import { type Column, DataTable, Disclosure, Figure, Stack } from '@travesia/kit-ui';
import { type AxisSummary, SURENESSES, summariseDiagnosis } from '../../../start/summarise-diagnosis.ts';
import { diagnosisText, SURENESS_WORDS } from './diagnosis-text.ts';
import css from './recommendations.module.css';

type Row = AxisSummary['contents'][number] & { readonly axis: string };

const COLUMNS: readonly Column<Row>[] = [
  { key: 'content', header: 'Contenido', cell: ({ name }) => name, rowHeader: true },
  { key: 'axis', header: 'Eje', cell: ({ axis }) => axis },
  {
    key: 'chance',
    header: 'Probabilidad de que lo sepas',
    cell: ({ probability }) => `${Math.round(probability * 100)} %`,
    numeric: true,
  },
  { key: 'how', header: 'Cómo lo sabemos', cell: ({ asked }) => (asked ? 'Te lo preguntamos' : 'Se infiere') },
];

/** Strengths and gaps of a test: a square for each content, axis by axis, its words and its table. */
export function DiagnosisFigure({ diagnosis }: { readonly diagnosis: TestDiagnosis }) {
  const axes = summariseDiagnosis(diagnosis.test, diagnosis.contents);
  const rows = axes.flatMap(({ name, contents }) => contents.map((content) => ({ ...content, axis: name })));
  return (
    <Stack as="section" gap="m" data-area={diagnosis.test} aria-labelledby={`diagnostico-${diagnosis.test}`}>
      <h2 id={`diagnostico-${diagnosis.test}`}>{TEST_NAMES[diagnosis.test]}</h2>
      <Figure
        caption="Lo que sabes y lo que te falta"
        summary={diagnosisText(diagnosis, axes)}
        table={
          <DataTable
            caption={`Contenidos de ${TEST_NAMES[diagnosis.test]}`}
            hideCaption
            wide
            tall
            columns={COLUMNS}
            rows={rows}
            rowKey={({ contentId }) => contentId}
          />
        }
      >
        <ul className={css.legend} aria-label="Qué dice cada cuadro">
          {SURENESSES.map((sureness) => (
            <li key={sureness}>
              <span className={css.cell} data-sureness={sureness} aria-hidden="true" />
              {SURENESS_WORDS[sureness].name}
            </li>
          ))}
          <li>
            <span className={css.cell} data-asked="true" aria-hidden="true" />
            Con punto: te lo preguntamos. Sin punto: se infiere
          </li>
        </ul>
        {axes.map((axis) => (
          <AxisCells key={axis.id} axis={axis} />
        ))}
      </Figure>
    </Stack>
  );
}

function AxisCells({ axis }: { readonly axis: AxisSummary }) {
  return (
    <Disclosure
      summary={
        <span className={css.axis}>
          <span>{axis.name}</span>
          <span className={css.hint}>
            cerca de {Math.round(axis.expected)} de {axis.contents.length}
          </span>
          <span className={css.cells} aria-hidden="true">
            {axis.contents.map(({ contentId, sureness, asked }) => (
              <span key={contentId} className={css.cell} data-sureness={sureness} data-asked={asked} />
            ))}
          </span>
        </span>
      }
    >
      <ul className={css.contents}>
        {axis.contents.map(({ contentId, name, sureness, asked }) => (
          <li key={contentId}>
            <a href={lessonAddress(contentId)}>{name}</a>{' '}
            <span className={css.hint}>
              {SURENESS_WORDS[sureness].name}. {asked ? 'Te lo preguntamos.' : 'Se infiere de otras respuestas.'}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
