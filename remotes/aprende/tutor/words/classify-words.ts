import { harmOf } from './harm.ts';
import type { HarmAbout } from './help-lines.ts';
import { plainWords } from './plain-words.ts';

/**
 * What somebody wants who asks, where they name no subject. - `hint`: the next one. - `beginning`: they do not know where to
 * begin, or understood nothing of what they have before them. - `reason`: why the answer is the answer. - `guessed`: they
 * say that they answered by luck. - `insight`: they say in their words what they saw.
 */
export type Wanted = 'hint' | 'beginning' | 'reason' | 'guessed' | 'insight';

/**
 * What somebody typed is.
 * - `question`: whatever may be about a content. - `wants-key`: the answer itself, whether it is asked for, guessed at to
 * have it confirmed, or ordered by a trick. - `harm`: see {@link HELP_TEXTS}; it goes to no model. - `other-subject`.
 * - `machine`: who speaks here. - `opinion`: what it thinks. - `confides`: what weighs on them, and is no harm.
 * - `homework`: a text to hand in. - `gives-up`. - `greeting`, `thanks`: nothing else. - `empty`: no words.
 */
export type WordsKind =
  | { readonly kind: 'harm'; readonly about: HarmAbout }
  | { readonly kind: 'question'; readonly wanted?: Wanted }
  | {
      readonly kind:
        | 'wants-key'
        | 'other-subject'
        | 'machine'
        | 'opinion'
        | 'confides'
        | 'homework'
        | 'gives-up'
        | 'greeting'
        | 'thanks'
        | 'empty';
    };

const any = (patterns: readonly string[]) => new RegExp(`\\b(?:${patterns.join('|')})\\b`);

const KEY = '(?:respuesta|respuestas|alternativa|letra|clave|opcion|solucion|pauta|correcta|buena|que es|que va)';
const GIVE =
  '(?:da|dame|damela|danos|dime|dimela|dimelo|digame|diga|deme|pasa|pasame|tira|tirame|tirate|suelta|sueltame|sueltala|entrega|entregame|manda|mandame|muestra|muestrame|revela|revelame|cuentame|canta|cantame|sopla|soplame|soplamela|confirma|confirmame|escribe|escribeme|pon|ponme|indica|indicame|regala|regalame|quiero|necesito|dar|decir|decirme|darme|pasarme|tirarme|mostrarme|escribir|imprime|repite)';

/** Asked for straight. */
const ASKED = any([
  `${GIVE} (?:\\w+ ){0,5}?(?:la|el|cual es la|solo la|solamente la|tu|las|una|toda la) (?:\\w+ )?${KEY}(?! (?:cosa|idea|forma|manera|parte|pregunta|duda))`,
  `cual (?:es|era|seria|sera|fue) (?:entonces )?(?:la|el) (?:respuesta|alternativa|letra|clave|opcion|correcta|buena|resultado final)`,
  'cual (?:marco|elijo|pongo|contesto|respondo|tengo que (?:marcar|poner|elegir)|hay que marcar|es entonces|de todas es|de las (?:cuatro|cinco|4|5) es)',
  'que (?:alternativa|letra|opcion) (?:es|marco|elijo|pongo|contesto|va|debo|tengo que|sirve|corresponde)',
  'que (?:marco|contesto|respuesta (?:es|pongo|marco))',
  '(?:dime|di|escribe|contesta|responde|marca|confirma)(?:me)? (?:solo |solamente |nomas |la |si es (?:la )?|con la |es la ){0,3}[abcde](?: [abcde]| o [abcde]){0,4}$',
  'la respuesta (?:y ya|no mas|nomas|altiro|al tiro|ahora|porfa|por favor|please)',
  '(?:dimela|damela|soplamela|tiramela|sueltala) (?:no ?mas|nomas|altiro|al tiro|porfa|ya|ahora|de una)',
  '(?:dime|dame|di|tirame|escribe) (?:\\w+ ){0,2}(?:el )?(?:resultado|numero|valor) (?:final|altiro|al tiro|ya|nomas|no mas|solo|exacto)',
  'cuanto (?:da|es|sale) (?:al final|la respuesta|en total la respuesta)',
  '(?:tienes|tenis|debes|teni|puedes|podis|puedo) (?:que )?(?:\\w+ )?(?:darme|decirme|soplarme|tirarme|copiar|copiarme) (?:\\w+ )?(?:la )?(?:respuesta|letra|alternativa|clave)',
  'resuelve(?:lo|la|me)? (?:\\w+ ){0,3}(?:por mi|tu|completo|entero|y dime|y dame)',
  '(?:haz|hace|hazme|haceme) (?:\\w+ ){0,2}(?:ejercicio|pregunta|problema) (?:por mi|tu|y dime|y dame|completo)',
]);

