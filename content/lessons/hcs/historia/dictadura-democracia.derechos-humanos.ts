import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.dictadura-democracia.derechos-humanos',
  version: 1,
  minutes: 15,
  opening: {
    question: md`Una mujer va a una comisaría en 1974 a preguntar por su hijo. Le dicen que ahí no hay nadie con ese nombre. Vuelve al día siguiente, y al otro. Si el Estado niega que lo tiene, ¿a quién le reclama?`,
    guesses: ['A los tribunales', 'A las iglesias y a otras familias', 'A nadie: no hay nada que hacer'],
    reveal: md`Muchas familias probaron las dos primeras cosas. Los tribunales rechazaron casi todos los recursos, y las iglesias dieron ayuda legal. Vas a ver qué garantías se perdieron, por qué se habla de **crímenes del Estado** y cómo se estableció la verdad.`,
  },
  points: [
    {
      id: 'garantias-perdidas',
      title: 'Las garantías que se perdieron',
      idea: md`Después del 11 de septiembre de 1973, la Junta de Gobierno disolvió el Congreso, prohibió o suspendió los partidos, destruyó los registros electorales y censuró los medios. Hubo estado de sitio y toque de queda. La CUT fue disuelta.

Son **derechos civiles y políticos**: libertad personal, de expresión, de reunión y de asociación, y el derecho a elegir autoridades.

Una **garantía** es lo que protege un derecho. El recurso de amparo, por ejemplo, obliga a un juez a revisar una detención. Se presentaron miles; los tribunales acogieron muy pocos. El derecho estaba escrito, pero la garantía no funcionaba.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'congreso', label: 'Congreso disuelto', column: 0, row: 0 },
          { id: 'censura', label: 'Censura de medios', column: 0, row: 1 },
          { id: 'toque', label: 'Toque de queda', column: 0, row: 2 },
          { id: 'elegir', label: 'No se eligen representantes', column: 1, row: 0 },
          { id: 'expresar', label: 'No hay libre expresión', column: 1, row: 1 },
          { id: 'mover', label: 'No hay libre movimiento', column: 1, row: 2 },
        ],
        arrows: [
          { from: 'congreso', to: 'elegir' },
          { from: 'censura', to: 'expresar' },
          { from: 'toque', to: 'mover' },
        ],
        alt: 'Esquema de tres medidas y lo que impiden. El Congreso disuelto impide elegir representantes; la censura de medios, la libre expresión; el toque de queda, el libre movimiento.',
      },
      example: {
        problem: md`En noviembre de 1973 se prohíbe una asamblea de vecinos y un diario recibe la orden de no publicar una noticia. ¿Qué derecho afecta cada medida?`,
        steps: [
          { title: 'Pregunta qué impide la primera', text: md`Impide juntarse: afecta la libertad de reunión.` },
          {
            title: 'Pregunta qué impide la segunda',
            text: md`Impide informar: afecta la libertad de expresión y de prensa.`,
          },
          {
            title: 'Clasifícalas',
            text: md`Las dos son libertades civiles. Ninguna trata de sueldos, vivienda o comercio.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-otra-medida',
          text: md`Responder con derechos sociales (huelga, vivienda, pensión) cuando las medidas son sobre reunirse, opinar o elegir. Relaciona cada medida con lo que impide hacer.`,
        },
        {
          mistake: 'historia-otra-epoca',
          text: md`Responder con la ampliación del voto (mujeres, analfabetos). Eso es anterior: aquí no se discute quién vota, sino que no hay elecciones libres.`,
        },
        {
          mistake: 'historia-generaliza',
          text: md`Decir que se limitó toda libertad, incluida la de empresa. Las medidas del esquema son políticas; la economía fue en otra dirección.`,
        },
      ],
      checks: [
        {
          id: 'medida-y-derecho',
          question: md`En 1974 se prohíbe la actividad de una federación de estudiantes. ¿Qué derecho se limita?`,
          key: 'El de asociación',
          distractors: [
            {
              text: 'El de educación',
              feedback: 'Las clases podían seguir. Lo prohibido es organizarse.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'El de sufragio femenino',
              feedback: 'Es de 1934 y 1949, y aquí no se trata de quién vota.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'El de propiedad',
              feedback: 'La medida no toca bienes ni empresas.',
              mistake: 'historia-generaliza',
            },
          ],
          explanation: md`Una federación es una asociación. Prohibirla limita el derecho a organizarse.`,
        },
        {
          id: 'derecho-sin-garantia',
          question: md`¿Qué muestra que los tribunales rechazaran casi todos los recursos de amparo?`,
          key: 'Que existía el derecho, pero falló su protección',
          distractors: [
            {
              text: 'Que no hubo detenciones que se debieran revisar',
              feedback: 'Los informes oficiales acreditaron miles de detenciones.',
              mistake: 'historia-discurso-por-realidad',
            },
            {
              text: 'Que el recurso de amparo todavía no se inventaba',
              feedback: 'Existía desde mucho antes: por eso las familias lo usaron.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'Que los jueces revisaron a fondo cada detención',
              feedback: 'En general no se investigó: bastaba la negativa de la autoridad.',
              mistake: 'historia-discurso-por-realidad',
            },
          ],
          explanation: md`La norma seguía en el papel. Sin jueces que la hicieran valer, no protegía a nadie.`,
        },
      ],
    },
    {
      id: 'terrorismo-de-estado',
      title: 'Por qué se habla de terrorismo de Estado',
      idea: md`La represión fue obra de **agentes del Estado**, con recintos y dinero del Estado. La DINA, creada por decreto en 1974, tuvo centros secretos de detención y tortura. En 1977 la reemplazó la CNI.

Los delitos: detención ilegal, tortura, exilio forzado, ejecución y **desaparición**: detener a alguien y negar que se lo tiene. Las víctimas fueron de varios partidos, y también personas sin militancia.

Se llama **terrorismo de Estado** por quién actúa y cómo: el Estado, que debe proteger, usa el terror contra la población de manera organizada. Por eso es una **violación de derechos humanos** y no un delito común.`,
      example: {
        problem: md`Compara dos casos imaginarios. A: un asaltante mata a un comerciante. B: agentes detienen a una profesora, la llevan a un recinto secreto y niegan tenerla. ¿Por qué B es una violación de derechos humanos?`,
        steps: [
          { title: 'Mira quién actúa', text: md`En A actúa un particular. En B actúan agentes del Estado.` },
          {
            title: 'Mira qué medios usa',
            text: md`En B hay recintos, vehículos y una negativa oficial: es una política, no un hecho aislado.`,
          },
          {
            title: 'Concluye',
            text: md`En A el Estado puede perseguir el delito. En B quien debía proteger es quien daña. Esa es la diferencia.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-otros-actores',
          text: md`Atribuir estos crímenes a grupos privados. Mira de quién dependía el organismo: la DINA dependía de la Junta de Gobierno.`,
        },
        {
          mistake: 'historia-causa-unica',
          text: md`Definirlo por el partido de las víctimas. Hubo personas de muchos sectores; lo que lo define es que actúa el Estado, de forma organizada.`,
        },
      ],
      checks: [
        {
          id: 'que-lo-define',
          question: md`¿Qué dato permite llamar terrorismo de Estado a la acción de la DINA?`,
          key: 'Era un organismo oficial que actuaba de modo organizado',
          distractors: [
            {
              text: 'Era un grupo privado que actuaba sin que nadie lo supiera',
              feedback: 'La creó un decreto y dependía de la Junta.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'Era una policía que perseguía a un solo partido político',
              feedback: 'Hubo víctimas de varios sectores, y no es eso lo que define el término.',
              mistake: 'historia-causa-unica',
            },
            {
              text: 'Era un servicio que existía desde antes del año 1973',
              feedback: 'Se creó por decreto en 1974.',
              mistake: 'historia-otra-epoca',
            },
          ],
          explanation: md`Dos elementos: es el Estado, y lo hace con un plan, recintos y personal propios.`,
        },
        {
          id: 'que-es-desaparicion',
          question: md`¿Qué distingue la desaparición forzada de otros delitos?`,
          key: 'Quien detuvo a la persona niega tenerla',
          distractors: [
            {
              text: 'La persona se fue del país sin avisar',
              feedback: 'Eso es lo que se decía a veces a las familias.',
              mistake: 'historia-discurso-por-realidad',
            },
            {
              text: 'La persona fue expulsada a otro país',
              feedback: 'Eso es exilio forzado, otra violación.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'Quien la detuvo es un particular',
              feedback: 'En la desaparición forzada actúa el Estado.',
              mistake: 'historia-otros-actores',
            },
          ],
          explanation: md`La negativa deja a la familia sin cuerpo, sin juicio y sin respuesta. Por eso el delito se considera permanente.`,
        },
      ],
    },
    {
      id: 'defensa-y-verdad',
      title: 'Defender, denunciar, establecer la verdad',
      idea: md`Las iglesias crearon el **Comité Pro Paz** (1973) y, después, la **Vicaría de la Solidaridad** (1976), con abogados y archivos. Las familias se agruparon. Mujeres bordaron **arpilleras** que contaban lo que la prensa no decía.

Con la democracia vinieron las comisiones. El **Informe Rettig** (1991) investigó muertes y desapariciones. El **Informe Valech** (2004) investigó prisión política y tortura; se amplió en 2011. Sumadas, las listas oficiales reconocen más de 3.200 personas muertas o desaparecidas y unas 38 mil que sobrevivieron a prisión o tortura.

Cada fuente responde a algo: un informe permite contar casos; una arpillera, saber cómo se vivió y se denunció.`,
      figure: {
        kind: 'timeline',
        from: 1972,
        to: 2012,
        events: [
          { year: 1973, label: 'Golpe; Comité Pro Paz' },
          { year: 1976, label: 'Vicaría de la Solidaridad' },
          { year: 1990, label: 'Fin de la dictadura' },
          { year: 1991, label: 'Informe Rettig' },
          { year: 2004, label: 'Informe Valech' },
          { year: 2011, label: 'Segundo informe Valech' },
        ],
        alt: 'Línea de tiempo de 1972 a 2012: golpe de Estado y Comité Pro Paz en 1973, Vicaría de la Solidaridad en 1976, fin de la dictadura en 1990, Informe Rettig en 1991, Informe Valech en 2004 y segundo informe Valech en 2011.',
      },
      example: {
        problem: md`Encuentras una arpillera de 1978: mujeres con fotos en el pecho, frente a un edificio, y la frase «¿Dónde están?». ¿Qué te permite saber y qué no?`,
        steps: [
          { title: 'Describe', text: md`Hay mujeres, fotos y una pregunta. Se hizo en 1978, durante la dictadura.` },
          { title: 'Pregunta para qué se hizo', text: md`Para denunciar: hay personas que faltan y nadie responde.` },
          {
            title: 'Pon el límite',
            text: md`No permite contar desaparecidos. Sí permite conocer cómo se organizaron y qué pedían quienes la bordaron.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-excede-la-fuente',
          text: md`Sacar un número de víctimas de un bordado o de una carta. Para contar hacen falta registros, como los informes.`,
        },
        {
          mistake: 'historia-discurso-por-realidad',
          text: md`Creer que los tribunales respondieron porque aparecen en la imagen. La pregunta bordada dice que faltaba respuesta.`,
        },
        {
          mistake: 'historia-presentismo',
          text: md`Descartar una fuente porque no es un documento oficial. En dictadura, lo que el Estado calla puede estar en una arpillera.`,
        },
        {
          mistake: 'historia-contradice-la-fuente',
          text: md`Decir que los dos informes investigaron lo mismo. Rettig: muertes y desapariciones. Valech: prisión política y tortura.`,
        },
        {
          mistake: 'historia-lee-mal-los-datos',
          text: md`Ubicar un informe antes de 1990. Las comisiones las crearon gobiernos elegidos.`,
        },
      ],
      checks: [
        {
          id: 'rettig-y-valech',
          question: md`Una persona estuvo presa y fue torturada en 1974, y sobrevivió. ¿En qué informe se investigó un caso como el suyo?`,
          key: 'En el Valech, de 2004',
          distractors: [
            {
              text: 'En el Rettig, de 1991',
              feedback: 'El Rettig investigó muertes y desapariciones.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'En uno publicado antes de 1990',
              feedback: 'Las comisiones son posteriores al fin de la dictadura.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'En el decreto que creó la DINA',
              feedback: 'Ese decreto creó el organismo: no investigó nada.',
              mistake: 'historia-otra-medida',
            },
          ],
          explanation: md`El Informe Valech recogió los testimonios de quienes sobrevivieron a la prisión política y la tortura.`,
        },
        {
          id: 'uso-de-la-arpillera',
          question: md`¿Para qué le sirve una arpillera de 1978 a quien investiga la época?`,
          key: 'Para conocer cómo denunciaban quienes la hicieron',
          distractors: [
            {
              text: 'Para calcular cuántas personas habían desaparecido',
              feedback: 'Un bordado no permite contar casos.',
              mistake: 'historia-excede-la-fuente',
            },
            {
              text: 'Para probar que los jueces daban una respuesta',
              feedback: 'La pregunta «¿Dónde están?» indica lo contrario.',
              mistake: 'historia-discurso-por-realidad',
            },
            {
              text: 'Para nada, porque no la emitió una autoridad',
              feedback: 'Una fuente no oficial también informa.',
              mistake: 'historia-presentismo',
            },
          ],
          explanation: md`Es la voz de quienes no tenían prensa ni tribunales. Dice qué pedían y cómo se organizaron.`,
        },
        {
          id: 'papel-de-la-vicaria',
          question: md`¿Qué papel tuvo la Vicaría de la Solidaridad?`,
          key: 'Dio defensa legal y guardó registros de los casos',
          distractors: [
            {
              text: 'Dirigió los recintos secretos de detención',
              feedback: 'Esos recintos eran de la DINA y la CNI.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'Redactó el informe oficial del año 2004',
              feedback: 'Ese informe es de una comisión del Estado; la Vicaría cerró en 1992.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'Reemplazó al Congreso que se disolvió en 1973',
              feedback: 'Era un organismo de la Iglesia; no hacía leyes.',
              mistake: 'historia-otra-medida',
            },
          ],
          explanation: md`Sus abogados presentaron recursos, y sus archivos fueron clave para las comisiones de verdad.`,
        },
      ],
    },
  ],
  summary: [
    md`Se perdieron libertades civiles y políticas; las garantías dejaron de funcionar.`,
    md`Terrorismo de Estado: agentes del Estado, de modo organizado, contra la población.`,
    md`Defensa: Comité Pro Paz, Vicaría, agrupaciones de familiares.`,
    md`Verdad: Rettig (1991), muertes y desapariciones; Valech (2004 y 2011), prisión y tortura.`,
  ],
  sources: [
    { name: 'Comisión Nacional de Verdad y Reconciliación, informe (Informe Rettig)', year: 1991 },
    { name: 'Comisión Nacional sobre Prisión Política y Tortura, informe (Informe Valech)', year: 2004 },
    {
      name: 'Comisión Asesora para la calificación de Detenidos Desaparecidos, Ejecutados Políticos y Víctimas de Prisión Política y Tortura, informe',
      year: 2011,
    },
    { name: 'Decreto Ley 521, que crea la DINA, Chile', year: 1974 },
  ],
});
