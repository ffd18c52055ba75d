import { SITE_NAME } from '@travesia/contracts/page';
import { THEME_COLOR } from '../theme-color.ts';
import { APP_ICONS_PATH } from './addresses.ts';

const colours = (colour: string) => ({ theme_color: colour, background_color: colour });

const icon = (file: string, sizePx: number, purpose: 'any' | 'maskable') => ({
  src: `${APP_ICONS_PATH}/${file}`,
  sizes: `${sizePx}x${sizePx}`,
  type: 'image/png',
  purpose,
});

/** What a browser has to know to install the product; the members are those of the W3C's Web Application Manifest. */
export const WEB_APP_MANIFEST = {
  // Whoever installed it keeps it when the start moves.
  id: '/',
  name: `${SITE_NAME}: prepara la PAES`,
  short_name: SITE_NAME,
  description: 'Ensayos, puntajes de corte, calculadora de NEM y temarios para preparar la PAES.',
  lang: 'es-CL',
  dir: 'ltr',
  scope: '/',
  // The page that suits whoever comes: its ways are a student's where one has signed in.
  start_url: '/',
  display: 'standalone',
  categories: ['education'],
  ...colours(THEME_COLOR.light),
  color_scheme_dark: colours(THEME_COLOR.dark),
  icons: [
    icon('any-192.png', 192, 'any'),
    icon('any-512.png', 512, 'any'),
    icon('maskable-192.png', 192, 'maskable'),
    icon('maskable-512.png', 512, 'maskable'),
  ],
} as const;