/** A guess that one wants to have confirmed. */
const CONFIRMED = any([
  '(?:es|era|sera|seria|fue|va|marco|pongo) (?:la |el |entonces la )?[bcd](?: verdad| cierto| o no| o [abcde]| si o no| no| correcto)?$',
  '(?:es|era|sera|seria|marco|pongo) la [abcde]\\b(?! (?:porque|pero|y (?:no|por)|ya que|dado))',
  '(?:alternativa|letra|opcion|respuesta)(?: correcta)? (?:es|era|seria|sera) (?:la )?[abcde](?:$| (?:cierto|verdad|o|no|si))',
  '^(?:la )?[abcde] o (?:la )?[abcde]$',
  '(?:solo|solamente|nomas|no mas) (?:confirma|confirmame|dime si|di si|responde si|contesta si)',
  '(?:confirma|confirmame|confirmas|confirmar)(?:me)? (?:\\w+ ){0,3}(?:si|que|la|es)',
  'dime (?:si|no) (?:es|esta|era|voy|le achunte|es correct\\w+|esta bien) (?:la )?(?:[abcde]|correct\\w+|bien|mal|malo|bueno)?$',
  '(?:profe|profesor|profesora|mama|papa|hermano|hermana|amigo|amiga|companero|chatgpt|preu) (?:me )?(?:dice|dijo|puso|piensa|asegura|conto)(?: \\w+){0,3} (?:es|era|da|va) (?:la |el )?\\w+(?: \\w+){0,3} (?:cierto|verdad|o no|si o no|esta bien|tiene razon)$',
  'si (?:la respuesta|el resultado|la correcta|la alternativa|la letra) (?:correcta )?(?:es|son|era) (?:\\w+ ){1,3}(?:di|dime|escribe|responde|contesta|pon|manda|saluda)',
  '(?:frio|caliente) o (?:frio|caliente|tibio)',
  '(?:si|no) o (?:si|no)$',
  'estoy (?:en lo )?(?:bien|correcto|correcta)(?: o mal)? (?:si (?:digo|marco|pongo))',
  'descarta (?:\\w+ ){0,3}(?:alternativas?|opciones|letras|malas|incorrectas|dos|tres|todas)',
  'cuales (?:no son|son las (?:malas|incorrectas))',
  '(?:que|cual|cuales) (?:alternativas?|opcion(?:es)?|letras?) (?:descarto|elimino|no (?:es|son))',
  'elimina (?:las|una|dos|tres) (?:\\w+ )?(?:alternativas?|opciones|letras|malas|incorrectas)',
]);

