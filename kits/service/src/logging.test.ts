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
