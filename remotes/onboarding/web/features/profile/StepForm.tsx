import { useBlockLeave } from '@travesia/kit-remote';
import { Button, Cluster, ErrorSummary, type FieldError, Stack } from '@travesia/kit-ui';
import { type ReactNode, type SubmitEvent, useState } from 'react';

/** What each step is told by the page around it. */
export interface StepFrame {
  readonly busy: boolean;
  readonly submitLabel: string;
  /** To the step before; absent at the first. */
  readonly onBack?: (() => void) | undefined;
  /** Absent where the step may not be passed over, or it alone is changed. */
  readonly onSkip?: (() => void) | undefined;
}

interface StepFormProps extends StepFrame {
  readonly errors?: readonly FieldError[];
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

const NO_ERRORS: readonly FieldError[] = [];

export function StepForm({ busy, submitLabel, onBack, onSkip, errors = NO_ERRORS, onSubmit, children }: StepFormProps) {
  const [isTouched, setTouched] = useState(false);
  useBlockLeave(isTouched ? 'Lo que cambiaste en este paso todavía no se guarda. ¿Quieres salir igual?' : null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} onChange={() => setTouched(true)}>
      <Stack gap="l">
        <ErrorSummary errors={errors} />
        {children}
        <Cluster>
          <Button type="submit" busy={busy}>
            {submitLabel}
          </Button>
          {onSkip && (
            <Button variant="secondary" busy={busy} onClick={onSkip}>
              Saltar este paso
            </Button>
          )}
          {onBack && (
            <Button variant="quiet" onClick={onBack}>
              Volver
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}
