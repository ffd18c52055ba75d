import { test as base } from '@playwright/test';
import { accountsUrl } from '../urls.ts';
import {
  DISPLAY_VARIABLE,
  FIREFOX_VARIABLE,
  MINI_BROWSER_VARIABLE,
  programOf,
  WEBKIT_DRIVER_VARIABLE,
} from './engine-programs.ts';
import { type Engine, EngineTab } from './engine-tab.ts';
import { openFirefox } from './open-firefox.ts';
import { type Gate, openGate } from './open-gate.ts';
import { openWebKit } from './open-webkit.ts';

export interface EngineOptions {
  readonly engine: 'firefox' | 'webkit';
}

interface EngineFixtures {
  /** In front of the product, for this test alone. */
  readonly gate: Gate;
  /** With nothing that any other test left. */
  readonly tab: EngineTab;
}

const openEngine = {
  firefox: () => openFirefox(programOf(FIREFOX_VARIABLE)),
  webkit: () =>
    openWebKit({
      driver: programOf(WEBKIT_DRIVER_VARIABLE),
      browser: programOf(MINI_BROWSER_VARIABLE),
      display: programOf(DISPLAY_VARIABLE),
    }),
} satisfies Record<EngineOptions['engine'], unknown>;

export const test = base.extend<EngineFixtures, EngineOptions & { readonly browserOfEngine: Engine }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  browserOfEngine: [
    async ({ engine }, use) => {
      const browser = await openEngine[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  gate: async ({}, use) => {
    const gate = await openGate(accountsUrl());
    await use(gate);
    await gate.close();
  },
  tab: async ({ browserOfEngine }, use) => {
    const tab = new EngineTab(await browserOfEngine.openTab());
    await use(tab);
    await tab.close();
  },
});
