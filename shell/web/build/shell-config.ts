import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { type BuildMode, browserConfig, runtimeAsModules, scriptRule, styleRules } from '@travesia/kit-remote/build';

/**
 * The browser build of the shell. Federation's runtime is used as a library: there is nothing to
 * federate at build time, because no remote is known then.
 */
export function shellConfig(root: string, mode: BuildMode, outputFolder: string): Configuration {
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
    resolve: { ...base.resolve, alias: runtimeAsModules.alias },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          // React outlives most releases of the shell, and with it the copy in the student's cache.
          react: { test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', chunks: 'all' },
        },
      },
    },
    module: { ...base.module, rules: [scriptRule(mode, 'browser'), ...styleRules(options, 'shell')] },
    plugins: [
      runtimeAsModules.plugin,
      // Federation's own switches: no manifests, no loading of scripts under Node.
      new rspack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: join(root, 'public'), to: outputFolder }] }),
      ...(mode === 'production' ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : []),
    ],
  };
}
