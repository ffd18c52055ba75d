import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'm1.geometria.figuras.problemas',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Dos atletas dan una vuelta completa a una pista con dos rectas y dos semicírculos. Maite corre por el borde interior y Dayana, siempre 1 m más afuera. ¿Cuánto más corre Dayana?`,
    guesses: ['Unos 2 m, uno por cada curva', 'Un poco más de 6 m', 'Depende de qué tan grande sea la pista'],
    reveal: md`Corre $2\pi$ m más, unos 6,28 m, sea cual sea el tamaño de la pista. Por eso en una carrera de una vuelta por carriles no parten todas desde la misma línea. Al final de la lección lo vas a comprobar.`,
  },
  points: [
    {
      id: 'sumar-y-restar-partes',
      title: 'Partir la figura en otras que conoces',
      idea: md`Casi ninguna pieza o terreno es un rectángulo perfecto. Hay dos caminos para su área: **sumar** partes que no se pisan, o **restar** lo que falta a una figura más grande. Los dos dan lo mismo, así que uno sirve para comprobar el otro.

Con el perímetro hay que tener más cuidado: las líneas con que partiste la figura **no** son contorno. Se recorre solo el borde.

Un detalle útil: si a un rectángulo le quitas una esquina rectangular, pierde área, pero el perímetro no cambia. El borde nuevo entra tanto como el que se quitó.`,
      figure: {
        kind: 'drawing',
        width: 20,
        height: 14,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [2, 1.5],
              [18, 1.5],
              [18, 9.5],
              [12, 9.5],
              [12, 13.5],
              [2, 13.5],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'path',
            points: [
              [12, 13.5],
              [18, 13.5],
              [18, 9.5],
            ],
            dashed: true,
          },
          { shape: 'text', at: [10, 0.5], text: '8 m' },
          { shape: 'text', at: [1.5, 7.5], text: '6 m', anchor: 'end' },
          { shape: 'text', at: [15, 10.3], text: '3 m' },
          { shape: 'text', at: [12.5, 11.9], text: '2 m', anchor: 'start' },
        ],
        alt: 'Pieza en forma de L: un rectángulo de 8 m por 6 m al que le falta, arriba a la derecha, un rectángulo de 3 m por 2 m.',
      },
      example: {
        problem: md`El piso de la figura se va a cubrir con cerámica y se le pondrá guardapolvo en todo el borde. ¿Cuál es su área y cuál es su perímetro?`,
        steps: [
          { title: 'Completa el rectángulo', text: md`Entero mediría $8 \cdot 6 = 48$ m².` },
          { title: 'Resta la esquina que falta', text: md`$48 - 3 \cdot 2 = 42$. El área es 42 m².` },
          {
            title: 'Comprueba sumando partes',
            text: md`Con un corte horizontal quedan un rectángulo de 8 por 4 y otro de 5 por 2: $32 + 10 = 42$.`,
          },
          {
            title: 'Recorre el borde',
            text: md`$8 + 4 + 3 + 2 + 5 + 6 = 28$ m. Es lo mismo que el rectángulo completo: $2 \cdot (8 + 6) = 28$.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'parcela-sin-esquina',
          question: md`A una parcela rectangular de 20 m por 14 m le expropian una esquina rectangular de 6 m por 5 m. ¿Cuántos metros de cerco necesita ahora el contorno?`,
          key: '68 m',
          distractors: [
            {
              text: '57 m',
              feedback: 'Restaste los 11 m de la esquina, pero el cerco entra otros 6 m y 5 m por dentro.',
            },
            { text: '79 m', feedback: 'Sumaste 11 m nuevos sin quitar los 11 m de borde que ya no están.' },
            {
              text: '250 m',
              feedback: 'Ese es el número del área que queda. El cerco va por el contorno.',
              mistake: 'area-en-vez-de-perimetro',
            },
          ],
          explanation: md`El borde que se pierde, $6 + 5$, se recupera por dentro. El contorno sigue siendo $2 \cdot (20 + 14) = 68$ m.`,
        },
        {
          id: 'retazo-de-tela',
          question: md`De un cuadrado de tela de 8 dm de lado se recorta el círculo más grande posible. ¿Cuántos decímetros cuadrados de tela sobran?`,
          figure: {
            kind: 'drawing',
            width: 12,
            height: 10,
            shapes: [
              {
                shape: 'polygon',
                points: [
                  [2, 1.5],
                  [10, 1.5],
                  [10, 9.5],
                  [2, 9.5],
                ],
                filled: true,
                accent: 1,
              },
              { shape: 'circle', centre: [6, 5.5], radius: 4 },
              { shape: 'text', at: [6, 0.8], text: '8 dm' },
            ],
            alt: 'Cuadrado de 8 dm de lado con un círculo adentro que toca sus cuatro lados.',
          },
          key: md`$64 - 16\pi$`,
          distractors: [
            {
              text: md`$64 - 8\pi$`,
              feedback: 'Restaste el contorno del círculo. Se resta su área, con el radio al cuadrado.',
            },
            {
              text: md`$64 - 4\pi$`,
              feedback: 'El radio es 4, bien, pero en el área va al cuadrado.',
              mistake: 'cilindro-olvida-el-cuadrado',
            },
            { text: md`$16\pi$`, feedback: 'Esa es la tela del círculo. Se pregunta por la que sobra.' },
          ],
          explanation: md`El diámetro es 8 dm y el radio, 4 dm. Sobra el cuadrado menos el círculo: $64 - \pi \cdot 4^2 = 64 - 16\pi$, cerca de 13,7 dm².`,
        },
        {
          id: 'fachada-de-cabana',
          question: md`La fachada de una cabaña es un rectángulo de 6 m por 4 m con un triángulo encima, de la misma base y 1,5 m de alto. Tiene una puerta de 1 m por 2 m, que no se pinta. ¿Cuántos metros cuadrados se pintan?`,
          key: '26,5 m²',
          distractors: [
            { text: '28,5 m²', feedback: 'Sumaste bien las dos partes, pero falta restar la puerta.' },
            { text: '31 m²', feedback: 'Para el triángulo multiplicaste 6 por 1,5 y faltó la mitad.' },
            { text: '30,5 m²', feedback: 'Sumaste la puerta en vez de restarla.' },
          ],
          explanation: md`Rectángulo, 24. Triángulo, $\frac{6 \cdot 1{,}5}{2} = 4{,}5$. Puerta, 2. Se pintan $24 + 4{,}5 - 2 = 26{,}5$ m².`,
        },
      ],
    },
    {
      id: 'bordes',
      title: 'Senderos y marcos: lo de afuera menos lo de adentro',
      idea: md`Un sendero que rodea un jardín, el marco de una foto, el borde de una piscina: todos son una figura grande menos una chica de la misma forma.

La clave está en las medidas de afuera. Si el borde tiene ancho $x$, va por **los dos costados**: cada medida del rectángulo crece en $2x$, y no en $x$.

Entonces el área del borde es el rectángulo de afuera menos el de adentro. En un círculo pasa lo mismo con el radio: crece en $x$ desde el centro, y se restan las dos áreas.`,
      figure: {
        kind: 'drawing',
        width: 24,
        height: 17,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [3, 2],
              [21, 2],
              [21, 15],
              [3, 15],
            ],
            filled: true,
            accent: 2,
          },
          {
            shape: 'polygon',
            points: [
              [6, 5],
              [18, 5],
              [18, 12],
              [6, 12],
            ],
            filled: true,
            accent: 1,
          },
          {
            shape: 'polygon',
            points: [
              [3, 2],
              [6, 2],
              [6, 5],
              [3, 5],
            ],
            dashed: true,
          },
          { shape: 'text', at: [12, 10.9], text: '10 m' },
          { shape: 'text', at: [6.4, 8.5], text: '6 m', anchor: 'start' },
          { shape: 'text', at: [19.5, 8.5], text: 'x' },
          { shape: 'text', at: [12, 3.5], text: 'x' },
          { shape: 'text', at: [4.5, 8.5], text: 'x' },
          { shape: 'text', at: [12, 13.5], text: 'x' },
          { shape: 'text', at: [4.5, 3.5], text: 'x · x', size: 'small' },
        ],
        alt: 'Piscina rectangular de 10 m por 6 m rodeada por un borde de ancho x en los cuatro lados. Una esquina del borde está marcada como un cuadrado de lado x.',
      },
      example: {
        problem: md`La piscina de la figura, de 10 m por 6 m, se rodea con un borde de ancho $x$ metros. ¿Qué expresión da el área del borde?`,
        steps: [
          {
            title: 'Escribe las medidas de afuera',
            text: md`El borde suma $x$ a la izquierda y $x$ a la derecha: el largo total es $10 + 2x$. Arriba y abajo pasa igual: $6 + 2x$.`,
          },
          {
            title: 'Calcula el área de afuera',
            text: md`$(10 + 2x)(6 + 2x) = 60 + 20x + 12x + 4x^2 = 4x^2 + 32x + 60$.`,
          },
          { title: 'Resta la piscina', text: md`La piscina ocupa 60 m². El borde mide $4x^2 + 32x$.` },
          {
            title: 'Comprueba con un número',
            text: md`Con $x = 1$, afuera hay $12 \cdot 8 = 96$ m² y el borde es $96 - 60 = 36$. La expresión da $4 + 32 = 36$.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'borde-suma-el-ancho-una-vez',
          text: md`Escribir $10 + x$ y $6 + x$. Así el borde iría por un solo lado. Dibuja una línea horizontal que cruce la figura entera: pasa dos veces por el borde.`,
        },
        {
          mistake: 'borde-olvida-las-esquinas',
          text: md`Sumar solo las franjas junto a cada lado: $2 \cdot 10x + 2 \cdot 6x = 32x$. Faltan las cuatro esquinas, que son cuadrados de lado $x$ y suman $4x^2$.`,
        },
        {
          mistake: 'borde-no-resta-el-interior',
          text: md`Dar el área de afuera completa, con los 60 de la piscina. Sobre la piscina no se construye el borde: hay que restarla.`,
        },
      ],
      checks: [
        {
          id: 'marco-de-foto',
          question: md`Una foto de 20 cm por 15 cm lleva un marco de 2 cm de ancho por los cuatro lados. ¿Cuál es el área del marco?`,
          key: '156 cm²',
          distractors: [
            {
              text: '74 cm²',
              feedback: 'Agregaste 2 cm por un solo lado: 22 por 17. El marco va por ambos costados.',
              mistake: 'borde-suma-el-ancho-una-vez',
            },
            {
              text: '140 cm²',
              feedback: 'Sumaste las cuatro franjas. Faltan las esquinas: cuatro cuadrados de 2 por 2.',
              mistake: 'borde-olvida-las-esquinas',
            },
            {
              text: '456 cm²',
              feedback: 'Esa es el área de foto y marco juntos. Falta restar la foto.',
              mistake: 'borde-no-resta-el-interior',
            },
          ],
          explanation: md`Por fuera mide 24 cm por 19 cm: 456 cm². La foto ocupa 300 cm². El marco, $456 - 300 = 156$ cm².`,
        },
        {
          id: 'vereda-alrededor-de-un-cuadrado',
          question: md`Un jardín cuadrado de 9 m de lado se rodea con una vereda de ancho $x$ metros. ¿Qué expresión da el área de la vereda, en metros cuadrados?`,
          key: '$4x^2 + 36x$',
          distractors: [
            {
              text: '$x^2 + 18x$',
              feedback: 'Usaste 9 + x como lado de afuera. La vereda va por ambos costados: 9 + 2x.',
              mistake: 'borde-suma-el-ancho-una-vez',
            },
            {
              text: '$36x$',
              feedback: 'Contaste las cuatro franjas de 9 por x, pero no los cuadrados de las esquinas.',
              mistake: 'borde-olvida-las-esquinas',
            },
            {
              text: '$4x^2 + 36x + 81$',
              feedback: 'Esa es el área de todo. El jardín, que son 81, no es vereda.',
              mistake: 'borde-no-resta-el-interior',
            },
          ],
          explanation: md`$(9 + 2x)^2 - 81 = 81 + 36x + 4x^2 - 81 = 4x^2 + 36x$.`,
        },
        {
          id: 'corona-de-una-pileta',
          question: md`Una pileta circular de 3 m de radio se rodea con un anillo de maicillo de 2 m de ancho. ¿Cuál es el área del anillo, en metros cuadrados?`,
          key: md`$16\pi$`,
          distractors: [
            {
              text: md`$4\pi$`,
              feedback: 'Elevaste al cuadrado el ancho del anillo. Se restan las áreas de dos círculos completos.',
            },
            {
              text: md`$25\pi$`,
              feedback: 'Esa es el área del círculo de afuera, con la pileta incluida.',
              mistake: 'borde-no-resta-el-interior',
            },
            {
              text: md`$12\pi$`,
              feedback: 'Multiplicaste el contorno de la pileta por el ancho. El anillo se agranda hacia afuera.',
            },
          ],
          explanation: md`El radio de afuera es $3 + 2 = 5$ m. El anillo es $25\pi - 9\pi = 16\pi$ m².`,
        },
      ],
    },
    {
      id: 'contornos-con-curvas',
      title: 'Contornos con rectas y curvas',
      idea: md`Muchas pistas y ventanas mezclan tramos rectos con semicircunferencias. Para su perímetro, recorre el contorno con el dedo y anota cada tramo una sola vez.

Dos semicircunferencias del mismo radio forman **una** circunferencia: juntas miden $2 \pi r$, que es lo mismo que $\pi$ por el diámetro. La distancia entre los tramos rectos es el diámetro de las curvas, y no su radio.

Las líneas punteadas que separan el rectángulo de los semicírculos son ayuda para mirar: nadie corre por ahí, y no se suman.`,
      figure: {
        kind: 'drawing',
        width: 28,
        height: 12,
        shapes: [
          { shape: 'segment', from: [7, 2], to: [20, 2] },
          { shape: 'segment', from: [7, 10], to: [20, 10] },
          { shape: 'arc', centre: [7, 6], radius: 4, from: 90, to: 270 },
          { shape: 'arc', centre: [20, 6], radius: 4, from: 270, to: 90 },
          { shape: 'segment', from: [7, 2], to: [7, 10], dashed: true },
          { shape: 'segment', from: [20, 2], to: [20, 10], dashed: true },
          { shape: 'text', at: [13.5, 0.9], text: '50 m' },
          { shape: 'text', at: [13.5, 11], text: '50 m' },
          { shape: 'text', at: [7.6, 6], text: '20 m', anchor: 'start' },
        ],
        alt: 'Pista formada por dos tramos rectos paralelos de 50 m, separados por 20 m, y dos semicircunferencias en los extremos. Unas líneas punteadas separan el rectángulo de los semicírculos.',
      },
      example: {
        problem: md`¿Cuánto mide una vuelta por el borde de la pista de la figura? ¿Y una vuelta que va siempre 1 m más afuera?`,
        steps: [
          { title: 'Suma los tramos rectos', text: md`Son dos de 50 m: 100 m.` },
          {
            title: 'Junta las dos curvas',
            text: md`El diámetro es 20 m, así que el radio es 10 m. Las dos forman una circunferencia de $2 \pi \cdot 10 = 20\pi$ m.`,
          },
          { title: 'Suma', text: md`La vuelta mide $100 + 20\pi$ m, cerca de 162,8 m.` },
          {
            title: 'Ahora 1 m más afuera',
            text: md`Las rectas no cambian y el radio pasa a 11 m: $100 + 22\pi$. Son $2\pi$ m más, unos 6,28 m, y en la resta se fueron las medidas de la pista.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'pista-diametro-como-radio',
          text: md`Usar los 20 m de separación como radio: las curvas saldrían de $40\pi$. La separación cruza la curva de lado a lado, así que es el diámetro.`,
        },
        {
          mistake: 'pista-una-sola-curva',
          text: md`Sumar una semicircunferencia, $10\pi$, y olvidar la del otro extremo. Una vuelta vuelve al punto de partida: pasa por las dos.`,
        },
        {
          mistake: 'pista-suma-los-diametros',
          text: md`Agregar las líneas punteadas: $100 + 2 \cdot 20 + 20\pi$. Están dentro de la figura. Si no se puede tocar desde afuera, no es contorno.`,
        },
      ],
      checks: [
        {
          id: 'circuito-de-patines',
          question: md`Un circuito de patinaje tiene dos tramos rectos y paralelos de 60 m, separados por 30 m, unidos en los extremos por semicircunferencias. ¿Cuántos metros mide una vuelta?`,
          key: md`$120 + 30\pi$`,
          distractors: [
            {
              text: md`$120 + 60\pi$`,
              feedback: 'Usaste los 30 m como radio. Son el diámetro de las curvas.',
              mistake: 'pista-diametro-como-radio',
            },
            {
              text: md`$120 + 15\pi$`,
              feedback: 'Contaste una sola de las dos semicircunferencias.',
              mistake: 'pista-una-sola-curva',
            },
            {
              text: md`$180 + 30\pi$`,
              feedback: 'Sumaste también los dos diámetros, que van por dentro y no se recorren.',
              mistake: 'pista-suma-los-diametros',
            },
          ],
          explanation: md`Rectas: $2 \cdot 60 = 120$. Las dos curvas hacen una circunferencia de diámetro 30: $30\pi$.`,
        },
        {
          id: 'ventana-con-arco',
          question: md`Una ventana es un rectángulo de 80 cm de ancho y 100 cm de alto, con un semicírculo encima de igual ancho. ¿Cuántos centímetros mide su contorno?`,
          figure: {
            kind: 'drawing',
            width: 14,
            height: 15,
            shapes: [
              { shape: 'segment', from: [3, 1], to: [11, 1] },
              { shape: 'segment', from: [3, 1], to: [3, 11] },
              { shape: 'segment', from: [11, 1], to: [11, 11] },
              { shape: 'segment', from: [3, 11], to: [11, 11], dashed: true },
              { shape: 'arc', centre: [7, 11], radius: 4, from: 0, to: 180 },
              { shape: 'text', at: [7, 0.1], text: '80 cm' },
              { shape: 'text', at: [11.4, 6], text: '100 cm', anchor: 'start' },
            ],
            alt: 'Ventana formada por un rectángulo de 80 cm de ancho y 100 cm de alto y, encima, un semicírculo. La línea que los separa está punteada.',
          },
          key: md`$280 + 40\pi$`,
          distractors: [
            {
              text: md`$360 + 40\pi$`,
              feedback: 'Sumaste la línea punteada, que está dentro de la ventana.',
              mistake: 'pista-suma-los-diametros',
            },
            {
              text: md`$280 + 80\pi$`,
              feedback: 'Usaste 80 como radio del arco. Es el diámetro: el radio es 40.',
              mistake: 'pista-diametro-como-radio',
            },
            { text: md`$200 + 40\pi$`, feedback: 'Olvidaste el borde de abajo, que sí es parte del contorno.' },
          ],
          explanation: md`Rectos: 100, 80 y 100, que suman 280. El arco es media circunferencia de radio 40: $40\pi$.`,
        },
        {
          id: 'elastico-en-dos-tarros',
          question: md`Un elástico rodea bien tirante dos tarros iguales que se tocan, vistos desde arriba. Cada uno tiene 5 cm de radio. ¿Cuántos centímetros mide el elástico estirado?`,
          figure: {
            kind: 'drawing',
            width: 24,
            height: 12,
            shapes: [
              { shape: 'circle', centre: [7, 6], radius: 5, filled: true },
              { shape: 'circle', centre: [17, 6], radius: 5, filled: true },
              { shape: 'segment', from: [7, 11], to: [17, 11], accent: 1 },
              { shape: 'segment', from: [7, 1], to: [17, 1], accent: 1 },
              { shape: 'arc', centre: [7, 6], radius: 5, from: 90, to: 270, accent: 1 },
              { shape: 'arc', centre: [17, 6], radius: 5, from: 270, to: 90, accent: 1 },
              { shape: 'segment', from: [7, 6], to: [17, 6], dashed: true },
              { shape: 'point', at: [7, 6] },
              { shape: 'point', at: [17, 6] },
            ],
            alt: 'Dos círculos iguales de 5 cm de radio que se tocan. Un elástico los rodea: va recto por arriba y por abajo, y sigue una semicircunferencia en cada extremo. Una línea punteada une los centros.',
          },
          key: md`$20 + 10\pi$`,
          distractors: [
            {
              text: md`$20 + 5\pi$`,
              feedback: 'Contaste una sola media vuelta. El elástico abraza un tarro en cada extremo.',
              mistake: 'pista-una-sola-curva',
            },
            {
              text: md`$20\pi$`,
              feedback: 'Sumaste las dos circunferencias enteras, pero entre los tarros el elástico va recto.',
            },
            {
              text: md`$20 + 20\pi$`,
              feedback: 'Usaste 10 cm como radio de las curvas. El radio es 5 cm.',
              mistake: 'pista-diametro-como-radio',
            },
          ],
          explanation: md`Cada tramo recto mide lo que hay entre los centros, 10 cm: los dos, 20. Las dos medias vueltas hacen una circunferencia de radio 5: $10\pi$.`,
        },
      ],
    },
  ],
  summary: [
    md`Área de una figura rara: suma partes que no se pisan o resta lo que falta a una mayor.`,
    md`El perímetro va solo por el borde: las líneas interiores no se suman.`,
    md`Un borde de ancho $x$ agrega $2x$ a cada medida. Su área es lo de afuera menos lo de adentro.`,
    md`Dos semicircunferencias iguales hacen una circunferencia; la separación de las rectas es el diámetro.`,
  ],
});