/** Orders to speak otherwise than a tutor does: roles, codes, rules that do not hold any more. */
const TRICKED = any([
  '(?:ignora|olvida|olvidate de|salta|saltate|omite|desactiva|borra|anula|ignore|forget|disregard|bypass) (?:\\w+ ){0,4}(?:instrucciones|reglas|indicaciones|filtros?|restricciones|ordenes|prompt|instructions|rules|limites|todo lo anterior|lo anterior|previous)',
  '(?:system|sistema|developer|assistant|admin|administrador) (?:prompt|message|mensaje|override|instruccion\\w*|nuevo|nueva)',
  '(?:prompt|instrucciones|mensaje) (?:de |del )?(?:sistema|system|inicial|ocult[ao]s?|secret[ao]s?)',
  '(?:tus|las) (?:instrucciones|reglas) (?:\\w+ ){0,2}(?:completas|textuales|al pie|originales|ahora son|cambiaron|nuevas)',
  'modo (?:desarrollador|dios|debug|admin|profesor|profe|sin filtros?|libre|experto|evaluacion|mantencion|jailbreak|test|prueba)',
  '(?:actua|actues|comportate|responde|habla|finge|simula|imagina|haz|pretende|juega) (?:\\w+ ){0,3}(?:como si|como un|como una|como mi|como el|como la|de cuenta que|que eres|que seas|ser un|ser una|ser mi|ser el)',
  '(?:ahora |desde ahora |a partir de ahora )(?:tu )?(?:eres|seras|te llamas|actuas|respondes)(?! (?:capaz|mas))',
  'eres (?:ahora )?(?:dan|un profe que|una ia (?:sin|que)|mi profe|mi abuel[ao]|un solucionario|el profe que|la pauta|un personaje|aria|libre)',
  '(?:juguemos|juego|jugar) (?:a |de |en |que )?(?:\\w+ ){0,6}(?:letra|respuesta|alternativa|adivin\\w+|profe|rol\\w*|trivia|ahorcado|cada)',
  '(?:escribe|inventa|cuenta|haz|redacta|hazme|cuentame) (?:me )?(?:\\w+ ){0,2}(?:un cuento|una historia|un poema|un acrostico|un dialogo|una cancion|un rap|una obra|un guion|una carta|un haiku)',
  '(?:rot ?13|rot13|base ?64|base64|morse|binario|hexadecimal|ascii|cesar|braille|codigo secreto|emojis?|emoticones|numeros romanos|lenguaje de senas|clave murcielago|jerigonza)',
  '(?:responde|contesta|escribe|dime\\w*|di\\w*|deletrea\\w*|ponla|mandala|damela|escribela) (?:\\w+ ){0,4}(?:al reves|en (?:ingles|frances|portugues|aleman|italiano|mapudungun|english|chino|japones|otro idioma|clave|codigo)|cifrad[ao]|invertid[ao]|oculta|escondida|encriptad[ao]|de atras para adelante|deletread[ao])',
  '(?:deletrea|deletreala|deletreame|deletreado)',
  'una? (?:letra|silaba|digito|cifra|caracter|numero) (?:por|en cada|cada|a la vez|a cada) (?:\\w+ ?){0,2}',
  '(?:primera|ultima|segunda) (?:letra|palabra|silaba|cifra|digito|mitad|parte) de (?:cada|la respuesta|la alternativa|tu|la correcta|la clave|el resultado)',
  '(?:la|el) (?:primer|primera|segundo|segunda|ultimo|ultima) (?:letra|digito|cifra|numero|mitad)(?: \\w+){0,2} (?:respuesta|alternativa|correcta|clave|resultado)',
  '(?:empieza|comienza|termina|acaba) (?:con|en|por) (?:que|la letra|cual|vocal|consonante)',
  '(?:con que|en que|que) (?:letra|numero|digito|cifra|palabra|vocal) (?:empieza|comienza|termina|parte|acaba)',
  '(?:no (?:me )?(?:digas|contestes|respondas|escribas|empieces|uses)|sin decir|sin) (?:\\w+ ){0,3}(?:que no puedes|que no|no puedo|pistas|rodeos|explicar|explicacion(?:es)?|lo siento|disculpas|peros|excusas|advertencias|la palabra no|sermon\\w*|negarte)',
  '(?:no (?:quiero|necesito|me des|me tires)|basta de|cero|nada de) (?:mas )?(?:pistas|explicaciones|rodeos|ayuditas)',
  '(?:responde|contesta)(?:me)? (?:\\w+ )?(?:solo|solamente|unicamente|nomas) (?:con |en |la |el |si |una )?(?:\\w+)?',
  '(?:tu respuesta|respuesta) (?:debe|tiene que|comienza|empieza|partir|partira) (?:\\w+ ){0,3}(?:empezar|partir|comenzar|ser|con|por)',
  '(?:empieza|parte|comienza) (?:tu respuesta|la respuesta|diciendo|con claro|con por supuesto|con la frase)',
  'completa (?:la frase|esta frase|la oracion|esta oracion|el texto|lo siguiente|lo que falta)',
  'soy (?:el |la |un |una |tu )?(?:profe\\w*|docente|administrador\\w*|admin|desarrollador\\w*|programador\\w*|creador\\w*|dueno|duena|director\\w*|inspector\\w*|jefe de utp|utp|tecnico|revisor\\w*|del demre|de demre|del equipo|de soporte|de travesia|del ministerio|de la universidad|evaluador\\w*)(?! (?:de mi|bueno|malo))',
  '(?:te|le) (?:habla|escribe) (?:el|la|tu) (?:profe\\w*|administrador\\w*|director\\w*|equipo|desarrollador\\w*|creador\\w*)',
  '(?:autorizacion|autorizad[ao]|permiso|acceso) (?:\\w+ ){0,4}(?:de nivel|para ver|para darme|total|especial|completo|del colegio|del demre|del profe\\w*|de administrador)',
  '(?:orden|instruccion|mandato) (?:\\w+ )?(?:del|de la|de) (?:demre|ministerio|colegio|profe\\w*|director\\w*|sistema|administrador\\w*|travesia)',
  '(?:tradu\\w+|traspasa|convierte|codifica|cifra|encripta|pasa)(?:me|la|lo)? (?:\\w+ ){0,4}(?:la )?(?:respuesta|correcta|clave|alternativa|letra)',
  '(?:answer|option|key|letter|tell me|give me|just say)',
  '[a-z0-9]{24,}',
]);

