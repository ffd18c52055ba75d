import type { FrozenItem, FrozenText } from '@travesia/content-item-model';
import { canonical } from './canonical.ts';
import { escapeText, type HtmlNode, parseHtml, writeHtml } from './html-tree.ts';
import { plainText } from './plain-text.ts';
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

/** `Si f(2) = 3, ¿cuánto es…?`: what is given, and the question. */
function cutAtQuestion(piece: Piece): readonly [Piece | undefined, string] {
  const nodes = parseHtml(piece.html);
  const at = nodes.findIndex((node) => typeof node === 'string' && node.includes('¿'));
  const node = nodes[at];
  if (typeof node !== 'string') return [undefined, piece.html];
  const mark = node.lastIndexOf('¿');
  const before: readonly HtmlNode[] = [...nodes.slice(0, at), node.slice(0, mark).replace(/[,;:\s]+(?:y\s)?$/, '')];
  const html = writeHtml(before).trim();
  const text = plainText(html);
  const question = writeHtml([capital(node.slice(mark)), ...nodes.slice(at + 1)]).trim();
  return [text === '' ? undefined : { ...piece, html, text }, question];
}

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
    ({ isBlock, text }) => !isBlock && !/^(?:Lee|Observa|Considera|Mira)\b.*:$/.test(text),
  );
  const lines = inWords ? contextLines(sentences) : sentences.flatMap(dataLines).slice(0, GIVEN_MAX);
  const blocks = given.filter(({ isBlock }) => isBlock).map(blockLine);
  const figure = item.figure ? [figureLine(item.figure, lines.length > 0)] : [];
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
      .replace(/[.,;]$/, ''),
  );

function withCapital(html: string): string {
  return html.replace(/^(\p{Ll})/u, (letter) => letter.toUpperCase());
}

function blockLine({ html, text }: Piece): string {
  if (html.includes('<blockquote')) return 'El fragmento citado: léelo completo antes de elegir';
  if (!html.includes('<table')) return text.length <= CONTEXT_MAX ? html : 'La lista del enunciado';
  const heads = [...html.matchAll(/<th(?:\s[^>]*)?>(.*?)<\/th>/g)]
    .map(([, head = '']) => head)
    .filter((head) => head !== '');
  const rows = (html.match(/<tr>/g) ?? []).length - 1;
  const columns = heads.length > 0 ? `: ${heads.map((head) => `«${head}»`).join(', ')}` : '';
  return `La tabla, con ${rows} filas${columns}`;
}

function figureLine(figure: string, hasData: boolean): string {
  const [, caption = ''] = /<figcaption>(.*?)<\/figcaption>/.exec(figure) ?? [];
  const about = caption === '' || /escala/.test(plainText(caption)) ? '' : `: ${caption.replace(/\.$/, '')}`;
  const kind = /^(Gráfico|Esquema|Línea de tiempo|Mapa|Árbol|Diagrama|Plano cartesiano|Circuito|Pirámide)/.exec(
    /aria-label="([^"]*)"/.exec(figure)?.[1] ?? '',
  )?.[1];
  const name = kind ? `${/^(?:Línea|Pirámide)/.test(kind) ? 'La' : 'El'} ${kind.toLowerCase()}` : 'La figura';
  return hasData || about !== '' ? `${name}${about}` : `${name}: los datos están ahí`;
}

/** What a text to be read is, for who has to go back to it. */
export const readingLine = (reading: FrozenText): string => `El texto «${escapeText(reading.title)}»`;

/** What kind of thing the answer is: the end of `La respuesta es…`. Plain. */
export function kindOfAnswer(item: FrozenItem, question: string): string {
  const options = item.options.map(({ text }) => plainText(text));
  return (
    kindOfNumbers(options, item) ??
    kindOfFormulas(options) ??
    kindOfNames(options) ??
    kindOfWords(canonical(plainText(question)), item)
  );
}

