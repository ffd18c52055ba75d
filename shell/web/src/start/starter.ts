// Runs inside the documents that hydrate on interaction, before their body is read. What it imports goes out with each of them.
import { STARTER_ELEMENT_ID } from '@travesia/contracts/release';
import { applyAppearance } from '../pages/ajustes/appearance.ts';
import { hearSearch } from '../search/search-sheet.ts';
import { noteEarlyUse } from './early-use.ts';
import { hydrateOnInteraction } from './hydrate-on-interaction.ts';
import { isWanted } from './is-wanted.ts';
import { createReleasesLink } from './releases-link.ts';

applyAppearance();
hearSearch(window);
globalThis.travesiaEarlyUse = noteEarlyUse(document);
const template = document.getElementById(STARTER_ELEMENT_ID);
if (template instanceof HTMLTemplateElement) {
  const start = hydrateOnInteraction(window, template.content, createReleasesLink(document));
  document.addEventListener('DOMContentLoaded', () => {
    if (isWanted(window)) start();
  });
}
