import { describe, expect, it, vi } from 'vitest';
import { createService } from './create-service.ts';
import { READINESS_DEADLINE_MS } from './limits.ts';
import { createSampleService } from './testing/sample-service.ts';

describe('readiness', () => {
  it('is separate from liveness', async () => {
    const { app, log } = createSampleService();
    let broken = true;
    app.readiness.add('base', () => {
      if (broken) throw new Error('sin conexión');
    });
    app.readiness.add('registro', async () => 'ok');
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: 'not ready', checks: { base: 'failed', registro: 'ok' }, concerns: [] });
    expect(log.entries()).toContainEqual(expect.objectContaining({ check: 'base', msg: 'not ready' }));
    broken = false;
    expect((await app.inject('/readyz')).json()).toMatchObject({
      status: 'ready',
      checks: { base: 'ok', registro: 'ok' },
    });
  });

  it('answers by concern, and for what the service is there for', async () => {
    const app = createService({
      name: 'prueba',
      origin: 'http://a.cl',
      readyFor: 'documents',
      log: { level: 'silent' },
    });
    const broken = new Set<string>();
    const check = (name: string) => () => {
      if (broken.has(name)) throw new Error(name);
    };
    app.readiness.add('release', check('release'), ['documents']);
    app.readiness.add('base', check('base'), ['ensayos', 'carreras']);
    app.readiness.add('disco', check('disco'));
    const look = async (path: string) => {
      const answer = await app.inject(path);
      return [answer.statusCode, answer.json().checks];
    };

    broken.add('base');
    expect((await app.inject('/readyz')).json()).toEqual({
      status: 'ready',
      checks: { release: 'ok', disco: 'ok' },
      concerns: ['carreras', 'documents', 'ensayos'],
    });
    expect(await look('/readyz/documents')).toEqual([200, { release: 'ok', disco: 'ok' }]);
    expect(await look('/readyz/ensayos')).toEqual([503, { base: 'failed', disco: 'ok' }]);
    broken.clear();
    expect(await look('/readyz/ensayos')).toEqual([200, { base: 'ok', disco: 'ok' }]);
    broken.add('disco');
    for (const path of ['/readyz', '/readyz/documents', '/readyz/carreras']) {
      expect((await app.inject(path)).statusCode).toBe(503);
    }
    broken.clear();
    expect((await app.inject('/readyz/otra')).statusCode).toBe(404);
    app.readiness.drain();
    expect((await app.inject('/readyz/ensayos')).json()).toMatchObject({ status: 'stopping' });
  });

  it('tells what a check says that passes, and should be looked at', async () => {
    const { app } = createSampleService();
    app.readiness.add('registro', () => 'degraded: revision 2 is served');
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: 'ready', checks: { registro: 'degraded: revision 2 is served' } });
  });

  it('counts a check that hangs as failed', async () => {
    const { app } = createSampleService();
    app.readiness.add('lenta', () => new Promise(() => {}));
    await app.ready();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const answer = app.inject('/readyz');
      await vi.advanceTimersByTimeAsync(READINESS_DEADLINE_MS);
      expect((await answer).statusCode).toBe(503);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends when the service is about to stop, and connections with it', async () => {
    const { app } = createSampleService();
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    app.readiness.drain();
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['connection']).toBe('close');
    expect(answer.json()).toMatchObject({ status: 'stopping' });
  });

  it('refuses two checks of one name', () => {
    const { app } = createSampleService();
    app.readiness.add('base', () => {});
    expect(() => app.readiness.add('base', () => {})).toThrow(/"base" is already there/);
  });
});
