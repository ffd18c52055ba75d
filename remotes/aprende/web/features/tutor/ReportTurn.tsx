import { Button } from '@travesia/kit-ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { TurnReportBody } from '../../../api/tutor.ts';
import css from './tutor.module.css';
import type { Refusal } from './tutor-requests.ts';
import { REFUSAL_TEXTS, REPORT_REASONS } from './tutor-texts.ts';

type Reason = TurnReportBody['reason'];

export interface ReportTurnProps {
  readonly turn: string;
  onReport(report: TurnReportBody): Promise<Refusal | null>;
  onClose(): void;
}

/** Says what is wrong with a turn of the tutor's. */
export function ReportTurn({ turn, onReport, onClose }: ReportTurnProps) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [state, setState] = useState<'choosing' | 'sending' | 'sent' | Refusal>('choosing');
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (reason === null) return;
    setState('sending');
    setState((await onReport({ turn, reason })) ?? 'sent');
  }
  const trouble = state === 'choosing' || state === 'sending' || state === 'sent' ? null : state;
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{state === 'sent' ? 'Gracias por avisar' : '¿Qué está mal?'}</h2>
      {state === 'sent' ? (
        <>
          <p role="status">Una persona lo va a revisar.</p>
          <Button onClick={() => dialog.current?.close()}>Cerrar</Button>
        </>
      ) : (
        <form onSubmit={send} className={css.asked}>
          <fieldset className={css.reasons}>
            <legend className="visually-hidden">Motivo</legend>
            {Object.entries(REPORT_REASONS).map(([one, name]) => (
              <label key={one} className={css.reason}>
                <input
                  type="radio"
                  name={`${title}-reason`}
                  checked={reason === one}
                  onChange={() => setReason(one as Reason)}
                />
                {name}
              </label>
            ))}
          </fieldset>
          {trouble === null ? null : (
            <p role="alert" className={css.trouble}>
              {trouble === 'offline' ? 'Sin conexión. Inténtalo cuando vuelva.' : REFUSAL_TEXTS[trouble]}
            </p>
          )}
          <div className={css.actions}>
            <Button type="submit" disabled={reason === null} busy={state === 'sending'}>
              Enviar
            </Button>
            <Button variant="quiet" onClick={() => dialog.current?.close()}>
              Cancelar
            </Button>
          </div>
        </form>
      )}
    </dialog>
  );
}
