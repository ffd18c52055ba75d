import { describe, expect, it, vi } from 'vitest';
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
    expect(answer.json()).toEqual({ status: 'not ready', checks: { base: 'failed', registro: 'ok' } });
    expect(log.entries()).toContainEqual(expect.objectContaining({ check: 'base', msg: 'not ready' }));
    broken = false;
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready', checks: { base: 'ok', registro: 'ok' } });
  });

  it('tells what a check says that passes, and should be looked at', async () => {
    const { app } = createSampleService();
    app.readiness.add('registro', () => 'degraded: revision 2 is served');
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ready', checks: { registro: 'degraded: revision 2 is served' } });
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
