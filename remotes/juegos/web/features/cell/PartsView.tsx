import { useSettled } from '../stage/use-settled.ts';
import { PartsPicture } from './PartsPicture.tsx';
import type { ViewProps } from './run-of-cell.ts';

/** Changes by what is done alone, and is drawn by React. */
export default function PartsView({ run }: ViewProps) {
  const parts = useSettled(run, ({ parts: { named, last, ...rest } }) => ({
    ...rest,
    animal: named.animal.join(),
    vegetal: named.vegetal.join(),
    bacteria: named.bacteria.join(),
  }));
  return (
    <PartsPicture
      // What it needs of what was named is in the state; it is told of each change of it above.
      parts={{ ...run.state.parts, cell: parts.cell }}
      label="La célula y sus partes"
      onChoose={(part) => run.apply({ do: 'choose', part })}
    />
  );
}
