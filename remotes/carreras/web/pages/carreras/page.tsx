import type { PageHead, PageProps } from '@travesia/kit-remote';
import { pageData } from '@travesia/kit-remote/page-data';
import {
  breadcrumbList,
  Card,
  CarrerasArt,
  Disclosure,
  formatDecimal,
  Grid,
  LinkCard,
  PageHeader,
  Stack,
  TextField,
} from '@travesia/kit-ui';
import { Fragment, useRef, useState } from 'react';
import { AREAS } from '../../../admission/area.ts';
import { CUTOFF_YEAR, OFFER_YEAR } from '../../../admission/program.ts';
import { slug } from '../../../admission/slug.ts';
import { CAREERS_PATH, careerPath, LANDING_IDS, landingPath, universityPath } from '../../../routes.ts';
import { ApplicationDates } from '../../features/calendar/ApplicationDates.tsx';
import { CalendarSection } from '../../features/calendar/CalendarSection.tsx';
import { LAST_SELECTED, PROGRAM, VACANCIES, WEIGHT, WEIGHTED_SCORE } from '../../features/catalogue/definitions.ts';
import { OfferSource } from '../../features/catalogue/OfferSource.tsx';
import { SiteLinks } from '../../features/catalogue/SiteLinks.tsx';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { countText, rangeText } from '../../features/catalogue/words.ts';
import { loadOffer } from '../../features/offer/load-offer.ts';
import { useLoaded } from '../../features/offer/use-loaded.ts';
import { SearchStatus } from '../../features/search/SearchStatus.tsx';
import {
  EMPTY_SEARCH,
  isBlank,
  type SearchState,
  searchParams,
  searchState,
} from '../../features/search/search-state.ts';
import { useAddressedState } from '../../features/search/use-addressed-state.ts';
import type { CareerIndexData, IndexedCareer } from './career-index-data.ts';
import css from './page.module.css';

const TITLE = 'Carreras que se postulan con la PAES';
const CRUMBS = [{ label: 'Inicio', href: '/' }, { label: 'Carreras' }] as const;

const TERMS = [
  { term: 'Programa', definition: PROGRAM },
  { term: 'Ponderación', definition: WEIGHT },
  { term: 'Puntaje ponderado', definition: WEIGHTED_SCORE },
  { term: 'Último seleccionado', definition: LAST_SELECTED },
  { term: 'Vacantes', definition: VACANCIES },
] as const;

export const head: PageHead = ({ data }) => {
  const index = pageData<CareerIndexData>(data);
  const { careers } = index;
  return {
    title: `${TITLE}: universidades y cortes`,
    description: `Las ${careers.length} familias de carreras de Admisión ${OFFER_YEAR}, por área y con buscador: ${formatDecimal(index.programs)} programas de ${index.universities.length} universidades, con cortes y ponderaciones.`,
    canonical: CAREERS_PATH,
    jsonLd: [breadcrumbList(CRUMBS)],
  };
};

/** Areas that have any of the careers, by name. */
const areasOf = (careers: readonly IndexedCareer[]) => {
  const byArea = Map.groupBy(careers, ({ area }) => area);
  return AREAS.flatMap((area) => {
    const ofArea = byArea.get(area);
    return ofArea ? [[area, ofArea] as const] : [];
  });
};

const careerText = ({ programs, cutoff }: IndexedCareer) =>
  `${countText(programs, 'programa', 'programas')} · ${
    cutoff ? `corte ${CUTOFF_YEAR} ${rangeText(cutoff.min, cutoff.max, scoreText)}` : `sin corte en ${CUTOFF_YEAR}`
  }`;

