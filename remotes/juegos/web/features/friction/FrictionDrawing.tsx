import { useRef } from 'react';
import { forcesOf } from '../../../models/friction/forces.ts';
import type { FrictionInput } from '../../../models/friction/friction-input.ts';
import type { FrictionState, Settings } from '../../../models/friction/friction-state.ts';
import { number, quantity } from '../../../models/friction/words.ts';
import type { PartProps } from '../stage/GameStage.tsx';
import { useFrame } from '../stage/use-frame.ts';
import css from './friction.module.css';
import { type Frame, graphOf } from './graph.ts';
import {
  arrow,
  at,
  BOX_X,
  BOX_Y,
  boxAt,
  HEIGHT,
  PULLEY_R,
  plus,
  ropeOf,
  SCENE_HEIGHT,
  type Scene,
  sceneOf,
  WIDTH,
} from './scene.ts';

const ARROWS = ['weight', 'normal', 'push', 'tension', 'friction', 'net'] as const;
type ArrowName = (typeof ARROWS)[number];

const ARROW_WORDS: Readonly<Record<ArrowName, string>> = {
  weight: 'peso',
  normal: 'normal',
  push: 'empuje',
  tension: 'cuerda',
  friction: 'roce',
  net: 'neta',
};

/** Marks of the floor, in metres from the nearest whole one. */
const MARKS = Array.from({ length: 17 }, (_, index) => index - 8);
/** Middle of the net force, beside its name. */
const NET_MIDDLE = [132, 30] as const;

const VELOCITY_FRAME: Frame = { left: 34, right: 170, top: 238, bottom: 300 };
const POSITION_FRAME: Frame = { left: 216, right: 352, top: 238, bottom: 300 };

/** Steps between two drawings of the graphs: what they gain meanwhile is a third of a pixel. */
const GRAPH_STEPS = 8;

type Parts = ReadonlyMap<string, Element>;

/** What was drawn last, so that only what changed is touched. */
interface Drawn {
  readonly parts: Parts;
  settings: Settings | null;
  scene: Scene | null;
  graphSteps: number;
  graphPhase: string;
}

/** The box with its forces, and below it its velocity and its place against time. */
export function FrictionDrawing({ run }: PartProps<FrictionState, FrictionInput>) {
  const svg = useRef<SVGSVGElement>(null);
  const drawn = useRef<Drawn | null>(null);
  useFrame(run, (state) => {
    if (!svg.current) return;
    drawn.current ??= { parts: partsOf(svg.current), settings: null, scene: null, graphSteps: -1, graphPhase: '' };
    draw(drawn.current, state);
  });
  return (
    <svg
      ref={svg}
      className={css.drawing}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label="Caja con sus fuerzas, y gráficos de su velocidad y su posición"
    >
      {/* Cut where the graphs begin. */}
      <svg width={WIDTH} height={SCENE_HEIGHT} aria-hidden="true">
        <path data-part="ground" className={css.ground} />
        <g data-part="marks" className={css.marks}>
          <g data-part="marks-moved">
            {MARKS.map((mark) => (
              <g key={mark}>
                <path data-part={`mark ${mark}`} />
                <text data-part={`mark-label ${mark}`} textAnchor="middle" y={BOX_Y + 22} />
              </g>
            ))}
          </g>
        </g>
        <g data-part="pulley" className={css.pulley}>
          <path data-part="bracket" />
          <circle data-part="wheel" r={PULLEY_R} />
          <path data-part="rope" className={css.rope} />
          <g data-part="hanging">
            <rect x={-11} width={22} height={22} rx={2} className={css.box} />
            <text data-part="hanging-label" x={16} y={17} />
          </g>
        </g>
        <g data-part="box">
          <rect x={-BOX_X} y={-BOX_Y} width={2 * BOX_X} height={2 * BOX_Y} rx={3} className={css.box} />
        </g>
        {ARROWS.map((name) => (
          <g key={name} data-part={name} data-force={name} className={css.force}>
            <path data-part={`${name}-arrow`} />
            <text data-part={`${name}-label`} />
          </g>
        ))}
        <text data-part="mass" x={8} y={SCENE_HEIGHT - 9} className={css.over} />
        <text data-part="speed" x={WIDTH - 8} y={20} textAnchor="end" className={css.over} />
        <text data-part="time" x={WIDTH - 8} y={38} textAnchor="end" className={css.over} />
      </svg>
      <line className={css.line} x1={0} x2={WIDTH} y1={SCENE_HEIGHT} y2={SCENE_HEIGHT} />
      <GraphFrame name="velocity" title="velocidad (m/s)" frame={VELOCITY_FRAME} />
      <GraphFrame name="position" title="posición (m)" frame={POSITION_FRAME} />
    </svg>
  );
}

