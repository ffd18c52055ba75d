import { Button, Cluster, SegmentedControl, Select } from '@travesia/kit-ui';
import { useId } from 'react';
import {
  combinations,
  type DivisionKind,
  type Failure,
  isFinished,
  lastStage,
  PAIRS_MAX,
  stageOf,
  stagesOf,
} from '../../../models/cell/division.ts';
import { CELL_KINDS, CELL_NAMES, type CellKind, SWITCH_WORDS, SWITCHES } from '../../../models/cell/missing.ts';
import { OSMOTIC_CELLS, OUTSIDE_MAX, tonicity } from '../../../models/cell/osmosis.ts';
import { isKnown, numberOf, PARTS, PARTS_OF, type PartId, ZOOMS } from '../../../models/cell/parts.ts';
import { VIEW_NAMES, VIEWS } from '../../../models/cell/state.ts';
import { capital, count, number } from '../../../models/cell/words.ts';
import { goOn } from '../stage/go-on.ts';
import { Slider } from '../stage/Slider.tsx';
import { useSettled } from '../stage/use-settled.ts';
import css from './cell.module.css';
import type { ViewProps } from './run-of-cell.ts';

const CONTROLS = {
  partes: PartsControls,
  falta: MissingControls,
  osmosis: OsmosisControls,
  division: DivisionControls,
} as const;

/** Everything that can be done to a cell, by what is looked at. */
export function CellControls({ run }: ViewProps) {
  const view = useSettled(run, (state) => state.view);
  const Controls = CONTROLS[view];
  return (
    <>
      <SegmentedControl
        legend="Qué explorar"
        value={view}
        options={VIEWS.map((value) => ({ value, label: VIEW_NAMES[value] }))}
        onValueChange={(chosen) => run.apply({ do: 'view', view: chosen })}
      />
      <Controls run={run} />
    </>
  );
}

const KIND_OPTIONS = CELL_KINDS.map((value) => ({ value, label: CELL_NAMES[value].replace('Célula ', '') })).map(
  ({ value, label }) => ({ value, label: capital(label) }),
);

const ZOOM_NAMES = { tejido: 'Tejido', celula: 'Célula', organelo: 'Parte', membrana: 'Membrana' } as const;

