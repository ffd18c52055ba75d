import type { ComponentPropsWithRef } from 'react';
import { type ButtonVariant, buttonClass } from '../Button/button-class.ts';

export interface ButtonLinkProps extends ComponentPropsWithRef<'a'> {
  readonly href: string;
  readonly variant?: ButtonVariant;
}

/** Looks like a button and stays a link: it goes somewhere, opens in a new tab, works before any script has come. */
export function ButtonLink({ variant = 'primary', className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass(variant, className)}>
      {children}
    </a>
  );
}
