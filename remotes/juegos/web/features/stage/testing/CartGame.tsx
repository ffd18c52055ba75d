import { useRef } from 'react';
import { CART, type Cart, type Push } from '../../../../models/testing/cart.ts';
import { type GameProps, GameStage, type PartProps } from '../GameStage.tsx';
import type { GameKey } from '../keys.ts';
import { Slider } from '../Slider.tsx';
import { useFrame } from '../use-frame.ts';
import { useSettled } from '../use-settled.ts';

const KEYS: readonly GameKey<Cart, Push>[] = [
  { key: 'ArrowRight', label: '→', does: 'Empujar el carro', press: (run) => run.apply({ by: 1 }) },
];

function Drawing({ run }: PartProps<Cart, Push>) {
  const cart = useRef<SVGCircleElement>(null);
  useFrame(run, ({ metres }, before, alpha) => {
    cart.current?.setAttribute('cx', (before.metres + alpha * (metres - before.metres)).toFixed(3));
  });
  return (
    <svg viewBox="0 0 10 2" role="img" aria-label="Un carro en su riel">
      <circle ref={cart} r={1} />
    </svg>
  );
}

/** Renderings, which are to be few. */
export const rendered = { controls: 0 };

function Controls({ run }: PartProps<Cart, Push>) {
  const speed = useSettled(run, ({ metresPerSecond }) => metresPerSecond);
  const metres = useSettled(run, (cart) => cart.metres);
  rendered.controls += 1;
  return (
    <>
      <Slider
        label="Rapidez"
        value={speed}
        text={`${speed} m/s, en ${metres.toFixed(1)} m`}
        least={-5}
        most={5}
        step={0.5}
        onChange={(value) => run.apply({ by: value - speed }, 'speed')}
      />
      <button type="button" onClick={() => run.apply({ by: 1 })}>
        Empujar
      </button>
    </>
  );
}

export default function CartGame({ hash }: GameProps) {
  return <GameStage simulation={CART} name="Carro" hash={hash} Drawing={Drawing} Controls={Controls} keys={KEYS} />;
}
