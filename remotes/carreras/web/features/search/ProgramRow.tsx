import {
  Badge,
  Button,
  bookmarkIcon,
  checkIcon,
  clockIcon,
  coinsIcon,
  Icon,
  mapPinIcon,
  scaleIcon,
  userIcon,
} from '@travesia/kit-ui';
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
import { RowSources } from './RowSources.tsx';

interface ProgramRowProps {
  readonly program: Program;
  readonly university: University;
  /** Where its name leads. */
  readonly href: string;
  /** Null where nobody is known whose standing it could be. */
  readonly standing: Standing | null;
  /** What it asks of the tests, where that is what is looked for; null where nothing is to be said. */
  readonly reach: string | null;
  readonly isCompared: boolean;
  readonly onCompare: (program: Program) => void;
  /** Null where there is no list to save in. */
  readonly isSaved: boolean | null;
  readonly onSave?: (program: Program) => void;
}

export const ProgramRow = memo(function ProgramRow(props: ProgramRowProps) {
  const { program, university, href, standing, reach, isSaved, onSave, isCompared, onCompare } = props;
  const name = `${program.name}, ${university.shortName}, ${program.city}`;
  // What is seen begins what is heard, or nobody can press it by voice.
  const saveText = isSaved ? 'Guardada' : 'Guardar';
  const changes = changesText(changesOf(program));
  const compareText = isCompared ? 'Comparando' : 'Comparar';
  return (
    <li className={css.row}>
      <div className={css.what}>
        <a href={href} className={css.name}>
          {program.name}
        </a>
        <p className={css.place}>
          <Icon shape={mapPinIcon} size="s" className={css.icon} /> {university.shortName} · {placeText(program)}
        </p>
        <p className={css.details}>
          <span>
            <Icon shape={userIcon} size="s" className={css.icon} />{' '}
            {`${countText(program.vacancies, 'vacante', 'vacantes')} ${OFFER_YEAR}`}
          </span>
          <span>
            <Icon shape={clockIcon} size="s" className={css.icon} /> {semestersText(program.durationSemesters)}
          </span>
          <span>
            <Icon shape={coinsIcon} size="s" className={css.icon} />{' '}
            {`arancel ${TUITION_YEAR}: ${tuitionText(program)}`}
          </span>
        </p>
        {changes === '' ? null : <p className={css.facts}>{changes}</p>}
      </div>
      <div className={css.score}>
        <div className={css.cutoff}>
          {cutoffText(program)} <RowSources program={{ code: program.code, label: name }} />
        </div>
        {reach === null ? null : <p className={css.reach}>{reach}</p>}
        {/* Who looks for what their NEM reaches knows that the rest is not there yet. */}
        {standing && (reach === null || standing.kind !== 'missing') ? <StandingLine standing={standing} /> : null}
        {program.specialTestRequired && standing?.kind !== 'special-test' ? (
          <Badge tone="warning">Con prueba especial</Badge>
        ) : null}
      </div>
      <div className={css.actions}>
        {isSaved === null ? null : (
          <Button
            variant="quiet"
            className={css.action ?? ''}
            aria-pressed={isSaved}
            aria-label={`${saveText} ${name}`}
            onClick={() => onSave?.(program)}
          >
            <Icon shape={isSaved ? checkIcon : bookmarkIcon} size="s" /> {saveText}
          </Button>
        )}
        <Button
          variant="quiet"
          className={css.action ?? ''}
          aria-pressed={isCompared}
          aria-label={`${compareText} ${name}`}
          onClick={() => onCompare(program)}
        >
          <Icon shape={isCompared ? checkIcon : scaleIcon} size="s" /> {compareText}
        </Button>
      </div>
    </li>
  );
});
