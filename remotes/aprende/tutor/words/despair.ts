const all = (patterns: readonly string[]) => new RegExp(`\\b(?:${patterns.join('|')})\\b`);

/** What is left where somebody says no more of it than that: `no estar`, and not `no estar inscrito`. */
const AND_NO_MORE =
  '(?=$| (?:aqui|aca|mas|viv[ao]|nunca|y|pero|profe|ya|para nadie|en (?:este|el) mundo|en esta vida)\\b)';

/** Of what a lesson says that it is there or not: `desaparecer la incógnita`, `no existir solución`. */
const OF_SOMETHING =
  '(?! (?:el|la|los|las|un(?! (?:rato|dia|tiempo))|una|es[aeo]s?|est[aeo]s?|de la|del|solucion|soluciones|ninguna?)\\b)';

const NOT_BEING = `(?:no estar${AND_NO_MORE}|no existir${OF_SOMETHING}(?! en (?!este mundo|el mundo))|no (?:haber nacido|haber existido|vivir(?! en)|despertar(?:me)?(?! (?:temprano|tarde|tan|a|con|antes|para)\\b))|no seguir (?:viv\\w+|con (?:mi|la|esta) vida|en este mundo)|desaparecer${OF_SOMETHING}|morirme|estar muert[ao]|irme (?:para siempre|de este mundo)|dejar de (?:existir|vivir|sentir)(?! (?:en|la|el|los|las)))`;

const IF_I_WERE_NOT = `(?:no (?:estuviera|existiera)${AND_NO_MORE}|no hubiera (?:nacido|existido)|desapareciera${OF_SOMETHING}|me (?:muero|muriera|fuera para siempre))`;

