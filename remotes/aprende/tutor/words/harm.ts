import { isDespair, isOfABook } from './despair.ts';
import type { HarmAbout } from './help-lines.ts';

/** Whoever is spoken of, in words of a student. */
const SOMEBODY =
  '(?:mi|un|una|el|la|mis) (?:mejor )?(?:amig[ao]s?|herman[ao]s?|prim[ao]s?|polol[ao]|novi[ao]|companer[ao]s?|mama|papa|madre|padre|ti[ao]|hij[ao]|ex)';

/** Those who hurt others, mostly. */
const WHO_HURTS =
  '(?:mi|un|una|el|la|mis|unos|unas) (?:viej[ao]s?|papas?|mama|padres?|madre|padrastro|madrastra|ti[ao]s?|abuel[ao]s?|herman[ao]s?|hermanastr[ao]|prim[ao]s?|polol[ao]|novi[ao]|ex|profe(?:sor|sora)?|inspector|vecin[ao]|jef[ae]|entrenador|pastor|cura|companer[ao]s?|amig[ao]s?)';

/** What a student says to suffer from when it is only study: `me quiero morir con esta guía`. */
const ONLY_STUDY =
  '(?! (?:de (?:la )?(?:risa|calor|frio|hambre|sueno|verguenza|ternura|amor|pena ajena|aburrimiento)|con (?:est[aeo]s?|la|las|el|los|tanta|tanto) (?:guia|materia|ejercicios?|preguntas?|prueba|ensayos?|unidad|tema|mate\\w*|fisica|quimica|biologia|historia|lenguaje|logaritmos?|fracciones|vectores|tarea|paes)|estudiando|por (?:entrar|quedar|saber|ver)))';

const WANT =
  '(?:quiero|quisiera|voy a|deseo|pienso(?: en)?|he pensado(?: en)?|pense(?: en)?|pensando(?: en)?|pensado(?: en)?|ganas de|intente|trate de|prefiero|preferiria|deberia|planeo|me gustaria|quise|puedo|necesito|mejor)';

const DYING =
  '(?:matarme|suicidarme|morirme|morir|cortarme|hacerme dano|lastimarme|herirme|autolesionarme|colgarme|ahorcarme|desaparecer(?! (?:los|las|el|la|un|una|es[aeo]s?|est[aeo]s?|de la ecuacion)\\b)|quitarme la vida|dormir(?:me)? y no despertar|no despertar|no existir|no vivir|(?:terminar|acabar) con (?:mi vida|todo esto|todo(?! (?:el|la|lo|los|las|este|esta|un|una)\\b))|estar muert[ao]|tirarme (?:al metro|de un puente|del puente|por la ventana|a las vias|de un edificio)|no estar aqui|tomarme (?:todas las|muchas|un frasco de|una caja de) (?:pastillas|remedios))';

const all = (patterns: readonly string[]) => new RegExp(`\\b(?:${patterns.join('|')})\\b`);

const SELF = all([
  `${WANT} (?:\\w+ )?${DYING}${ONLY_STUDY}`,
  `me (?:quiero|quisiera|voy a|vengo queriendo) (?:matar|morir|suicidar|cortar(?! el pelo)|colgar|ahorcar)${ONLY_STUDY}`,
  'como (?:me suicido|me mato|suicidarme|suicidarse|matarme|morir sin dolor|quitarme la vida)(?! estudiando)',
  '(?:formas?|maneras?|modos?) de (?:suicidarse|suicidarme|matarme|matarse|morir sin dolor)',
  '(?:tengo|con|me vienen) (?:ideas|pensamientos) (?:suicidas|de muerte|de suicidio|de matarme)',
  '(?:pienso|pensando|pensado|penso|piensa) (?:\\w+ )?en (?:el suicidio|mi muerte|la muerte todo el dia)',
  'no (?:quiero|quisiera|deseo) (?:seguir )?(?:vivir|viviendo|existir|estar viv[ao]|despertar(?:me)?(?! (?:temprano|tarde|tan|a|con|antes|para)\\b))',
  'no quiero (?:seguir|estar) (?:mas )?(?:aqui|en este mundo)',
  'no (?:le )?(?:veo|encuentro|tiene) sentido (?:a |de |en )?(?:la vida|mi vida|vivir|seguir viv\\w+)',
  '(?:mi vida|vivir|la vida) (?:ya )?no (?:vale|tiene sentido|sirve|importa)',
  '(?:estarian|estaria|estaran|seria) (?:todo |todos )?mejor (?:sin mi|si no existiera|si me muero|si yo no)',
  'ojala (?:me muera|no despertara|me muriera|no hubiera nacido|no despertar)',
  'me (?:corto|corte|estoy cortando|rajo) (?:los brazos|el brazo|las piernas|las munecas|la piel|cuando|para|porque|otra vez|de nuevo)',
  'me (?:hago|hice|estoy haciendo) (?:dano|cortes)',
  'me (?:autolesiono|autolesione|lastimo a proposito|pego (?:a mi mism[ao]|cuando me))',
  '(?:si no (?:quedo|entro|paso|me va bien)\\b.{0,40}) me (?:mato|suicido|cuelgo|tiro al metro)',
  'me (?:suicido|mato)(?! (?:\\w+[aei]ndo\\b|con (?:la|las|el|los|est\\w+) \\w+|por (?:entender|aprender|entrar|subir|sacar)|de la risa|tod[ao]s? (?:el|los|la|las) (?:dia|tarde|noche|semana|fin)\\w*))',
  `${SOMEBODY}(?: \\w+){0,3} (?:se|suicidarse|matarse|cortarse) ?(?:quiere (?:matar|suicidar|morir|cortar)|quiere|corta (?:los|las|el|la)|corta|suicido|intento (?:matar|suicidar)|va a (?:matar|suicidar))`,
  `${SOMEBODY}(?: \\w+){0,3} (?:quiere|intento|dijo que (?:quiere|queria|va a|iba a)) (?:matarse|suicidarse|morirse|cortarse|quitarse la vida)`,
  `se (?:quiere|va a) (?:suicidar|matar) ${SOMEBODY}`,
  'me (?:tome|trague) (?:muchas|todas las|un monton de|una caja de|un frasco de|varias) (?:pastillas|remedios)',
  'vomito (?:lo que como|despues de comer|todo lo que como)',
  '(?:no como|llevo) (?:hace )?(?:dias|\\w+ dias) (?:sin comer|para (?:bajar|adelgazar)|por(?:que)? (?:estoy|me veo) gord[ao])',
]);

