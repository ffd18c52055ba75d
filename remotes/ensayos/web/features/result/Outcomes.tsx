import { DataTable, Figure } from '@travesia/kit-ui';
import type { Tally } from '../../../practice/breakdown.ts';
import css from './result.module.css';

export interface OutcomesProps {
  readonly title: string;
  readonly rows: readonly { readonly id: string; readonly name: string; readonly tally: Tally }[];
}

/** Parts of a picture: those where most was lost; all of them are in its table. */
const SHOWN_MAX = 8;

const PARTS = [
  ['correct', 'Correctas'],
  ['wrong', 'Erradas'],
  ['omitted', 'Omitidas'],
] as const;

/** Right, wrong and left out, of each part. */
export function Outcomes({ title, rows }: OutcomesProps) {
  if (rows.length === 0) return null;
  const lost = ({ wrong, omitted }: Tally) => wrong + omitted;
  const shown =
    rows.length <= SHOWN_MAX
      ? rows
      : [...rows].sort((one, other) => lost(other.tally) - lost(one.tally)).slice(0, SHOWN_MAX);
  return (
    <Figure
      caption={title}
      summary={
        shown.length === rows.length
          ? undefined
          : `Donde más perdiste; en la tabla están los ${rows.length}, uno a uno.`
      }
      table={
        <DataTable
          caption={title}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', header: 'Parte', rowHeader: true, cell: ({ name }) => name },
            ...PARTS.map(([part, header]) => ({
              key: part,
              header,
              numeric: true,
              cell: ({ tally }: (typeof rows)[number]) => tally[part],
            })),
          ]}
        />
      }
    >
      <p className={css.legend} aria-hidden="true">
        {PARTS.map(([part, name]) => (
          <span key={part}>
            <svg viewBox="0 0 1 1" className={css.swatch} aria-hidden="true">
              <rect width={1} height={1} className={css[part]} />
            </svg>
            {name}
          </span>
        ))}
      </p>
      <ul className={css.bars}>
        {shown.map(({ id, name, tally }) => {
          const total = tally.correct + tally.wrong + tally.omitted;
          return (
            <li key={id}>
              <span className={css['bar-name']}>
                {name}{' '}
                <small>{`${tally.correct} de ${total}${tally.omitted > 0 ? `, ${tally.omitted} sin responder` : ''}`}</small>
              </span>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" className={css.bar} aria-hidden="true">
                <rect x={0} width={(100 * tally.correct) / total} height={6} className={css.correct} />
                <rect
                  x={(100 * tally.correct) / total}
                  width={(100 * tally.wrong) / total}
                  height={6}
                  className={css.wrong}
                />
                <rect
                  x={(100 * (tally.correct + tally.wrong)) / total}
                  width={(100 * tally.omitted) / total}
                  height={6}
                  className={css.omitted}
                />
              </svg>
            </li>
          );
        })}
      </ul>
    </Figure>
  );
}
