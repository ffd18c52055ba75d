import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { PROJECT_ROOT, type Project } from './projects.ts';
import { ReleaseError } from './release-error.ts';

/** More would hide the first ones. */
const LINES_TOLD = 40;

/**
 * What is built has no types left, so a build says nothing of them.
 * @throws {ReleaseError} with what the compiler says of the project.
 */
export async function checkTypes({ name, folder }: Pick<Project, 'name' | 'folder'>): Promise<void> {
  const compiler = join(PROJECT_ROOT, 'node_modules/typescript/bin/tsc');
  const child = spawn(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', folder], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, output] = await Promise.all([ended, text(child.stdout)]);
  if (code === 0) return;
  const lines = output.trimEnd().split('\n');
  const more = lines.length > LINES_TOLD ? [`… y ${lines.length - LINES_TOLD} líneas más.`] : [];
  const told = [...lines.slice(0, LINES_TOLD), ...more].join('\n');
  throw new ReleaseError('types', `${told}\n${name} no se publica, porque sus tipos no calzan: corrígelos.`);
}
