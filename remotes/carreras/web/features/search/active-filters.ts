import { formatDecimal } from '@travesia/kit-ui';
import type { Catalogue } from '../../../admission/catalogue.ts';
import { EMPTY_EXPLORER, type ExplorerState } from '../../../admission/filters/explorer-state.ts';
import { countText } from '../../features/catalogue/words.ts';

/** One thing that is asked for, and the change that no longer asks for it. */
export interface ActiveFilter {
  readonly text: string;
  readonly without: Partial<ExplorerState>;
}

/** What the student asked for beside the words of the search. */
export function activeFilters(explorer: ExplorerState, catalogue: Catalogue): readonly ActiveFilter[] {
  const { areas, regions, universities, careers, maxDuration, minVacancies, m2, cruch, evening, maxTuition } = explorer;
  const others = <T>(values: readonly T[], value: T) => values.filter((other) => other !== value);
  return [
    ...regions.map((region) => ({ text: region, without: { regions: others(regions, region) } })),
    ...areas.map((area) => ({ text: area, without: { areas: others(areas, area) } })),
    ...universities.map((id) => ({
      text: catalogue.university(id)?.shortName ?? id,
      without: { universities: others(universities, id) },
    })),
    ...careers.map((id) => ({ text: catalogue.career(id)?.name ?? id, without: { careers: others(careers, id) } })),
    ...(maxDuration === null ? [] : [{ text: `Hasta ${maxDuration} semestres`, without: { maxDuration: null } }]),
    ...(minVacancies === null
      ? []
      : [{ text: `${countText(minVacancies, 'vacante', 'vacantes')} o más`, without: { minVacancies: null } }]),
    ...(maxTuition === null ? [] : [{ text: `Hasta $${formatDecimal(maxTuition)}`, without: { maxTuition: null } }]),
    ...(m2 === 'any' ? [] : [{ text: m2 === 'required' ? 'Pide M2' : 'No pide M2', without: { m2: 'any' as const } }]),
    ...(evening ? [{ text: 'Vespertinas', without: { evening: false } }] : []),
    ...(cruch ? [{ text: 'Solo CRUCH', without: { cruch: false } }] : []),
  ];
}

/** The same search and order, and no filter. */
export const withoutFilters = ({ query, sort }: ExplorerState): ExplorerState => ({ ...EMPTY_EXPLORER, query, sort });
