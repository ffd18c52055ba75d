import type { FrozenItem, FrozenText, LessonIdea } from '@travesia/content-item-model';
import { HINT_RUNGS, type Hint, type HintRung, type KeyForms } from '@travesia/contracts/slices';
import { askedOf, givenLines, kindOfAnswer, readingLine } from './asked.ts';
import { ANY_CHECK, checkOf } from './check-of.ts';
import { contentStems } from './content-words.ts';
import { findTellingWord, findWrittenKey } from './find-key.ts';
import { withHoles } from './holes.ts';
import { escapeText } from './html-tree.ts';
import { keyFormsOf } from './key-forms.ts';
import { ownMistake } from './own-mistake.ts';
import { plainText } from './plain-text.ts';
import { htmlOf, lead, type Piece, paragraph, piecesOf, withoutLines } from './sentences.ts';

/** Title of a hint, at most. */
export const TITLE_MAX = 80;

export interface LadderSources {
  readonly item: FrozenItem;
  /** The options as the student sees them, by their places in `item.options`; without it as they stand there. */
  readonly order?: readonly number[] | undefined;
  /** Option that the student chose, its place in `item.options`; none while the question is open. */
  readonly chosen?: number | null | undefined;
  /** Another question of the same kind: see `siblingIds`. */
  readonly sibling?: FrozenItem | null | undefined;
  /** What the lesson of its content explains. */
  readonly idea?: LessonIdea | null | undefined;
  /** Texts that the item and its sibling are asked with. */
  readonly reading?: FrozenText | null | undefined;
  readonly siblingReading?: FrozenText | null | undefined;
  /** Those that are wanted; all without it. */
  readonly rungs?: readonly HintRung[] | undefined;
}

/** A ladder with what had to be left out so that no rung gives the key away. */
export interface Ladder {
  readonly hints: readonly Hint[];
  readonly less: readonly { readonly rung: HintRung; readonly why: string }[];
}

/** The rungs of a question. No rung below 5 gives its key away; 4 is absent where the sibling would, or there is none. */
export const makeLadder = (sources: LadderSources): readonly Hint[] => composeLadder(sources).hints;

/** The same, telling what was left out. */
export function composeLadder(sources: LadderSources): Ladder {
  const ladder = new Composition(sources);
  const made: Readonly<Record<HintRung, () => Hint | undefined>> = {
    0: () => ladder.asked(),
    1: () => ladder.idea(),
    2: () => ladder.mistake(),
    3: () => ladder.nextStep(),
    4: () => ladder.sibling(),
    5: () => ladder.solution(),
  };
  const hints = (sources.rungs ?? HINT_RUNGS).map((rung) => made[rung]()).filter((hint) => hint !== undefined);
  return { hints, less: ladder.less };
}

const FORMS = new WeakMap<FrozenItem, { readonly reading: FrozenText | null; readonly forms: KeyForms }>();

/** Of an item whose rungs are made one after the other. */
function formsOf(item: FrozenItem, reading: FrozenText | null): KeyForms {
  const known = FORMS.get(item);
  if (known?.reading === reading) return known.forms;
  const forms = keyFormsOf({ item, reading });
  FORMS.set(item, { reading, forms });
  return forms;
}

const IDEA_MAX = 420;

class Composition {
  readonly less: { rung: HintRung; why: string }[] = [];
  readonly #sources: LadderSources;
  readonly #forms: KeyForms;

  constructor(sources: LadderSources) {
    this.#sources = sources;
    this.#forms = formsOf(sources.item, sources.reading ?? null);
  }

  #hides = (text: string): boolean => findWrittenKey(text, this.#forms) !== undefined;

  /** The same of what is told of the way to the key: it must not have the one word by which the key is known. */
  #tells = (text: string): boolean => this.#hides(text) || findTellingWord(text, this.#forms) !== undefined;

