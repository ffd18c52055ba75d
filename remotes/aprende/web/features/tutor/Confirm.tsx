import { Button, type ButtonProps } from '@travesia/kit-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './tutor.module.css';

export interface ConfirmProps {
  readonly children: ReactNode;
  readonly variant?: ButtonProps['variant'];
  readonly disabled?: boolean;
  readonly busy?: boolean;
  /** What is asked back, and the two answers. */
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  onYes(): void;
}

/** A button that asks back, in its place. */
export function Confirm({ children, variant = 'quiet', disabled, busy, question, yes, no, onYes }: ConfirmProps) {
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) first.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking || disabled) {
    return (
      <Button ref={opener} variant={variant} disabled={disabled} busy={busy ?? false} onClick={() => setAsking(true)}>
        {children}
      </Button>
    );
  }
  return (
    <fieldset
      className={css.confirm}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        setAsking(false);
      }}
    >
      <legend>{question}</legend>
      <Button
        ref={first}
        variant="secondary"
        onClick={() => {
          setAsking(false);
          onYes();
        }}
      >
        {yes}
      </Button>
      <Button variant="quiet" onClick={() => setAsking(false)}>
        {no}
      </Button>
    </fieldset>
  );
}