/** Where the word for the key is no wish for it: `no entiendo por qué la respuesta es esa`, `cómo llego a la respuesta`. */
const ABOUT_KEY =
  /\b(?:no (?:entiendo|cacho|comprendo|me queda claro|capto)|por ?que|como (?:llego|se llega|llegan|llegaste|saco|se saca|encuentro|se obtiene|puedo llegar|hago para llegar)|explica(?:me|s)?|que significa|sin (?:darme|decirme|que me des) la|no (?:me )?(?:des|digas|tires|quiero que me des) la (?:respuesta|letra|alternativa))\b/;

/** Nothing of what a test asks. `sexo`, `amor` and `droga` are subjects of contents. */
const OTHER = any([
  '(?:cuenta|cuentame|dime|hazme|tirate) (?:un |otro )?(?:chiste|broma|talla)s?',
  '(?:quien|cual) (?:gano|va ganando|gana|juega) (?:el|la|hoy|ayer|en|colo|la u)',
  '(?:colo colo|colocolo|universidad catolica juega|la roja|partido de (?:hoy|ayer|chile)|champions|alexis sanchez|messi|cristiano ronaldo|copa america)',
  '(?:horoscopo|signo zodiacal|tarot|carta astral)',
  '(?:receta|como (?:cocino|preparo|hago)) (?:de |del |una? |el |la )?(?:queque|torta|pan|cazuela|completo|pizza|kuchen|empanadas?|sushi|brownie)s?',
  '(?:que|cual) (?:serie|pelicula|anime|cancion|musica|videojuego) (?:me )?(?:recomiendas|recomendai|veo|escucho|juego|es mejor)',
  'recomiendame (?:una?|algo)? ?(?:serie|pelicula|anime|cancion|juego|libro para leer en vacaciones)',
  '(?:fortnite|minecraft|roblox|free fire|valorant|league of legends|lolcito|tiktok|instagram|onlyfans|netflix)',
  '(?:por quien|a quien) (?:votar|voto|votarias|votas)',
  '(?:que opinas|que piensas|te (?:gusta|cae)) (?:de |del |sobre )?(?:boric|kast|jara|matthei|kaiser|el gobierno|la izquierda|la derecha|trump|parisi)',
  '(?:porno|pornografia|nudes|sexting|paja|masturb\\w+ (?:es|hace)|tetas|culos)',
  '(?:apuesta|apuestas|casino|bet365|bitcoin|criptomonedas?) ?(?:online|en linea|me conviene|ganar)?',
  '(?:hazme|haz|escribeme|escribe|programa) (?:un |una |mi |el |la )?(?:codigo|programa|script|pagina web|app|bot|curriculum|cv|carta de amor|tarea de ingles|trabajo de (?:ingles|arte|musica|religion))',
  '(?:que|como) (?:tiempo|clima) (?:hace|hara|esta) (?:hoy|manana|en)',
  '(?:que hora es|que dia es hoy|donde (?:compro|venden)|cuanto cuesta (?:un|una|el|la) (?:iphone|zapatillas?|entrada|pasaje|ps5|play))',
]);

