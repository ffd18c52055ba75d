import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HTTP_RETRY_STATUSES, type HttpRequest } from '@travesia/contracts/page';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpClient } from './http.ts';

const servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    http: createHttpClient(`http://127.0.0.1:${port}`),
    count: () => requests,
  };
}

const status = (code: number) => (_: IncomingMessage, response: ServerResponse) => response.writeHead(code).end();

describe('the HTTP client', () => {
  it('gives the parsed body and sends queries', async () => {
    const { http } = await serve((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ url: request.url }));
    });
    expect(await http('/api/x', { query: { a: 1, b: undefined } })).toEqual({ url: '/api/x?a=1' });
  });

  it.each(HTTP_RETRY_STATUSES)('asks once more after %i', async (code) => {
    const { http, count } = await serve(status(code));
    await expect(http('/api/x')).rejects.toMatchObject({ status: code });
    expect(count()).toBe(2);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('never sends a %s twice', async (method) => {
    const { http, count } = await serve(status(503));
    await expect(http('/api/x', { method, body: {} })).rejects.toMatchObject({ status: 503 });
    expect(count()).toBe(1);
  });

  it.each([400, 401, 404, 410, 501, 599])('takes %i as a failure and does not repeat it', async (code) => {
    const { http, count } = await serve(status(code));
    await expect(http('/api/x')).rejects.toMatchObject({ status: code });
    expect(count()).toBe(1);
  });

  it('succeeds when the second try does', async () => {
    let tries = 0;
    const { http } = await serve((_, response) => {
      tries += 1;
      response.writeHead(tries === 1 ? 503 : 200, { 'content-type': 'application/json' }).end('{"ok":true}');
    });
    expect(await http('/api/x')).toEqual({ ok: true });
  });

  it('hands over the problem document', async () => {
    const problem = { type: 'about:blank', title: 'Demasiadas solicitudes', status: 422, detail: 'Espera un minuto.' };
    const { http } = await serve((_, response) => {
      response.writeHead(422, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
    });
    await expect(http('/api/x')).rejects.toMatchObject({ status: 422, problem });
  });

  it.each([
    ['30', 30_000],
    ['0', 0],
    ['Sun, 22 Nov 2026 20:00:00 GMT', undefined],
    ['soon', undefined],
  ])('hands over how long it is asked to wait: %s', async (said, retryAfterMs) => {
    const { http } = await serve((_, response) => response.writeHead(429, { 'retry-after': said }).end());
    const failure: unknown = await http('/api/x', { method: 'POST' }).catch((error) => error);
    expect(failure).toHaveProperty('status', 429);
    if (retryAfterMs === undefined) expect(failure).not.toHaveProperty('retryAfterMs');
    else expect(failure).toHaveProperty('retryAfterMs', retryAfterMs);
  });

  it.each([
    ['application/json', '{"a":1}', { a: 1 }],
    ['application/problem+json; charset=utf-8', '[1]', [1]],
    ['text/plain; charset=utf-8', '1', '1'],
    ['application/json', 'Bad gateway', 'Bad gateway'],
    ['application/json', '', undefined],
  ])('gives of %s with %s what it says', async (type, body, expected) => {
    const { http } = await serve((_, response) => response.writeHead(200, { 'content-type': type }).end(body));
    expect(await http('/api/x')).toEqual(expected);
  });

  it('sends a body as JSON, with the headers of the page', async () => {
    const { http } = await serve(async (request, response) => {
      const body = await request.setEncoding('utf8').toArray();
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify([request.method, request.headers['content-type'], request.headers['x-page'], body.join('')]),
      );
    });
    const sent = await http('/api/x', { method: 'PUT', body: { año: 2027 }, headers: { 'x-page': 'ajustes' } });
    expect(sent).toEqual(['PUT', 'application/json', 'ajustes', '{"año":2027}']);
  });

  it('adds its query to one that stands in the path', async () => {
    const { http } = await serve((request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' }).end(request.url);
    });
    expect(await http('/api/x?a=1', { query: { q: 'ñ &', no: undefined } })).toBe('/api/x?a=1&q=%C3%B1+%26');
  });

  it('asks once more where the connection broke, and not where the page gave up', async () => {
    let tries = 0;
    const { http, count } = await serve((request, response) => {
      tries += 1;
      if (tries === 1) request.socket.destroy();
      else response.writeHead(204).end();
    });
    expect(await http('/api/x')).toBeUndefined();
    expect(count()).toBe(2);
    const given = new AbortController();
    const silent = await serve(() => given.abort());
    await expect(silent.http('/api/x', { signal: given.signal })).rejects.not.toHaveProperty('status');
    expect(silent.count()).toBe(1);
  });

  it('fails without a status when nobody answers', async () => {
    const { base, http } = await serve((request) => request.socket.destroy());
    const failure: unknown = await http('/api/x', { method: 'POST' } satisfies HttpRequest).catch((error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toHaveProperty('status');
    expect(base).toContain('127.0.0.1');
  });
});
