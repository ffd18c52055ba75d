const any = (patterns: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join('|')})(?![\\p{L}\\d])`, 'u');

/** That something is right. Small and without accents. */
const PRAISE = any([
  '(?:in)?correct[ao]s?',
  'exact[ao]',
  'exactamente',
  'cierto',
  'certero',
  'verdad',
  'acertad[ao]',
  'acert(?:aste|as|o|amos)',
  'efectivamente',
  'precisamente',
  'obvio',
  'confirmo',
  'confirmad[ao]',
  'afirmativo',
  'por supuesto',
  'claro(?: que si)?[,.!]',
  'asi es',
  'eso es',
  'eso mismo',
  'esa misma',
  'es(?:a|e|o)[.!]',
  'justo(?: es[ao]| ahi)?[,.!]',
  'tal cual',
  'perfect[ao]',
  'excelente',
  'genial',
  'bravo',
  'bingo',
  'sip[io]?',
  'sep',
  'aja',
  'bacan',
  'buenisim[ao]',
  'la raja',
  'muy bien',
  'bien (?:hecho|ahi|pensado|visto|resuelto|jugado)',
  'que bien',
  '(?:vas|ibas|estas|estabas|andas|estuviste) (?:muy |super |bastante |re )?(?:bien|cerca|encaminad[ao]|por buen camino|en lo correcto|en lo cierto|tibi[ao]|caliente|fri[ao]|lejos|perdid[ao]|mal)',
  'buen(?:a)? (?:camino|trabajo|respuesta|eleccion|intuicion|razonamiento|ojo|punteria)',
  'tienes (?:toda la )?razon',
  'tenias razon',
  'razon tienes',
  'le (?:achuntaste|pegaste|diste|atinaste)',
  'achunt\\w+',
  'atinaste',
  'diste en el clavo',
  '(?:lo|la) (?:lograste|tienes|sacaste|encontraste|adivinaste|sabes)',
  'felicit\\w+',
  'bien[.!]',
  'tu (?:respuesta|eleccion|resultado|alternativa|corazonada|intuicion)(?: \\w+){0,2} (?:es|esta|vale|sirve|funciona|coincide|calza)',
  'coincid\\w+ con (?:tu|lo que (?:dices|dijiste|propones|elegiste))',
  '(?:tu|el|la) profe(?:sor|sora)?(?: \\w+){0,2} (?:tiene razon|no se equivoca|esta en lo|acert\\w+|dice la verdad)',
  '(?:me quedo|yo me quedaria|quedate|confia|hazle caso|haz caso|mantente)(?: \\w+){0,4}',
  '(?:lo|ese|esa|eso|el|la)(?: \\p{L}+)? que (?:dijiste|escribiste|pensaste|pusiste|hiciste|elegiste|marcaste|propones|propusiste|dices|mencionas|encontraste|calculaste)',
  'no (?:lo |la |le )?(?:cambiaria|tocaria|moveria|cambies|toques|dudes)',
  'nada que (?:corregir|cambiar|arreglar|agregar)',
  '(?:pasa|pasar|sigue|seguir|avanza|avanzar) a (?:la|otra) (?:siguiente|otra|proxima|pregunta)',
  'a un paso',
  'te acercas',
  '(?:me )?(?:suena|gusta|convence|tinca)',
  'por ahi (?:va|vas|es)',
  'vas por ahi',
  'terminaste',
  'buen[ao]? (?:idea|pregunta|punto)',
  'ok[,.!]',
  'dale[,.!]',
  'listo[,.!]',
]);

/** Yes or no at the head of a sentence, or alone. */
const YES_NO = /^(?:¡|¿|"|«|\s)*(?:si|sí|no|nop|nopo|sipo|ya)(?:[,.!]|$)/;

/** That something is wrong. */
const BLAME = any([
  'incorrect[ao]s?',
  'equivoc\\w+',
  'err(?:ad[ao]|aste|onea|oneo)',
  'fals[ao]',
  'mal[.!]',
  'casi[,.!]',
  'negativo',
  'para nada',
  'en absoluto',
  'frio',
  'tibio',
  'caliente',
  'te falto',
  'no (?:es|era|va|vale|sirve|corresponde|seria|sera|calza|funciona)(?: (?:asi|eso|esa|ese|correct\\w+|la que|lo que))?[.,!]',
  'no (?:es|era) (?:es[aeo]|la|el|ningun[ao]|tampoco)',
  'te equivoc\\w+',
  'tu (?:respuesta|eleccion|resultado)(?: \\w+){0,2} (?:no|esta mal)',
  'descart\\w+',
  'no creo',
  '(?:revisa\\w*|cambia\\w*|duda\\w*|repiensa\\w*|mira\\w*) (?:otra vez |de nuevo |bien |mejor )?(?:tu (?:idea|respuesta|eleccion|resultado|numero|intuicion)|lo que (?:dijiste|pusiste|elegiste))',
  'en otr[ao] (?:lado|parte|lugar|direccion)',
  'prueba (?:con )?(?:otra|otro)',
  'otra vez[.!]',
]);

/** Of a sentence that can say more than a verdict. */
const WORDS_LEAST = 4;

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Whether `sentence` judges what somebody said. What the rung itself says is no verdict of the model's.
 * @param rungs what people wrote for this turn
 * @param verdict of our grading, which may be repeated
 */
export function isVerdict(sentence: string, rungs: string, verdict: 'correct' | 'wrong' | undefined): boolean {
  const [said, written] = [plain(sentence), plain(rungs)];
  const isWritten = (pattern: RegExp) => {
    const [found] = pattern.exec(said) ?? [];
    // A word or two say nothing else, whatever the rung has.
    const isAlone = (said.match(/\p{L}+/gu)?.length ?? 0) < WORDS_LEAST;
    return found !== undefined && (isAlone || !written.includes(found.replace(/[.,!]$/, '')));
  };
  if (verdict !== 'correct' && (isWritten(PRAISE) || /^(?:¡|\s)*(?:si|sipo)(?:[,.!]|$)/.test(said))) return true;
  if (verdict !== 'wrong' && isWritten(BLAME)) return true;
  return verdict === undefined && YES_NO.test(said);
}
