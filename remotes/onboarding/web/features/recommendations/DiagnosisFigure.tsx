import { lessonAddress } from '@travesia/contracts/page';
import { TEST_NAMES } from '@travesia/contracts/profile-words';
import type { DiagnosedContent } from '@travesia/contracts/slices';
import { Button, type Column, DataTable, Disclosure, Figure, Stack } from '@travesia/kit-ui';
import { type ReactNode, useRef, useState } from 'react';
import type { DiagnosisAnswer } from '../../../api/diagnostics.ts';
import { type AxisSummary, SURENESSES, summariseDiagnosis } from '../../../start/summarise-diagnosis.ts';
import { AppealPanel } from './AppealPanel.tsx';
import { diagnosisText, SURENESS_WORDS } from './diagnosis-text.ts';
import css from './recommendations.module.css';

type Row = AxisSummary['contents'][number] & { readonly axis: string };

/** Seen and inferred are told apart. */
function howKnown({ asked, appealed }: DiagnosedContent): string {
  if (appealed === 'known') return 'Lo mostraste con dos preguntas';
  if (appealed === 'stays') return 'Lo probaste con dos preguntas y quedó igual';
  return asked ? 'Te lo preguntamos' : 'Se infiere de otras respuestas';
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'content', header: 'Contenido', cell: ({ name }) => name, rowHeader: true },
  { key: 'axis', header: 'Eje', cell: ({ axis }) => axis },
  {
    key: 'chance',
    header: 'Probabilidad de que lo sepas',
    cell: ({ probability }) => `${Math.round(probability * 100)} %`,
    numeric: true,
  },
  { key: 'how', header: 'Cómo lo sabemos', cell: howKnown },
];

export interface DiagnosisFigureProps {
  readonly diagnosis: DiagnosisAnswer;
  /** Whose draft keeps an answer that waits; `null` while nobody knows. */
  readonly owner: string | null;
  /** Two questions decided otherwise: it is to be read again. */
  onChanged(): void;
}

/** Strengths and gaps of a test: a square for each content, axis by axis, its words and its table. */
export function DiagnosisFigure({ diagnosis, owner, onChanged }: DiagnosisFigureProps) {
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
          <AxisCells
            key={axis.id}
            axis={axis}
            appeal={
              owner === null
                ? null
                : (content, onClose) => (
                    <AppealPanel {...{ id: diagnosis.id, content, owner, onClose }} onDecided={onChanged} />
                  )
            }
          />
        ))}
      </Figure>
    </Stack>
  );
}

interface AxisCellsProps {
  readonly axis: AxisSummary;
  /** Makes the two questions of a content. */
  readonly appeal: ((content: string, onClose: () => void) => ReactNode) | null;
}

function AxisCells({ axis, appeal }: AxisCellsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  function close(content: string): void {
    setOpen(null);
    list.current?.querySelector<HTMLElement>(`[data-content="${CSS.escape(content)}"] a`)?.focus();
  }
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
      <ul ref={list} className={css.contents}>
        {axis.contents.map((content) => (
          <li key={content.contentId} data-content={content.contentId}>
            <a href={lessonAddress(content.contentId)}>{content.name}</a>{' '}
            <span className={css.hint}>
              {SURENESS_WORDS[content.sureness].name}. {howKnown(content)}.
            </span>{' '}
            {appeal && open !== content.contentId && content.sureness !== 'known' && !content.appealed && (
              <Button variant="quiet" onClick={() => setOpen(content.contentId)}>
                Esto sí lo sé<span className="visually-hidden">: {content.name}</span>
              </Button>
            )}
            {appeal && open === content.contentId && appeal(content.contentId, () => close(content.contentId))}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
