import type { PageHead, PageProps } from '@travesia/kit-remote';
import { useHost } from '@travesia/kit-remote';
import { pageData } from '@travesia/kit-remote/page-data';
import {
  breadcrumbList,
  faqPage,
  formatDecimal,
  Notice,
  PageHeader,
  Questions,
  Select,
  Stack,
  TextField,
} from '@travesia/kit-ui';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { AREAS } from '../../../admission/area.ts';
import { CUTOFF_YEAR, type Program } from '../../../admission/program.ts';
import { slug } from '../../../admission/slug.ts';
import { CAREERS_PATH, CUTOFFS_PATH, discontinuedPath, universityPath } from '../../../routes.ts';
import { CompareBar } from '../../components/CompareBar.tsx';
import { Enhanced } from '../../components/Enhanced.tsx';
import { countGroups, FilteredTable, GroupFilter } from '../../components/GroupFilter.tsx';
import { PagedRows } from '../../components/PagedRows.tsx';
import { ApplicationDates } from '../../features/calendar/ApplicationDates.tsx';
import { LastSelected, Median, Weighted, WithoutCutoff } from '../../features/catalogue/admission-terms.tsx';
import { cutoffDataset } from '../../features/catalogue/cutoff-dataset.ts';
import { OfferSource } from '../../features/catalogue/OfferSource.tsx';
import { SourceNote } from '../../features/catalogue/SourceNote.tsx';
import { scoreAxis } from '../../features/catalogue/score-axis.ts';
import { scoreText } from '../../features/catalogue/score-text.ts';
import { useFirstRows } from '../../features/catalogue/use-first-rows.ts';
import { loadOffer } from '../../features/offer/load-offer.ts';
import { useLoaded } from '../../features/offer/use-loaded.ts';
import { DiscontinuedHint } from '../../features/search/DiscontinuedHint.tsx';
import { SearchStatus } from '../../features/search/SearchStatus.tsx';
import { CareerTable } from './CareerTable.tsx';
import { Comparison } from './Comparison.tsx';
import { COMPARED_MAX, comparedIn, hashComparing } from './compared.ts';
import type { CutoffIndexData } from './cutoff-index-data.ts';

import { indexQuestions } from './index-questions.ts';
import css from './page.module.css';
import { CAREER_ORDERS, type CareerOrder, isCareerOrder, sortCareers } from './sort-careers.ts';

const TITLE = `Puntajes de corte ${CUTOFF_YEAR} por carrera`;
const CRUMBS = [{ label: 'Inicio', href: '/' }, { label: 'Puntajes de corte' }] as const;
const DESCRIPTION = `Último seleccionado en Admisión ${CUTOFF_YEAR} de todas las carreras que se postulan con la PAES: corte más bajo, mediana y más alto. Busca, ordena y compara.`;

/** Universities named beside what was found: more would be no answer. */
const UNIVERSITIES_SHOWN = 4;

export const head: PageHead = ({ data }) => ({
  title: TITLE,
  description: DESCRIPTION,
  canonical: CUTOFFS_PATH,
  jsonLd: [
    breadcrumbList(CRUMBS),
    faqPage(indexQuestions(pageData<CutoffIndexData>(data))),
    cutoffDataset({ name: TITLE, description: DESCRIPTION, path: CUTOFFS_PATH }),
  ],
});

function Answer({ all, careers }: CutoffIndexData) {
  const highest = careers.find(({ latest }) => latest.range?.max === all.range?.max);
  if (!all.range || all.filled === null) return null;
  return (
    <>
      En Admisión {CUTOFF_YEAR} el <LastSelected>último seleccionado</LastSelected> tuvo entre{' '}
      {scoreText(all.range.min)} y {scoreText(all.range.max)} <Weighted>puntos ponderados</Weighted>
      {highest ? ` (${highest.name})` : ''} en los {formatDecimal(all.filled)} programas que llenaron sus vacantes; los
      otros {formatDecimal(all.programs - all.filled)} quedaron <WithoutCutoff>sin puntaje de corte</WithoutCutoff>.
    </>
  );
}

const historyHref = ({ career }: Program) => discontinuedPath(slug(career));

const count = (careers: number) =>
  careers === 0 ? 'Ninguna carrera' : careers === 1 ? '1 carrera' : `${careers} carreras`;

