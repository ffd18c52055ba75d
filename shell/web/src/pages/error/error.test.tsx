import { navMark } from '@travesia/contracts/release';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import ErrorPage, { head } from './page.tsx';

const location = { pathname: '/', search: '', hash: '' };
const render = (params: Readonly<Record<string, string>>) =>
  renderToStaticMarkup(<ErrorPage params={params} location={location} />);

describe('the error page', () => {
  it('names the path that was not found', () => {
    expect(render({ status: '404', path: '/no/existe' })).toContain('>Page Not Found: /no/existe<');
  });

  it('says so without a path too', () => {
    expect(render({ status: '404' })).toContain('>Page Not Found<');
  });

  it('writes a path as text, whatever it holds', () => {
    const html = render({ status: '404', path: '/<img src=x onerror=alert(1)>' });
    expect(html).toContain('Page Not Found: /&lt;img');
    expect(html).not.toContain('<img');
  });

  it('shows every other error as an internal one that can be retried, 500 by default', () => {
    const html = render({ path: '//otro.example' });
    expect(html).toContain('>Internal Server Error<');
    expect(html).toContain('Error 500');
    expect(html).toContain('Reintentar');
    expect(html).not.toContain('otro.example');
    expect(render({ status: '503' })).toContain('Error 503');
  });

  it('always offers a way on and is never indexed', () => {
    for (const params of [{ status: '404' }, { status: '500' }]) {
      expect(render(params)).toContain(navMark('ways'));
      expect(head({ params, location })).toMatchObject({ noIndex: true });
    }
  });
});
