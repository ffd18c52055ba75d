import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@travesia/infra-releases';
import { z } from 'zod';
import type { Production } from './describe-production.ts';

/** A package of the project. */
interface Workspace {
  /** From the project's root, with `/`. */
  readonly folder: string;
  readonly name: string;
  /** Names of what it is built on, others' packages among them. */
  readonly dependencies: readonly string[];
}

/** What goes into one image, to be built from the project's root. */
export interface ContainerFile {
  /** Also of the image. */
  readonly name: string;
  readonly text: string;
  /** What of the project is in it, from its root. */
  readonly sources: readonly string[];
  /** What starts it, from the project's root; absent where nothing of ours does. */
  readonly main?: string;
}

const rootSchema = z.object({
  workspaces: z.array(z.string()),
  devDependencies: z.object({ node: z.string() }),
});
const workspaceSchema = z.object({ name: z.string(), dependencies: z.record(z.string(), z.string()).default({}) });

/** What is never part of an image: what is built or installed here, tests, and what whoever works here keeps. */
export const CONTAINER_IGNORE = [
  '**/node_modules',
  '**/dist',
  '**/dist-dev',
  '**/*.test.ts',
  '**/*.test.tsx',
  '.git',
  '.nx',
  '.data',
  '**/.env*',
  '',
].join('\n');

const DEBIAN = 'bookworm-slim';
const FOLDER = '/travesia';

async function readWorkspaces(root: string, patterns: readonly string[]): Promise<readonly Workspace[]> {
  const folders = await Promise.all(
    patterns.map(async (pattern) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const parent = pattern.slice(0, -2);
      return (await readdir(join(root, parent))).sort().map((name) => `${parent}/${name}`);
    }),
  );
  const read = await Promise.all(
    folders.flat().map(async (folder) => {
      const text = await readFile(join(root, folder, 'package.json'), 'utf8').catch(() => null);
      if (text === null) return [];
      const { name, dependencies } = workspaceSchema.parse(JSON.parse(text));
      return [{ folder, name, dependencies: Object.keys(dependencies) }];
    }),
  );
  return read.flat();
}

/** The package in `folders` and everything of ours that they are built on. */
function closure(all: readonly Workspace[], folders: readonly string[]): readonly Workspace[] {
  const byName = new Map(all.map((workspace) => [workspace.name, workspace]));
  const found = new Set<Workspace>();
  const add = (workspace: Workspace | undefined) => {
    if (!workspace || found.has(workspace)) return;
    found.add(workspace);
    for (const name of workspace.dependencies) add(byName.get(name));
  };
  for (const folder of folders) add(all.find((workspace) => workspace.folder === folder));
  return all.filter((workspace) => found.has(workspace));
}

interface Image {
  readonly name: string;
  readonly main: string;
  /** Packages that it runs. */
  readonly folders: readonly string[];
  readonly port?: number;
}

function nodeImage(image: Image, all: readonly Workspace[], nodeVersion: string): ContainerFile {
  const { name, main, folders, port } = image;
  const own = closure(all, folders);
  const base = `node:${nodeVersion}-${DEBIAN}`;
  const lines = [
    `FROM ${base} AS packages`,
    `WORKDIR ${FOLDER}`,
    'COPY package.json package-lock.json .npmrc ./',
    // The lockfile is of all of them. It may lack binaries of other platforms, which `npm ci` refuses.
    ...all.map(({ folder }) => `COPY ${folder}/package.json ${folder}/`),
    `RUN npm install --no-save --omit=dev --ignore-scripts ${own.map((workspace) => `--workspace=${workspace.name}`).join(' ')}`,
    '',
    `FROM ${base}`,
    `WORKDIR ${FOLDER}`,
    'ENV NODE_ENV=production',
    `COPY --from=packages ${FOLDER} ./`,
    ...own.map(({ folder }) => `COPY ${folder} ${folder}`),
    'USER node',
    ...(port === undefined ? [] : [`EXPOSE ${port}`]),
    'STOPSIGNAL SIGTERM',
    `CMD ["node", "${main}"]`,
    '',
  ];
  return { name, text: lines.join('\n'), sources: own.map(({ folder }) => folder), main };
}

function poolerImage({ pooler }: Production): ContainerFile {
  const lines = [
    `FROM debian:${DEBIAN}`,
    'RUN apt-get update && apt-get install --yes --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*',
    'USER postgres',
    `EXPOSE ${pooler.port}`,
    'STOPSIGNAL SIGINT',
    'CMD ["pgbouncer", "/etc/pgbouncer/pgbouncer.ini"]',
    '',
  ];
  return { name: 'pgbouncer', text: lines.join('\n'), sources: [] };
}

/** The images of everything that is not somebody else's: one for each part, migrations and the pooler. */
export async function containerFiles(production: Production, root = PROJECT_ROOT): Promise<readonly ContainerFile[]> {
  const manifest = rootSchema.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const all = await readWorkspaces(root, manifest.workspaces);
  const { parts, migrations } = production;
  const slices = parts.filter(({ needs }) => needs.includes('database')).map(({ folder }) => folder);
  const images: readonly Image[] = [
    ...parts.map(({ name, folder, main, port }) => ({ name, main: `${folder}/${main}`, folders: [folder], port })),
    // Tables are in the packages of those who keep them.
    {
      name: migrations.name,
      main: `${migrations.folder}/${migrations.main}`,
      folders: [migrations.folder, ...slices],
    },
  ];
  return [...images.map((image) => nodeImage(image, all, manifest.devDependencies.node)), poolerImage(production)];
}
