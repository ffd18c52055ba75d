import { join } from 'node:path';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import {
  type BuildMode,
  browserConfig,
  noContentRule,
  type ShortNamesPlugin,
  scriptRule,
  styleRules,
} from '@travesia/kit-remote/build';

export const STARTER_FILE = 'starter.js';

/**
 * The provider's library in two extents: documents without account pages have it without what only those import. Modules
 * in a layer are modules of their own; in a single one the bundle keeps what anybody imports.
 */
const libraryRules = (root: string): RuleSetRule[] => [
  {
    issuer: join(root, 'src/session/firebase-followed.ts'),
    include: /[\\/]node_modules[\\/]/,
    layer: 'followed',
  },
  {
    include: /[\\/]@firebase[\\/]auth[\\/]/,
    loader: join(import.meta.dirname, 'class-fields-loader.cjs'),
  },
];

/** The browser build of the shell. There is nothing to federate in it: no remote is known when it is built. */
export function shellConfig(
  root: string,
  mode: BuildMode,
  outputFolder: string,
  shortNames?: ShortNamesPlugin,
): Configuration {
  const options = { root, name: 'shell', mode };
  const base = browserConfig(options, outputFolder);
  return {
    ...base,
    entry: {
      shell: [
        ...(mode === 'development' ? [join(root, 'src/development/refresh-hook.ts')] : []),
        join(root, 'src/main.tsx'),
      ],
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          // React outlives most releases of the shell, and with it the copy in the student's cache.
          react: { test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', chunks: 'all' },
        },
      },
    },
    module: {
      ...base.module,
      rules: [noContentRule, scriptRule(mode, 'browser'), ...libraryRules(root), ...styleRules(options, 'shell')],
    },
    plugins: [
      // Switches of the former runtime of federation: no manifests, no loading of scripts under Node.
      new rspack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: join(root, 'public'), to: outputFolder }] }),
      ...(shortNames ? [shortNames] : []),
      ...(mode === 'production' ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : []),
    ],
  };
}

/** One script without chunks, which documents carry in themselves. */
export function starterConfig(root: string, mode: BuildMode, outputFolder: string): Configuration {
  const base = browserConfig({ root, name: 'shell-starter', mode }, outputFolder);
  return {
    ...base,
    entry: { starter: join(root, 'src/start/starter.ts') },
    output: { ...base.output, clean: false, filename: STARTER_FILE },
    module: { rules: [noContentRule, scriptRule(mode, 'browser')] },
    devtool: false,
  };
}
