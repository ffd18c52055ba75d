import { type Column, DataTable } from '@travesia/kit-ui';
import { describeOutcome, describeSettings } from '../../../models/friction/describe.ts';
import type { FrictionInput } from '../../../models/friction/friction-input.ts';
import type { FrictionState, Trial } from '../../../models/friction/friction-state.ts';
import type { PartProps } from '../stage/GameStage.tsx';
import { useSettled } from '../stage/use-settled.ts';

const COLUMNS: readonly Column<Trial>[] = [
  { key: 'settings', header: 'Ensayo', cell: describeSettings, rowHeader: true },
  { key: 'outcome', header: 'Qué pasó', cell: describeOutcome },
];

/** What was tried without touching the box after its start: only such can be compared. */
export function Notebook({ run }: PartProps<FrictionState, FrictionInput>) {
  const trials = useSettled(run, (state) => [...state.trials]);
  return (
    <DataTable
      caption="Ensayos que terminaron sin que nadie los tocara, el último primero"
      columns={COLUMNS}
      rows={trials.toReversed()}
      rowKey={(_, position) => String(trials.length - position)}
      empty="Todavía no hay ensayos: suelta la caja y espera a que quede quieta o salga de la pista."
    />
  );
}
