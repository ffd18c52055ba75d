import { classNames } from '../../class-names.ts';
import css from './Button.module.css';

/**
 * `primary` once a view, for what the student came for; `secondary` beside it; `quiet` within lists and tables; `danger` for
 * what cannot be taken back.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export const buttonClass = (variant: ButtonVariant, className: string | undefined): string | undefined =>
  classNames(css.button, css[`button-${variant}`], className);
