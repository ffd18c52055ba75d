import { spawn } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { RouteDeclaration } from '@travesia/contracts/page';
import { PROJECT_ROOT, readTeams, TEAMS_FILE, type Teams } from '@travesia/infra-releases';
import { checkName } from './src/check-name.ts';
import { readTemplateValues, renderTemplate } from './src/render-template.ts';

async function shellRoutes(): Promise<readonly string[]> {
  const file = pathToFileURL(join(PROJECT_ROOT, 'shell/web/routes.ts')).href;
  const { routes }: { routes: readonly RouteDeclaration[] } = await import(file);
  return routes.map(({ path }) => path);
}

async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, content] of files) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

async function run(command: string, args: readonly string[]): Promise<boolean> {
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn(command, args, { cwd: PROJECT_ROOT, stdio: 'ignore' });
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  return code === 0;
}

const USAGE = 'npm run new:remote -- biblioteca, o npm run new:remote -- biblioteca --service si guarda datos';

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { service: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
    });
  } catch {
    return null;
  }
}

async function main(): Promise<number> {
  const parsed = parse();
  if (parsed?.values.help) {
    console.log(`Se usa así: ${USAGE}`);
    return 0;
  }
  const [name, ...more] = parsed?.positionals ?? [];
  if (!parsed || name === undefined || more.length > 0) {
    console.error(`Se usa así: ${USAGE}`);
    return 2;
  }
  const withService = parsed.values.service;
  const teams = await readTeams();
  const folders = await readdir(join(PROJECT_ROOT, 'remotes'));
  const refusal = checkName(name, { teams, folders, shellRoutes: await shellRoutes() });
  if (refusal) {
    console.error(refusal);
    return 1;
  }
  const folder = join(PROJECT_ROOT, 'remotes', name);
  const values = await readTemplateValues(name);
  const owned: Teams = Object.fromEntries(
    Object.entries({ ...teams, [name]: [`/${name}`] }).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  try {
    await writeFiles(folder, await renderTemplate(values, { withService }));
    await writeFile(TEAMS_FILE, JSON.stringify(owned, null, 2));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  await run('biome', ['format', '--write', TEAMS_FILE, folder]);
  // Nothing new is downloaded: the lockfile has to name the workspace for installations to accept it.
  const locked = await run('npm', [
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
  ]);

  console.log(`Listo: remotes/${name}, dueño de /${name} (infra/releases/teams.json).`);
  if (!locked) console.log('Falta anotarlo en package-lock.json: ejecuta npm install cuando tengas conexión.');
  const steps = [
    [`npm run dev -- ${name}`, 'verlo mientras lo escribes'],
    [`npm test -- ${name}`, 'pasar sus pruebas'],
    [`npm run release -- publish ${name} --promote`, 'publicarlo en la Travesía que esté en marcha'],
  ] as const;
  const width = Math.max(...steps.map(([command]) => command.length)) + 2;
  console.log('\nSigue así:');
  for (const [command, purpose] of steps) console.log(`  ${command.padEnd(width)}${purpose}`);
  console.log(
    `Su página está en remotes/${name}/web/pages/inicio/page.tsx; sus direcciones, en remotes/${name}/routes.ts.`,
  );
  if (withService) {
    console.log(`Su servicio está en remotes/${name}/service. Lo que guarda de un estudiante se entrega y se borra en`);
    console.log(`/api/${values.slice}/data: Ajustes lo encuentra por studentData, en routes.ts.`);
    console.log(`Lo que renombres del ejemplo queda en orden con npm run format -- ${name}.`);
  } else
    console.log('Si va a guardar datos, empieza de nuevo con --service, que le da además un servicio con su tabla.');
  return 0;
}

process.exitCode = await main();
