import { useHost } from '@travesia/kit-remote';
import { type ComponentType, useRef, useState } from 'react';
import type { DataField } from '../../../api/data-reports.ts';
import type { ReportFormProps } from './ReportForm.tsx';
import css from './ReportLink.module.css';

/** A programme that a report can be about. */
export interface ReportedProgram {
  readonly code: string;
  /** As a list tells it from the others. */
  readonly label: string;
}

interface ReportLinkProps {
  /** What is wrong, where that is plain from where the link stands. */
  readonly field?: DataField | undefined;
  /** Those that the figures beside it are of. */
  readonly programs?: readonly ReportedProgram[] | undefined;
}

/** Opens the form that says a figure is wrong. Its code comes with the first use. */
export function ReportLink({ field, programs = [] }: ReportLinkProps) {
  const { notify } = useHost();
  const [Form, setForm] = useState<ComponentType<ReportFormProps>>();
  const [isOpen, setOpen] = useState(false);
  const link = useRef<HTMLButtonElement>(null);

  async function toggle(): Promise<void> {
    try {
      const { ReportForm } = await import('./ReportForm.tsx');
      setForm(() => ReportForm);
      // As it was when tapped: who taps again while the code is on its way wants it open.
      setOpen(!isOpen);
    } catch {
      notify({ tone: 'error', text: 'No pudimos abrir el formulario. Revisa tu conexión y toca otra vez.' });
    }
  }

  return (
    <>
      <button ref={link} type="button" className={`${css.link} needs-scripts`} aria-expanded={isOpen} onClick={toggle}>
        ¿Este dato está mal?
      </button>
      {Form ? (
        <Form field={field} programs={programs} isOpen={isOpen} link={link} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
