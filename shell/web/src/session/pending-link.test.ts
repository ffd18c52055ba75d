// @vitest-environment happy-dom
import { GithubAuthProvider, TwitterAuthProvider } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPendingLink } from './forget-pending-link.ts';
import { type PendingLink, pendingLink } from './pending-link.ts';

const LINKS: readonly PendingLink[] = [
  { provider: 'github', credential: GithubAuthProvider.credential('permiso'), email: 'ana@ejemplo.cl' },
  { provider: 'twitter', credential: TwitterAuthProvider.credential('permiso', 'clave'), email: 'ana@ejemplo.cl' },
];

beforeEach(() => sessionStorage.clear());

describe('a link that waits for the account it belongs to', () => {
  it.each(LINKS)('outlives the document, and is taken once: $provider', (link) => {
    pendingLink.remember(link);
    expect(pendingLink.take()).toEqual(link);
    expect(pendingLink.take()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes with the session', () => {
    for (const link of LINKS) pendingLink.remember(link);
    forgetPendingLink();
    expect(pendingLink.take()).toBeNull();
  });

  it.each([
    '{',
    'null',
    '7',
    '{"provider":"github"}',
    '{"provider":"github","email":"a@b.cl"}',
    '{"provider":"otro","credential":{},"email":"a@b.cl"}',
  ])('is none where storage holds %s', (stored) => {
    sessionStorage.setItem('travesia:vinculo-pendiente', stored);
    expect(pendingLink.take()).toBeNull();
  });

  it('is none where storage is not allowed', () => {
    const denied = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('sessionStorage', { setItem: denied, getItem: denied, removeItem: denied });
    for (const link of LINKS) pendingLink.remember(link);
    expect(pendingLink.take()).toBeNull();
    vi.unstubAllGlobals();
  });
});
