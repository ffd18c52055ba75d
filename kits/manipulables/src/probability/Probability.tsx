import { Drawing, Still } from '../shared/Drawing.tsx';
import { Frame } from '../shared/Frame.tsx';
import { formatNumber } from '../shared/format-number.ts';
import { Handle } from '../shared/Handle.tsx';
import { Slider } from '../shared/Slider.tsx';
import css from '../shared/shared.module.css';
import { clamp } from '../shared/steps.ts';
import type { Told } from '../shared/told.ts';
import { useMoved } from '../shared/use-moved.ts';
import {
  addRuns,
  type Branch,
  describePath,
  type Path,
  pathsOf,
  probabilityOf,
  runOnce,
  type Tally,
  withFirst,
} from './probability.ts';

const ROW_PX = 26;
const LEFT_PX = 12;
/** For bars at the end of each path. */
const BARS_PX = 92;
const LETTER_PX = 7;
const RUNS = [1, 10, 100];

export interface ProbabilityProps {
  readonly manipulable: Told & { readonly branches: readonly Branch[]; readonly stages: number };
  /** From 0 to below 1. */
  readonly random?: () => number;
}

interface State {
  readonly branches: readonly Branch[];
  readonly place: number;
  readonly tally: Tally;
}

/** A tree whose paths are walked one by one, and tried by chance. */
export default function Probability({ manipulable, random = Math.random }: ProbabilityProps) {
  const { stages } = manipulable;
  const [{ branches, place, tally }, setState, reset] = useMoved<State>(() => ({
    branches: manipulable.branches,
    place: 0,
    tally: [],
  }));
  const paths = pathsOf(branches.length, stages);
  const path = paths[place] ?? [];
  const choose = (to: number) => setState((now) => ({ ...now, place: clamp(to, 0, paths.length - 1) }));
  const run = (times: number) => {
    const runs = Array.from({ length: times }, () => runOnce(branches, stages, random));
    setState((now) => ({ ...now, tally: addRuns(now.tally, runs, branches.length) }));
  };
  const first = branches[0];
  const runs = tally.reduce((sum, one) => sum + (one ?? 0), 0);
  return (
    <Frame
      told={manipulable}
      sentence={describePath(path, branches, paths.length, tally, place)}
      isFigureTelling
      onReset={reset}
      figure={
        <Drawing label="Árbol de probabilidades" height={() => Math.max(2, paths.length) * ROW_PX + 24}>
          {(width) => {
            const stageX = (stage: number) => LEFT_PX + ((width - BARS_PX - LEFT_PX - 24) * stage) / stages;
            const rowY = (row: number) => row * ROW_PX + ROW_PX / 2 + 12;
            const node = (stage: number, index: number) => {
              const rows = branches.length ** (stages - stage);
              return { x: stageX(stage), y: rowY(index * rows + (rows - 1) / 2) };
            };
            const most = Math.max(
              ...paths.map((one) => probabilityOf(one, branches)),
              ...tally.map((n) => (n ?? 0) / runs),
            );
            const barX = width - BARS_PX + 22;
            const length = (share: number) => (most > 0 ? (share / most) * (BARS_PX - 24) : 0);
            return (
              <>
                <Still>
                  <Tree branches={branches} stages={stages} chosen={path} node={node} />
                  {paths.map((one, row) => (
                    <g key={one.join()}>
                      <rect
                        className={css.filled}
                        x={barX}
                        y={rowY(row) - 8}
                        width={length(probabilityOf(one, branches))}
                        height={7}
                      />
                      <rect
                        className={css['filled-second']}
                        x={barX}
                        y={rowY(row) + 1}
                        width={runs === 0 ? 0 : length((tally[row] ?? 0) / runs)}
                        height={7}
                      />
                    </g>
                  ))}
                </Still>
                <Handle
                  x={stageX(stages)}
                  y={rowY(place)}
                  label="Camino"
                  text={path.map((branch) => branches[branch]?.label ?? '').join(', ')}
                  now={place}
                  least={0}
                  most={paths.length - 1}
                  isDownwards
                  tone="spark"
                  onDrag={(_, y) => choose(Math.round((y - rowY(0)) / ROW_PX))}
                  onStep={(steps) => choose(place + steps)}
                />
              </>
            );
          }}
        </Drawing>
      }
    >
      {first && branches.length > 1 ? (
        <Slider
          label={`Probabilidad de «${first.label}»`}
          value={first.probability}
          text={formatNumber(first.probability)}
          least={0}
          most={1}
          step={0.01}
          // What came with other probabilities says nothing of these.
          onChange={(to) => setState((now) => ({ ...now, branches: withFirst(now.branches, to), tally: [] }))}
        />
      ) : null}
      <div className={css.buttons}>
        {RUNS.map((times) => (
          <button key={times} type="button" className={css.button} onClick={() => run(times)}>
            {times === 1 ? 'Probar 1 vez' : `${times} veces`}
          </button>
        ))}
      </div>
      <p className={css.legend}>
        <span data-tone="area">Probabilidad</span>
        <span data-tone="spark">Lo que salió en {runs}</span>
      </p>
    </Frame>
  );
}

interface TreeProps {
  readonly branches: readonly Branch[];
  readonly stages: number;
  readonly chosen: Path;
  node(stage: number, index: number): { readonly x: number; readonly y: number };
}

/** Words stand on the lines of the path that is chosen: on all of them they would lie over each other. */
function Tree({ branches, stages, chosen, node }: TreeProps) {
  const edges = Array.from({ length: stages }, (_, stage) =>
    pathsOf(branches.length, stage + 1).map((path, index) => ({
      path,
      from: node(stage, Math.floor(index / branches.length)),
      to: node(stage + 1, index),
      isChosen: path.every((branch, at) => branch === chosen[at]),
    })),
  ).flat();
  edges.sort((one, other) => Number(one.isChosen) - Number(other.isChosen));
  return edges.map(({ path, from, to, isChosen }) => {
    const branch = branches[path.at(-1) ?? 0];
    const fits = Math.floor((to.x - from.x) / LETTER_PX);
    const label = branch?.label ?? '';
    return (
      <g key={path.join()}>
        <line className={isChosen ? css.second : css.grid} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        {isChosen ? (
          <text className={css.outlined} x={(from.x + to.x) / 2} y={(from.y + to.y) / 2 - 5} textAnchor="middle">
            {label.length <= fits ? label : `${label.slice(0, Math.max(1, fits - 1))}…`}
          </text>
        ) : null}
        {isChosen ? (
          <text className={css.outlined} x={(from.x + to.x) / 2} y={(from.y + to.y) / 2 + 14} textAnchor="middle">
            {formatNumber(branch?.probability ?? 0, 3)}
          </text>
        ) : null}
      </g>
    );
  });
}
