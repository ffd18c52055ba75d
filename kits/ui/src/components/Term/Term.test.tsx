import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Stat } from '../Stat/Stat.tsx';
import { Term } from './Term.tsx';

/** Elements at whose start the HTML parser ends an open paragraph. */
const ENDS_PARAGRAPH = /<(?:div|details|p|ul|ol|dl|section|aside|h[1-6])[\s>]/;

describe('Term', () => {
  const html = renderToStaticMarkup(<Term definition="Promedio de tus notas.">NEM</Term>);

  it('opens its definition without a script', () => {
    const target = /<button type="button" popovertarget="([^"]+)"[^>]*>NEM<\/button>/i.exec(html)?.[1];
    expect(target).toBeTruthy();
    expect(html).toMatch(new RegExp(`<span id="${target}" popover="auto"[^>]*><span[^>]*>Promedio de tus notas\\.`));
  });

  it('may stand inside a paragraph', () => {
    expect(html).not.toMatch(ENDS_PARAGRAPH);
  });

  it('explains the label of a figure', () => {
    const stat = renderToStaticMarkup(
      <Stat label="Puntaje NEM" value="705" unit="puntos" definition="De 100 a 1.000." />,
    );
    expect(stat).toMatch(/popovertarget="[^"]+"[^>]*>Puntaje NEM<\/button>/i);
    expect(stat).toContain('705');
  });
});
