import { join } from 'node:path';
import { type Compiler, NormalModuleReplacementPlugin, RuntimeGlobals, RuntimeModule } from '@rspack/core';

/**
 * What a container needs at run time: it takes the scope that the shell gives it, and from there the copy of what it
 * shares; where no version is in range (`^major.minor.0`, as the build writes it) it loads the copy that it brings.
 * The release is where its entry came from.
 *
 * The plugin of Module Federation leaves these functions open and writes only their data. Those of its runtime read
 * every range of npm's grammar, manifests and plugins: 5 kB (brotli) more in every entry, on the way to every page.
 * Has no closure over anything: it runs in the browser.
 */
export class FederationRuntime extends RuntimeModule {
  constructor() {
    super('federation', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return `
      var require = __webpack_require__, scope = {}, settled = {};
      require.p = document.currentScript.src.replace(/[^/]*$/, '');
      var parts = (version) => version.split('.').map(Number);
      var find = (copies, range) => {
        var least = parts(range.slice(1));
        return Object.keys(copies || {}).find((version) => {
          var is = parts(version);
          return is[0] === least[0] && is[1] >= least[1] && is[2] >= 0;
        });
      };
      require.initContainer = (given) => { scope = given; };
      require.getContainer = (key) => Promise.resolve(require.initializeExposesData.moduleMap[key]());
      require.f.consumes = (chunk, promises) => {
        var data = require.consumesLoadingData;
        (data.chunkMapping[chunk] || []).forEach((id) => {
          var { shareKey, requiredVersion, fallback } = data.moduleIdToConsumeDataMapping[id];
          var settle = (factory) => {
            require.m[id] = (module) => {
              delete require.c[id];
              module.exports = factory();
            };
          };
          if (!settled[id]) {
            var copies = scope[shareKey], version = find(copies, requiredVersion);
            settled[id] = Promise.resolve(version ? copies[version].get() : fallback()).then(settle);
            settled[id].catch(() => delete settled[id]);
          }
          promises.push(settled[id]);
        });
      };`;
  }
}

/** The request by which the plugin puts its own runtime, as a module, in front of every entry. */
const ENTRY_RUNTIME = /^@module-federation\/runtime\/rspack\.js!=!/;

/** For the plugin's own runtime alone: what to offer to others, which chunks there are, and that it runs first. */
const UNREAD = ['sharing', 'module_federation/runtime', 'embed_federation_runtime'];

/** Puts the above into every container, and nothing else. */
export class FederationRuntimePlugin {
  apply(compiler: Compiler): void {
    new NormalModuleReplacementPlugin(ENTRY_RUNTIME, join(import.meta.dirname, 'no-entry-runtime.js')).apply(compiler);
    compiler.hooks.compilation.tap('FederationRuntimePlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.shareScopeMap)
        .tap('FederationRuntimePlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new FederationRuntime());
        });
      compilation.hooks.runtimeModule.tap('FederationRuntimePlugin', ({ name, source }) => {
        if (source && UNREAD.includes(name)) source.source = Buffer.from(';');
      });
    });
  }
}
