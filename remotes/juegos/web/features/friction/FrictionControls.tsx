import { Button, Disclosure, SegmentedControl, Select } from '@travesia/kit-ui';
import type { FrictionInput, SetNumber } from '../../../models/friction/friction-input.ts';
import { type FrictionState, RANGES } from '../../../models/friction/friction-state.ts';
import { SURFACE_IDS, SURFACES, SURFACES_SOURCE } from '../../../models/friction/surfaces.ts';
import { number, quantity, toward } from '../../../models/friction/words.ts';
import type { PartProps } from '../stage/GameStage.tsx';
import type { Run } from '../stage/run.ts';
import { Slider } from '../stage/Slider.tsx';
import { useSettled } from '../stage/use-settled.ts';
import { DiagramPanel } from './DiagramPanel.tsx';
import css from './friction.module.css';
import { Notebook } from './Notebook.tsx';
import { NumberField } from './NumberField.tsx';

export type FrictionRun = Run<FrictionState, FrictionInput>;

const SURFACE_OPTIONS = [
  ...SURFACE_IDS.map((id) => {
    const { name, staticCoefficient, kineticCoefficient } = SURFACES[id];
    return { value: id, label: `${capital(name)} (${number(staticCoefficient)} y ${number(kineticCoefficient)})` };
  }),
  { value: 'propia', label: 'Coeficientes propios' },
];

/** Lets the box go; time runs from here on, also where nothing moves by itself. */
export function release(run: FrictionRun): void {
  run.apply({ kind: 'release' });
  if (!run.isPlaying) run.play();
}

export function FrictionControls({ run }: PartProps<FrictionState, FrictionInput>) {
  const settings = useSettled(run, (state) => state.settings);
  const phase = useSettled(run, (state) => state.phase);
  const showsForces = useSettled(run, (state) => state.showsForces);
  const { mass, slope, surface, staticCoefficient, kineticCoefficient, push, hanging, launch } = settings;
  const set = (name: SetNumber) => (value: number) => run.apply({ kind: 'set', name, value }, name);
  const coefficients = (change: { readonly staticCoefficient?: number; readonly kineticCoefficient?: number }) =>
    run.apply({ kind: 'coefficients', staticCoefficient, kineticCoefficient, ...change }, 'coefficients');
  const pulled = push === 0 ? 'nadie empuja' : `${quantity(Math.abs(push), 'N')} ${toward(push, slope)}`;
  return (
    <>
      {phase === 'ready' ? (
        <Button onClick={() => release(run)}>{launch === 0 ? 'Soltar la caja' : 'Lanzar la caja'}</Button>
      ) : (
        <Button variant="secondary" onClick={() => run.apply({ kind: 'put-back' })}>
          Volver a la partida
        </Button>
      )}
      <div className={css.push}>
        <Slider
          label="Empuje"
          text={pulled}
          value={push}
          least={RANGES.push.from}
          most={hanging > 0 ? 0 : RANGES.push.to}
          step={RANGES.push.step}
          onChange={set('push')}
        />
        <NumberField label="Empuje exacto" value={push} suffix="N" onChange={set('push')} />
        {hanging > 0 ? (
          <p className={css.note}>Con cuerda, la mano solo tira hacia atrás: hacia la polea la dejaría suelta.</p>
        ) : null}
      </div>
      <Slider
        label="Masa de la caja"
        text={quantity(mass, 'kg')}
        value={mass}
        least={RANGES.mass.from}
        most={RANGES.mass.to}
        step={RANGES.mass.step}
        onChange={set('mass')}
      />
      <Slider
        label="Ángulo de la rampa"
        text={`${number(slope)}°`}
        value={slope}
        least={RANGES.slope.from}
        most={RANGES.slope.to}
        step={RANGES.slope.step}
        onChange={set('slope')}
      />
      <Select
        label="Superficies (μ estático y μ cinético)"
        value={surface}
        options={SURFACE_OPTIONS}
        onValueChange={(value) => {
          const id = SURFACE_IDS.find((one) => one === value);
          if (id) run.apply({ kind: 'surface', id });
          else coefficients({});
        }}
      />
      {surface === 'propia' ? (
        <div className={css.pair}>
          <NumberField
            label="μ estático"
            value={staticCoefficient}
            onChange={(value) => coefficients({ staticCoefficient: value })}
          />
          <NumberField
            label="μ cinético"
            value={kineticCoefficient}
            onChange={(value) => coefficients({ kineticCoefficient: value })}
          />
        </div>
      ) : null}
      <Slider
        label="Cuelga de la polea"
        text={hanging === 0 ? 'sin cuerda' : quantity(hanging, 'kg')}
        value={hanging}
        least={RANGES.hanging.from}
        most={RANGES.hanging.to}
        step={RANGES.hanging.step}
        onChange={set('hanging')}
      />
      <Slider
        label="Lanzamiento"
        text={launch === 0 ? 'desde el reposo' : `${quantity(Math.abs(launch), 'm/s')} ${toward(launch, slope)}`}
        value={launch}
        least={RANGES.launch.from}
        most={RANGES.launch.to}
        step={RANGES.launch.step}
        onChange={set('launch')}
      />
      <SegmentedControl
        legend="Flechas de las fuerzas"
        options={[
          { value: 'yes', label: 'A la vista' },
          { value: 'no', label: 'Ocultas' },
        ]}
        value={showsForces ? 'yes' : 'no'}
        onValueChange={(value) => run.apply({ kind: 'show-forces', isShown: value === 'yes' })}
      />
      {/* Hidden arrows are there to be drawn. */}
      <Disclosure key={String(showsForces)} summary="Dibuja tú las fuerzas" open={!showsForces}>
        <DiagramPanel run={run} />
      </Disclosure>
      <Disclosure summary="Cuaderno de ensayos">
        <Notebook run={run} />
      </Disclosure>
      <p className={css.note}>
        g = 9,8 m/s². Coeficientes aproximados: {SURFACES_SOURCE.name} ({SURFACES_SOURCE.year}).
      </p>
    </>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
