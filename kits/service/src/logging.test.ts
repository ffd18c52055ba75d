import { expect, it } from 'vitest';
import { createSampleService } from './testing/sample-service.ts';

it('writes one line of JSON for each answer, with the path and without the query', async () => {
  const { app, log } = createSampleService();
  app.get('/api/carreras/:id', async () => 'ok');
  await app.inject({
    url: '/api/carreras/medicina?oobCode=secreto&q=1',
    headers: { cookie: '__session=secreto', authorization: 'Bearer secreto' },
  });
  const entry = log.entries().find(({ msg }) => msg === 'request');
  expect(entry).toMatchObject({
    level: 'info',
    service: 'muestra',
    method: 'GET',
    path: '/api/carreras/medicina',
    status: 200,
    ms: expect.any(Number),
    reqId: expect.any(String),
    time: expect.stringMatching(/^\d{4}-/),
  });
  expect(log.text()).not.toContain('secreto');
});

it('redacts what is logged by mistake: whole requests, headers, tokens, addresses of mail', async () => {
  const { app, log } = createSampleService();
  app.get('/api/error', async (request) => {
    request.log.info(
      { req: request, headers: request.headers, idToken: 'secreto', who: 'ana@ejemplo.cl' },
      'de ana@ejemplo.cl',
    );
    return 'ok';
  });
  await app.inject({ url: '/api/error', headers: { cookie: '__session=secreto', authorization: 'secreto' } });
  expect(log.text()).not.toContain('secreto');
  expect(log.text()).not.toContain('ana@');
});

it('keeps little of an endless path, which is refused', async () => {
  const { app, log } = createSampleService();
  const response = await app.inject({ url: `/api/corta/ana${'a'.repeat(15_000)}@ejemplo.cl` });
  expect(response.statusCode).toBe(414);
  expect(log.entries().find(({ msg }) => msg === 'request')).toMatchObject({ path: '/api/corta/…', status: 414 });
  expect(log.text().length).toBeLessThan(2_000);
});

it('redacts queries and one-time codes in whatever is logged', async () => {
  const { app, log } = createSampleService();
  app.log.info({ url: '/acceder/callback?oobCode=secreto', oobCode: 'secreto', err: { code: 'ENOENT' } });
  app.log.error(new Error('GET https://ejemplo.cl/x?key=secreto\nfalló'));
  expect(log.text()).not.toContain('secreto');
  expect(log.entries()).toMatchObject([
    { err: { code: 'ENOENT' } },
    { err: { stack: expect.stringContaining('at ') } },
  ]);
});
