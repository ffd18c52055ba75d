import * as runtimeCore from '@module-federation/runtime-core';
import type { ResolvedRelease } from '@travesia/contracts/release';

declare global {
  /** Where remotes built before contract 1.2 find federation's runtime (`externalRuntime`). */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** Before the entry of such a release runs: it finds the runtime, and nothing of an earlier evaluation of its own. */
export function provideRuntime({ container }: ResolvedRelease): void {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const instances = runtimeCore.CurrentGlobal.__FEDERATION__.__INSTANCES__;
  const kept = instances.filter(({ name }) => name !== container);
  instances.splice(0, instances.length, ...kept);
}
