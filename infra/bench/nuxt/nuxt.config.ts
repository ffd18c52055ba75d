import { fileURLToPath } from 'node:url';

const inProject = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Nuxt as it comes, but for compression, which is left to whoever runs it. What is not about components is the
// product's own: its figures' arithmetic, its sentences and its style sheets.
export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  buildDir: 'dist/build',
  css: ['#kit/styles/index.css', '#shell/shell.css'],
  app: {
    head: {
      htmlAttrs: { lang: 'es-CL' },
      link: [{ rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' }],
      // Components' styles stand in the document before the sheet that puts the layers in order.
      style: [{ innerHTML: '@layer reset, tokens, base, kit, shell, remotes;', tagPriority: 'critical' }],
    },
  },
  dir: { public: inProject('shell/web/public') },
  alias: {
    '#cutoffs': here('dist/cutoffs.json'),
    '#carreras': inProject('remotes/carreras'),
    '#kit': inProject('kits/ui/src'),
    '#shell': inProject('shell/web/src'),
    '@travesia/kit-paes': inProject('kits/paes/src/index.ts'),
    '@travesia/kit-ui': here('kit-ui.ts'),
  },
  nitro: {
    output: { dir: 'dist/output' },
    compressPublicAssets: { brotli: true, gzip: true },
  },
  routeRules: { '/prerendered': { prerender: true } },
});
