import { FRICTION } from '../../../models/friction/friction.ts';
import type { FrictionInput } from '../../../models/friction/friction-input.ts';
import type { FrictionState } from '../../../models/friction/friction-state.ts';
import { type GameProps, GameStage } from '../stage/GameStage.tsx';
import type { GameKey } from '../stage/keys.ts';
import { FrictionControls, type FrictionRun, release } from './FrictionControls.tsx';
import { FrictionDrawing } from './FrictionDrawing.tsx';

const move = (name: 'push' | 'slope', by: number) => (run: FrictionRun) =>
  run.apply({ kind: 'set', name, value: run.state.settings[name] + by }, name);

const KEYS: readonly GameKey<FrictionState, FrictionInput>[] = [
  { key: 's', label: 'S', does: 'Soltar o lanzar la caja', press: release },
  { key: 'v', label: 'V', does: 'Volver a la partida', press: (run) => run.apply({ kind: 'put-back' }) },
  { key: 'ArrowRight', label: '→', does: 'Empujar 1 N más hacia la derecha', press: move('push', 1) },
  { key: 'ArrowLeft', label: '←', does: 'Empujar 1 N más hacia la izquierda', press: move('push', -1) },
  { key: 'ArrowUp', label: '↑', does: 'Inclinar la rampa 1° más', press: move('slope', 1) },
  { key: 'ArrowDown', label: '↓', does: 'Inclinar la rampa 1° menos', press: move('slope', -1) },
];

export default function FrictionGame({ hash }: GameProps) {
  return (
    <GameStage
      simulation={FRICTION}
      name="Fuerza de roce"
      hash={hash}
      Drawing={FrictionDrawing}
      Controls={FrictionControls}
      keys={KEYS}
    />
  );
}
