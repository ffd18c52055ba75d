import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type FailureKind, FailureView } from './FailureView.tsx';

const render = (kind: FailureKind) =>
  renderToStaticMarkup(
    <FailureView remoteTitle="Temarios" kind={kind} message="herramientas 1.0.0 · load" onRetry={() => undefined} />,
  );

describe('the view of a page that could not open', () => {
  it('names the page, offers to retry and keeps the technical line', () => {
    const html = render('load');
    for (const text of ['Temarios', 'No pudimos abrir esta sección', 'Reintentar', 'herramientas 1.0.0 · load']) {
      expect(html).toContain(text);
    }
  });

  it('speaks of the connection only where it is the cause', () => {
    expect(render('offline')).toContain('no hay internet');
    for (const kind of ['mount', 'render'] as const) expect(render(kind)).not.toMatch(/conexión|internet/);
  });
});
