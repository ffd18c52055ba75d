import type { FrozenItem, LessonIdea } from '@travesia/content-item-model';
import { openLessonIdeas } from '@travesia/content-item-model/lesson-ideas';
import { openDeployedBank } from '@travesia/content-item-model/reader';
import { describe, expect, it } from 'vitest';
import { kindOfAnswer } from './asked.ts';
import { findTellingWord } from './find-key.ts';
import { keyFormsOf } from './key-forms.ts';
import { composeLadder, makeLadder } from './make-ladder.ts';
import { ownMistake } from './own-mistake.ts';
import { plainText } from './plain-text.ts';
import { siblingIds } from './sibling-ids.ts';

const bank = await openDeployedBank();
const ideas = await openLessonIdeas();

const first = (itemId: string): FrozenItem => {
  const entry = bank.entries.find(({ facts }) => facts.itemId === itemId);
  return bank.item(entry?.variants[0] ?? '');
};
const told = (hints: ReturnType<typeof makeLadder>, rung: number) => {
  const hint = hints.find((one) => one.rung === rung);
  return hint && `${hint.title}\n${plainText(hint.html)}`;
};

describe('the ladder of a question with numbers', () => {
  const item = first('m1-escala-de-una-maqueta');
  const [other = ''] = siblingIds(bank.entries, item.id);
  const idea = ideas.get(item.facts.content);
  const hints = makeLadder({ item, idea, sibling: bank.item(other) });

  it('says what is asked, what is given and what kind of thing the answer is', () => {
    expect(told(hints, 0)).toMatch(/La pregunta: ¿A qué escala está la maqueta\?\n/);
    expect(told(hints, 0)).toMatch(/Lo que tienes:\n.*12 m/);
    expect(told(hints, 0)).toMatch(/La respuesta es una razón/);
  });

  it('gives the point of the lesson that fits, and says where it is from', () => {
    expect(hints[1]?.title).toBe('La idea: Encontrar la escala');
    expect(hints[1]?.lesson?.content).toBe(item.facts.content);
  });

  it('names the own mistake to who made it', () => {
    const chosen = item.options.findIndex(({ wrong }) => wrong);
    const own = item.options[chosen];
    const hint = makeLadder({ item, chosen })[2];
    expect(hint?.title).toBe('Tu error');
    expect(plainText(hint?.html ?? '')).toBe(
      `Tu error: ${ownMistake(own?.wrong?.name ?? '')}\n${plainText(own?.wrong?.feedback ?? '')}`,
    );
  });

  it('names no mistake while nothing is chosen, and those of others to who was right', () => {
    const names = item.options.flatMap(({ wrong }) => wrong?.name ?? []);
    expect(told(hints, 2)).toMatch(/^Antes de responder\nPrueba tu resultado en el enunciado/);
    for (const name of names) expect(told(hints, 2)).not.toContain(name);
    const right = makeLadder({ item, chosen: item.key });
    expect(told(right, 2)).toMatch(/^Por qué está buena\nTu respuesta está buena\./);
    expect(told(right, 2)).toContain(`${names[0]}.`);
  });

  it('shows the first step and leaves the next one to the student', () => {
    const [step, next] = item.solution;
    expect(told(hints, 3)).toContain(plainText(step?.text ?? ''));
    expect(told(hints, 3)).toContain(`«${next?.title}»`);
  });

  it('works out another draw of the same template, and the whole solution in the end', () => {
    expect(other).toMatch(/^m1-escala-de-una-maqueta@/);
    expect(told(hints, 4)).toContain(plainText(bank.item(other).stem));
    for (const { text } of item.solution) expect(told(hints, 5)).toContain(plainText(text));
    const ofRight = told(makeLadder({ item, chosen: item.key }), 5);
    for (const { wrong } of item.options) {
      if (wrong) expect(ofRight).toContain(plainText(wrong.feedback));
    }
    expect(told(hints, 5)).not.toContain('Por qué no las otras');
    expect(told(hints, 5)).toMatch(/a escala 1 : 60\.$/);
  });

  it('makes only the rungs that are wanted', () =>
    expect(makeLadder({ item, rungs: [0, 3] }).map(({ rung }) => rung)).toEqual([0, 3]));
});

