import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as kit from '../index.ts';

const {
  Breadcrumbs,
  Button,
  ButtonLink,
  Disclosure,
  ErrorSummary,
  Figure,
  Hero,
  LinkCard,
  Notice,
  PageHeader,
  Progress,
} = kit;

const html = (element: ReactElement): string => renderToStaticMarkup(element);

describe('Button', () => {
  it('does not submit unless told to', () => {
    expect(html(<Button>Calcular</Button>)).toContain('type="button"');
    expect(html(<Button type="submit">Enviar</Button>)).toContain('type="submit"');
  });

  it('stays in place and in focus while busy', () => {
    const busy = html(<Button busy>Enviar</Button>);
    expect(busy).toContain('aria-busy="true"');
    expect(busy).toContain('aria-disabled="true"');
    expect(busy).not.toContain(' disabled');
  });

  it('is a link when it goes somewhere', () => {
    expect(html(<ButtonLink href="/test">Probar</ButtonLink>)).toMatch(/^<a href="\/test"[^>]*>Probar<\/a>$/);
  });
});

describe('Notice', () => {
  it('names its tone in words', () => {
    expect(html(<Notice tone="warning">Cambia cada año.</Notice>)).toContain('Atención: ');
  });

  it('is announced only when it is live', () => {
    expect(html(<Notice>Hola</Notice>)).not.toContain('role=');
    expect(html(<Notice live>Hola</Notice>)).toContain('role="status"');
    expect(
      html(
        <Notice live tone="danger">
          Hola
        </Notice>,
      ),
    ).toContain('role="alert"');
  });

  it('has a heading only where the page wants one in its outline', () => {
    expect(html(<Notice title="Ojo">Hola</Notice>)).not.toMatch(/<h[1-6]/);
    expect(html(<Notice title="Ojo" headingLevel={2} />)).toMatch(/<h2[^>]*>Ojo<\/h2>/);
  });
});

describe('the heads of pages', () => {
  it('hold the only h1', () => {
    expect(html(<PageHeader title="Calculadora" lead="De notas a puntaje" />).match(/<h1/g)).toHaveLength(1);
    expect(html(<Hero title="Travesía" />).match(/<h1/g)).toHaveLength(1);
  });

  it('show the way here as an ordered list whose last step is the page', () => {
    const trail = html(<Breadcrumbs items={[{ label: 'Inicio', href: '/' }, { label: 'Calculadora NEM' }]} />);
    expect(trail).toMatch(/^<nav aria-label="Ruta de navegación"><ol/);
    expect(trail).toContain('<span aria-current="page">Calculadora NEM</span>');
    expect(trail.match(/aria-current/g)).toHaveLength(1);
  });
});

describe('LinkCard', () => {
  it('has one link, named by its title', () => {
    const card = html(
      <LinkCard href="/herramientas/temarios" title="Temarios" headingLevel={2}>
        <p>Qué entra en cada prueba.</p>
      </LinkCard>,
    );
    expect(card).toMatch(/<h2[^>]*><a href="\/herramientas\/temarios"[^>]*>Temarios<\/a><\/h2>/);
    expect(card.match(/<a /g)).toHaveLength(1);
  });
});

describe('Figure', () => {
  it('gives the picture its name, its sentence and its table', () => {
    const figure = html(
      <Figure caption="Cortes" summary="Subió 24 puntos." table={<table />}>
        <svg aria-hidden="true" />
      </Figure>,
    );
    expect(figure).toMatch(/^<figure[^>]*><figcaption>/);
    expect(figure).toContain('Subió 24 puntos.');
    expect(figure).toMatch(/<details[^>]*><summary[^>]*>Ver los datos en una tabla<\/summary>.*<table>/);
  });
});

describe('Disclosure', () => {
  it('opens without a script', () => {
    expect(html(<Disclosure summary="¿Cómo se calcula?">Así.</Disclosure>)).toMatch(
      /^<details[^>]*><summary[^>]*>¿Cómo se calcula\?<\/summary>/,
    );
  });
});

describe('Progress', () => {
  it('is a native progress, labelled, with its value in words', () => {
    const progress = html(<Progress label="Plan de la semana" value={3} max={8} text="3 de 8 contenidos" />);
    const id = /<label for="([^"]+)"/.exec(progress)?.[1];
    expect(progress).toMatch(new RegExp(`<progress[^>]*id="${id}"`));
    expect(progress).toContain('aria-valuetext="3 de 8 contenidos"');
  });
});

describe('ErrorSummary', () => {
  it('links each error to its field and can take the focus', () => {
    const summary = html(<ErrorSummary errors={[{ fieldId: 'promedio', message: 'Escribe tu promedio.' }]} />);
    expect(summary).toMatch(/<section tabindex="-1"/i);
    expect(summary).toMatch(/<a href="#promedio"[^>]*>Escribe tu promedio\.<\/a>/);
  });

  it('is absent without errors', () => {
    expect(html(<ErrorSummary errors={[]} />)).toBe('');
  });
});

describe('every component', () => {
  it('renders without style attributes, which the content security policy forbids', () => {
    const page = html(
      <kit.Stack>
        <Hero title="Travesía" kicker="PAES" lead="Una frase">
          <ButtonLink href="/">Ir</ButtonLink>
        </Hero>
        <kit.Skeleton />
        <kit.Badge tone="accent">Nuevo</kit.Badge>
        <kit.Grid as="ul">
          <kit.Card as="li">Una</kit.Card>
        </kit.Grid>
        <Progress label="Avance" value={0.5} />
        <Notice title="Ojo">Hola</Notice>
        <kit.Stat label="NEM" value="705" definition="Notas" />
      </kit.Stack>,
    );
    expect(page).not.toContain('style=');
  });
});
