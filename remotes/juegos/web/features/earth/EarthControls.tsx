import { Button, DataTable, Disclosure, SegmentedControl, Select } from '@travesia/kit-ui';
import { describeMark, STATION_NAMES } from '../../../models/earth/describe.ts';
import type { EarthInput } from '../../../models/earth/earth.ts';
import { CASES, RECORD_SECONDS, recordOf } from '../../../models/earth/epicentre.ts';
import { type Division, LAYERS } from '../../../models/earth/layers.ts';
import { written, writtenTime, writtenYears } from '../../../models/earth/numbers.ts';
import {
  BORDER_FACTS,
  BORDERS,
  LEAST_RATE_MM,
  MOST_RATE_MM,
  MOST_SITE_KM,
  MOST_YEARS,
} from '../../../models/earth/plates.ts';
import {
  type EarthState,
  MAP,
  MOST_OPEN_DEGREES,
  QUAKE_SECONDS,
  type ShownRays,
  type View,
} from '../../../models/earth/state.ts';
import type { PartProps } from '../stage/GameStage.tsx';
import { Slider } from '../stage/Slider.tsx';
import { useSettled } from '../stage/use-settled.ts';
import css from './earth.module.css';
import { LayerTable } from './LayerTable.tsx';

type Props = PartProps<EarthState, EarthInput>;

const VIEW_OPTIONS: readonly { readonly value: View; readonly label: string }[] = [
  { value: 'capas', label: 'Capas' },
  { value: 'ondas', label: 'Ondas' },
  { value: 'placas', label: 'Placas' },
  { value: 'epicentro', label: 'Epicentro' },
];

const DIVISION_OPTIONS: readonly { readonly value: Division; readonly label: string }[] = [
  { value: 'composicion', label: 'Composición' },
  { value: 'mecanica', label: 'Comportamiento' },
];

const RAY_OPTIONS: readonly { readonly value: ShownRays; readonly label: string }[] = [
  { value: 'ambas', label: 'P y S' },
  { value: 'p', label: 'P' },
  { value: 's', label: 'S' },
  { value: 'ninguna', label: 'No' },
];

const BORDER_LABELS = {
  divergente: 'Divergente: una dorsal',
  subduccion: 'Convergente: subducción, como en Chile',
  colision: 'Convergente: dos continentes',
  transformante: 'Transformante: una falla',
};

const getView = ({ view }: EarthState) => view;

const CONTROLS = { capas: LayerControls, ondas: WaveControls, placas: PlateControls, epicentro: EpicentreControls };

export function EarthControls({ run }: Props) {
  const view = useSettled(run, getView);
  const Controls = CONTROLS[view];
  return (
    <>
      <SegmentedControl
        legend="Vista"
        options={VIEW_OPTIONS}
        value={view}
        onValueChange={(to) => run.apply({ kind: 'view', to })}
      />
      <Controls run={run} />
    </>
  );
}

const getCut = ({ division, depthKm, openDegrees }: EarthState) => ({ division, depthKm, openDegrees });

function LayerControls({ run }: Props) {
  const { division, depthKm, openDegrees } = useSettled(run, getCut);
  return (
    <>
      <SegmentedControl
        legend="Dividir por"
        options={DIVISION_OPTIONS}
        value={division}
        onValueChange={(to) => run.apply({ kind: 'division', to })}
      />
      <Slider
        label="Profundidad de la sonda"
        value={depthKm}
        text={`${written(depthKm)} km`}
        least={0}
        most={6371}
        step={1}
        onChange={(km) => run.apply({ kind: 'depth', km }, 'depth')}
      />
      <div className={css.jumps}>
        {LAYERS[division].map(({ id, name, topKm, bottomKm }) => (
          <Button
            key={id}
            variant="quiet"
            onClick={() => run.apply({ kind: 'depth', km: (topKm + bottomKm) / 2 })}
          >{`Ir ${/^(?:manto|núcleo)/.test(name) ? 'al' : 'a la'} ${name}`}</Button>
        ))}
      </div>
      <Slider
        label="Abertura del corte"
        value={openDegrees}
        text={openDegrees === 0 ? 'cerrado' : `${openDegrees}°`}
        least={0}
        most={MOST_OPEN_DEGREES}
        step={10}
        onChange={(degrees) => run.apply({ kind: 'open', degrees }, 'open')}
      />
      <LayerTable division={division} />
    </>
  );
}

