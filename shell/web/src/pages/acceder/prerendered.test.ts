import { navMark } from '@travesia/contracts/release';
import { renderFragment } from '@travesia/kit-remote/render-fragment';
import { describe, expect, it } from 'vitest';
import * as callback from '../callback/page.tsx';
import * as acceder from './page.tsx';

const at = (pathname: string) => ({ params: {}, location: { pathname, search: '', hash: '' } });

describe('the prerendered sign-in', () => {
  it('is useful before any script, and without one', async () => {
    const html = await renderFragment(acceder, at('/acceder'));
    expect(html).toContain('<noscript>');
    expect(html).toContain('Para entrar se necesita JavaScript');
    // Where the edge draws the ways on that need no account.
    expect(html).toContain(navMark('ways'));
    expect(html).not.toContain('<form');
  });

  it('says the same where links come back to', async () => {
    const html = await renderFragment(callback, at('/acceder/callback'));
    expect(html).toContain('Para entrar se necesita JavaScript');
  });
});
