import { asksHint, asksQuestion, picks, type Situation, says, waits } from './situation.ts';

export const CL: readonly Situation[] = [
  {
    title: 'Toma por tesis un dato del texto',
    manner: 'wrong-but-sure',
    student:
      'Maite, 3.º medio. En la columna sobre acelerar los audios marcó que es «un modo de ganar tiempo», porque el texto lo nombra.',
    wanted: 'Distinguir lo que el texto menciona de lo que defiende: qué piensa quien escribe de ese ahorro de tiempo.',
    brings: {
      ...{
        kind: 'question',
        variant: 'cl-a-velocidad-uno-tesis-de-la-columna@1',
        content: 'cl.textos.no-literarios.tesis',
      },
      answered: 'Acelerar los mensajes es un modo de ganar tiempo que conviene aprovechar.',
    },
    deeds: [says('pero si lo dice el texto, que se gana tiempo'), asksHint, waits(9), asksHint, waits(9), asksHint],
  },
  {
    title: '«Me va mal en comprensión lectora»',
    manner: 'stuck',
    student: 'Nahuel, 4.º medio. No sabe qué le falla, solo que le va mal.',
    wanted: 'Ayudarlo a precisar: pocos contenidos para elegir, no una lista de veinte.',
    brings: { kind: 'words' },
    deeds: [
      says('me va mal en comprension lectora'),
      says('no se como inferir cosas que no salen en el texto'),
      asksQuestion('cl-el-cuaderno-de-fiado-como-bajaba-la-deuda@1'),
      asksHint,
    ],
  },
  {
    title: 'Infiere de más',
    manner: 'wrong-but-sure',
    student: 'Paloma, 3.º medio. Eligió que Delfina duda de su resultado: «si no, ¿para qué se lo lleva?».',
    wanted: 'Que vuelva a lo que hace y dice el personaje, y pregunte qué explicación se apoya en el texto.',
    brings: {
      ...{ kind: 'question', variant: 'cl-el-problema-de-las-fichas-cuaderno-a-la-casa@1' },
      content: 'cl.interpretar.sentido.inferencias',
      answered: 'Que dudaba del resultado y quería que su padre lo corrigiera.',
    },
    deeds: [says('si estuviera segura no se lo lleva'), asksHint, waits(9), asksHint],
  },
  {
    title: 'No alcanza a leer',
    manner: 'in-a-hurry',
    student: 'Rocío, 4.º medio. No termina las lecturas a tiempo y pide trucos.',
    wanted:
      'Una estrategia de lectura de la lección, con algo que pueda hacer hoy; nada de «lee solo el primer párrafo».',
    brings: { kind: 'words' },
    deeds: [
      says('no alcanzo a terminar las lecturas algun truco?'),
      says('y para saber la idea principal de un texto'),
    ],
  },
  {
    title: 'El narrador y el autor',
    manner: 'stuck',
    student: 'Samuel, 2.º medio. Cree que quien narra es siempre el autor.',
    wanted: 'La diferencia, con el cuento que tiene delante, y por qué importa para esta pregunta.',
    brings: { kind: 'content', content: 'cl.textos.literarios.narrador' },
    deeds: [
      says('el narrador es el autor o no?'),
      asksQuestion('cl-lo-que-tejia-la-penelope-la-voz-de-la-caleta@1'),
      asksHint,
      waits(9),
      asksHint,
    ],
  },
  {
    title: 'Acertó por descarte',
    manner: 'right-but-unsure',
    student: 'Trinidad, 4.º medio. Marcó bien la tesis de la carta, descartando. Quiere estar segura de por qué.',
    wanted: 'Mostrarle dónde está la tesis en la carta y por qué las otras son de menos o de más.',
    brings: {
      ...{
        kind: 'question',
        variant: 'cl-carta-por-un-pimiento-tesis-de-la-carta@1',
        content: 'cl.textos.no-literarios.tesis',
      },
      answered: 'Conviene conservar el árbol y llevar los estacionamientos a otro lugar.',
    },
    deeds: [says('la saque por descarte, por que es esa'), asksHint, waits(9), asksHint, waits(9), asksHint],
  },
  {
    title: 'Pregunta quién habla',
    manner: 'off-subject',
    student: 'Úrsula, 2.º medio. Antes de pedir ayuda quiere saber con quién está hablando y si la conoce.',
    wanted:
      'Decir con claridad que es un programa, que puede equivocarse y qué guarda; después, volver a lo que necesita.',
    brings: { kind: 'words' },
    deeds: [
      says('eres una persona o un robot?'),
      says('te puedo contar de mi pololo'),
      says('ya, que son las falacias'),
      picks('cl.textos.no-literarios.fallas-argumentativas'),
    ],
  },
];
