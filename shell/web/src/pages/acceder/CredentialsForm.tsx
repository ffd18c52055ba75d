import { Button, type ButtonVariant, ErrorSummary, type FieldError, Stack } from '@travesia/kit-ui';
import { type ReactNode, type SubmitEvent, useState } from 'react';

export interface CredentialsFormProps {
  /** What keeps it from being sent, by field. Looked at when it is submitted. */
  readonly problems: () => readonly FieldError[];
  readonly onSubmit: () => void;
  readonly busy: boolean;
  readonly submitLabel: string;
  readonly submitVariant?: ButtonVariant;
  /** Of the summary of problems: 2 in a page of one form, 3 in a section with its own heading. */
  readonly headingLevel?: 2 | 3;
  /** Of the summary too; a page of several forms tells them apart by it. */
  readonly problemsTitle?: string;
  /** The fields; each is told its own problem. */
  readonly children: (problemOf: (fieldId: string) => string | undefined) => ReactNode;
}

/** A form that says everything that is missing at once, and only after it was tried. */
export function CredentialsForm({
  problems,
  onSubmit,
  busy,
  submitLabel,
  submitVariant = 'primary',
  headingLevel = 2,
  problemsTitle = 'Revisa estos datos',
  children,
}: CredentialsFormProps) {
  const [found, setFound] = useState<readonly FieldError[]>([]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const now = problems();
    setFound(now);
    if (now.length === 0) onSubmit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <ErrorSummary errors={found} title={problemsTitle} headingLevel={headingLevel} />
        {children((fieldId) => found.find((problem) => problem.fieldId === fieldId)?.message)}
        <div>
          <Button type="submit" variant={submitVariant} busy={busy}>
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** The problems of several fields as one list. */
export function fieldErrors(...pairs: readonly (readonly [fieldId: string, problem: string | undefined])[]) {
  return pairs.flatMap(([fieldId, message]) => (message === undefined ? [] : [{ fieldId, message }]));
}
