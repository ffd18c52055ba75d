import { Counter } from 'prom-client';
import { expect, it } from 'vitest';
import { createSampleService } from './testing/sample-service.ts';

it('counts by the pattern of the route, never by the address', async () => {
  const { app } = createSampleService();
  app.get('/api/carreras/:id', async () => 'ok');
  app.get('/*', async (request) => {
    request.routeLabel = '/paes/:carrera';
    return 'ok';
  });
  await app.inject('/api/carreras/medicina');
  await app.inject('/paes/derecho');
  await app.inject({ method: 'POST', url: '/nada' });
  const { body } = await app.inject('/metrics');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/carreras/:id",status="200"} 1');
  expect(body).toContain('route="/paes/:carrera"');
  expect(body).toContain('route="unmatched",status="404"');
  expect(body).toContain('nodejs_eventloop_lag_seconds');
  expect(body).not.toContain('medicina');
});

it('is not there for anybody else', async () => {
  const { app } = createSampleService();
  expect((await app.inject({ url: '/metrics', remoteAddress: '10.0.0.7' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '8.8.8.8' } })).statusCode).toBe(404);
  expect((await app.inject({ url: '/metrics', remoteAddress: '::ffff:127.0.0.1' })).statusCode).toBe(200);
});

it('is for who has the token, wherever they are, and for nobody without', async () => {
  const { app } = createSampleService({ metricsToken: 'un-secreto-de-treinta-y-dos-letras' });
  const ask = async (authorization?: string, remoteAddress = '10.0.0.7') =>
    (await app.inject({ url: '/metrics', remoteAddress, headers: authorization ? { authorization } : {} })).statusCode;
  expect(await ask('Bearer un-secreto-de-treinta-y-dos-letras')).toBe(200);
  expect(await ask('Bearer un-secreto-de-treinta-y-dos-letraS')).toBe(404);
  expect(await ask('un-secreto-de-treinta-y-dos-letras')).toBe(404);
  expect(await ask()).toBe(404);
  expect(await ask(undefined, '127.0.0.1')).toBe(404);
});

it('has room for what plugins count', async () => {
  const { app } = createSampleService();
  app.register(async (scope) => {
    new Counter({ name: 'ensayos_total', help: 'Exams', registers: [scope.metrics] }).inc(3);
  });
  expect((await app.inject('/metrics')).body).toContain('ensayos_total 3');
});
