import { describe, expect, it } from 'vitest';
import { allContents, type ContentId, findContent, TEMARIO } from './index.ts';

const NAME_MAX = 60;
const SUMMARY_MAX = 160;

const axes = TEMARIO.flatMap((test) => test.axes);
const units = axes.flatMap((axis) => axis.units);
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('the temario', () => {
  it('lists the tests in the order of the product', () => {
    expect(TEMARIO.map((test) => test.id)).toEqual(['cl', 'm1', 'm2', 'hcs', 'ciencias']);
  });

  it('knows how each test is given', () => {
    const given = TEMARIO.map((test) => [test.id, test.mandatory, test.items, test.scored, test.minutes, test.options]);
    expect(given).toEqual([
      ['cl', true, 65, 60, 150, [4]],
      ['m1', true, 65, 60, 140, [4]],
      ['m2', false, 55, 50, 140, [4, 5]],
      ['hcs', false, 65, 60, 120, [4, 5]],
      ['ciencias', false, 80, 75, 160, [4, 5]],
    ]);
  });

  it('has a student of Ciencias answer the common module and one more', () => {
    const modules = TEMARIO.find((test) => test.id === 'ciencias')?.modules ?? [];
    expect(modules.map((module) => [module.id, module.items])).toEqual([
      ['comun', 54],
      ['electivo', 26],
      ['tecnico-profesional', 26],
    ]);
  });

  it('holds the whole syllabus: axes, units and contents per test', () => {
    const counts = TEMARIO.map((test) => {
      const testUnits = test.axes.flatMap((axis) => axis.units);
      return [test.id, test.axes.length, testUnits.length, testUnits.flatMap((unit) => unit.contents).length];
    });
    expect(counts).toEqual([
      ['cl', 4, 8, 43],
      ['m1', 4, 16, 49],
      ['m2', 4, 15, 28],
      ['hcs', 3, 13, 31],
      ['ciencias', 3, 11, 62],
    ]);
  });

  it('gives every axis, unit and content an id of its own', () => {
    const ids = [...axes, ...units, ...allContents()].map((node) => node.id);
    expect(repeated(ids)).toEqual([]);
  });

  it('makes an id of one ASCII slug after the id of its parent', () => {
    const pairs = TEMARIO.flatMap((test) =>
      test.axes.flatMap((axis) => [
        [test.id, axis.id],
        ...axis.units.flatMap((unit) => [[axis.id, unit.id], ...unit.contents.map((content) => [unit.id, content.id])]),
      ]),
    );
    for (const [parent, id] of pairs) expect(id).toMatch(new RegExp(`^${parent}\\.[a-z0-9]+(-[a-z0-9]+)*$`));
  });

  it('leaves no axis without units and no unit without contents', () => {
    expect(axes.filter((axis) => axis.units.length === 0)).toEqual([]);
    expect(units.filter((unit) => unit.contents.length === 0)).toEqual([]);
  });

  it('says each content in a short name and one sentence', () => {
    for (const { name, summary } of allContents()) {
      expect(name.length, name).toBeLessThanOrEqual(NAME_MAX);
      expect(name, name).toMatch(/^\p{Lu}.*[^.\s]$/u);
      expect(summary.length, summary).toBeLessThanOrEqual(SUMMARY_MAX);
      expect(summary, summary).toMatch(/^\p{Lu}[^.]*[^.\s]\.$/u);
    }
  });

  it('never says two contents with the same words', () => {
    expect(repeated(allContents().map((content) => content.summary))).toEqual([]);
    for (const unit of units) expect(repeated(unit.contents.map((content) => content.name))).toEqual([]);
  });

  it('marks what Admisión 2027 added, and how sure that is', () => {
    const added = allContents().flatMap(({ id, addedIn }) =>
      addedIn ? [[id, addedIn.admissionYear, addedIn.confidence]] : [],
    );
    expect(added).toEqual([
      ['m1.geometria.cuerpos.cilindros', 2027, 'medium'],
      ['m1.geometria.semejanza.figuras-semejantes', 2027, 'medium'],
      ['m1.geometria.semejanza.escala', 2027, 'medium'],
      ['m2.geometria.esfera.area-volumen', 2027, 'low'],
      ['m2.geometria.rectas-plano.ecuacion-posicion', 2027, 'low'],
    ]);
  });

  it('gives skills ids that are unique inside a test', () => {
    for (const test of TEMARIO) expect(repeated(test.skills.map((skill) => skill.id))).toEqual([]);
  });

  it('claims no percentage for any axis', () => {
    for (const test of TEMARIO) expect(test.notes.join(' ')).not.toMatch(/\d\s*%/);
  });
});

describe('a content', () => {
  it('is found by its id, together with where it stands', () => {
    const id: ContentId = 'm1.numeros.porcentaje.calculo';
    expect(findContent(id)).toMatchObject({
      id,
      test: { id: 'm1' },
      axis: { id: 'm1.numeros' },
      unit: { id: 'm1.numeros.porcentaje', name: 'Porcentaje' },
    });
  });

  it('is unknown under the id of a unit or any other text', () => {
    for (const id of ['m1.numeros.porcentaje', 'm1.numeros.porcentaje.otro', ''])
      expect(findContent(id)).toBeUndefined();
  });
});
