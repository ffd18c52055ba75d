import { classNames } from '../../class-names.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { Icon } from '../Icon/Icon.tsx';
import css from './IconTile.module.css';

export interface IconTileProps {
  readonly shape: IconShape;
  readonly size?: 'm' | 'l';
  readonly className?: string | undefined;
}

/** An icon on a tile with the colour and the corners of the area it stands in. Decoration. */
export function IconTile({ shape, size = 'm', className }: IconTileProps) {
  return (
    <span className={classNames(css['icon-tile'], size === 'l' && css['icon-tile-large'], className)}>
      <Icon shape={shape} size="l" />
    </span>
  );
}
