import type { Area } from '../../area.ts';
import { IconTile, type IconTileProps } from '../IconTile/IconTile.tsx';
import css from './AreaMark.module.css';
import { AREA_ICONS } from './area-icons.ts';

export interface AreaMarkProps extends Omit<IconTileProps, 'shape'> {
  readonly area: Area;
}

/** The sign of an area beside its name: colour, corners and icon say it together. Decoration. */
export function AreaMark({ area, ...rest }: AreaMarkProps) {
  return (
    <span data-area={area} className={css['area-mark']}>
      <IconTile {...rest} shape={AREA_ICONS[area]} />
    </span>
  );
}
