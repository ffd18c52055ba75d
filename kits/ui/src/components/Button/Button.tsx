import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly variant?: ButtonVariant;
  /** An action of this button is under way: it keeps focus and its place, and does nothing when pressed again. */
  readonly busy?: boolean;
}

const swallow = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();

export function Button({ variant = 'primary', busy = false, type = 'button', className, ...rest }: ButtonProps) {
  const pending = busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: swallow } : {};
  return <button {...rest} {...pending} type={type} className={buttonClass(variant, className)} />;
}
