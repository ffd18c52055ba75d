import { CELL, type CellInput } from '../../../models/cell/cell.ts';
import { ZOOMS } from '../../../models/cell/parts.ts';
import { type CellState, VIEW_NAMES, VIEWS } from '../../../models/cell/state.ts';
import { type GameProps, GameStage } from '../stage/GameStage.tsx';
import { goOn } from '../stage/go-on.ts';
import type { GameKey } from '../stage/keys.ts';
import { CellControls } from './CellControls.tsx';
import { CellDrawing } from './CellDrawing.tsx';
import type { CellRun } from './run-of-cell.ts';

/** Nearer, or the next stage. */
function forward(run: CellRun, way: 1 | -1): void {
  const { view, parts, division } = run.state;
  if (view === 'partes') {
    const zoom = ZOOMS[ZOOMS.indexOf(parts.zoom) + way];
    if (zoom) run.apply({ do: 'zoom', zoom });
  } else if (view === 'division') {
    run.apply({ do: 'stage', stage: division.stage + way });
    goOn(run);
  } else if (view === 'osmosis') {
    run.apply({ do: 'solution', outside: run.state.osmosis.outside + way * 10 }, 'solution');
    goOn(run);
  }
}

const KEYS: readonly GameKey<CellState, CellInput>[] = [
  ...VIEWS.map((view, index) => ({
    key: String(index + 1),
    label: String(index + 1),
    does: `Explorar: ${VIEW_NAMES[view]}`,
    press: (run: CellRun) => run.apply({ do: 'view', view }),
  })),
  {
    key: 'ArrowRight',
    label: '→',
    does: 'Acercar, pasar a la etapa siguiente o concentrar la solución, según lo que exploras',
    press: (run) => forward(run, 1),
  },
  {
    key: 'ArrowLeft',
    label: '←',
    does: 'Alejar, volver a la etapa anterior o diluir la solución',
    press: (run) => forward(run, -1),
  },
];

export default function CellGame({ hash }: GameProps) {
  return (
    <GameStage
      simulation={CELL}
      name="La célula por dentro"
      hash={hash}
      Drawing={CellDrawing}
      Controls={CellControls}
      keys={KEYS}
    />
  );
}
