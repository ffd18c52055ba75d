import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm2.algebra.trigonometricas.problemas',
  version: 1,
  minutes: 17,
  opening: {
    question: md`Una rueda panorámica gira parejo y demora 12 minutos en llevarte desde abajo hasta arriba. A los 4 minutos, ¿qué parte de la subida llevas hecha?`,
    guesses: ['Un tercio', 'Un cuarto', 'La mitad'],
    reveal: md`Llevas un cuarto. Cerca de abajo avanzas casi de lado y subes poco; por el medio subes rápido. Lo que gira no sube parejo, y por eso aquí no sirve la regla de tres: se usa un coseno.`,
  },
  points: [
    {
      id: 'escribir-el-modelo',
      title: 'Escribir el modelo con cuatro datos',
      idea: md`Para algo que sube y baja entre un máximo $M$ y un mínimo $m$:

1. **Centro**: $\frac{M + m}{2}$.
2. **Amplitud**: $\frac{M - m}{2}$, la mitad de la diferencia.
3. **Período** $T$: lo que demora en volver a estar igual. De un máximo al mínimo que sigue pasa **medio** período.
4. **Curva**: si en $t = 0$ está en el máximo, $+\cos$; en el mínimo, $-\cos$; en el centro y subiendo, $+\operatorname{sen}$.

$$h(t) = \text{centro} \pm \text{amplitud} \cdot \cos\left(\frac{2\pi}{T} t\right)$$

Comprueba con $t = 0$ y con medio período.`,
      figure: {
        kind: 'plane',
        x: [0, 12],
        y: [0, 4],
        step: [1, 1],
        xTitle: 'Tiempo (h)',
        yTitle: 'Altura (m)',
        shapes: [
          {
            shape: 'path',
            points: Array.from(
              { length: 25 },
              (_, index) => [index / 2, 2 + 1.6 * Math.cos((Math.PI * index) / 12)] as const,
            ),
            smooth: true,
            accent: 1,
          },
          { shape: 'segment', from: [0, 2], to: [12, 2], dashed: true },
          { shape: 'point', at: [0, 3.6] },
          { shape: 'point', at: [6, 0.4] },
          { shape: 'point', at: [12, 3.6] },
          { shape: 'text', at: [10.8, 1.75], text: 'centro', size: 'small' },
        ],
        alt: 'Curva de la marea en 12 horas: parte en 3,6 metros, baja a 0,4 a las 6 horas y vuelve a 3,6 a las 12. El centro está en 2 metros.',
      },
      example: {
        problem: md`En un modelo de la marea, el agua está en su máximo, 3,6 m, en $t = 0$ y en su mínimo, 0,4 m, a las 6 horas. ¿Qué función da la altura?`,
        steps: [
          { title: 'Centro', text: md`$\frac{3{,}6 + 0{,}4}{2} = 2$.` },
          { title: 'Amplitud', text: md`$\frac{3{,}6 - 0{,}4}{2} = 1{,}6$.` },
          {
            title: 'Período',
            text: md`Del máximo al mínimo pasan 6 horas: el período es 12, y $\frac{2\pi}{12} = \frac{\pi}{6}$.`,
          },
          { title: 'Curva', text: md`Parte en el máximo: $h(t) = 2 + 1{,}6 \cos\left(\frac{\pi}{6} t\right)$.` },
          { title: 'Comprueba', text: md`$h(0) = 3{,}6$ y $h(6) = 2 + 1{,}6 \cos \pi = 0{,}4$.` },
        ],
      },
      warnings: [
        {
          mistake: 'toma-medio-periodo-por-periodo',
          text: md`Escribir $\frac{2\pi}{6}$. Con eso, a las 6 horas el agua ya estaría otra vez en el máximo.`,
        },
        {
          mistake: 'usa-seno-para-partir-en-el-maximo',
          text: md`Usar el seno. En $t = 0$ vale 0, y el agua estaría en el centro.`,
        },
        {
          mistake: 'usa-el-maximo-por-amplitud',
          text: md`Escribir $2 + 3{,}6 \cos$. En $t = 0$ daría 5,6. La amplitud se mide desde el centro.`,
        },
      ],
      checks: [
        {
          id: 'temperatura-del-desierto',
          question: md`En un modelo, la temperatura en un pueblo del desierto es máxima, 22 °C, en $t = 0$ y mínima, 10 °C, 12 horas después. ¿Qué función la describe?`,
          key: md`$16 + 6 \cos\left(\frac{\pi}{12} t\right)$`,
          distractors: [
            {
              text: md`$16 + 6 \cos\left(\frac{\pi}{6} t\right)$`,
              feedback: 'De máximo a mínimo pasa medio período: el período es 24.',
              mistake: 'toma-medio-periodo-por-periodo',
            },
            {
              text: md`$16 + 6 \operatorname{sen}\left(\frac{\pi}{12} t\right)$`,
              feedback: 'En t = 0 daría 16, y son 22.',
              mistake: 'usa-seno-para-partir-en-el-maximo',
            },
            {
              text: md`$16 + 22 \cos\left(\frac{\pi}{12} t\right)$`,
              feedback: 'En t = 0 daría 38. La amplitud es 6.',
              mistake: 'usa-el-maximo-por-amplitud',
            },
          ],
          explanation: md`Centro 16, amplitud 6, período 24: $\frac{2\pi}{24} = \frac{\pi}{12}$.`,
        },
        {
          id: 'rueda-desde-abajo',
          question: md`Una rueda te recoge abajo, a 2 m del suelo, y a los 5 minutos te lleva a lo más alto, 30 m. ¿Qué función da tu altura a los $t$ minutos?`,
          key: md`$16 - 14 \cos\left(\frac{\pi}{5} t\right)$`,
          distractors: [
            {
              text: md`$16 + 14 \cos\left(\frac{\pi}{5} t\right)$`,
              feedback: 'En t = 0 daría 30, y partes abajo.',
            },
            {
              text: md`$16 - 14 \cos\left(\frac{2\pi}{5} t\right)$`,
              feedback: 'En 5 minutos hace media vuelta: el período es 10.',
              mistake: 'toma-medio-periodo-por-periodo',
            },
            {
              text: md`$16 - 30 \cos\left(\frac{\pi}{5} t\right)$`,
              feedback: 'En t = 0 daría −14. La amplitud es 14.',
              mistake: 'usa-el-maximo-por-amplitud',
            },
          ],
          explanation: md`Centro 16, amplitud 14, período 10. Parte en el mínimo: coseno con signo menos.`,
        },
        {
          id: 'el-dia-mas-corto',
          question: md`En un modelo para Valparaíso, las horas de luz del día $d$ del año son $L(d) = 12{,}1 - 2{,}2 \operatorname{sen}\left(\frac{2\pi}{365}(d - 80)\right)$. ¿Cuántas horas de luz tiene el día más corto?`,
          key: '9,9',
          distractors: [
            { text: '14,3', feedback: 'Ese es el día más largo: centro más amplitud.' },
            { text: '12,1', feedback: 'Ese es el centro. Falta restar la amplitud.' },
            {
              text: '2,2',
              feedback: 'Esa es la amplitud: lo que se aleja del centro.',
              mistake: 'olvida-el-desplazamiento-vertical',
            },
          ],
          explanation: md`El mínimo es centro menos amplitud: $12{,}1 - 2{,}2 = 9{,}9$ horas.`,
        },
      ],
    },
    {
      id: 'cuando-llega-a-una-altura',
      title: 'Cuándo llega por primera vez',
      idea: md`Para saber cuándo $h(t)$ vale algo, iguala y despeja en tres tiempos:

1. Deja solo el coseno, **con su signo**.
2. Busca el primer ángulo que da ese valor.
3. Iguala el ángulo a lo de adentro y despeja $t$.

Valores que conviene recordar, entre 0 y $\pi$:

| Ángulo | $\frac{\pi}{3}$ | $\frac{\pi}{2}$ | $\frac{2\pi}{3}$ |
| --- | --- | --- | --- |
| Coseno | $\frac{1}{2}$ | $0$ | $-\frac{1}{2}$ |

Por cada altura, salvo la más alta y la más baja, se pasa dos veces en una vuelta. «Por primera vez» es la menor.`,
      example: {
        problem: md`La altura de una cabina, en metros, a los $t$ minutos es $h(t) = 25 - 20 \cos\left(\frac{\pi}{9} t\right)$. ¿Cuándo llega por primera vez a 35 m?`,
        steps: [
          { title: 'Iguala', text: md`$25 - 20 \cos\left(\frac{\pi}{9} t\right) = 35$.` },
          { title: 'Despeja el coseno', text: md`$-20 \cos = 10$, así que el coseno es $-\frac{1}{2}$.` },
          { title: 'Busca el primer ángulo', text: md`$\frac{2\pi}{3}$.` },
          { title: 'Despeja t', text: md`$\frac{\pi}{9} t = \frac{2\pi}{3}$ da $t = 6$ minutos.` },
          {
            title: 'Mira si tiene sentido',
            text: md`Llega arriba a los 9 minutos, y 35 m está entre el centro y lo más alto: 6 calza.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'da-el-segundo-instante',
          text: md`Responder 12 minutos. También está a 35 m, pero ya va bajando.`,
        },
        {
          mistake: 'pierde-el-signo-del-coseno',
          text: md`Usar $\frac{1}{2}$ y responder 3. A los 3 minutos está a 15 m. Al pasar el $-20$ dividiendo, el coseno queda negativo.`,
        },
        {
          mistake: 'reparte-la-altura-en-forma-pareja',
          text: md`Hacer regla de tres: 30 de los 40 m, tres cuartos de 9 minutos, 6,75. La cabina no sube pareja.`,
        },
      ],
      checks: [
        {
          id: 'a-diecisiete-metros',
          question: md`La altura de un asiento es $h(t) = 12 - 10 \cos\left(\frac{\pi}{6} t\right)$ metros, con $t$ en segundos. ¿Cuándo pasa por primera vez por los 17 m?`,
          key: 'A los 4 segundos',
          distractors: [
            {
              text: 'A los 8 segundos',
              feedback: 'Ahí pasa de nuevo, bajando.',
              mistake: 'da-el-segundo-instante',
            },
            {
              text: 'A los 2 segundos',
              feedback: 'El coseno queda −1/2, no 1/2.',
              mistake: 'pierde-el-signo-del-coseno',
            },
            {
              text: 'A los 4,5 segundos',
              feedback: 'Supusiste que sube parejo: 15 de 20 metros.',
              mistake: 'reparte-la-altura-en-forma-pareja',
            },
          ],
          explanation: md`El coseno es $-\frac{1}{2}$; el ángulo, $\frac{2\pi}{3}$; y $\frac{\pi}{6} t = \frac{2\pi}{3}$ da $t = 4$.`,
        },
        {
          id: 'marea-a-dos-coma-ocho',
          question: md`La altura del agua en un muelle es $h(t) = 2 + 1{,}6 \cos\left(\frac{\pi}{6} t\right)$ metros, con $t$ en horas. ¿Cuándo baja por primera vez a 2,8 m?`,
          key: 'A las 2 horas',
          distractors: [
            {
              text: 'A las 10 horas',
              feedback: 'Ahí vuelve a 2,8 m, subiendo.',
              mistake: 'da-el-segundo-instante',
            },
            {
              text: 'A las 4 horas',
              feedback: 'Usaste −1/2. Aquí el coseno queda positivo: 0,8 dividido por 1,6.',
              mistake: 'pierde-el-signo-del-coseno',
            },
            {
              text: 'A la hora y media',
              feedback: 'Supusiste que baja parejo: 0,8 de 3,2 metros.',
              mistake: 'reparte-la-altura-en-forma-pareja',
            },
          ],
          explanation: md`$\cos = \frac{0{,}8}{1{,}6} = \frac{1}{2}$, el ángulo es $\frac{\pi}{3}$ y $t = 2$.`,
        },
        {
          id: 'a-media-altura',
          question: md`Con $h(t) = 12 - 10 \cos\left(\frac{\pi}{6} t\right)$, en metros y segundos, ¿cuándo va el asiento por primera vez a 12 m?`,
          key: 'A los 3 segundos',
          distractors: [
            {
              text: 'A los 9 segundos',
              feedback: 'Ahí vuelve a pasar por 12 m, bajando.',
              mistake: 'da-el-segundo-instante',
            },
            { text: 'A los 6 segundos', feedback: 'Ahí el coseno es −1: está arriba, a 22 m.' },
            { text: 'A los 12 segundos', feedback: 'Ahí completó la vuelta y está abajo.' },
          ],
          explanation: md`El coseno es 0, el ángulo es $\frac{\pi}{2}$ y $t = 3$: un cuarto de los 12 segundos.`,
        },
      ],
    },
    {
      id: 'cuanto-tiempo-dura',
      title: 'Cuánto tiempo pasa sobre un nivel',
      idea: md`«¿Cuánto tiempo está sobre 22 °C?» pide una **duración**: el segundo instante menos el primero.

1. Deja solo el seno: por ejemplo, $\operatorname{sen} > \frac{1}{2}$.
2. Busca **los dos** ángulos: el seno vale $\frac{1}{2}$ en $\frac{\pi}{6}$ y en $\frac{5\pi}{6}$. Entre ellos es mayor. (Vale $-\frac{1}{2}$ en $\frac{7\pi}{6}$ y en $\frac{11\pi}{6}$; entre ellos es menor.)
3. Pasa los dos a tiempo y resta.

El resto del ciclo es lo contrario. Para no cambiarlos, mira el dibujo: sobre un nivel más alto que el centro está **menos** de medio ciclo.`,
      figure: {
        kind: 'plane',
        x: [0, 24],
        y: [0, 30],
        step: [2, 5],
        xTitle: 'Horas desde las 9:00',
        yTitle: 'Temperatura (°C)',
        shapes: [
          {
            shape: 'path',
            points: Array.from(
              { length: 25 },
              (_, index) => [index, 18 + 8 * Math.sin((Math.PI * index) / 12)] as const,
            ),
            smooth: true,
            accent: 1,
          },
          { shape: 'segment', from: [0, 22], to: [24, 22], dashed: true },
          { shape: 'point', at: [2, 22] },
          { shape: 'point', at: [10, 22] },
          { shape: 'text', at: [17, 23.6], text: '22 °C', size: 'small' },
        ],
        alt: 'Temperatura de un invernadero en 24 horas: parte en 18 grados, sube a 26, baja a 10 y vuelve a 18. Está sobre 22 grados entre la hora 2 y la hora 10.',
      },
      example: {
        problem: md`La temperatura de un invernadero es $T(t) = 18 + 8 \operatorname{sen}\left(\frac{\pi}{12} t\right)$ °C, con $t$ en horas. En un día, ¿cuánto tiempo está sobre 22 °C?`,
        steps: [
          {
            title: 'Despeja el seno',
            text: md`$18 + 8 \operatorname{sen} > 22$ da $\operatorname{sen} > \frac{1}{2}$.`,
          },
          { title: 'Busca los dos ángulos', text: md`$\frac{\pi}{6}$ y $\frac{5\pi}{6}$.` },
          {
            title: 'Pásalos a horas',
            text: md`$\frac{\pi}{12} t = \frac{\pi}{6}$ da $t = 2$; con $\frac{5\pi}{6}$, $t = 10$.`,
          },
          { title: 'Resta', text: md`$10 - 2 = 8$ horas.` },
        ],
      },
      warnings: [
        {
          mistake: 'da-el-tiempo-bajo-el-nivel',
          text: md`Responder 16 horas: es el tiempo **bajo** 22 °C. Como 22 es más que el centro, sobre él está menos de medio día.`,
        },
        {
          mistake: 'da-un-instante-y-no-la-duracion',
          text: md`Responder 10. Esa es la hora en que deja de estar sobre 22 °C. Falta restar cuando empezó.`,
        },
      ],
      checks: [
        {
          id: 'entrada-al-puerto',
          question: md`La profundidad en un puerto es $3 + 2 \operatorname{sen}\left(\frac{\pi}{6} t\right)$ metros, con $t$ en horas. Un barco necesita más de 4 m. En cada ciclo de 12 horas, ¿cuánto tiempo puede entrar?`,
          key: '4 horas',
          distractors: [
            {
              text: '8 horas',
              feedback: 'Ese es el tiempo en que hay menos de 4 m.',
              mistake: 'da-el-tiempo-bajo-el-nivel',
            },
            {
              text: '5 horas',
              feedback: 'En t = 5 deja de poder. Empezó en t = 1.',
              mistake: 'da-un-instante-y-no-la-duracion',
            },
            { text: '6 horas', feedback: 'Ese es el tiempo sobre 3 m, el centro.' },
          ],
          explanation: md`$\operatorname{sen} > \frac{1}{2}$ entre $\frac{\pi}{6}$ y $\frac{5\pi}{6}$: de $t = 1$ a $t = 5$.`,
        },
        {
          id: 'bajo-catorce-grados',
          question: md`Con $T(t) = 18 + 8 \operatorname{sen}\left(\frac{\pi}{12} t\right)$, en °C y horas, ¿cuánto tiempo al día está **bajo** 14 °C?`,
          key: '8 horas',
          distractors: [
            {
              text: '16 horas',
              feedback: 'Ese es el tiempo sobre 14 °C: la parte contraria del ciclo.',
              mistake: 'da-el-tiempo-bajo-el-nivel',
            },
            {
              text: '14 horas',
              feedback: 'En t = 14 empieza a estar bajo 14 °C. Falta cuánto dura.',
              mistake: 'da-un-instante-y-no-la-duracion',
            },
            { text: '12 horas', feedback: 'Ese es el tiempo bajo 18 °C, el centro.' },
          ],
          explanation: md`$\operatorname{sen} < -\frac{1}{2}$ entre $\frac{7\pi}{6}$ y $\frac{11\pi}{6}$: de $t = 14$ a $t = 22$. Es la misma curva dada vuelta.`,
        },
        {
          id: 'con-coseno',
          question: md`Un péndulo se aleja $10 + 6 \cos\left(\frac{\pi}{9} t\right)$ centímetros de una pared, con $t$ en décimas de segundo. En cada ciclo de 18, ¿cuánto tiempo está a más de 13 cm?`,
          key: '6 décimas',
          distractors: [
            {
              text: '12 décimas',
              feedback: 'Ese es el tiempo a menos de 13 cm.',
              mistake: 'da-el-tiempo-bajo-el-nivel',
            },
            {
              text: '3 décimas',
              feedback: 'En t = 3 deja de estarlo. También lo está en las 3 últimas del ciclo.',
              mistake: 'da-un-instante-y-no-la-duracion',
            },
            { text: '9 décimas', feedback: 'Ese es el tiempo a más de 10 cm, el centro.' },
          ],
          explanation: md`$\cos > \frac{1}{2}$ desde $-\frac{\pi}{3}$ hasta $\frac{\pi}{3}$: de $t = -3$ a $t = 3$, 6 décimas.`,
        },
      ],
    },
  ],
  summary: [
    md`Centro: promedio de máximo y mínimo. Amplitud: la mitad de su diferencia.`,
    md`De un máximo al mínimo que sigue pasa medio período.`,
    md`Parte en el máximo: $+\cos$. En el mínimo: $-\cos$. En el centro y subiendo: $+\operatorname{sen}$.`,
    md`Despeja el coseno con su signo y busca el primer ángulo.`,
    md`Una duración es la resta de dos instantes.`,
  ],
});
