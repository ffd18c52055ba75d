import { findContent } from '@travesia/contracts/temario';
import { Badge, Button, RichContent, SegmentedControl, Stack } from '@travesia/kit-ui';
import { useState } from 'react';
import type { AttemptResult, ReviewedItem } from '../../../api/attempts.ts';
import { LETTERS } from '../../components/item/letters.ts';
import { verdictOf } from '../../components/item/QuestionBody.tsx';
import { AfterReview } from '../review/AfterReview.tsx';
import { Review } from '../review/Review.tsx';
import { type Pace, paceOf } from './pace.ts';
import css from './result.module.css';
import { secondsText } from './TimeStrip.tsx';

/** Which questions each choice shows. */
const FILTERS = {
  all: { label: 'Todas', keeps: () => true },
  wrong: { label: 'Erradas', keeps: ({ outcome }: ReviewedItem) => outcome === 'wrong' },
  omitted: { label: 'Omitidas', keeps: ({ outcome }: ReviewedItem) => outcome === 'omitted' },
  flagged: { label: 'Marcadas', keeps: ({ flagged }: ReviewedItem) => flagged },
  slow: { label: 'Lentas', keeps: (item: ReviewedItem, { isSlow }: Pace) => isSlow(item) },
} as const;

type Filter = keyof typeof FILTERS;

const OUTCOMES = {
  correct: { name: 'Correcta', tone: 'success' },
  wrong: { name: 'Errada', tone: 'danger' },
  omitted: { name: 'Omitida', tone: 'warning' },
} as const;

/** Every question with its number of the test, what was answered, and why. */
export function ReviewList({ result }: { readonly result: AttemptResult }) {
  const [filter, setFilter] = useState<Filter>('all');
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const pace = paceOf(result.items);
  const numbered = result.items.map((reviewed, index) => ({ reviewed, number: index + 1 }));
  const kept = (name: Filter) => numbered.filter(({ reviewed }) => FILTERS[name].keeps(reviewed, pace));
  const shown = kept(filter);
  const areAllOpen = shown.every(({ number }) => open.has(number));
  const setAll = (isOpen: boolean) => setOpen(new Set(isOpen ? shown.map(({ number }) => number) : []));
  return (
    <Stack as="section" gap="m" aria-labelledby="revision">
      <h2 id="revision">Pregunta por pregunta</h2>
      <div className={css['review-tools']}>
        <SegmentedControl
          legend="Mostrar"
          hideLegend
          value={filter}
          onValueChange={setFilter}
          options={(Object.keys(FILTERS) as Filter[]).map((name) => ({
            value: name,
            label: `${FILTERS[name].label} (${kept(name).length})`,
          }))}
        />
        {shown.length === 0 ? null : (
          <Button variant="quiet" onClick={() => setAll(!areAllOpen)}>
            {areAllOpen ? 'Cerrar todas' : 'Abrir todas'}
          </Button>
        )}
      </div>
      {shown.length === 0 ? <p>No hay preguntas de estas.</p> : null}
      {shown.map(({ reviewed, number }) => (
        <Reviewed
          key={number}
          reviewed={reviewed}
          number={number}
          result={result}
          isOpen={open.has(number)}
          onToggle={(isOpen) =>
            setOpen((before) => {
              if (before.has(number) === isOpen) return before;
              const next = new Set(before);
              if (isOpen) next.add(number);
              else next.delete(number);
              return next;
            })
          }
        />
      ))}
    </Stack>
  );
}

interface ReviewedProps {
  readonly reviewed: ReviewedItem;
  readonly number: number;
  readonly result: AttemptResult;
  readonly isOpen: boolean;
  onToggle(isOpen: boolean): void;
}

function Reviewed({ reviewed, number, result, isOpen, onToggle }: ReviewedProps) {
  const { name, tone } = OUTCOMES[reviewed.outcome];
  const text = reviewed.item.text === undefined ? undefined : result.texts[reviewed.item.text];
  return (
    <details className={css.reviewed} open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <span>
          Pregunta {number} <small>{findContent(reviewed.content)?.name}</small>
        </span>
        <span className={css.badges}>
          {reviewed.scored || reviewed.key === null ? null : <Badge tone="info">No contaba</Badge>}
          {reviewed.key === null ? <Badge tone="info">Retirada</Badge> : <Badge tone={tone}>{name}</Badge>}
        </span>
      </summary>
      {isOpen ? (
        <div className={css['reviewed-body']}>
          {text ? (
            <details>
              <summary>Texto: {text.title}</summary>
              {text.paragraphs.map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
                <RichContent key={index} html={paragraph} />
              ))}
              {text.figures.map((figure) => (
                <RichContent key={figure} html={figure} />
              ))}
            </details>
          ) : null}
          <RichContent html={reviewed.item.stem} />
          {reviewed.item.figure === undefined ? null : <RichContent html={reviewed.item.figure} />}
          <ol className={css.options}>
            {reviewed.item.options.map(({ id, text: words }, place) => (
              <li key={id} data-verdict={verdictOf(reviewed, id)}>
                <strong>{LETTERS[place]}.</strong> <RichContent html={words} inline />
                {id === reviewed.key ? <em> — la correcta</em> : null}
                {id === reviewed.chosen && id !== reviewed.key ? <em> — la que elegiste</em> : null}
              </li>
            ))}
          </ol>
          <p className={css.facts}>{factsOf(reviewed)}</p>
          <Review
            reviewed={reviewed}
            name={`la pregunta ${number}`}
            asked={{ attempt: result.attempt.id, slot: number - 1 }}
            leadsToLesson={result.attempt.request.mode !== 'muestra'}
          />
          <AfterReview
            attempt={result.attempt.id}
            slot={number - 1}
            reviewed={reviewed}
            name={`la pregunta ${number}`}
          />
        </div>
      ) : null}
    </details>
  );
}

function factsOf({ activeMs, history, key }: ReviewedItem): string {
  const time = activeMs === 0 ? '' : `La miraste ${secondsText(activeMs)}. `;
  if (history.length < 2) return time;
  return `${time}Cambiaste tu respuesta${key !== null && history.slice(0, -1).includes(key) ? '; antes habías elegido la correcta' : ''}.`;
}
