import type { ContentId } from '@travesia/contracts/temario';

/** What is typed while a conversation is about a content already, and the contents it may lead to; none: nothing is to be shown. */
export interface ConversationSentence {
  readonly about: ContentId;
  readonly words: string;
  readonly contents: readonly ContentId[];
}

/** Sentences that come beside one content: those that stay with it, those that say nothing of any, and those that turn to another. */
interface SentencesBeside {
  readonly stay?: readonly string[];
  readonly nothing?: readonly string[];
  readonly turn?: Readonly<Record<string, readonly ContentId[]>>;
}

const beside = (about: ContentId, { stay = [], nothing = [], turn = {} }: SentencesBeside) => [
  ...stay.map((words): ConversationSentence => ({ about, words, contents: [about] })),
  ...nothing.map((words): ConversationSentence => ({ about, words, contents: [] })),
  ...Object.entries(turn).map(([words, contents]): ConversationSentence => ({ about, words, contents })),
];

/** Labelled before the index was tuned for them, as students write in the middle of something: short, with what was said left out. */
export const CONVERSATION_SENTENCES: readonly ConversationSentence[] = [
  ...beside('m2.geometria.razones-trigonometricas.problemas', {
    stay: ['de donde salio la raiz de 3', 'pq tangente y no seno', 'y el angulo de elevacion cual es'],
    nothing: ['ya pero eso q tiene que ver', 'no caxo naa'],
    turn: { 'ahora pitagoras': ['m1.geometria.figuras.pitagoras'] },
  }),
  ...beside('m2.probabilidad.dispersion.medidas', {
    stay: ['y la varianza es lo mismo?', 'pq se eleva al cuadrado la diferencia', 'se divide por n o por n menos 1'],
    nothing: ['o sea me falto algo al final?', 'toy bien o mal'],
    turn: {
      'y la distribucion normal': ['m2.probabilidad.modelos.normal'],
      'mejor explicame el diagrama de cajon': ['m1.probabilidad.medidas-posicion.diagrama-cajon'],
    },
  }),
  ...beside('hcs.sistema-economico.mercado.oferta-demanda', {
    stay: [
      'pero si hay menos paltas todos van a querer mas',
      'y si sube el precio la gente compra menos?',
      'q lado se mueve con la helada',
      'entonces la oferta baja?',
    ],
    nothing: ['pero yo lo pense al reves', 'quien gano el partido'],
    turn: { 'y el banco central que hace': ['hcs.sistema-economico.mercado.estado-mercado'] },
  }),
  ...beside('hcs.historia.segunda-mitad-siglo-xx.posguerra', {
    stay: ['quien era truman', 'y la urss q queria', 'pq se pelearon si eran aliados', 'el muro de berlin cuando cayo'],
    nothing: ['no tengo tiempo de leer, de que trata', 'es muy largo el texto', 'la capital de peru'],
    turn: {
      'y la descolonizacion?': ['hcs.historia.segunda-mitad-siglo-xx.descolonizacion'],
      'eso tiene q ver con la crisis del 29?': ['hcs.historia.primera-mitad-siglo-xx.crisis-liberal'],
    },
  }),
  ...beside('cl.textos.no-literarios.tesis', {
    stay: ['como se si es la tesis o un argumento', 'la tesis puede estar al final?', 'y si la tesis no esta escrita'],
    nothing: ['ella no dice eso creo', 'escribe mi ensayo de lenguaje'],
    turn: {
      'que es una falacia': ['cl.textos.no-literarios.fallas-argumentativas'],
      'y los tipos de narrador': ['cl.textos.literarios.narrador'],
    },
  }),
  ...beside('cl.textos.no-literarios.dificultades', {
    stay: ['y si no conozco una palabra', 'me pierdo con las frases largas'],
    nothing: ['pero tengo q leer todo?'],
    turn: {
      'y para saber la idea principal de un texto': [
        'cl.textos.no-literarios.tema-ideas',
        'cl.interpretar.relaciones.jerarquia',
      ],
      'y las inferencias como se hacen': ['cl.interpretar.sentido.inferencias'],
    },
  }),
  ...beside('m1.algebra.ecuaciones-inecuaciones.ecuaciones', {
    stay: [
      'me enredo cuando hay un menos antes del parentesis',
      'y si la x esta en los dos lados',
      'pq cambia de signo al pasar',
      'como elimino los denominadores',
    ],
    nothing: ['me da otra cosa', 'eso pq??'],
    turn: {
      fotosintesis: ['ciencias.biologia.ambiente.fotosintesis'],
      'como resuelvo con la formula general': ['m1.algebra.funcion-cuadratica.ecuacion'],
      'y los sistemas de ecuaciones': ['m1.algebra.sistemas-2x2.resolucion'],
    },
  }),
  ...beside('m1.numeros.porcentaje.problemas', {
    stay: [
      'y si despues lo vuelven a subir',
      'pq no se suma el 20 al final si es el mismo porcentaje',
      'el descuento es del precio de antes?',
      'es lo mismo subir 10 y bajar 10',
    ],
    nothing: ['ya lo hice y me dio otra cosa', 'quien te creo'],
    turn: { 'no me acuerdo de las fracciones y decimales': ['m1.numeros.enteros-racionales.racionales'] },
  }),
  ...beside('m1.numeros.enteros-racionales.racionales', {
    stay: [
      'y pq se da vuelta la segunda',
      'q hago con el denominador',
      'como lo paso a decimal',
      'y si los denominadores son distintos',
    ],
    nothing: ['no me sale', 'pucha soy malo pa esto'],
    turn: {
      'y menos por menos?': ['m1.numeros.enteros-racionales.enteros'],
      'mejor los logaritmos': ['m2.numeros.logaritmos.propiedades'],
    },
  }),
  ...beside('m1.algebra.funcion-cuadratica.puntos-especiales', {
    stay: ['el vertice siempre es el minimo?', 'como saco los ceros', 'y donde corta al eje y'],
    nothing: ['la tengo buena pero no se porque', 'y ahora q'],
    turn: { 'y el teorema de tales': ['m1.geometria.semejanza.figuras-semejantes'] },
  }),
  ...beside('m2.numeros.logaritmos.propiedades', {
    stay: ['pero 2 elevado a 5 es 32', 'la base cual es', 'y si es logaritmo de una suma'],
    nothing: ['igual no lo veo'],
    turn: { 'que pasa con las propiedades de las potencias': ['m1.numeros.potencias-raices.potencias'] },
  }),
  ...beside('m2.probabilidad.combinatoria.conteo', {
    stay: ['y como se cuando importa el orden', 'pq se divide por el factorial'],
    nothing: ['me carga esto', 'te puedo contar de mi pololo'],
    turn: { 'y la probabilidad condicional': ['m2.probabilidad.condicional.problemas'] },
  }),
  ...beside('ciencias.biologia.ambiente.fotosintesis', {
    stay: [
      'entonces el oxigeno sale del agua?',
      'y de noche q hace la planta',
      'pq la curva se pone plana con mas luz',
    ],
    nothing: ['no entendi esta parte', 'eso entra siempre?'],
    turn: {
      'y la mitosis?': ['ciencias.biologia.herencia-evolucion.mitosis'],
      'en q se diferencia de la respiracion celular': ['ciencias.biologia.ambiente.respiracion-celular'],
    },
  }),
  ...beside('ciencias.fisica.electricidad.ohm', {
    stay: ['pq la equivalente es mas chica', 'y en serie se suman?', 'el voltaje es el mismo en las dos?'],
    nothing: ['ahh ya'],
    turn: { 'cuanto sale en la cuenta de la luz': ['ciencias.fisica.electricidad.consumo'] },
  }),
  ...beside('ciencias.fisica.mecanica.roce', {
    stay: ['pero si no se mueve hay roce?', 'cual es la diferencia entre el estatico y el cinetico'],
    nothing: ['es 185 o 270?', 'q lata'],
    turn: { 'y la ley de ohm': ['ciencias.fisica.electricidad.ohm'] },
  }),
  ...beside('ciencias.quimica.reacciones-estequiometria.mol', {
    stay: ['como saco la masa molar', 'y cuantas moleculas son', 'cuantos gramos tiene un mol'],
    nothing: ['soy pesima', 'odio esto'],
    turn: { 'y el reactivo limitante': ['ciencias.quimica.reacciones-estequiometria.reactivo-limitante'] },
  }),
];