/** Whoever says so speaks of themselves, whatever else stands there. */
const DESPAIR = all([
  `(?:seria|es|fuera|estaria|sera|quiza|quizas|tal vez|hubiera sido|habria sido|creo que|pienso que) (?:\\w+ )?(?:mejor|mas (?:facil|simple|tranquilo)) (?:que yo |para todos )?${NOT_BEING}`,
  '(?:^|\\b)mejor no (?:estar|existir)$',
  `(?:pienso|pensando|pensado|penso) (?:\\w+ ){0,2}en (?:${NOT_BEING}|matarme|suicidarme)`,
  `(?:prefiero|preferiria|quiero|quisiera|me gustaria|desearia|ganas de|pienso en|pensando en|pensado en) (?:\\w+ )?${NOT_BEING}`,
  `(?:mejor|mas (?:facil|simple|tranquil[ao]s?|felices)|que pasaria|nadie (?:lo )?(?:notaria|sufriria|cacharia)|nadie se (?:daria cuenta|enteraria)|tod[ao]s? (?:\\w+ ){0,3}(?:felices|tranquil[ao]s|mejor)|imagino (?:\\w+ ){0,3}|a quien le importaria) si (?:yo )?(?:ya )?${IF_I_WERE_NOT}`,
  `(?:a veces|siempre|ultimamente|todas las noches|en las noches) (?:\\w+ )?(?:pienso|he pensado|siento|creo|imagino|quiero|quisiera)(?: \\w+){0,4} (?:${NOT_BEING}|si (?:yo )?(?:ya )?${IF_I_WERE_NOT}|(?:terminar|acabar) con todo)`,
  'nadie (?:me (?:extranaria|va a extranar|echaria de menos)|lloraria (?:por mi|si))',
  '(?:nadie|a quien)(?: \\w+){0,4} si me (?:muero|muriera|mato|pasa algo)',
  'si me (?:muero|muriera|mato|desaparezco)(?: \\w+){0,2} (?:nadie|a nadie|tod[ao]s)',
  '^(?:y )?si (?:yo )?(?:ya )?no (?:estuviera|existiera)$',
  'ya no quiero seguir(?: mas)?$',
  'nada (?:ya )?(?:tiene|tenia) sentido(?! (?:en|de|con|aqui|aca|por ?que)\\b)|ya no tiene sentido nada|no (?:le )?(?:veo|encuentro) sentido a nada',
  'no (?:le )?veo (?:ya )?(?:ninguna |ningun )?(?:salida|futuro|esperanza)(?=$| (?:a nada|para mi|a mi vida|y|ya)\\b)',
  'mejor me (?:muero|mato|desaparezco)(?! de)',
  'lo que (?:pienso|quiero|puedo|podria|me gustaria) hacerme$|(?:miedo|ganas) de hacerme algo(?! (?:de|para|rico))',
  'me corte (?:ayer|anoche|hoy|de nuevo|otra vez|denuevo)(?! (?:el pelo|las unas|un dedo|el dedo|con))',
  'quiero que (?:todo|todo esto) (?:se )?(?:termine|acabe|pare)(?=$| (?:de una vez|para siempre|ya)\\b)',
  'no (?:soporto|aguanto|puedo|quiero) seguir (?:viv\\w+|existiendo)',
  'no (?:me )?quiero (?:levantar(?:me)?|despertar(?:me)?) (?:nunca mas|mas|manana)',
  '(?:me quiero ir|me voy a ir|me voy|irme|desaparecer) para siempre',
  '(?:siento que (?:yo )?(?:sobro|estorbo)|yo (?:sobro|estorbo)|sobro en (?:mi|este|esta) (?:casa|familia|mundo)|soy (?:solo )?(?:una|un) (?:carga|estorbo)(?=$| (?:para|en|y)\\b))',
  'ojala (?:\\w+ ){0,3}(?:no (?:despierte|despertara|amanezca|desperte|hubiera nacido)|nunca hubiera nacido|me (?:muera|muriera|atropelle\\w*|atropellara\\w*))',
  `ojala (?:yo )?no (?:existiera|estuviera)${AND_NO_MORE}`,
  '(?:dormir|dormirme|descansar|apagarme) para siempre',
  'cerrar los ojos y (?:no|nunca) (?:mas )?(?:abrirlos|despertar)',
  'no (?:quiero|quisiera) (?:estar|existir)(?: mas| nunca mas)?$',
  'no quiero (?:seguir |estar )?(?:mas )?(?:estar )?(?:aca|aqui)(?=$| (?:nunca mas|nunca|mas|ya)\\b)',
  'no (?:aguanto|soporto|quiero) (?:ni )?un dia mas$',
  'no tengo (?:mas )?(?:fuerzas?|animo) (?:para|de) (?:seguir viv\\w+|vivir|seguir$)|^(?:ya )?no tengo (?:mas )?fuerzas$',
  'cansad[ao] de todo(?: ya| y de tod[ao]s)?$',
  '(?:no se|nose) si quiero (?:seguir )?(?:viv\\w+|estar viv[ao]|existir)(?! (?:en|con|sol[ao]))',
  'para que (?:vivir|seguir viv\\w+) si (?:nadie|no|igual|nada)|(?:nada me importa|no me importa nada|ya no me importa) (?:ni )?(?:vivir|mi vida|morir\\w*)',
  'ojala (?:hoy )?no hubiera despertado',
  'si (?:yo )?no estoy (?:nadie|a nadie) ',
  'no (?:quiero|quisiera|puedo) (?:seguir|estar) (?:mas )?(?:con (?:mi|esta|la) vida)',
  '(?:me canse|cansad[ao]|hart[ao]|aburrid[ao]|chat[ao]) de (?:vivir|existir|estar viv[ao]|seguir viv\\w+|(?:la|mi|esta) vida)(?! (?:en|de (?:los|las)))',
  'para que (?:sigo|seguir|seguiria) (?:viv\\w+|existiendo|en este mundo|aqui$)',
  'para que (?:naci|vivo|existo|vivir)$',
  '(?:me da|da) (?:todo )?(?:lo mismo|igual) (?:vivir|morir\\w*|si me muero|si vivo|estar viv\\w+)',
  '(?:sin|perdi las|no tengo|tengo cero|se me (?:fueron|quitaron|acabaron) las) ganas de (?:vivir|existir|seguir viv\\w+)',
  '(?:pensamientos?|ideas?) (?:\\w+ )?de (?:no (?:estar|existir|vivir)|desaparecer|morirme|matarme|hacerme dano)',
  'me quiero (?:ir de este mundo|hacer dano|lastimar|desaparecer)',
  '(?:odio|detesto) (?:mi vida|vivir|estar viv[ao]|existir)(?=$| (?:asi|y|ya|de verdad|profe)\\b)',
  '(?:nunca|no) debi(?:a|o)? (?:haber )?(?:nacer|nacido)',
  'no (?:merezco|mereceria) (?:vivir|estar viv[ao])',
  '(?:yo )?no valgo nada',
  '(?:despedirme de (?:todos|todo el mundo|mi familia|mis papas|mis amig[ao]s)(?: (?:antes|para siempre|porque))|(?:escribi|deje|escribiendo|hice) (?:una|mi|la|mis) cartas? de despedida (?:para|a) (?:mi|mis|tod[ao]s))',
]);

