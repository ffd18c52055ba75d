import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.mecanica.newton',
  version: 2,
  minutes: 19,
  opening: {
    question: md`Un disco de goma recibe un golpe y se desliza por una pista de hielo muy lisa. Lo filman: cada segundo avanza 4 m, siempre igual. ¿Qué fuerza lo mantiene en movimiento mientras se desliza?`,
    guesses: [
      'La del golpe, que sigue dentro del disco',
      'Ninguna: no hace falta',
      'La del hielo, que lo empuja hacia delante',
    ],
    reveal: md`Ninguna. Moverse en línea recta y siempre igual no necesita una fuerza: necesita que no haya fuerza neta. Las fuerzas hacen falta para **cambiar** el movimiento. De ahí salen las tres leyes de Newton.`,
  },
  points: [
    {
      id: 'inercia',
      title: 'Sin fuerza neta, el movimiento no cambia',
      idea: md`**Primera ley**: si la fuerza neta es cero, un cuerpo en reposo sigue en reposo y uno en movimiento sigue en línea recta y con la misma rapidez. Esa tendencia se llama inercia, y crece con la masa.

La **fuerza neta** es la suma de todas las fuerzas, con su dirección. Puede ser cero porque no hay fuerzas o porque se equilibran.

Si una micro frena, tu cuerpo sigue con la rapidez que traía. Nadie te empujó hacia delante: faltó una fuerza que te frenara junto con la micro.`,
      figure: {
        kind: 'plane',
        x: [0, 5],
        y: [0, 20],
        step: [1, 4],
        xTitle: 'Tiempo (s)',
        yTitle: 'Posición (m)',
        shapes: [
          { shape: 'segment', from: [0, 0], to: [5, 20], accent: 1 },
          { shape: 'point', at: [1, 4] },
          { shape: 'point', at: [2, 8] },
          { shape: 'point', at: [3, 12] },
          { shape: 'point', at: [4, 16] },
        ],
        alt: 'Posición del disco según el tiempo: una recta desde el origen que pasa por 1 s y 4 m, 2 s y 8 m, 3 s y 12 m, 4 s y 16 m.',
        caption: 'El disco sobre el hielo, después del golpe (datos inventados).',
      },
      game: {
        game: 'fuerza-roce',
        state: 'desafio=siempre-igual',
        words: 'Encuentra el empuje con que una caja que roza no cambia de rapidez.',
      },
      example: {
        problem: md`Un tren avanza en línea recta a 90 km/h constantes. La locomotora tira con 20.000 N. ¿Cuánto suman el roce y el aire que se le oponen?`,
        steps: [
          { title: 'Mira el movimiento', text: md`Rapidez constante y línea recta: el movimiento no cambia.` },
          { title: 'Usa la primera ley', text: md`Entonces la fuerza neta es cero.` },
          { title: 'Equilibra', text: md`Las fuerzas contrarias suman 20.000 N. Hay fuerzas, y se anulan.` },
        ],
      },
      warnings: [
        {
          mistake: 'rapidez-constante-sin-fuerzas',
          text: md`Creer que si la rapidez no cambia no actúan fuerzas. Pueden actuar varias; lo nulo es su **suma**.`,
        },
      ],
      checks: [
        {
          id: 'ascensor-constante',
          question: md`Un ascensor sube con rapidez constante. Pesa 6.000 N y el roce es despreciable. ¿Cuánto tira el cable?`,
          key: 'Lo mismo, 6.000 N',
          distractors: [
            { text: 'Más de 6.000 N', feedback: 'Eso lo haría subir cada vez más rápido. Aquí la rapidez no cambia.' },
            {
              text: '0 N',
              feedback: 'Sin el cable, el peso lo haría caer. Fuerza neta nula no es lo mismo que sin fuerzas.',
              mistake: 'rapidez-constante-sin-fuerzas',
            },
            { text: 'Menos de 6.000 N', feedback: 'Así la fuerza neta apuntaría hacia abajo y el ascensor frenaría.' },
          ],
          explanation: md`Rapidez constante en línea recta: fuerza neta cero. El cable equilibra el peso.`,
        },
        {
          id: 'micro-que-frena',
          question: md`Una micro frena de golpe y una mochila resbala hacia delante por el piso. ¿Qué lo explica?`,
          key: 'La mochila tiende a seguir con la rapidez que traía',
          distractors: [
            {
              text: 'Una fuerza hacia delante empuja la mochila',
              feedback: 'Busca quién la ejercería: nadie toca la mochila por detrás.',
            },
            {
              text: 'La micro le pasa su fuerza a la mochila al frenar',
              feedback: 'La fuerza de frenado sobre la micro apunta hacia atrás, y no se «pasa».',
            },
          ],
          explanation: md`La micro perdió rapidez; la mochila, casi sin roce, la conserva.`,
        },
      ],
    },
    {
      id: 'segunda-ley',
      title: 'La fuerza neta acelera: a = F : m',
      idea: md`**Segunda ley**: la aceleración es la fuerza neta dividida por la masa, $a = \frac{F_{\text{neta}}}{m}$, y apunta hacia donde apunta la fuerza neta. Con newton y kilogramos queda en $\text{m/s}^2$.

Con la misma masa, el doble de fuerza da el doble de aceleración. Con la misma fuerza, el doble de masa da la mitad.

Antes de dividir, junta las fuerzas: si van en sentidos opuestos, **se restan**. La que importa es la neta, no la más grande.`,
      game: {
        game: 'fuerza-roce',
        state: 'desafio=acelera-a-dos',
        words: 'Haz que una caja con roce acelere a 2 m/s²: ¿cuánto hay que empujar?',
      },
      example: {
        problem: md`Un carro de mina de 400 kg es tirado con 900 N hacia el este. El roce le hace 100 N hacia el oeste. ¿Cuál es su aceleración?`,
        figure: {
          kind: 'drawing',
          width: 24,
          height: 8,
          shapes: [
            {
              shape: 'polygon',
              points: [
                [8, 2],
                [14, 2],
                [14, 5],
                [8, 5],
              ],
            },
            { shape: 'segment', from: [1, 1], to: [23, 1] },
            { shape: 'circle', centre: [9.5, 1.5], radius: 0.5 },
            { shape: 'circle', centre: [12.5, 1.5], radius: 0.5 },
            { shape: 'text', at: [11, 3.5], text: '400 kg', anchor: 'middle' },
            { shape: 'arrow', from: [14, 3.5], to: [22, 3.5], accent: 1 },
            { shape: 'text', at: [18, 5], text: '900 N', anchor: 'middle' },
            { shape: 'arrow', from: [8, 3.5], to: [6.5, 3.5], accent: 2 },
            { shape: 'text', at: [5, 5], text: '100 N', anchor: 'middle' },
          ],
          alt: 'Carro de 400 kg con dos flechas horizontales: 900 N hacia la derecha y 100 N hacia la izquierda.',
        },
        steps: [
          { title: 'Fuerza neta', text: md`Sentidos opuestos: $900 - 100 = 800\ \text{N}$ hacia el este.` },
          { title: 'Divide por la masa', text: md`$a = \frac{800}{400} = 2\ \text{m/s}^2$.` },
          { title: 'Di el sentido', text: md`Hacia el este, como la fuerza neta.` },
        ],
      },
      warnings: [
        {
          mistake: 'ignora-la-fuerza-contraria',
          text: md`Usar solo los 900 N: da $2{,}25\ \text{m/s}^2$. La fuerza que se opone también cuenta.`,
        },
        {
          mistake: 'suma-fuerzas-opuestas',
          text: md`Sumar 900 y 100: da $2{,}5\ \text{m/s}^2$. Un freno no puede ayudar a acelerar.`,
        },
        {
          mistake: 'divide-masa-por-fuerza',
          text: md`Dividir 400 por 800: da 0,5. Con más masa la aceleración tiene que bajar, así que la masa va abajo.`,
        },
      ],
      checks: [
        {
          id: 'carrito-cincuenta',
          question: md`Un carrito de feria de 50 kg se empuja con 120 N y se le oponen 20 N. ¿Cuál es su aceleración?`,
          key: md`$2\ \text{m/s}^2$`,
          distractors: [
            {
              text: md`$2{,}4\ \text{m/s}^2$`,
              feedback: 'Usaste solo los 120 N; falta descontar los 20 N.',
              mistake: 'ignora-la-fuerza-contraria',
            },
            {
              text: md`$2{,}8\ \text{m/s}^2$`,
              feedback: 'Sumaste fuerzas que van en sentidos opuestos.',
              mistake: 'suma-fuerzas-opuestas',
            },
            {
              text: md`$0{,}5\ \text{m/s}^2$`,
              feedback: 'Dividiste 50 por 100: la masa va en el denominador.',
              mistake: 'divide-masa-por-fuerza',
            },
          ],
          explanation: md`$120 - 20 = 100\ \text{N}$ y $\frac{100}{50} = 2\ \text{m/s}^2$.`,
        },
        {
          id: 'fuerza-del-motor',
          question: md`Un auto de 1.200 kg acelera a $3\ \text{m/s}^2$ mientras el aire y el roce le oponen 400 N. ¿Qué fuerza hacia delante necesita?`,
          key: '4.000 N',
          distractors: [
            {
              text: '3.600 N',
              feedback: 'Esa es la fuerza neta. Además hay que vencer los 400 N.',
              mistake: 'ignora-la-fuerza-contraria',
            },
            {
              text: '3.200 N',
              feedback: 'Restaste los 400 N: la fuerza hacia delante tiene que ser mayor que la neta.',
            },
            { text: '400 N', feedback: 'Con 400 N apenas equilibra lo que se opone: no aceleraría.' },
          ],
          explanation: md`Neta: $1.200 \cdot 3 = 3.600\ \text{N}$. Hacia delante: $3.600 + 400 = 4.000\ \text{N}$.`,
        },
        {
          id: 'masa-desde-el-grafico',
          question: md`El gráfico muestra la aceleración de un carro según la fuerza neta. ¿Cuál es su masa?`,
          figure: {
            kind: 'plane',
            x: [0, 8],
            y: [0, 5],
            step: [1, 1],
            xTitle: 'Fuerza neta (N)',
            yTitle: 'Aceleración (m/s²)',
            shapes: [
              { shape: 'segment', from: [0, 0], to: [8, 4], accent: 1 },
              { shape: 'point', at: [2, 1] },
              { shape: 'point', at: [6, 3] },
            ],
            alt: 'Aceleración según la fuerza neta: recta desde el origen que pasa por 2 N y 1 m/s², y por 6 N y 3 m/s².',
          },
          key: '2 kg',
          distractors: [
            {
              text: '0,5 kg',
              feedback: 'Dividiste aceleración por fuerza. La masa es fuerza dividida por aceleración.',
              mistake: 'divide-masa-por-fuerza',
            },
            { text: '18 kg', feedback: 'Multiplicaste 6 por 3. La masa es un cociente.' },
          ],
          explanation: md`$m = \frac{F}{a} = \frac{6}{3} = 2\ \text{kg}$; en el otro punto, $\frac{2}{1}$ da lo mismo.`,
        },
      ],
    },
    {
      id: 'tercera-ley-y-cuerdas',
      title: 'Fuerzas de a pares y cuerpos unidos',
      idea: md`**Tercera ley**: si A empuja a B, B empuja a A con una fuerza igual y de sentido contrario. No se anulan, porque actúan sobre cuerpos **distintos**.

Dos carros unidos por una cuerda aceleran juntos. Primero trata a los dos como uno: $a = \frac{F}{m_1 + m_2}$. Después mira solo al de **atrás**: lo único que lo acelera es la cuerda. Por eso la tensión es $T = m_{\text{atrás}} \cdot a$.

La tensión es menor que la fuerza aplicada: parte de esa fuerza acelera al de adelante.`,
      figure: {
        kind: 'drawing',
        width: 26,
        height: 7,
        shapes: [
          { shape: 'segment', from: [0, 1], to: [26, 1] },
          {
            shape: 'polygon',
            points: [
              [1, 1],
              [6, 1],
              [6, 4],
              [1, 4],
            ],
          },
          {
            shape: 'polygon',
            points: [
              [11, 1],
              [18, 1],
              [18, 4],
              [11, 4],
            ],
          },
          { shape: 'segment', from: [6, 2.5], to: [11, 2.5], accent: 3 },
          { shape: 'text', at: [3.5, 2.5], text: '2 kg', anchor: 'middle' },
          { shape: 'text', at: [14.5, 2.5], text: '4 kg', anchor: 'middle' },
          { shape: 'text', at: [8.5, 3.8], text: 'cuerda', anchor: 'middle' },
          { shape: 'arrow', from: [18, 2.5], to: [24, 2.5], accent: 1 },
          { shape: 'text', at: [21, 4], text: '18 N', anchor: 'middle' },
        ],
        alt: 'Carro de 2 kg atrás, unido por una cuerda a uno de 4 kg adelante. Al de adelante se le aplican 18 N hacia la derecha.',
      },
      game: {
        game: 'fuerza-roce',
        state: 'desafio=media-tension',
        words: 'Une una caja a lo que cuelga de una polea y mira cuánto tira la cuerda.',
      },
      example: {
        problem: md`En la figura no hay roce. ¿Cuánto vale la tensión de la cuerda?`,
        steps: [
          { title: 'Los dos como uno', text: md`$a = \frac{18}{2 + 4} = 3\ \text{m/s}^2$.` },
          { title: 'Solo el de atrás', text: md`Lo acelera la cuerda: $T = 2 \cdot 3 = 6\ \text{N}$.` },
          {
            title: 'Comprueba con el de adelante',
            text: md`Recibe $18 - 6 = 12\ \text{N}$, y $\frac{12}{4} = 3\ \text{m/s}^2$. Calza.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'tension-igual-a-la-fuerza-total',
          text: md`Dar 18 N. Si la cuerda tirara del de adelante con 18 N hacia atrás, este no aceleraría.`,
        },
        {
          mistake: 'tension-repartida-por-mitades',
          text: md`Dar 9 N. Las masas son distintas y necesitan fuerzas distintas.`,
        },
        {
          mistake: 'tension-con-la-masa-delantera',
          text: md`Calcular $4 \cdot 3 = 12\ \text{N}$. Pregunta a quién arrastra la cuerda: al de atrás.`,
        },
      ],
      checks: [
        {
          id: 'cinco-y-tres',
          question: md`Sin roce, se tira con 24 N de un carro de 3 kg que arrastra con una cuerda a otro de 5 kg. ¿Cuánto vale la tensión?`,
          key: '15 N',
          distractors: [
            {
              text: '24 N',
              feedback: 'Con esa tensión el de adelante tendría fuerza neta cero y no aceleraría.',
              mistake: 'tension-igual-a-la-fuerza-total',
            },
            {
              text: '12 N',
              feedback: 'Repartiste por mitades, pero las masas son distintas.',
              mistake: 'tension-repartida-por-mitades',
            },
            {
              text: '9 N',
              feedback: 'Usaste la masa de adelante; la cuerda mueve al de atrás.',
              mistake: 'tension-con-la-masa-delantera',
            },
          ],
          explanation: md`$a = \frac{24}{8} = 3\ \text{m/s}^2$ y $T = 5 \cdot 3 = 15\ \text{N}$.`,
        },
        {
          id: 'camion-y-contenedor',
          question: md`Un camión choca con un contenedor vacío y lo aplasta. ¿Cómo son las fuerzas entre los dos durante el choque?`,
          key: 'Iguales en magnitud y de sentido contrario',
          distractors: [
            {
              text: 'Mayor la del camión, porque tiene más masa',
              feedback: 'La masa cambia el efecto (la aceleración), no la fuerza del par.',
            },
            {
              text: 'Solo el camión hace fuerza sobre el contenedor',
              feedback: 'Las fuerzas vienen de a pares: el contenedor también frena al camión.',
            },
          ],
          explanation: md`Son un par de acción y reacción. El efecto es distinto porque las masas y los materiales son distintos.`,
        },
        {
          id: 'patines-y-pared',
          question: md`Rosa, en patines, empuja una pared y sale hacia atrás. ¿Qué fuerza la acelera?`,
          key: 'La que la pared hace sobre ella',
          distractors: [
            {
              text: 'La que ella hace sobre la pared',
              feedback: 'Esa actúa sobre la pared. A Rosa la acelera una fuerza que actúe sobre ella.',
            },
            { text: 'La suma de ambas, que es el doble', feedback: 'Actúan sobre cuerpos distintos: no se suman.' },
          ],
          explanation: md`Para saber cómo se mueve Rosa, se miran solo las fuerzas **sobre** Rosa.`,
        },
      ],
    },
    {
      id: 'probar-la-ley',
      title: 'Probar la ley: cambiar una cosa a la vez',
      idea: md`Para saber cómo depende la aceleración de la fuerza, hay que cambiar **solo la fuerza** y dejar igual la masa. Si cambian las dos, no se sabe a cuál se debe el resultado. Hacer más ensayos así no lo arregla.

Y que algo aumente no prueba que sea **proporcional**. Proporcional es el doble con el doble: el cociente $\frac{a}{F}$ tiene que ser siempre el mismo.

Mira los ensayos 2 y 3 de la tabla del ejemplo: misma masa, distinta fuerza. Esos sí se pueden comparar.`,
      example: {
        problem: md`Datos inventados:

| Ensayo | Fuerza (N) | Masa (kg) | Aceleración (m/s²) |
|---|---|---|---|
| 1 | 2 | 1 | 2 |
| 2 | 6 | 2 | 3 |
| 3 | 8 | 2 | 4 |
| 4 | 8 | 4 | 2 |

¿Qué ensayos sirven para el efecto de la fuerza, y cuáles para el de la masa?`,
        steps: [
          {
            title: 'Efecto de la fuerza',
            text: md`Busca masa igual: 2 y 3. De 6 a 8 N, la aceleración pasa de 3 a 4. El cociente $\frac{a}{F}$ es 0,5 en ambos.`,
          },
          {
            title: 'Efecto de la masa',
            text: md`Busca fuerza igual: 3 y 4. Con el doble de masa, la mitad de aceleración.`,
          },
          {
            title: 'Descarta los que mezclan',
            text: md`Entre 1 y 2 la fuerza se triplica, pero también cambia la masa. De ahí no se concluye nada sobre la fuerza.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'cambia-fuerza-y-masa-a-la-vez',
          text: md`Comparar ensayos en que cambian fuerza y masa juntas. Antes de leer la aceleración, revisa la otra columna.`,
        },
        {
          mistake: 'pocos-datos-como-unica-falla',
          text: md`Pensar que lo único malo es tener pocos ensayos. Diez ensayos con el mismo defecto siguen sin servir.`,
        },
        {
          mistake: 'tendencia-basta-para-la-ley',
          text: md`Dar por probada la proporción porque ambas aumentan. Calcula los cocientes.`,
        },
      ],
      checks: [
        {
          id: 'que-fallo-en-el-ensayo',
          question: md`Un grupo mide: 3 N, 1 kg, $3\ \text{m/s}^2$; 6 N, 3 kg, $2\ \text{m/s}^2$. Concluye que con más fuerza hay menos aceleración. ¿Qué falló?`,
          key: 'Cambió también la masa del carro',
          distractors: [
            {
              text: 'Hizo pocos ensayos: con diez valdría',
              feedback: 'Con diez ensayos iguales seguiría sin saberse cuál fue la causa.',
              mistake: 'pocos-datos-como-unica-falla',
            },
            {
              text: 'Leyó mal, porque la aceleración subió',
              feedback: 'Pasó de 3 a 2: la lectura es correcta.',
              mistake: 'tendencia-basta-para-la-ley',
            },
            {
              text: 'Debió medir la rapidez y no la aceleración',
              feedback: 'La pregunta es sobre la aceleración. Mira qué no se mantuvo igual.',
              mistake: 'cambia-fuerza-y-masa-a-la-vez',
            },
          ],
          explanation: md`La masa se triplicó. El descenso se debe a ella, y no a la fuerza.`,
        },
        {
          id: 'es-proporcional',
          question: md`Con la misma masa se mide: 1 N, $0{,}5\ \text{m/s}^2$; 2 N, $1{,}2\ \text{m/s}^2$; 3 N, $1{,}9\ \text{m/s}^2$, donde la fuerza es la del hilo que tira. ¿Qué muestran los datos?`,
          key: 'Que la aceleración aumenta, sin ser proporcional a esa fuerza',
          distractors: [
            {
              text: 'Que la aceleración es proporcional a esa fuerza, pues aumenta',
              feedback: 'Los cocientes son 0,5, 0,6 y 0,63: no son iguales.',
              mistake: 'tendencia-basta-para-la-ley',
            },
            {
              text: 'Nada, porque son apenas tres datos',
              feedback: 'Son pocos, pero bastan para ver que aumenta y que los cocientes no coinciden.',
              mistake: 'pocos-datos-como-unica-falla',
            },
          ],
          explanation: md`$\frac{0{,}5}{1}$, $\frac{1{,}2}{2} = 0{,}6$ y $\frac{1{,}9}{3} \approx 0{,}63$. La ley habla de la fuerza **neta**: puede faltar descontar el roce.`,
        },
      ],
    },
  ],
  summary: [
    md`Fuerza neta cero: reposo, o línea recta con rapidez constante.`,
    md`$a = \frac{F_{\text{neta}}}{m}$: las opuestas se restan y la masa divide.`,
    md`Las fuerzas vienen de a pares, sobre cuerpos distintos. Tensión: masa de atrás por aceleración.`,
    md`Para probar una ley se cambia una sola cosa y se miran los cocientes.`,
  ],
});
