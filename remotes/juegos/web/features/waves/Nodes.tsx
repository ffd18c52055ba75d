import { harmonicOf, nodesOf } from '../../../models/waves/harmonics.ts';
import { type End, LENGTH_M } from '../../../models/waves/settings.ts';
import { MIDDLE, metresToX } from './geometry.ts';
import css from './waves.module.css';

export interface NodesProps {
  /** Which way of vibrating, from 1 on. */
  readonly number: number;
  readonly end: End;
}

/** Over the string: where it does not move, and which harmonic that is. */
export function Nodes({ number, end }: NodesProps) {
  return (
    <>
      {nodesOf(number, end).map((metres) => (
        <circle key={metres} className={css.node} cx={metresToX(metres)} cy={MIDDLE} r={11} />
      ))}
      <text className={css.said} x={metresToX(LENGTH_M) - 8} y={334} textAnchor="end">
        Armónico {harmonicOf(number, end)}
      </text>
    </>
  );
}
