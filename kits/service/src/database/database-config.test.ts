import { expect, it } from 'vitest';
import { readDatabaseConfig } from './database-config.ts';

const read = (env: NodeJS.ProcessEnv) => readDatabaseConfig(env, '/datos');

it('is the embedded one in the data folder where nothing is said', () => {
  const embedded = { status: 'ready', settings: { engine: 'embedded', folder: '/datos/database' } };
  expect(read({})).toEqual(embedded);
  expect(read({ DATABASE_URL: ' ' })).toEqual(embedded);
});

it.each(['postgres://ana:clave@bd.example:5432/travesia?sslmode=require', 'postgresql://localhost/travesia'])(
  'is the server at %s',
  (url) => {
    const named = { status: 'ready', settings: { engine: 'postgresql', url, prepare: true } };
    expect(read({ DATABASE_URL: url })).toEqual(named);
    expect(read({ DATABASE_URL: url, NODE_ENV: 'production' })).toEqual(named);
  },
);

it('names no statement behind a pooler that knows no names', () => {
  const url = 'postgres://localhost:6432/travesia';
  expect(read({ DATABASE_URL: url, DATABASE_PREPARE: 'off' })).toEqual({
    status: 'ready',
    settings: { engine: 'postgresql', url, prepare: false },
  });
  expect(read({ DATABASE_URL: url, DATABASE_PREPARE: 'quizás' })).toMatchObject({
    status: 'refused',
    sentence: expect.stringMatching(/^DATABASE_PREPARE debe ser /),
  });
});

it.each(['mysql://localhost/x', 'localhost:5432', 'secreto'])('is refused for %s, without repeating it', (url) => {
  const config = read({ DATABASE_URL: url });
  expect(config).toMatchObject({ status: 'refused', sentence: expect.stringContaining('DATABASE_URL') });
  expect(JSON.stringify(config)).not.toContain(url);
});

it('is never the embedded one in production', () => {
  expect(read({ NODE_ENV: 'production' })).toMatchObject({
    status: 'refused',
    sentence: expect.stringMatching(/^Falta DATABASE_URL/),
  });
});
