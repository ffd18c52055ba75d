import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'hc', label: 'Científico-humanista', hint: 'diurno' },
  { value: 'tp', label: 'Técnico-profesional' },
] as const;

describe('SegmentedControl', () => {
  it('is a group of radio buttons of one name under its legend', () => {
    const html = renderToStaticMarkup(
      <SegmentedControl legend="Tu colegio" options={options} defaultValue="tp" name="rama" />,
    );
    expect(html).toMatch(/^<fieldset/);
    expect(html).toMatch(/<legend[^>]*>Tu colegio<\/legend>/);
    expect(html.match(/type="radio" name="rama"|name="rama"/g)).toHaveLength(2);
    expect(html.match(/<input[^>]*checked=""[^>]*>/g)?.join()).toContain('value="tp"');
  });

  it('shows the choice of its caller', () => {
    const html = renderToStaticMarkup(<SegmentedControl legend="Tu colegio" options={options} value="hc" />);
    expect(html.match(/<input[^>]*checked=""[^>]*>/g)?.join()).toContain('value="hc"');
  });

  it('hides its legend from sight only', () => {
    const html = renderToStaticMarkup(<SegmentedControl legend="Tu colegio" options={options} hideLegend />);
    expect(html).toContain('<legend class="visually-hidden">Tu colegio</legend>');
  });

  it('is described by its hint', () => {
    const html = renderToStaticMarkup(
      <SegmentedControl legend="Tu colegio" options={options} hint="Mira tu licencia." />,
    );
    const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`<div id="${id}"`);
  });
});