const getWaves = ({ stations: [a, b, c], rays, quakeSeconds }: EarthState) => ({ a, b, c, rays, quakeSeconds });

function WaveControls({ run }: Props) {
  const { a, b, c, rays, quakeSeconds } = useSettled(run, getWaves);
  return (
    <>
      <Button
        onClick={() => {
          run.apply({ kind: 'quake' });
          run.play();
        }}
      >
        {quakeSeconds === null ? 'Provocar el sismo' : 'Repetir el sismo'}
      </Button>
      {([a, b, c] as const).map((degrees, index) => (
        <Slider
          key={STATION_NAMES[index]}
          label={`Estación ${STATION_NAMES[index]}`}
          value={degrees}
          text={`a ${degrees}° del foco`}
          least={0}
          most={180}
          step={1}
          onChange={(to) => run.apply({ kind: 'station', index: index as 0 | 1 | 2, degrees: to }, `station-${index}`)}
        />
      ))}
      <Slider
        label="Tiempo desde el sismo"
        value={quakeSeconds ?? 0}
        text={writtenTime(quakeSeconds ?? 0)}
        least={0}
        most={QUAKE_SECONDS}
        step={5}
        onChange={(to) => run.apply({ kind: 'seconds', to }, 'seconds')}
      />
      <SegmentedControl
        legend="Rayos dibujados"
        options={RAY_OPTIONS}
        value={rays}
        onValueChange={(to) => run.apply({ kind: 'rays', to })}
      />
      <p className={css.note}>
        P y S dan la vuelta en el manto. PcP y ScS rebotan en el núcleo. PKP cruza el núcleo externo, y PKIKP, también
        el interno. Un grado son 111 km sobre la superficie.
      </p>
    </>
  );
}

const getPlates = ({ border, rateMm, years, isMoving, siteKm }: EarthState) => ({
  border,
  rateMm,
  years,
  isMoving,
  siteKm,
});

function PlateControls({ run }: Props) {
  const { border, rateMm, years, isMoving, siteKm } = useSettled(run, getPlates);
  const { example, source } = BORDER_FACTS[border];
  return (
    <>
      <Select
        label="Borde"
        options={BORDERS.map((value) => ({ value, label: BORDER_LABELS[value] }))}
        value={border}
        onValueChange={(value) => {
          const to = BORDERS.find((one) => one === value);
          if (to) run.apply({ kind: 'border', to });
        }}
      />
      <Button
        aria-pressed={isMoving}
        onClick={() => {
          run.apply({ kind: 'move', on: !isMoving });
          run.play();
        }}
      >
        {isMoving ? 'Detener los años' : 'Dejar pasar los años'}
      </Button>
      <Slider
        label="Rapidez"
        value={rateMm}
        text={`${written(rateMm / 10, 1)} cm por año`}
        least={LEAST_RATE_MM}
        most={MOST_RATE_MM}
        step={1}
        onChange={(mm) => run.apply({ kind: 'rate', mm }, 'rate')}
      />
      <Slider
        label="Años que han pasado"
        value={years}
        text={writtenYears(years)}
        least={0}
        most={MOST_YEARS}
        step={100_000}
        onChange={(to) => run.apply({ kind: 'years', to }, 'years')}
      />
      {border === 'subduccion' ? (
        <Slider
          label="Ciudad, desde la fosa"
          value={siteKm}
          text={`${siteKm} km`}
          least={0}
          most={MOST_SITE_KM}
          step={5}
          onChange={(km) => run.apply({ kind: 'site', km }, 'site')}
        />
      ) : null}
      <p className={css.note}>
        Parte con la rapidez medida en {example} ({source}). Los puntos muestran dónde tiembla, y no cuántas veces.
      </p>
    </>
  );
}

