import { type PointerEvent, useRef } from 'react';
import { standingOf } from '../../../models/waves/harmonics.ts';
import type { WavesInput } from '../../../models/waves/inputs.ts';
import type { SettingName } from '../../../models/waves/settings.ts';
import type { WavesState } from '../../../models/waves/state.ts';
import type { PartProps } from '../stage/GameStage.tsx';
import { useSettled } from '../stage/use-settled.ts';
import { AirPicture } from './AirPicture.tsx';
import { airParts } from './air-parts.ts';
import { DopplerPicture } from './DopplerPicture.tsx';
import { dopplerParts } from './doppler-parts.ts';
import { WIDTH, xToMetres, yToCm } from './geometry.ts';
import { Nodes } from './Nodes.tsx';
import { StringPicture } from './StringPicture.tsx';
import { stringParts } from './string-parts.ts';
import { usePicture } from './use-picture.ts';

type Props = PartProps<WavesState, WavesInput>;

export function WavesDrawing({ run }: Props) {
  const view = useSettled(run, (state) => state.view);
  const drag = useDrag(run);
  return (
    <div {...drag}>
      {view === 'string' ? <LiveString run={run} /> : null}
      {view === 'air' ? <LiveAir run={run} /> : null}
      {view === 'doppler' ? <LiveDoppler run={run} /> : null}
    </div>
  );
}

function LiveString({ run }: Props) {
  const part = usePicture(run, stringParts);
  const number = useSettled(run, ({ string, settings, end }) => standingOf(string, settings, end)?.number ?? 0);
  const end = useSettled(run, (state) => state.end);
  return <StringPicture part={part}>{number > 0 ? <Nodes number={number} end={end} /> : null}</StringPicture>;
}

function LiveAir({ run }: Props) {
  return <AirPicture part={usePicture(run, airParts)} />;
}

function LiveDoppler({ run }: Props) {
  return <DopplerPicture part={usePicture(run, dopplerParts)} />;
}

/** What is dragged says so with `data-drag`; its native control is beside the drawing. */
function useDrag(run: Props['run']) {
  const held = useRef<{ readonly what: string; readonly box: DOMRect } | null>(null);
  const move = (event: PointerEvent) => {
    if (!held.current) return;
    const { what, box } = held.current;
    const scale = WIDTH / box.width;
    const x = (event.clientX - box.left) * scale;
    const y = (event.clientY - box.top) * scale;
    if (what === 'hand') run.apply({ kind: 'hand', to: Math.round(yToCm(y) * 2) / 2 }, what);
    else {
      const to = what === 'line' ? yToCm(y) : xToMetres(x);
      run.apply({ kind: 'set', name: what as SettingName, to }, what);
    }
  };
  const end = () => {
    held.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const handle = (event.target as Element).closest('[data-drag]');
      const box = handle?.closest('svg')?.getBoundingClientRect();
      if (!handle || !box || event.button !== 0) return;
      event.preventDefault();
      held.current = { what: handle.getAttribute('data-drag') ?? '', box };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: move,
    onLostPointerCapture: end,
  };
}
