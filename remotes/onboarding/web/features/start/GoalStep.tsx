import {
  type FoundProgram,
  GOALS_MAX,
  PROGRAMS_PATH,
  PROGRAMS_QUERY_MAX,
  PROGRAMS_QUERY_PARAM,
} from '@travesia/contracts/slices';
import { useHost } from '@travesia/kit-remote';
import { readAnswer } from '@travesia/kit-remote/read-answer';
import { Button, Cluster, Stack, TextField } from '@travesia/kit-ui';
import { useEffect, useState } from 'react';
import { programsAnswer } from '../../../api/answers.ts';
import { programTermsText } from './program-terms-text.ts';
import css from './start.module.css';

/** Milliseconds without another letter. */
const TYPED_AFTER_MS = 250;

type Search =
  | { readonly kind: 'none' | 'searching' | 'failed' }
  | { readonly kind: 'found'; readonly query: string; readonly programs: readonly FoundProgram[] };

export interface GoalStepProps {
  readonly goals: readonly FoundProgram[];
  onChange(goals: readonly FoundProgram[]): void;
  onNext(): void;
  onBack(): void;
}

/** Programmes by what is typed, with what each asks for. */
export default function GoalStep({ goals, onChange, onNext, onBack }: GoalStepProps) {
  const { http } = useHost();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState<Search>({ kind: 'none' });
  const query = typed.trim();
  useEffect(() => {
    if (query.length < 2) {
      setSearch({ kind: 'none' });
      return;
    }
    const ended = new AbortController();
    const timer = setTimeout(() => {
      setSearch((before) => (before.kind === 'found' ? before : { kind: 'searching' }));
      http(PROGRAMS_PATH, { query: { [PROGRAMS_QUERY_PARAM]: query }, signal: ended.signal }).then(
        (answer) => {
          if (!ended.signal.aborted)
            setSearch({ kind: 'found', query, programs: readAnswer(programsAnswer, answer).programs });
        },
        () => {
          if (!ended.signal.aborted) setSearch({ kind: 'failed' });
        },
      );
    }, TYPED_AFTER_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [http, query]);
  const isChosen = ({ programId }: FoundProgram) => goals.some((goal) => goal.programId === programId);
  const found = search.kind === 'found' ? search.programs.filter((program) => !isChosen(program)) : [];
  return (
    <Stack gap="l">
      {goals.length > 0 && (
        <Stack as="section" gap="s" aria-labelledby="start-goals">
          <h2 id="start-goals">Tus metas</h2>
          <ul className={css.found}>
            {goals.map((goal) => (
              <li key={goal.programId} className={css.program}>
                <ProgramName {...goal} />
                <Button
                  variant="quiet"
                  onClick={() => onChange(goals.filter(({ programId }) => programId !== goal.programId))}
                >
                  Quitar<span className="visually-hidden"> {goal.program.name}</span>
                </Button>
                <ul className={css.terms}>
                  {programTermsText(goal.program).map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {goals.length < GOALS_MAX && (
        <Stack gap="s">
          <TextField
            label={goals.length === 0 ? '¿Qué carrera, y dónde?' : 'Agregar otra'}
            hint="Por ejemplo: enfermería en Concepción. Como te salga."
            type="search"
            autoComplete="off"
            maxLength={PROGRAMS_QUERY_MAX}
            value={typed}
            onValueChange={setTyped}
          />
          <p role="status" className={css.hint}>
            {statusText(search, found.length)}
          </p>
          <ul className={css.found}>
            {found.map((program) => (
              <li key={program.programId} className={css.program}>
                <ProgramName {...program} />
                <Button
                  variant="secondary"
                  onClick={() => {
                    onChange([...goals, program]);
                    setTyped('');
                  }}
                >
                  Elegir
                  <span className="visually-hidden">
                    {' '}
                    {program.program.name}, {program.program.university}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <Cluster>
        <Button onClick={onNext}>{goals.length === 0 ? 'Seguir sin meta' : 'Seguir'}</Button>
        <Button variant="quiet" onClick={onBack}>
          Volver
        </Button>
      </Cluster>
    </Stack>
  );
}

function ProgramName({ program, city }: FoundProgram) {
  return (
    <div>
      <span className={css.name}>{program.name}</span>
      <br />
      <span className={css.hint}>
        {program.university}, {city}
      </span>
    </div>
  );
}

function statusText(search: Search, count: number): string {
  switch (search.kind) {
    case 'none':
      return 'Puedes elegir hasta cinco, o ninguna por ahora.';
    case 'searching':
      return 'Buscando…';
    case 'failed':
      return 'No pudimos buscar ahora. Sigue sin meta: la eliges después en Carreras.';
    case 'found':
      if (count > 0) return count === 1 ? '1 carrera.' : `${count} carreras, la más parecida primero.`;
      return `No encontramos otra carrera para «${search.query}».`;
  }
}
