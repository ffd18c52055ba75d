import { spawn } from 'node:child_process';
import process from 'node:process';
import { explainNpmFailure } from './npm-failure.mjs';
import { SetupError } from './setup-error.mjs';

const PROGRESS_PERIOD_MS = 3000;
const ERROR_LINES_MAX = 12;

/**
 * Runs npm, showing how far it is.
 * @param {readonly string[]} args
 * @param {{ cwd: string, task: string }} options `task`: what it is for, in Spanish
 * @throws {SetupError} with the cause and the way out
 */
export async function npm(args, { cwd, task }) {
  const npmScript = process.env['npm_execpath'];
  // The npm that started us, where one did; else the machine's.
  const [command, first] = npmScript?.endsWith('.js') ? [process.execPath, [npmScript]] : ['npm', []];
  const startedAt = Date.now();
  let output = '';
  let fetched = 0;
  let retrying = false;
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const timer = setInterval(() => {
    const trouble = retrying ? ', la red no responde y npm reintenta' : '';
    console.log(`  … ${seconds()} s, ${fetched} paquetes leídos${trouble}`);
    retrying = false;
  }, PROGRESS_PERIOD_MS);
  console.log(task);
  try {
    const code = await new Promise((resolve, reject) => {
      const child = spawn(command, [...first, ...args, '--loglevel=http', '--no-audit', '--no-fund'], {
        cwd,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      /** @param {Buffer} chunk */
      const take = (chunk) => {
        const text = chunk.toString('utf8');
        output += text;
        fetched += text.match(/^npm http (fetch GET 200|cache)/gm)?.length ?? 0;
        retrying ||= /attempt \d+ failed/.test(text);
      };
      child.stdout.on('data', take);
      child.stderr.on('data', take);
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code === 0) return console.log(`  listo en ${seconds()} s`);
  } catch {
    throw new SetupError('No se encontró npm: viene con Node (https://nodejs.org); instálalo y repite el comando.');
  } finally {
    clearInterval(timer);
  }
  // npm's first errors say what happened; its help and the path of its log come after.
  const errors = output.split('\n').filter((line) => /^npm (error|ERR!) \S/.test(line));
  console.error(errors.slice(0, ERROR_LINES_MAX).join('\n'));
  throw new SetupError(explainNpmFailure(output));
}
