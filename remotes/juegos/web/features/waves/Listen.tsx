import { Button } from '@travesia/kit-ui';
import { useEffect, useRef, useState } from 'react';
import type { WavesInput } from '../../../models/waves/inputs.ts';
import { RANGES } from '../../../models/waves/settings.ts';
import type { WavesState } from '../../../models/waves/state.ts';
import type { PartProps } from '../stage/GameStage.tsx';
import { useFrame } from '../stage/use-frame.ts';
import { startTone, type Tone } from './tone.ts';
import css from './waves.module.css';

export interface ListenProps extends PartProps<WavesState, WavesInput> {
  readonly hertz: (state: WavesState) => number;
}

/** What the picture is of, to be heard: off until it is pressed, and off again where nobody looks. */
export function Listen({ run, hertz }: ListenProps) {
  const tone = useRef<Tone | null>(null);
  const told = useRef<readonly [hertz: number, share: number]>([0, 0]);
  const [isOn, setOn] = useState(false);
  const stop = useRef(() => {
    tone.current?.stop();
    tone.current = null;
    setOn(false);
  }).current;

  useFrame(run, (state) => {
    if (!tone.current) return;
    const [nextHertz, share] = [hertz(state), state.settings.pressure / RANGES.pressure.most];
    if (told.current[0] === nextHertz && told.current[1] === share) return;
    told.current = [nextHertz, share];
    tone.current.change(nextHertz, share);
  });

  useEffect(() => {
    const hide = () => {
      if (document.hidden) stop();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      stop();
    };
  }, [stop]);

  const toggle = () => {
    if (tone.current) return stop();
    tone.current = startTone(hertz(run.state), run.state.settings.pressure / RANGES.pressure.most);
    setOn(true);
  };
  return (
    <div className={css.row}>
      <Button variant="secondary" aria-pressed={isOn} onClick={toggle}>
        {isOn ? 'Dejar de escuchar' : 'Escuchar'}
      </Button>
    </div>
  );
}