const getPicks = ({ caseIndex, guess, picks: [a, b, c] }: EarthState) => ({
  caseIndex,
  latitude: guess.latitude,
  longitude: guess.longitude,
  ap: a.p,
  as: a.s,
  bp: b.p,
  bs: b.s,
  cp: c.p,
  cs: c.s,
});

const TWIN_STEP = 10;

function EpicentreControls({ run }: Props) {
  const { caseIndex, latitude, longitude, ...marks } = useSettled(run, getPicks);
  const quake = CASES[caseIndex];
  if (!quake) return null;
  const picks = [
    [marks.ap, marks.as],
    [marks.bp, marks.bs],
    [marks.cp, marks.cs],
  ] as const;
  return (
    <>
      <Select
        label="Sismo"
        options={CASES.map((_, index) => ({ value: String(index), label: `Sismo ${index + 1}` }))}
        value={String(caseIndex)}
        onValueChange={(value) => run.apply({ kind: 'case', index: Number(value) })}
      />
      {quake.stations.map(({ name }, index) => (
        <fieldset key={name} className={css.readings}>
          <legend>
            {index + 1}. {name}
          </legend>
          {(['p', 's'] as const).map((wave, at) => {
            const second = picks[index]?.[at] ?? 0;
            return (
              <Slider
                key={wave}
                label={`Llega la ${wave.toUpperCase()}`}
                value={second}
                text={describeMark(quake, index, second)}
                least={0}
                most={RECORD_SECONDS}
                step={1}
                onChange={(to) =>
                  run.apply({ kind: 'pick', index: index as 0 | 1 | 2, wave, second: to }, `pick-${index}-${wave}`)
                }
              />
            );
          })}
        </fieldset>
      ))}
      <Slider
        label="Latitud del epicentro"
        value={latitude}
        text={`${written(-latitude, 1)}° S`}
        least={MAP.south}
        most={MAP.north}
        step={0.1}
        onChange={(to) => run.apply({ kind: 'guess', latitude: to, longitude }, 'guess')}
      />
      <Slider
        label="Longitud del epicentro"
        value={longitude}
        text={`${written(-longitude, 1)}° O`}
        least={MAP.west}
        most={MAP.east}
        step={0.1}
        onChange={(to) => run.apply({ kind: 'guess', latitude, longitude: to }, 'guess')}
      />
      <Disclosure summary="Los sismogramas en una tabla">
        <DataTable
          caption="Mayor movimiento en cada tramo de 10 s"
          tall
          rows={Array.from({ length: RECORD_SECONDS / TWIN_STEP }, (_, index) => index * TWIN_STEP)}
          rowKey={String}
          columns={[
            { key: 'from', header: 'Desde (s)', numeric: true, rowHeader: true, cell: (from) => from },
            ...quake.stations.map(({ name }, index) => ({
              key: name,
              header: name,
              numeric: true,
              cell: (from: number) =>
                written(
                  Math.max(
                    ...recordOf(quake, index)
                      .slice(from, from + TWIN_STEP)
                      .map(Math.abs),
                  ),
                  1,
                ),
            })),
          ]}
        />
      </Disclosure>
      <p className={css.note}>
        Junto a cada marca se lee cuánto se mueve el suelo en los 4 s de antes y en los 4 s de después. Son sismos de
        Chile (epicentros: USGS). Los tiempos se calculan con el modelo ak135 como si el foco estuviera en la
        superficie; el tamaño del movimiento es un esquema.
      </p>
    </>
  );
}
