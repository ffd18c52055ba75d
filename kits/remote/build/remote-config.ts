import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Chunk, type Configuration, type Module, rspack } from '@rspack/core';
import { chunkListName, REMOTE_MODULE_KEY } from '@travesia/contracts/page';
import {
  browserConfig,
  noContentRule,
  type ProjectOptions,
  packageVersion,
  scriptRule,
  styleRules,
} from './base-config.ts';
import { carriedIndexPlugin } from './carried.ts';
import { FederationRuntimePlugin } from './federation-runtime.ts';
import { LaterIntegrityPlugin } from './later-integrity.ts';
import { CONTAINER_ENTRY, MODULE } from './page-files.ts';
import { RetriedChunksPlugin } from './retried-chunks.ts';

const require = createRequire(import.meta.url);
const folderOf = (specifier: string) => dirname(require.resolve(specifier));

/** Global variable that a remote's entry defines; the shell keeps those of several releases apart. */
export const containerName = (name: string) => `travesia_${name.replaceAll('-', '_')}`;

/** Folders of the copies of React and its renderer that a remote is built with. */
export interface ReactPackages {
  readonly react: string;
  readonly reactDom: string;
}

/** What this kit brings to whoever builds with it. */
const OWN_REACT: ReactPackages = {
  react: folderOf('react/package.json'),
  reactDom: folderOf('react-dom/package.json'),
};

export const reactVersion = ({ react }: ReactPackages = OWN_REACT) => packageVersion(join(react, 'package.json'));

/** The version of React that this kit brings. */
export const REACT_VERSION = reactVersion();

/**
 * React is the only thing remotes share. A range, and no singleton: a remote whose range the
 * shell's copy meets uses that one; any other loads the copy it was built with, on its own.
 */
function sharedReact(packages: ReactPackages | undefined) {
  const [major, minor] = reactVersion(packages).split('.');
  const share = { requiredVersion: `^${major}.${minor}.0` };
  return { react: share, 'react/': share, 'react-dom': share, 'react-dom/': share };
}

const isOfExposedModule = (chunk: Chunk) =>
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(({ module }) => module?.identifier().startsWith(CONTAINER_ENTRY)),
  );

/** What reads answers of services: the library, and the schemas that a slice declares for its pages. */
const READS_ANSWERS = /[\\/](?:node_modules[\\/]zod[\\/]|api[\\/]answers\.ts$)/;

/**
 * Two files that every page would need one after the other, and one that hardly anybody needs at all: what the
 * container exposes is in the entry; the copy of React that a release carries, which it takes whole or not at all,
 * is one file. What reads answers is one file too: pages need it, and what goes on behind them.
 */
function cacheGroups(name: string, { react, reactDom }: ReactPackages) {
  const scheduler = join(dirname(react), 'scheduler');
  const folders = [react, reactDom, scheduler].map((folder) => folder + sep);
  return {
    entry: {
      test: ({ type }: Module) => type.startsWith('javascript/'),
      chunks: isOfExposedModule,
      name: containerName(name),
      enforce: true,
    },
    react: {
      test: (module: Module) => folders.some((folder) => module.nameForCondition()?.startsWith(folder)),
      name: 'react',
      chunks: 'async' as const,
      enforce: true,
    },
    answers: { test: READS_ANSWERS, name: 'answers', chunks: 'async' as const, enforce: true },
  };
}

/**
 * What pages share is a file of its own only where it is large, in bytes of source. A page of many small files asks
 * more often and compresses worse: with half of this a page of careers is 1.2 kB and 3 requests more.
 */
const SHARED_CHUNK_MIN_BYTES = 40_000;

/** One attempt at a file that a page loads by itself; the shell's limit for its files is the same. */
const CHUNK_DEADLINE_MS = 4_000;

/** The browser build of a remote: one federated container with one module. */
export function remoteConfig(options: ProjectOptions, outputFolder: string, react?: ReactPackages): Configuration {
  const { root, name, mode, carriedIndex, shortNames } = options;
  const base = browserConfig(options, outputFolder);
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      // Where a release is, its entry finds out: federation-runtime.ts.
      publicPath: '',
      chunkLoadingGlobal: chunkListName(containerName(name)),
      chunkLoadTimeout: CHUNK_DEADLINE_MS,
      // A module that threw is evaluated again when it is asked for again, and not given out half made.
      strictModuleErrorHandling: true,
    },
    optimization: {
      ...base.optimization,
      splitChunks: { minSize: SHARED_CHUNK_MIN_BYTES, cacheGroups: cacheGroups(name, react ?? OWN_REACT) },
    },
    resolve: {
      ...base.resolve,
      ...(react && { alias: { react: react.react, 'react-dom': react.reactDom } }),
    },
    module: {
      ...base.module,
      rules: [
        noContentRule,
        scriptRule(mode, 'browser', mode === 'development'),
        ...styleRules(options, `remotes.${name}`),
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: mode === 'production' ? 'entry.[contenthash:8].js' : 'entry.js',
        library: { type: 'var', name: containerName(name) },
        exposes: { [REMOTE_MODULE_KEY]: join(root, MODULE) },
        shared: sharedReact(react),
        manifest: false,
        dts: false,
      }),
      new FederationRuntimePlugin(),
      new RetriedChunksPlugin(),
      ...(carriedIndex === undefined ? [] : [carriedIndexPlugin(carriedIndex)]),
      ...(shortNames ? [shortNames] : []),
      ...(mode === 'production'
        ? [
            new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
            new LaterIntegrityPlugin(join(root, MODULE)),
          ]
        : []),
    ],
  };
}
