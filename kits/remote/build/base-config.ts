import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import { CARRIED_INDEX } from './carried.ts';
import type { ShortNamesPlugin } from './short-names.ts';

export type BuildMode = 'production' | 'development';

export interface ProjectOptions {
  /** Absolute path of the remote (or of the shell). */
  readonly root: string;
  /** Lower-case name; also the name of its cascade layer and the beginning of its class names. */
  readonly name: string;
  readonly mode: BuildMode;
  /** Module with the indexes of what a release carries of contents; where absent it carries nothing. */
  readonly carriedIndex?: string;
  /** One for the browser build and, after it, the prerendering; where absent names stay long, as people read them. */
  readonly shortNames?: ShortNamesPlugin;
}

export const packageVersion = (file: string): string => {
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
};

/** What the phones of our students run: everything younger than spring 2023 (`color-mix`, cascade layers). */
const BROWSERS = ['chrome >= 111', 'firefox >= 113', 'safari >= 16.4'];

export function scriptRule(mode: BuildMode, target: 'browser' | 'node', refresh = false): RuleSetRule {
  return {
    test: /\.[cm]?tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
      },
      env: { targets: target === 'browser' ? BROWSERS : 'node >= 24' },
    },
    type: 'javascript/auto',
  };
}

/** What reads an entry of a student without knowing what is right; each other file that it imported would be refused. */
const ENTRY_READING = /[\\/]content[\\/]hints[\\/]steps[\\/](?:expression|not-read|number|ratio|reading|units)\.ts$/;

/**
 * Of all that ends in a page, prerendered or not: a module below the project's folder `content` ends the build, but for
 * the indexes of what a release carries and what reads entries.
 */
export const noContentRule: RuleSetRule = {
  include: join(import.meta.dirname, '../../../content') + sep,
  exclude: [CARRIED_INDEX, ENTRY_READING],
  enforce: 'pre',
  loader: join(import.meta.dirname, 'refuse-content-loader.cjs'),
};

/**
 * Style rules of `root` itself are put into the cascade layer `layer`; those of the kits bring
 * their own. Class names begin with the project's name, so two projects never meet.
 */
export function styleRules({ root }: ProjectOptions, layer: string): RuleSetRule[] {
  const intoLayer = { loader: join(import.meta.dirname, 'layer-loader.cjs'), options: { layer } };
  const own = { include: [root], use: [intoLayer] };
  return [
    { test: /\.module\.css$/, type: 'css/module', oneOf: [own, {}] },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css', oneOf: [own, {}] },
  ];
}

/** How classes of modules are called until they are counted. Four characters tell modules apart that use the same word. */
export const classNames = (project: string) =>
  ({ localIdentName: `${project}__[local]-[hash]`, localIdentHashDigestLength: 4 }) as const;

/** Beside the folder of what is published: a map has the sources in it, and no file that browsers get names it. */
const SOURCE_MAPS = '../maps/[file].map';

/** What every browser build has in common. */
export function browserConfig(options: ProjectOptions, outputFolder: string): Configuration {
  const { root, name, mode } = options;
  const production = mode === 'production';
  // A release has a folder of its own: the hash tells files apart, and every entry lists those of its chunks.
  const hash = production ? '.[contenthash:8]' : '';
  return {
    name,
    mode,
    context: root,
    target: ['web', 'es2022'],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'], conditionNames: ['es2015', '...'] },
    output: {
      path: outputFolder,
      clean: true,
      publicPath: 'auto',
      uniqueName: name,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      cssFilename: `[name]${hash}.css`,
      cssChunkFilename: `[name]${hash}.css`,
      ...(production && { sourceMapFilename: SOURCE_MAPS }),
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
    },
    optimization: {
      // In order of import: ids made of names carry the folder of the checkout (federation's modules
      // are named by absolute paths), and the same source would be another release on each machine.
      moduleIds: production ? 'natural' : 'named',
      chunkIds: production ? 'natural' : 'named',
      realContentHash: true,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { format: { comments: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    module: {
      parser: { 'css/module': { namedExports: false } },
      generator: {
        'css/module': { ...classNames(name), exportsConvention: 'as-is', esModule: true },
      },
    },
    // Nobody's style sheet restyles the classes of another module, and kits and remotes are in layers: their order is free.
    ignoreWarnings: [/Conflicting order between/],
    performance: false,
    stats: 'none',
  };
}
