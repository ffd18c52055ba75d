/** What somebody does, as it is said to the one who did it. Only verbs that names of mistakes begin with. */
const DONE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (
      'aplica agrega afirma ajusta amplifica asigna asocia aumenta avanza borra busca calcula cambia cancela clasifica cobra combina ' +
      'compara compensa conecta conserva considera critica cruza culpa deja descarta despeja desplaza dibuja duplica elimina eleva ' +
      'entrega equivoca explica gira iguala ignora intercambia interpreta invita junta lleva mezcla modela modifica multiplica numera ' +
      'olvida opera ordena paga pasa plantea pondera promedia racionaliza rechaza redondea refleja refuta relaciona resta revisa saca ' +
      'señala suma toma traslada trata ubica usa acumula acepta'
    )
      .split(' ')
      .map((verb) => [verb, `${verb}ste`]),
  ),
  acierta: 'acertaste',
  atribuye: 'atribuiste',
  calienta: 'calentaste',
  concluye: 'concluiste',
  confunde: 'confundiste',
  convierte: 'convertiste',
  cree: 'creíste',
  cuenta: 'contaste',
  da: 'diste',
  decide: 'decidiste',
  descuenta: 'descontaste',
  deshace: 'deshiciste',
  disminuye: 'disminuiste',
  distribuye: 'distribuiste',
  divide: 'dividiste',
  elige: 'elegiste',
  escribe: 'escribiste',
  extiende: 'extendiste',
  hace: 'hiciste',
  incluye: 'incluiste',
  invierte: 'invertiste',
  juzga: 'juzgaste',
  lee: 'leíste',
  mantiene: 'mantuviste',
  mide: 'mediste',
  mueve: 'moviste',
  niega: 'negaste',
  pide: 'pediste',
  pierde: 'perdiste',
  pone: 'pusiste',
  propone: 'propusiste',
  reduce: 'redujiste',
  reparte: 'repartiste',
  repite: 'repetiste',
  responde: 'respondiste',
  resume: 'resumiste',
  supone: 'supusiste',
  ve: 'viste',
};

/** Whatever may be said of the one who errs further on: a second verb, what they think, what is theirs. */
const OF_THEM =
  /\b(?:se equivoca|consigo|propi[oa]s?|sabe|cree|opina|piensa|imagina|recuerda|espera|conoce|quiere|encuentra|esperaba|(?<!se )(?:ve|deb(?:e|ía)|obtuvo)|sus? (?:opinión|ideas?|experiencia|conocimientos?|creencias?|gustos?|impresi[óo]n|respuestas?|resultados?|cálculos?))(?![\p{L}])/u;
const SECOND = /(?:\b(?:y|o|ni|e|pero|sino)|,)\s+(?:no\s+)?(?:l[aeo]s?\s+|se\s+)?([\p{L}]+)/gu;

/**
 * The name of a mistake, to the one whose mistake it is: `sumaste los radicandos.` Where its grammar leaves a doubt it stays
 * as it is, about whoever does it.
 */
export function ownMistake(name: string): string {
  const [, not = '', verb = '', rest = ''] = /^(No )?(\p{L}+)(.*)$/u.exec(name) ?? [];
  const done = DONE[verb.toLowerCase()];
  const hasSecond = [...rest.matchAll(SECOND)].some(
    ([, word = '']) => word in DONE || /^(?:vuelve|obtiene)$/.test(word),
  );
  if (done === undefined || hasSecond || OF_THEM.test(rest)) return `${name}.`;
  return `${not.toLowerCase()}${done}${rest}.`;
}
