import { type RefObject, useRef } from 'react';
import {
  cellsOf,
  chromosomesOf,
  type DivisionState,
  DRAWN_PAIRS,
  dnaAt,
  dnaOf,
  lineOf,
  stageOf,
  stagesOf,
} from '../../../models/cell/division.ts';
import { count, list, number } from '../../../models/cell/words.ts';
import { useFrame } from '../stage/use-frame.ts';
import { useSettled } from '../stage/use-settled.ts';
import { HEIGHT, WIDTH } from './CellPicture.tsx';
import css from './cell.module.css';
import {
  armOf,
  between,
  ease,
  FLOOR,
  type Scene,
  type Strand,
  sceneAt,
  strandsOf,
  turnBetween,
} from './division-layout.ts';
import { Painted, useFill } from './paints.tsx';
import type { ViewProps } from './run-of-cell.ts';
import { setAttribute } from './set-attribute.ts';
import { smooth } from './shapes.ts';

const GRAPH = { left: 36, right: 348, bottom: HEIGHT - 8, perC: 14.5 } as const;

const graphX = (state: DivisionState, stage: number) =>
  GRAPH.left + ((GRAPH.right - GRAPH.left) * stage) / (stagesOf(state).length - 1);
const graphY = (dna: number) => GRAPH.bottom - dna * GRAPH.perC;

/** DNA of the cell that is followed, over the stages. */
function graphOf(state: DivisionState): string {
  return stagesOf(state)
    .map((_, stage) => {
      const [x, y] = [graphX(state, stage), graphY(dnaAt(state, stage))];
      // The copy takes all of S; cells part at once.
      return stage === 0 ? `M${x} ${y}` : stage === 1 ? `L${x} ${y}` : `H${x.toFixed(1)}V${y}`;
    })
    .join('');
}

/** One cell that divides, its chromosomes and what DNA it has. */
export default function DivisionView({ run }: ViewProps) {
  const settled = useSettled(run, ({ division: { shown: _, ...division } }) => division);
  const state: DivisionState = { ...settled, shown: settled.stage };
  const group = useRef<SVGGElement>(null);
  const bodies = useRef<SVGGElement>(null);
  const nuclei = useRef<SVGGElement>(null);
  const spindles = useRef<(SVGGElement | null)[]>([]);
  const dot = useRef<SVGCircleElement>(null);
  const scenes = useRef<{ readonly of: string; readonly made: Map<number, Scene> }>({ of: '', made: new Map() });

  useFrame(run, ({ division }) => {
    const { kind, pairs, failure, hasCrossing, orientation } = division;
    // Where time stands still nothing is on its way.
    const shown = run.isPlaying ? division.shown : division.stage;
    const of = [kind, pairs, failure, hasCrossing, orientation].join();
    if (scenes.current.of !== of) scenes.current = { of, made: new Map() };
    const sceneOf = (stage: number): Scene => {
      const made = scenes.current.made.get(stage) ?? sceneAt(division, stage);
      scenes.current.made.set(stage, made);
      return made;
    };
    const [low, high] = [Math.floor(shown), Math.ceil(shown)];
    const [from, to] = [sceneOf(low), sceneOf(high)];
    const share = ease(shown - low);
    draw(group.current, bodies.current, nuclei.current, from, to, share);
    for (const side of [0, 1] as const) {
      setAttribute(
        spindles.current[side],
        'opacity',
        between(from.spindles[side], to.spindles[side], share).toFixed(2),
      );
    }
    setAttribute(dot.current, 'cx', graphX(division, shown).toFixed(1));
    setAttribute(dot.current, 'cy', graphY(dnaAt(division, shown)).toFixed(1));
  });

  const cells = cellsOf(state);
  const counts = cells.map(chromosomesOf);
  const [first] = cells;
  const areAlike = counts.every((one) => one === counts[0]);
  const dna = first ? ` · ${number(dnaOf(first, state.pairs), 2)}C` : '';
  const told = areAlike
    ? `${counts.length > 1 ? `${counts.length} × ` : ''}${counts[0]} cromosomas${dna}`
    : `${list(counts.map(String))} cromosomas`;
  const segments = segmentsOf(state);
  return (
    <svg
      role="img"
      aria-label="Una célula que se divide, con sus cromosomas, y un gráfico de su ADN"
      className={css.cell}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <Painted>
        <rect className={css.ground} x={-WIDTH} width={3 * WIDTH} height={HEIGHT} />
        <Cells group={bodies} />
        {[0, 1].map((second) => (
          <g
            key={second}
            ref={(element) => {
              spindles.current[second] = element;
            }}
            opacity={0}
          >
            <path className={css.spindle} d={second === 0 ? SPINDLE_ACROSS : SPINDLES_DOWN} />
          </g>
        ))}
        <g ref={nuclei}>
          {[0, 1, 2, 3].map((slot) => (
            <circle key={slot} className={css.envelope} />
          ))}
        </g>
        <g ref={group} key={`${state.kind} ${state.pairs}`}>
          {strandsOf(state).map((strand, index) => (
            <Chromatid
              key={`${strand.pair} ${strand.origin} ${strand.strand}`}
              strand={strand}
              pairs={state.pairs}
              segments={segments[index] ?? [strand.origin, strand.origin, strand.origin, strand.origin]}
            />
          ))}
        </g>
        <text className={`${css.over} ${css.strong}`} x={8} y={18}>
          {stageOf(state).name}
        </text>
        <text className={css.over} x={WIDTH - 8} y={18} textAnchor="end">
          {told}
        </text>
        {state.pairs > DRAWN_PAIRS ? (
          <text className={`${css.over} ${css.soft}`} x={8} y={FLOOR - 6}>
            Se dibujan {DRAWN_PAIRS} de {state.pairs} pares
          </text>
        ) : null}
        {state.hasDamage ? (
          <text className={`${css.over} ${css.strong}`} x={WIDTH / 2} y={FLOOR - 6} textAnchor="middle">
            ADN dañado: {count(lineOf(state), 'célula')}
          </text>
        ) : null}
        <rect className={css.track} y={FLOOR} width={WIDTH} height={HEIGHT - FLOOR} />
        {[1, 2, 4].map((dna) => (
          <g key={dna}>
            <path className={css.axis} d={`M${GRAPH.left} ${graphY(dna)}H${GRAPH.right}`} />
            <text className={css.soft} x={6} y={graphY(dna) + 5}>
              {dna}C
            </text>
          </g>
        ))}
        <path className={css.step} d={graphOf(state)} />
        <circle ref={dot} className={css.amount} r={5} />
      </Painted>
    </svg>
  );
}

