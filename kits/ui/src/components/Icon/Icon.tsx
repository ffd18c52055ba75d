import type { SVGAttributes } from 'react';
import { classNames } from '../../class-names.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import css from './Icon.module.css';

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** A constant such as `calculatorIcon`; by a name known only while running, `ICONS[name]`. */
  readonly shape: IconShape;
  /** Only where no words stand beside it: then it is a picture with this name. */
  readonly label?: string;
  /** `s` as high as the letters' line, `m` a little more, `l` 24 px, `xl` 32 px. */
  readonly size?: 's' | 'm' | 'l' | 'xl';
}

/** Takes the colour of the text it stands in. */
export function Icon({ shape, label, size = 'm', className, ...rest }: IconProps) {
  const said = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden, or named by `label`
    <svg {...rest} {...said} viewBox="0 0 24 24" className={classNames(css.icon, css[`icon-${size}`], className)}>
      <path d={shape} />
    </svg>
  );
}
