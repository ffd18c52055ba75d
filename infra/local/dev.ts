import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { SHELL_NAME } from '@travesia/contracts/release';
import { buildProjects, findContents, findProjects, type Project } from '@travesia/infra-releases';
import { startRemoteDevServer } from '@travesia/kit-remote/dev-server';
import { freePort, StartError } from '@travesia/kit-service';
import { checkDataFolder } from './src/check-data-folder.ts';
import { checkPort } from './src/check-port.ts';
import { guarded } from './src/guarded.ts';
import { openLocalLog } from './src/local-log.ts';
import { openLocalDatabase } from './src/open-local-database.ts';
import { publishTree } from './src/publish-tree.ts';
import { followModules } from './src/renewed-modules.ts';
import { openStoreOf, serve } from './src/serve.ts';
import { readSettings } from './src/settings.ts';
import { showBuilds } from './src/show-builds.ts';
import { createSteps } from './src/steps.ts';

/** The shell with React's development checks, which hot reload needs: `dist-dev`. */
async function buildDevShell(shell: Project): Promise<Project> {
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'build', '--', '--mode', 'development'], {
      cwd: shell.folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new StartError('El shell de desarrollo no se pudo construir: su motivo está más arriba.');
  return { ...shell, dist: join(shell.folder, 'dist-dev') };
}

/** `npm run dev -- <remote>`: the whole application, with one remote from its dev server. */
await guarded(async () => {
  const settings = readSettings(process.env);
  const [projects, contents] = await Promise.all([findProjects(), findContents()]);
  const remotes = projects.filter(({ name }) => name !== SHELL_NAME);
  const developed = remotes.find(({ name }) => name === process.argv[2]);
  const shell = projects.find(({ name }) => name === SHELL_NAME);
  if (!developed || !shell) {
    const names = remotes.map(({ name }) => name).join(', ');
    throw new StartError(`Falta decir qué remoto se desarrolla: npm run dev -- <remoto>. Hay: ${names}.`);
  }
  // Before anything of the remote is imported.
  const modules = followModules(developed.folder);
  await checkPort(settings.host, settings.port);
  await checkDataFolder(settings.dataFolder);
  const log = await openLocalLog(settings.dataFolder);
  const store = await openStoreOf(settings, 'dev');
  const others = remotes.filter((remote) => remote !== developed);
  const steps = createSteps(6);

  await steps.run(`Construyendo los otros ${others.length} remotos`, (detail) =>
    buildProjects([...others, ...contents], showBuilds(detail)),
  );
  const devShell = await steps.run('Construyendo el shell de desarrollo', () => buildDevShell(shell));
  // Before anything is live that needs the new tables.
  const database = await steps.run('Preparando la base de datos', (detail) =>
    openLocalDatabase(process.env, settings.dataFolder, detail),
  );
  await steps.run('Publicando lo que cambió', (detail) =>
    publishTree(store, [devShell, ...others], detail, { compressedCopies: false, checkContents: false }),
  );
  const devServer = await steps.run(`Iniciando el servidor de ${developed.name}`, async () =>
    startRemoteDevServer({ root: developed.folder, port: await freePort() }),
  );
  const address = await steps.run('Iniciando los servicios', () =>
    serve({
      settings,
      store,
      log,
      database,
      overrides: [devServer],
      developed: { folder: developed.folder, modules, say: console.log },
      onClose: () => devServer.close(),
    }),
  );
  console.log(`\n${developed.name} está en ${address}${firstPath(devServer.current().resolved.routes)}`);
  console.log('Al guardar un archivo suyo, la página y su servicio se actualizan solos. Ctrl-C detiene todo.');
});

/** An address of the remote that can be opened as it is. */
function firstPath(routes: readonly { readonly path: string }[]): string {
  return routes.find(({ path }) => !path.includes(':'))?.path ?? '/';
}
