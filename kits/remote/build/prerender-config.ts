import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { classNames, noContentRule, type ProjectOptions, scriptRule } from './base-config.ts';

/** File that {@link prerenderConfig} writes: the pages' sources and the plans, for Node. */
export const PRERENDER_BUNDLE = 'pages.mjs';

/**
 * The same pages for Node: style sheets leave only their class names, and React stays outside so
 * that the bundle and the renderer use one copy.
 */
export function prerenderConfig(options: ProjectOptions, entry: string, outputFolder: string): Configuration {
  const { root, name, shortNames } = options;
  return {
    name: `${name} (prerender)`,
    mode: 'production',
    context: root,
    target: 'node24',
    devtool: false,
    entry,
    externals: [/^(react|react-dom)(\/.*)?$/],
    externalsType: 'module',
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['travesia-prerender', 'node', 'import', 'module', 'default'],
    },
    output: {
      path: outputFolder,
      clean: true,
      filename: PRERENDER_BUNDLE,
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      uniqueName: name,
    },
    optimization: { minimize: false },
    plugins: shortNames ? [shortNames] : [],
    module: {
      parser: {
        'css/module': { namedExports: false },
        // One file: nobody waits for a chunk here.
        javascript: { dynamicImportMode: 'eager' },
      },
      generator: {
        'css/module': {
          ...classNames(name),
          exportsConvention: 'as-is',
          esModule: true,
          exportsOnly: true,
        },
        css: { exportsOnly: true },
      },
      rules: [
        noContentRule,
        scriptRule('production', 'node'),
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
      ],
    },
    performance: false,
    stats: 'none',
  };
}

/** Source of the module that {@link prerenderConfig} compiles. */
export function prerenderEntry(root: string, module: string, plans: string | null, search: string | null): string {
  const at = (file: string) => JSON.stringify(join(root, file));
  return [
    `import module from ${at(module)};`,
    // Without `definePages` a module is here what it is in the browser.
    `export const pages = typeof module.pages === 'object' ? module.pages : module;`,
    `export { renderFragment } from '@travesia/kit-remote/render-fragment';`,
    plans === null ? 'export const plans = {};' : `export { default as plans } from ${at(plans)};`,
    search === null ? '' : `export { default as search } from ${at(search)};`,
  ].join('\n');
}
