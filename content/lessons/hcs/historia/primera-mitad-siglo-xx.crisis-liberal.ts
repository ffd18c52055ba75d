import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.primera-mitad-siglo-xx.crisis-liberal',
  version: 1,
  minutes: 17,
  opening: {
    question: md`En 1931, la oficina salitrera donde trabajaba Ramón apagó sus máquinas. Nadie la había cerrado por ley y quedaba salitre para rato. La bolsa que cayó primero estaba en Nueva York, a miles de kilómetros. ¿Cómo llega una crisis desde allá hasta el desierto?`,
    guesses: [
      'Porque los bancos de Nueva York eran dueños de todo Chile',
      'Porque dejaron de comprarnos y dejaron de prestarnos',
      'Porque el gobierno chileno cerró las salitreras',
    ],
    reveal: md`Chile vivía de vender afuera y de créditos externos. Cuando los países ricos dejaron de comprar y de prestar, los dos caños se cerraron. Vas a ver por qué esa crisis, junto con la guerra de 1914, debilitó la confianza en el Estado liberal.`,
  },
  points: [
    {
      id: 'la-guerra-que-quebro-la-fe',
      title: '1914: se quiebra la fe en el progreso',
      idea: md`Los liberales del siglo XIX confiaban en tres cosas: el progreso, el parlamento y el mercado libre. El Estado debía intervenir poco.

La Primera Guerra Mundial (1914-1918) golpeó las tres. La ciencia sirvió para matar a millones. Los parlamentos no evitaron la guerra. Y los Estados, para ganar, dirigieron fábricas, precios y alimentos.

Al final cayeron cuatro imperios: alemán, austrohúngaro, ruso y otomano. No eran modelos liberales. Lo que se debilitó fue otra cosa: la **confianza** en que la razón y el comercio bastaban. Surgieron dos caminos rivales: la revolución comunista (Rusia, 1917) y el fascismo (Italia, 1922).`,
      figure: {
        kind: 'timeline',
        from: 1912,
        to: 1935,
        events: [
          { year: 1914, label: 'Empieza la guerra' },
          { year: 1917, label: 'Revolución rusa' },
          { year: 1922, label: 'Mussolini gobierna Italia' },
          { year: 1929, label: 'Cae la bolsa de Nueva York' },
          { year: 1933, label: 'Hitler canciller; New Deal' },
        ],
        periods: [{ from: 1914, to: 1918, label: 'Primera Guerra Mundial' }],
        alt: 'Línea de tiempo de 1912 a 1935: la guerra empieza en 1914 y dura hasta 1918; Revolución rusa en 1917; Mussolini gobierna Italia en 1922; cae la bolsa de Nueva York en 1929; en 1933 Hitler es canciller en Alemania y empieza el New Deal en Estados Unidos.',
      },
      example: {
        problem: md`En 1917, el gobierno británico fija el precio del pan y decide qué producen las fábricas. ¿Por qué ese hecho contradice el ideal liberal, si Gran Bretaña era su país modelo?`,
        steps: [
          {
            title: 'Recuerda el ideal',
            text: md`El mercado fija precios y producción; el Estado cuida el orden y la propiedad.`,
          },
          {
            title: 'Mira el hecho',
            text: md`El Estado fija precios y dirige la industria, porque la guerra exige recursos enormes.`,
          },
          {
            title: 'Concluye con cuidado',
            text: md`La guerra obligó al país más liberal a intervenir. Después, muchos pensaron que el Estado podía hacerlo también en la paz.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-otro-regimen',
          text: md`Decir que la guerra debilitó el liberalismo porque cayeron Alemania y Austria-Hungría, «los Estados liberales». Los modelos liberales eran otros, y estaban entre los vencedores.`,
        },
      ],
      checks: [
        {
          id: 'que-confianza-se-quiebra',
          question: md`¿Qué creencia del siglo XIX quedó más dañada por la guerra de 1914?`,
          key: 'Que la razón y el comercio aseguran el progreso',
          distractors: [
            {
              text: 'Que los reyes gobiernan por voluntad de Dios',
              feedback: 'Esa es del Antiguo Régimen. Los liberales ya la habían rechazado.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'Que la propiedad debe quedar en manos del Estado',
              feedback: 'Eso lo sostiene el comunismo, no el liberalismo.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'Que un partido único debe dirigir a la nación',
              feedback: 'Esa idea es de los regímenes que crecieron después de la guerra.',
              mistake: 'historia-otro-regimen',
            },
          ],
          explanation: md`Millones de muertos con armas industriales hicieron difícil seguir creyendo que el progreso era seguro.`,
        },
        {
          id: 'imperios-y-modelo-liberal',
          question: md`«La guerra acabó con el liberalismo al derrotar a los imperios alemán y austrohúngaro». ¿Qué error tiene la frase?`,
          key: 'Toma como modelos liberales a dos imperios autoritarios',
          distractors: [
            {
              text: 'Dice que esos imperios perdieron, pero ganaron la guerra',
              feedback: 'Perdieron. El error está en llamarlos liberales.',
            },
            {
              text: 'Pone la caída de esos imperios después de la crisis de 1929',
              feedback: 'La frase no lo hace: cayeron en 1918.',
              mistake: 'historia-orden-de-los-hechos',
            },
            {
              text: 'Olvida que esos imperios eran los primeros comunistas',
              feedback: 'El primer Estado comunista nació en Rusia en 1917.',
              mistake: 'historia-otro-regimen',
            },
          ],
          explanation: md`En esos imperios el emperador conservaba mucho poder. Los países más liberales, Gran Bretaña y Francia, estaban entre los vencedores.`,
        },
      ],
    },
    {
      id: 'la-crisis-de-1929',
      title: '1929: del desplome al desempleo',
      idea: md`En octubre de 1929 cayó la bolsa de Nueva York. Los bancos perdieron dinero y cortaron créditos. Las fábricas vendieron menos y despidieron. Los despedidos dejaron de comprar, y así cerraron más fábricas.

La crisis se extendió por dos vías: el **comercio** (se compraba menos afuera) y el **crédito** (se dejó de prestar a otros países).

Las respuestas fueron distintas, y en casi todas el Estado intervino: obras públicas y subsidios en Estados Unidos (**New Deal**, 1933), aranceles en muchos países, y dictadura en Alemania. Los aranceles y controles fueron **respuesta** a la crisis. También la alargaron, según muchos economistas.`,
      figure: {
        kind: 'chart',
        type: 'lines',
        categories: ['1929', '1930', '1931', '1932', '1933'],
        series: [{ name: 'Desempleo', values: [3, 9, 16, 24, 25] }],
        xTitle: 'Año',
        yTitle: '% de la fuerza de trabajo',
        showValues: true,
        alt: 'Gráfico de línea del desempleo en Estados Unidos, en porcentaje de la fuerza de trabajo: 3 en 1929, 9 en 1930, 16 en 1931, 24 en 1932 y 25 en 1933.',
        caption: 'Desempleo en Estados Unidos, cifras redondeadas (Lebergott, 1964).',
      },
      example: {
        problem: md`Describe lo que muestra el gráfico y anota algo que no muestra.`,
        steps: [
          {
            title: 'Di qué se mide',
            text: md`Qué parte de quienes podían trabajar estaba sin empleo, cada año, en Estados Unidos.`,
          },
          {
            title: 'Describe la tendencia',
            text: md`Sube todos los años: de 3 % a 25 %. El salto mayor es entre 1931 y 1932, de ocho puntos; el último año casi se detiene.`,
          },
          {
            title: 'Pon el límite',
            text: md`No muestra por qué subió, ni qué pasó en Chile, ni si hubo ayuda del Estado.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-lee-mal-los-datos',
          text: md`Confundir el valor final con la variación. Si un índice baja de 100 a 12, se perdió un 88 %; el 12 % es lo que quedó.`,
        },
        {
          mistake: 'historia-contradice-la-fuente',
          text: md`Decir que hubo recuperación cuando la línea nunca cambia de dirección. Recorre todos los puntos antes de contestar.`,
        },
        {
          mistake: 'historia-excede-la-fuente',
          text: md`Llevar un dato bajo hasta el cero o añadir un motivo que el gráfico no da. Un gráfico dice cuánto, casi nunca dice por qué.`,
        },
        {
          mistake: 'historia-invierte-causa',
          text: md`Poner los aranceles y controles como origen del desplome de 1929. Vinieron después, para defenderse: son respuesta.`,
        },
      ],
      checks: [
        {
          id: 'leer-el-desempleo',
          figure: 'of-the-point',
          question: md`Según el gráfico, ¿qué pasó con el desempleo de Estados Unidos entre 1929 y 1933?`,
          key: 'Subió todos los años, cada vez desde un nivel mayor',
          distractors: [
            {
              text: 'Subió hasta 1931 y después comenzó a recuperarse',
              feedback: 'De 16 pasó a 24 y a 25: no baja en ningún año.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'Subió un 3 % en total durante los cuatro años',
              feedback: 'El 3 es el valor de 1929. La subida es de 22 puntos.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'Subió por los aranceles que puso el gobierno',
              feedback: 'El gráfico no muestra causas.',
              mistake: 'historia-excede-la-fuente',
            },
          ],
          explanation: md`La serie es 3, 9, 16, 24, 25. Nunca baja y termina 22 puntos más arriba.`,
        },
        {
          id: 'cadena-de-la-crisis',
          question: md`¿Qué orden de hechos describe mejor cómo avanzó la crisis?`,
          key: 'Cae la bolsa, se corta el crédito, hay despidos, baja el consumo',
          distractors: [
            {
              text: 'Suben los aranceles, cae la bolsa, sube el consumo, hay despidos',
              feedback: 'Los aranceles fueron respuesta y el consumo bajó.',
              mistake: 'historia-invierte-causa',
            },
            {
              text: 'Hay despidos, cae la bolsa, se presta más, cierran las fábricas',
              feedback: 'El crédito no creció: los bancos dejaron de prestar.',
              mistake: 'historia-orden-de-los-hechos',
            },
            {
              text: 'Cae la bolsa en Santiago, después en Londres y en Nueva York',
              feedback: 'La caída empezó en Nueva York.',
              mistake: 'historia-otro-lugar',
            },
          ],
          explanation: md`Cada paso empuja al siguiente: sin crédito no hay producción, sin empleo no hay compras.`,
        },
        {
          id: 'indice-de-ventas',
          question: md`El valor de las ventas de un país pasa de un índice 100 a un índice 30. ¿Cuánto bajó?`,
          key: '70 %',
          distractors: [
            {
              text: '30 %',
              feedback: 'El 30 es lo que quedó, no lo que se perdió.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: '130 %',
              feedback: 'Sumaste los dos valores. La baja es la diferencia respecto de 100.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: '100 %',
              feedback: 'Bajar un 100 % sería llegar a cero, y quedan 30.',
              mistake: 'historia-excede-la-fuente',
            },
          ],
          explanation: md`De 100 quedan 30, así que se perdieron 70 de cada 100: una baja de 70 %.`,
        },
      ],
    },
    {
      id: 'chile-1920-1932',
      title: 'Chile: fin del parlamentarismo y crisis',
      idea: md`Tras la guerra civil de 1891, el Congreso dominó al presidente: es el período parlamentario. La cuestión social no encontraba respuesta. En 1920 ganó Arturo Alessandri con apoyo de sectores medios y obreros.

En 1924, jóvenes oficiales presionaron al Congreso («ruido de sables») y este aprobó las leyes sociales detenidas. La **Constitución de 1925** devolvió fuerza al presidente y separó Iglesia y Estado.

En 1929 llegó la crisis. Un informe de la Sociedad de las Naciones puso a Chile como el país más golpeado. Se juntaron **varios factores**: pocas exportaciones (salitre y cobre), el salitre sintético y los créditos externos. Ibáñez cayó en 1931.`,
      figure: {
        kind: 'timeline',
        from: 1890,
        to: 1940,
        events: [
          { year: 1891, label: 'Guerra civil' },
          { year: 1920, label: 'Alessandri, presidente' },
          { year: 1924, label: 'Leyes sociales' },
          { year: 1925, label: 'Constitución' },
          { year: 1931, label: 'Cae Ibáñez' },
          { year: 1939, label: 'Corfo' },
        ],
        periods: [{ from: 1891, to: 1925, label: 'Parlamentarismo' }],
        alt: 'Línea de tiempo de Chile de 1890 a 1940: guerra civil en 1891, Alessandri presidente en 1920, leyes sociales en 1924, Constitución en 1925, caída de Ibáñez en 1931 y creación de la Corfo en 1939. De 1891 a 1925 se marca el parlamentarismo.',
      },
      example: {
        problem: md`«La industria chilena nació con la Corfo, en 1939». Una investigadora encuentra fábricas de calzado y fideos en funciones en 1910. ¿Qué hace ese hallazgo con la afirmación?`,
        steps: [
          { title: 'Pregunta qué dice la tesis', text: md`Dice que antes de 1939 no había industria.` },
          {
            title: 'Compara fechas',
            text: md`Las fábricas son de 1910: anteriores a 1939 y también a la crisis de 1929.`,
          },
          {
            title: 'Matiza sin exagerar',
            text: md`La industria existía antes. La Corfo le dio un impulso mayor y planificado: no la creó de la nada.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-orden-de-los-hechos',
          text: md`Poner el parlamentarismo después de 1925. Empieza tras la guerra civil de 1891; los hechos de 1924 y 1925 lo cierran.`,
        },
        {
          mistake: 'historia-sin-cambio',
          text: md`Ver solo permanencia del Estado oligárquico. Una Constitución nueva y leyes sociales indican un cambio de papel del Estado.`,
        },
        {
          mistake: 'historia-otra-epoca',
          text: md`Traer hechos del siglo XIX, como la ocupación de la Araucanía, a una línea de los años veinte. Mira primero y último año.`,
        },
        {
          mistake: 'historia-causa-unica',
          text: md`Explicar la crisis chilena solo con la salida de Ibáñez, o solo con el salitre. Se juntaron exportaciones, créditos y precios.`,
        },
        {
          mistake: 'historia-otro-lugar',
          text: md`Hacer nacer la crisis en Santiago. Comenzó en Nueva York y llegó por el comercio y los créditos.`,
        },
        {
          mistake: 'historia-dato-sin-relacion',
          text: md`Usar un dato que confirma la crisis para discutir cuándo nació la industria. Para matizar una tesis sobre un origen, busca algo **anterior**.`,
        },
        {
          mistake: 'historia-otra-medida',
          text: md`Nombrar la Corfo (1939) como respuesta a preguntas sobre antes de 1929. Fue un impulso posterior.`,
        },
      ],
      checks: [
        {
          id: 'sentido-de-1924-y-1925',
          question: md`¿Qué cambio del Estado chileno muestran las leyes de 1924 y la Constitución de 1925?`,
          key: 'Más poder presidencial y más intervención en lo social',
          distractors: [
            {
              text: 'El comienzo del dominio del Congreso sobre el presidente',
              feedback: 'Eso empezó después de 1891. Aquí termina.',
              mistake: 'historia-orden-de-los-hechos',
            },
            {
              text: 'La continuidad del Estado oligárquico, sin reformas',
              feedback: 'Hay Constitución nueva y leyes sociales: es un cambio.',
              mistake: 'historia-sin-cambio',
            },
            {
              text: 'La creación de empresas públicas por medio de la Corfo',
              feedback: 'La Corfo es de 1939.',
              mistake: 'historia-otra-medida',
            },
          ],
          explanation: md`La Constitución de 1925 fortalece al presidente. Las leyes de 1924 meten al Estado en el trabajo y la previsión.`,
        },
        {
          id: 'por-que-tan-fuerte',
          question: md`¿Por qué la crisis golpeó a Chile más que a otros países?`,
          key: 'Dependía de pocas exportaciones y de créditos externos',
          distractors: [
            {
              text: 'Tenía los aranceles más altos y eso provocó la caída',
              feedback: 'Los aranceles subieron después, como defensa.',
              mistake: 'historia-invierte-causa',
            },
            {
              text: 'Había caído su presidente y eso detuvo la economía',
              feedback: 'Ibáñez cayó en 1931, cuando la crisis ya estaba en marcha.',
              mistake: 'historia-causa-unica',
            },
            {
              text: 'Había quebrado su bolsa antes que la de Nueva York',
              feedback: 'El inicio fue en Nueva York, en octubre de 1929.',
              mistake: 'historia-otro-lugar',
            },
          ],
          explanation: md`Salitre y cobre eran casi todo lo que se vendía. Al cerrarse el comercio y el crédito, no había otra fuente de ingresos.`,
        },
        {
          id: 'evidencia-que-matiza',
          question: md`Alguien dice que la industria nació por la crisis de 1929. ¿Qué dato obligaría a matizarlo?`,
          key: 'Un censo de fábricas con miles de obreros en 1915',
          distractors: [
            {
              text: 'Un informe sobre la caída del salitre en 1931',
              feedback: 'Confirma la crisis, pero no habla del origen de la industria.',
              mistake: 'historia-dato-sin-relacion',
            },
            {
              text: 'Un acta de la creación de la Corfo en 1939',
              feedback: 'Es posterior a 1929: no muestra industria anterior.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'Un diario sobre la caída de Ibáñez en 1931',
              feedback: 'Trata de política y es posterior.',
              mistake: 'historia-dato-sin-relacion',
            },
          ],
          explanation: md`Si en 1915 ya había fábricas, la industria es anterior a la crisis. Esta pudo acelerarla, pero no originarla.`,
        },
      ],
    },
  ],
  summary: [
    md`La guerra de 1914 quebró la confianza en el progreso y acostumbró al Estado a intervenir.`,
    md`1929: bolsa, crédito, despidos, consumo. Se extendió por el comercio y los préstamos.`,
    md`Caminos rivales: comunismo, fascismo, y democracias con un Estado más activo.`,
    md`Chile: leyes sociales (1924), Constitución (1925), crisis por varios factores a la vez.`,
  ],
  sources: [
    { name: 'Eric Hobsbawm, Historia del siglo XX', year: 1994, detail: 'guerra, crisis y caída del liberalismo' },
    { name: 'Stanley Lebergott, Manpower in Economic Growth', year: 1964, detail: 'desempleo en Estados Unidos' },
    {
      name: 'Simon Collier y William Sater, Historia de Chile, 1808-1994',
      year: 1998,
      detail: 'Chile entre 1891 y 1932',
    },
    { name: 'Constitución Política de la República de Chile', year: 1925 },
    {
      name: 'Sociedad de las Naciones, World Economic Survey 1932-33',
      year: 1933,
      detail: 'Chile, el país más golpeado en su comercio',
    },
  ],
});
