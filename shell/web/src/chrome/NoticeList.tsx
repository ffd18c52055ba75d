import type { ReactNode } from 'react';
import type { ShownNotice } from '../state/notices.ts';
import css from './NoticeList.module.css';

interface NoticeListProps {
  readonly notices: readonly ShownNotice[];
  readonly dismiss: (id: number) => void;
}

/** Always in the document: a live region speaks only of what changes inside it. */
export function NoticeList({ notices, dismiss }: NoticeListProps): ReactNode {
  return (
    <div className={css.list} role="status" aria-live="polite">
      {notices.map(({ id, tone, text, action }) => (
        <div key={id} className={css.notice} data-tone={tone}>
          <p className={css.text}>{text}</p>
          {action && (
            <button type="button" className={css.action} onClick={() => action.run()}>
              {action.label}
            </button>
          )}
          <button type="button" className={css.button} onClick={() => dismiss(id)}>
            Cerrar
          </button>
        </div>
      ))}
    </div>
  );
}
