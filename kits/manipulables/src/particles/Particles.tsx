import { useEffect, useState } from 'react';
import { Drawing, Still } from '../shared/Drawing.tsx';
import { Frame } from '../shared/Frame.tsx';
import { formatNumber } from '../shared/format-number.ts';
import { Slider } from '../shared/Slider.tsx';
import css from '../shared/shared.module.css';
import type { Told } from '../shared/told.ts';
import { useMoved } from '../shared/use-moved.ts';
import { describeParticles, type Matter, MELTS_KELVIN, matterAt, placesAt, speedAt } from './particles.ts';

const HEIGHT_PX = 250;
const BOX_PX = 240;
const PARTICLE_PX = 8;
const LEAST_KELVIN = 100;
const MOST_KELVIN = 500;
/** After a pause of the browser it goes on from where it was. */
const MOST_STEP_MS = 100;

export interface ParticlesProps {
  readonly manipulable: Told & { readonly state: Matter; readonly kelvin: number };
}

/** Water's particles in a box, by temperature. They stand still for who wants less motion, and at a button. */
export default function Particles({ manipulable }: ParticlesProps) {
  const [kelvin, setKelvin, reset] = useMoved(() => manipulable.kelvin);
  const [isMoving, setMoving] = useState(false);
  const [phase, setPhase] = useState(0);
  useEffect(() => setMoving(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  useEffect(() => {
    if (!isMoving) return;
    let before: number | null = null;
    let frame = requestAnimationFrame(function step(now) {
      const passed = Math.min(now - (before ?? now), MOST_STEP_MS);
      before = now;
      setPhase((was) => was + (passed / 1000) * speedAt(kelvin));
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isMoving, kelvin]);
  const matter = matterAt(kelvin, manipulable.state);
  return (
    <Frame
      told={manipulable}
      sentence={describeParticles(kelvin, matter)}
      onReset={reset}
      figure={
        <Drawing label="Partículas de agua en una caja" height={() => HEIGHT_PX}>
          {(width) => {
            const left = (width - BOX_PX) / 2;
            const top = (HEIGHT_PX - BOX_PX) / 2;
            const room = BOX_PX - 2 * PARTICLE_PX - 4;
            return (
              <Still>
                <rect className={css.empty} x={left} y={top} width={BOX_PX} height={BOX_PX} rx={4} />
                {placesAt(matter, kelvin, phase).map(([x, y], index) => (
                  <circle
                    // biome-ignore lint/suspicious/noArrayIndexKey: particles stay who they are
                    key={index}
                    className={css.filled}
                    cx={left + PARTICLE_PX + 2 + x * room}
                    cy={top + PARTICLE_PX + 2 + y * room}
                    r={PARTICLE_PX}
                  />
                ))}
              </Still>
            );
          }}
        </Drawing>
      }
    >
      <Slider
        label="Temperatura"
        value={kelvin}
        text={`${kelvin} K (${formatNumber(kelvin - MELTS_KELVIN)} °C)`}
        least={Math.min(LEAST_KELVIN, manipulable.kelvin)}
        most={Math.max(MOST_KELVIN, manipulable.kelvin)}
        step={1}
        onChange={setKelvin}
      />
      <div className={css.buttons}>
        <button type="button" className={css.button} aria-pressed={!isMoving} onClick={() => setMoving(!isMoving)}>
          Detener el movimiento
        </button>
      </div>
    </Frame>
  );
}