export default function Cortes({ data, location }: PageProps) {
  const index = pageData<CutoffIndexData>(data);
  const { careers, moves } = index;
  const host = useHost();
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<CareerOrder>('name');
  const comparisonTitle = useRef<HTMLHeadingElement>(null);
  const asked = useDeferredValue(query.trim());
  const [isUsed, setUsed] = useState(false);
  const offer = useLoaded(loadOffer, isUsed || asked !== '');
  const { catalogue = null, search = null } = offer.status === 'loaded' ? offer.value : {};
  const found = useMemo(() => {
    if (asked === '' || !search) return null;
    const answer = search.answer(asked);
    return { ...answer, careers: answer.careers.flatMap(({ id }) => careers.find((career) => career.id === id) ?? []) };
  }, [asked, search, careers]);
  const shown = useMemo(
    () => (found && order === 'name' ? found.careers : sortCareers(found?.careers ?? careers, order)),
    [found, careers, order],
  );
  const [area, setArea] = useState<number | null>(null);
  const rows = useFirstRows(shown, shown, (career) => area === null || career.area === AREAS[area]);
  const axis = useMemo(
    () => scoreAxis(careers.flatMap(({ latest: { range } }) => (range ? [range.min, range.max] : []))),
    [careers],
  );
  const areas = useMemo(
    () =>
      countGroups(
        careers.map(({ area }) => area),
        AREAS,
      ),
    [careers],
  );
  const chosen = comparedIn(location.hash, careers);
  const key = chosen.map(({ id }) => id).join(',');
  const compared = useMemo(() => (key === '' ? [] : key.split(',')), [key]);
  const { pathname, search: addressQuery } = location;
  const address = useRef({ compared, beginning: pathname + addressQuery });
  useEffect(() => {
    address.current = { compared, beginning: pathname + addressQuery };
  }, [compared, pathname, addressQuery]);
  const compare = useCallback(
    (id: string, wanted: boolean) => {
      const others = address.current.compared.filter((other) => other !== id);
      const hash = hashComparing(wanted ? [...others, id] : others);
      host.navigate(address.current.beginning + hash, { replace: true });
    },
    [host],
  );
  const named = found?.universities.slice(0, UNIVERSITIES_SHOWN) ?? [];
  const unnamed = (found?.universities.length ?? 0) - named.length;
  return (
    <Stack gap="xl">
      <PageHeader area="carreras" title={TITLE} breadcrumbs={CRUMBS} />
      <section aria-labelledby="carreras" className={css.first}>
        <h2 id="carreras" className="visually-hidden">
          Las {careers.length} carreras
        </h2>
        <FilteredTable
          search={
            <Enhanced>
              <TextField
                type="search"
                label="Buscar carrera o universidad"
                value={query}
                autoComplete="off"
                onFocus={() => setUsed(true)}
                onValueChange={setQuery}
              />
            </Enhanced>
          }
          group={
            <GroupFilter
              key={found ? 'found' : 'all'}
              label="Área"
              all="Todas las áreas"
              groups={areas}
              unit="carreras"
              onGroup={setArea}
            />
          }
          order={
            <Enhanced>
              <Select
                label="Ordenar por"
                options={CAREER_ORDERS}
                value={order}
                onValueChange={(value) => isCareerOrder(value) && setOrder(value)}
              />
            </Enhanced>
          }
        >
          <p className={css.found} aria-live="polite">
            {asked === '' ? null : <SearchStatus state={offer} />}
            {found?.absence ? `${found.absence.why} ` : ''}
            {found ? `${count(found.careers.length)} ${found.absence ? 'cerca de' : 'con'} «${asked}».` : ''}
            {named.length > 0 ? ' ¿Buscas una universidad? ' : ''}
            {named.map(({ id, name }, place) => (
              <span key={id}>
                {place > 0 ? ' · ' : ''}
                <a href={universityPath(id)}>{name}</a>
              </span>
            ))}
            {unnamed > 0 ? ` y ${unnamed} más` : ''}
          </p>
          {found && catalogue ? (
            <DiscontinuedHint catalogue={catalogue} programs={found.discontinued} hrefOf={historyHref} />
          ) : null}
          <Stack gap="l">
            <Comparison careers={chosen} axis={axis} titleRef={comparisonTitle} onRemove={(id) => compare(id, false)} />
            <PagedRows rows={shown.length} list={found ? `${order} ${asked}` : order}>
              <CareerTable
                careers={rows}
                axis={axis}
                compared={compared}
                full={compared.length >= COMPARED_MAX}
                onCompare={compare}
              />
            </PagedRows>
            <p>
              Cada línea va del corte más bajo al más alto entre los programas de la carrera; la marca es la{' '}
              <Median>mediana</Median>. Entra a una carrera para ver universidad por universidad.
            </p>
            <SourceNote of={['cutoffs']} about="cada corte de la tabla" field="corte" />
          </Stack>
        </FilteredTable>
        <CompareBar compared={compared.length} max={COMPARED_MAX} titleRef={comparisonTitle} />
      </section>
      <p className={css.answer}>
        <Answer {...index} />
      </p>
      <ApplicationDates />
      <Notice title="Un corte es una referencia, no una promesa">
        <p>
          Nadie lo fija de antemano. De {moves.from} a {moves.to}, la mitad de los cortes del país cambió más de{' '}
          {moves.median} puntos y uno de cada diez, más de {moves.ninetieth}.
        </p>
      </Notice>
      <Questions questions={indexQuestions(index)} />
      <p>
        <a href={`${CAREERS_PATH}#universidades`}>Cortes por universidad</a>: elige la tuya y mira los de sus programas.
      </p>
      <OfferSource />
    </Stack>
  );
}
