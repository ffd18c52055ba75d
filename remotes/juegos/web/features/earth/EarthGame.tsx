import { EARTH, type EarthInput } from '../../../models/earth/earth.ts';
import type { EarthState } from '../../../models/earth/state.ts';
import { type GameProps, GameStage } from '../stage/GameStage.tsx';
import type { GameKey } from '../stage/keys.ts';
import { EarthControls } from './EarthControls.tsx';
import { EarthDrawing } from './EarthDrawing.tsx';

const VIEW_KEYS = [
  ['1', 'capas', 'Ver las capas'],
  ['2', 'ondas', 'Ver las ondas'],
  ['3', 'placas', 'Ver las placas'],
  ['4', 'epicentro', 'Ver el epicentro'],
] as const;

/** What the arrows move in each view: one thing across and one up and down. */
function arrow(across: number, up: number) {
  return (run: Parameters<GameKey<EarthState, EarthInput>['press']>[0]) => {
    const { view, depthKm, openDegrees, stations, quakeSeconds, years, rateMm, guess } = run.state;
    const inputs: Readonly<Record<EarthState['view'], EarthInput>> = {
      capas: across ? { kind: 'open', degrees: openDegrees + 10 * across } : { kind: 'depth', km: depthKm - 50 * up },
      ondas: across
        ? { kind: 'seconds', to: (quakeSeconds ?? 0) + 10 * across }
        : { kind: 'station', index: 0, degrees: stations[0] + up },
      placas: across ? { kind: 'years', to: years + 1e5 * across } : { kind: 'rate', mm: rateMm + up },
      epicentro: {
        kind: 'guess',
        latitude: guess.latitude + 0.1 * up,
        longitude: guess.longitude + 0.1 * across,
      },
    };
    run.apply(inputs[view], `arrow-${view}-${across === 0}`);
  };
}

const KEYS: readonly GameKey<EarthState, EarthInput>[] = [
  ...VIEW_KEYS.map(([key, to, does]) => ({
    key,
    label: key,
    does,
    press: (run: Parameters<GameKey<EarthState, EarthInput>['press']>[0]) => run.apply({ kind: 'view', to }),
  })),
  {
    key: 'ArrowUp',
    label: '↑',
    does: 'Sonda menos honda, estación A más lejos, placas más rápidas, epicentro al norte',
    press: arrow(0, 1),
  },
  {
    key: 'ArrowDown',
    label: '↓',
    does: 'Sonda más honda, estación A más cerca, placas más lentas, epicentro al sur',
    press: arrow(0, -1),
  },
  {
    key: 'ArrowRight',
    label: '→',
    does: 'Abrir el corte, adelantar el sismo o los años, epicentro al este',
    press: arrow(1, 0),
  },
  {
    key: 'ArrowLeft',
    label: '←',
    does: 'Cerrar el corte, devolver el sismo o los años, epicentro al oeste',
    press: arrow(-1, 0),
  },
];

export default function EarthGame({ hash }: GameProps) {
  return (
    <GameStage
      simulation={EARTH}
      name="La Tierra por dentro"
      hash={hash}
      Drawing={EarthDrawing}
      Controls={EarthControls}
      keys={KEYS}
    />
  );
}