const SELF_WHOLE =
  /^(?:(?:es que )?(?:ya )?no (?:aguanto|doy|puedo) mas(?: con mi vida)?|me quiero morir|quiero morir(?:me)?|ayuda(?:me)? me quiero morir)$/;

const ABUSE = all([
  `${WHO_HURTS}(?: \\w+){0,4} me (?:pega|pego|pegan|pegaron|golpea|golpeo|golpean|manosea|manoseo|viola|violo|maltrata|maltratan|amenaza|amenazo|encierra|patea|ahorca|ahorco|hace tocaciones|obliga a (?:tener|hacer|tocar|mandar))(?! (?:la materia|la prueba|con la nota))`,
  `me (?:pega|pegan|golpea|golpean|maltrata|maltratan|manosea|viola|amenaza) (?:mucho |siempre |todos los dias )?${WHO_HURTS}`,
  'me (?:pegan|golpean|maltratan) (?:en (?:mi|la) casa|en el (?:colegio|liceo)|todos los dias|cuando llego)',
  `${WHO_HURTS}(?: \\w+){0,3} me (?:toca|toco)(?! (?:\\w+[aei]r\\b|la (?:prueba|evaluacion|unidad|materia)|el (?:ensayo|tema|turno)|prueba|clase|disertar|un|una|hacer|con|el lunes|mate\\w*))`,
  'me (?:toca|toco|tocan|tocaron) (?:mis partes|el cuerpo|las pechugas|los pechos|el poto|sin mi permiso|sin que yo quiera|aunque no quiera|cuando duermo)',
  'me (?:violo|violaron|viola|han violado|quiere violar|abuso|abusaron)',
  'abus(?:a|o|an|aron|aba|aban) (?:sexualmente )?de mi',
  'me hacen (?:bullying|bulling|bulin|ciberbullying)',
  'me (?:pide|piden|pidio|obliga a mandar|obligan a mandar|exige|exigen) (?:\\w+ )?(?:fotos (?:sin ropa|desnud[ao]|intimas)|nudes|packs?|el pack)',
  '(?:subio|subieron|publico|publicaron|amenaza con (?:subir|publicar)) (?:\\w+ )?(?:fotos|videos?) (?:mias|mios|mio|mia|intim\\w+)',
  'tengo miedo (?:de|a) (?:volver|ir|llegar|estar en) (?:a )?(?:mi casa|la casa|mi papa|mi padrastro)',
  '(?:me quieren|me va a|me van a) (?:matar|pegar)(?! (?:mis papas|mi mama|mi papa|en la casa)? ?(?:si|por) (?:no |me |la |el )?(?:paso|saco|nota|estudio|va mal))',
]);

const DRUGS = all([
  'soy (?:adict[ao]|alcoholic[ao]|drogadict[ao])',
  '(?:no puedo|quiero|cuesta|como) dej(?:ar|o) (?:de )?(?:las drogas|la droga|drogarme|la marihuana|la pasta|la coca\\w*|el alcohol|tomar (?:alcohol|copete|todos los dias)|fumar (?:pitos|marihuana)|el tusi|las pastillas)',
  'me (?:estoy drogando|drogo|drogue)',
  '(?:tuve|tengo|me dio) (?:una )?sobredosis',
  'tomo (?:copete|alcohol) (?:todos los dias|para (?:olvidar|dormir|aguantar))',
  '(?:consumo|consumi|me meto|jalo|aspiro) (?:\\w+ )?(?:droga|drogas|tusi|coca|cocaina|pasta base|clona\\w*|marihuana)',
]);

const OTHERS = all([
  '(?:quiero|voy a|ganas de|pienso en|vamos a) (?:matar|apunalar|acuchillar|balear|disparar(?:le)?) a (?:mi|mis|el|la|los|las|un|una|al|todos|alguien)',
  '(?:voy a|quiero) (?:llevar|traer) (?:una?|mi|el|la) (?:pistola|arma|cuchillo|cuchilla|navaja|bomba)',
  '(?:voy a|quiero) (?:quemar|hacer explotar) (?:el|mi) (?:colegio|liceo)',
]);

/**
 * Whether somebody speaks of hurting themselves, of being hurt, of drugs that they take or of hurting others; `null` where
 * not. In doubt it is so: the fixed text costs a student who only exaggerated one look, and its absence may cost more. What
 * is a subject of Historia, Lectura or Biología (`el suicidio de Balmaceda`) is no harm, nor what people say of too much
 * study.
 * @param words of `plainWords`
 */
export function harmOf(words: string): HarmAbout | null {
  if (SELF.test(words) && !isOfABook(words)) return 'self';
  if (SELF_WHOLE.test(words) || isDespair(words)) return 'self';
  if (ABUSE.test(words)) return 'abuse';
  if (OTHERS.test(words)) return 'others';
  return DRUGS.test(words) ? 'drugs' : null;
}
