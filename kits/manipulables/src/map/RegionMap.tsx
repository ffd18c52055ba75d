import { Choice } from '../shared/Choice.tsx';
import { Drawing, Still } from '../shared/Drawing.tsx';
import { Frame } from '../shared/Frame.tsx';
import { Handle } from '../shared/Handle.tsx';
import { Slider } from '../shared/Slider.tsx';
import css from '../shared/shared.module.css';
import { clamp, linearScale } from '../shared/steps.ts';
import type { Told } from '../shared/told.ts';
import { useMoved } from '../shared/use-moved.ts';
import { OUTLINES } from './outlines.ts';
import { CHILE, CHILE_SOURCE, type Layer, type Place, WORLD, WORLD_SOURCE } from './places.ts';
import { amountOf, describePlace, formatValue, LAYER_NAMES } from './region-map.ts';

const ROW_PX = 30;
const HANDLE_PX = 22;
const TILE_PX = 46;
const NAME_PX = 56;
/** Least opacity of what is painted by its value. */
const FAINTEST = 0.12;

export interface RegionMapProps {
  readonly manipulable: Told & { readonly region: 'chile' | 'world'; readonly layers: readonly Layer[] };
}

/** Chile from north to south, each region as large as the others, or the continents; painted by one layer at a time. */
export default function RegionMap({ manipulable }: RegionMapProps) {
  const isChile = manipulable.region === 'chile';
  const places = isChile ? CHILE : WORLD;
  const layers = manipulable.layers.filter((layer) => isChile || layer !== 'zones');
  const [{ chosen, layer }, setState, reset] = useMoved(() => ({ chosen: 0, layer: layers[0] ?? null }));
  const choose = (to: number) => setState((now) => ({ ...now, chosen: clamp(Math.round(to), 0, places.length - 1) }));
  const place = places[chosen];
  if (!place) return null;
  const parts: PartsProps = { places, layer, chosen, choose };
  return (
    <Frame
      told={manipulable}
      sentence={describePlace(places, place, layer)}
      isFigureTelling
      onReset={reset}
      figure={isChile ? <ChileRows {...parts} /> : <WorldScheme {...parts} />}
    >
      {isChile ? null : (
        <Slider
          label="Continente"
          value={chosen}
          text={place.name}
          least={0}
          most={places.length - 1}
          step={1}
          onChange={choose}
        />
      )}
      {layer === null || layers.length < 2 ? null : (
        <Choice
          legend="Qué se muestra"
          options={layers.map((value) => ({ value, label: LAYER_NAMES[value] }))}
          value={layer}
          onChange={(to) => setState((now) => ({ ...now, layer: to }))}
        />
      )}
      <p className={css.small}>{isChile ? CHILE_SOURCE : WORLD_SOURCE}</p>
    </Frame>
  );
}

interface PartsProps {
  readonly places: readonly Place[];
  readonly layer: Layer | null;
  readonly chosen: number;
  choose(to: number): void;
}

/** Of the largest; zones by their turn, so that neighbours are told apart. */
function shareOf(place: Place, places: readonly Place[], layer: Layer | null): number {
  if (layer === null) return 0.5;
  if (layer === 'zones') {
    const zones = [...new Set(places.map(({ zone }) => zone))];
    return (zones.indexOf(place.zone) + 1) / zones.length;
  }
  return amountOf(place, layer) / Math.max(...places.map((other) => amountOf(other, layer)));
}

const opacityOf = (share: number) => FAINTEST + (1 - FAINTEST) * share;

function ChileRows({ places, layer, chosen, choose }: PartsProps) {
  const middle = (index: number) => (index + 0.5) * ROW_PX + HANDLE_PX / 2;
  return (
    <Drawing label="Regiones de Chile, de norte a sur" height={() => places.length * ROW_PX + HANDLE_PX}>
      {(width) => (
        <>
          <Still>
            {places.map((place, index) => {
              const share = shareOf(place, places, layer);
              return (
                <g key={place.name}>
                  <rect
                    className={css.filled}
                    fillOpacity={opacityOf(share)}
                    x={TILE_PX - 24}
                    y={middle(index) - ROW_PX / 2 + 1}
                    width={28}
                    height={ROW_PX - 2}
                  />
                  {layer === null || layer === 'zones' ? null : (
                    <rect
                      className={css.bar}
                      x={NAME_PX}
                      y={middle(index) + 7}
                      width={(width - NAME_PX) * share}
                      height={5}
                    />
                  )}
                  <text className={index === chosen ? css.strong : undefined} x={NAME_PX} y={middle(index) + 3}>
                    {place.name}
                  </text>
                  {layer === 'zones' ? (
                    <text className={css.tick} x={width} y={middle(index) + 3} textAnchor="end">
                      {place.zone}
                    </text>
                  ) : null}
                </g>
              );
            })}
          </Still>
          <Handle
            x={TILE_PX - 10}
            y={middle(chosen)}
            label="Región"
            text={`${places[chosen]?.name ?? ''}${layer && places[chosen] ? `, ${formatValue(places[chosen], layer)}` : ''}`}
            now={chosen}
            least={0}
            most={places.length - 1}
            isDownwards
            tone="spark"
            onDrag={(_, y) => choose((y - middle(0)) / ROW_PX)}
            onStep={(steps) => choose(chosen + steps)}
          />
        </>
      )}
    </Drawing>
  );
}

function WorldScheme({ places, layer, chosen, choose }: PartsProps) {
  return (
    <Drawing label="Continentes" height={(width) => width / 2}>
      {(width, height) => {
        const x = linearScale([-180, 180], [2, width - 2]);
        const y = linearScale([-88, 86], [height - 2, 2]);
        return (
          <Still>
            {places.map((place, index) => (
              <g
                key={place.name}
                className={css.continent}
                data-chosen={index === chosen}
                onPointerDown={() => choose(index)}
              >
                {(OUTLINES[index] ?? []).map((outline) => (
                  <polygon
                    key={outline}
                    fillOpacity={opacityOf(shareOf(place, places, layer))}
                    points={outline
                      .split(' ')
                      .map((degrees, at) => (at % 2 === 0 ? x(Number(degrees)) : y(Number(degrees))).toFixed(1))
                      .join(' ')}
                  />
                ))}
              </g>
            ))}
          </Still>
        );
      }}
    </Drawing>
  );
}
