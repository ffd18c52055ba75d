import { classNames } from '../../class-names.ts';
import css from './Button.module.css';

/** `primary` once a view, for what the student came for; `secondary` beside it; `quiet` within lists and tables. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export const buttonClass = (variant: ButtonVariant, className: string | undefined): string | undefined =>
  classNames(css.button, css[`button-${variant}`], className);
