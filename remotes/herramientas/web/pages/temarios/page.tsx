import { type PageHead, type PageProps, useSession } from '@travesia/kit-remote';
import { pageData } from '@travesia/kit-remote/page-data';
import {
  type Area,
  breadcrumbList,
  EmptyState,
  EstudioArt,
  PageHeader,
  SearchArt,
  Stack,
  TextField,
} from '@travesia/kit-ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { SYLLABUS_PATH, SYLLABUS_QUERY } from '../../../routes.ts';
import { RelatedLinks } from '../../features/nem/RelatedLinks.tsx';
import { countSyllabus, filterSyllabus, searchWords } from './filter-syllabus.ts';
import css from './page.module.css';
import { SHORT_NAMES } from './short-names.ts';
import type { SyllabusTest } from './syllabus-data.ts';
import { TestSection } from './TestSection.tsx';
import { TimeFigure } from './TimeFigure.tsx';
import { useLevels } from './use-levels.ts';

const TITLE = 'Temarios de la PAES';
const CRUMBS = [{ label: 'Inicio', href: '/' }, { label: TITLE }] as const;

export const head: PageHead = () => ({
  title: `${TITLE}: qué entra en cada prueba`,
  description:
    'Los temarios de Competencia Lectora, M1, M2, Historia y Ciencias en palabras simples: ejes, unidades, contenidos, número de preguntas y tiempo. Con buscador.',
  canonical: SYLLABUS_PATH,
  jsonLd: [breadcrumbList(CRUMBS)],
});

interface ChoiceProps {
  readonly tests: readonly SyllabusTest[];
  readonly chosen: SyllabusTest | undefined;
}

interface ChoiceLink {
  readonly href: string;
  readonly area: Area;
  readonly text: string;
  readonly current: boolean;
}

/** One test or all: plain links, which without scripts jump to the test. */
function TestChoice({ tests, chosen }: ChoiceProps) {
  const links: readonly ChoiceLink[] = [
    { href: '#pruebas', area: 'estudio', text: 'Todas', current: chosen === undefined },
    ...tests.map((test) => ({
      href: `#${test.id}`,
      area: test.id,
      text: SHORT_NAMES[test.id],
      current: chosen === test,
    })),
  ];
  return (
    <nav aria-label="Elegir prueba">
      <ul className={css.choice}>
        {links.map(({ href, area, text, current }) => (
          <li key={href} data-area={area} className={css.option}>
            <a href={href} aria-current={current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function Temarios({ data: given, location }: PageProps) {
  const data = pageData<readonly SyllabusTest[]>(given);
  const isStudent = useSession().status === 'signed-in';
  const levels = useLevels();
  const [query, setQuery] = useState('');
  const asked = new URLSearchParams(location.search).get(SYLLABUS_QUERY) ?? '';
  // What was prerendered knows no query: it is asked once the page lives.
  useEffect(() => setQuery(asked), [asked]);
  const words = searchWords(useDeferredValue(query));
  const searching = words.length > 0;
  const chosen = data.find(({ id }) => location.hash === `#${id}`);
  const key = words.join(' ');
  const shown = useMemo(
    () => filterSyllabus(chosen ? [chosen] : data, key === '' ? [] : key.split(' ')),
    [chosen, data, key],
  );
  const { contents } = countSyllabus(shown);
  return (
    <Stack gap="xl">
      <PageHeader
        title={TITLE}
        lead="Qué entra en cada prueba, dicho en simple: ejes, unidades y contenidos, con cuántas preguntas y cuánto tiempo tienes."
        breadcrumbs={CRUMBS}
        art={<EstudioArt />}
      />
      <TimeFigure tests={data} />
      <div id="pruebas" className={css.finder}>
        <TestChoice tests={data} chosen={chosen} />
        <TextField
          type="search"
          label={chosen ? `Buscar en ${chosen.name}` : 'Buscar en las cinco pruebas'}
          hint="Un contenido o una palabra, con o sin tildes: potencias, ecosistema, democracia"
          value={query}
          autoComplete="off"
          onValueChange={setQuery}
        />
        <p className={css.count} aria-live="polite">
          {searching ? (contents === 1 ? '1 contenido encontrado.' : `${contents} contenidos encontrados.`) : ''}
        </p>
      </div>
      {shown.map((test) => (
        <TestSection key={test.id} test={test} searching={searching} isStudent={isStudent} levels={levels} />
      ))}
      {shown.length === 0 ? (
        <EmptyState
          art={<SearchArt />}
          title={`No encontramos «${query.trim()}» ${chosen ? `en ${chosen.name}` : 'en los temarios'}`}
        >
          <p>Prueba con otra palabra o con una parte de ella.</p>
        </EmptyState>
      ) : null}
      <RelatedLinks current={SYLLABUS_PATH} />
      <p className={css.note}>
        Los contenidos están escritos con nuestras palabras a partir de los temarios públicos de DEMRE que se nombran en
        cada prueba. Travesía no está afiliada a DEMRE ni al Ministerio de Educación: si algo difiere, vale el documento
        oficial.
      </p>
    </Stack>
  );
}
