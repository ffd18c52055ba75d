import { defineLesson, md } from '../../authoring/index.ts';

/** Height seen at 30° from the left end and at 60° after 12 of 18. */
const TOP = 6 * Math.sqrt(3);

export default defineLesson({
  content: 'm2.geometria.razones-trigonometricas.problemas',
  version: 1,
  minutes: 17,
  opening: {
    question: md`Caminas por una pampa plana hacia un cerro. Al partir, ves la cumbre con un ángulo de 30° sobre la horizontal. Un rato después la ves con 60°. ¿Qué parte del camino hasta el punto que está bajo la cumbre ya hiciste?`,
    guesses: ['La mitad, porque el ángulo se duplicó', 'Dos tercios', 'Depende de la altura del cerro'],
    reveal: md`Dos tercios, sea cual sea la altura. El ángulo no crece al mismo ritmo que avanzas: al principio casi no cambia, y cerca del cerro se dispara. Al final de esta lección podrás calcular la altura con solo medir lo que caminaste.`,
  },
  points: [
    {
      id: 'altura-con-la-tangente',
      title: 'La altura de lo que no se puede medir',
      idea: md`El **ángulo de elevación** va desde la horizontal de tus ojos hasta la línea con que miras hacia arriba.

Esa línea, la horizontal y la altura forman un triángulo rectángulo. Conoces el cateto adyacente, que es la distancia, y buscas el opuesto. La razón que tiene a los dos es la tangente:

$$\text{opuesto} = \text{distancia} \cdot \tan \alpha$$

El resultado es lo que hay **sobre tus ojos**. Falta sumar la altura desde la que miras. En la figura: $15 \cdot \tan 45^\circ + 1{,}6 = 16{,}6$ m.`,
      figure: {
        kind: 'drawing',
        width: 20,
        height: 18,
        shapes: [
          { shape: 'segment', from: [2, 0], to: [17, 0] },
          { shape: 'segment', from: [17, 0], to: [17, 16.6], accent: 3 },
          { shape: 'segment', from: [2, 0], to: [2, 1.6] },
          { shape: 'segment', from: [2, 1.6], to: [17, 1.6], dashed: true },
          { shape: 'segment', from: [2, 1.6], to: [17, 16.6], accent: 1 },
          { shape: 'angle', at: [2, 1.6], from: [17, 1.6], to: [17, 16.6], label: '45°', accent: 1 },
          { shape: 'angle', at: [17, 1.6], from: [2, 1.6], to: [17, 16.6], right: true },
          { shape: 'text', at: [1.7, 0.8], text: '1,6 m', anchor: 'end' },
          { shape: 'text', at: [10, 2.5], text: '15 m' },
        ],
        alt: 'Un observador con los ojos a 1,6 m del suelo, a 15 m de un objeto vertical. Desde sus ojos ve la punta con un ángulo de 45 grados sobre la horizontal.',
      },
      example: {
        problem: md`Desde un balcón que está a 8 m del suelo, Rayén ve la punta de una antena con un ángulo de elevación de 30°. La antena está a 24 m de distancia horizontal. ¿Cuánto mide la antena, desde el suelo?`,
        steps: [
          {
            title: 'Arma el triángulo',
            text: md`El adyacente a los 30° son los 24 m horizontales. El opuesto, $x$, es lo que la antena sobresale por sobre el balcón.`,
          },
          {
            title: 'Usa la tangente',
            text: md`$\tan 30^\circ = \frac{x}{24}$, así que $x = 24 \cdot \frac{\sqrt{3}}{3} = 8\sqrt{3}$ m.`,
          },
          {
            title: 'Suma la altura del balcón',
            text: md`La antena mide $\left(8\sqrt{3} + 8\right)$ m, cerca de 21,9 m.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'elevacion-olvida-la-altura-de-los-ojos',
          text: md`Entregar el cateto como si fuera la altura total. El triángulo empieza donde están los ojos, no en el suelo.`,
        },
        {
          mistake: 'elevacion-razon-equivocada',
          text: md`Dividir por la tangente. La tangente es opuesto sobre adyacente: si buscas el opuesto, el adyacente pasa multiplicando.`,
        },
        {
          mistake: 'elevacion-distancia-como-hipotenusa',
          text: md`Usar seno con la distancia horizontal. Esa distancia es un cateto; la hipotenusa es la línea con que se mira.`,
        },
      ],
      checks: [
        {
          id: 'palma-a-doce-metros',
          question: md`Con los ojos a 1,5 m del suelo y a 12 m de una palma, se ve su punta con 60° de elevación. ¿Cuánto mide la palma?`,
          key: md`$\left(12\sqrt{3} + 1{,}5\right)$ m`,
          distractors: [
            {
              text: md`$12\sqrt{3}$ m`,
              feedback: 'Eso hay sobre los ojos. Falta el metro y medio de abajo.',
              mistake: 'elevacion-olvida-la-altura-de-los-ojos',
            },
            {
              text: md`$\left(4\sqrt{3} + 1{,}5\right)$ m`,
              feedback: 'Dividiste 12 por la tangente. El opuesto es la distancia por la tangente.',
              mistake: 'elevacion-razon-equivocada',
            },
            {
              text: md`$\left(6\sqrt{3} + 1{,}5\right)$ m`,
              feedback: 'Usaste el seno, como si los 12 m fueran la hipotenusa. Son el cateto adyacente.',
              mistake: 'elevacion-distancia-como-hipotenusa',
            },
          ],
          explanation: md`Sobre los ojos: $12 \cdot \tan 60^\circ = 12\sqrt{3}$ m. Se suma 1,5 m.`,
        },
        {
          id: 'estatua-en-cuarenta-y-cinco',
          question: md`Una estatua mide 9,7 m con su base. Desde unos ojos a 1,7 m del suelo se ve la punta con 45° de elevación. ¿A qué distancia está la persona?`,
          key: '8 m',
          distractors: [
            {
              text: '9,7 m',
              feedback: 'Usaste la altura completa. El triángulo empieza a 1,7 m del suelo: el opuesto mide 8 m.',
              mistake: 'elevacion-olvida-la-altura-de-los-ojos',
            },
            { text: '11,4 m', feedback: 'Sumaste los 1,7 m. Aquí la altura total ya los incluye: se restan.' },
            {
              text: md`$8\sqrt{2}$ m`,
              feedback: 'Esa es la línea con que se mira, la hipotenusa. Se pide el cateto horizontal.',
              mistake: 'elevacion-distancia-como-hipotenusa',
            },
          ],
          explanation: md`Sobre los ojos hay $9{,}7 - 1{,}7 = 8$ m. Con $\tan 45^\circ = 1$, los catetos son iguales: está a 8 m.`,
        },
        {
          id: 'desde-el-suelo',
          question: md`Desde el suelo, a 30 m de un galpón, su punto más alto se ve con 30° de elevación. ¿Qué altura tiene?`,
          key: md`$10\sqrt{3}$ m`,
          distractors: [
            {
              text: md`$30\sqrt{3}$ m`,
              feedback: 'Dividiste por la tangente de 30°. El opuesto es 30 por la tangente.',
              mistake: 'elevacion-razon-equivocada',
            },
            {
              text: '15 m',
              feedback: 'Usaste el seno de 30° con la distancia horizontal, que no es la hipotenusa.',
              mistake: 'elevacion-distancia-como-hipotenusa',
            },
            {
              text: md`$15\sqrt{3}$ m`,
              feedback: 'Usaste el coseno. La razón que tiene opuesto y adyacente es la tangente.',
            },
          ],
          explanation: md`$30 \cdot \tan 30^\circ = 30 \cdot \frac{\sqrt{3}}{3} = 10\sqrt{3}$ m.`,
        },
      ],
    },
    {
      id: 'elegir-la-razon',
      title: 'Elegir la razón: qué tienes y qué buscas',
      idea: md`Antes de escribir una razón, haz un dibujo y marca tres cosas: el ángulo recto, el lado que **tienes** y el lado que **buscas**. La razón es la que tiene a esos dos.

- Opuesto e hipotenusa: seno.
- Adyacente e hipotenusa: coseno.
- Opuesto y adyacente: tangente.

Un cable, una escalera o un hilo tirante casi siempre son la hipotenusa.

Si miras hacia abajo, el ángulo con la horizontal se llama de **depresión**. Mide lo mismo que el de elevación desde el otro extremo.`,
      figure: {
        kind: 'drawing',
        width: 24,
        height: 13,
        shapes: [
          { shape: 'segment', from: [2, 1], to: [2, 11], accent: 3 },
          { shape: 'segment', from: [2, 1], to: [19.32, 1] },
          { shape: 'segment', from: [2, 11], to: [19.32, 11], dashed: true },
          { shape: 'segment', from: [2, 11], to: [19.32, 1], accent: 1 },
          { shape: 'angle', at: [2, 11], from: [19.32, 11], to: [19.32, 1], label: '30°', accent: 1 },
          { shape: 'angle', at: [19.32, 1], from: [2, 1], to: [2, 11], label: '30°', accent: 1 },
          { shape: 'angle', at: [2, 1], from: [19.32, 1], to: [2, 11], right: true },
          { shape: 'text', at: [1.5, 6], text: '40 m', anchor: 'end' },
          { shape: 'text', at: [10.5, 0], text: 'x' },
          { shape: 'text', at: [20, 1], text: 'bote', anchor: 'start' },
          { shape: 'text', at: [2, 12.2], text: 'faro' },
        ],
        alt: 'Desde lo alto de un faro, a 40 m sobre el mar, se ve un bote con un ángulo de depresión de 30 grados. En el bote, el ángulo de elevación hacia el faro también mide 30 grados.',
      },
      example: {
        problem: md`Desde lo alto de un faro, a 40 m sobre el mar, se ve un bote con un ángulo de depresión de 30°. ¿A qué distancia horizontal del faro está el bote?`,
        steps: [
          {
            title: 'Lleva el ángulo al triángulo',
            text: md`La depresión se mide desde la horizontal de arriba. En el bote, el ángulo de elevación también es de 30°.`,
          },
          {
            title: 'Mira qué tienes y qué buscas',
            text: md`Parado en el bote: los 40 m son el opuesto y la distancia $x$ es el adyacente. Va la tangente.`,
          },
          {
            title: 'Plantea y despeja',
            text: md`$\tan 30^\circ = \frac{40}{x}$, es decir, $\frac{1}{\sqrt{3}} = \frac{40}{x}$. Entonces $x = 40\sqrt{3}$ m, unos 69 m.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'hilo-de-cincuenta',
          question: md`El hilo de un volantín mide 50 m, está tirante y forma 60° con el suelo. ¿A qué altura está el volantín?`,
          key: md`$25\sqrt{3}$ m`,
          distractors: [
            {
              text: md`$50\sqrt{3}$ m`,
              feedback: 'Usaste la tangente, como si los 50 m fueran horizontales. El hilo es la hipotenusa.',
            },
            {
              text: '25 m',
              feedback: 'Usaste el coseno: eso es lo que hay en horizontal. La altura es el opuesto.',
              mistake: 'razones-cambia-los-catetos',
            },
            {
              text: md`$\frac{100\sqrt{3}}{3}$ m`,
              feedback: 'Dividiste por el seno. La altura es menor que el hilo: se multiplica.',
            },
          ],
          explanation: md`Tienes la hipotenusa y buscas el opuesto: $50 \cdot \operatorname{sen} 60^\circ = 50 \cdot \frac{\sqrt{3}}{2} = 25\sqrt{3}$ m.`,
        },
        {
          id: 'cinta-transportadora',
          question: md`Una cinta transportadora sube cajas a 4 m de altura, con una inclinación de 30°. ¿Cuánto mide la cinta?`,
          key: '8 m',
          distractors: [
            {
              text: '2 m',
              feedback: 'Multiplicaste por el seno. La cinta es la hipotenusa: tiene que medir más que la altura.',
            },
            { text: md`$4\sqrt{3}$ m`, feedback: 'Eso avanza en horizontal. La cinta es el lado inclinado.' },
            {
              text: md`$\frac{8\sqrt{3}}{3}$ m`,
              feedback: 'Usaste el coseno. Los 4 m están frente al ángulo: va el seno.',
              mistake: 'razones-cambia-los-catetos',
            },
          ],
          explanation: md`$\operatorname{sen} 30^\circ = \frac{4}{x}$, o sea, $\frac{1}{2} = \frac{4}{x}$ y $x = 8$ m.`,
        },
        {
          id: 'escalera-contra-el-muro',
          question: md`Una escalera de 6 m se apoya en un muro, con su pie a 3 m de él. ¿Qué ángulo forma la escalera con el suelo?`,
          key: '60°',
          distractors: [
            {
              text: '30°',
              feedback: 'Ese es el ángulo con el muro. Respecto del suelo, los 3 m son el adyacente: va el coseno.',
              mistake: 'razones-cambia-los-catetos',
            },
            { text: '45°', feedback: 'Con 45° los dos catetos serían iguales, y la escalera mediría menos de 4,3 m.' },
          ],
          explanation: md`Adyacente 3 e hipotenusa 6: $\cos \alpha = \frac{3}{6} = \frac{1}{2}$, así que el ángulo mide 60°.`,
        },
        {
          id: 'auto-desde-el-edificio',
          question: md`Desde la azotea de un edificio de 36 m se ve un auto con un ángulo de depresión de 60°. ¿A qué distancia de la base está el auto?`,
          key: md`$12\sqrt{3}$ m`,
          distractors: [
            {
              text: md`$36\sqrt{3}$ m`,
              feedback: 'Multiplicaste por la tangente. La altura es el opuesto: para el adyacente se divide.',
              mistake: 'elevacion-razon-equivocada',
            },
            {
              text: md`$24\sqrt{3}$ m`,
              feedback: 'Esa es la línea con que se mira, la hipotenusa. Se pide la distancia por el suelo.',
            },
            { text: '18 m', feedback: 'Usaste el coseno con la altura, que no es la hipotenusa.' },
          ],
          explanation: md`$\tan 60^\circ = \frac{36}{x}$, así que $x = \frac{36}{\sqrt{3}} = 12\sqrt{3}$ m.`,
        },
      ],
    },
    {
      id: 'dos-observaciones',
      title: 'Dos ángulos y lo que se avanza entre ellos',
      idea: md`Cuando no puedes llegar al pie, mira desde dos lugares. Los dos triángulos rectángulos comparten la altura $h$.

Desde cerca, con 60°, el pie está a $\frac{h}{\sqrt{3}}$. Desde lejos, con 30°, está a $h\sqrt{3}$. Lo que avanzaste es la **resta** de esas distancias, no una de ellas.

Con 30° y 60° hay un atajo: el triángulo que se forma con los dos puntos y la punta es isósceles. Por eso de Q a la punta hay lo mismo que de P a Q, y $h$ es ese largo por $\operatorname{sen} 60^\circ$.`,
      figure: {
        kind: 'drawing',
        width: 21,
        height: 13,
        shapes: [
          { shape: 'segment', from: [1, 1], to: [19, 1] },
          { shape: 'segment', from: [19, 1], to: [19, 1 + TOP], accent: 3 },
          { shape: 'segment', from: [1, 1], to: [19, 1 + TOP], accent: 1 },
          { shape: 'segment', from: [13, 1], to: [19, 1 + TOP], accent: 2 },
          { shape: 'angle', at: [1, 1], from: [19, 1], to: [19, 1 + TOP], label: '30°', accent: 1 },
          { shape: 'angle', at: [13, 1], from: [19, 1], to: [19, 1 + TOP], label: '60°', accent: 2 },
          { shape: 'angle', at: [19, 1], from: [1, 1], to: [19, 1 + TOP], right: true },
          { shape: 'text', at: [0.2, 1], text: 'P' },
          { shape: 'text', at: [13, 0], text: 'Q' },
          { shape: 'text', at: [7, 0], text: '12 m' },
          { shape: 'text', at: [20, 6], text: 'h' },
          { shape: 'text', at: [14.2, 6.8], text: '12 m', accent: 2 },
        ],
        alt: 'Desde P se ve la punta de un objeto con 30 grados de elevación. Al avanzar 12 m hasta Q se la ve con 60 grados. La distancia de Q a la punta también es de 12 m. La altura es h.',
      },
      example: {
        problem: md`Desde un punto P del suelo se ve la cima de un silo con 30° de elevación. Al avanzar 20 m hacia él, hasta Q, se la ve con 60°. ¿Qué altura tiene el silo?`,
        steps: [
          {
            title: 'Escribe las dos distancias al pie',
            text: md`Desde Q: $\frac{h}{\tan 60^\circ} = \frac{h}{\sqrt{3}}$. Desde P: $\frac{h}{\tan 30^\circ} = h\sqrt{3}$.`,
          },
          { title: 'Iguala la resta con el avance', text: md`$h\sqrt{3} - \frac{h}{\sqrt{3}} = 20$.` },
          {
            title: 'Despeja',
            text: md`Multiplica todo por $\sqrt{3}$: $3h - h = 20\sqrt{3}$. Entonces $2h = 20\sqrt{3}$ y $h = 10\sqrt{3}$ m.`,
          },
          {
            title: 'Comprueba con las distancias',
            text: md`Desde Q al pie hay $\frac{10\sqrt{3}}{\sqrt{3}} = 10$ m, y desde P, $10\sqrt{3} \cdot \sqrt{3} = 30$ m. La diferencia es 20 m.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'dos-angulos-avance-como-base',
          text: md`Usar lo avanzado como distancia de Q al pie. Lo avanzado va de P a Q; de Q al pie hay otra distancia, que no es dato.`,
        },
        {
          mistake: 'dos-angulos-base-lejana',
          text: md`Usar lo avanzado como distancia de P al pie. El pie está más allá de Q, así que desde P hay más que lo avanzado.`,
        },
        {
          mistake: 'dos-angulos-la-mitad',
          text: md`Decir que la altura es la mitad del avance, por el seno de 30°. La mitad es de la hipotenusa desde P, y ella es más larga que el avance.`,
        },
      ],
      checks: [
        {
          id: 'mastil-ocho-metros',
          question: md`Un mástil se ve con 30° de elevación desde P. Al avanzar 8 m hacia él se ve con 60°. ¿Qué altura tiene el mástil?`,
          key: md`$4\sqrt{3}$ m`,
          distractors: [
            {
              text: md`$8\sqrt{3}$ m`,
              feedback: 'Usaste los 8 m como distancia desde el segundo punto hasta el pie.',
              mistake: 'dos-angulos-avance-como-base',
            },
            {
              text: md`$\frac{8\sqrt{3}}{3}$ m`,
              feedback: 'Usaste los 8 m como distancia desde P hasta el pie, pero el pie está más allá.',
              mistake: 'dos-angulos-base-lejana',
            },
            {
              text: '4 m',
              feedback: 'Tomaste la mitad del avance. La hipotenusa desde P mide más que 8 m.',
              mistake: 'dos-angulos-la-mitad',
            },
          ],
          explanation: md`De Q a la punta hay 8 m, porque el triángulo es isósceles. La altura es $8 \cdot \operatorname{sen} 60^\circ = 4\sqrt{3}$ m.`,
        },
        {
          id: 'lo-que-falta-por-caminar',
          question: md`Una torre se ve con 30° de elevación y, tras avanzar 30 m hacia ella, con 60°. ¿Cuántos metros faltan hasta su base?`,
          key: '15 m',
          distractors: [
            {
              text: '30 m',
              feedback:
                'Supusiste que falta lo mismo que avanzaste. El ángulo se duplica, pero la distancia no se parte por la mitad.',
              mistake: 'dos-angulos-avance-como-base',
            },
            {
              text: '45 m',
              feedback: 'Esa es la distancia desde el primer punto. Faltan los que quedan desde el segundo.',
            },
            { text: md`$15\sqrt{3}$ m`, feedback: 'Esa es la altura de la torre.' },
          ],
          explanation: md`La altura es $30 \cdot \operatorname{sen} 60^\circ = 15\sqrt{3}$ m. Hasta la base: $\frac{15\sqrt{3}}{\sqrt{3}} = 15$ m. De los 45 m ya hizo dos tercios.`,
        },
        {
          id: 'dos-botes',
          question: md`Desde un acantilado de 60 m se ven dos botes en la misma línea, con depresiones de 60° y 30°. ¿Qué distancia hay entre los botes?`,
          key: md`$40\sqrt{3}$ m`,
          distractors: [
            {
              text: md`$60\sqrt{3}$ m`,
              feedback: 'Esa es la distancia al bote lejano. Falta restar la del cercano.',
              mistake: 'dos-angulos-base-lejana',
            },
            {
              text: md`$20\sqrt{3}$ m`,
              feedback: 'Esa es la distancia al bote cercano. Se pide lo que hay entre los dos.',
            },
            {
              text: md`$80\sqrt{3}$ m`,
              feedback: 'Sumaste las dos distancias. Los botes están al mismo lado: se restan.',
            },
          ],
          explanation: md`Lejano: $60\sqrt{3}$ m. Cercano: $\frac{60}{\sqrt{3}} = 20\sqrt{3}$ m. La diferencia es $40\sqrt{3}$ m.`,
        },
      ],
    },
  ],
  summary: [
    md`Dibuja, marca el ángulo recto, y anota qué lado tienes y cuál buscas: eso elige la razón.`,
    md`Altura: distancia por tangente, más la altura de los ojos.`,
    md`El ángulo de depresión es igual al de elevación desde el otro extremo.`,
    md`Con dos ángulos: escribe las dos distancias al pie con $h$. Lo avanzado es su resta.`,
  ],
});
