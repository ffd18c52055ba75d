import { RELEASE_OVERRIDE_PATH } from '@travesia/contracts/release';
import { expect, it, vi } from 'vitest';
import { createOverrideClient } from './override-client.ts';

function open(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => answer());
  const reload = vi.fn();
  return { client: createOverrideClient({ fetch, reload }), fetch, reload };
}

it('pins exactly what it is told, and opens the page again', async () => {
  const { client, fetch, reload } = open(() => new Response(null, { status: 204 }));
  await client.pin({ juegos: '1.0.0-aaaa' });
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect([address, init?.method, init?.body]).toEqual([
    RELEASE_OVERRIDE_PATH,
    'PUT',
    '{"releases":{"juegos":"1.0.0-aaaa"}}',
  ]);
  expect(reload).toHaveBeenCalledOnce();
});

it('lets everything go where nothing is to be pinned', async () => {
  const { client, fetch, reload } = open(() => new Response(null, { status: 204 }));
  await client.pin({});
  expect(fetch).toHaveBeenCalledWith(RELEASE_OVERRIDE_PATH, { method: 'DELETE' });
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  [400, 'no se puede fijar'],
  [401, 'entra de nuevo'],
  [403, 'no es del equipo'],
  [429, 'espera un minuto'],
  [503, '503'],
])('says why %i changed nothing, and stays', async (status, words) => {
  const { client, reload } = open(() => new Response(null, { status }));
  await expect(client.pin({ juegos: '1.0.0-aaaa' })).rejects.toThrow(words);
  expect(reload).not.toHaveBeenCalled();
});

it('says so where nobody answers', async () => {
  const { client } = open(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(client.kept()).rejects.toThrow('revisa la conexión');
});

it('reads what is kept, and says so where the answer is something else', async () => {
  const kept = { juegos: [{ id: '1.0.0-aaaa', version: '1.0.0', publishedAt: '2026-03-01T12:00:00.000Z' }] };
  expect(await open(() => Response.json(kept)).client.kept()).toEqual(kept);
  const { client } = open(() => Response.json({ juegos: ['1.0.0-aaaa'] }));
  await expect(client.kept()).rejects.toThrow('recarga la página');
});

it('reads what everybody gets from the newest build', async () => {
  const answers = [
    { id: 'r1-a', timestamp: 1 },
    { id: 'r1-a', timestamp: 1, revision: 1, releases: { juegos: '1.0.0-aaaa' }, prerendered: [] },
  ];
  const { client, fetch } = open(() => Response.json(answers.shift()));
  expect(await client.live()).toEqual({ juegos: '1.0.0-aaaa' });
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/builds/latest.json', '/builds/meta/r1-a.json']);
});
