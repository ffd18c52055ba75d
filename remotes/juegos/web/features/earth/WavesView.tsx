import { type PointerEvent, useCallback, useRef } from 'react';
import type { EarthInput } from '../../../models/earth/earth.ts';
import type { EarthState } from '../../../models/earth/state.ts';
import type { PartProps } from '../stage/GameStage.tsx';
import { useFrame } from '../stage/use-frame.ts';
import { useSettled } from '../stage/use-settled.ts';
import { drawn, pointerIn, setOnce } from './globe.ts';
import { recordX, WAVES_GLOBE, WavesPicture } from './WavesPicture.tsx';
import { frontLine, SPREAD_NAMES, type SpreadName, spreads } from './wave-lines.ts';

const getSettings = ({ stations: [a, b, c], rays }: EarthState) => ({ a, b, c, rays });

/** Fronts that move through the cut, and records that are written as they come up. */
export function WavesView({ run }: PartProps<EarthState, EarthInput>) {
  const { a, b, c, rays } = useSettled(run, getSettings);
  const fronts = useRef(new Map<SpreadName, SVGPathElement>());
  const until = useRef<SVGRectElement>(null);
  const frontRef = useCallback(
    (name: SpreadName) => (element: SVGPathElement | null) => {
      if (element) fronts.current.set(name, element);
      else fronts.current.delete(name);
    },
    [],
  );
  useFrame(run, ({ quakeSeconds }, previous, alpha) => {
    const before = previous.quakeSeconds ?? quakeSeconds;
    const seconds = quakeSeconds === null || before === null ? 0 : before + (quakeSeconds - before) * alpha;
    for (const name of SPREAD_NAMES) {
      const line = quakeSeconds === null ? '' : frontLine(WAVES_GLOBE, spreads()[name], seconds);
      setOnce(fronts.current.get(name), 'd', line);
    }
    setOnce(until.current, 'transform', `translate(${drawn(recordX(seconds))} 0)`);
  });
  /** What is pointed at near the surface is where the nearest station goes. */
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { x, y } = pointerIn(event.currentTarget, event);
    const [right, up] = [Math.abs(x - WAVES_GLOBE.x), WAVES_GLOBE.y - y];
    if (Math.abs(Math.hypot(right, up) - WAVES_GLOBE.radius) > 16) return;
    const degrees = (Math.atan2(right, up) * 180) / Math.PI;
    const away = ([0, 1, 2] as const).map((index) => Math.abs((run.state.stations[index] ?? 0) - degrees));
    const index = ([0, 1, 2] as const).find((at) => away[at] === Math.min(...away)) ?? 0;
    run.apply({ kind: 'station', index, degrees }, `station-${index}`);
  };
  return <WavesPicture stations={[a, b, c]} rays={rays} frontRef={frontRef} untilRef={until} onPoint={point} />;
}
