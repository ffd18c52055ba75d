import { FACTOR_NAMES, FACTORS } from '@travesia/kit-paes';
import { Button, type Column, DataTable, formatDecimal, Stack } from '@travesia/kit-ui';
import type { ReactNode } from 'react';
import type { Catalogue } from '../../../admission/catalogue.ts';
import { formerWeights } from '../../../admission/former-weights.ts';
import { CUTOFF_YEARS, latestCutoff, OFFER_YEAR, type Program, TUITION_YEAR } from '../../../admission/program.ts';
import { isTeaching } from '../../../admission/teaching.ts';
import { StandingLine } from '../application/StandingLine.tsx';
import type { Standing } from '../application/standing.ts';
import { placeText } from '../catalogue/place-text.ts';
import { otherWeightsText, reservationTexts } from '../catalogue/reservation-text.ts';
import { SourceNote } from '../catalogue/SourceNote.tsx';
import { scoreText } from '../catalogue/score-text.ts';
import { PROGRAM_FIGURES } from '../catalogue/sources.ts';
import { semestersText, tuitionText } from '../offer/program-text.ts';
import css from './ProgramComparison.module.css';

interface ProgramComparisonProps {
  readonly catalogue: Catalogue;
  readonly programs: readonly Program[];
  /** Where the name of one leads. */
  readonly hrefOf: (program: Program) => string;
  /** Null where nobody is known whose standing it could be. */
  readonly standingTo: ((program: Program) => Standing) | null;
  readonly onRemove: (code: string) => void;
  readonly hideCaption?: boolean;
}

interface Attribute {
  readonly name: string;
  readonly cell: (program: Program) => ReactNode;
}

const cutoffOf = (program: Program, year: number) => {
  const cutoff = program.cutoffs.find((candidate) => candidate.year === year);
  if (!cutoff) return 'sin dato';
  return cutoff.unfilled ? 'no llenó: sin corte' : scoreText(cutoff.last);
};

/** Up to four programmes beside each other: an attribute a row, so that the eye moves along what it compares. */
export function ProgramComparison(props: ProgramComparisonProps) {
  const { catalogue, programs, hrefOf, standingTo, onRemove, hideCaption = false } = props;
  const attributes: readonly Attribute[] = [
    { name: 'Universidad', cell: (program) => catalogue.universityOf(program).name },
    { name: 'Dónde', cell: placeText },
    ...(standingTo
      ? [
          {
            name: 'Con tus puntajes (estimado)',
            cell: (program: Program) => {
              const standing = standingTo(program);
              return standing.kind === 'no-scores' ? 'Escribe tus puntajes' : <StandingLine standing={standing} />;
            },
          },
        ]
      : []),
    ...CUTOFF_YEARS.map((year) => ({
      name: `Último seleccionado ${year}`,
      cell: (program: Program) => cutoffOf(program, year),
    })),
    { name: `Vacantes ${OFFER_YEAR}`, cell: ({ vacancies }) => formatDecimal(vacancies) },
    { name: `Arancel anual ${TUITION_YEAR}`, cell: tuitionText },
    { name: 'Duración', cell: ({ durationSemesters }) => semestersText(durationSemesters) },
    ...FACTORS.filter((factor) => programs.some(({ weights }) => weights[factor] > 0)).map((factor) => ({
      name: `Pondera ${FACTOR_NAMES[factor]} ${OFFER_YEAR}`,
      cell: ({ weights, electiveChoice }: Program) =>
        weights[factor] === 0
          ? '—'
          : `${weights[factor]} %${electiveChoice && (factor === 'hcs' || factor === 'cien') ? ' (una de las dos)' : ''}`,
    })),
    {
      name: `Prueba especial ${OFFER_YEAR}`,
      cell: ({ specialTestWeight, specialTestRequired }) => {
        if (specialTestWeight > 0) return `${specialTestWeight} %`;
        return specialTestRequired ? 'La pide, sin peso' : 'No';
      },
    },
    {
      name: `Ponderado mínimo ${OFFER_YEAR}`,
      cell: ({ minWeighted }) => (minWeighted === null ? 'No pide' : scoreText(minWeighted)),
    },
    {
      name: `Promedio mínimo de Lectora y M1 ${OFFER_YEAR}`,
      cell: ({ minAverageClM1 }) => (minAverageClM1 === null ? 'sin dato' : scoreText(minAverageClM1)),
    },
  ];
  const columns: readonly Column<Attribute>[] = [
    { key: 'name', header: 'Qué', rowHeader: true, cell: ({ name }) => name },
    ...programs.map(
      (program): Column<Attribute> => ({
        key: program.code,
        header: (
          <span className={css.head}>
            <a href={hrefOf(program)}>
              {program.name}, {catalogue.universityOf(program).shortName}
            </a>
            <Button
              variant="quiet"
              aria-label={`Quitar de la comparación ${program.name}, ${catalogue.universityOf(program).shortName}`}
              onClick={() => onRemove(program.code)}
            >
              Quitar
            </Button>
          </span>
        ),
        cell: ({ cell }) => cell(program),
      }),
    ),
  ];
  return (
    <Stack>
      <DataTable
        caption="Comparación de programas"
        hideCaption={hideCaption}
        columns={columns}
        rows={attributes}
        rowKey={({ name }) => name}
        wide
        className={css.table ?? ''}
      />
      <SourceNote
        of={PROGRAM_FIGURES}
        about="cada cifra de la comparación"
        programs={programs.map((program) => ({
          code: program.code,
          label: `${program.name}, ${catalogue.universityOf(program).shortName}`,
        }))}
      />
      {programs.some(isTeaching) ? <p>{reservationTexts(['teaching'])}</p> : null}
      {programs.some((program) => latestCutoff(program)?.unfilled) ? (
        <p>
          «No llenó» quiere decir que quedaron vacantes: se seleccionó a quien podía postular, y no hay corte que
          superar.
        </p>
      ) : null}
      {standingTo && programs.some((program) => formerWeights(program)) ? <p>{otherWeightsText()}</p> : null}
    </Stack>
  );
}
