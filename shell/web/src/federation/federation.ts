import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { RemoteModule, ResolvedRelease } from '@travesia/contracts';
import * as React from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { addressOf } from './assets.ts';

/** One attempt to fetch and evaluate a script. */
export const SCRIPT_DEADLINE_MS = 4_000;

declare global {
  /** Remotes take federation's runtime from here instead of bringing it (`externalRuntime`). */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

function shared(lib: unknown) {
  return {
    version: React.version,
    scope: 'default',
    strategy: 'loaded-first' as const,
    lib: () => lib,
    shareConfig: { requiredVersion: `^${React.version}`, singleton: false, eager: true },
  };
}

/**
 * The shell's side of federation. It never finds a remote by itself: every address and every
 * digest comes from the registry in the document.
 */
export function createFederation(releases: readonly ResolvedRelease[]) {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const integrities = new Map(releases.map((release) => [addressOf(release, release.entry), release.entry[1]]));
  const remoteOf = (release: ResolvedRelease, attempt: number) => ({
    name: release.name,
    // A script that hangs is waited for again under the same address; another address is fetched.
    entry: `${addressOf(release, release.entry)}${attempt > 0 ? `?intento=${attempt}` : ''}`,
    type: 'global' as const,
    entryGlobalName: release.container,
  });
  const instance = createInstance({
    name: 'travesia_shell',
    remotes: releases.map((release) => remoteOf(release, 0)),
    shared: {
      react: shared(React),
      'react/jsx-runtime': shared(jsxRuntime),
      'react/jsx-dev-runtime': shared(jsxDevRuntime),
      'react-dom': shared(ReactDom),
      'react-dom/client': shared(ReactDomClient),
    },
    plugins: [
      {
        name: 'travesia-scripts',
        createScript({ url }) {
          const script = document.createElement('script');
          const { origin, pathname } = new URL(url);
          script.src = url;
          script.async = true;
          script.crossOrigin = 'anonymous';
          script.integrity = integrities.get(origin + pathname) ?? '';
          return { script, timeout: SCRIPT_DEADLINE_MS };
        },
      },
    ],
  });

  return {
    /** The remote's module. `attempt`: 0 first, one more with each retry. */
    async load(release: ResolvedRelease, attempt: number): Promise<RemoteModule> {
      if (attempt > 0) instance.registerRemotes([remoteOf(release, attempt)], { force: true });
      const loaded = await instance.loadRemote<{ readonly default: RemoteModule }>(`${release.name}/module`);
      if (!loaded?.default) throw new Error(`${release.name}: the container gave no module`);
      return loaded.default;
    },
  };
}
