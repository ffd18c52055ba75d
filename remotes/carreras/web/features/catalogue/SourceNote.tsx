import type { DataField } from '../../../api/data-reports.ts';
import { type ReportedProgram, ReportLink } from '../data-report/ReportLink.tsx';
import css from './SourceNote.module.css';
import { type FigureKind, SOURCES } from './sources.ts';

interface SourceNoteProps {
  /** The figures it stands beside, in the words of its heading: `cada corte`. */
  readonly about: string;
  readonly of: readonly FigureKind[];
  /** What a report from here is about, unless it says otherwise. */
  readonly field?: DataField;
  readonly programs?: readonly ReportedProgram[];
}

/** Where the figures beside it come from, in one tap and without scripts; from here one says that they are wrong. */
export function SourceNote({ about, of, field, programs }: SourceNoteProps) {
  return (
    <details className={css.note}>
      <summary>De dónde sale {about}</summary>
      {of.map((kind) => (
        <p key={kind}>{SOURCES[kind]}</p>
      ))}
      <ReportLink field={field} programs={programs} />
    </details>
  );
}
