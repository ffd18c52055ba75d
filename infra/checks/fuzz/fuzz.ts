/** A test that failed, with what it takes to see it again. */
export interface FoundFailure {
  readonly file: string;
  /** Whole name; empty where the file itself did not run. */
  readonly test: string;
  readonly seed: number;
  /** Of the counterexample, where a property failed. */
  readonly path: string | null;
  readonly message: string;
}

export interface BatchRun {
  readonly properties: number;
  readonly runs: number;
  /** `false`: ended before it was through. */
  readonly isWhole: boolean;
  /** What each file took. */
  readonly seconds: ReadonlyMap<string, number>;
  readonly failures: readonly FoundFailure[];
  readonly output: string;
}

export interface Fuzzing {
  readonly files: readonly string[];
  readonly minutes: number;
  /** One round from it, instead of a new one each round until time is up. */
  readonly seed?: number;
  /** Milliseconds, from a clock that only goes on. */
  now(): number;
  newSeed(): number;
  run(files: readonly string[], options: { readonly seed: number; readonly timeoutMs: number }): Promise<BatchRun>;
  print(line: string): void;
}

export interface FuzzFigures {
  rounds: number;
  properties: number;
  runs: number;
  readonly findings: FoundFailure[];
}

/** Files that run in one process of the test runner: few enough to end near the time, enough to share its start. */
const BATCH = 8;

/** Lines of what a failure says that are printed. */
const TOLD_LINES = 12;

/** Characters of each: what was made to be large is not read to its end. */
const TOLD_CHARACTERS = 600;

const inShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** What goes the same way again. */
export function repeatCommand({ file, test, seed }: FoundFailure): string {
  return `npm run fuzz -- --seed=${seed}${test && ` --test=${inShell(test)}`} ${file}`;
}

function tell({ print }: Fuzzing, failure: FoundFailure): void {
  const { file, test, seed, path, message } = failure;
  print(`\n✗ ${file}\n  ${test || '(el archivo no corre)'}`);
  print(`  semilla ${seed}${path === null ? '' : `, camino ${path}`}`);
  for (const line of message.split('\n').slice(0, TOLD_LINES)) print(`    ${line.slice(0, TOLD_CHARACTERS)}`);
  print(`  Para repetirlo: ${repeatCommand(failure)}\n`);
}

/**
 * Runs properties round after round, each from a new seed, until the time is up: a file that would not end in time does
 * not begin, and what runs when it is up is ended. What fails is told once.
 */
export async function fuzz(fuzzing: Fuzzing): Promise<FuzzFigures> {
  const { files, minutes, now, newSeed, run, print } = fuzzing;
  const end = now() + minutes * 60_000;
  const figures: FuzzFigures = { rounds: 0, properties: 0, runs: 0, findings: [] };
  const known = new Set<string>();
  const seconds = new Map<string, number>();
  const fits = (file: string) => now() + (seconds.get(file) ?? 0) * 1000 < end;

  while (files.some(fits)) {
    const seed = fuzzing.seed ?? newSeed();
    const sums = { properties: 0, runs: 0, files: 0, whole: true };
    for (let from = 0; from < files.length; from += BATCH) {
      const batch = files.slice(from, from + BATCH).filter(fits);
      if (batch.length === 0) continue;
      const done = await run(batch, { seed, timeoutMs: Math.max(1, Math.ceil(end - now())) });
      for (const [file, took] of done.seconds) seconds.set(file, took);
      sums.properties += done.properties;
      sums.runs += done.runs;
      sums.files += done.seconds.size;
      for (const failure of done.failures) {
        const id = `${failure.file} ${failure.test}`;
        if (known.has(id)) continue;
        known.add(id);
        figures.findings.push(failure);
        tell(fuzzing, failure);
      }
      if (done.isWhole) continue;
      sums.whole = false;
      if (now() >= end) break;
      throw new Error(`vitest no terminó:\n${done.output}`);
    }
    figures.rounds += 1;
    figures.properties += sums.properties;
    figures.runs += sums.runs;
    const cut = sums.whole ? '' : ' (cortada: se acabó el tiempo)';
    print(
      `ronda ${figures.rounds}, semilla ${seed}: ${sums.files} archivos, ${sums.properties} propiedades, ${sums.runs} casos${cut}`,
    );
    if (fuzzing.seed !== undefined) break;
  }
  return figures;
}
