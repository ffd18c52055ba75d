/**
 * Runs before React in development builds. Every remote's dev server brings a refresh runtime of
 * its own, and each learns about React from this hook; without one that remembers, a remote that
 * arrives after React reports "up to date" and changes nothing on the screen.
 */
const renderers = new Map<number, unknown>();

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    renderers,
    supportsFiber: true,
    inject(renderer: unknown) {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  },
});

export {};
