import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.formacion-ciudadana.democracia.fundamentos',
  version: 2,
  minutes: 14,
  opening: {
    question: md`En un pueblo imaginario, 80 de cada 100 vecinos votan que la familia Soto no pueda usar la plaza. La votación fue limpia. ¿Es una decisión democrática?`,
    guesses: [
      'Sí: la mayoría decide',
      'No: la mayoría también tiene límites',
      'Depende de lo que haya hecho la familia Soto',
    ],
    reveal: md`Votar es necesario, pero no alcanza. Una democracia protege además los derechos de quienes pierden. Vas a ver los cuatro pilares: soberanía popular, derechos, pluralismo y división de poderes.`,
  },
  points: [
    {
      id: 'soberania-popular',
      title: 'El poder viene del pueblo',
      idea: md`**Soberanía popular** quiere decir que el poder pertenece al pueblo. Puede ejercerse de dos formas.

En la democracia **directa**, los ciudadanos deciden ellos mismos: la asamblea de Atenas, o un plebiscito. En la **representativa**, eligen a otros para que decidan por un tiempo: un Congreso, un concejo municipal.

Cambia la forma, pero no el dueño del poder. En Atenas, además, «el pueblo» era un grupo pequeño: no participaban mujeres, esclavos ni extranjeros. Hoy, en Chile, el **sufragio universal** incluye a todos los ciudadanos desde los 18 años.`,
      example: {
        problem: md`Una comuna hace un plebiscito para decidir si una calle será peatonal, y elige cada cuatro años a su concejo. ¿Qué forma de soberanía hay en cada caso?`,
        steps: [
          {
            title: 'Mira quién decide sobre la calle',
            text: md`Los vecinos, con su voto directo: democracia directa.`,
          },
          {
            title: 'Mira qué hace el concejo',
            text: md`Decide por los vecinos, que lo eligieron: democracia representativa.`,
          },
          {
            title: 'Busca lo común',
            text: md`En los dos casos el poder viene de los vecinos. Lo que cambia es la forma de ejercerlo.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-contradice-la-fuente',
          text: md`Decir que entre la asamblea y el Congreso cambia el dueño del poder. Lo que cambia es la **forma** de ejercerlo.`,
        },
        {
          mistake: 'ciudadania-excede-la-fuente',
          text: md`Agregar reyes, partidos u otros elementos que el texto no nombra. Responde con lo que está escrito.`,
        },
      ],
      checks: [
        {
          id: 'directa-o-representativa',
          question: md`Los socios de una junta de vecinos votan a mano alzada en qué gastar un fondo. ¿Qué forma de decidir es?`,
          key: 'Directa, porque deciden ellos mismos',
          distractors: [
            {
              text: 'Representativa, porque son muchos socios',
              feedback: 'No importa cuántos son, sino quién decide: aquí, ellos mismos.',
              mistake: 'ciudadania-otro-procedimiento',
            },
            {
              text: 'Ninguna, porque no hay partidos políticos',
              feedback: 'No hacen falta partidos para decidir en forma directa.',
              mistake: 'ciudadania-excede-la-fuente',
            },
          ],
          explanation: md`No eligen a nadie para que decida: toman la decisión.`,
        },
        {
          id: 'que-se-mantiene',
          question: md`Al pasar de una asamblea de ciudadanos a un Congreso elegido, ¿qué se mantiene?`,
          key: 'Que el poder pertenece al pueblo',
          distractors: [
            {
              text: 'Que cada ciudadano vota cada ley',
              feedback: 'Eso cambia: ahora las votan los representantes.',
              mistake: 'ciudadania-contradice-la-fuente',
            },
            {
              text: 'Que el rey conserva la última palabra',
              feedback: 'Nadie nombró a un rey.',
              mistake: 'ciudadania-excede-la-fuente',
            },
          ],
          explanation: md`La soberanía sigue en el pueblo. Antes la ejercía directamente; ahora, por medio de representantes.`,
        },
      ],
    },
    {
      id: 'poderes',
      title: 'Dividir el poder y obedecer a la ley',
      idea: md`Montesquieu escribió en 1748 que todo hombre con poder tiende a abusar de él. Por eso el poder se reparte:

- **Legislativo** (Congreso): hace las leyes.
- **Ejecutivo** (Presidente y ministros): gobierna y las aplica.
- **Judicial** (tribunales): resuelve conflictos y juzga.

Cada uno puede controlar a los otros. Y todos, también quienes mandan, están sometidos a la ley: es el **Estado de derecho**.

Sancionar es tarea de órganos públicos. Una empresa o un grupo de vecinos no puede hacer de juez.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'ley', label: 'Legislativo: hace leyes', column: 0, row: 0 },
          { id: 'ejec', label: 'Ejecutivo: gobierna', column: 1, row: 0 },
          { id: 'jud', label: 'Judicial: juzga', column: 2, row: 0 },
        ],
        arrows: [
          { from: 'ley', to: 'ejec', undirected: true, label: 'se controlan' },
          { from: 'ejec', to: 'jud', undirected: true, label: 'se controlan' },
        ],
        alt: 'Esquema de los tres poderes del Estado que se controlan entre sí: el Legislativo hace leyes, el Ejecutivo gobierna y el Judicial juzga.',
      },
      example: {
        problem: md`Un juez condena a un exministro por corrupción, y el gobierno no interviene. ¿Por qué es coherente con el Estado de derecho?`,
        steps: [
          { title: 'Mira quién juzga', text: md`Un tribunal, que es el órgano al que le toca.` },
          { title: 'Mira a quién juzga', text: md`A alguien que tuvo poder: la ley rige también para él.` },
          { title: 'Mira qué hace el gobierno', text: md`No interviene: respeta la independencia de los jueces.` },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-otro-organo',
          text: md`Dar a un poder la tarea de otro, como un presidente que dicta una sentencia. Pregunta: ¿hace la ley, gobierna o juzga?`,
        },
        {
          mistake: 'ciudadania-privado-por-publico',
          text: md`Aceptar que una empresa castigue a la población. Sancionar corresponde a órganos públicos.`,
        },
        {
          mistake: 'ciudadania-otro-procedimiento',
          text: md`Llamar control entre poderes a cualquier buena medida, como facilitar el voto. Un control necesita dos poderes: uno que vigila y otro vigilado.`,
        },
      ],
      checks: [
        {
          id: 'ejemplo-de-control',
          question: md`¿Qué caso muestra a un poder que controla a otro?`,
          key: 'Diputados piden cuentas a un ministro',
          distractors: [
            {
              text: 'Un servicio habilita más mesas para votar',
              feedback: 'Facilita el voto, pero ningún poder vigila a otro.',
              mistake: 'ciudadania-otro-procedimiento',
            },
            {
              text: 'Una empresa multa a quienes la critican',
              feedback: 'Una empresa no es un poder del Estado y no puede sancionar así.',
              mistake: 'ciudadania-privado-por-publico',
            },
            {
              text: 'Un presidente dicta el fallo de un juicio',
              feedback: 'Dictar el fallo les toca a los tribunales: no los controla, los reemplaza.',
              mistake: 'ciudadania-otro-organo',
            },
          ],
          explanation: md`El Legislativo vigila al Ejecutivo: hay dos poderes y un control.`,
        },
        {
          id: 'senador-investigado',
          question: md`Un senador dice que no pueden investigarlo porque lo eligieron. ¿Qué principio olvida?`,
          key: 'Que quienes mandan también responden ante la ley',
          distractors: [
            {
              text: 'Que ganar una elección lo deja fuera de la ley',
              feedback: 'Ganar no pone a nadie sobre la ley.',
              mistake: 'ciudadania-solo-elecciones',
            },
            {
              text: 'Que solo el presidente puede investigar y juzgar',
              feedback: 'Juzgar les toca a los tribunales.',
              mistake: 'ciudadania-otro-organo',
            },
          ],
          explanation: md`En un Estado de derecho la ley rige para todos, elegidos o no.`,
        },
      ],
    },
    {
      id: 'derechos-y-pluralismo',
      title: 'La mayoría decide, con límites',
      idea: md`Una mayoría puede ganar hoy y ser minoría mañana. Por eso la democracia protege a todos con **derechos fundamentales**, que una votación no puede quitar a un grupo.

**Pluralismo** es que convivan ideas, religiones y partidos distintos, y que puedan competir.

Los derechos tienen límites: terminan donde dañan derechos de otros. Pero el límite debe estar en la ley, tener una razón y valer **para todos**. Prohibir el ruido de noche a cualquiera es un límite. Prohibir un culto a un solo grupo es discriminar.`,
      example: {
        problem: md`Vuelve al pueblo que votó contra la familia Soto. ¿Qué pilar falla?`,
        steps: [
          { title: 'Reconoce lo que hubo', text: md`Hubo votación limpia: soberanía popular en la forma.` },
          { title: 'Busca a quién afecta', text: md`A una sola familia, sin una razón que valga para todos.` },
          {
            title: 'Nombra lo que falla',
            text: md`La igualdad de derechos. La mayoría no puede quitarlos a una minoría.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-solo-elecciones',
          text: md`Creer que si ganó la mayoría, todo vale. Pregunta siempre qué pasa con los derechos de quienes perdieron.`,
        },
        {
          mistake: 'ciudadania-derecho-ilimitado',
          text: md`Defender un derecho como si no tuviera límites. Lo que falla en la discriminación no es que haya un límite, sino que vale para unos y no para otros.`,
        },
      ],
      checks: [
        {
          id: 'plebiscito-y-lengua',
          question: md`Un plebiscito aprueba con 65 % prohibir que un grupo hable su lengua en la calle. ¿Por qué no es compatible con la democracia?`,
          key: 'Porque una mayoría no puede quitar derechos a un grupo',
          distractors: [
            {
              text: 'Porque ninguna libertad puede tener algún límite',
              feedback: 'Sí puede. Aquí falla que se aplica a un solo grupo.',
              mistake: 'ciudadania-derecho-ilimitado',
            },
            {
              text: 'Porque faltó votación: con un 90 % sí se podría',
              feedback: 'El tamaño de la mayoría no cambia el problema.',
              mistake: 'ciudadania-solo-elecciones',
            },
          ],
          explanation: md`Los derechos fundamentales protegen también a las minorías frente a las mayorías.`,
        },
        {
          id: 'limite-legitimo',
          question: md`¿Qué límite a un derecho es compatible con la democracia?`,
          key: 'Una ley que prohíbe a todos el ruido fuerte de noche',
          distractors: [
            {
              text: 'Un bando que prohíbe reunirse a un solo partido',
              feedback: 'Vale para unos y no para otros: rompe el pluralismo.',
              mistake: 'ciudadania-solo-elecciones',
            },
            {
              text: 'Ninguno, pues los derechos no pueden tener límites',
              feedback: 'Terminan donde dañan los derechos de otros.',
              mistake: 'ciudadania-derecho-ilimitado',
            },
          ],
          explanation: md`Está en una ley, protege el descanso de otros y se aplica a todos por igual.`,
        },
      ],
    },
  ],
  summary: [
    md`Soberanía popular: el poder es del pueblo, en forma directa o representativa.`,
    md`Tres poderes que se controlan. Estado de derecho: todos bajo la ley.`,
    md`La mayoría decide, con límite en los derechos de todos.`,
    md`Un límite es legítimo si está en la ley, tiene razón y vale para todos.`,
  ],
  sources: [
    { name: 'Montesquieu, Del espíritu de las leyes', year: 1748 },
    {
      name: 'Constitución Política de la República de Chile',
      year: 2005,
      detail: 'texto refundido: soberanía, poderes y ciudadanía',
    },
    { name: 'Asamblea General de las Naciones Unidas, Declaración Universal de Derechos Humanos', year: 1948 },
  ],
});
