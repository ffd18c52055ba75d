import { Button, Disclosure, SegmentedControl } from '@travesia/kit-ui';
import { formatNumber } from '../../../models/waves/format.ts';
import { harmonicHz } from '../../../models/waves/harmonics.ts';
import { HAND_MOST_CM, type WavesInput } from '../../../models/waves/inputs.ts';
import type { Drive, End, Tool, WatchBy } from '../../../models/waves/settings.ts';
import type { WavesState } from '../../../models/waves/state.ts';
import { speedOf } from '../../../models/waves/string.ts';
import type { PartProps } from '../stage/GameStage.tsx';
import { Slider } from '../stage/Slider.tsx';
import { useSettled } from '../stage/use-settled.ts';
import { SettingSlider } from './SettingSlider.tsx';
import css from './waves.module.css';

type Props = PartProps<WavesState, WavesInput>;

const DRIVES: readonly { readonly value: Drive; readonly label: string }[] = [
  { value: 'pulse', label: 'Pulsos' },
  { value: 'oscillator', label: 'Motor' },
  { value: 'hand', label: 'Mano' },
];
const ENDS: readonly { readonly value: End; readonly label: string }[] = [
  { value: 'fixed', label: 'Fijo' },
  { value: 'free', label: 'Libre' },
  { value: 'open', label: 'Absorbente' },
];
const WATCH_BY: readonly { readonly value: WatchBy; readonly label: string }[] = [
  { value: 'hand', label: 'Tú' },
  { value: 'crests', label: 'Las crestas, de A a B' },
];
const TOOLS: readonly { readonly tool: Tool; readonly label: string }[] = [
  { tool: 'ruler', label: 'Regla con marcas' },
  { tool: 'watch', label: 'Cronómetro' },
  { tool: 'line', label: 'Línea de referencia' },
];

export function StringControls({ run }: Props) {
  const drive = useSettled(run, (state) => state.drive);
  const end = useSettled(run, (state) => state.end);
  return (
    <>
      <SegmentedControl
        legend="Qué mueve el extremo izquierdo"
        options={DRIVES}
        value={drive}
        onValueChange={(to) => run.apply({ kind: 'drive', to })}
      />
      {drive === 'pulse' ? <Pulses run={run} /> : null}
      {drive === 'oscillator' ? <Motor run={run} /> : null}
      {drive === 'hand' ? <Hand run={run} /> : null}
      <SegmentedControl
        legend="Extremo derecho"
        options={ENDS}
        value={end}
        onValueChange={(to) => run.apply({ kind: 'end', to })}
      />
      <SettingSlider run={run} name="tension" label="Tensión, T" />
      <SettingSlider run={run} name="density" label="Masa por metro, μ" />
      <SettingSlider run={run} name="damping" label="Roce, γ" words={lossWords} />
      <Button variant="secondary" onClick={() => run.apply({ kind: 'calm' })}>
        Calmar la cuerda
      </Button>
      <ToolControls run={run} />
      <Disclosure summary="Lo que dicen las fórmulas">
        <Formulas run={run} />
      </Disclosure>
    </>
  );
}

/** With how long a free vibration takes to half of its height. */
const lossWords = (damping: number): string =>
  damping === 0 ? 'no hay' : `${formatNumber(damping)} 1/s: mitad en ${formatNumber(Math.LN2 / damping, 1)} s`;

const secondWords = (cm: number): string => `${formatNumber(cm)} cm${cm < 0 ? ', un valle' : ''}`;

function Pulses({ run }: Props) {
  return (
    <>
      <div className={css.row}>
        <Button onClick={() => run.apply({ kind: 'pulse' })}>Enviar un pulso</Button>
        <Button variant="secondary" onClick={() => run.apply({ kind: 'two' })}>
          Dos pulsos a la vez
        </Button>
      </div>
      <SettingSlider run={run} name="amplitude" label="Altura del pulso" />
      <SettingSlider run={run} name="pulse" label="Duración del pulso" />
      <SettingSlider run={run} name="second" label="Altura del segundo pulso" words={secondWords} />
    </>
  );
}

