import { join } from 'node:path';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import { prerenderConfig, scriptRule, styleRules } from '@travesia/kit-remote/build';
import { shellConfig } from '../../../../shell/web/build/shell-config.ts';

/** Somebody's sources, and the cascade layer that their styles belong to. */
export interface Source {
  readonly root: string;
  readonly layer: string;
}

interface SingleBundle {
  /** Of the shell. */
  readonly root: string;
  readonly sources: readonly Source[];
  /** The module that imports everybody's pages, in place of the shell's own. */
  readonly module: string;
}

const SHELL_MODULE = /[\\/]pages[\\/]module\.ts$/;
const SHELL_FEDERATION = /[\\/]federation[\\/]federation\.ts$/;

/** Everybody's style sheets, each in the layer that it has in a build of its own. */
function layeredStyles(sources: readonly Source[]): RuleSetRule[] {
  const own = sources.map(({ root, layer }) => styleRules({ root, name: 'shell', mode: 'production' }, layer));
  const [first = []] = own;
  return first.map((rule, place) => ({ ...rule, oneOf: [...own.map((rules) => rules[place]?.oneOf?.[0]), {}] }));
}

/** The shell's own build, but for whose pages are in it and that nothing is federated. */
export function singleBundleConfig({ root, sources, module }: SingleBundle, outputFolder: string): Configuration {
  const base = shellConfig(root, 'production', outputFolder);
  return {
    ...base,
    module: { ...base.module, rules: [scriptRule('production', 'browser'), ...layeredStyles(sources)] },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(SHELL_MODULE, module),
      new rspack.NormalModuleReplacementPlugin(SHELL_FEDERATION, join(import.meta.dirname, 'no-federation.ts')),
    ],
  };
}

/** Class names hash the path from the root: it has to be the same as in {@link singleBundleConfig}. */
export const singlePrerenderConfig = (root: string, entry: string, outputFolder: string): Configuration =>
  prerenderConfig({ root, name: 'shell', mode: 'production' }, entry, outputFolder);
