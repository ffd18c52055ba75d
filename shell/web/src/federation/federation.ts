import { REMOTE_MODULE_KEY, type RemoteModule } from '@travesia/contracts/page';
import { type ResolvedFile, type ResolvedRelease, SHELL_NAME } from '@travesia/contracts/release';
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

/** A release whose code runs in this document, or is about to. */
export interface RunningRelease {
  /** Fetches and runs the entry. */
  entry(): Promise<void>;
  /** Evaluates the remote's module, once: after a failure the release is run anew. */
  module(): Promise<RemoteModule>;
  /** Fetches the scripts of `page`, each once. */
  scripts(page: string): Promise<void>;
}

/** What a container asks of whoever uses it (webpack's container protocol, as old as federation itself). */
interface Container {
  init(shareScope: object): unknown;
  get(key: string): Promise<() => unknown>;
}

const SHARED = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
};

/**
 * The shell's copy of React, for one evaluation: a scope of its own, so that no remote ever waits
 * for a copy that another one brings.
 */
function createShareScope(): object {
  const entries = Object.entries(SHARED).map(([request, lib]) => {
    const copy = { get: () => () => lib, from: SHELL_NAME, eager: true, loaded: true };
    return [request, { [React.version]: copy }];
  });
  return Object.fromEntries(entries);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isContainer = (value: unknown): value is Container => isObject(value) && 'init' in value && 'get' in value;

const hasRemoteModule = (value: unknown): value is { readonly default: RemoteModule } =>
  isObject(value) && 'default' in value && isObject(value.default) && 'pages' in value.default;

/**
 * The shell's side of federation. It never finds a remote by itself: every address and every
 * digest comes from the edge.
 */
export function createFederation(loadFile: LoadFile) {
  const scopes = createReleaseScopes(globalThis, () => document.currentScript);

  async function evaluate({ release, container }: ReleaseScope): Promise<RemoteModule> {
    if (!isContainer(container)) throw new Error(`${release.entry[0]} defines something else than a container`);
    await container.init(createShareScope());
    const loaded = (await container.get(REMOTE_MODULE_KEY))();
    if (!hasRemoteModule(loaded)) throw new Error('its container gives no module with pages');
    return loaded.default;
  }

  return {
    run(release: ResolvedRelease): RunningRelease {
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
          if (release.needsRuntime) {
            const { provideRuntime } = await import('./former-runtime.ts').catch((error) => {
              throw new LoadError(kindOfCause(error, 'evaluation'), 'entry', error);
            });
            provideRuntime(release);
          }
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
