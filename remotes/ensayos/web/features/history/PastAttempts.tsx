import { SHORT_TEST_NAMES } from '@travesia/contracts/profile-words';
import { TEMARIO, type TestId } from '@travesia/contracts/temario';
import { Button, SegmentedControl, Select } from '@travesia/kit-ui';
import { useRef, useState } from 'react';
import { type AttemptMode, type AttemptSummary, SAMPLE_TEST } from '../../../api/attempts.ts';
import { MODE_NAMES } from '../../../structure/names.ts';
import { AttemptList } from './AttemptList.tsx';
import css from './history.module.css';

/** Attempts on the screen at once. */
const PAGE_ATTEMPTS = 20;
/** From so many on somebody looks for one rather than reads them all. */
const FILTERED_LEAST = 6;

const ALL = 'todas';

type TestChoice = TestId | typeof SAMPLE_TEST | typeof ALL;
type ModeChoice = AttemptMode | typeof ALL;

const TESTS: readonly (TestId | typeof SAMPLE_TEST)[] = [...TEMARIO.map(({ id }) => id), SAMPLE_TEST];

const testOf = ({ request }: AttemptSummary) => ('test' in request ? request.test : SAMPLE_TEST);

/** What was handed in, by pages: of one test or one kind, where somebody looks for that. */
export function PastAttempts({ attempts }: { readonly attempts: readonly AttemptSummary[] }) {
  const [test, setTest] = useState<TestChoice>(ALL);
  const [mode, setMode] = useState<ModeChoice>(ALL);
  const [page, setPage] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const found = attempts.filter(
    (attempt) => (test === ALL || testOf(attempt) === test) && (mode === ALL || attempt.request.mode === mode),
  );
  const last = Math.max(0, Math.ceil(found.length / PAGE_ATTEMPTS) - 1);
  const at = Math.min(page, last);
  const from = at * PAGE_ATTEMPTS;
  const shown = found.slice(from, from + PAGE_ATTEMPTS);

  /** Reading goes on at the top of the list. */
  function turn(to: number): void {
    setPage(to);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }

  const tests = TESTS.filter((id) => attempts.some((attempt) => testOf(attempt) === id));
  const modes = [...new Set(attempts.map(({ request }) => request.mode))];
  return (
    <section className={css.past} aria-labelledby="historial">
      <h2 id="historial" ref={heading} tabIndex={-1} className={css.heading}>
        Historial
      </h2>
      {attempts.length < FILTERED_LEAST ? null : (
        <div className={css.filters}>
          {tests.length < 2 ? null : (
            <SegmentedControl<TestChoice>
              legend="Prueba"
              hideLegend
              value={test}
              onValueChange={(value) => {
                setTest(value);
                setPage(0);
              }}
              options={[
                { value: ALL, label: 'Todas' },
                ...tests.map((id) => ({ value: id, label: id === SAMPLE_TEST ? 'Muestra' : SHORT_TEST_NAMES[id] })),
              ]}
            />
          )}
          {modes.length < 2 ? null : (
            <Select
              label="Tipo"
              value={mode}
              options={[
                { value: ALL, label: 'Todos los tipos' },
                ...modes.map((value) => ({ value, label: MODE_NAMES[value] })),
              ]}
              onChange={({ target }) => {
                setMode(modes.find((value) => value === target.value) ?? ALL);
                setPage(0);
              }}
            />
          )}
        </div>
      )}
      <p className={css.facts} role="status">
        {countText(found.length, from, shown.length)}
      </p>
      <AttemptList attempts={shown} />
      {last === 0 ? null : (
        <nav className={css.turn} aria-label="Páginas del historial">
          <Button variant="secondary" disabled={at === 0} onClick={() => turn(at - 1)}>
            Más nuevos
          </Button>
          <Button variant="secondary" disabled={at === last} onClick={() => turn(at + 1)}>
            Más antiguos
          </Button>
        </nav>
      )}
    </section>
  );
}

function countText(found: number, from: number, shown: number): string {
  if (found === 0) return 'No hay ensayos así.';
  if (found === shown) return found === 1 ? '1 ensayo' : `${found} ensayos`;
  return `${from + 1} a ${from + shown} de ${found} ensayos`;
}
