import { AREAS } from '../area.ts';
import { REGIONS } from '../region.ts';
import { slug } from '../slug.ts';
import { EMPTY_EXPLORER, type ExplorerState, M2_CHOICES, type M2Choice, SORTS, type Sort } from './explorer-state.ts';

/** What students see in the address of the explorer. */
const M2_WORDS: Readonly<Record<M2Choice, string>> = { any: '', required: 'con', 'not-required': 'sin' };
const SORT_WORDS: Readonly<Record<Sort, string>> = {
  relevance: '',
  reach: 'alcance',
  distance: 'distancia',
  cutoff: 'corte',
  tuition: 'arancel',
  name: 'nombre',
};

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const WHOLE_NUMBER = /^[1-9]\d{0,8}$/;

/** The state as an address carries it; what asks for nothing is left out. Read back by {@link explorerState}. */
export function explorerParams(state: ExplorerState): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') params.append(name, String(value));
  };
  put('q', state.query);
  for (const area of state.areas) put('area', slug(area));
  for (const region of state.regions) put('region', slug(region));
  for (const id of state.universities) put('universidad', id);
  for (const id of state.careers) put('carrera', id);
  put('semestres', state.maxDuration);
  put('vacantes', state.minVacancies);
  put('m2', M2_WORDS[state.m2]);
  put('cruch', state.cruch ? 'si' : '');
  put('vespertina', state.evening ? 'si' : '');
  put('arancel', state.maxTuition);
  put('orden', SORT_WORDS[state.sort]);
  return params;
}

const unique = <T extends string>(values: readonly T[]): readonly T[] => [...new Set(values)].sort();

/** What an address asks for; what it says that means nothing is passed over. */
export function explorerState(params: URLSearchParams): ExplorerState {
  const all = (name: string) => params.getAll(name);
  const limit = (name: string) => {
    const text = params.get(name) ?? '';
    return WHOLE_NUMBER.test(text) ? Number(text) : null;
  };
  const chosen = <T extends string>(choices: readonly T[], words: Readonly<Record<T, string>>, name: string) =>
    choices.find((choice) => words[choice] === (params.get(name) ?? ''));
  return {
    query: params.get('q') ?? '',
    areas: unique(AREAS.filter((area) => all('area').includes(slug(area)))),
    regions: unique(REGIONS.filter((region) => all('region').includes(slug(region)))),
    universities: unique(all('universidad').filter((id) => ID.test(id))),
    careers: unique(all('carrera').filter((id) => ID.test(id))),
    maxDuration: limit('semestres'),
    minVacancies: limit('vacantes'),
    m2: chosen(M2_CHOICES, M2_WORDS, 'm2') ?? EMPTY_EXPLORER.m2,
    cruch: params.get('cruch') === 'si',
    evening: params.get('vespertina') === 'si',
    maxTuition: limit('arancel'),
    sort: chosen(SORTS, SORT_WORDS, 'orden') ?? EMPTY_EXPLORER.sort,
  };
}