  #note(rung: HintRung, why: string) {
    this.less.push({ rung, why });
  }

  /** Sentences that do not give the key away, alone or with those before them. */
  #kept(rung: HintRung, pieces: readonly Piece[], before = ''): readonly Piece[] {
    const kept: Piece[] = [];
    // Two sentences say together what neither says alone; more are looked at in the end.
    const hidesAfter = (text: string) => this.#tells([kept.at(-1)?.text ?? before, text].join('\n'));
    for (const piece of pieces) {
      if (!hidesAfter(piece.text)) {
        kept.push(piece);
        continue;
      }
      this.#note(rung, piece.text.slice(0, 100));
      const shorter = withoutLines(piece, hidesAfter);
      if (shorter && !hidesAfter(shorter.text)) kept.push(shorter);
    }
    while (kept.length > 0 && this.#tells([before, ...kept.map(({ text }) => text)].join('\n'))) kept.pop();
    // What announces a list that is not there.
    return kept.filter(({ text }, at) => !text.endsWith(':') || kept[at + 1] !== undefined);
  }

  #title(rung: HintRung, wanted: string, plain: string): string {
    if (wanted.length > TITLE_MAX || this.#tells(wanted)) {
      if (wanted.length <= TITLE_MAX) this.#note(rung, `title: ${wanted}`);
      return plain;
    }
    return wanted;
  }

  asked(): Hint {
    const { item, reading } = this.#sources;
    const asked = askedOf(item);
    const lines = [...(reading ? [readingLine(reading)] : []), ...givenLines(asked, item)];
    const given = lines.filter((line) => {
      const isHidden = this.#hides(plainText(line));
      if (isHidden) this.#note(0, plainText(line).slice(0, 100));
      return !isHidden;
    });
    const html = [
      lead('La pregunta:', asked.question),
      given.length > 0
        ? `<p><strong>Lo que tienes:</strong></p><ul>${given.map((line) => `<li>${line}</li>`).join('')}</ul>`
        : '',
      lead('La respuesta es', `${escapeText(kindOfAnswer(item, asked.question))}.`),
    ].join('');
    return {
      rung: 0,
      title: 'Qué se pregunta',
      html: this.#hides(plainText(html)) ? lead('La pregunta:', asked.question) : html,
    };
  }

  idea(): Hint {
    const { item, idea } = this.#sources;
    const point = idea && pointFor(item, idea);
    if (!point) {
      this.#note(1, 'no lesson');
      return {
        rung: 1,
        title: 'La idea',
        html: paragraph(
          `Antes de calcular o elegir, nombra de qué trata: ${idea?.name ?? 'el contenido de la pregunta'}.`,
        ),
      };
    }
    const pieces = piecesOf(point.idea);
    const beginning = this.#kept(1, shortIdea(pieces, item));
    const others = () =>
      this.#kept(
        1,
        shortIdea(
          pieces.filter(({ text }) => !this.#tells(text)),
          item,
        ),
      );
    const kept = beginning.length > 0 ? beginning : others();
    const title = this.#title(1, `La idea: ${point.title}`, 'La idea');
    const html = kept.length > 0 ? htmlOf(kept) : this.#namedIdea(idea.name);
    return { rung: 1, title, html, lesson: { content: idea.content, point: point.id } };
  }

  #namedIdea(name: string): string {
    return this.#tells(name)
      ? paragraph('La pista está en la lección de este contenido: ábrela y busca lo que se pregunta aquí.')
      : lead('Se resuelve con:', escapeText(name));
  }

  mistake(): Hint {
    const { item, chosen } = this.#sources;
    const own = chosen === null || chosen === undefined ? undefined : item.options[chosen]?.wrong;
    if (own) {
      const name = lead('Tu error:', escapeText(ownMistake(own.name)));
      const feedback = htmlOf(this.#kept(2, piecesOf(own.feedback)));
      const told = [`${name}${feedback}`, name, feedback].find((html) => html !== '' && !this.#tells(plainText(html)));
      if (told !== `${name}${feedback}`) this.#note(2, own.name);
      return { rung: 2, title: 'Tu error', html: told ?? paragraph(ANY_CHECK) };
    }
    return chosen === item.key ? this.#mistakesOfOthers() : this.#check();
  }

  /** Names of mistakes rule options out: of an open question none is named, and what is told tests any option. */
  #check(): Hint {
    const { item } = this.#sources;
    const check = checkOf(item, askedOf(item).question);
    return { rung: 2, title: 'Antes de responder', html: paragraph(this.#tells(check) ? ANY_CHECK : check) };
  }

  /** To who was right: what they did not do. */
  #mistakesOfOthers(): Hint {
    const names = [...new Set(this.#sources.item.options.flatMap(({ wrong }) => wrong?.name ?? []))].slice(0, 2);
    const safe: string[] = [];
    for (const name of names) {
      if (this.#tells([...safe, name].join('. '))) this.#note(2, name);
      else safe.push(name);
    }
    const list = safe.map((name) => `<li>${escapeText(name)}.</li>`).join('');
    const html =
      list === ''
        ? paragraph('Tu respuesta está buena. Di con tus palabras por qué, y compáralo con la solución.')
        : `${paragraph('Tu respuesta está buena. Quien se equivoca en una pregunta como esta suele hacer algo así:')}<ul>${list}</ul>${paragraph('Di con tus palabras por qué eso no sirve aquí, y compáralo con la solución.')}`;
    return { rung: 2, title: 'Por qué está buena', html };
  }

  nextStep(): Hint {
    const { item } = this.#sources;
    const [step, after] = item.solution;
    if (!step)
      return {
        rung: 3,
        title: 'El próximo paso',
        html: paragraph('Vuelve al enunciado y escribe qué se pide con tus palabras.'),
      };
    if (isPlaceInText(item))
      return { rung: 3, title: 'El próximo paso: volver al texto', html: this.#leadingQuestion() };
    const title = this.#title(3, `El próximo paso: ${step.title}`, 'El próximo paso');
    const whole = piecesOf(step.text);
    const isOpen = !this.#hides(plainText(step.text));
    // `La respuesta es …` asks for nothing that could be done.
    const shown = isOpen
      ? whole
      : piecesOf(withHoles(step.text, this.#hides)).filter(
          ({ text }) => !/^(?:La|El) (?:respuesta|resultado|solución)\b.*…/.test(text),
        );
    if (!isOpen) this.#note(3, `holes: ${plainText(step.text).slice(0, 100)}`);
    const kept = this.#kept(3, shown);
    const hasHole = kept.some(({ html }) => html.includes('…'));
    const next =
      after && !/^respuesta|^responder/i.test(after.title) && !this.#tells(after.title) ? after.title : undefined;
    const endings = [
      ...(hasHole ? ['Completa lo que falta y sigue desde ahí.'] : []),
      ...(next && !hasHole ? [`Lo que sigue es tuyo: «${next}».`] : []),
      'Con eso, vuelve a las alternativas y descarta las que no calzan.',
    ];
    const told = endings.map((ending) => `${htmlOf(kept)}${paragraph(ending)}`);
    const html = kept.length > 0 ? told.find((one) => !this.#tells(`${title}\n${plainText(one)}`)) : undefined;
    return { rung: 3, title, html: html ?? this.#leadingQuestion() };
  }

  /** Where the first step is the answer: where to look, or the way that leads to it, and what to ask oneself. */
  #leadingQuestion(): string {
    const { item, reading } = this.#sources;
    this.#note(3, 'a question that leads to it');
    const place = placeOf(item, reading, this.#tells);
    const way = item.solution
      .map(({ title }) => title)
      .filter((title) => !/^respuesta|^responder/i.test(title) && !this.#tells(title));
    const where =
      place === undefined
        ? lead('El camino:', way.map((title) => `«${escapeText(title)}»`).join(', y después '))
        : paragraph(place);
    return `${place === undefined && way.length === 0 ? '' : where}${lead('Pregúntate:', askedOf(item).question)}${paragraph('Respóndelo con tus palabras antes de mirar las alternativas.')}`;
  }

  sibling(): Hint | undefined {
    const { item, sibling, siblingReading } = this.#sources;
    if (!sibling || sibling.id === item.id) {
      this.#note(4, 'no sibling');
      return;
    }
    if (hasSameKey(formsOf(sibling, siblingReading ?? null), this.#forms)) {
      this.#note(4, `${sibling.id}: the same answer`);
      return;
    }
    const evidence = siblingReading ? evidenceOf(sibling, siblingReading) : '';
    const isDraw = sibling.facts.itemId === item.facts.itemId;
    const html = [
      evidence,
      sibling.stem,
      sibling.figure ?? '',
      solutionHtml(sibling, 'Su respuesta:'),
      paragraph(
        isDraw ? 'Ahora haz lo mismo con los datos de tu pregunta.' : 'Ahora recorre el mismo camino con tu pregunta.',
      ),
    ].join('');
    const found = findWrittenKey(plainText(html), this.#forms);
    if (found) {
      this.#note(4, `${sibling.id}: ${found.by} ${found.at}`);
      return;
    }
    return { rung: 4, title: 'Una parecida, resuelta', html };
  }

  solution(): Hint {
    const { item, chosen } = this.#sources;
    const own = chosen === null || chosen === undefined ? undefined : item.options[chosen]?.wrong;
    const html = [
      solutionHtml(item, 'Respuesta:'),
      own ? lead('Y lo tuyo:', own.feedback) : '',
      // Who was right may have been by ruling out: what is told to who chooses each of the others.
      chosen === item.key ? whyNotOthers(item) : '',
    ].join('');
    return { rung: 5, title: 'La solución completa', html };
  }
}

/** Two questions that are answered with the same. */
const hasSameKey = (one: KeyForms, other: KeyForms): boolean =>
  one.text === other.text || (one.value !== undefined && one.value === other.value && one.unit === other.unit);

function whyNotOthers({ options }: FrozenItem): string {
  const others = options.flatMap(({ text, wrong }) =>
    wrong ? [`<li><p><strong>${text}</strong></p><p>${wrong.feedback}</p></li>`] : [],
  );
  return `${paragraph('Por qué no las otras:')}<ul>${others.join('')}</ul>`;
}

/** The steps of a solution, and its answer where the last one does not state it. */
function solutionHtml({ solution, options, key }: FrozenItem, label: string): string {
  const steps = solution.map(({ title, text }) => `<li><p><strong>${escapeText(title)}</strong></p>${text}</li>`);
  const answer = options[key]?.text ?? '';
  const isStated = plainText(solution.at(-1)?.text ?? '').includes(plainText(answer).replace(/\.$/, ''));
  return `<ol>${steps.join('')}</ol>${isStated ? '' : lead(label, answer)}`;
}

/** Questions whose first step is to find a passage: the passage says the answer, in other words at most. */
const isPlaceInText = ({ facts, solution }: FrozenItem): boolean =>
  facts.text !== undefined && (facts.skill === 'localizar' || /^dónde/i.test(solution[0]?.title ?? ''));

/** The paragraph of a text in which what an item rests on stands. */
function placeOf(
  item: FrozenItem,
  reading: FrozenText | null | undefined,
  hides: (text: string) => boolean,
): string | undefined {
  const [quote = ''] = item.evidence ?? [];
  const paragraphs = reading?.paragraphs.map((html) => plainText(html)) ?? [];
  const at = quote === '' ? -1 : paragraphs.findIndex((text) => text.includes(quote.slice(0, 40)));
  const said = /p[áa]rrafos? (\d+)/.exec(item.solution.map(({ text }) => plainText(text)).join(' '))?.[1];
  const number = at >= 0 ? at + 1 : said === undefined ? undefined : Number(said);
  if (number === undefined) return undefined;
  const beginning = paragraphs[number - 1]?.split(' ').slice(0, 5).join(' ');
  const named =
    beginning === undefined || hides(beginning) ? '' : `, el que empieza con «${beginning.replace(/[.,;:]$/, '')}…»`;
  return `Vuelve al párrafo ${number}${named}, y léelo completo.`;
}

/** Of a text that is read in one go all is shown, of others what the answer rests on. */
const READ_AT_ONCE = 900;

function evidenceOf(item: FrozenItem, reading: FrozenText): string {
  const quotes = item.evidence ?? [];
  const length = reading.paragraphs.reduce((sum, html) => sum + plainText(html).length, 0);
  const rests = reading.paragraphs.filter((html) =>
    quotes.some((quote) => plainText(html).includes(quote.slice(0, 40))),
  );
  const found = length <= READ_AT_ONCE ? reading.paragraphs : rests.length > 0 ? rests : reading.paragraphs;
  const title = escapeText(reading.title.replace(/^«(.*)»$/, '$1'));
  return `${lead('De', `«${title}»:`)}<blockquote>${found.slice(0, 3).join('')}</blockquote>`;
}

/** The point of a lesson that fits an item best, by the words of its statement, steps and mistakes. */
function pointFor(item: FrozenItem, idea: LessonIdea): LessonIdea['points'][number] | undefined {
  const wanted = stemsOf(item);
  const points = idea.points.map((point) => ({
    point,
    title: contentStems(`${point.title} ${point.id.replaceAll('-', ' ')}`),
    body: contentStems(plainText(point.idea)),
  }));
  const rarity = (stem: string) =>
    1 / (1 + points.filter(({ title, body }) => title.has(stem) || body.has(stem)).length);
  const score = ({ title, body }: (typeof points)[number]) =>
    [...wanted].reduce(
      (sum, [stem, weight]) =>
        sum + Math.sqrt(weight) * rarity(stem) * ((title.has(stem) ? 2 : 0) + (body.has(stem) ? 1 : 0)),
      0,
    ) / Math.sqrt(20 + body.size);
  return points.toSorted((one, other) => score(other) - score(one))[0]?.point;
}

/** Words of an item, those of its solution counted more. */
function stemsOf(item: FrozenItem): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const stem of contentStems(text)) if (!/^\d/.test(stem)) weights.set(stem, (weights.get(stem) ?? 0) + weight);
  };
  add(plainText(item.stem), 1);
  // What its author called it.
  add(item.facts.itemId.replaceAll('-', ' '), 2);
  for (const { title, text } of item.solution) {
    add(title, 2);
    add(plainText(text), 1);
  }
  for (const { wrong } of item.options) if (wrong) add(`${wrong.name} ${plainText(wrong.feedback)}`, 0.5);
  return weights;
}

/** What speaks of a figure of the lesson, which is not shown here. */
const OF_FIGURE =
  /^(?:En|Mira|Mueve|Observa|La|El|Según|Con) (?:en )?(?:el |la |los |las )?(?:gráfico|figura|dibujo|esquema|deslizador|punto de arriba|balanza)/i;

/** The beginning of an idea, and the sentence in it that fits the item best where that stands further down. */
function shortIdea(all: readonly Piece[], item: FrozenItem): readonly Piece[] {
  const pieces = all.filter(({ text }) => !OF_FIGURE.test(text));
  const kept: Piece[] = [];
  let length = 0;
  for (const piece of pieces) {
    if (kept.length > 0 && length + piece.text.length > IDEA_MAX) break;
    kept.push(piece);
    length += piece.text.length;
  }
  const wanted = stemsOf(item);
  const score = ({ text }: Piece) =>
    [...contentStems(text)].reduce((sum, stem) => sum + (wanted.get(stem) ?? 0), 0) / Math.sqrt(10 + text.length);
  const best = pieces.filter((piece) => !kept.includes(piece)).toSorted((one, other) => score(other) - score(one))[0];
  return best && score(best) > 1.2 * Math.max(...kept.map(score)) ? [...kept, best] : kept;
}
