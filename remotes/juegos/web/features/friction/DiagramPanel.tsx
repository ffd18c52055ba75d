import { Button, Notice, Select } from '@travesia/kit-ui';
import { useState } from 'react';
import {
  checkDiagram,
  DIRECTIONS,
  type Diagram,
  type Direction,
  DRAWN_FORCES,
  type DrawnForce,
  FORCE_NAMES,
  LENGTH_MOST,
} from '../../../models/friction/diagram.ts';
import type { FrictionInput } from '../../../models/friction/friction-input.ts';
import type { FrictionState } from '../../../models/friction/friction-state.ts';
import { cosineOf, sineOf } from '../../../models/friction/trigonometry.ts';
import type { PartProps } from '../stage/GameStage.tsx';
import { Slider } from '../stage/Slider.tsx';
import { useSettled } from '../stage/use-settled.ts';
import css from './friction.module.css';
import { arrow, type Point } from './scene.ts';

const NONE = 'no';
const FIRST_LENGTH = 4;

const ON_SLOPE: Readonly<Record<Direction, string>> = {
  up: 'Vertical, hacia arriba',
  down: 'Vertical, hacia abajo',
  away: 'Perpendicular a la rampa, hacia fuera',
  into: 'Perpendicular a la rampa, hacia dentro',
  forward: 'Rampa arriba',
  backward: 'Rampa abajo',
};

const ON_FLAT: Readonly<Partial<Record<Direction, string>>> = {
  up: 'Hacia arriba',
  down: 'Hacia abajo',
  forward: 'Hacia la derecha',
  backward: 'Hacia la izquierda',
};

/** On a floor they are the same, and one of each is offered. */
const SAME_ON_FLAT: Readonly<Partial<Record<Direction, Direction>>> = { away: 'up', into: 'down' };

/** The student's free-body diagram: each force, where it points and how long it is beside the others. */
export function DiagramPanel({ run }: PartProps<FrictionState, FrictionInput>) {
  const slope = useSettled(run, (state) => state.settings.slope);
  const diagram = useSettled(run, (state) => ({ ...state.diagram }));
  const wrong = useSettled(run, (state) => [...checkDiagram(state)]);
  /** The diagram that was looked through: another one is not, until it is asked for again. */
  const [checked, setChecked] = useState('');
  const drawn = JSON.stringify(diagram);
  const words = slope === 0 ? ON_FLAT : ON_SLOPE;
  const options = [
    { value: NONE, label: 'No actúa' },
    ...DIRECTIONS.flatMap((direction) => {
      const label = words[direction];
      return label === undefined ? [] : [{ value: direction, label }];
    }),
  ];
  const shown = (direction: Direction) => (slope === 0 ? (SAME_ON_FLAT[direction] ?? direction) : direction);
  const draw = (force: DrawnForce, value: string) => {
    const direction = DIRECTIONS.find((one) => one === value);
    const length = diagram[force]?.length ?? FIRST_LENGTH;
    run.apply(direction ? { kind: 'draw', force, direction, length } : { kind: 'erase', force });
  };
  return (
    <div className={css.panel}>
      <p className={css.note}>Son las fuerzas sobre la caja en este momento o, si está en la mano, recién soltada.</p>
      <Picture diagram={diagram} slope={slope} />
      <div className={css.arrows}>
        {DRAWN_FORCES.map((force) => {
          const own = diagram[force];
          const name = capital(FORCE_NAMES[force]);
          return (
            <div key={force}>
              <Select
                label={name}
                value={own ? shown(own.direction) : NONE}
                options={options}
                onValueChange={(value) => draw(force, value)}
              />
              {own ? (
                <Slider
                  label={`Largo de ${FORCE_NAMES[force]}`}
                  text={`${own.length} de ${LENGTH_MOST}`}
                  value={own.length}
                  least={1}
                  most={LENGTH_MOST}
                  step={1}
                  onChange={(length) =>
                    run.apply({ kind: 'draw', force, direction: own.direction, length }, `length of ${force}`)
                  }
                />
              ) : null}
            </div>
          );
        })}
      </div>
      <Button variant="secondary" onClick={() => setChecked(drawn)}>
        Revisar mi diagrama
      </Button>
      {checked !== drawn ? null : wrong.length === 0 ? (
        <Notice tone="success" live>
          <p>Está completo: todas las fuerzas, hacia donde actúan y con largos que calzan.</p>
        </Notice>
      ) : (
        <Notice tone="warning" live title="Todavía no">
          <ul className={css.findings}>
            {wrong.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

const PICTURE = { width: 240, height: 190 } as const;
const MIDDLE: Point = [PICTURE.width / 2, PICTURE.height / 2];
const LENGTH_PX = 9.5;

function Picture({ diagram, slope }: { readonly diagram: Diagram; readonly slope: number }) {
  const [sine, cosine] = [sineOf(slope), cosineOf(slope)];
  const directions: Readonly<Record<Direction, Point>> = {
    up: [0, -1],
    down: [0, 1],
    away: [-sine, -cosine],
    into: [sine, cosine],
    forward: [cosine, -sine],
    backward: [-cosine, sine],
  };
  const [x, y] = MIDDLE;
  return (
    <svg
      className={`${css.drawing} ${css.diagram}`}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      aria-hidden="true"
    >
      <g transform={`translate(${x} ${y}) rotate(${-slope})`}>
        <path className={css.line} d="M-120 14H120" />
        <rect x={-20} y={-14} width={40} height={28} rx={3} className={css.box} />
      </g>
      {DRAWN_FORCES.map((force) => {
        const own = diagram[force];
        if (!own) return null;
        const [dx, dy] = directions[own.direction];
        // Friction acts where the box touches, and two forces to one side are seen side by side.
        const from: Point =
          force === 'friction'
            ? [x + 12 * sine, y + 12 * cosine]
            : force === 'net' || force === 'motion'
              ? [x - 10 * sine, y - 10 * cosine]
              : MIDDLE;
        const { d, tip } = arrow(from, [dx, dy], own.length, LENGTH_PX);
        return (
          <g key={force} className={css.force} data-force={force}>
            <path d={d} />
            <text
              x={tip[0] + 6 * Math.sign(Math.round(dx * 10) || 1)}
              y={tip[1] + (force === 'friction' ? 12 : 4)}
              textAnchor={Math.round(dx * 10) < 0 ? 'end' : 'start'}
            >
              {FORCE_NAMES[force].replace(/^(el|la) (fuerza )?(del )?/, '')}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
