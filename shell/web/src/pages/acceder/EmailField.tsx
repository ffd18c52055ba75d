import { TextField } from '@travesia/kit-ui';

interface EmailFieldProps {
  readonly id: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onValueChange: (text: string) => void;
}

/** `username`: password managers keep the address as the account's name. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      label="Correo"
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
