import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { join } from 'node:path/posix';
import { PROJECT, SCRATCH } from '../project.ts';
import { runTool } from '../run-tool.ts';
import { sourceFiles } from '../source-files.ts';
import { isBrowserTests, laneWorkspaces } from '../workspaces.ts';
import { sumOf, type Tally, tally } from './step.ts';

/**
 * Several checkers in one process see much twice, and programs are checked side by side as it is: one thread each takes
 * little more than half the work. A process that ends by itself in seconds, with at most 700 MB, collects no garbage.
 */
const ONE_THREAD = { args: ['--singleThreaded'], env: { GOGC: 'off' } };

const runCompiler = (project: string) =>
  runTool('tsc', ['-p', project, ...ONE_THREAD.args], { output: 'keep', env: ONE_THREAD.env });

async function checkTypes(folder: string): Promise<Tally> {
  const { ok, output } = await runCompiler(folder);
  if (!ok) console.log(`${folder}\n${output}`);
  return tally(ok);
}

/** Folders of a workspace with a tsconfig.json. Browser tests of a team are a workspace inside its own. */
function foldersOf(workspace: string): readonly string[] {
  const folders = sourceFiles(join(PROJECT, workspace), /^tsconfig\.json$/).map((file) => dirname(file));
  return folders.filter((folder) => folder === '.' || !isBrowserTests(folder)).map((folder) => join(workspace, folder));
}

/** Every folder of the workspace with a tsconfig.json type-checks; one after another, since each takes some hundred MB. */
export async function checkTypesOf(workspace: string): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const folder of foldersOf(workspace)) tallies.push(await checkTypes(folder));
  return sumOf(tallies);
}

/** What a tsconfig.json of this project has. */
interface TypesConfig {
  readonly compilerOptions?: { readonly types?: readonly string[] };
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

const readConfig = (folder: string): TypesConfig =>
  JSON.parse(readFileSync(join(PROJECT, folder, 'tsconfig.json'), 'utf8'));

/** Checks folders whose options are the same as one program. @returns how many of them have no error. */
async function checkTogether(name: string, folders: readonly string[]): Promise<Tally> {
  const configs = folders.map((folder) => [folder, readConfig(folder)] as const);
  const paths = (of: 'include' | 'exclude') =>
    configs.flatMap(([folder, config]) => config[of]?.map((path) => join(PROJECT, folder, path)) ?? []);
  const project = join(SCRATCH, `tsconfig.${name}.json`);
  const config = {
    extends: join(PROJECT, 'tsconfig.base.json'),
    compilerOptions: configs[0]?.[1].compilerOptions,
    include: paths('include'),
    exclude: [...paths('exclude'), '**/node_modules'],
  };
  await writeFile(project, JSON.stringify(config));
  const { ok, output } = await runCompiler(project);
  if (ok) return { passed: folders.length, failed: 0 };
  console.log(output);
  const failed = folders.filter((folder) => output.split('\n').some((line) => line.startsWith(`${folder}/`))).length;
  return { passed: folders.length - Math.max(failed, 1), failed: Math.max(failed, 1) };
}

/** Of a folder: those that say the same can be one program. */
function programOf(workspace: string, folder: string): string {
  const { compilerOptions = {} } = readConfig(folder);
  const options = JSON.stringify(compilerOptions);
  // What Node has in all modules would come with another workspace, and browser code must not see it.
  return compilerOptions.types?.includes('node') ? options : `${workspace} ${options}`;
}

/**
 * All workspaces at once: those of Node whose options are the same are one program, which reads and checks what several of
 * them import only once. By itself, as in a lane, a workspace sees no global declaration of another.
 */
export async function checkAllTypes(): Promise<Tally> {
  const folders = laneWorkspaces(PROJECT)
    .filter(({ targets }) => targets.includes('typecheck'))
    .flatMap(({ folder: workspace }) => foldersOf(workspace).map((folder) => ({ workspace, folder })));
  const programs = Map.groupBy(folders, ({ workspace, folder }) => programOf(workspace, folder));
  const groups = [...programs.values()].map((group) => group.map(({ folder }) => folder));
  await mkdir(SCRATCH, { recursive: true });
  const tallies: Tally[] = [];
  const largestFirst = groups.toSorted((one, other) => other.length - one.length).entries();
  const checker = async () => {
    for (const [place, group] of largestFirst) tallies.push(await checkTogether(String(place), group));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, checker));
  return sumOf(tallies);
}
