import { useId, useState } from 'react';
import { PROGRAM_FIGURES, SOURCES } from '../catalogue/sources.ts';
import { type ReportedProgram, ReportLink } from '../data-report/ReportLink.tsx';
import css from './RowSources.module.css';

/**
 * Where a row's figures come from, in one tap. The browser's own popover: closes with Escape or a tap elsewhere and gives
 * the keyboard back. Made when it is opened: a page has twenty.
 */
export function RowSources({ program }: { readonly program: ReportedProgram }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={`Fuentes de ${program.label}`} className={css.opener}>
        Fuentes
      </button>
      <section
        id={id}
        popover="auto"
        aria-label={`Fuentes de ${program.label}`}
        className={css.sources}
        onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
        // Only once it is closed: the browser gives the keyboard back from what is still there.
        onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
      >
        {isOpen ? (
          <>
            <button type="button" popoverTarget={id} popoverTargetAction="hide" className={css.closer}>
              Cerrar
            </button>
            <p className={css.title}>{program.label}</p>
            {PROGRAM_FIGURES.map((kind) => (
              <p key={kind}>{SOURCES[kind]}</p>
            ))}
            <ReportLink programs={[program]} />
          </>
        ) : null}
      </section>
    </>
  );
}