const all = (options: readonly string[], pattern: RegExp) => options.every((option) => pattern.test(option));

function kindOfNumbers(options: readonly string[], item: FrozenItem): string | undefined {
  if (options.some((option) => /por sí sola/.test(option))) {
    return 'qué información basta para responder: no hace falta calcular, solo saber si se podría';
  }
  const bare = options.map((option) => option.replace(/^(?:Cerca de|Aproximadamente|Unos|Unas)\s+/i, ''));
  if (all(bare, /^\$\s?[\d.]+$/)) return 'una cantidad de dinero, en pesos';
  if (all(bare, /^[\d.,]+ : [\d.,]+$/)) return 'una razón: dos números que se comparan, en ese orden';
  const number = String.raw`[-−]?(?:[\d.,]+(?: ?\/ ?[\d.,]+)?|\([^()]*\)\/\d+)(?: periódico)?(?:[⋅·]10\^\(?[-−]?\d+\)?)?`;
  const units = bare
    .map((option) => new RegExp(`^${number}(?:\\s*([\\p{L}°%µ][^\\d]{0,40}))?$`, 'u').exec(option))
    .map((match) => (match ? (match[1] ?? '').trim() : undefined));
  if (units.some((unit) => unit === undefined)) return undefined;
  const named = units.find((unit) => unit !== '');
  if (named === undefined) {
    const isProbability = /probabilidad/.test(canonical(plainText(item.stem)));
    return isProbability ? 'una probabilidad: un número entre 0 y 1' : 'un número';
  }
  if (named === '%') return 'un porcentaje';
  if (named === '°') return 'la medida de un ángulo, en grados';
  const isSign = !/^\p{L}{4,}/u.test(named) || /[²³/]/.test(named);
  return isSign ? `una medida, en ${named}` : `una cantidad de ${named.replace(/\.$/, '')}`;
}

