import type { Entries } from '../entry.ts';
import { art } from './art.tsx';
import { controls } from './controls.tsx';
import { layout } from './layout.tsx';
import { pages } from './pages.tsx';
import { shown } from './shown.tsx';

/** Sections of the gallery, in the order in which they stand. */
export const SECTIONS = { layout, pages, controls, shown, art } as const satisfies Readonly<Record<string, Entries>>;
