import { DataTable } from '@travesia/kit-ui';
import { useState } from 'react';
import { type Forces, forcesOf } from '../../../models/friction/forces.ts';
import { FRICTION } from '../../../models/friction/friction.ts';
import { STEP_SECONDS, startState } from '../../../models/friction/friction-state.ts';
import { quantity } from '../../../models/friction/words.ts';
import { Run } from '../stage/run.ts';
import { FrictionDrawing } from './FrictionDrawing.tsx';

/** 20 kg of wood on wood, pushed with more than friction can hold. */
const STILL = 'superficie=madera&masa=20&empuje=120';
const STILL_SECONDS = 2;

const { settings } = FRICTION.decode(STILL) ?? startState();

/** The model after two seconds, drawn as in the game. */
export function FrictionStill() {
  const [run] = useState(() => {
    const still = new Run(FRICTION);
    still.restart(STILL);
    still.apply({ kind: 'release' });
    for (let step = 0; step < STILL_SECONDS / STEP_SECONDS; step += 1) FRICTION.step(still.state);
    return still;
  });
  return <FrictionDrawing run={run} />;
}

const DIRECTIONS = ['hacia la izquierda', '', 'hacia la derecha'] as const;
const across = (newtons: number) => DIRECTIONS[Math.sign(newtons) + 1];

/** What the still picture shows. */
export function StillTable() {
  const { weight, normal, push, friction, net } = forcesOf(settings, 1);
  return (
    <DataTable
      caption="Fuerzas sobre la caja mientras desliza"
      columns={[
        { key: 'force', header: 'Fuerza', cell: ({ force }) => force, rowHeader: true },
        { key: 'newtons', header: 'Cuánto', cell: ({ newtons }) => quantity(Math.abs(newtons), 'N', 1), numeric: true },
        { key: 'to', header: 'Hacia dónde', cell: ({ to }) => to },
        { key: 'by', header: 'Quién la hace', cell: ({ by }) => by },
      ]}
      rows={[
        { force: 'Peso', newtons: weight, to: 'hacia abajo', by: 'la Tierra' },
        { force: 'Normal', newtons: normal, to: 'hacia arriba', by: 'el piso' },
        { force: 'Empuje', newtons: push, to: across(push), by: 'la mano' },
        { force: 'Roce cinético', newtons: friction, to: across(friction), by: 'el piso' },
        { force: 'Suma: fuerza neta', newtons: net, to: across(net), by: 'nadie: es el resultado' },
      ]}
      rowKey={({ force }) => force}
    />
  );
}

const PUSHES = [0, 20, 60, 98, 99, 120, 160];

function does({ slides }: Forces): string {
  return slides === 0 ? 'quieta' : 'desliza';
}

/** Friction of the box of the picture against what it is pushed with, from rest. */
export function PushTable() {
  return (
    <DataTable
      caption="Caja de 20 kg, madera sobre madera"
      columns={[
        { key: 'push', header: 'Empuje', cell: ({ push }) => quantity(push, 'N'), rowHeader: true, numeric: true },
        {
          key: 'friction',
          header: 'Roce',
          cell: ({ friction }) => quantity(Math.abs(friction), 'N', 1),
          numeric: true,
        },
        { key: 'what', header: 'La caja', cell: does },
        {
          key: 'acceleration',
          header: 'Aceleración',
          cell: (one) => quantity(one.acceleration, 'm/s²'),
          numeric: true,
        },
      ]}
      rows={PUSHES.map((push) => forcesOf({ ...settings, push }, 0))}
      rowKey={({ push }) => String(push)}
    />
  );
}
