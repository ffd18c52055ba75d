import { TEST_NAMES } from '@travesia/contracts/profile-words';
import { TEMARIO, type TestId } from '@travesia/contracts/temario';
import { AreaMark } from '@travesia/kit-ui';
import { useId } from 'react';
import type { BankAnswer } from '../../../api/attempts.ts';
import { blueprintOf, itemsOf } from '../../../practice/blueprint.ts';
import { minutesText } from '../../../structure/minutes-text.ts';
import css from './setup.module.css';

export interface TestCardsProps {
  readonly value: TestId;
  /** How much of each test's questions was met; absent until it is known. */
  readonly bank: BankAnswer | undefined;
  onValueChange(test: TestId): void;
}

/** The five tests, to choose one: its colour, how long it is, and how much of our questions the student has met. */
export function TestCards({ value, bank, onValueChange }: TestCardsProps) {
  const name = useId();
  return (
    <fieldset className={css.tests}>
      <legend>Prueba</legend>
      {TEMARIO.map(({ id }) => {
        const blueprint = blueprintOf(id);
        const met = bank && metOf(bank, id);
        return (
          <label key={id} className={css.test} data-area={id}>
            <input
              type="radio"
              name={name}
              value={id}
              aria-labelledby={`${name}-${id}`}
              aria-describedby={`${name}-${id}-facts`}
              checked={value === id}
              onChange={() => onValueChange(id)}
            />
            <AreaMark area={id} />
            <span id={`${name}-${id}`} className={css['test-name']}>
              {TEST_NAMES[id]}
            </span>
            <small id={`${name}-${id}-facts`} className={css['test-facts']}>
              {itemsOf(blueprint)} preguntas · {minutesText(blueprint.minutes)}
              <br />
              {met ? `Has visto ${met.seen} de nuestras ${met.all}` : '\u00a0'}
            </small>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" className={css['test-met']} aria-hidden="true">
              <rect width={100} height={6} className={css['test-met-all']} />
              <rect
                width={met && met.all > 0 ? (100 * met.seen) / met.all : 0}
                height={6}
                className={css['test-met-part']}
              />
            </svg>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Questions of contents of a test. */
function metOf({ contents }: BankAnswer, test: TestId) {
  const own = Object.entries(contents).flatMap(([id, count]) => (id.startsWith(`${test}.`) ? count : []));
  const all = own.reduce((sum, { items }) => sum + items, 0);
  return { all, seen: all - own.reduce((sum, { unseen }) => sum + unseen, 0) };
}
