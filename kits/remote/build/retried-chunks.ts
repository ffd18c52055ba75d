import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core';

/** Has no closure over anything: it runs in the browser, inside the runtime of a release. */
class RetriedChunks extends RuntimeModule {
  constructor() {
    super('retried chunks', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const load = RuntimeGlobals.loadScript;
    return `
      var loadOnce = ${load}, failures = {};
      ${load} = function (url, done, key, chunk) {
        var tried = failures[url];
        loadOnce(tried ? url + '?intento=' + tried : url, function (event) {
          if (!event || event.type !== 'load') failures[url] = (tried || 0) + 1;
          return done(event);
        }, key, chunk);
      };`;
  }
}

/**
 * A script that failed is asked for under another address the next time: browsers answer the same
 * address from the request that still hangs, or from the broken answer they kept.
 */
export class RetriedChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RetriedChunksPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('RetriedChunksPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new RetriedChunks());
      });
    });
  }
}
