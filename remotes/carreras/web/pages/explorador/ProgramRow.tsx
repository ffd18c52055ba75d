import { Badge, Button } from '@travesia/kit-ui';
import { memo } from 'react';
import { OFFER_YEAR, type Program } from '../../../admission/program.ts';
import type { University } from '../../../admission/university.ts';
import { programPath } from '../../../routes.ts';
import { StandingLine } from '../../features/application/StandingLine.tsx';
import type { Standing } from '../../features/application/standing.ts';
import { placeText } from '../../features/catalogue/place-text.ts';
import { countText } from '../../features/catalogue/words.ts';
import { cutoffText, semestersText, tuitionText } from '../../features/offer/program-text.ts';
import css from './ProgramRow.module.css';

/** What a row can do; the same functions as long as the page lives. */
export interface RowActions {
  save(program: Program): void;
  compare(program: Program): void;
}

interface ProgramRowProps {
  readonly program: Program;
  readonly university: University;
  readonly standing: Standing;
  readonly position: number;
  readonly total: number;
  readonly isSaved: boolean;
  readonly isCompared: boolean;
  readonly actions: RowActions;
}

export const ProgramRow = memo(function ProgramRow(props: ProgramRowProps) {
  const { program, university, standing, position, total, isSaved, isCompared, actions } = props;
  const name = `${program.name}, ${university.shortName}, ${program.city}`;
  // What is seen begins what is heard, or nobody can press it by voice.
  const saveText = isSaved ? 'Guardada' : 'Guardar';
  const compareText = isCompared ? 'Comparando' : 'Comparar';
  return (
    // biome-ignore lint/a11y/useSemanticElements: blocks of rows stand between the list and its items.
    <div role="listitem" aria-setsize={total} aria-posinset={position} className={css.row}>
      <div className={css.what}>
        <a href={programPath(program.code)} className={css.name}>
          {program.name}
        </a>
        <p className={css.place}>
          {university.shortName} · {placeText(program)}
        </p>
        <p className={css.facts}>
          {`${OFFER_YEAR}: ${countText(program.vacancies, 'vacante', 'vacantes')} · ${semestersText(program.durationSemesters)} · arancel ${tuitionText(program)}`}
        </p>
      </div>
      <div className={css.score}>
        <p className={css.cutoff}>{cutoffText(program)}</p>
        <StandingLine standing={standing} />
        {program.specialTestWeight > 0 && standing.kind !== 'special-test' ? (
          <Badge tone="warning">Con prueba especial</Badge>
        ) : null}
      </div>
      <div className={css.actions}>
        <Button
          variant={isSaved ? 'secondary' : 'primary'}
          aria-pressed={isSaved}
          aria-label={`${saveText} ${name}`}
          onClick={() => actions.save(program)}
        >
          {saveText}
        </Button>
        <Button
          variant="quiet"
          aria-pressed={isCompared}
          aria-label={`${compareText} ${name}`}
          onClick={() => actions.compare(program)}
        >
          {compareText}
        </Button>
      </div>
    </div>
  );
});
