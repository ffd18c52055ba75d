/** What became of a request. */
export interface Outcome {
  readonly part: string;
  /** Of HTTP; of a connection that broke, its code. */
  readonly said: number | string;
}

interface Cell {
  answers: number;
  readonly errors: Map<number | string, number>;
}

interface Phase {
  readonly name: string;
  readonly startedAt: number;
  readonly cells: Map<string, Cell>;
}

export interface Tally {
  count(outcome: Outcome): void;
  /** What is counted from now on belongs to this phase. */
  begin(phase: string): void;
  /** Of whatever was said but `except`. */
  errors(phase: string, except?: readonly (number | string)[]): number;
  answers(phase: string): number;
  /** A line for each phase and part, with errors a second. */
  table(): string;
}

/** A refusal is an answer; a 5xx and a connection that breaks is none. */
export const isError = (said: number | string) => typeof said === 'string' || said >= 500;

/** Counts answers and errors by part and phase. `now` in milliseconds. */
export function createTally(now: () => number): Tally {
  const phases: Phase[] = [];
  const cellsOf = (name: string) =>
    phases.filter((phase) => phase.name === name).flatMap(({ cells }) => [...cells.values()]);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const errorsOf = ({ errors }: Cell) => sum([...errors.values()]);
  return {
    begin(name) {
      phases.push({ name, startedAt: now(), cells: new Map() });
    },
    count({ part, said }) {
      const cells = phases.at(-1)?.cells;
      if (!cells) return;
      const cell = cells.get(part) ?? { answers: 0, errors: new Map() };
      cells.set(part, cell);
      if (isError(said)) cell.errors.set(said, (cell.errors.get(said) ?? 0) + 1);
      else cell.answers += 1;
    },
    errors: (name, except = []) =>
      sum(
        cellsOf(name).flatMap(({ errors }) => [...errors].map(([said, times]) => (except.includes(said) ? 0 : times))),
      ),
    answers: (name) => sum(cellsOf(name).map(({ answers }) => answers)),
    table() {
      const rows = phases.flatMap(({ name, startedAt, cells }, index) => {
        const seconds = ((phases[index + 1]?.startedAt ?? now()) - startedAt) / 1000;
        return [...cells]
          .sort(([one], [other]) => one.localeCompare(other))
          .map(([part, cell]) => {
            const errors = errorsOf(cell);
            const kinds = [...cell.errors].map(([said, times]) => `${times}×${said}`).join(' ');
            return [
              name,
              seconds.toFixed(1),
              part,
              String(cell.answers),
              String(errors),
              (errors / seconds).toFixed(2),
              kinds,
            ];
          });
      });
      const all = [['phase', 's', 'part', 'answers', 'errors', 'errors/s', 'which'], ...rows];
      const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
      return all
        .map((row) =>
          row
            .map((text, column) => text.padEnd(widths[column] ?? 0))
            .join('  ')
            .trimEnd(),
        )
        .join('\n');
    },
  };
}
