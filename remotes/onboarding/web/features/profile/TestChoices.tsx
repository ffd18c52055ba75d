import { TEST_NAMES } from '@travesia/contracts/profile-words';
import type { TestId } from '@travesia/contracts/temario';
import { TESTS } from '../../../profile/tests.ts';
import css from './profile.module.css';

/** Everybody who applies sits these. */
const MANDATORY: readonly TestId[] = ['cl', 'm1'];

interface TestChoicesProps {
  readonly chosen: ReadonlySet<TestId>;
  readonly onChange: (chosen: ReadonlySet<TestId>) => void;
}

export function TestChoices({ chosen, onChange }: TestChoicesProps) {
  const toggle = (test: TestId, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(test);
    else next.delete(test);
    onChange(next);
  };
  return (
    <fieldset className={css.group} aria-describedby="perfil-pruebas">
      <legend className={css.legend}>¿Qué pruebas vas a rendir?</legend>
      <p id="perfil-pruebas" className={css.hint}>
        Las dos obligatorias y las que pidan tus carreras. Puedes cambiarlas cuando quieras.
      </p>
      <div className={css.choices}>
        {TESTS.map((test) => (
          <label key={test} className={css.choice}>
            <input
              type="checkbox"
              checked={chosen.has(test)}
              onChange={({ currentTarget }) => toggle(test, currentTarget.checked)}
            />
            <span>
              {TEST_NAMES[test]}
              {MANDATORY.includes(test) && <span className={css.aside}> obligatoria</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
