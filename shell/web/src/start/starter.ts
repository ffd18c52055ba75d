// Runs inside the documents that start on use, before their body is read. What it imports goes out with each of them.
import { STARTER_ELEMENT_ID } from '@travesia/contracts/release';
import { applyAppearance } from '../pages/ajustes/appearance.ts';
import { noteEarlyUse } from './early-use.ts';
import { isWanted } from './is-wanted.ts';
import { createReleasesLink } from './releases-link.ts';
import { startOnUse } from './start-on-use.ts';

applyAppearance();
globalThis.travesiaEarlyUse = noteEarlyUse(document);
const template = document.getElementById(STARTER_ELEMENT_ID);
if (template instanceof HTMLTemplateElement) {
  const start = startOnUse(window, template.content, createReleasesLink(document));
  document.addEventListener('DOMContentLoaded', () => {
    if (isWanted(window)) start();
  });
}
