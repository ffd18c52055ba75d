import { DataTable, Figure, Stack } from '@travesia/kit-ui';
import type { AttemptResult } from '../../../api/attempts.ts';
import type { Tally } from '../../../practice/breakdown.ts';
import { dayText } from '../../../structure/day-text.ts';
import { type Changes, changesSince } from './changes-since.ts';
import css from './result.module.css';

export interface SinceLastProps {
  readonly result: AttemptResult;
  axisName(id: string): string;
}

/** Mistakes that are told by name: more would not be read. */
const MISTAKES_SHOWN = 5;

const sizeOf = ({ correct, wrong, omitted }: Tally) => correct + wrong + omitted;
const shareOf = (tally: Tally) => Math.round((100 * tally.correct) / sizeOf(tally));

/** What changed since the last attempt of the same kind: score, axes, and mistakes that came back or did not. */
export function SinceLast({ result, axisName }: SinceLastProps) {
  const changes = changesSince(result);
  if (!changes) return null;
  const { before, score, back, overcome } = changes;
  const rows = changes.axes.map((axis) => ({ ...axis, name: axisName(axis.id) }));
  return (
    <Stack as="section" gap="m" aria-labelledby="desde-la-ultima">
      <h2 id="desde-la-ultima">Qué cambió desde la última vez</h2>
      <p>
        Comparado con tu ensayo anterior de esta prueba, del {dayText(before.gradedAt ?? before.createdAt)}. {score}
      </p>
      {rows.length === 0 ? null : (
        <Figure
          caption="Correctas por eje, antes y ahora"
          summary="Arriba, en gris, la vez anterior; abajo, esta."
          table={
            <DataTable
              caption="Correctas por eje, antes y ahora"
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                { key: 'name', header: 'Eje', rowHeader: true, cell: ({ name }) => name },
                { key: 'before', header: 'Antes', numeric: true, cell: ({ before }) => tallyText(before) },
                { key: 'now', header: 'Ahora', numeric: true, cell: ({ now }) => tallyText(now) },
              ]}
            />
          }
        >
          <ul className={css.bars}>
            {rows.map(({ id, name, before, now }) => (
              <li key={id}>
                <span className={css['bar-name']}>
                  {name}{' '}
                  <small>
                    {shareOf(before)} % → {shareOf(now)} %
                  </small>
                </span>
                <svg viewBox="0 0 100 12" preserveAspectRatio="none" className={css.pair} aria-hidden="true">
                  <rect width={shareOf(before)} height={5} className={css.then} />
                  <rect y={7} width={shareOf(now)} height={5} className={css.now} />
                </svg>
              </li>
            ))}
          </ul>
        </Figure>
      )}
      {back.length === 0 ? null : (
        <div>
          <h3>Errores que volvieron</h3>
          <Mistakes mistakes={back} />
        </div>
      )}
      {overcome.length === 0 ? null : (
        <div>
          <h3>Errores que esta vez no cometiste</h3>
          <Mistakes mistakes={overcome} />
        </div>
      )}
    </Stack>
  );
}

const tallyText = (tally: Tally) => `${tally.correct} de ${sizeOf(tally)}`;

function Mistakes({ mistakes }: { readonly mistakes: Changes['back'] }) {
  const more = mistakes.length - MISTAKES_SHOWN;
  return (
    <ul>
      {mistakes.slice(0, MISTAKES_SHOWN).map(({ id, name }) => (
        <li key={id}>{name}.</li>
      ))}
      {more > 0 ? <li>{more === 1 ? 'Y 1 más.' : `Y ${more} más.`}</li> : null}
    </ul>
  );
}
