// Icons without React: for the edge, and for the shell, which learns names while running.

export { ICONS, type IconName } from './icon-set.ts';
export type { IconShape } from './icon-shape.ts';
export { iconSvg } from './icon-svg.ts';