/** Where each piece of a strand that is drawn comes from, now. */
function segmentsOf(state: DivisionState) {
  const chromosomes = cellsOf(state).flatMap((cell) => cell.chromosomes);
  return strandsOf(state).map(({ pair, origin, strand }) => {
    const chromosome = chromosomes.find(
      (one) => one.pair === pair && one.origin === origin && one.strands.includes(strand),
    );
    return chromosome?.chromatids[chromosome.strands.indexOf(strand)];
  });
}

const bow = (fromX: number, y: number, toX: number, bend: number) =>
  `M${fromX} ${y}Q${(fromX + toX) / 2} ${y + bend} ${toX} ${y}`;
const BENDS = [-150, -96, -48, 0, 48, 96, 150];
const SPINDLE_ACROSS = BENDS.map((bend) => bow(56, 108, 304, bend)).join('');
const SPINDLES_DOWN = [94, 266].flatMap((x) => BENDS.map((bend) => `M${x} 26Q${x + bend * 0.8} 108 ${x} 190`)).join('');

function Cells({ group }: { readonly group: RefObject<SVGGElement | null> }) {
  const fill = useFill();
  return (
    <g ref={group} data-paint="membrane">
      {[0, 1, 2, 3].map((slot) => (
        <ellipse key={slot} fill={fill('membrane', true)} />
      ))}
      {[0, 1, 2, 3].map((slot) => (
        <ellipse key={slot} className={css.edge} />
      ))}
    </g>
  );
}

const OWN = { m: css.mother, p: css.father } as const;

interface ChromatidProps {
  readonly strand: Strand;
  readonly pairs: number;
  readonly segments: readonly ('m' | 'p')[];
}

/** A rod of four pieces around its centromere, and the thread that it is between divisions. */
function Chromatid({ strand, pairs, segments }: ChromatidProps) {
  const arm = armOf(strand.pair, pairs);
  const side = strand.strand === 0 ? -1 : 1;
  const x = [4, 1.2, 0, 1.2, 4].map((bend) => bend * side);
  const y = [-arm, -arm / 2, 0, arm / 2, arm];
  const thread = smooth(
    Array.from({ length: 9 }, (_, index) => [
      (index % 2 === 0 ? 1 : -1) * (4 + strand.pair) * side,
      (index - 4) * arm * 0.34,
    ]),
    false,
  );
  return (
    <g>
      <g>
        {segments.map((origin, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their place
            key={index}
            className={`${css.arm} ${OWN[origin]}`}
            strokeWidth={6}
            d={`M${x[index]} ${y[index]}L${x[index + 1]} ${y[index + 1]}`}
          />
        ))}
        <circle className={css.centromere} r={2.6} />
      </g>
      <path className={`${css.arm} ${OWN[strand.origin]}`} strokeWidth={1.7} d={thread} />
    </g>
  );
}

function draw(
  group: SVGGElement | null,
  cells: SVGGElement | null,
  nuclei: SVGGElement | null,
  from: Scene,
  to: Scene,
  share: number,
): void {
  for (const [index, start] of from.strands.entries()) {
    const end = to.strands[index] ?? start;
    const strand = group?.children[index];
    const turn = turnBetween(start.turn, end.turn, share);
    const [x, y] = [between(start.x, end.x, share), between(start.y, end.y, share)];
    setAttribute(strand, 'transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})`);
    setAttribute(strand, 'opacity', between(start.opacity, end.opacity, share).toFixed(2));
    const compact = between(start.compact, end.compact, share);
    setAttribute(strand?.children[0], 'opacity', compact.toFixed(2));
    setAttribute(strand?.children[1], 'opacity', (1 - compact).toFixed(2));
  }
  for (const [index, slot] of from.slots.entries()) {
    const end = to.slots[index] ?? slot;
    const [x, y] = [between(slot.cell.x, end.cell.x, share), between(slot.cell.y, end.cell.y, share)];
    for (const cell of [cells?.children[index], cells?.children[index + 4]]) {
      setAttribute(cell, 'cx', x.toFixed(1));
      setAttribute(cell, 'cy', y.toFixed(1));
      setAttribute(cell, 'rx', between(slot.cell.width, end.cell.width, share).toFixed(1));
      setAttribute(cell, 'ry', between(slot.cell.height, end.cell.height, share).toFixed(1));
    }
    const nucleus = nuclei?.children[index];
    setAttribute(nucleus, 'cx', between(slot.nucleus.x, end.nucleus.x, share).toFixed(1));
    setAttribute(nucleus, 'cy', between(slot.nucleus.y, end.nucleus.y, share).toFixed(1));
    setAttribute(nucleus, 'r', between(slot.nucleus.radius, end.nucleus.radius, share).toFixed(1));
    setAttribute(nucleus, 'opacity', between(slot.nucleus.opacity, end.nucleus.opacity, share).toFixed(2));
  }
}
