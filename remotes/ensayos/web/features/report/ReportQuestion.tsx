import { Button } from '@travesia/kit-ui';
import { useState } from 'react';
import { draftOf } from './drafts.ts';
import { ReportDialog, type ReportDialogProps } from './ReportDialog.tsx';
import css from './report.module.css';

export type ReportQuestionProps = Omit<ReportDialogProps, 'onClose'>;

/** A button that says that something is wrong with a question. */
export function ReportQuestion(props: ReportQuestionProps) {
  const [isOpen, setOpen] = useState(false);
  if (draftOf(props.attempt, props.slot).isSent && !isOpen) {
    return <p className={css.sent}>Reportaste esta pregunta. Gracias.</p>;
  }
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Reportar un problema
        <span className="visually-hidden"> en {props.name}</span>
      </Button>
      {isOpen ? <ReportDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