/** `no doy más` and what says the same. */
const NO_MORE =
  '(?:no (?:doy|aguanto|puedo|soporto|resisto) (?:ya )?mas|no (?:quiero|puedo) seguir (?:mas )?asi)(?! de (?:hambre|sueno|sed|calor|frio|risa|la risa|cansancio|aburrimiento))';

/** It is the end of what is said, or goes on about oneself: `no doy más, me siento sola`. */
const NO_MORE_ALONE = new RegExp(
  `\\b${NO_MORE}(?=$| (?:de verdad|en serio|profe|ya|porfa|ayuda\\w*|nadie|todo|a veces|siento|me (?:siento|duele|canse|quiero|da lo mismo)|estoy (?:muy |super |tan )?(?:cansad|agotad|mal|sol|vaci|triste|desesperad|hart)\\w*|quiero (?:llorar|desaparecer|irme|descansar|que (?:todo|esto) (?:se )?(?:termine|acabe|pare))|lloro|con (?:mi vida|todo|nada|(?:la|esta) vida|tanto dolor|este dolor|esta pena)|(?:mi|la|esta) vida|est[ea] (?:dolor|pena|angustia|vacio)|vivir|viviendo|en mi casa)\\b)`,
);

const NO_MORE_ANYWHERE = new RegExp(`\\b${NO_MORE}`);

/** With it, `no doy más` is not of a guide of exercises. */
const HOPELESS =
  /\b(?:vivir|viviendo|mi vida|la vida|nadie me|no tengo a nadie|sentido|vaci[ao]|desaparecer|morir\w*|no existir|me siento (?:muy |tan |super )?(?:sol[ao]|muert[ao]|vaci[ao])|lloro|llorando|todas las noches|este dolor|esta pena|esta angustia)\b/;

/** What is studied, or how one is examined in it. */
const STUDY =
  /\b(?:guias?|materias?|ejercicios?|preguntas?|pruebas?|ensayos?|unidad(?:es)?|capitulos?|parrafos?|mate\w*|algebra|geometria|fisica|quimica|biologia|historia|lenguaje|ciencias|lecturas?|textos?|libros?|contenidos?|leccion(?:es)?|logaritmos?|fraccion(?:es)?|vectores|ecuacion(?:es)?|tareas?|paes|preu|estudi\w+|pistas?|pasos?|alternativas?|notas?|problemas? de)\b/;

/** A person of a text, or somebody who is read: what they say of life is not what the student says. */
const OF_A_TEXT =
  /\b(?:protagonistas?|personajes?|narrador(?:a)?|autor(?:a)?|poetas?|poema|hablante|cuento|novela|obra|cancion|fragmento|texto|parrafo|segun|filosof\w+|existencialis\w+|hamlet|budis\w+)\b/;

const OF_ONESELF =
  /\b(?:a veces (?:yo )?(?:pienso|siento|quiero|quisiera)|me siento|yo|a mi|quiero|quisiera|pienso|conmigo)\b/;

/** Somebody of a book, and nobody who speaks for themselves. */
export const isOfABook = (words: string): boolean =>
  /\b(?:protagonistas?|personajes?|narrador(?:a)?|autor(?:a)?|poetas?|poema|hablante|cuento|novela|camus|sartre|schopenhauer|nietzsche|unamuno|filosof\w+|existencialis\w+)\b/.test(
    words,
  ) && !/\b(?:yo|me|mi|mis|conmigo|quiero|quisiera|pienso|siento|creo|estoy|tengo|voy|soy)\b/.test(words);

/**
 * Whether somebody says that they would rather not be there, in words that name neither death nor harm: `a veces pienso que
 * sería mejor no estar`. Not what is said of study (`no doy más con este capítulo`), nor of somebody in a text.
 * @param words of `plainWords`
 */
export function isDespair(words: string): boolean {
  if (OF_A_TEXT.test(words) && !OF_ONESELF.test(words)) return false;
  if (DESPAIR.test(words)) return true;
  if (!NO_MORE_ANYWHERE.test(words)) return false;
  return HOPELESS.test(words) || (NO_MORE_ALONE.test(words) && !STUDY.test(words));
}
