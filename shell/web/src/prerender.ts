/** What the shell's build runs in Node: its pages, its layouts, how it draws the navigation. */
export { renderFragment } from '@travesia/kit-remote/render-fragment';
export { default as pages } from './pages/module.ts';
export { navigationTemplates } from './places/navigation-templates.tsx';
export { renderLayout } from './render-layout.tsx';
export const plans = {};