const MACHINE = any([
  'eres (?:un |una |el |la )?(?:robot|ia|bot|maquina|humano|humana|persona|chatgpt|chat gpt|gpt|inteligencia artificial|real|gemini|claude|profe de verdad|programa)',
  '(?:hablo|estoy hablando|converso) con (?:un|una|alguien) ?(?:persona|humano|robot|maquina|ia|bot|real|de verdad)?',
  'quien (?:eres|sos|me (?:responde|habla|contesta)|esta ahi|escribe esto)',
  '(?:que|cual) (?:modelo|ia) (?:eres|usas|es este|es esta)',
  '(?:sos|soy hablando con) (?:un|una) (?:ia|bot|robot)',
]);

const OPINION = any([
  '(?:dime|dame|cual es|quiero saber|necesito) (?:\\w+ ){0,2}tu (?:opinion|postura)',
  '(?:(?:y |pero )?(?:tu|usted|uste) )(?:que|a quien le) (?:piensas|opinas|crees|dices|encuentras)(?: tu)?$',
  '(?:que|como) (?:piensas|opinas|crees) (?:tu|de (?:eso|esto|el|ella|ellos|todo)|al respecto)',
  '^(?:(?:pero|ya|y|oye|dime|a ver|entonces) )*(?:tu )?que (?:piensas|opinas|crees)(?: tu)?$',
  'dime (?:tu )?(?:lo )?que (?:tu )?(?:piensas|opinas|crees)(?: tu)?$',
  '(?:de que lado estas|estas a favor o en contra|a quien le (?:encuentras|das) la razon|quien tiene (?:la )?razon (?:para ti|segun tu))',
]);

/** A practice test is an `ensayo` too, and a summary is what a lesson is. */
const HOMEWORK = any([
  '(?:haz|hace|hazme|haceme|me haces|hagas|hacerme|escribe|escribeme|escribirme|escribas|redacta|redactame|redactarme|redactes|me (?:escribes|redactas)) (?:\\w+ ){0,3}?(?:ensayo(?! (?:paes|de (?:m1|m2|mate\\w*|lectora|lenguaje|ciencias|la paes|paes)))|tareas?|trabajo|informe|disertacion|presentacion|ppt|columna|monografia|comentario de texto|deberes)',
]);

/** What weighs on somebody, that is for a person who knows them. */
const CONFIDES = any([
  '(?:me gusta|estoy enamorad[ao] de|como (?:conquisto|invito a salir|le hablo) a?) (?:un|una|mi|el|la) (?:compan\\w+|nin[ao]|amig[ao]|min[ao]|chic[ao]|cab\\w+)',
  '(?:mi|el|la) (?:polol[ao]|novi[ao]|crush|ex)\\b(?: \\w+){0,3} (?:termino|me engano|no me (?:habla|contesta)|me dejo|me bloqueo)',
  '(?:te|le) (?:puedo|quiero|queria|voy a|tengo que|podria) (?:contar|hablar|decir|confesar) (?:algo (?:personal|mio|privado|intimo|que me paso|que me pasa)|(?:un|mi) (?:secreto|problema)(?! (?:de|con) (?:mate|el|la|est))|una cosa (?:personal|mia)|(?:de|sobre) (?:mi (?:polol[ao]|novi[ao]|vida|familia|mama|papa|ex|amig[ao]|crush|casa)|algo (?:personal|mio)|mis (?:papas|amig[ao]s|problemas)|lo que (?:me pasa|siento)))',
  '(?:puedo|quiero|queria|necesito) (?:contarte|decirte|hablarte de|confesarte) (?:algo (?:personal|mio|privado|intimo)|un secreto|(?:de )?lo que (?:me pasa|siento))',
  '(?:puedo|quiero|necesito) (?:hablar|conversar|desahogarme)(?: con(?:tigo| alguien))?(?: de algo (?:personal|mio))?$',
  '(?:necesito|quiero) (?:hablar|conversar|desahogarme) con (?:alguien|una persona)',
  '(?:nadie me (?:quiere|entiende|escucha|pesca)|no tengo (?:amig[ao]s|a nadie))$',
  '^(?:(?:hoy|es que|la verdad|ultimamente|hola|profe) )*(?:me siento|estoy|ando) (?:(?:muy|super|re|tan|bien|demasiado|puro) )*(?:sol[ao]|trist[eon]\\w*|mal|bajonead[ao]|deprimid[ao]|angustiad[ao]|achacad[ao])(?: hoy| ultimamente| y no se por ?que)?$',
]);

