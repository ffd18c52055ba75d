import type { FrozenItem, FrozenText } from '@travesia/content-item-model';
import { canonical } from './canonical.ts';
import { escapeText, type HtmlNode, parseHtml, writeHtml } from './html-tree.ts';
import { plainText } from './plain-text.ts';
import { readNumbers } from './read-numbers.ts';
import { type Piece, piecesOf } from './sentences.ts';

/** A statement taken apart. HTML of one line each, but blocks. */
export interface Asked {
  /** From `¿` to `?`. */
  readonly question: string;
  /** What is given before it, sentence by sentence. */
  readonly given: readonly Piece[];
}

/** The question of a statement, and all that stands beside it. */
export function askedOf({ stem }: FrozenItem): Asked {
  const pieces = piecesOf(stem);
  const at = pieces.findLastIndex(({ text }) => text.includes('¿'));
  const asking = pieces[at];
  if (!asking) return { question: pieces.at(-1)?.html ?? '', given: pieces.slice(0, -1) };
  const [before, question] = cutAtQuestion(asking);
  const given = [...pieces.slice(0, at), ...(before ? [before] : []), ...pieces.slice(at + 1)];
  return { question, given };
}

/**
 * `Si f(2) = 3, ¿cuánto es…?`: what is given, and the question. Words without numbers before it are a part of what is asked.
 * A question in quotes is none of its own.
 */
function cutAtQuestion(piece: Piece): readonly [Piece | undefined, string] {
  const nodes = parseHtml(piece.html);
  const at = nodes.findIndex((node) => typeof node === 'string' && OWN_QUESTION.test(node));
  const node = nodes[at];
  if (typeof node !== 'string') return [undefined, piece.html];
  const mark = OWN_QUESTION.exec(node)?.index ?? 0;
  const before: readonly HtmlNode[] = [...nodes.slice(0, at), node.slice(0, mark).replace(/[,;:\s]+(?:y\s)?$/, '')];
  const html = writeHtml(before).trim();
  const text = plainText(html);
  if (!hasFigure(text)) return [undefined, piece.html];
  return [{ ...piece, html, text }, writeHtml([capital(node.slice(mark)), ...nodes.slice(at + 1)]).trim()];
}

const OWN_QUESTION = /(?<!«)¿/;

const capital = (text: string) => text.replace(/^¿(\p{Ll})/u, (_, letter: string) => `¿${letter.toUpperCase()}`);

/** Words of conditions that are read over and then missed. */
const CONDITION =
  /\b(?:horizontal|vertical|perpendicular|paralel[oa]s?|independientes?|al azar|mism[oa]s?|igual(?:es)?|sin|cada|constante|solo|ningun[oa]?|tod[oa]s|distint[oa]s|exactamente|al menos|a lo mas|enter[oa]s?|positiv[oa]s?|negativ[oa]s?|reales|consecutiv[oa]s|supon|considera|proporcional(?:es)?|respecto|centro|radio|recta|afin|desprecia)/;

/** What somebody wants, has or says, on which the question leans. */
const AIM =
  /\b(?:quieren?|buscan?|disponen?|afirman?|sostienen?|sostuvo|propus[oi]|propone|sabe|supone|plantea|desea|concluy|publico|dice|escribio)/;

const GIVEN_MAX = 4;
const SENTENCE_MAX = 220;
/** Of statements in words: longer ones are a case to be read as a whole. */
const CONTEXT_MAX = 320;

/** Parts of a sentence between commas, those of a formula or of a bracket left whole. */
function clausesOf(piece: Piece): readonly { readonly html: string; readonly text: string }[] {
  const clauses: HtmlNode[][] = [[]];
  for (const node of parseHtml(piece.html)) {
    if (typeof node !== 'string') {
      clauses.at(-1)?.push(node);
      // The comma after a formula is inside its span.
      if (/[,;]$/.test(plainText(writeHtml([node])))) clauses.push([]);
      continue;
    }
    const [first = '', ...others] = node.split(/(?<=\D)[,;]\s+|(?<=\d)[,;]\s+(?=\p{L})/u);
    clauses.at(-1)?.push(first);
    for (const other of others) clauses.push([other]);
  }
  return clauses
    .map((nodes) =>
      writeHtml(nodes)
        .trim()
        .replace(/[.,;:]$/, '')
        .replace(/[.,;]<\/span>$/, '</span>'),
    )
    .map((html) => ({ html, text: plainText(html) }))
    .filter(({ text }) => text !== '');
}

