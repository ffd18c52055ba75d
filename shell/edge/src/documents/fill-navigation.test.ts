import { createNavigation, NAV_GAPS, type NavigationTemplates, navMark, positionOf } from '@travesia/contracts/release';
import { expect, it } from 'vitest';
import { fillNavigation } from './fill-navigation.ts';

const same = (html: string) => ({ idle: html, page: html.replace('>', ' aria-current="page">'), within: html });
const templates: NavigationTemplates = {
  lists: {
    menu: {
      of: 'areas',
      wrap: `<ul>${NAV_GAPS.entries}</ul>`,
      entry: same(`<li>${NAV_GAPS.icon}${NAV_GAPS.path}:${NAV_GAPS.label}</li>`),
      group: same(`<li>${NAV_GAPS.label}<ol>${NAV_GAPS.entries}</ol></li>`),
      place: same(`<li>${NAV_GAPS.path}</li>`),
    },
  },
  icons: { home: '<svg/>' },
  otherIcon: '<i/>',
};

const place = (order: number, label: string, icon = 'home', group: 'home' | 'games' = 'home') =>
  ({ label, short: label, icon, group, order, audience: 'both' }) as const;
const page = { page: 'pagina', title: 'Página', access: 'public' } as const;

function draw(html: string, routes: Parameters<typeof createNavigation>[0][number]['routes'], pattern = '/otra') {
  const navigation = createNavigation([{ name: 'juegos', routes }], 'visitor');
  return fillNavigation(html, templates, navigation, positionOf(navigation, { pattern, release: '', isRemote: false }));
}

it('stands where its mark stands, with the icons that the shell knows and another for those it does not', () => {
  const routes = [
    { ...page, path: '/a' as const, nav: place(0, 'A') },
    { ...page, path: '/b' as const, nav: place(0, 'B', 'unicorn', 'games') },
  ];
  expect(draw(`<p>${navMark('menu')}</p>`, routes)).toBe('<p><ul><li><svg/>/a:A</li><li><i/>/b:B</li></ul></p>');
});

it('draws the places of an area inside it, and the page as current', () => {
  const routes = [
    { ...page, path: '/a' as const, nav: place(0, 'A') },
    { ...page, path: '/b' as const, nav: place(1, 'B') },
  ];
  const drawn = '<ul><li>Inicio<ol><li>/a</li><li aria-current="page">/b</li></ol></li></ul>';
  expect(draw(navMark('menu'), routes, '/b')).toBe(drawn);
});

it('writes names as text, and looks for no gap in them', () => {
  const routes = [{ ...page, path: '/a' as const, nav: place(0, `<b>"${NAV_GAPS.path}"`) }];
  expect(draw(navMark('menu'), routes)).toBe('<ul><li><svg/>/a:&lt;b&gt;&quot;%NAV-PATH%&quot;</li></ul>');
});

it('leaves nothing where there is no entry or no such list, and what an older shell wrote as it is', () => {
  expect(draw(`<p>${navMark('menu')}</p>`, [])).toBe('<p></p>');
  expect(draw(`<p>${navMark('otra')}</p>`, [{ ...page, path: '/a', nav: place(0, 'A') }])).toBe('<p></p>');
  expect(fillNavigation(`<a>${navMark('menu')}</a>`, undefined, [], undefined)).toBe(`<a>${navMark('menu')}</a>`);
});