/** An area at a time: its careers are in the document, and seen where it is opened. */
function Areas({ careers }: { readonly careers: readonly IndexedCareer[] }) {
  return areasOf(careers).map(([name, ofArea]) => (
    <Disclosure
      key={name}
      id={slug(name)}
      summary={
        <>
          {name} <span className={css.count}>{countText(ofArea.length, 'carrera', 'carreras')}</span>
        </>
      }
    >
      <ul className={css.items}>
        {ofArea.map((career) => (
          <li key={career.id}>
            <a href={careerPath(career.id)}>{career.name}</a>
            <span className={css.about}>{careerText(career)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  ));
}

const read = (search: string): SearchState => searchState(new URLSearchParams(search));

/** Its address says all that is asked: another one asks for something else. */
const ADDRESS = {
  read,
  write(state: SearchState) {
    const text = searchParams(state).toString();
    return text === '' ? '' : `?${text}`;
  },
  visited: (_: SearchState, search: string) => read(search),
} as const;

/** The offer and what shows it: nobody who only reads the page needs either. */
async function loadSearch() {
  const [offer, { SearchPanel }] = await Promise.all([loadOffer(), import('../../features/search/SearchPanel.tsx')]);
  return { offer, SearchPanel };
}

/** Searches programmes, universities and professions. */
function Finder({ location }: Pick<PageProps, 'location'>) {
  const { state, change, settle } = useAddressedState(location, ADDRESS);
  const [isUsed, setUsed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const loaded = useLoaded(loadSearch, isUsed || !isBlank(state));
  return (
    // A click on a link leaves: the address has to say what is left.
    <div ref={place} className={css.search} onClickCapture={settle}>
      <TextField
        type="search"
        label="Carrera, universidad o ciudad"
        hint="Como lo dirías: nutricionista, ing civil ind, usach, carreras en Temuco"
        value={state.explorer.query}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={() => setUsed(true)}
        onValueChange={(query) => {
          // What is found stands below the filters: with the field at the top both are on the screen.
          if (state.explorer.query === '') place.current?.scrollIntoView();
          change(({ explorer }) => ({ explorer: { ...explorer, query }, page: EMPTY_SEARCH.page }));
        }}
      />
      <div className={css.found} aria-live="polite">
        <SearchStatus state={loaded} />
      </div>
      {loaded.status === 'loaded' ? (
        <loaded.value.SearchPanel offer={loaded.value.offer} state={state} hash={location.hash} onChange={change} />
      ) : null}
    </div>
  );
}

export default function Carreras({ data, location }: PageProps) {
  const index = pageData<CareerIndexData>(data);
  const { careers, universities, discontinued } = index;
  return (
    <Stack gap="xl">
      <PageHeader
        area="carreras"
        title={TITLE}
        lead={`${formatDecimal(index.programs)} programas de ${index.universities.length} universidades en Admisión ${OFFER_YEAR}: qué ponderan, con cuánto se entró, cuánto cuestan y cuánto duran.`}
        art={<CarrerasArt />}
        breadcrumbs={CRUMBS}
      >
        <ApplicationDates />
      </PageHeader>
      <div className={css.finder}>
        <Finder location={location} />
      </div>
      <Stack as="section" gap="l" aria-labelledby="carreras">
        <h2 id="carreras">Carreras por área</h2>
        <div>
          <Areas careers={careers} />
          <Disclosure
            id="universidades"
            summary={
              <>
                Universidades <span className={css.count}>{universities.length}</span>
              </>
            }
          >
            <ul className={css.items}>
              {universities.map(({ id, name, shortName, city, programs }) => (
                <li key={id}>
                  <a href={universityPath(id)}>{name}</a>
                  <span className={css.about}>
                    {shortName} · {city} · {countText(programs, 'programa', 'programas')}
                  </span>
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
        {discontinued.length === 0 ? null : (
          <p>
            Ya no están en la oferta {OFFER_YEAR}, y guardan su historia:{' '}
            {discontinued.map(({ id, name }, position) => (
              <Fragment key={id}>
                {position === 0 ? '' : ' · '}
                <a href={careerPath(id)}>{name}</a>
              </Fragment>
            ))}
            .
          </p>
        )}
      </Stack>
      <CalendarSection />
      <Stack as="section" gap="m" aria-labelledby="palabras">
        <h2 id="palabras">Cinco palabras antes de comparar</h2>
        <Grid as="dl" min="m">
          {TERMS.map(({ term, definition }) => (
            <Card key={term}>
              <dt>{term}</dt>
              <dd>{definition}</dd>
            </Card>
          ))}
        </Grid>
      </Stack>
      <Stack as="section" gap="m" aria-labelledby="guias">
        <h2 id="guias">Guías paso a paso</h2>
        <Grid min="m">
          {LANDING_IDS.map((id) => (
            <LinkCard key={id} href={landingPath(id)} title={`Estudiar ${nameOf(index, id)}`}>
              <p>Qué se pide, con cuánto se entra y cómo calcular lo que te falta.</p>
            </LinkCard>
          ))}
        </Grid>
      </Stack>
      <SiteLinks current={CAREERS_PATH} />
      <OfferSource />
    </Stack>
  );
}

const nameOf = ({ careers }: CareerIndexData, wanted: string) => careers.find(({ id }) => id === wanted)?.name;
