import type { WavesInput } from '../../../models/waves/inputs.ts';
import type { WavesState } from '../../../models/waves/state.ts';
import { WAVES } from '../../../models/waves/waves.ts';
import { type GameProps, GameStage } from '../stage/GameStage.tsx';
import type { GameKey } from '../stage/keys.ts';
import type { Run } from '../stage/run.ts';
import { WavesControls } from './WavesControls.tsx';
import { WavesDrawing } from './WavesDrawing.tsx';

/** Centimetres that a key moves the hand. */
const HAND_STEP_CM = 2;

function moveHand(run: Run<WavesState, WavesInput>, by: number): void {
  run.apply({ kind: 'hand', to: run.state.string.handTargetM * 100 + by }, 'hand');
}

const KEYS: readonly GameKey<WavesState, WavesInput>[] = [
  {
    key: 'ArrowUp',
    label: '↑',
    does: 'Subir la mano 2 cm, con el foco en el dibujo',
    press: (run) => moveHand(run, HAND_STEP_CM),
  },
  {
    key: 'ArrowDown',
    label: '↓',
    does: 'Bajar la mano 2 cm, con el foco en el dibujo',
    press: (run) => moveHand(run, -HAND_STEP_CM),
  },
  { key: 'e', label: 'E', does: 'Enviar un pulso', press: (run) => run.apply({ kind: 'pulse' }) },
  { key: 'b', label: 'B', does: 'Enviar dos pulsos a la vez', press: (run) => run.apply({ kind: 'two' }) },
  {
    key: 'm',
    label: 'M',
    does: 'Encender el motor, o apagarlo',
    press: (run) => run.apply({ kind: 'motor', on: !run.state.string.isOscillating }),
  },
  { key: 'q', label: 'Q', does: 'Calmar la cuerda', press: (run) => run.apply({ kind: 'calm' }) },
  {
    key: 'k',
    label: 'K',
    does: 'Partir el cronómetro, o detenerlo',
    press: (run) => run.apply({ kind: 'watch', press: 'toggle' }),
  },
];

export default function WavesGame({ hash }: GameProps) {
  return (
    <GameStage
      simulation={WAVES}
      name="Simulador de ondas"
      hash={hash}
      Drawing={WavesDrawing}
      Controls={WavesControls}
      keys={KEYS}
    />
  );
}
