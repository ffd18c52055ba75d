import type { FrozenItem, LessonIdea } from '@travesia/content-item-model';
import { openLessonIdeas } from '@travesia/content-item-model/lesson-ideas';
import { openDeployedBank } from '@travesia/content-item-model/reader';
import { describe, expect, it } from 'vitest';
import { composeLadder, makeLadder } from './make-ladder.ts';
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

  it('names mistakes without saying which option they are of, and the own one where one was chosen', () => {
    const names = item.options.flatMap(({ wrong }) => wrong?.name ?? []);
    expect(told(hints, 2)).toContain(`${names[0]}.`);
    const chosen = item.options.findIndex(({ wrong }) => wrong);
    const own = item.options[chosen];
    const hint = makeLadder({ item, chosen })[2];
    expect(plainText(hint?.html ?? '')).toBe(
      `Tu error: ${own?.wrong?.name}.\n${plainText(own?.wrong?.feedback ?? '')}`,
    );
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
