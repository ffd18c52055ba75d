import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { REMOTE_MODULE_KEY, type RemoteModule, type ResolvedFile, type ResolvedRelease } from '@travesia/contracts';
import * as React from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { addressOf, filesOf } from './assets.ts';
import { FileError, type LoadFile } from './file-loader.ts';
import { kindOfCause, LoadError } from './load-outcome.ts';
import { createReleaseScopes, type ReleaseScope } from './release-scopes.ts';
import { type ScriptRun, startScript } from './start-script.ts';

declare global {
  /** Remotes take federation's runtime from here instead of bringing it (`externalRuntime`). */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** A release whose code runs in this document, or is about to. */
export interface RunningRelease {
  /** Fetches and runs the entry. */
  entry(): Promise<void>;
  /** Evaluates the remote's module, once: after a failure the release is run anew. */
  module(): Promise<RemoteModule>;
  /** Fetches the scripts of `page`, each once. */
  scripts(page: string): Promise<void>;
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

type Container = Parameters<ReturnType<typeof createInstance>['initRawContainer']>[2];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isContainer = (value: unknown): value is Container => isObject(value) && 'init' in value && 'get' in value;

const hasRemoteModule = (value: unknown): value is { readonly default: RemoteModule } =>
  isObject(value) && 'default' in value && isObject(value.default) && 'pages' in value.default;

/**
 * The shell's side of federation. It never finds a remote by itself: every address and every
 * digest comes from the edge. The scripts are the shell's business, sharing is the library's.
 */
export function createFederation(loadFile: LoadFile) {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const instance = createInstance({
    name: 'travesia_shell',
    remotes: [],
    shared: {
      react: shared(React),
      'react/jsx-runtime': shared(jsxRuntime),
      'react/jsx-dev-runtime': shared(jsxDevRuntime),
      'react-dom': shared(ReactDom),
      'react-dom/client': shared(ReactDomClient),
    },
  });
  const scopes = createReleaseScopes(globalThis, () => document.currentScript);
  let evaluations = 0;

  /** What an earlier evaluation left in the library: it would be taken for this one's, by its name. */
  function forgetEarlier({ container }: ResolvedRelease): void {
    const instances = runtimeCore.CurrentGlobal.__FEDERATION__.__INSTANCES__;
    const kept = instances.filter(({ name }) => name !== container);
    instances.splice(0, instances.length, ...kept);
    // A copy of React that did not come is waited for for ever by whoever asks next.
    for (const versions of Object.values(instance.shareScopeMap['default'] ?? {})) {
      for (const [version, copy] of Object.entries(versions)) {
        if (copy.from === container && !copy.loaded) delete versions[version];
      }
    }
  }

  async function evaluate({ release, container }: ReleaseScope): Promise<RemoteModule> {
    if (!isContainer(container)) throw new Error(`${release.entry[0]} defines something else than a container`);
    const name = `${release.name}_${++evaluations}`;
    const raw = instance.initRawContainer(name, addressOf(release, release.entry), container);
    const loaded: unknown = await raw.get(`${name}/module`, REMOTE_MODULE_KEY);
    if (!hasRemoteModule(loaded)) throw new Error('its container gives no module with pages');
    return loaded.default;
  }

  return {
    run(release: ResolvedRelease): RunningRelease {
      forgetEarlier(release);
      const scope = scopes.open(release, new URL(release.base, document.baseURI).href);
      const scripts = new Map<string, Promise<ScriptRun>>();
      let module: Promise<RemoteModule> | undefined;

      /** Once it came; a failure is forgotten, so that the next call begins anew. */
      function loadScript(file: ResolvedFile): Promise<ScriptRun> {
        const known = scripts.get(file[0]);
        if (known) return known;
        const loading = loadFile(addressOf(release, file), file[1], (address) =>
          startScript(address, file[1], (script) => scopes.own(script, scope)),
        );
        scripts.set(file[0], loading);
        loading.catch(() => scripts.delete(file[0]));
        return loading;
      }

      return {
        async entry() {
          const { threw } = await loadScript(release.entry).catch((error) => {
            throw new LoadError(error instanceof FileError ? error.kind : 'evaluation', 'entry', error);
          });
          if (threw) throw new LoadError('evaluation', 'entry', threw.cause);
          if (scope.container === undefined) {
            throw new LoadError('contract', 'contract', new Error(`its entry does not define ${release.container}`));
          }
        },
        module() {
          module ??= evaluate(scope).catch((error) => {
            throw new LoadError(kindOfCause(error, 'evaluation'), 'entry', error);
          });
          return module;
        },
        async scripts(page) {
          try {
            await Promise.all(filesOf(release, page).js.map(loadScript));
          } catch (error) {
            const kind = error instanceof FileError ? error.kind : 'evaluation';
            throw new LoadError(kind === 'http' ? 'chunk' : kind, 'page', error);
          }
        },
      };
    },
  };
}
