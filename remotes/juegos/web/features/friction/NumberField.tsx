import { DecimalField, parseDecimal } from '@travesia/kit-ui';
import { useState } from 'react';
import { number } from '../../../models/friction/words.ts';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly suffix?: string;
  readonly disabled?: boolean;
  onChange(value: number): void;
}

/** A figure as one types it: what is being typed stays as it is, and is heard as soon as it is a number. */
export function NumberField({ label, value, suffix, disabled = false, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <DecimalField
      label={label}
      value={typed ?? number(value, 4)}
      {...(suffix !== undefined && { suffix })}
      disabled={disabled}
      onValueChange={(text) => {
        setTyped(text);
        const found = parseDecimal(text);
        if (found !== null) onChange(found);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
