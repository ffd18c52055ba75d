import type { SearchGroup } from '@travesia/contracts/page';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Finder, LISTED_OF_GROUP_MAX, openFinder } from './finder.ts';

const GROUPS: readonly SearchGroup[] = [
  {
    label: 'Páginas',
    entries: [
      { path: '/calculadora', title: 'Calculadora de puntaje NEM', keywords: 'calculadora, nem, notas' },
      { path: '/ajustes', title: 'Ajustes', note: 'Tus datos', audience: 'students' },
    ],
  },
  {
    label: 'Carreras',
    entries: [
      { path: '/c/veterinaria', title: 'Medicina Veterinaria', keywords: 'veterinario' },
      { path: '/c/medicina', title: 'Medicina', keywords: 'médico, doctora', context: 'Talca Santiago' },
      { path: '/c/enfermeria', title: 'Enfermería', context: 'Talca Iquique' },
      { path: '/c/psicologia', title: 'Psicología' },
      { path: '/c/sociologia', title: 'Sociología' },
      { path: '/c/derecho', title: 'Derecho', keywords: 'abogado' },
    ],
  },
  { label: 'Universidades', entries: [{ path: '/u/talca', title: 'Universidad de Talca', note: 'Talca' }] },
  { label: 'Cortes', entries: [{ path: '/p/medicina', title: 'Puntajes de corte de Medicina' }] },
  { label: 'Carreras', entries: [{ path: '/c/medicion', title: 'Medición y Topografía' }] },
];

let finder: Finder;
beforeAll(async () => {
  finder = await openFinder(GROUPS);
});

const titles = (query: string) => finder.find(query).groups.map(({ entries }) => entries.map(({ title }) => title));

describe('the finder', () => {
  it.each([
    ['its name', 'Medicina', 'Medicina'],
    ['its name without accents or capitals', 'PSICOLOGIA', 'Psicología'],
    ['its name with a letter that is another', 'medisina', 'Medicina'],
    ['its name with two letters exchanged', 'dreecho', 'Derecho'],
    ['its name without its first letter', 'sicologia', 'Psicología'],
    ['its name and idle words', 'la medicina veterinaria', 'Medicina Veterinaria'],
    ['another name of it', 'abogado', 'Derecho'],
    ['another name in another gender', 'abogada', 'Derecho'],
    ['its beginning', 'enfer', 'Enfermería'],
    ['its name, all of it, where careers are there too', 'universidad de talca', 'Universidad de Talca'],
    ['its name and where', 'enfermeria talca', 'Enfermería'],
    ['its name and a beginning of where', 'enfermeria iqu', 'Enfermería'],
    ['words in another order', 'nem calculadora', 'Calculadora de puntaje NEM'],
    ['its name among words that nothing has', 'quiero calculadora nem paes gratis', 'Calculadora de puntaje NEM'],
  ])('has first what is looked for by %s: "%s"', (_, query, title) => {
    const found = finder.find(query);
    expect(found.groups[0]?.entries[0]?.title).toBe(title);
    expect(found.isWhole).toBe(true);
  });

  it('puts the group with the best answer first, and joins groups of one label', () => {
    expect(finder.find('medic').groups.map(({ label }) => label)).toEqual(['Carreras', 'Cortes']);
    expect(titles('medic')[0]?.[0]).toBe('Medicina');
    expect(titles('medic')[0]?.toSorted()).toEqual(['Medicina', 'Medicina Veterinaria', 'Medición y Topografía']);
    expect(titles('talca').map(([first]) => first)).toEqual(['Universidad de Talca', expect.any(String)]);
  });

  it('shows nothing that is spelt otherwise where something is spelt so', () => {
    expect(titles('psicologia')).toEqual([['Psicología']]);
    expect(titles('doctora')).toEqual([['Medicina']]);
  });

  it('says that nothing has all the words, and has what has most of them', () => {
    const found = finder.find('enfermeria talca arica');
    expect(found.isWhole).toBe(false);
    expect(found.groups.map(({ entries }) => entries.map(({ title }) => title))).toEqual([['Enfermería']]);
    expect(finder.find('xyzzy')).toEqual({ groups: [], isWhole: false });
  });

  it('finds nothing where nothing is asked, and by idle words what has them in its name', async () => {
    for (const query of ['', '  ', '¿?']) expect(finder.find(query), query).toEqual({ groups: [], isWhole: true });
    const idle = await openFinder([{ label: 'Libros', entries: [{ path: '/yo', title: 'Para mí' }] }]);
    expect(idle.find('para mi').groups).toHaveLength(1);
  });

  it('lists some of a group and counts the others', async () => {
    const entries = Array.from({ length: LISTED_OF_GROUP_MAX + 3 }, (_, index) => ({
      path: `/e/${index}` as const,
      title: `Ensayo ${index}`,
    }));
    const [group] = (await openFinder([{ label: 'Ensayos', entries }])).find('ensayo').groups;
    expect(group).toEqual({ label: 'Ensayos', entries: entries.slice(0, LISTED_OF_GROUP_MAX), more: 3 });
  });
});
