// First: it declares the order of the cascade layers.
import '@travesia/kit-ui/styles.css';

import { BOOT_ELEMENT_ID, type BootDocument, PAGES_ELEMENT_ID, SHELL_ELEMENT_ID } from '@travesia/contracts/release';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isWrittenBoot } from './boundary/documents.ts';
import { read } from './boundary/guards.ts';
import { Chrome, layoutDrawn } from './chrome/Chrome.tsx';
import { applyAppearance } from './pages/ajustes/appearance.ts';
import shellModule from './pages/module.ts';
import { adoptIcons } from './places/icon-shapes.ts';
import './search/search-sheet.css';
import './shell.css';
import { Shell } from './shell.ts';
import { fetchReleases } from './start/fetch-releases.ts';

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the document has no #${id}`);
  return element;
}

/** Gives the browser its turn: on a slow phone what lies between two of them is a long task, or none. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function readBoot(): Promise<BootDocument> {
  const written = read(isWrittenBoot, JSON.parse(byId(BOOT_ELEMENT_ID).textContent), 'the boot document');
  return { ...written, releases: written.releases ?? (await fetchReleases(written.build)) };
}

function hydrateChrome(boot: BootDocument, shell: Shell): void {
  const drawn = byId(SHELL_ELEMENT_ID);
  // What the document shows is whole: it comes to life in slices, between which the browser answers.
  startTransition(() => {
    hydrateRoot(
      drawn,
      <Chrome
        state={shell.chrome}
        initial={{ layout: layoutDrawn(drawn), session: boot.session, place: shell.place }}
        placeholder=""
        attach={(element) => element && shell.attachPages(element)}
      />,
      { identifierPrefix: 's-' },
    );
  });
}

/** Reading the scripts was a task, and so is each of what follows. */
async function start(): Promise<void> {
  await nextTask();
  const boot = await readBoot();
  await nextTask();
  adoptIcons(document);
  const shell = new Shell(boot, byId(PAGES_ELEMENT_ID), shellModule);
  await nextTask();
  hydrateChrome(boot, shell);
  if (matchMedia('(display-mode: standalone)').matches) {
    // A browser that refuses leaves an application that needs the network.
    void import('./offline/keep-offline.ts').then((offline) => offline.registerOfflineWorker().catch(() => null));
  }
  if (boot.tools) {
    void import('./release-panel/start-release-tools.tsx').then(({ startReleaseTools }) => startReleaseTools(boot));
  }
}

applyAppearance();
void start();