interface GraphFrameProps {
  readonly name: 'velocity' | 'position';
  readonly title: string;
  readonly frame: Frame;
}

function GraphFrame({ name, title, frame: { left, right, top, bottom } }: GraphFrameProps) {
  return (
    <g className={css.graph}>
      <text x={left} y={top - 10}>
        {title}
      </text>
      <path className={css.line} d={`M${left} ${top}V${bottom}`} />
      <path data-part={`${name}-zero`} className={css.line} />
      <text data-part={`${name}-most`} x={left - 4} y={top + 10} textAnchor="end" />
      <text data-part={`${name}-least`} x={left - 4} y={bottom} textAnchor="end" />
      <text data-part={`${name}-seconds`} x={right} y={bottom + 16} textAnchor="end" />
      <path data-part={`${name}-path`} className={css.curve} data-of={name} />
    </g>
  );
}

function partsOf(svg: SVGSVGElement): Parts {
  return new Map(
    [...svg.querySelectorAll('[data-part]')].map((element) => [element.getAttribute('data-part') ?? '', element]),
  );
}

/** Attributes stay as they are where nothing is new: a screen that is drawn alike is not drawn again. */
function put(parts: Parts, name: string, attribute: string, value: string): void {
  const element = parts.get(name);
  if (element && element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}

function write(parts: Parts, name: string, text: string): void {
  const element = parts.get(name);
  if (element && element.textContent !== text) element.textContent = text;
}

function show(parts: Parts, name: string, isShown: boolean): void {
  put(parts, name, 'visibility', isShown ? 'inherit' : 'hidden');
}

function draw(drawn: Drawn, state: FrictionState): void {
  const { parts } = drawn;
  if (drawn.settings !== state.settings || !drawn.scene) {
    drawn.settings = state.settings;
    drawn.scene = sceneOf(state.settings);
    drawSettings(parts, state.settings, drawn.scene);
  }
  const { scene } = drawn;
  drawBox(parts, state, scene);
  drawForces(parts, state, scene);
  const isDue =
    state.phase !== drawn.graphPhase || Math.abs(state.steps - drawn.graphSteps) >= GRAPH_STEPS || state.restSteps > 0;
  if (!isDue) return;
  drawn.graphSteps = state.steps;
  drawn.graphPhase = state.phase;
  drawGraph(parts, state, 'velocity', VELOCITY_FRAME);
  drawGraph(parts, state, 'position', POSITION_FRAME);
}

function drawSettings(
  parts: Parts,
  { mass, hanging, slope }: Settings,
  { centre, ground, pulley, follows, away, perMetre }: Scene,
): void {
  put(parts, 'ground', 'd', ground);
  put(parts, 'marks', 'transform', `translate(${at(centre)}) rotate(${-slope})`);
  write(parts, 'mass', `caja de ${quantity(mass, 'kg')}`);
  show(parts, 'pulley', !follows);
  write(parts, 'hanging-label', quantity(hanging, 'kg'));
  put(parts, 'wheel', 'transform', `translate(${at(pulley)})`);
  put(parts, 'bracket', 'd', `M${at(pulley)}L${at(plus(pulley, [-18, [-away[1], away[0]]], [-4, away]))}`);
  for (const mark of MARKS) {
    const isOnTable = follows || Math.abs(mark) <= 2;
    put(parts, `mark ${mark}`, 'd', isOnTable ? `M${mark * perMetre} ${BOX_Y}v6` : '');
    put(parts, `mark-label ${mark}`, 'x', String(mark * perMetre));
  }
}

function drawBox(parts: Parts, { position, velocity, seconds, phase, settings }: FrictionState, scene: Scene): void {
  const { perMetre, follows } = scene;
  const whole = follows ? Math.round(position) : 0;
  put(parts, 'marks-moved', 'transform', follows ? `translate(${((whole - position) * perMetre).toFixed(1)} 0)` : '');
  for (const mark of MARKS) {
    const metres = whole + mark;
    const isNamed = follows ? metres % 2 === 0 : Math.abs(metres) === 2 || metres === 0;
    write(parts, `mark-label ${mark}`, isNamed ? (follows ? quantity(metres, 'm') : number(metres)) : '');
  }
  put(parts, 'box', 'transform', `translate(${at(boxAt(scene, position))}) rotate(${-settings.slope})`);
  if (!follows) {
    const { rope, hangs } = ropeOf(scene, position);
    put(parts, 'rope', 'd', rope);
    put(parts, 'hanging', 'transform', `translate(${at(hangs)})`);
  }
  write(parts, 'speed', phase === 'ready' ? 'en la mano' : quantity(Math.abs(velocity), 'm/s'));
  write(parts, 'time', phase === 'ready' ? '' : quantity(seconds, 's', 1));
}

function drawForces(
  parts: Parts,
  { settings, velocity, position, phase, showsForces }: FrictionState,
  scene: Scene,
): void {
  const { along, away, perNewton } = scene;
  const forces = forcesOf(settings, velocity);
  const box = boxAt(scene, position);
  const down = [0, 1] as const;
  /** While a hand holds it, only what does not depend on what will happen. */
  const isFree = phase !== 'ready';
  const onFloor = plus(box, [3 - BOX_Y, away]);
  const all: readonly (readonly [ArrowName, readonly [number, number], readonly [number, number], number])[] = [
    ['weight', box, down, forces.weight],
    ['normal', box, away, forces.normal],
    ['push', box, along, forces.push],
    ['tension', box, along, isFree ? forces.tension : 0],
    ['friction', onFloor, along, isFree ? forces.friction : 0],
    ['net', plus(NET_MIDDLE, [(-forces.net * perNewton) / 2, along]), along, isFree ? forces.net : 0],
  ];
  for (const [name, from, by, newtons] of all) {
    const isThere = showsForces && Math.abs(newtons) > 1e-6;
    show(parts, name, isThere);
    if (!isThere) continue;
    const { d, tip } = arrow(from, by, newtons, perNewton);
    put(parts, `${name}-arrow`, 'd', d);
    write(parts, `${name}-label`, `${ARROW_WORDS[name]} ${quantity(Math.abs(newtons), 'N', 1)}`);
    const [x, y, anchor] = labelOf(name, tip, by, newtons, settings);
    put(parts, `${name}-label`, 'x', x.toFixed(1));
    put(parts, `${name}-label`, 'y', y.toFixed(1));
    put(parts, `${name}-label`, 'text-anchor', anchor);
  }
}

function labelOf(
  name: ArrowName,
  [x, y]: readonly [number, number],
  by: readonly [number, number],
  newtons: number,
  { slope, hanging }: Settings,
): readonly [number, number, string] {
  if (name === 'net') return [8, 20, 'start'];
  if (name === 'weight') return hanging > 0 ? [x - 7, y + 2, 'end'] : [x + 7, y + 2, 'start'];
  // On its right there may be a rope, or the arrow points away from it.
  if (name === 'normal') return slope > 0 || hanging > 0 ? [x - 8, y + 4, 'end'] : [x + 8, y + 4, 'start'];
  const isRight = by[0] * newtons > 0;
  const level = name === 'friction' ? 5 : -6;
  return [x + (isRight ? 5 : -5), y + level, isRight ? 'start' : 'end'];
}

function drawGraph(parts: Parts, state: FrictionState, of: 'velocity' | 'position', frame: Frame): void {
  const { path, zero, least, most, seconds } = graphOf(state, of, frame);
  put(parts, `${of}-path`, 'd', path);
  put(parts, `${of}-zero`, 'd', `M${frame.left} ${zero.toFixed(1)}H${frame.right}`);
  write(parts, `${of}-most`, number(most));
  write(parts, `${of}-least`, least === 0 ? '' : number(least));
  write(parts, `${of}-seconds`, quantity(seconds, 's'));
}
