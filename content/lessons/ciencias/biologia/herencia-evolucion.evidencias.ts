import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.herencia-evolucion.evidencias',
  version: 3,
  minutes: 16,
  opening: {
    question: md`La aleta de un delfín se parece por fuera a la de un tiburón. Pero una radiografía muestra que por dentro tiene brazo, antebrazo y dedos. ¿A qué se parece más ese esqueleto?`,
    guesses: ['Al de la aleta del tiburón', 'Al de tu brazo', 'A ninguno de los dos'],
    reveal: md`Al de tu brazo: los mismos huesos, en el mismo orden, con otra proporción. Para buscar parentesco se mira **de qué está hecho y cómo se organiza**, no para qué sirve.`,
  },
  points: [
    {
      id: 'organos-comparados',
      title: 'Misma estructura o misma función',
      idea: md`- **Órganos homólogos**: misma estructura interna y mismo origen, aunque la función sea distinta. El brazo humano, el ala del murciélago y la aleta del delfín tienen húmero, radio, cúbito y dedos. Indican un **antepasado común**.
- **Órganos análogos**: misma función, distinta estructura. El ala de una abeja no tiene huesos. Indican que ambientes parecidos favorecen formas parecidas.

También cuentan los **embriones**: en los de pez, gallina y ser humano aparecen arcos en el cuello y una cola, aunque el adulto no los conserve igual.

Y los **órganos vestigiales**, como los huesos de la pelvis de una ballena.`,
      example: {
        problem: md`Compara: aleta de pingüino, ala de cóndor y ala de mariposa. ¿Cuál par indica un antepasado común por su estructura, aunque la función sea distinta?`,
        steps: [
          {
            title: 'Mira la estructura',
            text: md`La aleta del pingüino y el ala del cóndor tienen húmero, radio y cúbito. El ala de la mariposa es una membrana sin huesos.`,
          },
          { title: 'Mira la función', text: md`El pingüino nada y el cóndor vuela. La mariposa también vuela.` },
          {
            title: 'Decide',
            text: md`Pingüino y cóndor: misma estructura, función distinta. Son homólogas. Cóndor y mariposa comparten la función y no la estructura: como alas, son análogas.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'misma-funcion-mismo-origen',
          text: md`Emparejar por lo que hacen. Volar o nadar apareció varias veces. Pregunta de qué está hecho el órgano.`,
        },
        {
          mistake: 'homologas-solo-si-se-parecen',
          text: md`Descartar un parentesco porque por fuera son distintas. Tu mano y una aleta no se parecen, y los huesos coinciden.`,
        },
        {
          mistake: 'fosil-como-unica-prueba',
          text: md`Creer que solo los fósiles sirven. Huesos, embriones y moléculas dan pistas independientes.`,
        },
      ],
      checks: [
        {
          id: 'topo-y-grillotopo',
          question: md`El topo y el grillotopo cavan con patas anchas. El topo tiene húmero, radio y cúbito; el grillotopo es un insecto. El caballo tiene húmero, radio y cúbito. ¿Cuáles patas son homólogas?`,
          key: 'Las del topo y el caballo, por sus huesos',
          distractors: [
            {
              text: 'Las del topo y el grillotopo, por su uso',
              feedback: 'Cavan ambas, pero una tiene huesos y la otra no.',
              mistake: 'misma-funcion-mismo-origen',
            },
            {
              text: 'Ninguna, porque todas tienen otra forma',
              feedback: 'La forma externa puede variar. Compara los huesos.',
              mistake: 'homologas-solo-si-se-parecen',
            },
            {
              text: 'No se sabe, porque faltan los fósiles',
              feedback: 'La anatomía comparada también es prueba.',
              mistake: 'fosil-como-unica-prueba',
            },
          ],
          explanation: md`Mismos huesos en el mismo orden: origen común, aunque una cave y la otra corra.`,
        },
        {
          id: 'pelvis-de-ballena',
          question: md`Las ballenas no tienen patas traseras, pero sí pequeños huesos de pelvis. ¿Qué sugiere ese dato?`,
          key: 'Que descienden de animales con patas traseras',
          distractors: [
            {
              text: 'Que necesitarán patas traseras en el futuro',
              feedback: 'Los rasgos no aparecen porque se vayan a necesitar.',
              mistake: 'necesidad-como-causa',
            },
            {
              text: 'Que son parientes de los peces por vivir en el mar',
              feedback: 'Compartir el ambiente no indica un mismo origen.',
              mistake: 'misma-funcion-mismo-origen',
            },
          ],
          explanation: md`Es un vestigio. Los fósiles de antepasados con patas apuntan en la misma dirección.`,
        },
      ],
    },
    {
      id: 'moleculas',
      title: 'Contar diferencias en una molécula',
      idea: md`Todos los seres vivos usan ADN y casi el mismo código. Si dos especies tuvieron un antepasado común **reciente**, sus moléculas han tenido poco tiempo para cambiar: tienen **pocas diferencias**. Si se separaron hace mucho, **muchas**.

Para leer una tabla de diferencias:

1. Ubica la **fila** de la especie que te piden.
2. Busca el número **menor**.
3. Su columna es la pariente más cercana, de las que están ahí.

No sumes la fila ni mires otras. Una sola proteína es una pista; varias que coinciden la refuerzan.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'r', label: 'Antepasado', column: 0, row: 1 },
          { id: 'm', label: 'Antepasado de A y B', column: 1, row: 0 },
          { id: 'a', label: 'A', column: 2, row: 0 },
          { id: 'b', label: 'B', column: 2, row: 1 },
          { id: 'c', label: 'C', column: 2, row: 2 },
        ],
        arrows: [
          { from: 'r', to: 'm', undirected: true },
          { from: 'm', to: 'a', undirected: true },
          { from: 'm', to: 'b', undirected: true },
          { from: 'r', to: 'c', undirected: true },
        ],
        alt: 'Árbol: desde un antepasado salen una rama hacia C y otra que luego se separa en A y B.',
        caption: 'A y B se separaron después: tienen menos diferencias entre sí que con C.',
      },
      example: {
        problem: md`Diferencias en los aminoácidos de una proteína (datos inventados):

| | A | B | C | D |
|---|---|---|---|---|
| A | 0 | 4 | 19 | 27 |
| B | 4 | 0 | 20 | 26 |
| C | 19 | 20 | 0 | 25 |

¿Con cuál está más emparentada B?`,
        steps: [
          { title: 'Fila de B', text: md`4 con A, 20 con C, 26 con D.` },
          {
            title: 'El menor',
            text: md`4, con A. No importa que 19 sea el menor de la fila de C: esa es otra fila.`,
          },
          {
            title: 'Interpreta',
            text: md`A y B son parientes muy cercanas. C está casi igual de lejos de las dos (19 y 20): se separó antes de que ellas se separaran. D, antes todavía.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'mas-diferencias-mas-parientes',
          text: md`Elegir el número mayor. Las diferencias se acumulan con el tiempo: más diferencias, más lejos.`,
        },
        {
          mistake: 'compara-con-la-especie-vecina',
          text: md`Mirar la fila de otra especie. Pon el dedo en la fila que te piden y no lo muevas.`,
        },
        {
          mistake: 'suma-las-diferencias-de-la-fila',
          text: md`Sumar toda la fila. El parentesco es de a dos: cada número compara un par.`,
        },
      ],
      checks: [
        {
          id: 'con-cual-r',
          question: md`Diferencias de una proteína (datos inventados): P con Q, 12; P con R, 3; P con S, 30; Q con R, 11; Q con S, 31; R con S, 29. ¿Con cuál está más emparentada R?`,
          key: 'Con P',
          distractors: [
            {
              text: 'Con S',
              feedback: 'Con S son 29, el mayor de los pares con R: es la más lejana.',
              mistake: 'mas-diferencias-mas-parientes',
            },
            {
              text: 'Con Q',
              feedback: 'El 11 es el menor de los pares con Q. Para R, mira los pares que llevan R.',
              mistake: 'compara-con-la-especie-vecina',
            },
          ],
          explanation: md`Pares con R: 3 con P, 11 con Q y 29 con S. El menor es 3, con P.`,
        },
        {
          id: 'con-cual-c',
          question: md`Otra proteína (datos inventados): A con B, 4; A con C, 20; A con D, 5; B con C, 6; B con D, 22; C con D, 21. ¿Con cuál está más emparentada C?`,
          key: 'Con B',
          distractors: [
            {
              text: 'Con A',
              feedback: 'Sumaste filas: 29 es la menor, pero mezcla tres pares. El par de C con A tiene 20.',
              mistake: 'suma-las-diferencias-de-la-fila',
            },
            {
              text: 'Con D',
              feedback: 'Con D son 21, el par con más diferencias de los que llevan C: es la más lejana.',
              mistake: 'mas-diferencias-mas-parientes',
            },
          ],
          explanation: md`Pares con C: 20 con A, 6 con B y 21 con D. El menor es 6, con B.`,
        },
        {
          id: 'cual-se-separo-antes',
          question: md`Con los mismos datos (P-Q 12, P-R 3, P-S 30, Q-R 11, Q-S 31, R-S 29), ¿qué especie se separó primero de las demás?`,
          key: 'S',
          distractors: [
            {
              text: 'P',
              feedback: 'P tiene 3 diferencias con R: son las que se separaron hace menos.',
              mistake: 'mas-diferencias-mas-parientes',
            },
            {
              text: 'Q',
              feedback: 'Q tiene 11 y 12 con R y P. Hay una más lejana de todas.',
              mistake: 'compara-con-la-especie-vecina',
            },
            {
              text: 'R',
              feedback: 'R es muy cercana a P, con 3 diferencias.',
              mistake: 'mas-diferencias-mas-parientes',
            },
          ],
          explanation: md`S tiene unas 30 diferencias con todas: su linaje se separó antes.`,
        },
      ],
    },
    {
      id: 'fosiles-y-preguntas',
      title: 'Fósiles: qué se puede preguntar',
      idea: md`En rocas en capas, lo más profundo suele ser **más antiguo**. Al ordenar fósiles por edad se ven cambios graduales y formas **intermedias**, como *Archaeopteryx*, con plumas y también con dientes y cola ósea larga.

Los fósiles **describen** un cambio. No dicen, por sí solos, por qué ocurrió.

Una buena pregunta se puede responder con los **datos que hay**: si la tabla trae edad y número de dedos, pregunta cómo cambian los dedos con la edad. No preguntes por rapidez, si no se midió, ni por «perfección», que es una opinión. Y los rasgos no cambian porque se necesiten.`,
      figure: {
        kind: 'chart',
        type: 'lines',
        categories: ['50', '40', '30', '20', '10'],
        series: [{ name: 'Molar', values: [6, 8, 11, 19, 34] }],
        xTitle: 'Antigüedad (millones de años)',
        yTitle: 'Alto del molar (mm)',
        alt: 'Alto del molar según antigüedad: 6 mm hace 50 millones de años, 8 hace 40, 11 hace 30, 19 hace 20 y 34 mm hace 10.',
        caption: 'Fósiles de un linaje de mamíferos herbívoros (datos inventados).',
      },
      example: {
        problem: md`El gráfico muestra el alto del molar en fósiles de distinta edad. Formula una pregunta que se pueda responder con estos datos.`,
        steps: [
          { title: 'Lista las variables', text: md`Antigüedad (millones de años) y alto del molar (mm).` },
          {
            title: 'Descarta',
            text: md`«¿Qué comían?»: no está. «¿Cuál molar es mejor?»: opinión. «¿Para qué necesitaban un molar alto?»: supone una necesidad.`,
          },
          {
            title: 'Formula y responde',
            text: md`«¿Cómo cambió el alto del molar a lo largo del tiempo?» Aumentó de 6 a 34 mm, y más rápido entre hace 30 y hace 10 millones de años.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'necesidad-como-causa',
          text: md`Explicar un cambio con «porque lo necesitaban». Necesitar un rasgo no lo produce, y los fósiles solo describen.`,
        },
        {
          mistake: 'confunde-pregunta-con-procedimiento',
          text: md`Preguntar por algo que la tabla no trae, como la rapidez. Lee los títulos de las columnas.`,
        },
        {
          mistake: 'pregunta-de-opinion',
          text: md`Usar palabras como «perfecto», «mejor» o «más avanzado». Ningún instrumento las mide.`,
        },
      ],
      checks: [
        {
          id: 'tabla-de-conchas',
          question: md`Una tabla tiene la edad de seis fósiles de caracol y el número de vueltas de su concha. ¿Qué pregunta se responde con ella?`,
          key: '¿Cómo varía el número de vueltas con la edad del fósil?',
          distractors: [
            {
              text: '¿Para qué necesitaron más vueltas los caracoles?',
              feedback: 'Supone que la necesidad produce el rasgo, y la tabla no explica causas.',
              mistake: 'necesidad-como-causa',
            },
            {
              text: '¿Con qué rapidez se movía cada caracol?',
              feedback: 'La rapidez no está en la tabla.',
              mistake: 'confunde-pregunta-con-procedimiento',
            },
            {
              text: '¿Cuál de los caracoles tenía la concha más perfecta?',
              feedback: '«Perfecta» es una opinión: no hay cómo medirla.',
              mistake: 'pregunta-de-opinion',
            },
          ],
          explanation: md`Usa las dos columnas que hay: edad y vueltas.`,
        },
        {
          id: 'capas-de-roca',
          question: md`En un acantilado sin pliegues, un fósil X está en una capa más profunda que un fósil Y. ¿Qué se concluye?`,
          key: 'X es más antiguo que Y',
          distractors: [
            {
              text: 'X es menos perfecto que Y',
              feedback: 'La profundidad informa de la edad, no de perfección.',
              mistake: 'pregunta-de-opinion',
            },
            {
              text: 'X es el antepasado directo de Y',
              feedback: 'Ser más antiguo no basta para ser antepasado: hay que comparar sus rasgos.',
            },
            {
              text: 'X es más reciente que Y',
              feedback: 'Las capas se depositan unas sobre otras: la de abajo se formó antes.',
            },
          ],
          explanation: md`Si nada invirtió las capas, la de abajo se depositó primero.`,
        },
      ],
    },
  ],
  summary: [
    md`Homólogos: misma estructura, origen común. Análogos: misma función, distinto origen.`,
    md`Menos diferencias en una molécula: antepasado común más reciente. Se compara de a dos.`,
    md`Los fósiles, en capas, muestran el orden y formas intermedias: describen el cambio.`,
    md`Una buena pregunta usa las variables de la tabla; sin necesidad ni opinión.`,
  ],
});
