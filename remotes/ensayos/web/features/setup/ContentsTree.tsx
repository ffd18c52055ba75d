import { SHORT_TEST_NAMES } from '@travesia/contracts/profile-words';
import type { TemarioTest, Unit } from '@travesia/contracts/temario';
import { Badge } from '@travesia/kit-ui';
import type { ReactNode } from 'react';
import type { BankAnswer } from '../../../api/attempts.ts';
import css from './setup.module.css';

export interface Mastery {
  readonly answered: number;
  readonly correct: number;
}

export interface ContentsTreeProps {
  readonly temario: TemarioTest;
  readonly bank: BankAnswer;
  readonly mastery: ReadonlyMap<string, Mastery>;
  /** Ids of contents. */
  readonly chosen: ReadonlySet<string>;
  onChange(chosen: ReadonlySet<string>): void;
}

/** All of the test, and its axes, units and contents with what there is to practise and how it went so far. */
export function ContentsTree({ temario, bank, mastery, chosen, onChange }: ContentsTreeProps) {
  const itemsOf = (id: string) => bank.contents[id]?.items ?? 0;
  const unseenOf = (id: string) => bank.contents[id]?.unseen ?? 0;
  const toggle = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  const available = (units: readonly Unit[]): readonly string[] =>
    units.flatMap(({ contents }) => contents.map(({ id }) => id)).filter((id) => itemsOf(id) > 0);
  const axes = temario.axes.map((axis) => (
    <section key={axis.id} className={css.axis}>
      <div className={css['axis-header']}>
        <h2 className={css['axis-name']}>{axis.name}</h2>
        <GroupCheck ids={available(axis.units)} chosen={chosen} onToggle={toggle}>
          Todo el eje<span className="visually-hidden">: {axis.name}</span>
        </GroupCheck>
      </div>
      {axis.units.map((unit) => {
        const ids = available([unit]);
        const count = ids.filter((id) => chosen.has(id)).length;
        return (
          <details key={unit.id} className={css.unit}>
            <summary>
              <span className={css['unit-name']}>
                {unit.name}{' '}
                <small>{ids.length === 0 ? 'sin preguntas todavía' : `${count} de ${ids.length} elegidos`}</small>
              </span>
            </summary>
            <GroupCheck ids={ids} chosen={chosen} onToggle={toggle}>
              Toda la unidad
            </GroupCheck>
            {unit.contents.map((content) => {
              const own = mastery.get(content.id);
              return (
                <label key={content.id} className={css.check}>
                  <input
                    type="checkbox"
                    disabled={itemsOf(content.id) === 0}
                    checked={chosen.has(content.id)}
                    onChange={({ target }) => toggle([content.id], target.checked)}
                  />
                  <span>
                    {content.name}
                    <small className={css.summary}>
                      {content.summary} {availability(itemsOf(content.id), unseenOf(content.id))}
                    </small>
                  </span>
                  {own === undefined ? null : (
                    <Badge tone={own.correct / own.answered >= 0.7 ? 'success' : 'info'}>
                      {own.correct} de {own.answered} correctas
                    </Badge>
                  )}
                </label>
              );
            })}
          </details>
        );
      })}
    </section>
  ));
  return (
    <>
      <GroupCheck ids={available(temario.axes.flatMap(({ units }) => units))} chosen={chosen} onToggle={toggle}>
        Todo {SHORT_TEST_NAMES[temario.id]}
      </GroupCheck>
      {axes}
    </>
  );
}

interface GroupCheckProps {
  readonly ids: readonly string[];
  readonly chosen: ReadonlySet<string>;
  onToggle(ids: readonly string[], on: boolean): void;
  readonly children: ReactNode;
}

/** All contents of a group at once. */
function GroupCheck({ ids, chosen, onToggle, children }: GroupCheckProps) {
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <label className={css.check}>
      <input
        type="checkbox"
        disabled={ids.length === 0}
        checked={ids.length > 0 && count === ids.length}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < ids.length;
        }}
        onChange={({ target }) => onToggle(ids, target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

function availability(items: number, unseen: number): string {
  if (items === 0) return 'Todavía no hay preguntas.';
  const all = items === 1 ? '1 pregunta' : `${items} preguntas`;
  return unseen === items ? `Hay ${all}.` : `Hay ${all}, ${unseen} sin ver.`;
}
