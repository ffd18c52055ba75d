import type { ReactNode } from 'react';

/** What the gallery shows of each component, by the component's name: all of its states. */
export type Entries = Readonly<Record<string, ReactNode>>;
