import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.numeros.potencias-raices.problemas',
  version: 1,
  minutes: 19,
  opening: {
    question: md`Una mancha de moho triplica su superficie cada día. El día 20 cubre todo un muro. ¿Qué día cubría la tercera parte?`,
    guesses: ['Cerca del día 7', 'El día 10', 'El día 19'],
    reveal: md`El día 19: un día antes de triplicarse. Cuando algo se multiplica siempre por lo mismo, crece lento y de pronto explota. Con potencias se puede escribir y calcular; con una regla de tres, no.`,
  },
  points: [
    {
      id: 'del-area-al-borde',
      title: 'Del área al lado, y del lado al borde',
      idea: md`Si un cuadrado tiene área $A$, su lado es $\sqrt{A}$. Si un cubo tiene volumen $V$, su arista es $\sqrt[3]{V}$. La raíz deshace lo que hizo la potencia.

Cuando el enunciado da el área y pregunta por el borde, el camino tiene pasos:

1. Del área al **lado**, con la raíz simplificada.
2. Del lado al **contorno**: cuatro lados.
3. Lo que pida de más: vueltas, costo, tramos.

Anota la unidad en cada paso. Si partiste en $\text{m}^2$ y terminas en $\text{m}$, tuvo que haber una raíz en el medio.`,
      figure: {
        kind: 'drawing',
        width: 8,
        height: 6,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [2, 1.3],
              [6, 1.3],
              [6, 5.3],
              [2, 5.3],
            ],
            filled: true,
            accent: 2,
          },
          { shape: 'text', at: [4, 3.2], text: '128 m²', anchor: 'middle' },
          { shape: 'text', at: [4, 0.5], text: 'lado: √128 m', anchor: 'middle', size: 'small' },
        ],
        alt: 'Un cuadrado de área 128 metros cuadrados. Su lado mide raíz de 128 metros.',
      },
      example: {
        problem: md`Un patio cuadrado tiene 128 $\text{m}^2$. Se quiere rodear por el borde con 2 vueltas de luces. ¿Cuántos metros se necesitan?`,
        steps: [
          { title: 'Encuentra el lado', text: md`$\sqrt{128} = \sqrt{64 \cdot 2} = 8\sqrt{2}$ metros.` },
          { title: 'Encuentra el contorno', text: md`Cuatro lados: $4 \cdot 8\sqrt{2} = 32\sqrt{2}$ metros.` },
          { title: 'Cuenta las vueltas', text: md`Dos vueltas: $64\sqrt{2}$ metros.` },
          { title: 'Mira el tamaño', text: md`$\sqrt{2}$ es cerca de $1{,}4$: son unos 90 metros.` },
        ],
      },
      warnings: [
        {
          mistake: 'toma-el-area-por-perimetro',
          text: md`Multiplicar 128 por 2 y decir 256 metros. 128 son metros cuadrados, lo de adentro; las luces van por el borde.`,
        },
        {
          mistake: 'calcula-una-sola-vuelta',
          text: md`Parar en $32\sqrt{2}$. Relee la pregunta antes de marcar: ¿te pide una vuelta o todas?`,
        },
        {
          mistake: 'saca-el-cuadrado-sin-su-raiz',
          text: md`Escribir $\sqrt{128} = 64\sqrt{2}$. Eso pasa de 90, y la raíz de 128 tiene que ser cercana a 11, porque $11^2 = 121$.`,
        },
      ],
      checks: [
        {
          id: 'hilo-para-la-huerta',
          question: md`Una huerta cuadrada de 75 $\text{m}^2$ se rodea con 4 vueltas de hilo. ¿Cuántos metros de hilo se usan?`,
          key: md`$80\sqrt{3}$`,
          distractors: [
            {
              text: md`$300$`,
              feedback: 'Multiplicaste el área por las vueltas. Primero hay que encontrar el lado.',
              mistake: 'toma-el-area-por-perimetro',
            },
            {
              text: md`$20\sqrt{3}$`,
              feedback: 'Eso es una vuelta, y son cuatro.',
              mistake: 'calcula-una-sola-vuelta',
            },
            {
              text: md`$400\sqrt{3}$`,
              feedback: 'El 25 sale de la raíz como 5. El lado mide 5 raíz de 3.',
              mistake: 'saca-el-cuadrado-sin-su-raiz',
            },
          ],
          explanation: md`El lado es $5\sqrt{3}$; una vuelta, $20\sqrt{3}$; cuatro, $80\sqrt{3}$.`,
        },
        {
          id: 'aristas-de-un-cubo',
          question: md`Un cubo de alambre encierra 64 $\text{cm}^3$. ¿Cuántos centímetros de alambre tienen sus 12 aristas?`,
          key: '48',
          distractors: [
            {
              text: '768',
              feedback: 'Multiplicaste 12 por el volumen. Falta sacar la arista, con raíz cúbica.',
              mistake: 'toma-el-area-por-perimetro',
            },
            {
              text: '16',
              feedback: 'Ese es el contorno de una cara. El cubo tiene 12 aristas.',
              mistake: 'calcula-una-sola-vuelta',
            },
            { text: '96', feedback: 'Sacaste la raíz cuadrada de 64. Un volumen pide la raíz cúbica.' },
          ],
          explanation: md`$\sqrt[3]{64} = 4$ cm mide cada arista, y $12 \cdot 4 = 48$.`,
        },
        {
          id: 'el-area-se-triplica',
          question: md`Si el área de un cuadrado se triplica, ¿por cuánto se multiplica su lado?`,
          key: md`$\sqrt{3}$`,
          distractors: [
            {
              text: md`$3$`,
              feedback: 'Si el lado se triplicara, el área sería 9 veces mayor.',
              mistake: 'toma-el-area-por-perimetro',
            },
            { text: md`$9$`, feedback: 'Elevaste al cuadrado: del área al lado se va con raíz.' },
            { text: md`$1{,}5$`, feedback: 'Dividiste 3 por 2. La raíz de 3 no es la mitad de 3.' },
          ],
          explanation: md`$\sqrt{3A} = \sqrt{3} \cdot \sqrt{A}$: el lado queda multiplicado por $\sqrt{3}$.`,
        },
      ],
    },
    {
      id: 'notacion-cientifica',
      title: 'Números enormes y diminutos',
      idea: md`En **notación científica** un número se escribe como $a \cdot 10^n$, con $a$ desde 1 y menor que 10. Por ejemplo, $250.000 = 2{,}5 \cdot 10^5$ y $0{,}0008 = 8 \cdot 10^{-4}$.

Para multiplicar, junta los números por un lado y las potencias por otro: los exponentes **se suman**. Para dividir, se restan.

Antes de operar, revisa las **unidades**. Un litro tiene $1.000 = 10^3$ mililitros. Si pasas a una unidad más chica, el número crece.`,
      example: {
        problem: md`En una muestra de agua hay $3{,}2 \cdot 10^5$ células de plancton por mililitro. ¿Cuántas hay en un acuario de 250 litros con la misma agua?`,
        steps: [
          {
            title: 'Iguala las unidades',
            text: md`250 litros son $250 \cdot 1.000 = 250.000$ mililitros, o sea, $2{,}5 \cdot 10^5$.`,
          },
          { title: 'Arma el producto', text: md`$3{,}2 \cdot 10^5 \cdot 2{,}5 \cdot 10^5$.` },
          { title: 'Agrupa', text: md`$3{,}2 \cdot 2{,}5 = 8$ y $10^5 \cdot 10^5 = 10^{10}$.` },
          { title: 'Resultado', text: md`Hay $8 \cdot 10^{10}$ células: ochenta mil millones.` },
        ],
      },
      warnings: [
        {
          mistake: 'no-convierte-litros-a-mililitros',
          text: md`Multiplicar por 250 sin más: $8 \cdot 10^7$. El dato es *por mililitro* y el acuario está en litros.`,
        },
        {
          mistake: 'convierte-dividiendo-por-mil',
          text: md`Pasar 250 litros a $0{,}25$ mililitros. Un mililitro es más chico que un litro, así que tienen que ser más.`,
        },
        {
          mistake: 'multiplica-los-exponentes-de-diez',
          text: md`Escribir $10^5 \cdot 10^5 = 10^{25}$. Cinco ceros y otros cinco ceros son diez ceros.`,
        },
      ],
      checks: [
        {
          id: 'levaduras-en-la-cuba',
          question: md`Un mosto tiene $4 \cdot 10^6$ levaduras por mililitro. ¿Cuántas hay en una cuba de 50 litros?`,
          key: md`$2 \cdot 10^{11}$`,
          distractors: [
            {
              text: md`$2 \cdot 10^8$`,
              feedback: 'Multiplicaste por 50 sin pasar los litros a mililitros.',
              mistake: 'no-convierte-litros-a-mililitros',
            },
            {
              text: md`$2 \cdot 10^5$`,
              feedback: 'Convertiste al revés: 50 litros son 50.000 mililitros.',
              mistake: 'convierte-dividiendo-por-mil',
            },
            {
              text: md`$2 \cdot 10^{25}$`,
              feedback: 'Multiplicaste los exponentes 6 y 4. En un producto se suman.',
              mistake: 'multiplica-los-exponentes-de-diez',
            },
          ],
          explanation: md`50 litros son $5 \cdot 10^4$ mililitros. $4 \cdot 5 = 20$ y $10^6 \cdot 10^4 = 10^{10}$: $20 \cdot 10^{10} = 2 \cdot 10^{11}$.`,
        },
        {
          id: 'luz-del-sol',
          question: md`La luz avanza cerca de $3 \cdot 10^8$ metros por segundo y el Sol está a unos $1{,}5 \cdot 10^{11}$ metros. ¿Cuánto demora su luz en llegar?`,
          key: 'Unos 500 segundos',
          distractors: [
            { text: 'Unos 5.000 segundos', feedback: md`$1{,}5 : 3$ es $0{,}5$, no $5$: quedan $0{,}5 \cdot 10^3$.` },
            {
              text: 'Unos 50 segundos',
              feedback: md`Restaste mal los exponentes: $11 - 8 = 3$, y queda $0{,}5 \cdot 10^3$.`,
            },
            { text: 'Unos 0,002 segundos', feedback: 'Dividiste la rapidez por la distancia. El tiempo es al revés.' },
          ],
          explanation: md`$\frac{1{,}5 \cdot 10^{11}}{3 \cdot 10^8} = 0{,}5 \cdot 10^3 = 500$ segundos: algo más de 8 minutos.`,
        },
        {
          id: 'resma-de-papel',
          question: md`Una hoja tiene un grosor de $8 \cdot 10^{-5}$ metros. ¿Cuántos centímetros mide de alto una pila de 500 hojas?`,
          key: '4 cm',
          distractors: [
            {
              text: '0,04 cm',
              feedback: 'Son 0,04 metros: falta pasar a centímetros.',
              mistake: 'no-convierte-litros-a-mililitros',
            },
            {
              text: '0,0004 cm',
              feedback: 'Convertiste al revés: de metros a centímetros se multiplica por 100.',
              mistake: 'convierte-dividiendo-por-mil',
            },
            { text: '40 cm', feedback: md`$500 \cdot 8 \cdot 10^{-5}$ es $4 \cdot 10^{-2}$ metros: te sobró un cero.` },
          ],
          explanation: md`$500 \cdot 8 \cdot 10^{-5} = 4.000 \cdot 10^{-5} = 4 \cdot 10^{-2}$ metros, que son 4 centímetros.`,
        },
      ],
    },
    {
      id: 'crecer-por-un-factor',
      title: 'Crecer siempre por el mismo factor',
      idea: md`Si una cantidad se multiplica una y otra vez por lo mismo, se escribe así:

$$\text{inicial} \cdot \text{factor}^{\text{veces}}$$

El exponente es **cuántas veces ocurre el cambio**, no cuánto dura. Si se duplica cada 3 horas, en un día ocurre $24 : 3 = 8$ veces, y en $d$ días, $8d$ veces.

La cantidad inicial va una sola vez y afuera de la potencia. Si el factor es menor que 1, la cantidad disminuye: $\frac{1}{2}$ deja la mitad cada vez.`,
      figure: {
        kind: 'chart',
        type: 'lines',
        categories: ['0', '3', '6', '9', '12'],
        series: [{ name: 'Levaduras', values: [200, 400, 800, 1600, 3200] }],
        xTitle: 'Horas',
        yTitle: 'Levaduras',
        showValues: true,
        alt: 'Gráfico de línea de un cultivo. A las 0 horas hay 200 levaduras; a las 3, 400; a las 6, 800; a las 9, 1.600; a las 12, 3.200. La línea sube cada vez más rápido.',
        caption: 'Se duplica cada 3 horas (datos inventados).',
      },
      example: {
        problem: md`Un cultivo parte con 200 levaduras y se duplica cada 3 horas. ¿Qué expresión da cuántas hay después de $d$ días?`,
        steps: [
          { title: 'Cuenta las veces en un día', text: md`$24 : 3 = 8$ duplicaciones en un día.` },
          { title: 'Cuenta las veces en varios días', text: md`En $d$ días son $8d$ duplicaciones.` },
          { title: 'Arma la expresión', text: md`Inicial 200, factor 2, veces $8d$: $200 \cdot 2^{8d}$.` },
          {
            title: 'Prueba con medio día',
            text: md`Con $d = 0{,}5$ son 4 duplicaciones: $200 \cdot 2^4 = 3.200$, como en el gráfico.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'multiplica-horas-por-dias-en-el-exponente',
          text: md`Poner $200 \cdot 2^{3d}$. El 3 es lo que demora una duplicación. Pregúntate cuántas caben en un día: ocho.`,
        },
        {
          mistake: 'modela-como-crecimiento-lineal',
          text: md`Poner $200 \cdot 2 \cdot 8d$. Duplicar ocho veces no es multiplicar por 16: es multiplicar por $2^8 = 256$.`,
        },
        {
          mistake: 'eleva-tambien-la-cantidad-inicial',
          text: md`Poner $(200 \cdot 2)^{8d}$. El 200 no se repite en cada duplicación; solo se repite el 2.`,
        },
      ],
      checks: [
        {
          id: 'visitas-de-un-video',
          question: md`Un video tiene 40 visitas y el número se cuadruplica cada 5 horas. ¿Cuántas tendrá en 20 horas?`,
          key: md`$40 \cdot 4^4$`,
          distractors: [
            {
              text: md`$40 \cdot 4^5$`,
              feedback: 'El 5 son las horas de cada período. En 20 horas caben 4.',
              mistake: 'multiplica-horas-por-dias-en-el-exponente',
            },
            {
              text: md`$40 \cdot 4 \cdot 4$`,
              feedback: 'Multiplicaste el factor por las veces. Repetir el factor es una potencia.',
              mistake: 'modela-como-crecimiento-lineal',
            },
            {
              text: md`$(40 \cdot 4)^4$`,
              feedback: 'Elevaste también las 40 visitas iniciales, que van una sola vez.',
              mistake: 'eleva-tambien-la-cantidad-inicial',
            },
          ],
          explanation: md`En 20 horas se cuadruplica $20 : 5 = 4$ veces: $40 \cdot 4^4$.`,
        },
        {
          id: 'medicamento-a-la-mitad',
          question: md`De un remedio de 80 mg queda en la sangre la mitad cada 6 horas. ¿Cuántos miligramos quedan a las 24 horas?`,
          key: '5',
          distractors: [
            {
              text: '0',
              feedback: 'Restaste 40 cada vez. Lo que se va es la mitad de lo que queda.',
              mistake: 'modela-como-crecimiento-lineal',
            },
            { text: '10', feedback: 'Contaste tres mitades. En 24 horas caben cuatro períodos de 6.' },
            {
              text: '20',
              feedback: 'Dividiste por 4, que son las veces. Hay que dividir por 2 cuatro veces.',
              mistake: 'modela-como-crecimiento-lineal',
            },
          ],
          explanation: md`$80 \cdot \left(\frac{1}{2}\right)^4 = \frac{80}{16} = 5$. Paso a paso: 40, 20, 10 y 5.`,
        },
        {
          id: 'leer-la-expresion',
          question: md`Una colonia tiene $500 \cdot 3^{\frac{t}{2}}$ bacterias, con $t$ en horas. ¿Qué dice esa expresión?`,
          key: 'Se triplica cada 2 horas',
          distractors: [
            {
              text: 'Se triplica 2 veces por hora',
              feedback: md`Con $t = 1$ el exponente es solo $\frac{1}{2}$: no alcanza a triplicarse una vez.`,
              mistake: 'multiplica-horas-por-dias-en-el-exponente',
            },
            { text: 'Se duplica cada 3 horas', feedback: 'El factor es la base, 3; el 2 divide al tiempo.' },
            {
              text: 'Aumenta en 3 cada 2 horas',
              feedback: 'El 3 multiplica, no se suma: es la base de una potencia.',
              mistake: 'modela-como-crecimiento-lineal',
            },
          ],
          explanation: md`Cuando $t = 2$, el exponente es 1 y hay $500 \cdot 3$. Cada 2 horas se multiplica por 3.`,
        },
      ],
    },
    {
      id: 'la-pelota-que-rebota',
      title: 'La pelota que rebota',
      idea: md`Una pelota cae desde 9 metros y cada vez sube a $\frac{2}{3}$ de la altura anterior. Las alturas son $9$; $9 \cdot \frac{2}{3} = 6$; $9 \cdot \left(\frac{2}{3}\right)^2 = 4$. El exponente es el número de botes.

Si preguntan por el **recorrido**, dibuja. La primera altura se recorre una vez, solo bajando. Las demás, **dos veces**: sube y baja. Y lo que viene después del último bote que nombran no se cuenta.

Hasta el tercer bote: $9 + 2 \cdot 6 + 2 \cdot 4$.`,
      figure: {
        kind: 'drawing',
        width: 12,
        height: 11,
        shapes: [
          { shape: 'segment', from: [0.2, 1], to: [11.5, 1] },
          { shape: 'arrow', from: [1, 10], to: [1, 1.1], accent: 1 },
          { shape: 'arrow', from: [3.6, 1.1], to: [3.6, 7], accent: 2 },
          { shape: 'arrow', from: [5.2, 7], to: [5.2, 1.1], accent: 1 },
          { shape: 'arrow', from: [7.8, 1.1], to: [7.8, 5], accent: 2 },
          { shape: 'arrow', from: [9.4, 5], to: [9.4, 1.1], accent: 1 },
          { shape: 'text', at: [1.3, 6], text: '9 m', size: 'small' },
          { shape: 'text', at: [3.3, 4.2], text: '6 m', anchor: 'end', size: 'small' },
          { shape: 'text', at: [5.5, 4.2], text: '6 m', size: 'small' },
          { shape: 'text', at: [7.5, 3], text: '4 m', anchor: 'end', size: 'small' },
          { shape: 'text', at: [9.7, 3], text: '4 m', size: 'small' },
          { shape: 'text', at: [2.3, 0.3], text: 'bote 1', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [6.5, 0.3], text: 'bote 2', anchor: 'middle', size: 'small' },
          { shape: 'text', at: [10.2, 0.3], text: 'bote 3', anchor: 'middle', size: 'small' },
        ],
        alt: 'Recorrido de una pelota, de izquierda a derecha: baja 9 metros hasta el bote 1; sube 6 y baja 6 hasta el bote 2; sube 4 y baja 4 hasta el bote 3.',
        caption: 'La pelota se mueve solo hacia arriba y hacia abajo; aquí los tramos se dibujan separados.',
      },
      example: {
        problem: md`La pelota de la figura se suelta desde 9 metros y sube cada vez $\frac{2}{3}$ de la altura anterior. ¿Cuántos metros recorre hasta el tercer bote?`,
        steps: [
          { title: 'La primera caída', text: md`Baja 9 metros y da el bote 1.` },
          { title: 'Entre los botes 1 y 2', text: md`Sube 6 y baja 6: 12 metros.` },
          { title: 'Entre los botes 2 y 3', text: md`Sube 4 y baja 4: 8 metros. Ahí se detiene la cuenta.` },
          { title: 'Suma', text: md`$9 + 12 + 8 = 29$ metros.` },
        ],
      },
      warnings: [
        {
          mistake: 'rebote-cuenta-solo-las-bajadas',
          text: md`Sumar $9 + 6 + 4 = 19$. Faltan las subidas: para volver a caer 6 metros, antes tuvo que subirlos.`,
        },
        {
          mistake: 'rebote-suma-una-altura-por-bote',
          text: md`Sumar una altura por cada bote y agregar la que sigue al tercero. Después de cada bote hay dos tramos, y lo que sigue al último no se cuenta.`,
        },
        {
          mistake: 'rebote-cuenta-un-bote-de-mas',
          text: md`Agregar otra subida y bajada después del bote 3. Cuenta en el dibujo: hasta el tercer bote hay solo dos subidas.`,
        },
      ],
      checks: [
        {
          id: 'desde-dieciseis-metros',
          question: md`Una pelota se suelta desde 16 m y sube siempre a la mitad de la altura anterior. ¿Cuántos metros recorre hasta el tercer bote?`,
          key: '40',
          distractors: [
            {
              text: '28',
              feedback: 'Sumaste solo las bajadas: 16, 8 y 4. Faltan las subidas.',
              mistake: 'rebote-cuenta-solo-las-bajadas',
            },
            {
              text: '30',
              feedback: 'Sumaste una altura por bote: 16, 8, 4 y 2. Cada altura se sube y se baja.',
              mistake: 'rebote-suma-una-altura-por-bote',
            },
            {
              text: '44',
              feedback: 'Agregaste una subida y una bajada después del tercer bote.',
              mistake: 'rebote-cuenta-un-bote-de-mas',
            },
          ],
          explanation: md`$16 + 2 \cdot 8 + 2 \cdot 4 = 16 + 16 + 8 = 40$.`,
        },
        {
          id: 'expresion-hasta-el-segundo',
          question: md`Se suelta desde 5 m y sube a $\frac{4}{5}$ de la altura anterior. ¿Qué expresión da el recorrido hasta el segundo bote?`,
          key: md`$5 + 10 \cdot \frac{4}{5}$`,
          distractors: [
            {
              text: md`$5 + 5 \cdot \frac{4}{5}$`,
              feedback: 'Contaste solo lo que baja: entre los dos botes también sube.',
              mistake: 'rebote-cuenta-solo-las-bajadas',
            },
            {
              text: md`$5 + 5 \cdot \frac{4}{5} + 5 \cdot \left(\frac{4}{5}\right)^2$`,
              feedback: 'Sumaste una altura por bote. Entre ambos botes se recorre dos veces la misma.',
              mistake: 'rebote-suma-una-altura-por-bote',
            },
            {
              text: md`$5 + 10 \cdot \frac{4}{5} + 10 \cdot \left(\frac{4}{5}\right)^2$`,
              feedback: 'Seguiste hasta el tercer bote.',
              mistake: 'rebote-cuenta-un-bote-de-mas',
            },
          ],
          explanation: md`Baja 5; después sube y baja $5 \cdot \frac{4}{5}$, es decir, $10 \cdot \frac{4}{5}$ en total.`,
        },
        {
          id: 'altura-despues-del-cuarto',
          question: md`Una pelota se suelta desde 162 cm y sube a $\frac{1}{3}$ de la altura anterior. ¿A cuántos centímetros llega después del cuarto bote?`,
          key: '2',
          distractors: [
            { text: '6', feedback: 'Esa es la altura después del tercer bote.' },
            {
              text: '13,5',
              feedback: 'Dividiste por 3 y por 4. Hay que dividir por 3 cuatro veces.',
              mistake: 'modela-como-crecimiento-lineal',
            },
            { text: '54', feedback: 'Esa es la altura después del primer bote.' },
          ],
          explanation: md`$162 \cdot \left(\frac{1}{3}\right)^4 = \frac{162}{81} = 2$. Paso a paso: 54, 18, 6 y 2.`,
        },
      ],
    },
  ],
  summary: [
    md`Del área al lado se va con raíz cuadrada; del volumen a la arista, con raíz cúbica.`,
    md`Notación científica: iguala unidades y después suma los exponentes al multiplicar.`,
    md`Inicial por factor elevado a las veces que ocurre el cambio.`,
    md`En un rebote, la primera altura va una vez y las demás, dos.`,
  ],
  sources: [
    {
      name: 'Oficina Internacional de Pesas y Medidas (BIPM), El Sistema Internacional de Unidades, 9.ª edición',
      year: 2019,
      detail: 'Rapidez de la luz en el vacío: 299.792.458 metros por segundo.',
    },
    {
      name: 'Unión Astronómica Internacional, Resolución B2',
      year: 2012,
      detail: 'Unidad astronómica: 149.597.870.700 metros, cerca de la distancia media entre la Tierra y el Sol.',
    },
  ],
});