function Motor({ run }: Props) {
  const isOn = useSettled(run, ({ string }) => string.isOscillating);
  return (
    <>
      <Button variant={isOn ? 'secondary' : 'primary'} onClick={() => run.apply({ kind: 'motor', on: !isOn })}>
        {isOn ? 'Apagar el motor' : 'Encender el motor'}
      </Button>
      <SettingSlider run={run} name="frequency" label="Frecuencia, f" />
      <SettingSlider run={run} name="amplitude" label="Amplitud del motor" />
    </>
  );
}

function Hand({ run }: Props) {
  const cm = useSettled(run, ({ string }) => string.handTargetM * 100);
  return (
    <Slider
      label="Altura de la mano"
      value={cm}
      text={`${formatNumber(cm, 1)} cm`}
      least={-HAND_MOST_CM}
      most={HAND_MOST_CM}
      step={0.5}
      onChange={(to) => run.apply({ kind: 'hand', to }, 'hand')}
    />
  );
}

export function ToolControls({ run }: Props) {
  const tools = useSettled(run, (state) => ({ ...state.tools }));
  const view = useSettled(run, (state) => state.view);
  const watchBy = useSettled(run, (state) => state.watchBy);
  const isRunning = useSettled(run, ({ marks }) => marks.watch.phase === 'running');
  // Time is slowed down where there is sound: nothing is timed there.
  const offered = view === 'string' ? TOOLS : TOOLS.slice(0, 1);
  return (
    <>
      <fieldset className={css.tools}>
        <legend>Instrumentos</legend>
        {offered.map(({ tool, label }) => (
          <label key={tool} className={css.check}>
            <input
              type="checkbox"
              checked={tools[tool]}
              onChange={(event) => run.apply({ kind: 'show', tool, on: event.target.checked })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {tools.ruler ? (
        <>
          <SettingSlider run={run} name="markA" label="Marca A" />
          <SettingSlider run={run} name="markB" label="Marca B" />
        </>
      ) : null}
      {view === 'string' && tools.ruler ? (
        <Button variant="secondary" onClick={() => run.apply({ kind: 'wipe' })}>
          Borrar lo más alto y lo más bajo
        </Button>
      ) : null}
      {view === 'string' && tools.line ? <SettingSlider run={run} name="line" label="Altura de la línea" /> : null}
      {view === 'string' && tools.watch ? (
        <>
          <SegmentedControl
            legend="Quién mueve el cronómetro"
            options={WATCH_BY}
            value={watchBy}
            onValueChange={(to) => run.apply({ kind: 'watch-by', to })}
          />
          <div className={css.row}>
            {watchBy === 'hand' ? (
              <Button variant="secondary" onClick={() => run.apply({ kind: 'watch', press: 'toggle' })}>
                {isRunning ? 'Detener' : 'Partir'}
              </Button>
            ) : null}
            <Button variant="secondary" onClick={() => run.apply({ kind: 'watch', press: 'zero' })}>
              Cronómetro a cero
            </Button>
          </div>
        </>
      ) : null}
    </>
  );
}

function Formulas({ run }: Props) {
  const settings = useSettled(run, (state) => ({ ...state.settings }));
  const end = useSettled(run, (state) => state.end);
  const speed = speedOf(settings);
  const harmonics = [1, 2, 3, 4].map((number) => formatNumber(harmonicHz(number, end, settings)));
  return (
    <dl className={css.formulas}>
      <dt>Rapidez, v = √(T/μ)</dt>
      <dd>{formatNumber(speed)} m/s</dd>
      <dt>Longitud de onda con el motor, λ = v/f</dt>
      <dd>{formatNumber(speed / settings.frequency)} m</dd>
      {end === 'open' ? null : (
        <>
          <dt>{end === 'fixed' ? 'Armónicos, n · v/2L' : 'Armónicos, (2n − 1) · v/4L'}</dt>
          <dd>{harmonics.join('; ')} Hz</dd>
        </>
      )}
    </dl>
  );
}