describe('what gives the key away is left out', () => {
  const item = first('m1-cable-de-un-mastil');
  const key = plainText(item.options[item.key]?.text ?? '');
  const step = (text: string): FrozenItem => ({
    ...item,
    solution: [{ title: 'Calcular', text }, ...item.solution.slice(1)],
  });
  const formula = (inside: string, label: string) =>
    `<span class="formula" role="img" aria-label="${label}"><math aria-hidden="true"><mrow>${inside}</mrow></math></span>`;
  const sum = formula('<mn>2</mn><mo>+</mo><mn>3</mn><mo>=</mo><mn>5</mn>', '2 más 3 igual a 5');
  const product = formula('<mn>2</mn><mo>⋅</mo><mn>4</mn><mo>=</mo><mn>8</mn>', '2 por 4 igual a 8');

  it('as holes with a reading: of every result of the step, so that none of them stands out', () => {
    const { hints, less } = composeLadder({ item: step(`<p>Primero ${product} y luego ${sum} m.</p>`) });
    const html = hints.find(({ rung }) => rung === 3)?.html ?? '';
    expect(plainText(html)).toContain('Primero 2⋅4 = … y luego 2 + 3 = … m.');
    expect(html).toContain('aria-label="2 más 3 igual a espacio para completar"');
    expect(html).not.toMatch(/<mn>[58]<\/mn>|igual a [58]/);
    expect(less).toContainEqual(expect.objectContaining({ rung: 3 }));
  });

  it('by sentences, and by a question that leads there where the step is nothing else', () => {
    const some = makeLadder({ item: step(`<p>El cable es la hipotenusa. La respuesta es ${key}.</p>`) });
    expect(told(some, 3)).toContain('El cable es la hipotenusa.');
    expect(told(some, 3)).not.toContain(key);
    const none = makeLadder({ item: step(`<p>La respuesta es ${key}.</p>`) });
    expect(told(none, 3)).toMatch(/Pregúntate: ¿A qué distancia/);
  });

  it('of the idea of a lesson, by sentences and lines of its lists', () => {
    const idea: LessonIdea = {
      content: item.facts.content,
      name: 'Pitágoras',
      points: [
        {
          id: 'uno',
          title: `Son ${key}`,
          idea: `<p>Un cateto se despeja. Da ${key}.</p><ul><li>Resta.</li><li>Da ${key}.</li></ul>`,
        },
      ],
    };
    const hint = makeLadder({ item, idea })[1];
    expect(hint?.title).toBe('La idea');
    expect(plainText(hint?.html ?? '')).toBe('Un cateto se despeja.\nResta.');
  });

  it('of the sibling: one with the same answer is none', () => {
    const { hints, less } = composeLadder({ item, sibling: { ...item, id: 'm1-otra@1' } });
    expect(hints.map(({ rung }) => rung)).toEqual([0, 1, 2, 3, 5]);
    expect(less).toContainEqual({ rung: 4, why: 'm1-otra@1: the same answer' });
  });
});

describe('a word that stands in the key alone', () => {
  const item = first('hcs-doctrina-truman');
  const idea: LessonIdea = {
    content: item.facts.content,
    name: 'Guerra Fría',
    points: [
      {
        id: 'uno',
        title: 'Bloques',
        idea: '<p>Había dos bloques. Truman apoyaría a los gobiernos amenazados: la contención.</p>',
      },
    ],
  };

  it('is left out of the idea, with its sentence', () => {
    const { hints, less } = composeLadder({ item, idea });
    expect(told(hints, 1)).toContain('Había dos bloques.');
    expect(told(hints, 1)).not.toMatch(/contención/i);
    expect(less).toContainEqual(expect.objectContaining({ rung: 1, why: expect.stringContaining('contención') }));
  });

  it('is none where another option or the statement has it', () => {
    const [forms, other] = [keyFormsOf({ item }), 'La contención del gasto público.'];
    expect(findTellingWord('Fue la contención.', forms)).toBe('contenc');
    expect(findTellingWord('El contenido y el contexto.', forms)).toBeUndefined();
    expect(findTellingWord('Fue la contención.', { ...forms, options: [...forms.options, other] })).toBeUndefined();
    expect(findTellingWord('Fue la contención.', { ...forms, reading: other })).toBeUndefined();
  });
});

