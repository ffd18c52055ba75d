import { Drawing, Still } from '../shared/Drawing.tsx';
import { Frame } from '../shared/Frame.tsx';
import { formatNumber } from '../shared/format-number.ts';
import { Slider } from '../shared/Slider.tsx';
import css from '../shared/shared.module.css';
import { linearScale } from '../shared/steps.ts';
import type { Told } from '../shared/told.ts';
import { useMoved } from '../shared/use-moved.ts';
import { describeSolution, dissolve, type SolutionData } from './solution.ts';

const HEIGHT_PX = 240;
const GLASS_PX = 190;
const MOST_WATER_GRAMS = 300;
const MOST_SOLUTE_GRAMS = 120;
const GRAMS_A_GRAIN = 2;
const GRAIN_PX = 4;

export interface SolutionProps {
  readonly manipulable: Told & SolutionData;
}

/** A glass of water with something in it: each grain is 2 grams, dissolved or on the ground. */
export default function Solution({ manipulable }: SolutionProps) {
  const { solubility } = manipulable;
  const begin: SolutionData = {
    soluteGrams: manipulable.soluteGrams,
    waterGrams: manipulable.waterGrams,
    solubility,
  };
  const [solution, setSolution, reset] = useMoved(() => begin);
  const { dissolvedGrams, restGrams } = dissolve(solution);
  const mostWater = Math.max(MOST_WATER_GRAMS, begin.waterGrams);
  return (
    <Frame
      told={manipulable}
      sentence={describeSolution(solution)}
      onReset={reset}
      figure={
        <Drawing label="Vaso con una disolución" height={() => HEIGHT_PX}>
          {(width) => {
            const left = (width - GLASS_PX) / 2;
            const bottom = HEIGHT_PX - 12;
            const surface = linearScale([0, mostWater], [bottom, 28])(solution.waterGrams);
            const perRow = Math.floor(GLASS_PX / (2 * GRAIN_PX + 1));
            // Spread evenly and not in rows: multiples of two irrational numbers, the same each time.
            const spread = (index: number, factor: number) => (index * factor) % 1;
            return (
              <Still>
                <rect className={css.water} x={left} y={surface} width={GLASS_PX} height={bottom - surface} />
                {Array.from({ length: Math.round(dissolvedGrams / GRAMS_A_GRAIN) }, (_, index) => (
                  <circle
                    // biome-ignore lint/suspicious/noArrayIndexKey: grains are all the same
                    key={index}
                    className={css['filled-second']}
                    cx={left + 8 + spread(index + 1, 0.754878) * (GLASS_PX - 16)}
                    cy={surface + 8 + spread(index + 1, 0.56984) * Math.max(0, bottom - surface - 16)}
                    r={GRAIN_PX - 1}
                  />
                ))}
                {Array.from({ length: Math.round(restGrams / GRAMS_A_GRAIN) }, (_, index) => (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: grains are all the same
                    key={index}
                    className={css['filled-second']}
                    x={left + 2 + (index % perRow) * (2 * GRAIN_PX + 1)}
                    y={bottom - (Math.floor(index / perRow) + 1) * (2 * GRAIN_PX + 1)}
                    width={2 * GRAIN_PX}
                    height={2 * GRAIN_PX}
                  />
                ))}
                <path className={css.wire} d={`M${left} 14V${bottom}H${left + GLASS_PX}V14`} />
              </Still>
            );
          }}
        </Drawing>
      }
    >
      <div className={css.sliders}>
        <Slider
          label="Soluto"
          value={solution.soluteGrams}
          text={`${formatNumber(solution.soluteGrams)} g`}
          least={0}
          most={Math.max(MOST_SOLUTE_GRAMS, begin.soluteGrams)}
          step={1}
          onChange={(soluteGrams) => setSolution((now) => ({ ...now, soluteGrams }))}
        />
        <Slider
          label="Agua"
          value={solution.waterGrams}
          text={`${formatNumber(solution.waterGrams)} g`}
          least={Math.min(50, begin.waterGrams)}
          most={mostWater}
          step={10}
          onChange={(waterGrams) => setSolution((now) => ({ ...now, waterGrams }))}
        />
      </div>
      <p className={css.legend}>
        <span data-tone="spark">
          Cada grano son {GRAMS_A_GRAIN} g. Se disuelven {formatNumber(solubility)} g en 100 g de agua.
        </span>
      </p>
    </Frame>
  );
}