function kindOfFormulas(options: readonly string[]): string | undefined {
  const words = options.map(
    (option) => (option.match(/\p{L}{3,}/gu) ?? []).filter((word) => !/^(?:log|sen|cos|tan)$/.test(word)).length,
  );
  if (words.some((count) => count > 1)) return undefined;
  if (all(options, /^\{.*;/)) return 'un sistema de dos ecuaciones';
  if (all(options, /^[\][].*[,;].*[\][]$/)) return 'un intervalo: todos los valores que sirven, y no uno solo';
  if (all(options, /^\([^()]*[,;][^()]*\)$/))
    return 'un par de coordenadas: primero la horizontal, después la vertical';
  if (all(options, /[<>≤≥].* y .*[<>≤≥]/)) return 'dos condiciones a la vez, una de cada letra';
  if (all(options, /[<>≤≥]/)) return 'una desigualdad: todos los valores que cumplen la condición';
  if (all(options, /^\p{L}(?:\(\p{L}\))? = |^f\^/u)) return 'una fórmula: cómo se calcula una cosa a partir de la otra';
  if (all(options, /=/)) return 'una ecuación, todavía sin resolver';
  if (all(options, /^\d+\^[-−(\d]+\)?$/)) return 'una potencia: base y exponente';
  if (
    all(options, /[√π]/) &&
    !options.some((option) => /[a-zA-Z]{1}(?![a-zA-Z])/.test(option.replace(/\s[mckd]?m[²³]?$/, '')))
  ) {
    return 'un número que se deja escrito con su raíz o con π';
  }
  const letters = [...new Set(options.join(' ').match(/(?<!\p{L})\p{Ll}(?!\p{L})/gu) ?? [])];
  if (options.every((option) => /\d|[-+*/^⋅√()]/.test(option)) && letters.length > 0)
    return `una expresión con ${letters.slice(0, 3).join(', ')}`;
  return options.every((option) => /^[\d\s.,+\-−⋅·/()^√:]+$/.test(option))
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

const KINDS: readonly (readonly [RegExp, string])[] = [
  [
    /pregunta de investigacion|pregunta.*(?:responder|investigar)/,
    'una pregunta que ese procedimiento permite responder',
  ],
  [
    /que (?:dice|aporta|muestra|indica|prueba|significa) (?:este|ese|el|esta|esa|la) (?:resultado|experimento|dato|observacion|prueba|hallazgo)/,
    'decir qué apoya o contradice ese resultado, y hasta dónde llega',
  ],
  [
    /que (?:cambio|correccion|mejora)|que (?:medicion|mediciones|paso|dato|datos|medida|prueba)\b.*(?:agregar|corregir|falta|reunir|necesit)|diseno/,
    'un cambio concreto: qué se hace distinto y para qué',
  ],
  [/hipotesis/, 'una hipótesis: una explicación que los datos podrían confirmar o negar'],
  [/variable/, 'decir qué se cambia, qué se mide y qué se mantiene igual'],
  [/critica|objecion|debilit|fortalec|confia/, 'una razón para creer o para dudar de lo que se afirma'],
  [
    /(?:se puede|es posible|permite[n]?) (?:concluir|inferir|deducir|afirmar|sostener)|conclusion|se concluye|se infiere/,
    'una conclusión: lo que los datos alcanzan a mostrar, ni más ni menos',
  ],
  [/se diferencia|diferencia|distingue|contrast/, 'una diferencia: qué tiene uno que el otro no'],
  [/en comun|coinciden|semejanza|comparten/, 'algo que se cumple en los dos'],
  [
    /funcion cumple|que funcion|para que|con que (?:fin|proposito|intencion|objetivo)|proposito|finalidad/,
    'un propósito: qué se busca lograr con eso',
  ],
  [/tono|actitud|posicion|postura|opinion/, 'una actitud o postura: se reconoce por las palabras que se eligieron'],
  [
    /significa|sentido|quiere decir|se entiende por|representa/,
    'un significado: el que la expresión tiene ahí, en su contexto',
  ],
  [/titulo/, 'un título: tiene que cubrir todo el texto y no solo una parte'],
  [/idea principal|tema|de que trata|sintesis|resume/, 'lo más general: aquello de lo que trata todo, no un detalle'],
  [
    /consecuencia|efecto|resultado|que ocurri|que provoc|que ocurre|que pasa/,
    'una consecuencia: lo que viene después por causa de lo anterior',
  ],
  [/por que|causa|factor|se debe|explica|razon|motivo/, 'una razón: lo que explica lo que se pregunta'],
  [/cambi|permanec|mantiene|continuidad/, 'qué cambia y qué se mantiene'],
  [
    /que principio|que derecho|que concepto|que tipo|que clase|corresponde a/,
    'reconocer a qué concepto corresponde un caso',
  ],
  [
    /como\b.*(?:debe|conviene|tendria|habria|corregir)|procedimiento|que paso|que deb/,
    'un procedimiento: qué hay que hacer para lograrlo',
  ],
  [/^¿como/, 'una manera: de qué forma ocurre lo que se pregunta'],
];

const OF_READING: Readonly<Record<string, string>> = {
  localizar: 'un dato que está dicho en el texto, quizás con otras palabras',
  interpretar: 'algo que no está dicho así: se arma juntando lo que el texto muestra',
  evaluar: 'un juicio sobre cómo está hecho el texto, apoyado en lo que dice',
};

function kindOfWords(question: string, item: FrozenItem): string {
  const [, kind] = KINDS.find(([pattern]) => pattern.test(question)) ?? [];
  const ofReading = OF_READING[item.facts.skill];
  if (item.facts.content.startsWith('cl.') && ofReading)
    return kind && item.facts.skill !== 'localizar' ? kind : ofReading;
  return kind ?? 'una afirmación que se sostiene con lo que se muestra y con lo que sabes del tema';
}
