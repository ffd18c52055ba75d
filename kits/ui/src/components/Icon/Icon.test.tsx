import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ICONS } from '../../icons/icon-set.ts';
import { iconSvg } from '../../icons/icon-svg.ts';
import { Icon } from './Icon.tsx';

describe('Icon', () => {
  it('is decoration beside words', () => {
    const markup = renderToStaticMarkup(<Icon shape={ICONS.search} />);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toContain('role=');
  });

  it('is a picture with a name where it stands alone', () => {
    const markup = renderToStaticMarkup(<Icon shape={ICONS.search} label="Buscar" />);
    expect(markup).toContain('role="img" aria-label="Buscar"');
    expect(markup).not.toContain('aria-hidden');
  });
});

it('an icon is the same path without React', () => {
  expect(iconSvg(ICONS.menu, 'mark')).toContain(`<path d="${ICONS.menu}"/>`);
  expect(iconSvg(ICONS.menu, 'mark')).toMatch(/^<svg class="mark" .*aria-hidden="true">/);
});
