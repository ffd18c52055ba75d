import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Column, DataTable } from './DataTable.tsx';

interface Row {
  readonly promedio: string;
  readonly puntaje: string;
}

const columns: readonly Column<Row>[] = [
  { key: 'promedio', header: 'Promedio', cell: (row) => row.promedio, rowHeader: true },
  { key: 'puntaje', header: 'Puntaje', cell: (row) => row.puntaje, numeric: true },
];
const rows: readonly Row[] = [
  { promedio: '5,50', puntaje: '605' },
  { promedio: '5,51', puntaje: '607' },
];
const shared = { caption: 'NEM y puntaje', columns, rows, rowKey: (row: Row) => row.promedio };

describe('DataTable', () => {
  it('has a caption, column headers and row headers', () => {
    const html = renderToStaticMarkup(<DataTable {...shared} />);
    expect(html).toMatch(/<caption[^>]*><span[^>]*>NEM y puntaje<\/span><\/caption>/);
    expect(html.match(/scope="col"/g)).toHaveLength(2);
    expect(html.match(/scope="row"/g)).toHaveLength(2);
    expect(html.match(/<td/g)).toHaveLength(2);
  });

  it('is a region in the tab order, named by its caption, only when it scrolls', () => {
    expect(renderToStaticMarkup(<DataTable {...shared} />)).not.toMatch(/role=|tabindex/i);
    const html = renderToStaticMarkup(<DataTable {...shared} wide />);
    const id = /<caption id="([^"]+)"/.exec(html)?.[1];
    expect(html).toMatch(/^<div role="region" tabindex="0"/i);
    expect(html).toContain(`aria-labelledby="${id}"`);
    expect(renderToStaticMarkup(<DataTable {...shared} tall />)).toContain('role="region"');
  });

  it('marks the current row', () => {
    const html = renderToStaticMarkup(<DataTable {...shared} isCurrent={(row) => row.puntaje === '607'} />);
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-current="true"[^>]*><th[^>]*>5,51/);
  });

  it('marks its rows for the style sheet of the page', () => {
    const html = renderToStaticMarkup(<DataTable {...shared} rowData={(row) => ({ 'data-group': row.promedio })} />);
    expect(html).toMatch(/<tr data-group="5,50"[^>]*><th[^>]*>5,50/);
    expect(html.match(/data-group/g)).toHaveLength(2);
  });

  it('says so when there is nothing to show', () => {
    const html = renderToStaticMarkup(<DataTable {...shared} rows={[]} empty="Sin resultados." />);
    expect(html).toMatch(/<td colspan="2"[^>]*>Sin resultados\.<\/td>/i);
  });
});
