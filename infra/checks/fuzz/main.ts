// Looks for what the gate's one seed does not find: `npm run fuzz -- [--minutes 30] [equipo, carpeta o archivo]`.
// `--seed` and `--test` repeat what was found.
import { randomInt } from 'node:crypto';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT } from '../project.ts';
import { fuzz } from './fuzz.ts';
import { fuzzSeed, SEED_VARIABLE } from './fuzz-seed.ts';
import { propertyFilesOf } from './property-files.ts';
import { runProperties } from './run-properties.ts';

const DEFAULT_MINUTES = 30;
const DEFAULT_REPEAT_MINUTES = 15;

const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, test: { type: 'string' } },
  allowPositionals: true,
});
process.env['PATH'] = `${join(PROJECT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;

async function main(): Promise<number> {
  const [target, ...others] = positionals;
  const minutes = Number(values.minutes ?? (values.seed === undefined ? DEFAULT_MINUTES : DEFAULT_REPEAT_MINUTES));
  if (others.length > 0 || !(minutes > 0)) {
    console.error('Uso: npm run fuzz -- [--minutes 30] [equipo, carpeta o archivo]');
    return 2;
  }
  const files = propertyFilesOf(PROJECT, target);
  if (files.length === 0) {
    console.error(`No hay propiedades en ${target}: nombra un equipo (ensayos), una carpeta (kits/paes) o un archivo.`);
    return 2;
  }
  const { test } = values;
  const { rounds, properties, runs, findings } = await fuzz({
    files,
    minutes,
    ...(values.seed !== undefined && { seed: fuzzSeed({ [SEED_VARIABLE]: values.seed }) }),
    now: () => performance.now(),
    newSeed: () => randomInt(2 ** 32) | 0,
    run: (batch, options) => runProperties(batch, { ...options, ...(test !== undefined && { test }) }),
    print: console.log,
  });
  console.log(
    `\nRondas: ${rounds}. Propiedades corridas: ${properties}. Casos: ${runs}. Hallazgos: ${findings.length}.`,
  );
  return findings.length > 0 ? 1 : 0;
}

process.exitCode = await main();
