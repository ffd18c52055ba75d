import { Breadcrumbs, ButtonLink, Hero, LecturaArt, PageHeader, Questions, UpcomingPage } from '../../src/index.ts';
import type { Entries } from '../entry.ts';

const TRAIL = [{ label: 'Inicio', href: '#inicio' }, { label: 'Temarios' }];

export const pages: Entries = {
  PageHeader: (
    <PageHeader
      area="cl"
      art={<LecturaArt />}
      kicker="Competencia Lectora"
      breadcrumbs={TRAIL}
      title="Leer para responder"
      lead="Qué se pregunta, cuánto dura y cómo se practica."
    >
      <ButtonLink href="#ir">Practicar</ButtonLink>
    </PageHeader>
  ),
  Hero: (
    <Hero kicker="PAES" title="Cruza a la universidad" lead="Con el mapa en la mano.">
      <ButtonLink href="#ir">Empezar</ButtonLink>
    </Hero>
  ),
  Breadcrumbs: <Breadcrumbs items={TRAIL} label="Ruta de ejemplo" />,
  Questions: (
    <Questions
      questions={[
        { question: '¿Qué es el NEM?', answer: 'Tu promedio de notas de enseñanza media, en puntaje.' },
        { question: '¿Vence?', answer: 'No.' },
      ]}
    />
  ),
  UpcomingPage: (
    <UpcomingPage
      kicker="Pronto"
      title="Un plan a tu medida"
      lead="Por dónde empezar, según lo que ya sabes."
      headings={{ contents: 'Qué tendrá', audience: 'Para quién', meanwhile: 'Mientras tanto' }}
      state={{ title: 'Todavía no está abierto', text: 'Lo estamos construyendo.' }}
      contents={['Un diagnóstico corto', 'Un plan de la semana']}
      audience="Para quien no sabe por dónde empezar."
      meanwhile={[{ href: '/test', title: 'Ensayo de muestra', text: 'Diez preguntas, sin cuenta.' }]}
    />
  ),
};
