import { Button, ButtonLink, type ButtonProps } from '@travesia/kit-ui';
import type { ReactNode } from 'react';

export interface LeaveButtonProps {
  /** Where it leads: the list of practice tests. */
  readonly backTo: string;
  /** What it does where the page it leads to is this one. */
  readonly onBack: (() => void) | undefined;
  readonly variant?: ButtonProps['variant'];
  readonly children: ReactNode;
}

/** Leaves an attempt as it is. */
export function LeaveButton({ backTo, onBack, variant = 'primary', children }: LeaveButtonProps) {
  return onBack ? (
    <Button variant={variant} onClick={onBack}>
      {children}
    </Button>
  ) : (
    <ButtonLink variant={variant} href={backTo}>
      {children}
    </ButtonLink>
  );
}
