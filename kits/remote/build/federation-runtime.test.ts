import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { FederationRuntime } from './federation-runtime.ts';

interface Consumed {
  exports?: unknown;
}

/** The part of a bundle's runtime that it meets in a container that shares React as module 5 and has a chunk 0. */
function container(requiredVersion: string, fallback: () => Promise<() => unknown>) {
  const modules: Record<string, (module: Consumed) => void> = {};
  const runtime = {
    m: modules,
    c: {},
    f: {} as { consumes(chunk: number, promises: Promise<unknown>[]): void },
    consumesLoadingData: {
      chunkMapping: { 0: ['5'] },
      moduleIdToConsumeDataMapping: { 5: { shareKey: 'react', requiredVersion, fallback } },
    },
    initializeExposesData: { moduleMap: { './module': () => () => 'the module' } },
    initContainer(_scope: object): void {},
    p: '',
    getContainer: (_key: string): Promise<() => unknown> => Promise.reject(),
  };
  runInNewContext(new FederationRuntime().generate(), {
    __webpack_require__: runtime,
    document: { currentScript: { src: 'https://travesia.example/releases/viva/1.0.0/entry.js?intento=1' } },
  });
  return {
    ...runtime,
    async load() {
      const promises: Promise<unknown>[] = [];
      runtime.f.consumes(0, promises);
      await Promise.all(promises);
      const module: Consumed = {};
      modules['5']?.(module);
      return module.exports;
    },
  };
}

const own = async () => () => 'own';
const scope = (...versions: readonly string[]) => ({
  react: Object.fromEntries(versions.map((version) => [version, { get: () => () => version }])),
});

describe('a container', () => {
  it('gives what it exposes', async () => {
    expect((await container('^19.3.0', own).getContainer('./module'))()).toBe('the module');
  });

  it('finds its files beside its entry, whichever attempt brought that', () => {
    expect(container('^19.3.0', own).p).toBe('https://travesia.example/releases/viva/1.0.0/');
  });

  it.each([
    ['^19.3.0', ['19.3.1'], '19.3.1'],
    ['^19.2.0', ['19.10.0'], '19.10.0'],
    ['^19.4.0', ['19.3.1'], 'own'],
    ['^18.3.0', ['19.3.1'], 'own'],
    ['^19.3.0', ['20.3.0', '19.3.0'], '19.3.0'],
    ['^19.3.0', ['19.4.0-canary-1'], 'own'],
    ['^19.3.0', [], 'own'],
  ])('that shares %s takes of %j the copy in range, or else its own', async (range, versions, taken) => {
    const made = container(range, own);
    made.initContainer(scope(...versions));
    expect(await made.load()).toBe(taken);
  });

  it('takes its own where it is offered nothing, and asks for it once', async () => {
    let asked = 0;
    const made = container('^19.3.0', async () => {
      asked += 1;
      return () => 'own';
    });
    made.initContainer({});
    expect(await Promise.all([made.load(), made.load()])).toEqual(['own', 'own']);
    expect(asked).toBe(1);
  });

  it('waits for a copy that comes later', async () => {
    const made = container('^19.3.0', own);
    made.initContainer({ react: { '19.3.1': { get: async () => () => 'late' } } });
    expect(await made.load()).toBe('late');
  });

  it('asks again for its own copy after that did not come', async () => {
    let attempts = 0;
    const made = container('^18.3.0', async () => {
      if (++attempts === 1) throw new Error('no network');
      return () => 'own';
    });
    made.initContainer(scope('19.3.1'));
    await expect(made.load()).rejects.toThrow('no network');
    expect(await made.load()).toBe('own');
  });
});