/** Once, and whatever else is said: `no me sale, me rindo`. */
const GIVES_UP =
  /\b(?<!\b(?:no|nunca|ni) )(?:me rindo|tiro la toalla|me doy por vencid[ao])\b|^(?:ya )?(?:renuncio|abandono)(?: ya| no puedo| con esta)*$/;

/** Words that change nothing of what is wanted. */
const FILLERS = new Set(
  'ya pero profe tutor porfa oye hola y uf pucha sinceramente igual todavia aun yo ahora mmm ayer aqui aca bueno favor por'.split(
    ' ',
  ),
);

const HERE =
  '(?: (?:nada|na|esto|esta|este|eso|parte|parrafo|lo|dice|ni|jota|papa|bien|mucho|pregunta|ejercicio|idea|pista|leccion|la|el|en|de|me|piden|pide|hacer|hace|se|paso|que))*';

/** Not where to begin, or nothing of what stands there, and no subject by name. */
const BEGINNING = new RegExp(
  `^(?:(?:no (?:se|cacho|entiendo|entendi|cache|capto|capte|comprendo|comprendi|pillo|veo|tengo idea)(?: de)? (?:donde|como|con que) (?:partir(?:le)?|empezar(?:l[ao])?|comenzar|parto|empiezo|comienzo|seguir|sigo|hacerl[ao]|resolverl[ao]|hago)|no (?:se|cacho|entiendo|entendi|cache|capto|capte|comprendo|comprendi|pillo|tengo idea)${HERE}|no me (?:sale|salio|resulta|queda claro)${HERE}|(?:donde|como) (?:parto|empiezo|comienzo|sigo|se (?:parte|empieza))|(?:estoy|quede|me quede) (?:perdid[ao]|en blanco|trabad[ao]|pegad[ao]|bloquead[ao]|atascad[ao])|me (?:perdi|pegue|trabe|bloquee|enrede|atasque)|ni idea|sigo sin (?:entender|cachar)${HERE}|que hago|ayuda(?:me)?|necesito ayuda)(?: |$))+$`,
);

const HINT = [
  /^(?!.*\b(?:no|sin|cuantas|significa|entiendo|entendi|dice|esa|esta|mala|fome)\b)(?:\w+ ){0,5}pistas?(?: \w+){0,3}$/,
  /^(?:(?:dame|quiero|muestrame|pasa a|a ver|ya|porfa) )*(?:la |una )?(?:siguiente|proxima|que sigue|mas ayuda)(?: porfa)?$/,
] as const;

const REASON = any([
  'por ?que (?:es|era|seria|esta|va|salio|da) (?:es[ao]|asi|(?:la )?(?:correcta|buena)|esa la (?:correcta|buena|respuesta)|la [a-e]|buena|bien|correcta|mala|mal)(?:$| (?:respuesta|alternativa|letra|y no)\\b)',
  'por descarte',
  '(?:tengo|tuve|saque|marque|conteste|puse|respondi|acerte|hice|esta|salio) (?:\\w+ )?(?:buena|bien|correcta)(?: \\w+){0,4} no (?:se|entiendo|cacho|me queda claro)(?: bien)?(?: por ?que| como|$)',
  'no (?:entiendo|se|cacho|comprendo|me queda claro)(?: bien)? por ?que (?:\\w+ ){0,3}(?:es (?:esa|la [a-e]|correcta|asi)|esa es|esta (?:buena|bien|correcta|mala|mal))',
  '(?:explica|explicame|muestrame|quiero ver|me explicas|me muestras|a ver) (?:\\w+ ){0,2}(?:la solucion|el desarrollo|como se (?:resuelve|resolvia|hacia))',
]);

const GUESSED = any([
  '(?:la |lo |las )?(?:puse|marque|conteste|respondi|elegi|hice|tire|saque|escogi|fue|voy a (?:poner|marcar|contestar)) (?:\\w+ ){0,3}?(?:al (?:azar|lote|ojo|voleo)|a la (?:suerte|loca|que salga|rapida)|de (?:suerte|pura suerte))',
  '(?:al (?:tuntun|tun tun|achunte)|(?:la|le) achunte|de chiripa|por tincada|me tinco|de pura (?:suerte|cuea|chiripa)|(?:la|lo) adivine)',
]);

