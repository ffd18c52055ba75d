import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.probabilidad.condicional.problemas',
  version: 1,
  minutes: 18,
  opening: {
    question: md`Una alarma detecta 9 de cada 10 motores con falla, y se equivoca en 1 de cada 10 motores buenos. El 5 % de los motores tiene falla. Suena la alarma en uno. ¿Qué probabilidad hay de que de verdad tenga falla?`,
    guesses: ['90 %, porque la alarma acierta 9 de 10 veces', 'Más o menos 50 %', 'Más o menos 32 %'],
    reveal: md`Cerca de 32 %. De 1.000 motores, 50 tienen falla y suena en 45. Los otros 950 están buenos, pero suena en 95. De los 140 avisos, solo 45 son ciertos. Aprenderás a hacer esta cuenta sin perderte.`,
  },
  points: [
    {
      id: 'la-condicion-achica-el-grupo',
      title: 'Lo que se sabe achica el grupo',
      idea: md`$P(A \mid B)$ es la probabilidad de A **sabiendo** que ocurrió B. El total ya no son todos: son solo los que cumplen B.

En una encuesta, 60 estudiantes dijeron si almuerzan en el liceo:

| | Almuerza | No almuerza |
| --- | --- | --- |
| 1.º medio | 21 | 9 |
| 4.º medio | 6 | 24 |

Si se elige a alguien de 4.º medio, la probabilidad de que almuerce es $\frac{6}{30}$: el grupo son los 30 de esa fila.

Si se sabe que almuerza, la probabilidad de que sea de 4.º es $\frac{6}{27}$: ahora el grupo es la columna.`,
      example: {
        problem: md`De 50 pasajeros, 8 jóvenes usan lentes y 12 no; 18 adultos usan lentes y 12 no. Se elige al azar a alguien que usa lentes. ¿Qué probabilidad hay de que sea adulto?`,
        steps: [
          {
            title: 'Subraya lo que se sabe',
            text: md`Se sabe que usa lentes. Ese es el grupo; los que no usan quedan fuera.`,
          },
          { title: 'Cuenta el grupo', text: md`Con lentes hay $8 + 18 = 26$ personas.` },
          { title: 'Cuenta los favorables dentro de él', text: md`De esas 26, son adultas 18.` },
          { title: 'Divide', text: md`$P(\text{adulto} \mid \text{lentes}) = \frac{18}{26} = \frac{9}{13}$.` },
        ],
      },
      warnings: [
        {
          mistake: 'condicional-intercambia-los-eventos',
          text: md`Cambiar lo pedido por lo sabido: $\frac{18}{30}$ es usar lentes sabiendo que es adulto. Busca «si se sabe que», «de los que»: eso va abajo.`,
        },
        {
          mistake: 'condicional-ignora-la-condicion',
          text: md`Contestar como si no supieras nada: 30 de 50 son adultos. El dato achica el grupo, y casi siempre cambia la respuesta.`,
        },
      ],
      checks: [
        {
          id: 'bus-atrasado',
          question: md`En 40 viajes, el bus llegó a la hora 18 veces y atrasado 6; el tren llegó a la hora 14 veces y atrasado 2. Se elige un viaje **en bus**. ¿Qué probabilidad hay de que haya llegado atrasado?`,
          key: md`$\frac{1}{4}$`,
          distractors: [
            {
              text: md`$\frac{3}{4}$`,
              feedback: 'Dividiste 6 por los 8 atrasos. Se sabe que fue en bus: el grupo son los 24 viajes en bus.',
              mistake: 'condicional-intercambia-los-eventos',
            },
            {
              text: md`$\frac{1}{5}$`,
              feedback: 'Esos son los 8 atrasos de los 40 viajes, sin usar que fue en bus.',
              mistake: 'condicional-ignora-la-condicion',
            },
            {
              text: md`$\frac{3}{20}$`,
              feedback: 'Dividiste por los 40 viajes. El grupo son solo los 24 en bus.',
              mistake: 'condicional-divide-por-el-total',
            },
          ],
          explanation: md`Viajes en bus: $18 + 6 = 24$. Atrasados entre ellos: 6. $\frac{6}{24} = \frac{1}{4}$.`,
        },
        {
          id: 'plantas-que-sobreviven',
          question: md`En un vivero se plantaron 40 árboles nativos, de los que viven 30, y 40 exóticos, de los que viven 15. Se elige al azar un árbol **vivo**. ¿Qué probabilidad hay de que sea nativo?`,
          key: md`$\frac{2}{3}$`,
          distractors: [
            {
              text: md`$\frac{3}{4}$`,
              feedback: 'Esa es la probabilidad de que viva sabiendo que es nativo. Se sabe lo contrario: que vive.',
              mistake: 'condicional-intercambia-los-eventos',
            },
            {
              text: md`$\frac{1}{2}$`,
              feedback: 'La mitad de los plantados son nativos, pero se sabe que el elegido vive.',
              mistake: 'condicional-ignora-la-condicion',
            },
            {
              text: md`$\frac{3}{8}$`,
              feedback: 'Dividiste por los 80 plantados. El grupo son los 45 vivos.',
              mistake: 'condicional-divide-por-el-total',
            },
          ],
          explanation: md`Vivos hay $30 + 15 = 45$, y 30 son nativos: $\frac{30}{45} = \frac{2}{3}$.`,
        },
        {
          id: 'no-se-puede-dar-vuelta',
          question: md`El 60 % de quienes tienen gato vive en departamento. ¿Se puede concluir que el 60 % de quienes viven en departamento tiene gato?`,
          key: 'No, porque el segundo grupo es otro y puede tener otro tamaño',
          distractors: [
            {
              text: 'Sí, porque son las mismas personas en los dos casos',
              feedback: 'Las personas con gato y en departamento son las mismas, pero se dividen por grupos distintos.',
              mistake: 'condicional-intercambia-los-eventos',
            },
            {
              text: 'No, porque tendría que ser el 40 %, que es lo que falta',
              feedback: 'El 40 % son los que tienen gato y no viven en departamento. No dice nada del otro grupo.',
            },
          ],
          explanation: md`Arriba va lo mismo, pero abajo cambia: primero los que tienen gato y después los que viven en departamento, que pueden ser muchos más.`,
        },
      ],
    },
    {
      id: 'arboles-al-reves',
      title: 'El árbol leído al revés',
      idea: md`El diagrama dice qué tan probable es el aviso cuando hay falla. La pregunta suele ser la contraria: si hubo aviso, ¿había falla?

1. Multiplica por cada camino que termina en **aviso**.
2. Suma esos caminos: ese es el nuevo total.
3. Divide el camino pedido por esa suma.

Con 1.000 piezas se ve sin fracciones: 100 con falla, y 80 dan aviso; 900 buenas, y 45 dan aviso. De los 125 avisos, 80 son de piezas con falla: $\frac{80}{125} = \frac{16}{25}$.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'todas', label: '1.000 piezas', column: 0, row: 1.5 },
          { id: 'falla', label: 'Con falla: 100', column: 1, row: 0.5 },
          { id: 'buena', label: 'Buenas: 900', column: 1, row: 2.5 },
          { id: 'falla-aviso', label: 'Aviso: 80', column: 2, row: 0 },
          { id: 'falla-nada', label: 'Sin aviso: 20', column: 2, row: 1 },
          { id: 'buena-aviso', label: 'Aviso: 45', column: 2, row: 2 },
          { id: 'buena-nada', label: 'Sin aviso: 855', column: 2, row: 3 },
        ],
        arrows: [
          { from: 'todas', to: 'falla' },
          { from: 'todas', to: 'buena' },
          { from: 'falla', to: 'falla-aviso' },
          { from: 'falla', to: 'falla-nada' },
          { from: 'buena', to: 'buena-aviso' },
          { from: 'buena', to: 'buena-nada' },
        ],
        alt: 'Diagrama de árbol. De 1.000 piezas, 100 tienen falla: 80 dan aviso y 20 no. Las otras 900 están buenas: 45 dan aviso y 855 no.',
        caption: 'Falla: 10 %. Aviso si hay falla: 80 %. Aviso si está buena: 5 %.',
      },
      example: {
        problem: md`El 20 % de los correos que llegan a una oficina es basura. Un filtro marca el 90 % de los correos basura y, por error, el 5 % de los buenos. Si un correo quedó marcado, ¿qué probabilidad hay de que sea basura?`,
        steps: [
          { title: 'Toma 100 correos', text: md`20 son basura y 80 son buenos.` },
          {
            title: 'Cuenta los marcados',
            text: md`De la basura, el 90 % de 20: 18. De los buenos, el 5 % de 80: 4. En total, 22 marcados.`,
          },
          {
            title: 'Divide por los marcados',
            text: md`Lo que se sabe es que quedó marcado: $\frac{18}{22} = \frac{9}{11}$.`,
          },
          {
            title: 'Escríbelo con probabilidades',
            text: md`$\frac{0{,}2 \cdot 0{,}9}{0{,}2 \cdot 0{,}9 + 0{,}8 \cdot 0{,}05} = \frac{0{,}18}{0{,}22} = \frac{9}{11}$. Es la misma cuenta.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'condicional-da-la-sensibilidad',
          text: md`Contestar 90 %, el número que está en la rama. Eso es quedar marcado **si** es basura. La pregunta va en el otro sentido.`,
        },
        {
          mistake: 'condicional-da-la-falsa-alarma',
          text: md`Poner arriba el otro camino y contestar $\frac{4}{22}$. Esa es la probabilidad de que el aviso sea falso. Revisa qué piden: basura o bueno.`,
        },
        {
          mistake: 'condicional-divide-por-el-total',
          text: md`Quedarse en $0{,}2 \cdot 0{,}9 = 0{,}18$. Es la probabilidad de que pasen las dos cosas. Como ya se sabe que hubo aviso, falta dividir por todos los avisos.`,
        },
      ],
      checks: [
        {
          id: 'sellado-de-frascos',
          question: md`El 30 % de unas ampollas tiene fisuras. Un sensor avisa en el 80 % de las que tienen fisura y en el 10 % de las que no. Si avisó, ¿qué probabilidad hay de que la ampolla tenga fisura?`,
          key: md`$\frac{24}{31}$`,
          distractors: [
            {
              text: md`$\frac{4}{5}$`,
              feedback: 'Ese 80 % es el aviso cuando hay fisura. Se pregunta por la fisura cuando hay aviso.',
              mistake: 'condicional-da-la-sensibilidad',
            },
            {
              text: md`$\frac{7}{31}$`,
              feedback: 'Pusiste arriba los avisos de ampollas sanas. Se pide que tenga fisura.',
              mistake: 'condicional-da-la-falsa-alarma',
            },
            {
              text: md`$\frac{6}{25}$`,
              feedback: 'Eso es 24 de 100: fisura y aviso. Falta dividir por los avisos, que son 31.',
              mistake: 'condicional-divide-por-el-total',
            },
          ],
          explanation: md`De 100: 30 con fisura y 24 avisos; 70 sanas y 7 avisos. De 31 avisos, 24 son ciertos: $\frac{24}{31}$.`,
        },
        {
          id: 'dos-maquinas',
          question: md`La máquina A hace el 60 % de los tornillos y el 5 % le sale malo. La B hace el 40 % y el 10 % le sale malo. Un tornillo salió malo. ¿Qué probabilidad hay de que sea de A?`,
          key: md`$\frac{3}{7}$`,
          distractors: [
            {
              text: md`$\frac{1}{20}$`,
              feedback: 'Ese es el 5 %: salir malo si es de A. Se sabe que es malo y se pregunta por A.',
              mistake: 'condicional-da-la-sensibilidad',
            },
            {
              text: md`$\frac{4}{7}$`,
              feedback: 'Esa es la probabilidad de que sea de B.',
              mistake: 'condicional-da-la-falsa-alarma',
            },
            {
              text: md`$\frac{3}{100}$`,
              feedback: 'Eso es ser de A y salir malo. Falta dividir por todos los malos, 7 de 100.',
              mistake: 'condicional-divide-por-el-total',
            },
          ],
          explanation: md`De 100: A hace 60 y 3 salen malos; B hace 40 y 4 salen malos. De 7 malos, 3 son de A.`,
        },
        {
          id: 'lluvia-y-atraso',
          question: md`En una ciudad llueve el 25 % de los días. Si llueve, el tren se atrasa con probabilidad 0,6; si no, con 0,2. Hoy se atrasó. ¿Qué probabilidad hay de que haya llovido?`,
          key: md`$\frac{1}{2}$`,
          distractors: [
            {
              text: md`$\frac{3}{5}$`,
              feedback: 'Ese 0,6 es el atraso cuando llueve. Se pregunta al revés.',
              mistake: 'condicional-da-la-sensibilidad',
            },
            {
              text: md`$\frac{3}{20}$`,
              feedback: 'Esa es la probabilidad de lluvia y atraso. Falta dividir por la del atraso.',
              mistake: 'condicional-divide-por-el-total',
            },
            {
              text: md`$\frac{1}{4}$`,
              feedback: 'Contestaste como si no supieras del atraso. Ese dato hace más probable la lluvia.',
              mistake: 'condicional-ignora-la-condicion',
            },
          ],
          explanation: md`Con lluvia: $0{,}25 \cdot 0{,}6 = 0{,}15$. Sin lluvia: $0{,}75 \cdot 0{,}2 = 0{,}15$. La mitad de los atrasos es con lluvia.`,
        },
      ],
    },
    {
      id: 'sacar-sin-devolver',
      title: 'Sacar sin devolver, y cuándo basta la información',
      idea: md`Si se saca una ficha y no se devuelve, la segunda probabilidad se calcula con **lo que queda**. De 5 verdes y 7 negras, si sale verde quedan 4 verdes de 11: $\frac{4}{11}$.

Por eso, saber la proporción no basta. Con la mitad de cada color, después de una verde puede quedar $\frac{1}{3}$ (de 2 y 2) o $\frac{4}{9}$ (de 5 y 5).

En suficiencia, busca dos bolsas distintas que cumplan lo dicho. Si dan probabilidades distintas, esa información no alcanza.`,
      example: {
        problem: md`Una bolsa tiene solo fichas verdes y negras. Se sacan dos sin devolver, y la primera es verde. Se quiere la probabilidad de que la segunda sea verde. (1) Había 10 fichas. (2) La mitad eran verdes. ¿Qué información basta?`,
        steps: [
          {
            title: 'Prueba (1) sola',
            text: md`Había 10, pero las verdes pueden ser 2 o 9: quedaría $\frac{1}{9}$ u $\frac{8}{9}$. No basta.`,
          },
          {
            title: 'Prueba (2) sola',
            text: md`Con 2 verdes y 2 negras queda $\frac{1}{3}$; con 5 y 5, $\frac{4}{9}$. No basta.`,
          },
          {
            title: 'Junta las dos',
            text: md`Había 5 verdes y 5 negras. Salió una verde: $\frac{4}{9}$, y no hay otra posibilidad. La respuesta es «Ambas juntas, (1) y (2)».`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'suficiencia-juzga-mal-la-primera',
          text: md`Decidir sobre (1) sin probar. Inventa dos bolsas que la cumplan y calcula en las dos: un solo caso no demuestra nada.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-la-segunda',
          text: md`Decidir sobre (2) por lo que parece. Si dice cuántas quedan de cada color, basta; si dice solo la proporción de antes, no.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-cada-una',
          text: md`Examinar una y suponer que la otra es igual. Cada una se prueba por separado, desde cero.`,
        },
        {
          mistake: 'suficiencia-juzga-mal-las-juntas',
          text: md`Creer que dos informaciones siempre bastan. Si las dos dicen lo mismo con otras palabras, juntarlas no agrega nada.`,
        },
      ],
      checks: [
        {
          id: 'bombones-rellenos',
          question: md`En una caja quedan 5 bombones rellenos y 7 sin relleno. Sacas uno al azar, te lo comes y era relleno. ¿Qué probabilidad hay de que el siguiente sea relleno?`,
          key: md`$\frac{4}{11}$`,
          distractors: [
            {
              text: md`$\frac{5}{12}$`,
              feedback: 'Calculaste como si el primero siguiera en la caja.',
              mistake: 'grupo-con-reposicion',
            },
            {
              text: md`$\frac{5}{11}$`,
              feedback: 'Descontaste uno del total, pero el que salió era relleno: quedan 4.',
            },
            {
              text: md`$\frac{5}{33}$`,
              feedback: 'Esa es la probabilidad de que los dos sean rellenos. Ya se sabe que el primero lo fue.',
              mistake: 'condicional-divide-por-el-total',
            },
          ],
          explanation: md`Quedan 4 rellenos de 11 bombones: $\frac{4}{11}$.`,
        },
        {
          id: 'suficiencia-quedan',
          question: md`De una bolsa con bolitas rojas y azules salió una roja, que no se devuelve. Se quiere la probabilidad de que la próxima sea roja. (1) Al principio había 3 rojas por cada 2 azules. (2) Ahora quedan 5 rojas y 4 azules. ¿Qué información basta?`,
          key: '(2) por sí sola',
          distractors: [
            {
              text: '(1) por sí sola',
              feedback: 'Con 3 y 2 quedaría un medio; con 6 y 4, cinco novenos. La proporción no basta.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'La (2) ya dice cuántas quedan de cada color: con eso es 5 de 9.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: 'Cada una por sí sola, (1) ó (2)',
              feedback: 'La (2) basta. La (1) no dice cuántas había, solo la proporción.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
          ],
          explanation: md`Con (2), es $\frac{5}{9}$. Con (1) cambia según cuántas había.`,
        },
        {
          id: 'suficiencia-doble',
          question: md`De una urna con fichas blancas y negras salió una negra, sin devolución. Se quiere la probabilidad de que la próxima sea negra. (1) Había el doble de blancas que de negras. (2) Había 12 fichas. ¿Qué información basta?`,
          key: 'Ambas juntas, (1) y (2)',
          distractors: [
            {
              text: '(1) por sí sola',
              feedback: 'Con 4 y 2 queda un quinto; con 8 y 4, tres onceavos. No basta.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: '(2) por sí sola',
              feedback: 'De las 12, las negras pueden ser muchas o pocas.',
              mistake: 'suficiencia-juzga-mal-la-segunda',
            },
            {
              text: 'Se requiere información adicional',
              feedback: 'Juntas: el doble y 12 en total solo se cumple con 8 blancas y 4 negras.',
              mistake: 'suficiencia-juzga-mal-las-juntas',
            },
          ],
          explanation: md`Juntas dan 8 blancas y 4 negras. Salió una negra: quedan 3 de 11, $\frac{3}{11}$.`,
        },
        {
          id: 'suficiencia-repetida',
          question: md`De una caja con lápices rojos y verdes salió uno rojo, sin devolución. Se quiere la probabilidad de que el próximo sea rojo. (1) Dos tercios de los lápices eran rojos. (2) Por cada lápiz verde había dos rojos. ¿Qué información basta?`,
          key: 'Se requiere información adicional',
          distractors: [
            {
              text: 'Ambas juntas, (1) y (2)',
              feedback: 'Las dos dicen lo mismo: hay el doble de rojos. Falta saber cuántos.',
              mistake: 'suficiencia-juzga-mal-las-juntas',
            },
            {
              text: '(1) por sí sola',
              feedback: 'Con 2 rojos de 3 queda un medio; con 4 de 6, tres quintos.',
              mistake: 'suficiencia-juzga-mal-la-primera',
            },
            {
              text: 'Cada una por sí sola, (1) ó (2)',
              feedback: 'Ninguna dice cuántos lápices había, y sin devolución eso importa.',
              mistake: 'suficiencia-juzga-mal-cada-una',
            },
          ],
          explanation: md`Las dos informaciones son la misma proporción. Con 3 lápices da $\frac{1}{2}$ y con 6, $\frac{3}{5}$: falta la cantidad.`,
        },
      ],
    },
  ],
  summary: [
    md`$P(A \mid B)$: el total son solo los que cumplen B.`,
    md`Subraya lo que se sabe: eso va en el denominador.`,
    md`Árbol al revés: camino pedido, dividido por la suma de los caminos que cumplen lo que se sabe.`,
    md`Imagina 100 o 1.000 casos y cuenta.`,
    md`Sin devolución, importa cuántas quedan y no solo la proporción.`,
  ],
});
