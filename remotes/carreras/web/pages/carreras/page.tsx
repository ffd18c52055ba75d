import type { PageHead, PageProps } from '@travesia/kit-remote';
import { pageData } from '@travesia/kit-remote/page-data';
import { breadcrumbList, Card, formatDecimal, Grid, LinkCard, PageHeader, Stack, TextField } from '@travesia/kit-ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { AREAS } from '../../../admission/area.ts';
import { CUTOFF_YEAR, OFFER_YEAR } from '../../../admission/program.ts';
import { slug } from '../../../admission/slug.ts';
import { CAREERS_PATH, careerPath, LANDING_IDS, landingPath, universityPath } from '../../../routes.ts';
import { JumpLinks } from '../../components/JumpLinks.tsx';
import { ApplicationDates } from '../../features/calendar/ApplicationDates.tsx';
import { CalendarSection } from '../../features/calendar/CalendarSection.tsx';
import { LAST_SELECTED, VACANCIES, WEIGHT, WEIGHTED_SCORE } from '../../features/catalogue/definitions.ts';
import { itemList } from '../../features/catalogue/item-list.ts';
import { createNameSearch } from '../../features/catalogue/name-search.ts';
import { OfferSource } from '../../features/catalogue/OfferSource.tsx';
import { SiteLinks } from '../../features/catalogue/SiteLinks.tsx';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { countText, rangeText } from '../../features/catalogue/words.ts';
import type { CareerIndexData, IndexedCareer } from './career-index-data.ts';
import css from './page.module.css';

const TITLE = 'Carreras que se postulan con la PAES';
const CRUMBS = [{ label: 'Inicio', href: '/' }, { label: 'Carreras' }] as const;

const TERMS = [
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
    jsonLd: [
      breadcrumbList(CRUMBS),
      itemList(
        TITLE,
        careers.map(({ id, name }) => ({ name, path: careerPath(id) })),
      ),
    ],
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

function Areas({ careers }: { readonly careers: readonly IndexedCareer[] }) {
  return areasOf(careers).map(([name, ofArea]) => (
    <section key={name} id={slug(name)} className={css.area} aria-labelledby={`${slug(name)}-area`}>
      <h3 id={`${slug(name)}-area`}>{name}</h3>
      <ul className={css.items}>
        {ofArea.map((career) => (
          <li key={career.id}>
            <a href={careerPath(career.id)}>{career.name}</a>
            <span className={css.about}>{careerText(career)}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

export default function Carreras({ data }: PageProps) {
  const index = pageData<CareerIndexData>(data);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query).trim();
  const search = useMemo(() => createNameSearch(index.careers, index.universities), [index]);
  const { careers, universities } = useMemo(() => (asked === '' ? index : search(asked)), [asked, index, search]);
  const found = `${countText(careers.length, 'carrera', 'carreras')} y ${countText(universities.length, 'universidad', 'universidades')}.`;
  return (
    <Stack gap="xl">
      <PageHeader
        title={TITLE}
        lead={`En Admisión ${OFFER_YEAR} hay ${formatDecimal(index.programs)} programas en ${index.universities.length} universidades. Aquí están todos, en ${index.careers.length} familias de carreras: qué pondera cada uno, con cuánto se entró, cuánto cuesta y cuánto dura.`}
        breadcrumbs={CRUMBS}
      >
        <ApplicationDates />
      </PageHeader>
      <div className={css.finder}>
        <div className={css.search}>
          <TextField
            type="search"
            label="Buscar una carrera o universidad"
            hint="Con o sin tildes, y basta el comienzo de las palabras: parvulos, ing civil ind, usach"
            value={query}
            autoComplete="off"
            onValueChange={setQuery}
          />
          <p className={css.found} aria-live="polite">
            {asked === '' ? '' : found}
          </p>
        </div>
        <JumpLinks
          label="Ir a un área"
          links={[
            ...areasOf(careers).map(([area, { length }]) => ({ id: slug(area), text: area, count: length })),
            ...(universities.length === 0
              ? []
              : [{ id: 'universidades', text: 'Universidades', count: universities.length }]),
          ]}
        />
      </div>
      {careers.length === 0 ? null : (
        <Stack as="section" gap="l" aria-labelledby="carreras">
          <h2 id="carreras">Carreras por área</h2>
          <Areas careers={careers} />
        </Stack>
      )}
      {universities.length === 0 ? null : (
        <section id="universidades" aria-labelledby="universidades-titulo">
          <h2 id="universidades-titulo">Universidades</h2>
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
        </section>
      )}
      {careers.length + universities.length === 0 ? (
        <p>No encontramos «{asked}». Prueba con otra palabra o con una parte de ella.</p>
      ) : null}
      <CalendarSection />
      <Stack as="section" gap="m" aria-labelledby="palabras">
        <h2 id="palabras">Cuatro palabras antes de comparar</h2>
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
