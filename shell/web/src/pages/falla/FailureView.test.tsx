import type { LoadFailureKind } from '@travesia/contracts/release';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FailureView } from './FailureView.tsx';

const render = (kind: LoadFailureKind, moment: 'opening' | 'open' | 'never-ended' = 'opening') =>
  renderToStaticMarkup(
    <FailureView
      remoteTitle="Temarios"
      kind={kind}
      moment={moment}
      ways={[{ path: '/aprende', label: 'Aprende' }]}
      message="herramientas 1.0.0 · entry"
      onRetry={() => undefined}
    />,
  );

describe('the view of a page that could not open', () => {
  it('names the page, offers to retry and keeps the technical line', () => {
    const html = render('http');
    for (const text of [
      'Temarios',
      '<a href="/aprende">Aprende</a>',
      'No pudimos abrir esta sección',
      'Reintentar',
      'herramientas 1.0.0 · entry',
    ]) {
      expect(html).toContain(text);
    }
  });

  it('speaks of the connection only where it may be the cause', () => {
    expect(render('offline')).toContain('no hay internet');
    expect(render('timeout')).toContain('conexión');
    expect(render('integrity')).toContain('otra red');
    for (const kind of ['http', 'chunk', 'evaluation', 'contract', 'mount'] as const) {
      expect(render(kind)).toContain('El problema es nuestro');
      expect(render(kind)).not.toMatch(/conexión|internet|red\b/);
    }
  });

  it('says of a page that was open that it stopped', () => {
    expect(render('mount', 'open')).toContain('se detuvo');
    expect(render('mount')).not.toContain('se detuvo');
  });

  it('says of one that took the tab with it why it is not opened again', () => {
    expect(render('mount', 'never-ended')).toContain('bloqueó la pestaña');
  });
});
