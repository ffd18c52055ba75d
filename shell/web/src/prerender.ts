/** What the shell's build runs in Node: its pages, its layouts. */
export { renderFragment } from '@travesia/kit-remote/render-fragment';
export { default as pages } from './pages/module.ts';
export { renderLayout } from './render-layout.tsx';
export const plans = {};
