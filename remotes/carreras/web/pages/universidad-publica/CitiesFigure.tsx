import { DataTable, Figure, formatDecimal } from '@travesia/kit-ui';
import { OFFER_YEAR } from '../../../admission/program.ts';
import { SourceNote } from '../../features/catalogue/SourceNote.tsx';
import { countText } from '../../features/catalogue/words.ts';
import css from './CitiesFigure.module.css';
import type { ProgramsOfCity } from './university-data.ts';

/** In units of the view box, as wide as a small phone's text column. */
const WIDTH = 340;
const LEFT = 112;
const RIGHT = 34;
const ROW = 30;

/** How many programmes each city has, from north to south. */
export function CitiesFigure({ cities }: { readonly cities: readonly ProgramsOfCity[] }) {
  const most = cities.reduce((leading, city) => (city.programs > leading.programs ? city : leading));
  const length = (programs: number) => Math.round((programs / most.programs) * (WIDTH - LEFT - RIGHT));
  return (
    <Figure
      caption={`Programas por ciudad, Admisión ${OFFER_YEAR}`}
      summary={`De norte a sur. La mayor oferta está en ${most.city}: ${countText(most.programs, 'programa', 'programas')}.`}
      table={
        <DataTable
          caption={`Programas y vacantes por ciudad, Admisión ${OFFER_YEAR}`}
          columns={[
            { key: 'city', header: 'Ciudad', rowHeader: true, cell: ({ city }: ProgramsOfCity) => city },
            { key: 'region', header: 'Región', cell: ({ region }) => region },
            { key: 'programs', header: 'Programas', numeric: true, cell: ({ programs }) => programs },
            { key: 'vacancies', header: 'Vacantes', numeric: true, cell: ({ vacancies }) => formatDecimal(vacancies) },
          ]}
          rows={cities}
          rowKey={({ city }) => city}
          wide
        />
      }
    >
      <svg
        className={css.cities}
        viewBox={`0 0 ${WIDTH} ${cities.length * ROW}`}
        role="img"
        aria-label={cities.map(({ city, programs }) => `${city}: ${programs}`).join('; ')}
      >
        {cities.map(({ city, programs }, index) => {
          const middle = index * ROW + ROW / 2;
          return (
            <g key={city}>
              <text className={css.city} x={0} y={middle + 5}>
                {city}
              </text>
              <path className={css.bar} d={`M${LEFT} ${middle}h${Math.max(length(programs), 2)}`} />
              <text className={css.number} x={LEFT + length(programs) + 8} y={middle + 5}>
                {programs}
              </text>
            </g>
          );
        })}
      </svg>
      <SourceNote of={['offer', 'statistics']} about="cada sede" field="nombre-sede" />
    </Figure>
  );
}