function PartsControls({ run }: ViewProps) {
  const { cell, zoom, part, isNaming } = useSettled(run, ({ parts, parts: { named, last, slips } }) => ({
    cell: parts.cell,
    zoom: parts.zoom,
    part: parts.part,
    isNaming: parts.isNaming,
    // Told again when these change.
    named: named[parts.cell].length,
    last: last?.as,
    slips,
  }));
  const { parts } = run.state;
  return (
    <>
      <SegmentedControl
        legend="Célula"
        value={cell}
        options={KIND_OPTIONS}
        onValueChange={(chosen: CellKind) => run.apply({ do: 'look', cell: chosen })}
      />
      <SegmentedControl
        legend="Acercamiento"
        value={zoom}
        options={ZOOMS.map((value) => ({ value, label: ZOOM_NAMES[value] }))}
        onValueChange={(chosen) => run.apply({ do: 'zoom', zoom: chosen })}
      />
      <SegmentedControl
        legend="Modo"
        value={isNaming ? 'nombrar' : 'mirar'}
        options={[
          { value: 'mirar', label: 'Mirar' },
          { value: 'nombrar', label: 'Ponerles nombre' },
        ]}
        onValueChange={(mode) => run.apply({ do: 'naming', on: mode === 'nombrar' })}
      />
      {part === null ? null : <About run={run} />}
      {isNaming && part !== null && !isKnown(parts, part) ? <Naming key={part} run={run} part={part} /> : null}
      <fieldset className={css.group}>
        <legend>{isNaming ? 'Elige una parte, aquí o en el dibujo' : 'Partes'}</legend>
        <ul className={css.parts}>
          {PARTS_OF[cell].map((one) => (
            <li key={one}>
              <button
                type="button"
                className={css['part-button']}
                aria-pressed={one === part}
                onClick={() => run.apply({ do: 'choose', part: one })}
              >
                <span className={css.number}>{numberOf(parts, one)}</span>
                <span>{isKnown(parts, one) ? PARTS[one].name : PARTS[one].looks}</span>
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      <p className={css.note}>Membranas, ribosomas y Golgi se dibujan más grandes de lo que son, para que se vean.</p>
    </>
  );
}

function About({ run }: ViewProps) {
  const { parts } = run.state;
  const { part } = parts;
  if (part === null || !isKnown(parts, part)) return null;
  const { name, task, looks, size } = PARTS[part];
  return (
    <div className={css.about}>
      <p>
        <strong>{name}.</strong> {task}
      </p>
      <p>
        {looks} Tamaño: {size}.
      </p>
    </div>
  );
}

function Naming({ run, part }: ViewProps & { readonly part: PartId }) {
  const { parts } = run.state;
  const options = [...PARTS_OF[parts.cell]].sort((one, other) =>
    PARTS[one].name.localeCompare(PARTS[other].name, 'es'),
  );
  return (
    <Select
      label={`La parte ${numberOf(parts, part)} se llama`}
      hint={PARTS[part].looks}
      defaultValue=""
      options={[
        { value: '', label: 'Elige un nombre', disabled: true },
        ...options.map((value) => ({ value, label: PARTS[value].name })),
      ]}
      error={parts.last?.part === part && parts.last.as !== part ? `No es: ${PARTS[parts.last.as].name}.` : undefined}
      onValueChange={(chosen) => {
        const as = options.find((one) => one === chosen);
        if (as) run.apply({ do: 'name', part, as });
      }}
    />
  );
}

interface ToggleProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly disabled?: boolean;
  onChange(isOn: boolean): void;
}

function Toggle({ label, hint, isOn, disabled = false, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div>
      <label className={css.toggle}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={disabled}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {hint === undefined ? null : (
        <p id={id} className={css.note}>
          {hint}
        </p>
      )}
    </div>
  );
}

function MissingControls({ run }: ViewProps) {
  const { cell, off, hasLight } = useSettled(run, ({ missing }) => ({
    cell: missing.cell,
    off: missing.off.join(),
    hasLight: missing.hasLight,
  }));
  const missing = off.split(',');
  const last = SWITCHES[cell].filter((part) => missing.includes(part)).at(-1);
  return (
    <>
      <SegmentedControl
        legend="Célula"
        value={cell}
        options={KIND_OPTIONS}
        onValueChange={(chosen: CellKind) => run.apply({ do: 'grow', cell: chosen })}
      />
      <fieldset className={css.group}>
        <legend>Qué funciona: apaga una parte y mira qué pasa</legend>
        <ul className={css.parts}>
          {SWITCHES[cell].map((part) => (
            <li key={part}>
              <Toggle
                label={SWITCH_WORDS[part].name}
                isOn={!missing.includes(part)}
                onChange={(on) => {
                  run.apply({ do: 'switch', part, on });
                  goOn(run);
                }}
              />
            </li>
          ))}
          {cell === 'vegetal' ? (
            <li>
              <Toggle
                label="Luz"
                isOn={hasLight}
                onChange={(on) => {
                  run.apply({ do: 'light', on });
                  goOn(run);
                }}
              />
            </li>
          ) : null}
        </ul>
      </fieldset>
      {last === undefined ? null : <p className={css.about}>{SWITCH_WORDS[last].example}</p>}
      <Cluster>
        <Button variant="secondary" onClick={() => run.apply({ do: 'renew' })}>
          Célula nueva
        </Button>
      </Cluster>
      <p className={css.note}>
        Es un modelo cualitativo: qué depende de qué y en qué orden cambia. Los tiempos y porcentajes son aproximados.
      </p>
    </>
  );
}

const SOLUTIONS = [
  { outside: 100, label: 'Hipotónica' },
  { outside: 300, label: 'Isotónica' },
  { outside: 600, label: 'Hipertónica' },
] as const;

function OsmosisControls({ run }: ViewProps) {
  const { cell, outside } = useSettled(run, ({ osmosis }) => ({ cell: osmosis.cell, outside: osmosis.outside }));
  const pour = (mosm: number, gesture?: string) => {
    run.apply({ do: 'solution', outside: mosm }, gesture);
    goOn(run);
  };
  const preset = SOLUTIONS.find((one) => one.outside === outside);
  return (
    <>
      <SegmentedControl
        legend="Célula"
        value={cell}
        options={OSMOTIC_CELLS.map((value) => ({ value, label: value === 'globulo' ? 'Glóbulo rojo' : 'Vegetal' }))}
        onValueChange={(chosen) => run.apply({ do: 'dip', cell: chosen })}
      />
      <SegmentedControl
        legend="Solución"
        value={preset ? String(preset.outside) : ''}
        options={SOLUTIONS.map((one) => ({ value: String(one.outside), label: one.label }))}
        onValueChange={(chosen) => pour(Number(chosen))}
      />
      <Slider
        label="Concentración afuera"
        value={outside}
        text={`${number(outside)} mosm/L, ${tonicity(outside)}`}
        least={0}
        most={OUTSIDE_MAX}
        step={10}
        onChange={(value) => pour(value, 'solution')}
      />
      <Cluster>
        <Button variant="secondary" onClick={() => run.apply({ do: 'renew' })}>
          Célula nueva
        </Button>
      </Cluster>
      <p className={css.note}>
        300 mosm/L son unos 9 g de sal común por litro; el mar tiene cerca de 1.100. El tiempo va a otro ritmo: más
        lento que en un glóbulo y más rápido que en una célula vegetal.
      </p>
    </>
  );
}

const FAILURE_NAMES: Readonly<Record<DivisionKind, readonly { readonly value: Failure; readonly label: string }[]>> = {
  mitosis: [
    { value: 'ninguno', label: 'Ninguno' },
    { value: 'primera', label: 'Dos cromátidas no se separan' },
    { value: 'huso', label: 'No se forma el huso' },
  ],
  meiosis: [
    { value: 'ninguno', label: 'Ninguno' },
    { value: 'primera', label: 'Un par no se separa en la división I' },
    { value: 'segunda', label: 'Dos cromátidas no se separan en la II' },
    { value: 'huso', label: 'No se forma el huso' },
  ],
};

function DivisionControls({ run }: ViewProps) {
  const division = useSettled(run, ({ division: { shown: _, ...settings } }) => settings);
  const state = { ...division, shown: division.stage };
  const { kind, pairs, stage, failure, hasCrossing, hasDamage, hasControl } = state;
  const go = (to: number) => {
    run.apply({ do: 'stage', stage: to });
    goOn(run);
  };
  return (
    <>
      <SegmentedControl
        legend="División"
        value={kind}
        options={[
          { value: 'mitosis', label: 'Mitosis' },
          { value: 'meiosis', label: 'Meiosis' },
        ]}
        onValueChange={(chosen: DivisionKind) => run.apply({ do: 'divide', kind: chosen })}
      />
      <Cluster>
        <Button variant="secondary" disabled={stage === 0} onClick={() => go(stage - 1)}>
          Atrás
        </Button>
        <Button disabled={stage >= lastStage(state)} onClick={() => go(stage + 1)}>
          Avanzar
        </Button>
        {kind === 'mitosis' && isFinished(state) && failure === 'ninguno' ? (
          <Button variant="secondary" onClick={() => run.apply({ do: 'cycle' })}>
            Otro ciclo
          </Button>
        ) : null}
      </Cluster>
      <Select
        label="Etapa"
        value={String(stage)}
        options={stagesOf(state).map(({ name }, index) => ({
          value: String(index),
          label: name,
          disabled: index > lastStage(state),
        }))}
        onValueChange={(chosen) => go(Number(chosen))}
      />
      <p className={css.about}>{stageOf(state).words}</p>
      <Slider
        label="Cromosomas"
        value={2 * pairs}
        text={`2n = ${2 * pairs}`}
        least={2}
        most={2 * PAIRS_MAX}
        step={2}
        onChange={(value) => run.apply({ do: 'pairs', pairs: value / 2 }, 'pairs')}
      />
      <Select
        label="Error"
        value={failure}
        options={FAILURE_NAMES[kind]}
        onValueChange={(chosen) => {
          const found = FAILURE_NAMES[kind].find(({ value }) => value === chosen);
          if (found) run.apply({ do: 'failure', failure: found.value });
        }}
      />
      {kind === 'meiosis' ? (
        <>
          <Toggle label="Entrecruzamiento" isOn={hasCrossing} onChange={(on) => run.apply({ do: 'crossing', on })} />
          <fieldset className={css.group}>
            <legend>Dar vuelta un par en la metafase I</legend>
            <Cluster>
              {[0, 1, 2, 3].slice(0, pairs).map((pair) => (
                <Button key={pair} variant="secondary" onClick={() => run.apply({ do: 'turn', pair })}>
                  Par {pair + 1}
                </Button>
              ))}
            </Cluster>
            <p className={css.note}>
              Sin entrecruzamiento, {count(pairs, 'par', 'pares')} {pairs === 1 ? 'da' : 'dan'}{' '}
              {number(combinations(pairs))} combinaciones de gametos: 2 elevado a {pairs}.
            </p>
          </fieldset>
        </>
      ) : (
        <>
          <Toggle label="ADN dañado" isOn={hasDamage} onChange={(on) => run.apply({ do: 'damage', on })} />
          <Toggle
            label="Control de G1"
            hint="Detiene a la célula que tiene el ADN dañado."
            isOn={hasControl}
            onChange={(on) => run.apply({ do: 'control', on })}
          />
        </>
      )}
      <p className={css.legend}>
        <span>de la madre</span>
        <span data-of="father">del padre</span>
      </p>
    </>
  );
}
