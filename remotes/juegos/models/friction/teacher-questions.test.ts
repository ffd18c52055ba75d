import { expect, it } from 'vitest';
import { forcesOf } from './forces.ts';
import { FRICTION } from './friction.ts';
import { FRICTION_QUESTIONS } from './teacher-questions.ts';

const ASKED = [
  'superficie=0.25_0.1875&masa=50',
  'superficie=0.25_0.1875',
  'superficie=madera',
  'superficie=madera&masa=10&cuelga=8',
];

/** After so many seconds without anybody's hand. */
function after(text: string, seconds: number) {
  const state = FRICTION.decode(text);
  if (!state) throw new Error(text);
  FRICTION.apply(state, { kind: 'release' });
  for (let step = 0; step < seconds * 240; step += 1) FRICTION.step(state);
  return { state, forces: forcesOf(state.settings, state.velocity) };
}

const decimal = (value: number, digits: number) => value.toFixed(digits).replace('.', ',');

it('answers what a teacher asks as its documents say', () => {
  const [first, second, third, fourth] = FRICTION_QUESTIONS.map(({ answer }) => answer);
  const [threshold = '', stopping, slope, rope = ''] = ASKED;
  expect(after(`${threshold}&empuje=122.5`, 2).state.position).toBe(0);
  const pushed = after(`${threshold}&empuje=123`, 1).forces.acceleration;
  expect(first).toBe(`Con 122,5 N no parte; con 123 N parte y acelera a ${decimal(pushed, 4)} m/s².`);

  const stops = [1, 50, 200].map((mass) => decimal(after(`${stopping}&masa=${mass}&lanzada=5`, 5).state.position, 2));
  expect(new Set(stops).size).toBe(1);
  expect(second).toContain(`Se detiene a ${stops[0]} m`);

  for (const mass of [20, 40]) {
    expect(after(`${slope}&masa=${mass}&angulo=26`, 2).state.position).toBe(0);
    expect(after(`${slope}&masa=${mass}&angulo=27`, 2).state.position).toBeLessThan(-1);
  }
  expect(third).toBe('A 26° se queda y a 27° resbala, con 20 kg y con 40 kg.');

  const { acceleration, tension } = after(rope, 0.5).forces;
  expect(fourth).toBe(
    `No: todo acelera a ${decimal(acceleration, 2)} m/s² y la cuerda tira con ${decimal(tension, 1)} N.`,
  );
});
