import { FACTOR_NAMES } from '@travesia/kit-paes';
import { DataTable, Disclosure, SegmentedControl, Select, Stack } from '@travesia/kit-ui';
import { useState } from 'react';
import { SCORE_ROUNDS, type ScoreProcess } from '../../../api/scores.ts';
import { basisText, EstimatesInUse } from './EstimatesInUse.tsx';
import { ScoreForm } from './ScoreForm.tsx';
import css from './ScoresView.module.css';
import type { ScoreInUse, ScoreSource } from './scores-in-use.ts';
import type { StudentAccount } from './student-account.ts';
import { useStudentScores } from './use-student.ts';

const SOURCE_NAMES: Readonly<Record<ScoreSource, string>> = {
  own: 'Los que escribí',
  estimated: 'Estimados',
  official: 'Oficiales',
};

const ROUND_NAMES: Readonly<Record<ScoreProcess['round'], string>> = { regular: 'regular', winter: 'de invierno' };

/** Processes whose official scores may still be used, and the one to come, newest first. */
const PROCESSES: readonly ScoreProcess[] = [2027, 2026, 2025].flatMap((year) =>
  SCORE_ROUNDS.map((round) => ({ year, round })),
);

const OWN = { kind: 'own' } as const;

const processName = ({ year, round }: ScoreProcess) => `Admisión ${year}, PAES ${ROUND_NAMES[round]}`;

function sourceOf({ source, process, estimate }: ScoreInUse): string {
  if (estimate) return `Estimado: ${basisText(estimate)}`;
  return process ? processName(process) : SOURCE_NAMES[source];
}

const pointsOf = ({ value, estimate }: ScoreInUse) =>
  estimate ? `${value} (${estimate.low}–${estimate.high})` : value;

/** The student's scores: those that are reckoned with, and where they are written. */
export function ScoresView({ account }: { readonly account: StudentAccount }) {
  const { used, settings, change } = useStudentScores(account);
  const [process, setProcess] = useState(0);
  const sitting = PROCESSES[process];
  return (
    <Stack gap="l" as="section">
      <h2>Mis puntajes</h2>
      <p className={css.lead}>
        Con ellos calculamos tu ponderado y lo comparamos con cada carrera. Puedes poner los que esperas y cambiarlos
        cuando quieras: se guardan mientras escribes. Solo tú los ves.
      </p>
      <ScoreForm account={account} set={OWN} label="Los que escribo" />
      <p>
        ¿No sabes tu puntaje NEM o tu Ranking? Sácalos de tus notas con la{' '}
        <a href="/herramientas/calculadora-nem">calculadora NEM</a>.
      </p>
      <Disclosure summary="Agregar puntajes oficiales de una PAES rendida">
        <Stack>
          <Select
            label="Proceso"
            value={process}
            onValueChange={(chosen) => setProcess(Number(chosen))}
            options={PROCESSES.map((candidate, index) => ({ value: String(index), label: processName(candidate) }))}
          />
          {sitting ? (
            <ScoreForm
              key={process}
              account={account}
              set={{ kind: 'official', process: sitting }}
              label={processName(sitting)}
            />
          ) : null}
        </Stack>
      </Disclosure>
      <SegmentedControl
        legend="Calcular con"
        value={settings.kind}
        onValueChange={(kind) => change({ ...settings, kind })}
        options={[
          { value: 'own', label: SOURCE_NAMES.own },
          { value: 'estimated', label: SOURCE_NAMES.estimated },
          { value: 'official', label: SOURCE_NAMES.official },
        ]}
        hint={
          settings.kind === 'estimated'
            ? 'Salen de tus ensayos y prácticas de 20 preguntas o más; donde no hay, usamos los que escribiste.'
            : settings.kind === 'official'
              ? 'De cada prueba, el mejor de los oficiales; donde no hay, usamos los que escribiste.'
              : undefined
        }
      />
      <EstimatesInUse account={account} />
      <label className={css.tenth}>
        <input
          type="checkbox"
          checked={settings.bestTenth}
          onChange={({ currentTarget }) => change({ ...settings, bestTenth: currentTarget.checked })}
        />
        <span>
          Egreso entre el 10 % de mejor promedio de mi colegio: puedo postular con menos de 458 de promedio entre
          Lectora y M1, salvo donde la carrera pide más.
        </span>
      </label>
      {used.length > 0 ? (
        <DataTable
          caption="Puntajes con que calculamos"
          columns={[
            { key: 'factor', header: 'Puntaje', rowHeader: true, cell: ({ factor }) => FACTOR_NAMES[factor] },
            { key: 'value', header: 'Puntos', numeric: true, cell: pointsOf },
            { key: 'source', header: 'De dónde', cell: sourceOf },
          ]}
          rows={used}
          rowKey={({ factor }) => factor}
        />
      ) : null}
    </Stack>
  );
}
