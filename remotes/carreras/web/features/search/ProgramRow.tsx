import { Badge, Button } from '@travesia/kit-ui';
import { memo } from 'react';
import { changesOf } from '../../../admission/changes.ts';
import { OFFER_YEAR, type Program, TUITION_YEAR } from '../../../admission/program.ts';
import type { University } from '../../../admission/university.ts';
import { StandingLine } from '../application/StandingLine.tsx';
import type { Standing } from '../application/standing.ts';
import { changesText } from '../catalogue/change-text.ts';
import { placeText } from '../catalogue/place-text.ts';
import { countText } from '../catalogue/words.ts';
import { cutoffText, semestersText, tuitionText } from '../offer/program-text.ts';
import css from './ProgramRow.module.css';

interface ProgramRowProps {
  readonly program: Program;
  readonly university: University;
  /** Where its name leads. */
  readonly href: string;
  /** Null where nobody is known whose standing it could be. */
  readonly standing: Standing | null;
  readonly position: number;
  readonly total: number;
  readonly isCompared: boolean;
  readonly onCompare: (program: Program) => void;
  /** Null where there is no list to save in. */
  readonly isSaved: boolean | null;
  readonly onSave?: (program: Program) => void;
}

export const ProgramRow = memo(function ProgramRow(props: ProgramRowProps) {
  const { program, university, href, standing, position, total, isSaved, onSave, isCompared, onCompare } = props;
  const name = `${program.name}, ${university.shortName}, ${program.city}`;
  // What is seen begins what is heard, or nobody can press it by voice.
  const saveText = isSaved ? 'Guardada' : 'Guardar';
  const changes = changesText(changesOf(program));
  const compareText = isCompared ? 'Comparando' : 'Comparar';
  return (
    // biome-ignore lint/a11y/useSemanticElements: blocks of rows stand between the list and its items.
    <div role="listitem" aria-setsize={total} aria-posinset={position} className={css.row}>
      <div className={css.what}>
        <a href={href} className={css.name}>
          {program.name}
        </a>
        <p className={css.place}>
          {university.shortName} · {placeText(program)}
        </p>
        <p className={css.facts}>
          {`${countText(program.vacancies, 'vacante', 'vacantes')} ${OFFER_YEAR} · ${semestersText(program.durationSemesters)} · arancel ${TUITION_YEAR}: ${tuitionText(program)}`}
        </p>
        {changes === '' ? null : <p className={css.facts}>{changes}</p>}
      </div>
      <div className={css.score}>
        <p className={css.cutoff}>{cutoffText(program)}</p>
        {standing ? <StandingLine standing={standing} /> : null}
        {program.specialTestRequired && standing?.kind !== 'special-test' ? (
          <Badge tone="warning">Con prueba especial</Badge>
        ) : null}
      </div>
      <div className={css.actions}>
        {isSaved === null ? null : (
          <Button
            variant={isSaved ? 'secondary' : 'primary'}
            aria-pressed={isSaved}
            aria-label={`${saveText} ${name}`}
            onClick={() => onSave?.(program)}
          >
            {saveText}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-pressed={isCompared}
          aria-label={`${compareText} ${name}`}
          onClick={() => onCompare(program)}
        >
          {compareText}
        </Button>
      </div>
    </div>
  );
});
