import type { Mutant } from './mutant.ts';

const WALK = ['infra/e2e', '--only', '/juegos/celula is read with few requests'];

/** Faults that only a build shows, most of them in a browser. */
export const PAGE_MUTANTS: readonly Mutant[] = [
  {
    name: 'sign-in-code-in-every-page',
    kind: 'bytes',
    file: 'shell/web/src/session/load-identity.ts',
    find: `import type { IdentityClient } from './identity-client.ts';

/** The provider's library is as large as the rest of the shell: it comes when it is wanted. */
export async function loadIdentity(config: IdentityConfig): Promise<IdentityClient> {
  const { createFirebaseIdentity } = await import('./firebase-identity.ts');
`,
    replace: `import { createFirebaseIdentity } from './firebase-identity.ts';
import type { IdentityClient } from './identity-client.ts';

export async function loadIdentity(config: IdentityConfig): Promise<IdentityClient> {
`,
    check: ['infra/e2e', '--steps', 'build,budgets'],
    expect: '✗ budgets',
  },
  {
    name: 'script-that-comes-late',
    kind: 'bytes',
    file: 'remotes/juegos/web/celula/page.tsx',
    find: "import { Upcoming } from '../upcoming/Upcoming.tsx';\n",
    replace: "\nconst { Upcoming } = await import('../upcoming/Upcoming.tsx');\n",
    check: WALK,
    expect: 'pages.spec.ts',
  },
  {
    name: 'browser-and-server-differ',
    kind: 'page',
    file: 'remotes/juegos/web/celula/page.tsx',
    find: '      title="La célula por dentro"',
    replace: "      title={typeof window === 'undefined' ? 'La célula' : 'La célula por dentro'}",
    check: WALK,
    expect: 'pages.spec.ts',
  },
  {
    name: 'link-without-a-name',
    kind: 'page',
    file: 'shell/web/src/chrome/Header.tsx',
    find: '            </svg>\n            Travesía\n',
    replace: '            </svg>\n',
    check: WALK,
    expect: 'link-name',
  },
  {
    name: 'page-scrolls-to-the-side',
    kind: 'page',
    file: 'shell/web/src/chrome/Header.module.css',
    find: '  overflow-x: auto;\n',
    replace: '',
    check: WALK,
    expect: 'scrolls to the side',
  },
  {
    name: 'picture-without-a-text',
    kind: 'page',
    file: 'remotes/herramientas/web/shared/score-plot.tsx',
    find: ' role="img" aria-label={label}>',
    replace: ' role="img">',
    check: ['infra/e2e', '--only', '/paes/nem/nem-a-puntaje is read with few requests'],
    expect: 'svg-img-alt',
  },
  {
    name: 'focus-lost-on-the-way',
    kind: 'page',
    file: 'shell/web/src/navigation/arrive-at.ts',
    find: '  heading.focus({ preventScroll: true });\n',
    replace: '',
    check: ['infra/e2e', '--only', 'focus goes to the new page and its top is in sight'],
    expect: 'navigation.spec.ts',
  },
  {
    name: 'focus-that-nobody-sees',
    kind: 'page',
    file: 'kits/ui/src/styles/base.css',
    find: '    outline: 3px solid var(--color-focus);',
    replace: '    outline: none;',
    check: ['infra/e2e', '--only', 'is visible and shows that it has the focus'],
    expect: 'keyboard.spec.ts',
  },
  {
    name: 'typed-before-the-page-lives-is-lost',
    kind: 'page',
    file: 'shell/web/src/start/adopt-early-use.ts',
    find: '        else if (field) tell(field, held);\n',
    replace: '',
    check: ['infra/e2e', '--only', 'grades typed while the calculator begins'],
    expect: 'early-input.spec.ts',
  },
  {
    name: 'test-of-another-student-stays-on-the-device',
    kind: 'session',
    file: 'shell/edge/src/offline/offline-worker.js',
    find: "    if (answer.type === 'opaqueredirect') await caches.delete(CACHE);\n",
    replace: '',
    check: ['remotes/ensayos/e2e', '--only', 'does not open for another who was sent to sign in'],
    expect: 'offline-copy.spec.ts',
  },
];
