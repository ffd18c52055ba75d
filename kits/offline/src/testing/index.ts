export { createFakeBrowser, type FakeTab } from './create-fake-browser.ts';
