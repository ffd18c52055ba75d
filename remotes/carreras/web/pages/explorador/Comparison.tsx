import { FACTOR_NAMES, FACTORS } from '@travesia/kit-paes';
import { Button, ButtonLink, type Column, DataTable, formatDecimal, Stack } from '@travesia/kit-ui';
import type { ReactNode } from 'react';
import type { Catalogue } from '../../../admission/catalogue.ts';
import { formerWeights } from '../../../admission/former-weights.ts';
import { CUTOFF_YEARS, latestCutoff, OFFER_YEAR, type Program, TUITION_YEAR } from '../../../admission/program.ts';
import { programPath } from '../../../routes.ts';
import { type StudentAccount, useStudentScores } from '../../features/account/index.ts';
import { StandingLine } from '../../features/application/StandingLine.tsx';
import { standingOf } from '../../features/application/standing.ts';
import { placeText } from '../../features/catalogue/place-text.ts';
import { otherWeightsText } from '../../features/catalogue/reservation-text.ts';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { semestersText, tuitionText } from '../../features/offer/program-text.ts';
import css from './Comparison.module.css';
import { COMPARED_MAX } from './page-state.ts';

interface ComparisonProps {
  readonly catalogue: Catalogue;
  readonly account: StudentAccount;
  readonly compared: readonly string[];
  readonly onRemove: (code: string) => void;
  readonly searchHref: string;
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
export function Comparison({ catalogue, account, compared, onRemove, searchHref }: ComparisonProps) {
  const { scores, ranges, place } = useStudentScores(account);
  const programs = compared.map((code) => catalogue.program(code)).filter((program) => program !== undefined);
  if (programs.length === 0) {
    return (
      <Stack>
        <h2>Compara hasta {COMPARED_MAX} programas</h2>
        <p>Elige «Comparar» en los programas que te interesan y míralos aquí, uno al lado del otro.</p>
        <ButtonLink href={searchHref} variant="secondary">
          Buscar programas
        </ButtonLink>
      </Stack>
    );
  }
  const attributes: readonly Attribute[] = [
    { name: 'Universidad', cell: (program) => catalogue.universityOf(program).name },
    { name: 'Dónde', cell: placeText },
    {
      name: 'Con tus puntajes (estimado)',
      cell: (program) => {
        const standing = standingOf(program, scores, place, ranges);
        return standing.kind === 'no-scores' ? 'Escribe tus puntajes' : <StandingLine standing={standing} />;
      },
    },
    ...CUTOFF_YEARS.map((year) => ({
      name: `Último seleccionado ${year}`,
      cell: (program: Program) => cutoffOf(program, year),
    })),
    { name: `Vacantes ${OFFER_YEAR}`, cell: ({ vacancies }) => formatDecimal(vacancies) },
    { name: `Arancel anual ${TUITION_YEAR}`, cell: tuitionText },
    { name: 'Duración', cell: ({ durationSemesters }) => semestersText(durationSemesters) },
    ...FACTORS.filter((factor) => programs.some(({ weights }) => weights[factor] > 0)).map((factor) => ({
      name: `Pondera ${FACTOR_NAMES[factor]}`,
      cell: ({ weights, electiveChoice }: Program) =>
        weights[factor] === 0
          ? '—'
          : `${weights[factor]} %${electiveChoice && (factor === 'hcs' || factor === 'cien') ? ' (una de las dos)' : ''}`,
    })),
    {
      name: 'Prueba especial',
      cell: ({ specialTestWeight }) => (specialTestWeight > 0 ? `${specialTestWeight} %` : 'No'),
    },
    {
      name: 'Ponderado mínimo',
      cell: ({ minWeighted }) => (minWeighted === null ? 'No pide' : scoreText(minWeighted)),
    },
  ];
  const columns: readonly Column<Attribute>[] = [
    { key: 'name', header: 'Qué', rowHeader: true, cell: ({ name }) => name },
    ...programs.map(
      (program): Column<Attribute> => ({
        key: program.code,
        header: (
          <span className={css.head}>
            <a href={programPath(program.code)}>
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
        columns={columns}
        rows={attributes}
        rowKey={({ name }) => name}
        wide
        className={css.table ?? ''}
      />
      {programs.some((program) => latestCutoff(program)?.unfilled) ? (
        <p>
          «No llenó» quiere decir que quedaron vacantes: se seleccionó a quien podía postular, y no hay corte que
          superar.
        </p>
      ) : null}
      {Object.keys(scores).length > 0 && programs.some((program) => formerWeights(program)) ? (
        <p>{otherWeightsText()}</p>
      ) : null}
    </Stack>
  );
}
