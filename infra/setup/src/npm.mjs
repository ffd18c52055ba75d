import { execFileSync, spawn } from 'node:child_process';
import process from 'node:process';
import { explainNpmFailure } from './npm-failure.mjs';
import { SetupError } from './setup-error.mjs';

const PROGRESS_PERIOD_MS = 3000;
const ERROR_LINES_MAX = 12;

/**
 * By itself npm retries for minutes, package by package, on a machine without a network. With
 * failed attempts and nothing fetched for this long it is ended. A slow network resets connections
 * at 900 packages and still gets there: single answers took 80 s where the whole took 150.
 */
const NETWORK_PATIENCE_MS = 90_000;

const FLAGS = ['--loglevel=http', '--no-audit', '--no-fund', '--fetch-retry-mintimeout=2000', '--fetch-retry-factor=3'];

/**
 * The npm that started us, where one did; else the machine's.
 * @returns {readonly [command: string, first: readonly string[]]}
 */
function npmCommand() {
  const npmScript = process.env['npm_execpath'];
  return npmScript?.endsWith('.js') ? [process.execPath, [npmScript]] : ['npm', []];
}

/**
 * The registry that npm uses in `cwd`; `null` where it does not say.
 * @param {string} cwd
 * @returns {string | null}
 */
export function registryOf(cwd) {
  const [command, first] = npmCommand();
  try {
    const said = execFileSync(command, [...first, 'config', 'get', 'registry'], { cwd, encoding: 'utf8' }).trim();
    return URL.canParse(said) ? said : null;
  } catch {
    return null;
  }
}

/**
 * Runs npm, showing how far it is.
 * @param {readonly string[]} args
 * @param {{ cwd: string, task: string }} options `task`: what it is for, in Spanish
 * @throws {SetupError} with the cause and the way out; its `cause` is what npm wrote
 */
export async function npm(args, { cwd, task }) {
  const [command, first] = npmCommand();
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  console.log(task);
  const { code, output } = await new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args, ...FLAGS], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let fetched = 0;
    let fetchedAt = startedAt;
    let isFailing = false;
    /** @param {Buffer} chunk */
    const take = (chunk) => {
      const text = chunk.toString('utf8');
      output += text;
      const more = text.match(/^npm http (fetch GET 200|cache)/gm)?.length ?? 0;
      if (more > 0) {
        fetched += more;
        fetchedAt = Date.now();
        isFailing = false;
      }
      if (/attempt \d+ failed/.test(text)) isFailing = true;
    };
    const timer = setInterval(() => {
      console.log(
        `  … ${seconds()} s, ${fetched} paquetes leídos${isFailing ? '; la red no responde, se reintenta' : ''}`,
      );
      if (isFailing && Date.now() - fetchedAt > NETWORK_PATIENCE_MS) child.kill();
    }, PROGRESS_PERIOD_MS);
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', () => {
      clearInterval(timer);
      reject(new SetupError('No se encontró npm: viene con Node (https://nodejs.org); instálalo y repite el comando.'));
    });
    child.once('close', (code) => {
      clearInterval(timer);
      resolve({ code, output });
    });
  });
  if (code === 0) return console.log(`  listo en ${seconds()} s`);
  // npm's first errors say what happened; its help and the path of its log come after.
  const errors = output.split('\n').filter((/** @type {string} */ line) => /^npm (error|ERR!) \S/.test(line));
  if (errors.length > 0) console.error(errors.slice(0, ERROR_LINES_MAX).join('\n'));
  throw new SetupError(explainNpmFailure(output), { cause: output });
}
