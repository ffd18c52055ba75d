/** Words that say nothing of a content: of Spanish, of chat, and those around every question. Without accents. */
const IDLE_WORDS: ReadonlySet<string> = new Set(
  `a al algo algun alguna algunas algunos alla ahi ahora ai aca aqui asi aun aunque bien buen buena buenas bueno buenos cada casi como con cosa
  cosas cual cuales cualquier cuando cuanta cuantas cuanto cuantos d da dar de debe debo decir del demas desde despues di dia dias
  dice dicen digo donde dos e el ella ellas ellos en entonces entre era eran eres es esa esas ese eso esos esta estaba estan
  estas este esto estos estoy fue fueron gran ha habia han hasta hay haya he hoy ir la las le les lo los mal me mi mis mismo mucha
  muchas mucho muchos muy nada ni no nos o os otra otras otro otros para pero poco por porque pues que quien quienes se sea segun
  ser si sido sin sobre sois somos son soy su sus tal tambien tan tanto te ti tiene tienen toda todas todo todos tu tus u un
  una unas uno unos va van vas ver vez voy y ya yo
  alguien ayuda ayudame ayuden ayudarme bkn bn brigido cacha cachado cachai cacho caxo chao cdo cm dnd dps equis filete fome gracias
  hola holi holis igual k kiero ke jaja jajaja jeje msj nc ns oa oe oye pa pal pls plis po porfa porfavor pq pk porq profa profe
  profesor profesora q sip tb tbn tmb tp wea weas we weon wn x xd xfa xk xq xfavor ya
  aprendi aprender calcula calcular calculan calculo cuesta dan dato dejo dime doy duda dudas dudo ejemplo ejemplos ejercicio ejercicios
  encontrar encuentro enseña enseñame ensename entendi entender entiende entiendo entra explica explicacion explicame explicar
  explicarme explicas explique forma formas formula funciona funcionan gusta gustaria hace hacen hacer haces haciendo hacia hago
  importante llama llaman logro material materia necesito nunca nose paes paso pasos pregunta preguntas prueba pueda puede
  pueden puedes puedo quede quiere quieren quiero recuerdo resolver resuelve resuelvo respuesta sabe saben saber sabes saca sacan sacar
  saco salen sale salio sirve sirven se significa sobre supone tarea tema temas tengo tenia tipo tipos usa usan usar uso
  entendia paresca pasa quedo repasar repaso repasemos estudiar estudio complica confundo confunde confunden pongo pone hice hize hazme querer pense siempre entregar
  enredo enreda enredan atasco confundi partir parto partes parte empezar empiezo comenzar comienzo primero seguir sigo dificil facil mejor vaya vayan persona personas hablar caes mundo adelante ahorita favor tarde tardes noche noches`.split(
    /\s+/,
  ),
);

const WRITTEN = /[\p{L}\p{N}]+/gu;

/** A word as it sounds, and its stem. */
export interface SaidWord {
  readonly sound: string;
  readonly stem: string;
}

/** Words of `text` that say something, in their order. */
export function saidWords(text: string): readonly SaidWord[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/(\p{L})\1{2,}/gu, '$1');
  return (plain.match(WRITTEN) ?? []).flatMap((word) => {
    if (word.length < 2 || IDLE_WORDS.has(word)) return [];
    const sound = soundOf(word);
    return [{ sound, stem: stemOf(sound) }];
  });
}

/** Stems of {@link saidWords}. */
export const stemsOf = (text: string): readonly string[] => saidWords(text).map(({ stem }) => stem);

/** Letters that a Chilean says alike are one: `baca` and `vaca`, `taza` and `tasa`, `roze` and `roce`. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/(?<!c)h/g, ''],
  [/qu(?=[ei])/g, 'k'],
  [/gu(?=[ei])/g, 'g'],
  [/g(?=[ei])/g, 'j'],
  [/[zx]|c(?=[ei])/g, 's'],
  [/c(?!h)|q/g, 'k'],
  [/v/g, 'b'],
  [/ll/g, 'y'],
  [/n(?=[bp])/g, 'm'],
  [/(.)\1/g, '$1'],
];

function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [letters, one]) => sound.replace(letters, one), word);
}

/** Endings of nouns, adjectives and verbs, as {@link soundOf} leaves them; the longest that fits is taken away. */
const ENDINGS = [
  ...[
    'amiento',
    'imiento',
    'asion',
    'ision',
    'mente',
    'iendo',
    'yendo',
    'aron',
    'ieron',
    'ando',
    'arse',
    'erse',
    'irse',
  ],
  ...[
    'arlo',
    'arla',
    'erlo',
    'erla',
    'ado',
    'ada',
    'ido',
    'ida',
    'aba',
    'ian',
    'ar',
    'er',
    'ir',
    'an',
    'en',
    'as',
    'es',
    'ia',
    'io',
  ],
  ...['a', 'e', 'i', 'o'],
] as const;

/** Fewer letters are no stem: `estado` is not `este`. */
const STEM_LETTERS_LEAST = 4;
const SHORT_ENDING_LEAST = 3;

function stemOf(sound: string): string {
  const single = sound.replace(/(?<=...)(?:(?<=[^aeiou])es|(?<=[aeo])s)$/, '');
  for (const ending of ENDINGS) {
    const left = single.length - ending.length;
    const least = ending.length === 1 ? SHORT_ENDING_LEAST : STEM_LETTERS_LEAST;
    if (left >= least && single.endsWith(ending)) return single.slice(0, left);
  }
  return single;
}
