import { writeGrade } from '@travesia/kit-paes';
import { DataTable, Disclosure, formatDecimal, Stack } from '@travesia/kit-ui';
import { useEffect } from 'react';
import { rowColumns } from '../../features/nem/row-columns.tsx';
import css from './FullTable.module.css';
import { tableTenths } from './table-tenths.ts';

const anchorOf = (first: number) => `desde-${(first / 100).toFixed(1)}`;
const COLUMNS = rowColumns();

/** A closed part is opened when an address or a link leads to it. */
function openTenth(id: string): void {
  const part = document.getElementById(id);
  if (part instanceof HTMLDetailsElement) part.open = true;
}

interface FullTableProps {
  /** With its `#`: names the tenth that opens. */
  readonly hash: string;
}

/** The 301 rows, a tenth behind each summary: all of them are in the HTML. */
export function FullTable({ hash }: FullTableProps) {
  useEffect(() => openTenth(hash.slice(1)), [hash]);
  const tenths = tableTenths();
  return (
    <Stack as="section" gap="m" aria-labelledby="tabla">
      <h2 id="tabla">Tabla completa</h2>
      <p>Elige desde qué promedio quieres mirar. Cada promedio lleva a su propia página.</p>
      <nav aria-label="Saltar a una parte de la tabla">
        <ul className={css.jumps}>
          {tenths.map(({ first }) => (
            <li key={first} className={css.jump}>
              <a href={`#${anchorOf(first)}`} onClick={() => openTenth(anchorOf(first))}>
                {writeGrade(first, 'short')}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.tenths}>
        {tenths.map(({ first, last, rows }) => (
          <Disclosure
            key={first}
            id={anchorOf(first)}
            summary={
              <span className={css.tenth}>
                <span>
                  {writeGrade(first)} a {writeGrade(last)}
                </span>
                <span className={css.range}>
                  A: {formatDecimal(rows[0]?.scores.A ?? 0)} a {formatDecimal(rows.at(-1)?.scores.A ?? 0)}
                </span>
              </span>
            }
          >
            <DataTable
              caption={`Puntaje NEM de ${writeGrade(first)} a ${writeGrade(last)}`}
              hideCaption
              columns={COLUMNS}
              rows={rows}
              rowKey={({ average }) => String(average)}
            />
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}
