import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.tierra.interior',
  version: 1,
  minutes: 18,
  opening: {
    question: md`El pozo más hondo que se ha perforado, en Kola, Rusia, llegó a unos 12 km. El centro de la Tierra está a 6.371 km. ¿Cómo se sabe, entonces, que a 3.000 km hay metal líquido?`,
    guesses: [
      'Por la lava de los volcanes, que sube desde ahí',
      'Por las ondas de los terremotos',
      'No se sabe: es una suposición',
    ],
    reveal: md`Por los terremotos. Sus ondas atraviesan el planeta y llegan a estaciones de todo el mundo. Según cuánto demoran, y cuáles no llegan, se deduce por dónde pasaron. Es como una ecografía de la Tierra.`,
  },
  points: [
    {
      id: 'las-capas',
      title: 'Corteza, manto y núcleo',
      idea: md`Por su composición, la Tierra tiene tres capas. La **corteza** es de roca y muy delgada: unos 7 km bajo el océano y unos 35 bajo los continentes, más en las cordilleras. El **manto**, hasta 2.890 km, es de roca más densa. El **núcleo** es sobre todo de hierro con níquel.

El núcleo **externo** es líquido, y el **interno**, desde unos 5.150 km, sólido: ahí la presión es tan alta que el hierro no se funde, aunque esté muy caliente.

Hacia dentro aumentan la temperatura, la presión y la densidad.`,
      figure: {
        kind: 'drawing',
        width: 20,
        height: 15,
        shapes: [
          { shape: 'arc', centre: [4.5, 0.5], radius: 14, from: 0, to: 90, accent: 0 },
          { shape: 'arc', centre: [4.5, 0.5], radius: 13.6, from: 0, to: 90, accent: 2 },
          { shape: 'arc', centre: [4.5, 0.5], radius: 7.65, from: 0, to: 90, accent: 1 },
          { shape: 'arc', centre: [4.5, 0.5], radius: 2.7, from: 0, to: 90, accent: 3 },
          { shape: 'segment', from: [4.5, 0.5], to: [18.5, 0.5] },
          { shape: 'segment', from: [4.5, 0.5], to: [4.5, 14.5] },
          { shape: 'segment', from: [3.7, 1.6], to: [5.4, 1.6] },
          { shape: 'text', at: [3.5, 1.6], text: 'interno', anchor: 'end' },
          { shape: 'text', at: [8.2, 4.2], text: 'externo', anchor: 'middle' },
          { shape: 'text', at: [12, 8], text: 'manto', anchor: 'middle' },
          { shape: 'text', at: [16.6, 10.8], text: 'corteza', anchor: 'start' },
        ],
        alt: 'Un cuarto de la Tierra en corte. Desde fuera: corteza muy delgada, manto hasta 2.890 km de profundidad, núcleo externo hasta 5.150 km y núcleo interno hasta el centro, a 6.371 km.',
        caption: 'Profundidades: manto, hasta 2.890 km; núcleo externo, hasta 5.150 km; centro, 6.371 km.',
      },
      game: {
        game: 'geosfera',
        state: 'capas.composicion.4000.120',
        words: 'Abre la Tierra y recorre sus capas con su grosor real.',
      },
      example: {
        problem: md`Si la Tierra fuera una naranja de 6 cm de radio, ¿qué grosor tendría la corteza de 35 km y dónde empezaría el núcleo?`,
        steps: [
          { title: 'Escala', text: md`6.371 km son 6 cm, así que 1 cm equivale a unos 1.062 km.` },
          {
            title: 'Corteza',
            text: md`$\frac{35}{1.062} \approx 0{,}03\ \text{cm}$: un tercio de milímetro. Más delgada que la cáscara.`,
          },
          {
            title: 'Núcleo',
            text: md`$\frac{2.890}{1.062} \approx 2{,}7\ \text{cm}$ bajo la superficie: el núcleo ocupa más de la mitad del radio.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'por-que-solido',
          question: md`El núcleo interno está más caliente que el externo y es sólido. ¿Por qué?`,
          key: 'Porque la presión es mayor y el hierro no alcanza a fundirse',
          distractors: [
            {
              text: 'Porque está hecho de roca y no de hierro con níquel',
              feedback: 'Los dos núcleos son sobre todo de hierro. Cambia la presión.',
            },
            {
              text: 'Porque hacia el centro la temperatura disminuye',
              feedback: 'Aumenta. Lo que impide fundirse es la presión.',
            },
          ],
          explanation: md`Con más presión hace falta más temperatura para fundir el hierro.`,
        },
        {
          id: 'capa-mas-delgada',
          question: md`¿Qué capa ocupa la mayor parte del volumen de la Tierra?`,
          key: 'El manto',
          distractors: [
            { text: 'La corteza', feedback: 'Es la más delgada: en la escala de una naranja, menos de un milímetro.' },
            {
              text: 'El núcleo',
              feedback: 'Tiene más de la mitad del radio, pero el volumen va con el cubo: es cerca de un sexto.',
            },
          ],
          explanation: md`El manto es más de cuatro quintos del volumen.`,
        },
      ],
    },
    {
      id: 'ondas-p-y-s',
      title: 'Las ondas que no pasan',
      idea: md`Un sismo produce dos ondas que viajan por el interior. Las **P** (primarias) comprimen y estiran: pasan por sólidos y líquidos. Las **S** (secundarias) sacuden de lado y son más lentas: **no se propagan en líquidos**, porque un líquido no tiene rigidez.

En el gráfico, la curva S desaparece a los 2.890 km y la curva P da un salto hacia abajo. La explicación es una sola: ahí el material es **líquido**.

No es por lo profundo: más adentro, en el núcleo interno, vuelve a haber ondas S, originadas por las P.`,
      figure: {
        kind: 'plane',
        x: [0, 6400],
        y: [0, 14],
        step: [800, 2],
        xTitle: 'Profundidad (km)',
        yTitle: 'Rapidez (km/s)',
        shapes: [
          {
            shape: 'path',
            points: [
              [0, 8],
              [660, 10.7],
              [2890, 13.7],
              [2890, 8.1],
              [5150, 10.3],
              [5150, 11],
              [6371, 11.3],
            ],
            accent: 1,
          },
          {
            shape: 'path',
            points: [
              [0, 4.5],
              [660, 5.9],
              [2890, 7.2],
              [2890, 0],
            ],
            accent: 2,
            dashed: true,
          },
          {
            shape: 'path',
            points: [
              [5150, 3.5],
              [6371, 3.7],
            ],
            accent: 2,
            dashed: true,
          },
          { shape: 'text', at: [1500, 12.9], text: 'P', anchor: 'middle' },
          { shape: 'text', at: [1500, 7.3], text: 'S', anchor: 'middle' },
          { shape: 'text', at: [5800, 4.7], text: 'S', anchor: 'middle' },
        ],
        alt: 'Rapidez según profundidad. La curva P sube de 8 a 13,7 km/s en 2.890 km, cae a 8,1 y sube hasta 11,3. La curva S sube de 4,5 a 7,2 en 2.890 km, no existe entre 2.890 y 5.150, y reaparece con unos 3,6.',
        caption: 'Curvas simplificadas.',
      },
      game: {
        game: 'geosfera',
        state: 'desafio=al-otro-lado-sin-s',
        words: 'Provoca un sismo y busca dónde las ondas S no llegan.',
      },
      example: {
        problem: md`Según el gráfico, ¿en qué estado está la capa entre 2.890 y 5.150 km?`,
        steps: [
          { title: 'Identifica las curvas', text: md`La continua, más rápida, es la P. La punteada es la S.` },
          { title: 'Mira cuál falta', text: md`En ese tramo hay P y no hay S.` },
          { title: 'Usa la propiedad', text: md`Las S no se propagan en líquidos, y las P sí.` },
          { title: 'Concluye', text: md`Es líquida. Después reaparecen las S: el núcleo interno es sólido.` },
        ],
      },
      warnings: [
        {
          mistake: 'ondas-s-frenadas-por-solido',
          text: md`Decir que un sólido muy rígido detiene las S. Es al revés: necesitan rigidez para viajar.`,
        },
        {
          mistake: 'lee-mal-la-curva-de-ondas',
          text: md`Confundir las curvas y decir que no entran las P. La P es la más rápida y sigue dibujada en todo el tramo.`,
        },
        {
          mistake: 'profundidad-detiene-ondas',
          text: md`Atribuirlo a la profundidad, o a que las P bajan de rapidez. Más adentro hay S otra vez.`,
        },
      ],
      checks: [
        {
          id: 'otro-planeta',
          question: md`En un planeta imaginario, las ondas P se registran a toda profundidad y las S solo hasta 1.000 km. ¿Qué se concluye de lo que hay más abajo?`,
          key: 'Es líquido, porque en él no se propagan las S',
          distractors: [
            {
              text: 'Es sólido, porque su rigidez detiene las S',
              feedback: 'Las S necesitan rigidez: se propagan bien en sólidos.',
              mistake: 'ondas-s-frenadas-por-solido',
            },
            {
              text: 'Es líquido, porque en él no se propagan las P',
              feedback: 'Las P se registran a toda profundidad.',
              mistake: 'lee-mal-la-curva-de-ondas',
            },
            {
              text: 'Nada, porque las S se agotan al bajar tanto',
              feedback: 'La profundidad sola no las detiene: importa el material.',
              mistake: 'profundidad-detiene-ondas',
            },
          ],
          explanation: md`Pasan las P y no las S: el material no tiene rigidez.`,
        },
        {
          id: 'si-fuera-todo-solido',
          question: md`Si el núcleo externo fuera sólido, ¿qué se observaría entre 2.890 y 5.150 km?`,
          key: 'Ondas P y ondas S',
          distractors: [
            {
              text: 'Solo ondas P',
              feedback: 'Eso es lo que se observa, y delata un líquido.',
              mistake: 'ondas-s-frenadas-por-solido',
            },
            {
              text: 'Solo ondas S',
              feedback: 'Las P pasan por sólidos y por líquidos.',
              mistake: 'lee-mal-la-curva-de-ondas',
            },
          ],
          explanation: md`En un sólido viajan las dos.`,
        },
      ],
    },
    {
      id: 'distancia-al-sismo',
      title: 'El atraso de la onda S dice a qué distancia fue',
      idea: md`Las dos ondas salen juntas y recorren lo mismo. La S demora más: $t_S - t_P$ es el **atraso** que registra la estación.

Si la distancia es $d$, cada tiempo es $\frac{d}{v}$. Entonces el atraso es $\frac{d}{v_S} - \frac{d}{v_P}$. Se restan los **tiempos**, no las rapideces.

Despejando, $d = \text{atraso} \cdot \frac{v_P \cdot v_S}{v_P - v_S}$. También sirve tantear: calcula el atraso para 100 km y usa la proporción. Con tres estaciones se encuentra el lugar.`,
      game: {
        game: 'geosfera',
        state: 'epicentro.1',
        words: 'Lee tres sismogramas y encuentra el epicentro en el mapa.',
      },
      example: {
        problem: md`Las ondas P van a 8 km/s y las S a 5 km/s. Una estación de Iquique registra la S 30 s después que la P. ¿A qué distancia fue el sismo?`,
        steps: [
          { title: 'Escribe los dos tiempos', text: md`$\frac{d}{5}$ para la S y $\frac{d}{8}$ para la P.` },
          { title: 'Réstalos', text: md`$\frac{d}{5} - \frac{d}{8} = \frac{8d - 5d}{40} = \frac{3d}{40}$.` },
          { title: 'Iguala al atraso', text: md`$\frac{3d}{40} = 30$, de donde $d = 400\ \text{km}$.` },
          { title: 'Comprueba', text: md`La P demora 50 s y la S, 80 s. La diferencia es 30 s.` },
        ],
      },
      warnings: [
        {
          mistake: 'usa-solo-la-onda-p',
          text: md`Multiplicar 30 s por 8 km/s: 240 km. Esos 30 s no son el viaje de la P, sino el atraso de la S.`,
        },
        { mistake: 'resta-las-rapideces', text: md`Multiplicar 30 por $8 - 5 = 3$: 90 km. Se restan los tiempos.` },
        {
          mistake: 'multiplica-las-dos-rapideces',
          text: md`Multiplicar 30 por 8 y por 5: da 1.200. Falta dividir por la diferencia de rapideces.`,
        },
      ],
      checks: [
        {
          id: 'atraso-quince',
          question: md`Con $v_P = 7$ km/s y $v_S = 4$ km/s, una estación registra un atraso de 15 s. ¿A qué distancia fue el sismo?`,
          key: '140 km',
          distractors: [
            {
              text: '105 km',
              feedback: 'Multiplicaste el atraso por la rapidez de la P.',
              mistake: 'usa-solo-la-onda-p',
            },
            { text: '45 km', feedback: 'Restaste las rapideces y multiplicaste.', mistake: 'resta-las-rapideces' },
            {
              text: '420 km',
              feedback: 'Multiplicaste por las dos rapideces; falta dividir por 3.',
              mistake: 'multiplica-las-dos-rapideces',
            },
          ],
          explanation: md`$\frac{d}{4} - \frac{d}{7} = \frac{3d}{28} = 15$, así que $d = 140$. La P demora 20 s y la S, 35 s.`,
        },
        {
          id: 'doble-de-atraso',
          question: md`Una estación registra un atraso de 20 s y otra, del mismo sismo, de 40 s. ¿Qué se sabe?`,
          key: 'La segunda está al doble de distancia',
          distractors: [
            {
              text: 'La segunda está a la mitad de distancia',
              feedback: 'Más atraso es más camino: la S va quedando atrás.',
            },
            {
              text: 'En la segunda el sismo fue el doble de fuerte',
              feedback: 'El atraso habla de distancia, no de intensidad.',
            },
          ],
          explanation: md`El atraso es proporcional a la distancia, si las rapideces son las mismas.`,
        },
      ],
    },
    {
      id: 'litosfera-y-placas',
      title: 'Lo que se mueve: litosfera y astenosfera',
      idea: md`Hay otra manera de dividir: por cómo se comporta el material. La **litosfera** es rígida: la corteza y la parte superior del manto, unos 100 km. Está partida en **placas**.

Debajo está la **astenosfera**: es sólida, pero tan caliente que se deforma y fluye muy lento, unos centímetros al año. Sobre ella se deslizan las placas.

El calor interno mueve el manto por **convección**: lo caliente sube, lo frío baja. A las placas las arrastra sobre todo su propio borde frío y pesado, cuando se hunde.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'cal', label: 'Calor interno', column: 0, row: 0 },
          { id: 'sube', label: 'Manto caliente sube', column: 1, row: 0 },
          { id: 'placa', label: 'Placa se aleja y se enfría', column: 1, row: 1 },
          { id: 'hunde', label: 'Borde frío se hunde', column: 0, row: 1 },
        ],
        arrows: [
          { from: 'cal', to: 'sube' },
          { from: 'sube', to: 'placa' },
          { from: 'placa', to: 'hunde' },
          { from: 'hunde', to: 'cal' },
        ],
        alt: 'Ciclo de cuatro pasos: el calor interno hace subir manto caliente; la placa se aleja y se enfría; su borde frío se hunde y vuelve a calentarse.',
      },
      game: {
        game: 'geosfera',
        state: 'capas.mecanica.70.120',
        words: 'Mira las mismas capas según cómo se deforman: rígidas o blandas.',
      },
      example: {
        problem: md`Alguien dice: «las placas flotan sobre un mar de lava». ¿Qué está mal?`,
        steps: [
          { title: 'Mira qué hay debajo', text: md`Bajo la litosfera está la astenosfera, que es sólida.` },
          { title: 'Usa una prueba', text: md`Las ondas S atraviesan el manto entero: si fuera líquido, no pasarían.` },
          {
            title: 'Corrige',
            text: md`Las placas se deslizan sobre roca sólida y caliente que fluye lentamente. La lava es solo una pequeña parte que se funde cerca de la superficie.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'manto-solido',
          question: md`¿Qué dato muestra que el manto no es un mar de roca líquida?`,
          key: 'Que las ondas S lo atraviesan',
          distractors: [
            {
              text: 'Que las ondas P lo atraviesan',
              feedback: 'Las P pasan también por líquidos: no deciden.',
              mistake: 'lee-mal-la-curva-de-ondas',
            },
            {
              text: 'Que los volcanes echan lava',
              feedback: 'Eso haría pensar lo contrario. La lava viene de zonas pequeñas que se funden.',
            },
          ],
          explanation: md`Las S necesitan un material con rigidez.`,
        },
        {
          id: 'que-es-una-placa',
          question: md`¿De qué está hecha una placa tectónica?`,
          key: 'De corteza y parte superior del manto',
          distractors: [
            {
              text: 'De corteza, sin nada de manto',
              feedback: 'La placa incluye también manto rígido: en total, unos 100 km.',
            },
            { text: 'De astenosfera, que fluye', feedback: 'Sobre la astenosfera se desliza la placa.' },
          ],
          explanation: md`Es un trozo de litosfera, que reúne las dos.`,
        },
      ],
    },
  ],
  summary: [
    md`Corteza, manto (hasta 2.890 km) y núcleo: externo líquido, interno sólido.`,
    md`Las ondas S no pasan por líquidos: por eso se sabe que el núcleo externo lo es.`,
    md`Distancia al sismo: se restan los tiempos, $\frac{d}{v_S} - \frac{d}{v_P}$.`,
    md`Placas: litosfera rígida sobre astenosfera sólida que fluye.`,
  ],
  sources: [
    {
      name: 'Adam Dziewonski y Don Anderson, Modelo preliminar de referencia de la Tierra (PREM)',
      year: 1981,
      detail: 'profundidades y rapideces, redondeadas',
    },
    { name: 'United States Geological Survey, This Dynamic Earth', year: 1996, detail: 'capas y placas' },
  ],
});