const INSIGHT =
  /^(?:a+h+|o+h+|(?:ya )?ahora (?:si )?(?:cache|cacho|entendi|entiendo|veo)|ya (?:cache|entendi|cacho)) (?!.*\b(?:no (?:entiendo|entendi|cacho|cache|se)|por ?que (?:se|es|no)|cual|como)\b)\w/;

function wantedIn(text: string, words: string): Wanted | undefined {
  if (REASON.test(words)) return 'reason';
  if (GUESSED.test(words)) return 'guessed';
  if (HINT.some((pattern) => pattern.test(words))) return 'hint';
  const core = words
    .split(' ')
    .filter((word) => !FILLERS.has(word))
    .join(' ');
  if (BEGINNING.test(core)) return 'beginning';
  return !text.includes('?') && INSIGHT.test(words) ? 'insight' : undefined;
}

const ILL_OF_ONESELF = any([
  'soy (?:(?:muy|super|re|tan|demasiado|un|una|puro|pura|bien|la|el|mas) ){0,3}(?:pesim[ao]|mal[ao] (?:para|en|con)|negad[ao]|tont[ao]|ton[ao]|burr[ao]|brut[ao]|inutil|estupid[ao]|fracaso|desastre|weonad[ao]|lent[ao]|cero aporte)',
  'nunca (?:\\w+ )?(?:voy|vi) a (?:entender|aprender|poder|cachar|lograr)',
  'no (?:sirvo|naci|tengo cabeza|me da la cabeza) para (?!que)',
  'no me da la cabeza',
  '(?:estoy|ando) (?:\\w+ )?(?:colapsad[ao]|estresad[ao]|agobiad[ao]|frustrad[ao]|desesperad[ao]|ansios[ao]) ?',
  'me (?:siento|creo) (?:\\w+ )?(?:tont[ao]|burr[ao]|inutil|incapaz|estupid[ao])',
]);

/** Whether somebody speaks ill of what they can, or of how they are: `soy pésima para los moles`. Harm is something else. */
export const speaksIllOfOneself = (text: string): boolean => ILL_OF_ONESELF.test(plainWords(text));

/** Of a wish for a text to hand in, what it is to be about: `la guerra fría`. */
export function homeworkSubject(text: string): string {
  const [, subject] = /(?:^|\s)(?:sobre|acerca de|que trate de|que hable de)\s+(.+)$/isu.exec(text) ?? [];
  return subject ?? text;
}

const GREETING =
  /^(?:(?:hola|holi|holis|ola|buenas|buenos|wena|wenas|buena|buen|dias|dia|tardes|noches|tutor|profe|como|estas|que|tal|hey|saludos|aloha|alo|y|tu|todo|bien)(?: |$))+$/;

const THANKS =
  /^(?!ayuda(?: porfa)?$)(?:(?:muchas|mil|gracias|grax|vale|dale|ya|ok|oka|oki|okey|okay|bueno|perfecto|listo|genial|bacan|buenisimo|entendi|entiendo|caché|cache|te|pasaste|chao|adios|nos|vemos|bkn|excelente|super|todo|claro|ahora|si|profe|tutor|por|la|ayuda|tu|demas|eso|era|de|nada|sipo|sip)(?: |$))+$/;

/** What `text`, as a student typed it, is about. By words alone, and the same each time. */
export function classifyWords(text: string): WordsKind {
  const words = plainWords(text);
  const about = harmOf(words);
  if (about) return { kind: 'harm', about };
  if (words === '') return { kind: 'empty' };
  if (GIVES_UP.test(words)) return { kind: 'gives-up' };
  if (GREETING.test(words)) return { kind: 'greeting' };
  if (THANKS.test(words)) return { kind: 'thanks' };
  if (TRICKED.test(words) || CONFIRMED.test(words)) return { kind: 'wants-key' };
  if (ASKED.test(words) && !ABOUT_KEY.test(words)) return { kind: 'wants-key' };
  if (MACHINE.test(words)) return { kind: 'machine' };
  if (CONFIDES.test(words)) return { kind: 'confides' };
  if (OTHER.test(words)) return { kind: 'other-subject' };
  if (HOMEWORK.test(words)) return { kind: 'homework' };
  if (OPINION.test(words)) return { kind: 'opinion' };
  const wanted = wantedIn(text, words);
  return { kind: 'question', ...(wanted && { wanted }) };
}