const hasFigure = (text: string) => /\d|=|√/.test(text);

/** What is given, in lines: numbers with what they are of, conditions that are easily read over, tables by their columns. */
export function givenLines({ given }: Asked, item: FrozenItem): readonly string[] {
  const inWords = /^(?:cl|hcs)\./.test(item.facts.content);
  const sentences = given.filter(
    ({ isBlock, text }) => !isBlock && !/^(?:Lee|Observa|Considera|Mira|Se dispone)\b.*:$/.test(text),
  );
  const lines = inWords ? contextLines(sentences) : sentences.flatMap(dataLines).slice(0, GIVEN_MAX);
  const blocks = given.filter(({ isBlock }) => isBlock).flatMap(blockLines);
  const figure = item.figure ? [figureLine(item)] : [];
  return [...lines, ...blocks, ...figure];
}

/** Of a statement in words: all that comes before the question, or that there is a case to be read. */
function contextLines(sentences: readonly Piece[]): readonly string[] {
  const length = sentences.reduce((sum, { text }) => sum + text.length, 0);
  if (length === 0) return [];
  if (length <= CONTEXT_MAX) return sentences.map(({ html }) => html.replace(/\.$/, ''));
  return ['El caso que se cuenta antes de la pregunta: mira quién actúa, qué hace y cuándo'];
}

/** Of a sentence with numbers or conditions: those of its clauses that have some and stand alone, or all of it. */
function dataLines(piece: Piece): readonly string[] {
  const says = (text: string) => hasFigure(text) || CONDITION.test(canonical(text));
  if (!says(piece.text) && !AIM.test(canonical(piece.text))) return [];
  const clauses = clausesOf(piece);
  const kept = clauses.filter(({ text }) => says(text));
  const standAlone =
    kept.length > 1 && kept.every(({ text }) => text.length >= 25 && BEGINS_ALONE.test(canonical(text)));
  if (standAlone && kept.length < clauses.length) return kept.map(({ html }) => withCapital(html));
  return piece.text.length <= SENTENCE_MAX ? [whole(piece.html)] : kept.map(({ html }) => withCapital(html));
}

/** A clause that says something without those before it. */
const BEGINS_ALONE = /^(?:el|la|los|las|un|una|cada|se|su|sus|otro|otra|dos|tres)\s/;

/** Without what is said of any item: that its data are made up, that there is a figure. */
const whole = (html: string) =>
  withCapital(
    html
      .replace(/^Si (?=\S)/, '')
      .replace(/\s*\(datos ficticios[^)]*\)/, '')
      .replace(
        /,? (?:como|tal como|según) (?:se )?(?:muestra|indica|ve|observa)n? (?:en )?(?:la|el) (?:siguiente )?(?:figura|tabla|gráfico)(?=[.,;:]|$)/,
        '',
      )
      .replace(/[.,;](<\/span>)?$/, '$1'),
  );

function withCapital(html: string): string {
  return html.replace(/^(\p{Ll})/u, (letter) => letter.toUpperCase());
}

/** Names of rows and columns beyond this length would be the table once more. */
const NAMES_MAX = 110;

function blockLines({ html, text }: Piece): readonly string[] {
  if (html.includes('<blockquote')) return ['El fragmento citado: léelo completo antes de elegir'];
  if (html.includes('<table')) return [tableLine(html)];
  if (text.length > CONTEXT_MAX) return ['La lista del enunciado'];
  const [list] = parseHtml(html);
  if (typeof list !== 'object' || !/^[ou]l$/.test(list.name)) return [html];
  const items = list.children.filter((child) => typeof child === 'object');
  return items.map(({ children }, at) => {
    const line = withoutParagraphs(children).replace(/[.;,]$/, '');
    return list.name === 'ol' ? `${at + 1}. ${line}` : line;
  });
}

/** What stands in an item of a list, in one line. */
const withoutParagraphs = (nodes: readonly HtmlNode[]): string =>
  writeHtml(nodes.flatMap((node) => (typeof node === 'object' && node.name === 'p' ? node.children : [node]))).trim();

