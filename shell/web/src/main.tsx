// First: it declares the order of the cascade layers.
import '@travesia/kit-ui/styles.css';

import {
  BOOT_ELEMENT_ID,
  type BootDocument,
  PAGES_ELEMENT_ID,
  SHELL_ELEMENT_ID,
  type WrittenBoot,
} from '@travesia/contracts/release';
import { hydrateRoot } from 'react-dom/client';
import { Chrome } from './chrome/Chrome.tsx';
import { applyAppearance } from './pages/ajustes/appearance.ts';
import shellModule from './pages/module.ts';
import './shell.css';
import { fetchReleases } from './start/fetch-releases.ts';
import { Travesia } from './travesia.ts';

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the document has no #${id}`);
  return element;
}

function start(boot: BootDocument): void {
  const travesia = new Travesia(boot, byId(PAGES_ELEMENT_ID), shellModule);

  hydrateRoot(
    byId(SHELL_ELEMENT_ID),
    <Chrome
      state={travesia.chrome}
      initial={{ layout: travesia.layout, session: boot.session }}
      placeholder=""
      attach={(element) => element && travesia.attachPages(element)}
    />,
    { identifierPrefix: 's-' },
  );

  if (boot.tools) {
    void import('./release-panel/start-release-tools.tsx').then(({ startReleaseTools }) => startReleaseTools(boot));
  }
}

applyAppearance();
const written: WrittenBoot = JSON.parse(byId(BOOT_ELEMENT_ID).textContent);
const { releases } = written;
if (releases) start({ ...written, releases });
else void fetchReleases(written.build).then((fetched) => start({ ...written, releases: fetched }));