describe('what is given', () => {
  const of = (stem: string, content = 'm2.probabilidad.condicional.definicion') => {
    const item = first('m1-escala-de-una-maqueta');
    return told(
      makeLadder({ item: { ...item, stem, facts: { ...item.facts, content: content as never } }, rungs: [0] }),
      0,
    );
  };
  const table = (...rows: readonly (readonly string[])[]) =>
    `<div class="table" role="group" tabindex="0"><table>${rows
      .map(
        (row, at) =>
          `<tr>${row.map((cell) => (at === 0 ? `<th scope="col">${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`,
      )
      .join('')}</table></div>`;

  it('names the rows and the columns of a table as such', () => {
    const asked = (html: string) => of(`<p>La tabla es de una feria.</p>${html}<p>¿Cuántos son?</p>`);
    expect(asked(table(['', 'Compró', 'No compró'], ['17 o menos', '3', '6'], ['18 o más', '3', '28']))).toContain(
      '\nLa tabla, con las filas «17 o menos» y «18 o más» y las columnas «Compró» y «No compró»\n',
    );
    expect(asked(table(['Elemento', 'Masa molar'], ['Fe', '56'], ['O', '16']))).toContain(
      '\nLa tabla, con 2 filas de datos y las columnas «Elemento» y «Masa molar»\n',
    );
    expect(asked(table(['x', '1', '2', '3'], ['y', '4', '5', '6']))).toContain('\nLa tabla, con las filas «x» y «y»\n');
  });

  it('has the lines of a list beside the others and not in a list of its own', () => {
    const stem = '<p>Se lanzó:</p><ul><li><p>Uno cayó;</p></li><li>otro rebotó.</li></ul><p>¿Cuántos son?</p>';
    const item = first('m1-escala-de-una-maqueta');
    const html = makeLadder({ item: { ...item, stem }, rungs: [0] })[0]?.html ?? '';
    expect(html).toContain('<li>Uno cayó</li><li>otro rebotó</li></ul>');
    expect(html.match(/<ul>/g)).toHaveLength(1);
  });

  it('calls the answer what it is', () => {
    const kind = (question: string, content: string) => {
      const item = first('hcs-doctrina-truman');
      return kindOfAnswer({ ...item, facts: { ...item.facts, content: content as never } }, `<p>${question}</p>`);
    };
    expect(kind('¿Qué paso sigue para que llegue a ser ley?', 'hcs.x')).toMatch(/^un paso/);
    expect(kind('¿Para qué escribe la autora?', 'hcs.x')).toMatch(/^un propósito/);
    expect(kind('¿Qué se puede inferir de la protagonista?', 'cl.x')).toMatch(/^una conclusión: lo que el texto/);
    expect(kind('¿Qué se puede inferir del gráfico?', 'ciencias.x')).toMatch(/los datos/);
  });
});

describe('the ladder of a question about a text', () => {
  const item = first('cl-cartas-por-una-reja-horario-de-cierre');
  const reading = bank.text(item.facts.text?.id ?? '');

  it('names the text, and sends to its paragraph where the first step would tell the answer', () => {
    const hints = makeLadder({ item, reading, idea: ideas.get(item.facts.content) });
    expect(told(hints, 0)).toContain('El texto «Cartas por una reja»');
    expect(told(hints, 3)).toMatch(/Vuelve al párrafo \d+, el que empieza con «.+…», y léelo completo\./);
  });

  it('has siblings of other texts alone, the nearest content first', () => {
    const ids = siblingIds(bank.entries, item.id);
    const facts = ids.map((id) => bank.entries.find(({ variants }) => variants.includes(id))?.facts);
    expect(facts.length).toBeGreaterThan(10);
    for (const one of facts) expect(one?.text?.id).not.toBe(item.facts.text?.id);
    expect(facts[0]?.content).toBe(item.facts.content);
  });
});
