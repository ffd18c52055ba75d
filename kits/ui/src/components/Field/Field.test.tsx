import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DecimalField } from '../DecimalField/DecimalField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';

describe('a field', () => {
  it('names its control by its label and describes it by hint and error', () => {
    const html = renderToStaticMarkup(
      <TextField id="correo" label="Correo" hint="El que más usas." error="Escribe un correo." />,
    );
    expect(html).toContain('<label for="correo"');
    expect(html).toContain('aria-describedby="correo-hint correo-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/<div id="correo-hint"[^>]*>El que más usas\.<\/div>/);
    expect(html).toMatch(/<div id="correo-error"[^>]*>Escribe un correo\.<\/div>/);
  });

  it('says nothing of errors and hints that it lacks', () => {
    const html = renderToStaticMarkup(<TextField id="nombre" label="Nombre" />);
    expect(html).not.toMatch(/aria-describedby|aria-invalid|opcional/);
  });

  it('makes up an id when it gets none, the same for label and control', () => {
    const html = renderToStaticMarkup(<TextField label="Nombre" />);
    const id = /<label for="([^"]+)"/.exec(html)?.[1];
    expect(id).toBeTruthy();
    expect(html).toMatch(new RegExp(`<input[^>]* id="${id}"`));
  });

  it('opens the decimal keypad and leaves the text alone', () => {
    const html = renderToStaticMarkup(<DecimalField label="Promedio" defaultValue="5,5" suffix="de 7" />);
    expect(html).toContain('type="text"');
    expect(html).toContain('inputMode="decimal"');
    expect(html).toContain('value="5,5"');
    expect(html).toContain('de 7');
  });

  it('offers the options of a native select', () => {
    const html = renderToStaticMarkup(
      <Select
        id="grupo"
        label="Grupo"
        value="b"
        options={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B', disabled: true },
        ]}
      />,
    );
    expect(html).toMatch(/<select[^>]* id="grupo"/);
    expect(html).toContain('<option value="a">A</option>');
    expect(html).toContain('<option value="b" disabled="" selected="">B</option>');
  });
});
