import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.probabilidad.modelos.binomial',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Lanzas 4 veces una moneda equilibrada. ¿Qué es más probable?`,
    guesses: [
      'Que salgan exactamente 2 caras, porque es la mitad',
      'Que no salgan exactamente 2 caras',
      'Las dos cosas son igual de probables',
    ],
    reveal: md`Que **no** salgan exactamente 2. De los 16 resultados posibles, solo 6 tienen dos caras y dos sellos: 37,5 %. Es el número de caras más probable, pero no llega a la mitad. El modelo binomial cuenta esos 6 sin hacer la lista.`,
  },
  points: [
    {
      id: 'un-orden-en-particular',
      title: 'La probabilidad de un orden en particular',
      idea: md`El modelo **binomial** sirve cuando se repite un intento y se cuentan los éxitos. Pide cuatro cosas: una cantidad fija de intentos, dos resultados (éxito o fracaso), la misma probabilidad de éxito en cada uno e independencia.

Si el éxito tiene probabilidad $p$, el fracaso tiene $1 - p$. La probabilidad de una secuencia se obtiene multiplicando, **intento por intento**.

Con $p = \frac{3}{4}$, la secuencia éxito, éxito, fracaso tiene probabilidad $\frac{3}{4} \cdot \frac{3}{4} \cdot \frac{1}{4} = \frac{9}{64}$. El fracaso también se multiplica.`,
      manipulable: {
        kind: 'probability',
        branches: [
          { label: 'Germina', probability: 0.75 },
          { label: 'No germina', probability: 0.25 },
        ],
        stages: 3,
        task: 'Sigue los caminos que tienen dos semillas germinadas y una que no. Cuenta cuántos hay y compara sus probabilidades.',
        predict: {
          question: 'De los caminos con dos germinadas y una que no, ¿tienen todos la misma probabilidad?',
          guesses: ['Sí', 'No, depende del orden'],
          shows: 'Sí: son los mismos factores en otro orden. Hay tres caminos, y cada uno vale 9/64.',
        },
      },
      example: {
        problem: md`Una jugadora encesta 4 de cada 5 tiros libres, de manera independiente. ¿Qué probabilidad hay de que enceste los dos primeros y falle el tercero?`,
        steps: [
          {
            title: 'Nombra éxito y fracaso',
            text: md`Éxito: encestar, $p = \frac{4}{5}$. Fracaso: fallar, $1 - p = \frac{1}{5}$.`,
          },
          { title: 'Escribe la secuencia', text: md`Encesta, encesta, falla.` },
          { title: 'Multiplica', text: md`$\frac{4}{5} \cdot \frac{4}{5} \cdot \frac{1}{5} = \frac{16}{125}$.` },
        ],
      },
      warnings: [
        {
          mistake: 'binomial-solo-los-exitos',
          text: md`Multiplicar solo los éxitos: $\frac{16}{25}$. Eso deja libre el tercer tiro. Tiene que haber tantos factores como intentos.`,
        },
        {
          mistake: 'binomial-intercambia-exito-y-fracaso',
          text: md`Poner la probabilidad de fallar donde va la de acertar. Antes de multiplicar, escribe qué es «éxito» en esta pregunta.`,
        },
      ],
      checks: [
        {
          id: 'exito-y-dos-fracasos',
          question: md`Un intento resulta con probabilidad $\frac{1}{3}$, de manera independiente. ¿Qué probabilidad hay de que resulte el primero y fallen los dos siguientes?`,
          key: md`$\frac{4}{27}$`,
          distractors: [
            {
              text: md`$\frac{1}{3}$`,
              feedback: 'Contaste solo el éxito. Los dos fracasos también tienen que ocurrir.',
              mistake: 'binomial-solo-los-exitos',
            },
            {
              text: md`$\frac{2}{27}$`,
              feedback: 'Cambiaste las probabilidades: eso es fallar una vez y resultar dos.',
              mistake: 'binomial-intercambia-exito-y-fracaso',
            },
            {
              text: md`$\frac{5}{3}$`,
              feedback: 'Sumaste las tres probabilidades. Además, ninguna probabilidad pasa de 1.',
            },
          ],
          explanation: md`$\frac{1}{3} \cdot \frac{2}{3} \cdot \frac{2}{3} = \frac{4}{27}$.`,
        },
        {
          id: 'cual-no-es-binomial',
          question: md`¿En cuál de estos casos **no** sirve el modelo binomial?`,
          key: 'Sacar 3 cartas sin devolverlas y contar los ases',
          distractors: [
            {
              text: 'Lanzar un dado 10 veces y contar los seises',
              feedback: 'Sí sirve: éxito es que salga 6, con probabilidad 1/6 en cada lanzamiento.',
            },
            {
              text: 'Responder al azar 8 preguntas y contar aciertos',
              feedback: 'Sí sirve, si todas tienen la misma cantidad de alternativas.',
            },
            {
              text: 'Lanzar 5 monedas iguales y contar las caras',
              feedback: 'Sí sirve: cada moneda es un intento, con la misma probabilidad.',
            },
          ],
          explanation: md`Sin devolución, la probabilidad de sacar un as cambia después de cada carta: los intentos no son independientes.`,
        },
        {
          id: 'cinco-fracasos',
          question: md`La probabilidad de que un dron falle en un vuelo es 0,2. Si hace 5 vuelos independientes, ¿con qué cálculo se obtiene la probabilidad de que **no falle en ninguno**?`,
          key: md`$(0{,}8)^5$`,
          distractors: [
            {
              text: md`$(0{,}2)^5$`,
              feedback: 'Esa es la probabilidad de que falle en los cinco.',
              mistake: 'binomial-intercambia-exito-y-fracaso',
            },
            {
              text: md`$1 - (0{,}2)^5$`,
              feedback: 'Eso es que no falle las cinco veces: admite que falle en algunos vuelos.',
            },
            {
              text: md`$5 \cdot 0{,}8$`,
              feedback: 'Da 4, y una probabilidad no pasa de 1. Los intentos se multiplican.',
            },
          ],
          explanation: md`No fallar tiene probabilidad 0,8 en cada vuelo. Cinco veces seguidas: $(0{,}8)^5$.`,
        },
      ],
    },
    {
      id: 'contar-los-ordenes',
      title: 'Multiplicar por la cantidad de órdenes',
      idea: md`«Exactamente 2 éxitos en 4 intentos» no dice cuáles. Los éxitos pueden ocupar los lugares 1 y 2, o 1 y 3, y así. Son tantos órdenes como maneras de elegir 2 lugares de 4: $\binom{4}{2} = 6$.

Todos tienen la misma probabilidad, así que se multiplica:

$$P(X = k) = \binom{n}{k} \cdot p^k \cdot (1 - p)^{n - k}$$

Léela por partes: cuántos órdenes, los éxitos, los fracasos. Los exponentes suman $n$.

Con la moneda: $6 \cdot \left(\frac{1}{2}\right)^4 = \frac{6}{16}$.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['0', '1', '2', '3', '4'],
        series: [{ name: 'Órdenes', values: [1, 4, 6, 4, 1] }],
        xTitle: 'Caras en 4 lanzamientos',
        yTitle: 'Órdenes',
        showValues: true,
        alt: 'Gráfico de barras de la cantidad de órdenes según las caras en 4 lanzamientos: 1 con 0 caras, 4 con 1, 6 con 2, 4 con 3 y 1 con 4. En total son 16.',
        caption: 'De 16 resultados, 6 tienen exactamente dos caras.',
      },
      example: {
        problem: md`En un humedal, cada cámara de monitoreo capta a un coipo en una noche con probabilidad $\frac{2}{3}$, de manera independiente. Si hay 4 cámaras, ¿qué probabilidad hay de que exactamente 2 lo capten?`,
        steps: [
          { title: 'Anota los datos', text: md`$n = 4$, $k = 2$, $p = \frac{2}{3}$ y $1 - p = \frac{1}{3}$.` },
          { title: 'Cuenta los órdenes', text: md`$\binom{4}{2} = \frac{4 \cdot 3}{2 \cdot 1} = 6$.` },
          {
            title: 'Calcula un orden',
            text: md`Dos éxitos y dos fracasos: $\left(\frac{2}{3}\right)^2 \cdot \left(\frac{1}{3}\right)^2 = \frac{4}{9} \cdot \frac{1}{9} = \frac{4}{81}$.`,
          },
          { title: 'Multiplica', text: md`$6 \cdot \frac{4}{81} = \frac{24}{81} = \frac{8}{27}$, cerca de 30 %.` },
        ],
      },
      warnings: [
        {
          mistake: 'binomial-olvida-las-combinaciones',
          text: md`Calcular un solo orden, $\frac{4}{81}$. «Exactamente 2» acepta los seis órdenes, y todos cuentan.`,
        },
        {
          mistake: 'binomial-cuenta-mal-los-ordenes',
          text: md`Multiplicar por la cantidad de intentos, 4. Eso acierta solo cuando hay un éxito o un fracaso. En general se eligen lugares: $\binom{n}{k}$.`,
        },
      ],
      checks: [
        {
          id: 'tres-de-cuatro',
          question: md`La probabilidad de ganar un juego es $\frac{1}{3}$. En 4 partidas independientes, ¿qué probabilidad hay de ganar exactamente 3?`,
          key: md`$\frac{8}{81}$`,
          distractors: [
            {
              text: md`$\frac{2}{81}$`,
              feedback: 'Calculaste un solo orden. La derrota puede estar en cualquiera de las 4 partidas.',
              mistake: 'binomial-olvida-las-combinaciones',
            },
            {
              text: md`$\frac{1}{27}$`,
              feedback: 'Consideraste solo las victorias. Falta la derrota, y los órdenes.',
              mistake: 'binomial-solo-los-exitos',
            },
            {
              text: md`$\frac{32}{81}$`,
              feedback: 'Usaste 2/3 como probabilidad de ganar. Eso es perder exactamente 3.',
              mistake: 'binomial-intercambia-exito-y-fracaso',
            },
          ],
          explanation: md`$\binom{4}{3} \cdot \left(\frac{1}{3}\right)^3 \cdot \frac{2}{3} = 4 \cdot \frac{1}{27} \cdot \frac{2}{3} = \frac{8}{81}$.`,
        },
        {
          id: 'expresion-de-siete',
          question: md`El 40 % de quienes visitan un museo llega en metro. Se eligen al azar 7 visitantes, de manera independiente. ¿Qué expresión da la probabilidad de que exactamente 2 hayan llegado en metro?`,
          key: md`$21 \cdot (0{,}4)^2 \cdot (0{,}6)^5$`,
          distractors: [
            {
              text: md`$(0{,}4)^2 \cdot (0{,}6)^5$`,
              feedback: 'Es un solo orden. Faltan las maneras de elegir a los 2 que llegaron en metro.',
              mistake: 'binomial-olvida-las-combinaciones',
            },
            {
              text: md`$7 \cdot (0{,}4)^2 \cdot (0{,}6)^5$`,
              feedback: 'Los órdenes no son 7: son las maneras de elegir 2 lugares de 7.',
              mistake: 'binomial-cuenta-mal-los-ordenes',
            },
            {
              text: md`$21 \cdot (0{,}6)^2 \cdot (0{,}4)^5$`,
              feedback: 'Cambiaste las probabilidades: eso es que 2 no hayan llegado en metro.',
              mistake: 'binomial-intercambia-exito-y-fracaso',
            },
          ],
          explanation: md`$\binom{7}{2} = \frac{7 \cdot 6}{2} = 21$ órdenes; 2 éxitos con 0,4 y 5 fracasos con 0,6.`,
        },
        {
          id: 'una-ampolleta-mala',
          question: md`El 10 % de las ampolletas de un lote sale mala, de manera independiente. En una caja de 3, ¿qué probabilidad hay de que exactamente una sea mala?`,
          key: '0,243',
          distractors: [
            {
              text: '0,081',
              feedback: 'Es un solo orden. La mala puede ser la primera, la segunda o la tercera.',
              mistake: 'binomial-olvida-las-combinaciones',
            },
            {
              text: '0,1',
              feedback: 'Consideraste solo la mala. Las otras dos tienen que ser buenas.',
              mistake: 'binomial-solo-los-exitos',
            },
            {
              text: '0,027',
              feedback: 'Eso es que exactamente una sea buena.',
              mistake: 'binomial-intercambia-exito-y-fracaso',
            },
          ],
          explanation: md`$3 \cdot 0{,}1 \cdot (0{,}9)^2 = 3 \cdot 0{,}1 \cdot 0{,}81 = 0{,}243$.`,
        },
      ],
    },
    {
      id: 'al-menos-y-a-lo-mas',
      title: 'Al menos, a lo más',
      idea: md`«Exactamente» es un solo valor. Otras palabras piden varios, y sus probabilidades se **suman**:

- «A lo más 1» es 0 o 1.
- «Al menos 2» es 2, 3, 4 y así hasta $n$.

Cuando son muchos casos, conviene el complemento. «Al menos 1» es todo menos 0:

$$P(X \geq 1) = 1 - (1 - p)^n$$

En la figura, contestar al azar 3 preguntas con 4 alternativas: no acertar ninguna tiene $\frac{27}{64}$, así que acertar al menos una tiene $\frac{37}{64}$.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['0', '1', '2', '3'],
        series: [{ name: 'Partes de 64', values: [27, 27, 9, 1] }],
        xTitle: 'Aciertos',
        yTitle: 'Partes de 64',
        showValues: true,
        alt: 'Gráfico de barras de la probabilidad de cada cantidad de aciertos al contestar al azar 3 preguntas con 4 alternativas, en partes de 64: 27 para 0 aciertos, 27 para 1, 9 para 2 y 1 para 3.',
      },
      example: {
        problem: md`Una radio llega a una localidad con buena señal el 60 % de los días, de manera independiente. En 3 días, ¿qué probabilidad hay de tener buena señal al menos 2?`,
        steps: [
          { title: 'Traduce', text: md`«Al menos 2» de 3 es 2 o 3.` },
          {
            title: 'Calcula exactamente 2',
            text: md`$\binom{3}{2} \cdot (0{,}6)^2 \cdot 0{,}4 = 3 \cdot 0{,}36 \cdot 0{,}4 = 0{,}432$.`,
          },
          { title: 'Calcula exactamente 3', text: md`$(0{,}6)^3 = 0{,}216$.` },
          { title: 'Suma', text: md`$0{,}432 + 0{,}216 = 0{,}648$: cerca de 65 %.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'al-menos-una-de-dos',
          question: md`Una rifa se gana con probabilidad $\frac{1}{5}$. Si juegas 2 veces, de manera independiente, ¿qué probabilidad hay de ganar al menos una?`,
          key: md`$\frac{9}{25}$`,
          distractors: [
            { text: md`$\frac{8}{25}$`, feedback: 'Esa es la de ganar exactamente una. También sirve ganar las dos.' },
            { text: md`$\frac{2}{5}$`, feedback: 'Sumaste 1/5 y 1/5: así cuentas dos veces el caso de ganar ambas.' },
            { text: md`$\frac{1}{25}$`, feedback: 'Esa es la de ganar las dos.' },
          ],
          explanation: md`No ganar ninguna: $\left(\frac{4}{5}\right)^2 = \frac{16}{25}$. Al menos una: $1 - \frac{16}{25} = \frac{9}{25}$.`,
        },
        {
          id: 'a-lo-mas-una-cara',
          question: md`Se lanza 4 veces una moneda equilibrada. ¿Qué probabilidad hay de que salga a lo más una cara?`,
          key: md`$\frac{5}{16}$`,
          distractors: [
            { text: md`$\frac{1}{4}$`, feedback: 'Esa es la de exactamente una cara. «A lo más una» incluye ninguna.' },
            {
              text: md`$\frac{1}{8}$`,
              feedback: 'Contaste un solo orden para una cara. Puede salir en cualquiera de los 4 lanzamientos.',
              mistake: 'binomial-olvida-las-combinaciones',
            },
            { text: md`$\frac{11}{16}$`, feedback: 'Esa es la de al menos dos caras, el complemento.' },
          ],
          explanation: md`Ninguna: $\frac{1}{16}$. Exactamente una: $\frac{4}{16}$. Suman $\frac{5}{16}$.`,
        },
        {
          id: 'al-menos-dos-sensores',
          question: md`Tres sensores independientes funcionan, cada uno, con probabilidad 0,9. El equipo sirve si funcionan al menos dos. ¿Con qué probabilidad sirve?`,
          key: '0,972',
          distractors: [
            { text: '0,243', feedback: 'Esa es la de que funcionen exactamente dos. También sirve con los tres.' },
            {
              text: '0,81',
              feedback: 'Multiplicaste 0,9 por 0,9: falta el tercer sensor y los órdenes.',
              mistake: 'binomial-solo-los-exitos',
            },
            {
              text: '0,729',
              feedback: 'Esa es la de que funcionen los tres. También sirve con dos.',
            },
          ],
          explanation: md`Exactamente 2: $3 \cdot 0{,}81 \cdot 0{,}1 = 0{,}243$. Los 3: $0{,}729$. Suman $0{,}972$.`,
        },
      ],
    },
  ],
  summary: [
    md`Binomial: intentos fijos, dos resultados, la misma probabilidad e independencia.`,
    md`Un orden: éxitos con $p$ y fracasos con $1 - p$, todos multiplicados.`,
    md`$P(X = k) = \binom{n}{k} p^k (1 - p)^{n - k}$: órdenes por éxitos por fracasos.`,
    md`«A lo más» y «al menos» suman casos; «al menos uno» es 1 menos ninguno.`,
  ],
});
