import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.ondas.espejos',
  version: 1,
  minutes: 19,
  opening: {
    question: md`Quieres comprar el espejo más chico en que te veas de los pies a la cabeza, de pie frente a él. ¿Qué alto necesita?`,
    guesses: ['Tu misma altura', 'La mitad de tu altura', 'Depende: mientras más lejos, más chico'],
    reveal: md`Basta la mitad, y no depende de la distancia. Lo puedes probar con cinta en un espejo de la casa. Con rayos bien trazados se ve por qué, y también qué pasa si el espejo se curva.`,
  },
  points: [
    {
      id: 'imagen-detras',
      title: 'Espejo plano: la imagen está detrás',
      idea: md`En un espejo plano, la imagen se ve **detrás** del espejo, a la misma distancia que el objeto delante. Es del mismo tamaño y derecha.

Así, si estás a 2 m del espejo, tu imagen está a 2 m por detrás: entre tú y ella hay 4 m.

Si caminas hacia el espejo, tu imagen camina hacia ti. Siempre calcula con la posición **final**: primero la distancia nueva al espejo, después el doble.`,
      figure: {
        kind: 'drawing',
        width: 24,
        height: 9,
        shapes: [
          { shape: 'segment', from: [12, 1], to: [12, 8], accent: 1 },
          { shape: 'text', at: [12, 8.8], text: 'espejo', anchor: 'middle' },
          { shape: 'circle', centre: [4, 6], radius: 0.8 },
          { shape: 'segment', from: [4, 5.2], to: [4, 3] },
          { shape: 'circle', centre: [20, 6], radius: 0.8, dashed: true },
          { shape: 'segment', from: [20, 5.2], to: [20, 3], dashed: true },
          { shape: 'arrow', from: [8, 1.6], to: [4, 1.6] },
          { shape: 'arrow', from: [8, 1.6], to: [12, 1.6] },
          { shape: 'arrow', from: [16, 1.6], to: [12, 1.6] },
          { shape: 'arrow', from: [16, 1.6], to: [20, 1.6] },
          { shape: 'text', at: [8, 0.4], text: '2 m', anchor: 'middle' },
          { shape: 'text', at: [16, 0.4], text: '2 m', anchor: 'middle' },
          { shape: 'text', at: [20, 8.2], text: 'imagen', anchor: 'middle' },
          { shape: 'text', at: [4, 8.2], text: 'persona', anchor: 'middle' },
        ],
        alt: 'Persona a 2 m de un espejo vertical; su imagen, punteada, está a 2 m por detrás del espejo.',
      },
      example: {
        problem: md`Amaro está a 3 m de un espejo plano y camina 1 m hacia él. ¿A qué distancia queda de su imagen?`,
        steps: [
          { title: 'Distancia nueva al espejo', text: md`$3 - 1 = 2\ \text{m}$.` },
          { title: 'Ubica la imagen', text: md`También se movió: está a 2 m por detrás.` },
          { title: 'Suma', text: md`$2 + 2 = 4\ \text{m}$.` },
        ],
      },
      warnings: [
        {
          mistake: 'imagen-en-la-superficie-del-espejo',
          text: md`Contestar 2 m, como si la imagen estuviera pegada en el vidrio. Está detrás.`,
        },
        {
          mistake: 'imagen-inmovil-al-caminar',
          text: md`Dejarla donde estaba: $2 + 3 = 5\ \text{m}$. Si te acercas, ella también.`,
        },
        { mistake: 'olvida-el-desplazamiento', text: md`Contestar 6 m, con la distancia de antes de caminar.` },
      ],
      checks: [
        {
          id: 'cinco-menos-dos',
          question: md`Emilia está a 5 m de un espejo plano y camina 2 m hacia él. ¿A qué distancia queda de su imagen?`,
          key: '6 m',
          distractors: [
            {
              text: '3 m',
              feedback: 'Esa es la distancia al espejo; la imagen está detrás.',
              mistake: 'imagen-en-la-superficie-del-espejo',
            },
            {
              text: '8 m',
              feedback: 'Dejaste la imagen a 5 m; ella también se acerca.',
              mistake: 'imagen-inmovil-al-caminar',
            },
            { text: '10 m', feedback: 'Esa era la distancia antes de caminar.', mistake: 'olvida-el-desplazamiento' },
          ],
          explanation: md`Queda a 3 m del espejo, y la imagen a 3 m por detrás: 6 m.`,
        },
        {
          id: 'imagen-del-amigo',
          question: md`Estás a 2 m de un espejo plano. Tu amigo está detrás de ti, a 3 m del espejo, en la misma línea. ¿A qué distancia de ti se ve la imagen de él?`,
          key: '5 m',
          distractors: [
            {
              text: '2 m',
              feedback: 'Pusiste su imagen en el vidrio. Está a 3 m por detrás.',
              mistake: 'imagen-en-la-superficie-del-espejo',
            },
            { text: '6 m', feedback: 'Esa es la distancia de él a su propia imagen.' },
            { text: '4 m', feedback: 'Esa es la distancia a tu propia imagen.' },
          ],
          explanation: md`Su imagen está a 3 m por detrás del espejo, y tú a 2 m por delante: $2 + 3 = 5$.`,
        },
      ],
    },
    {
      id: 'trazar-el-rayo',
      title: 'Trazar el rayo que llega al ojo',
      idea: md`De una ampolleta salen rayos en todas direcciones. Al ojo llega **uno**: el que se refleja con ángulos iguales respecto de la normal.

Para hallarlo: marca la imagen, a igual distancia detrás del espejo. Une el ojo con la imagen en línea recta. Donde esa línea cruza el espejo se refleja el rayo.

La parte de atrás se dibuja punteada: ahí no hay luz. La imagen es **virtual**: es el lugar desde donde los rayos parecen venir. No se puede recoger en una pantalla.`,
      figure: {
        kind: 'drawing',
        width: 26,
        height: 11,
        shapes: [
          { shape: 'segment', from: [14, 0.5], to: [14, 10.5], accent: 1 },
          { shape: 'point', at: [4, 9], accent: 2 },
          { shape: 'point', at: [8, 2] },
          { shape: 'point', at: [24, 9], open: true },
          { shape: 'text', at: [4, 10.3], text: 'ampolleta', anchor: 'middle' },
          { shape: 'text', at: [7.3, 2], text: 'ojo', anchor: 'end' },
          { shape: 'text', at: [23.4, 10.3], text: 'imagen', anchor: 'middle' },
          { shape: 'arrow', from: [4, 9], to: [14, 4.625], accent: 2 },
          { shape: 'arrow', from: [14, 4.625], to: [8.4, 2.175], accent: 2 },
          { shape: 'segment', from: [14, 4.625], to: [24, 9], dashed: true },
          { shape: 'segment', from: [9, 4.625], to: [14, 4.625], dashed: true },
          { shape: 'text', at: [8.6, 4.6], text: 'normal', anchor: 'end' },
        ],
        alt: 'Espejo vertical. Un rayo va de la ampolleta al espejo y de ahí al ojo, con ángulos iguales respecto de la normal. Una línea punteada prolonga el rayo reflejado hasta la imagen, detrás del espejo.',
      },
      example: {
        problem: md`Una persona de 160 cm tiene los ojos a 150 cm del suelo. ¿Qué tramo de un espejo vertical usa para verse entera?`,
        steps: [
          {
            title: 'Los pies',
            text: md`El rayo va de los pies (0 cm) al ojo (150 cm). Ojo y pies están a igual distancia del espejo, así que se refleja a mitad de altura: 75 cm.`,
          },
          { title: 'La cabeza', text: md`De 160 cm al ojo, en 150: a mitad de altura, 155 cm.` },
          { title: 'Resta', text: md`$155 - 75 = 80\ \text{cm}$: la mitad de 160, a cualquier distancia.` },
        ],
      },
      warnings: [
        {
          mistake: 'busca-el-rayo-perpendicular',
          text: md`Buscar el rayo perpendicular al espejo. Ese se devuelve por donde vino y no llega al ojo.`,
        },
        {
          mistake: 'rayo-que-atraviesa-el-espejo',
          text: md`Trazar luz desde detrás del espejo. Ahí solo hay prolongaciones: el rayo sale del objeto.`,
        },
        {
          mistake: 'cualquier-rayo-llega-al-ojo',
          text: md`Elegir un punto cualquiera. Si los ángulos no son iguales, el rayo va a otra parte.`,
        },
      ],
      checks: [
        {
          id: 'rayo-mal-trazado-30-50',
          question: md`En un dibujo, el rayo que va de una vela al espejo forma 30° con la normal, y el que va del espejo al ojo, 50°. ¿Qué hay que corregir?`,
          key: 'Mover el punto de reflexión hasta igualar los ángulos',
          distractors: [
            {
              text: 'Mover el punto hasta que el rayo llegue perpendicular',
              feedback: 'El rayo perpendicular vuelve a la vela, no al ojo.',
              mistake: 'busca-el-rayo-perpendicular',
            },
            {
              text: 'Trazar el rayo desde la imagen, detrás del espejo',
              feedback: 'Detrás no hay luz: son prolongaciones.',
              mistake: 'rayo-que-atraviesa-el-espejo',
            },
            {
              text: 'Nada, porque un rayo se refleja hacia donde sea',
              feedback: 'El rayo reflejado tiene una sola dirección posible.',
              mistake: 'cualquier-rayo-llega-al-ojo',
            },
          ],
          explanation: md`Incidencia y reflexión son iguales: 30° y 50° no pueden ser del mismo rayo.`,
        },
        {
          id: 'altura-del-punto',
          question: md`Una ampolleta está a 3 m de altura y tu ojo a 1 m, los dos a 2 m de un espejo vertical. ¿A qué altura se refleja el rayo que ves?`,
          key: '2 m',
          distractors: [
            {
              text: '3 m',
              feedback: 'Ese rayo llega perpendicular y se devuelve a la ampolleta.',
              mistake: 'busca-el-rayo-perpendicular',
            },
            {
              text: 'A cualquiera',
              feedback: 'Solo un punto da ángulos iguales hacia tu ojo.',
              mistake: 'cualquier-rayo-llega-al-ojo',
            },
          ],
          explanation: md`Están a igual distancia del espejo: los ángulos son iguales a mitad de altura, 2 m.`,
        },
        {
          id: 'pantalla-detras',
          question: md`Pones una hoja detrás de un espejo plano, justo donde se ve la imagen de una vela. ¿Qué aparece en la hoja?`,
          key: 'Nada',
          distractors: [
            {
              text: 'La vela, derecha',
              feedback: 'La imagen es virtual: ahí no llega luz.',
              mistake: 'rayo-que-atraviesa-el-espejo',
            },
            {
              text: 'La vela, invertida',
              feedback: 'Para eso tendrían que cruzarse rayos reales en la hoja.',
              mistake: 'rayo-que-atraviesa-el-espejo',
            },
          ],
          explanation: md`La luz no atraviesa el espejo. Los rayos solo parecen venir de ahí.`,
        },
      ],
    },
    {
      id: 'concavo',
      title: 'Espejo cóncavo: juntar los rayos',
      idea: md`El espejo **cóncavo**, curvado hacia dentro como el interior de una cuchara, junta los rayos. Los que llegan paralelos al eje pasan por el **foco** $F$, a la distancia focal $f$.

Con dos rayos se encuentra la imagen: el paralelo vuelve por el foco, y el que pasa por el foco vuelve paralelo.

También se calcula: $\frac{1}{f} = \frac{1}{d_o} + \frac{1}{d_i}$. Al despejar, se **resta**: $\frac{1}{d_i} = \frac{1}{f} - \frac{1}{d_o}$. Con un objeto más allá del foco, la imagen es **real** e invertida: se puede proyectar.`,
      figure: {
        kind: 'drawing',
        width: 26,
        height: 12,
        shapes: [
          { shape: 'segment', from: [0, 6], to: [26, 6], dashed: true },
          {
            shape: 'path',
            points: [
              [24.7, 0.5],
              [24.93, 3.2],
              [25, 6],
              [24.93, 8.8],
              [24.7, 11.5],
            ],
            smooth: true,
            accent: 1,
          },
          { shape: 'arrow', from: [1, 6], to: [1, 10], accent: 2 },
          { shape: 'arrow', from: [13, 6], to: [13, 4], accent: 3 },
          {
            shape: 'path',
            points: [
              [1, 10],
              [24.9, 10],
              [17, 6],
              [11, 3],
            ],
          },
          {
            shape: 'path',
            points: [
              [1, 10],
              [17, 6],
              [25, 4],
              [10, 4],
            ],
            accent: 4,
          },
          { shape: 'point', at: [17, 6] },
          { shape: 'text', at: [17.6, 7.2], text: 'F', anchor: 'middle' },
          { shape: 'text', at: [1, 11.2], text: 'objeto', anchor: 'middle' },
          { shape: 'text', at: [13.4, 2], text: 'imagen', anchor: 'start' },
        ],
        alt: 'Espejo cóncavo a la derecha con su foco F. Del objeto sale un rayo paralelo que vuelve por el foco y otro por el foco que vuelve paralelo. Se cruzan bajo el eje, más lejos del espejo que el foco: la imagen es invertida y más chica.',
      },
      example: {
        problem: md`Un espejo cóncavo tiene $f = 10\ \text{cm}$ y una vela está a 30 cm. ¿A qué distancia se forma la imagen y de qué tamaño es?`,
        steps: [
          { title: 'Despeja restando', text: md`$\frac{1}{d_i} = \frac{1}{10} - \frac{1}{30}$.` },
          { title: 'Iguala denominadores', text: md`$\frac{3}{30} - \frac{1}{30} = \frac{2}{30}$.` },
          { title: 'Invierte', text: md`$d_i = \frac{30}{2} = 15\ \text{cm}$.` },
          { title: 'Tamaño', text: md`$\frac{15}{30} = \frac{1}{2}$: la mitad de la vela, invertida.` },
        ],
      },
      warnings: [
        {
          mistake: 'espejo-concavo-imagen-en-el-foco',
          text: md`Poner la imagen en el foco, a 10 cm. Eso pasa solo con objetos muy lejanos.`,
        },
        { mistake: 'espejo-concavo-como-plano', text: md`Contestar 30 cm, como en un espejo plano.` },
        {
          mistake: 'espejo-suma-inversos',
          text: md`Sumar los inversos: da 7,5 cm. Una imagen real queda siempre más allá del foco: 7,5 es imposible.`,
        },
      ],
      checks: [
        {
          id: 'foco-doce',
          question: md`Un espejo cóncavo tiene $f = 12\ \text{cm}$ y el objeto está a 36 cm. ¿A qué distancia del espejo se forma la imagen?`,
          key: '18 cm',
          distractors: [
            {
              text: '12 cm',
              feedback: 'En el foco se juntan rayos de objetos muy lejanos.',
              mistake: 'espejo-concavo-imagen-en-el-foco',
            },
            {
              text: '36 cm',
              feedback: 'La igualdad de distancias es del espejo plano.',
              mistake: 'espejo-concavo-como-plano',
            },
            { text: '9 cm', feedback: 'Sumaste los inversos; al despejar se restan.', mistake: 'espejo-suma-inversos' },
          ],
          explanation: md`$\frac{1}{12} - \frac{1}{36} = \frac{2}{36}$, así que $d_i = 18\ \text{cm}$.`,
        },
        {
          id: 'foco-seis-objeto-ocho',
          question: md`Con un espejo cóncavo de $f = 6\ \text{cm}$, un objeto está a 8 cm. ¿Dónde hay que poner la pantalla?`,
          key: 'A 24 cm',
          distractors: [
            {
              text: 'A 6 cm',
              feedback: 'El objeto no está tan lejos como para que la imagen caiga en el foco.',
              mistake: 'espejo-concavo-imagen-en-el-foco',
            },
            { text: 'A 8 cm', feedback: 'Aplicaste la regla del espejo plano.', mistake: 'espejo-concavo-como-plano' },
            {
              text: 'A 3,4 cm',
              feedback: 'Sumaste los inversos en vez de restarlos.',
              mistake: 'espejo-suma-inversos',
            },
          ],
          explanation: md`$\frac{1}{6} - \frac{1}{8} = \frac{4}{24} - \frac{3}{24} = \frac{1}{24}$.`,
        },
      ],
    },
    {
      id: 'lupa-y-convexo',
      title: 'Aumentar la cara y ver toda la esquina',
      idea: md`Si el objeto está **entre el foco y un espejo cóncavo**, los rayos reflejados se separan. Sus prolongaciones se juntan detrás: la imagen es virtual, derecha y **más grande**. Es el espejo para maquillarse.

El espejo **convexo**, curvado hacia fuera, siempre separa los rayos. Da una imagen virtual, derecha y **más chica**. A cambio, abarca mucho más. Por eso está en las esquinas de los estacionamientos y en los retrovisores.

Una cuchara tiene los dos: por dentro te ves al revés; por fuera, derecho y chico.`,
      example: {
        problem: md`Un espejo muestra tu cara derecha y más grande si te acercas, e invertida si te alejas. ¿Qué espejo es y dónde está su foco?`,
        steps: [
          { title: 'Descarta el plano', text: md`El plano da siempre igual tamaño.` },
          { title: 'Descarta el convexo', text: md`El convexo achica siempre y nunca invierte.` },
          {
            title: 'Ubica el foco',
            text: md`Es cóncavo. El foco está en la distancia en que la imagen pasa de derecha a invertida.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'esquina-del-estacionamiento',
          question: md`¿Por qué se pone un espejo convexo en la salida de un estacionamiento?`,
          key: 'Porque abarca más calle, aunque achica lo que muestra',
          distractors: [
            {
              text: 'Porque agranda los autos, para verlos desde lejos',
              feedback: 'El convexo achica. Agranda el cóncavo, y solo de cerca.',
            },
            {
              text: 'Porque muestra los autos a su distancia y tamaño',
              feedback: 'Eso hace el plano. Con el convexo los autos parecen más lejanos.',
              mistake: 'espejo-concavo-como-plano',
            },
          ],
          explanation: md`Separa los rayos: imagen virtual, derecha y chica, con un campo amplio.`,
        },
        {
          id: 'espejo-de-maquillaje',
          question: md`Un espejo cóncavo de maquillaje tiene $f = 40\ \text{cm}$. ¿A qué distancia hay que ponerse para verse derecho y aumentado?`,
          key: 'A 25 cm',
          distractors: [
            {
              text: 'A 40 cm',
              feedback: 'En el foco los rayos salen paralelos: no se forma una imagen clara.',
              mistake: 'espejo-concavo-imagen-en-el-foco',
            },
            { text: 'A 100 cm', feedback: 'Más allá del foco la imagen es real e invertida.' },
          ],
          explanation: md`Hay que estar entre el foco y el espejo: a menos de 40 cm.`,
        },
      ],
    },
  ],
  summary: [
    md`Plano: imagen virtual, detrás, a igual distancia y de igual tamaño.`,
    md`El rayo que ves se refleja con ángulos iguales; detrás del espejo no hay luz.`,
    md`Cóncavo: $\frac{1}{d_i} = \frac{1}{f} - \frac{1}{d_o}$; más allá del foco, real e invertida; más cerca, virtual y grande.`,
    md`Convexo: virtual, derecha y chica; abarca más.`,
  ],
});
