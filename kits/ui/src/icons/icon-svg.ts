import type { IconShape } from './icon-shape.ts';

/**
 * An icon as markup, for whoever writes documents without React. Decoration: the words beside it say what it means.
 * `className` is written as it is given, so it comes from code and never from data.
 */
export const iconSvg = (shape: IconShape, className?: string): string =>
  `<svg${className === undefined ? '' : ` class="${className}"`} viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${shape}"/></svg>`;