/** A table by what its rows and its columns are called. */
function tableLine(html: string): string {
  const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd](?:\s[^>]*)?>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.trim()),
  );
  const [heads = [], ...body] = rows;
  const isNumber = (cell: string) => /^[\s$]*[-−]?[\d.,]+\s*%?\s*$/.test(plainText(cell));
  const [corner = '', ...others] = heads;
  const firsts = body.map(([first = '']) => first);
  // A table that goes on to the right has a name at the beginning of every row.
  if (others.filter(isNumber).length > others.length / 2) return tableWith(named('fila', [corner, ...firsts]));
  if (corner !== '') return tableWith(`${counted(body.length, 'fila')} de datos`, named('columna', heads));
  const haveNames = firsts.every((first) => first !== '' && !isNumber(first));
  return tableWith(haveNames ? named('fila', firsts) : counted(body.length, 'fila'), named('columna', others));
}

const tableWith = (...parts: readonly string[]) => `La tabla, con ${parts.join(' y ')}`;

const counted = (count: number, of: string) => `${count} ${of}${count === 1 ? '' : 's'}`;

/** `las columnas «A» y «B»`; how many there are where one has no name or the names are too long. */
function named(of: 'fila' | 'columna', names: readonly string[]): string {
  const length = names.reduce((sum, name) => sum + plainText(name).length, 0);
  if (names.includes('') || length > NAMES_MAX) return counted(names.length, of);
  const quoted = names.map((name) => `«${name}»`);
  const last = quoted.at(-1) ?? '';
  const and = /^«(?:i|hi(?!e))/i.test(plainText(last)) ? 'e' : 'y';
  return quoted.length === 1 ? `la ${of} ${last}` : `las ${of}s ${quoted.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** A figure by its caption, and whether there is something to be read in it that words do not say. */
function figureLine({ figure = '', stem }: FrozenItem): string {
  const [, printed = ''] = /<figcaption>(.*?)<\/figcaption>/.exec(figure) ?? [];
  const caption = printed.replace(/\s*Datos ficticios[^.]*\.?/, '').replace(/\.$/, '');
  const about = caption === '' || /escala/.test(plainText(caption)) ? '' : `: ${caption}`;
  const words = /aria-label="([^"]*)"/.exec(figure)?.[1] ?? '';
  const [, kind] =
    /^(Gráfico|Esquema|Línea de tiempo|Mapa|Diagrama|Plano cartesiano|Circuito|Pirámide)/.exec(words) ?? [];
  const name = kind ? `${/^(?:Línea|Pirámide)/.test(kind) ? 'La' : 'El'} ${kind.toLowerCase()}` : 'La figura';
  const said = new Set(readNumbers(plainText(stem)).flatMap(({ values }) => values));
  const hasMore = readNumbers(words).some(({ values }) => values.every((value) => !said.has(value)));
  return about === '' && hasMore ? `${name}, con datos que el texto no repite` : `${name}${about}`;
}

/** What a text to be read is, for who has to go back to it. */
export const readingLine = (reading: FrozenText): string =>
  `El texto «${escapeText(reading.title.replace(/^«(.*)»$/, '$1'))}»`;

/** What kind of thing the answer is: the end of `La respuesta es…`. Plain. */
export function kindOfAnswer(item: FrozenItem, question: string): string {
  const options = item.options.map(({ text }) => plainText(text));
  return (
    kindOfLists(options) ??
    kindOfNumbers(options, item) ??
    kindOfFormulas(options) ??
    kindOfNames(options) ??
    kindOfWords(plainText(question), item)
  );
}

const all = (options: readonly string[], pattern: RegExp) => options.every((option) => pattern.test(option));

function kindOfNumbers(options: readonly string[], item: FrozenItem): string | undefined {
  if (options.some((option) => /\(1\) por sí sola/.test(option))) {
    return 'qué información basta para responder: no hace falta calcular, solo saber si se podría';
  }
  const bare = options.map((option) => option.replace(/^(?:Cerca de|Aproximadamente|Unos|Unas)\s+/i, ''));
  if (all(bare, /^\$\s?[\d.]+$/)) return 'una cantidad de dinero, en pesos';
  if (all(bare, /^[\d.,]+ : [\d.,]+$/)) return 'una razón: dos números que se comparan, en ese orden';
  if (all(bare, POINT)) return 'un par de números: primero el horizontal, después el vertical';
  if (bare.some((option) => /\d[⋅·+]\d/.test(option.replace(/[⋅·]10\^/, '')))) return undefined;
  const parts = bare.map((option) => NUMBER_AND_UNIT.exec(option));
  if (parts.some((part) => !part)) return undefined;
  const unit = parts.map((part) => part?.[1]?.trim() ?? '').find((one) => one !== '') ?? '';
  const inUnit = unit === '' ? '' : `, en ${unit}`;
  if (bare.some((option) => option.includes('π'))) return `una medida que se deja escrita con π${inUnit}`;
  if (bare.some((option) => option.includes('√'))) return `un número, quizás con una raíz sin calcular${inUnit}`;
  if (unit === '') {
    const isProbability = /probabilidad/.test(canonical(plainText(item.stem)));
    return isProbability ? 'una probabilidad: un número entre 0 y 1' : 'un número';
  }
  if (unit === '%') return 'un porcentaje';
  if (unit === '°') return 'la medida de un ángulo, en grados';
  const isSign = !/^\p{L}{4,}/u.test(unit) || /[²³/]/.test(unit);
  return isSign ? `una medida${inUnit}` : `una cantidad de ${unit.replace(/\.$/, '')}`;
}

/** `(1, 14)`. */
const POINT = /^\([^()]*(?:\([^()]*\)[^()]*)*[,;] .*\)$/;

/** A number, with roots or π in it or without, and its unit. */
const NUMBER_AND_UNIT =
  /^(?=.*\d)[-−]?(?:[\d.,]+|\([-−\d.,\s+√π/⋅]+\)|√\(?\d+\)?|π)(?:[/⋅·√π]*(?:\(?[\d.,]+(?:\s*[+−]\s*√?\d+)?\)?))*(?:\^\(?[-−]?\d+\)?)?π?(?: periódico)?(?:\s+([(\p{L}°%µ][^=<>]{0,40})|(°|%))?$/u;

function kindOfLists(options: readonly string[]): string | undefined {
  if (all(options, /^(?:Entre )[\d.,]+ y [\d.,]+\.?$/)) return 'un tramo: entre qué valores queda lo que se pregunta';
  if (all(options, /^(?:El )?[-−\d.,]+ .*\by (?:el )?[-−\d.,]+(?: \p{L}+.{0,3})?$/u)) {
    return 'varias cantidades, en el orden en que se preguntan';
  }
  return undefined;
}

function kindOfFormulas(options: readonly string[]): string | undefined {
  if (all(options, /^(?:[A-Z][a-z]?(?:_\(?\d*\)?)?){2,}$/)) {
    return 'una fórmula química: qué átomos y cuántos de cada uno';
  }
  const isWord = (word: string) => !/^(?:log|sen|cos|tan|raíz)$/.test(word);
  if (options.some((option) => (option.match(/\p{L}{3,}/gu) ?? []).some(isWord))) return undefined;
  if (all(options, /^\{.*;/)) return 'un sistema de dos ecuaciones';
  if (all(options, /^[\][].*[,;].*[\][]$/)) return 'un intervalo: todos los valores que sirven, y no uno solo';
  if (all(options, /[<>≤≥].* y .*[<>≤≥]/)) return 'dos condiciones a la vez, una de cada letra';
  if (all(options, /[<>≤≥]/)) return 'una desigualdad: todos los valores que cumplen la condición';
  if (all(options, /^\p{L}(?:\(\p{L}\))?\s?=|^f\^/u))
    return 'una fórmula: cómo se calcula una cosa a partir de la otra';
  if (all(options, /=/)) return 'una ecuación, todavía sin resolver';
  if (all(options, /^\d+\^[-−(\d]+\)?$/)) return 'una potencia: base y exponente';
  const letters = [...new Set(options.join(' ').match(/(?<!\p{L})\p{L}(?!\p{L})/gu) ?? [])].filter(
    (one) => one !== 'π',
  );
  if (all(options, /[\d\-+*/^⋅√()]/) && letters.length > 0)
    return `una expresión con ${letters.slice(0, 3).join(', ')}`;
  return all(options, /^[\d\s.,+\-−⋅·/()^√:]+$/)
    ? 'una operación con los datos, sin calcularla hasta el final'
    : undefined;
}

function kindOfNames(options: readonly string[]): string | undefined {
  const [first = ''] = options;
  const [head] = first.split(/\s+(?=\S+$)/);
  const isLabel =
    head !== undefined &&
    head !== first &&
    options.every((option) => option.startsWith(`${head} `) && option.split(' ').length <= 4);
  if (isLabel) return `uno entre varios: cuál ${head.split(' ').at(-1)?.toLowerCase()}`;
  const isShort = options.every((option) => option.split(/\s+/).length <= 3);
  return isShort && options.every((option) => /^\p{Lu}/u.test(option) && !option.endsWith('.'))
    ? 'cuál o cuáles cumplen lo que se pide'
    : undefined;
}

const CONCLUSION = 'una conclusión: lo que los datos alcanzan a mostrar, ni más ni menos';

/** The same where there are no data but what is told. */
const CONCLUSIONS: Readonly<Record<string, string>> = {
  cl: 'una conclusión: lo que el texto permite asegurar, ni más ni menos',
  hcs: 'una conclusión: lo que la información que se da permite asegurar, ni más ni menos',
};

const KINDS: readonly (readonly [RegExp, string])[] = [
  [
    /^¿(?:que|cual es el) (?:siguiente |proximo |primer )?paso (?:sigue|viene|falta|siguiente|corresponde)/,
    'un paso: lo que viene justo después de lo que se cuenta',
  ],
  [
    /(?:que|cual) (?:de (?:las )?(?:siguientes )?)?expresi(?:on|ones) (?:permiten?|da|representa)/,
    'una operación con los datos, sin calcularla hasta el final',
  ],
  [/pregunta de investigacion|que pregunta\b/, 'una pregunta que ese procedimiento permite responder'],
  [
    /que (?:dice|aporta|muestra|indica|prueba|significa) (?:este|ese|el|esta|esa|la) (?:resultado|experimento|dato|observacion|prueba|hallazgo)/,
    'decir qué apoya o contradice ese resultado, y hasta dónde llega',
  ],
  [
    /que cambio en el diseno|que (?:correccion|mejora)|que (?:medicion|mediciones|paso|dato|datos|medida|prueba)\b.*(?:agregar|corregir|falta|reunir|necesit)/,
    'un cambio concreto: qué se hace distinto y para qué',
  ],
  [/\bhipotesis\b/, 'una hipótesis: una explicación que los datos podrían confirmar o negar'],
  [/\bvariables?\b/, 'decir qué se cambia, qué se mide y qué se mantiene igual'],
  [
    /representacion|que grafico|que formula|que esquema|que tabla/,
    'una representación que dice lo mismo que los datos, sin agregar ni quitar',
  ],
  [/cual es (?:el|su) nombre/, 'un nombre, armado según las reglas'],
  [
    /es una? (?:opinion|hecho)|apreciacion personal/,
    'un fragmento: distingue lo que se puede comprobar de lo que alguien piensa',
  ],
  [
    /\b(?:critica|objecion|debilidad|debilita|fortalece|confianza|confiable)\b/,
    'una razón para creer o para dudar de lo que se afirma',
  ],
  [/\btesis\b|que idea defiende/, 'la idea que se defiende: todo lo demás la apoya'],
  [
    /(?:se puede|es posible|permiten?) (?:concluir|inferir|deducir|afirmar|sostener)|conclusion|se concluye|se infiere/,
    CONCLUSION,
  ],
  [/^¿por que/, 'una razón: lo que explica lo que se pregunta'],
  [/\b(?:se diferencian?|que diferencia|distingue|contrastan?)\b/, 'una diferencia: qué tiene uno que el otro no'],
  [/\b(?:tienen|tuvieron) en comun|\b(?:coinciden|semejanza|comparten)\b/, 'algo que se cumple en los dos'],
  [/que relacion|como se (?:relaciona|conecta|organiza)|que vinculo/, 'una relación: qué hace una parte con la otra'],
  [
    /funcion cumple|para qué|^¿que busca|con que (?:fin|proposito|intencion|objetivo)|\bproposito|finalidad/,
    'un propósito: qué se busca lograr con eso',
  ],
  [
    /\b(?:tono|actitud|punto de vista|posicion|postura|opinion)\b/,
    'una actitud o postura: se reconoce por las palabras que se eligieron',
  ],
  [
    /\b(?:que|cual) (?:es el )?(?:significado|sentido)|que (?:significa|representa)|quiere decir|se entiende por|se refiere/,
    'un significado: el que la expresión tiene ahí, en su contexto',
  ],
  [/\btitulo\b/, 'un título: tiene que cubrir todo el texto y no solo una parte'],
  [
    /\b(?:idea principal|tema|de que trata|sintesis|resume)\b/,
    'lo más general: aquello de lo que trata todo, no un detalle',
  ],
  [
    /\bconsecuencia|que (?:efectos?|resultados?)\b|que (?:ocurre|ocurrio|ocurriria|provoco|provoca|pasa|paso)\b/,
    'una consecuencia: lo que viene después por causa de lo anterior',
  ],
  [
    /\b(?:causas?|factor(?:es)?|se debe|explica[n]?|explicacion|razon|motivo|por que)\b/,
    'una razón: lo que explica lo que se pregunta',
  ],
  [/\b(?:cambio|cambia|cambiaron|permanece|mantiene|continuidad)\b/, 'qué cambia y qué se mantiene'],
  [
    /que (?:principio|derecho|concepto|tipo|clase)\b|corresponde a\b/,
    'un concepto: aquel del que lo contado es un caso',
  ],
  [/que condiciones/, 'las condiciones: qué se cambia y qué se deja igual'],
  [/procedimiento|que deben?\b|como (?:debe|conviene|habria)/, 'un procedimiento: qué hay que hacer para lograrlo'],
  [/en que (?:fecha|ano|momento)|^¿cuando/, 'un momento: cuándo ocurre lo que se pregunta'],
  [/\b(?:que|cual) (?:medida|accion|decision)\b/, 'una acción: la que mejor logra lo que se pide'],
  [/^¿como/, 'una manera: de qué forma ocurre lo que se pregunta'],
];

const OF_READING: Readonly<Record<string, string>> = {
  localizar: 'un dato que está dicho en el texto, quizás con otras palabras',
  interpretar: 'algo que no está dicho así: se arma juntando lo que el texto muestra',
  evaluar: 'un juicio sobre cómo está hecho el texto, apoyado en lo que dice',
};

/** What a claim has to stand on, by the skill that is asked for. */
const OF_SKILL: Readonly<Record<string, string>> = {
  'analisis-fuentes': 'una afirmación que la fuente sostiene: tienes que poder señalar en ella lo que la apoya',
  'pensamiento-temporal-espacial': 'una afirmación que calza con ese hecho, en su época y en su lugar',
  'pensamiento-critico': 'una afirmación que explica el hecho sin exagerarlo ni dejar fuera lo importante',
  argumentar: 'una afirmación: un solo caso en contra basta para descartarla',
  evaluar: 'un juicio que se apoya en los datos: mira qué alcanzan a mostrar y qué no',
  'procesar-analizar': 'lo que se lee en los datos, unido a lo que sabes del tema',
};

/** `¿Para qué…?` asks for a purpose, `para que llegue` does not: of these two words the accent is kept. */
const withoutAccents = (question: string) =>
  question
    .split(/(para qué)(?!\p{L})/iu)
    .map((part) => (/^para qué$/i.test(part) ? part.toLowerCase() : canonical(part)))
    .join('');

function kindOfWords(asked: string, item: FrozenItem): string {
  const question = withoutAccents(asked);
  const [, found] = KINDS.find(([pattern]) => pattern.test(question)) ?? [];
  const kind = found === CONCLUSION ? (CONCLUSIONS[item.facts.content.split('.')[0] ?? ''] ?? found) : found;
  const { skill, content } = item.facts;
  const ofReading = content.startsWith('cl.') ? OF_READING[skill] : undefined;
  if (ofReading !== undefined && (skill === 'localizar' || kind === undefined)) return ofReading;
  return kind ?? OF_SKILL[skill] ?? 'una afirmación que se sostiene con lo que se muestra y con lo que sabes del tema';
}
