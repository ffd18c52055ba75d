import { Choice } from '../shared/Choice.tsx';
import { Drawing, Still } from '../shared/Drawing.tsx';
import { Frame } from '../shared/Frame.tsx';
import css from '../shared/shared.module.css';
import type { Told } from '../shared/told.ts';
import { useMoved } from '../shared/use-moved.ts';
import {
  applyMove,
  type BalanceData,
  canShare,
  describeBalance,
  formatPan,
  type Move,
  type Pan,
  type Side,
  solve,
  tiltOf,
} from './balance.ts';

const HEIGHT_PX = 240;
const BEAM_PX = 196;
const TILT_PX = 16;
const BAG_PX = 30;
const UNIT_PX = 20;
/** More than this is written and not drawn. */
const MOST_DRAWN = 24;

const SIDES: readonly { readonly value: Side; readonly label: string }[] = [
  { value: 'both', label: 'Los dos platos' },
  { value: 'left', label: 'Solo el izquierdo' },
  { value: 'right', label: 'Solo el derecho' },
];

const MOVES: readonly { readonly label: string; readonly move: Move }[] = [
  { label: 'Quitar una bolsa', move: { kind: 'add', x: -1, one: 0 } },
  { label: 'Quitar 1', move: { kind: 'add', x: 0, one: -1 } },
  { label: 'Agregar una bolsa', move: { kind: 'add', x: 1, one: 0 } },
  { label: 'Agregar 1', move: { kind: 'add', x: 0, one: 1 } },
];

/** In how many equal parts all may be shared out. */
const PARTS = [2, 3, 4, 5, 6, 7, 8, 9];

export interface BalanceProps {
  readonly manipulable: Told & BalanceData;
}

/** An equation as a balance: bags of x, units, and what is done to one pan or to both. */
export default function Balance({ manipulable }: BalanceProps) {
  const begin: BalanceData = { left: manipulable.left, right: manipulable.right };
  const bag = solve(begin);
  const [{ balance, side }, setState, reset] = useMoved(() => ({ balance: begin, side: 'both' as Side }));
  const apply = (move: Move) => setState((now) => ({ ...now, balance: applyMove(now.balance, move, now.side) }));
  const tilt = bag === null ? 0 : tiltOf(balance, bag);
  const shares = side === 'both' ? PARTS.filter((parts) => canShare(balance, parts)) : [];
  return (
    <Frame
      told={manipulable}
      sentence={describeBalance(balance, bag)}
      onReset={reset}
      figure={
        <Drawing label="Balanza" height={() => HEIGHT_PX}>
          {(width) => {
            const middle = width / 2;
            return (
              <Still>
                <path
                  className={css.shape}
                  d={`M${middle} ${BEAM_PX}L${middle + 18} ${HEIGHT_PX - 4}H${middle - 18}Z`}
                />
                <line
                  className={css.curve}
                  x1={8}
                  x2={width - 8}
                  y1={BEAM_PX - tilt * TILT_PX}
                  y2={BEAM_PX + tilt * TILT_PX}
                />
                <PanDrawing pan={balance.left} x={8} y={BEAM_PX - tilt * TILT_PX * 0.55 - 6} width={middle - 20} />
                <PanDrawing
                  pan={balance.right}
                  x={middle + 12}
                  y={BEAM_PX + tilt * TILT_PX * 0.55 - 6}
                  width={middle - 20}
                />
              </Still>
            );
          }}
        </Drawing>
      }
    >
      <Choice
        legend="En qué plato"
        options={SIDES}
        value={side}
        onChange={(to) => setState((now) => ({ ...now, side: to }))}
      />
      <div className={css.buttons}>
        {MOVES.map(({ label, move }) => (
          <button key={label} type="button" className={css.button} onClick={() => apply(move)}>
            {label}
          </button>
        ))}
        {shares.map((parts) => (
          <button key={parts} type="button" className={css.button} onClick={() => apply({ kind: 'share', parts })}>
            Repartir en {parts}
          </button>
        ))}
      </div>
    </Frame>
  );
}

/** Bags and units standing on a pan; owed ones are empty. */
function PanDrawing({
  pan,
  x,
  y,
  width,
}: {
  readonly pan: Pan;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}) {
  const [bags, units] = pan;
  const middle = x + width / 2;
  const isDrawn = Number.isInteger(bags) && Number.isInteger(units) && Math.abs(bags) + Math.abs(units) <= MOST_DRAWN;
  const perRow = Math.max(1, Math.floor(width / UNIT_PX));
  const bagsPerRow = Math.max(1, Math.floor(width / (BAG_PX + 4)));
  const unitRows = isDrawn ? Math.ceil(Math.abs(units) / perRow) : 0;
  const bagRows = isDrawn ? Math.ceil(Math.abs(bags) / bagsPerRow) : 0;
  const top = y - unitRows * UNIT_PX - bagRows * (BAG_PX + 4);
  const centred = (index: number, all: number, inRow: number, size: number) => {
    const row = Math.floor(index / inRow);
    const here = Math.min(inRow, all - row * inRow);
    return { at: middle + ((index % inRow) - (here - 1) / 2) * size, row };
  };
  return (
    <>
      {isDrawn
        ? Array.from({ length: Math.abs(units) }, (_, index) => {
            const { at, row } = centred(index, Math.abs(units), perRow, UNIT_PX);
            const up = y - row * UNIT_PX - UNIT_PX / 2;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: units are all the same
              <g key={index}>
                <circle className={units > 0 ? css['filled-second'] : css.empty} cx={at} cy={up} r={UNIT_PX / 2 - 1} />
                <text className={units > 0 ? css.inverse : css.tick} x={at} y={up + 4} textAnchor="middle">
                  {units > 0 ? '1' : '−1'}
                </text>
              </g>
            );
          })
        : null}
      {isDrawn
        ? Array.from({ length: Math.abs(bags) }, (_, index) => {
            const { at, row } = centred(index, Math.abs(bags), bagsPerRow, BAG_PX + 4);
            const up = y - unitRows * UNIT_PX - row * (BAG_PX + 4) - BAG_PX;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: bags are all the same
              <g key={index}>
                <path
                  className={bags > 0 ? css.shape : css.empty}
                  d={`M${at - 7} ${up}H${at + 7}L${at + 14} ${up + 12}V${up + BAG_PX - 2}H${at - 14}V${up + 12}Z`}
                />
                <text x={at} y={up + 22} textAnchor="middle">
                  {bags > 0 ? 'x' : '−x'}
                </text>
              </g>
            );
          })
        : null}
      <text className={css.strong} x={middle} y={Math.max(14, top - 10)} textAnchor="middle">
        {formatPan(pan)}
      </text>
    </>
  );
}
