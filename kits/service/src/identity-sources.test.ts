import { expect, it } from 'vitest';
import { identitySources } from './identity-sources.ts';

const identity = { apiKey: 'k', authDomain: 'travesia.firebaseapp.com', projectId: 'travesia' };

it('lets pages ask the provider, and frame only its own domain', () => {
  expect(identitySources(identity)).toEqual({
    connections: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    foreign: {
      pages: ['/acceder', '/ajustes'],
      scripts: ['https://apis.google.com'],
      frames: ['https://travesia.firebaseapp.com'],
    },
  });
});

it('puts the emulator in its place where there is one', () => {
  const emulator = 'http://localhost:9099';
  const { connections, foreign } = identitySources({ ...identity, emulator });
  expect(connections).toEqual([emulator]);
  expect(foreign.frames).toEqual([emulator]);
});
