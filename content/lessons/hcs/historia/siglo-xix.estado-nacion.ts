import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.siglo-xix.estado-nacion',
  version: 3,
  minutes: 16,
  opening: {
    question: md`En 1861, cuando se proclamó el Reino de Italia, los lingüistas estiman que apenas una minoría de sus habitantes usaba el italiano a diario. ¿Cómo pudo nacer una nación sin un idioma común?`,
    guesses: [
      'La nación ya existía y el idioma era un detalle',
      'El Estado formó después a la nación',
      'Es que en realidad no era una nación',
    ],
    reveal: md`La mayoría hablaba lenguas y dialectos de su región. El Estado se unificó primero y enseñó después: con escuelas, cuarteles, mapas y fiestas. En esta lección vas a ver cómo se construyen las naciones y quiénes pagaron el costo.`,
  },
  points: [
    {
      id: 'estado-y-nacion',
      title: 'Un Estado, una nación',
      idea: md`**Estado** es una organización política: gobierno, leyes y un territorio con fronteras. **Nación** es una comunidad: personas que se sienten parte de un mismo pueblo, por su lengua, su historia o el deseo de vivir juntas.

El **Estado-nación** quiere que las dos cosas coincidan: un pueblo, un territorio, un gobierno. Hoy parece natural, pero es reciente. En 1800, Europa estaba llena de imperios con muchos pueblos (como el austríaco) y de pueblos repartidos en muchos Estados (como el alemán).

El **nacionalismo** es la idea que empuja a unirlas. Podía juntar territorios o romper imperios.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'imperio', label: 'Imperio: un Estado, muchas naciones', column: 0, row: 0 },
          { id: 'dividida', label: 'Una nación, muchos Estados', column: 0, row: 1 },
          { id: 'meta', label: 'Estado-nación: un Estado, una nación', column: 1, row: 0 },
        ],
        arrows: [
          { from: 'imperio', to: 'meta', label: 'separarse' },
          { from: 'dividida', to: 'meta', label: 'unificarse' },
        ],
        alt: 'Esquema con dos caminos hacia el Estado-nación. Un imperio con muchas naciones llega a él por separación. Una nación dividida en muchos Estados llega por unificación.',
        caption: 'Dos caminos hacia el Estado-nación.',
      },
      example: {
        problem: md`En 1850, el Imperio austríaco gobernaba a alemanes, húngaros, checos y otros pueblos. Los alemanes, a su vez, vivían en decenas de Estados. ¿Qué efecto contrario podía tener el nacionalismo en cada caso?`,
        steps: [
          {
            title: 'Cuenta Estados y naciones en cada caso',
            text: md`El Imperio austríaco: un Estado, muchas naciones. Los alemanes: una nación, muchos Estados.`,
          },
          {
            title: 'Aplica la meta',
            text: md`El nacionalismo busca que a cada nación le corresponda un Estado.`,
          },
          {
            title: 'Saca el efecto',
            text: md`En Austria empuja a **separar**; entre los alemanes empuja a **unir**. La misma idea divide o junta según de dónde se parta.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-otro-regimen',
          text: md`Confundir el Estado-nación con un regreso a los fueros o lenguas medievales. Buscaba lo contrario: una ley, una lengua y una bandera para todos.`,
        },
      ],
      checks: [
        {
          id: 'pueblo-sin-estado',
          question: md`Un pueblo comparte lengua e historia, pero vive repartido en tres países. ¿Qué le falta para formar un Estado-nación?`,
          key: 'Un gobierno y un territorio propios',
          distractors: [
            {
              text: 'Una identidad y un pasado comunes',
              feedback: 'Eso ya lo tiene: es lo que hace de él una nación.',
            },
            {
              text: 'Un rey y una nobleza de su sangre',
              feedback: 'Un Estado-nación puede ser república: no necesita rey ni nobles.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'Una lengua y una religión oficiales',
              feedback: 'Pueden ayudar, pero lo que falta aquí es la parte política: el Estado.',
            },
          ],
          explanation: md`Ya existe la comunidad, o sea, la nación. Falta el Estado: una organización política sobre un territorio.`,
        },
        {
          id: 'nacionalismo-en-un-imperio',
          question: md`¿Por qué a los gobernantes de imperios con muchos pueblos les preocupaba el nacionalismo?`,
          key: 'Porque animaba a cada pueblo a pedir su propio Estado',
          distractors: [
            {
              text: 'Porque defendía los privilegios locales de la Edad Media',
              feedback: 'El nacionalismo quería unificar leyes y costumbres, no devolver privilegios.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'Porque pedía unir todos los imperios en uno más grande',
              feedback: 'Pedía un Estado por nación: eso rompe imperios.',
            },
            {
              text: 'Porque proponía que los obreros gobernaran sin fronteras',
              feedback: 'Eso es internacionalismo obrero. El nacionalismo defiende las fronteras.',
              mistake: 'historia-otro-regimen',
            },
          ],
          explanation: md`Si a cada nación le corresponde un Estado, un imperio de muchas naciones tiende a partirse.`,
        },
      ],
    },
    {
      id: 'unificaciones',
      title: 'Italia y Alemania: unir desde arriba',
      idea: md`En 1848, los revolucionarios intentaron unir Italia y Alemania desde abajo y fracasaron. Después lo hicieron dos reinos con ejército y ministros hábiles.

- **Piamonte-Cerdeña**, con Cavour, y las expediciones de Garibaldi: Reino de Italia en 1861, con Roma desde 1870.
- **Prusia**, con Bismarck, tras guerras contra Dinamarca, Austria y Francia: Imperio alemán en 1871.

En común: un Estado que conduce, guerras, diplomacia y un nacionalismo que las apoya. Consecuencia: dos potencias nuevas cambiaron el equilibrio de Europa. Alemania le quitó a Francia Alsacia y parte de Lorena, y ese rencor pesó hasta 1914.`,
      figure: {
        kind: 'timeline',
        from: 1845,
        to: 1875,
        events: [
          { year: 1848, label: 'Revoluciones fracasadas' },
          { year: 1861, label: 'Reino de Italia' },
          { year: 1864, label: 'Prusia y Austria contra Dinamarca' },
          { year: 1866, label: 'Prusia contra Austria' },
          { year: 1870, label: 'Roma se une a Italia' },
          { year: 1871, label: 'Imperio alemán' },
        ],
        alt: 'Línea de tiempo de 1845 a 1875: revoluciones fracasadas en 1848, Reino de Italia en 1861, guerra de Prusia y Austria contra Dinamarca en 1864, Prusia contra Austria en 1866, Roma se une a Italia en 1870 e Imperio alemán en 1871.',
      },
      example: {
        problem: md`«La unificación alemana fue un resultado de la voluntad popular de 1848». ¿Qué hechos obligan a corregir la frase?`,
        steps: [
          {
            title: 'Mira qué pasó en 1848',
            text: md`Hubo revoluciones y un parlamento que quiso unir Alemania. El rey de Prusia rechazó la corona que le ofrecía y el intento fracasó.`,
          },
          {
            title: 'Mira quién actúa después',
            text: md`En 1864, 1866 y 1870 hay guerras. Las conduce Prusia, con su rey y su ministro Bismarck.`,
          },
          {
            title: 'Corrige la frase',
            text: md`En 1848 existía el deseo de unirse, pero la unificación de 1871 la dirigió el Estado prusiano con guerras y diplomacia.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-orden-de-los-hechos',
          text: md`Ubicar estas unificaciones después de la Primera Guerra Mundial. Son de 1861 a 1871; esa guerra empezó en 1914 y dio origen a otros países.`,
        },
        {
          mistake: 'historia-otros-actores',
          text: md`Atribuir la dirección a la Iglesia, a los obreros o a otro imperio. Pregunta quién tenía el ejército: Piamonte y Prusia. El papa, de hecho, se opuso a perder Roma.`,
        },
      ],
      checks: [
        {
          id: 'quien-dirigio',
          question: md`¿Qué papel tuvieron Piamonte-Cerdeña y Prusia en las unificaciones?`,
          key: 'Fueron los Estados que las condujeron',
          distractors: [
            {
              text: 'Fueron los imperios que las impidieron',
              feedback: 'Quien más se opuso fue Austria, que perdió influencia en ambos territorios.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'Fueron las regiones que se separaron',
              feedback: 'No se separaron: unieron a otros alrededor suyo.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'Fueron los países creados en 1918',
              feedback: 'Eso vino tras la Primera Guerra. Aquí hablamos de 1861 a 1871.',
              mistake: 'historia-orden-de-los-hechos',
            },
          ],
          explanation: md`Los dos pusieron ejército, rey y ministros. Los demás territorios se fueron sumando a ellos.`,
        },
        {
          id: 'alsacia-y-lorena',
          question: md`¿Qué consecuencia de la unificación alemana duró décadas?`,
          key: 'La rivalidad con Francia por los territorios perdidos',
          distractors: [
            {
              text: 'La división de Alemania en dos Estados rivales',
              feedback: 'Esa división es de 1949, después de la Segunda Guerra Mundial.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'El regreso de los Estados del papa en Roma',
              feedback: 'Roma es asunto de Italia, y en 1870 el papa la perdió.',
              mistake: 'historia-otro-lugar',
            },
            {
              text: 'La revolución que fracasó en el año 1848',
              feedback: 'Una consecuencia no puede ser anterior: 1848 viene antes que 1871.',
              mistake: 'historia-orden-de-los-hechos',
            },
          ],
          explanation: md`En 1871 Alemania se quedó con Alsacia y parte de Lorena. En Francia, recuperarlas fue un deseo constante hasta la guerra de 1914.`,
        },
        {
          id: 'comparar-intentos',
          question: md`¿Qué diferencia hay entre los intentos de 1848 y las unificaciones posteriores?`,
          key: 'En 1848 empujaron revolucionarios; después, Estados con ejército',
          distractors: [
            {
              text: 'En 1848 empujaron reyes y ministros; después, los parlamentos',
              feedback: 'Están invertidos: los reyes y ministros dirigieron la segunda etapa.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'En 1848 se buscaba dividir naciones; después, se buscó unirlas',
              feedback: 'En Italia y Alemania la meta fue la misma: unirse.',
            },
            {
              text: 'En 1848 se logró la unidad; después, se perdió con las guerras',
              feedback: 'En 1848 fracasaron; con las guerras se logró.',
              mistake: 'historia-orden-de-los-hechos',
            },
          ],
          explanation: md`La meta se parecía. Cambió quién la llevaba adelante y con qué medios: de las barricadas a los ejércitos y los tratados.`,
        },
      ],
    },
    {
      id: 'fabricar-ciudadanos',
      title: 'Cómo un Estado forma una nación',
      idea: md`Un Estado con fronteras nuevas necesita que la gente se sienta parte. Para eso sirvieron la **escuela** (una lengua y una historia común), el **servicio militar**, las **fiestas patrias**, los himnos, los mapas y los censos.

En América el orden fue el mismo: primero las repúblicas, después los chilenos, los argentinos o los peruanos. En Chile, la Ley de Instrucción Primaria de 1860 hizo gratuita la enseñanza del Estado. La obligación llegó en 1920.

Ojo con las fuentes: un libro escolar que dice «somos todos hermanos» no prueba que lo fueran. Muestra lo que el Estado quería lograr.`,
      readings: [
        {
          title: 'Discurso de un subdelegado en la plaza, 18 de septiembre',
          by: 'Texto escrito para Travesía, que imita un discurso de fines del siglo XIX',
          text: md`Vecinos: hoy no hay entre nosotros patrones ni peones, porteños ni montañeses. Hay chilenos. La misma campana que suena en esta plaza suena a esta hora en Copiapó y en Ancud. El niño que aún no sabe su himno lo aprenderá este año en la escuela, y aprenderá también la forma de su patria en el mapa que el gobierno nos ha mandado.`,
        },
      ],
      example: {
        problem: md`¿Qué dice el discurso y para qué se dijo?`,
        steps: [
          {
            title: 'Lo que dice',
            text: md`Que ese día no hay diferencias, que en todas partes se celebra igual y que la escuela enseñará el himno y el mapa.`,
          },
          {
            title: 'Lo que delata',
            text: md`Hay niños que no saben el himno, y el mapa recién llegó. La identidad común todavía se está enseñando.`,
          },
          {
            title: 'El propósito',
            text: md`Busca que los vecinos se sientan parte de una nación. No informa sobre la vida de los peones: los nombra para decir que, hoy, no importan las diferencias.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-discurso-por-realidad',
          text: md`Leer la unidad que proclama un discurso como un hecho. Si todos ya compartieran la identidad, no haría falta enseñarla.`,
        },
        {
          mistake: 'historia-confunde-proposito',
          text: md`Quedarse en los datos que aparecen (oficios, ciudades) y decir que el texto «informa» de ellos. Pregunta qué quiere lograr el autor en quien escucha.`,
        },
        {
          mistake: 'historia-contradice-la-fuente',
          text: md`Decir que el texto destaca las diferencias cuando las nombra para borrarlas. Lee qué afirma de ellas.`,
        },
        {
          mistake: 'historia-excede-la-fuente',
          text: md`Encontrar denuncias o críticas que el texto no hace. Si no puedes subrayar la frase que lo dice, la respuesta agrega algo tuyo.`,
        },
      ],
      checks: [
        {
          id: 'proposito-del-discurso',
          question: md`¿Con qué intención nombra el discurso a patrones y peones, porteños y montañeses?`,
          key: 'Para poner por encima de ellos una identidad común',
          distractors: [
            {
              text: 'Para informar de los grupos que vivían en el pueblo',
              feedback: 'Aparecen, pero el discurso los nombra para decir algo sobre ellos.',
              mistake: 'historia-confunde-proposito',
            },
            {
              text: 'Para denunciar el trato que los patrones daban a los peones',
              feedback: 'No hay ninguna denuncia en el texto. Busca la frase y no la verás.',
              mistake: 'historia-excede-la-fuente',
            },
            {
              text: 'Para mostrar cuánto separa a la costa de la montaña',
              feedback: 'Dice lo contrario: que ese día no hay porteños ni montañeses.',
              mistake: 'historia-contradice-la-fuente',
            },
          ],
          explanation: md`La frase clave es «Hay chilenos». Las diferencias se nombran para quedar en segundo plano frente a la nación.`,
        },
        {
          id: 'que-prueba-el-mapa',
          question: md`El discurso dice que el gobierno mandó mapas a la escuela. ¿Qué se puede concluir de ese dato?`,
          key: 'Que el Estado usaba la escuela para enseñar su territorio',
          distractors: [
            {
              text: 'Que los vecinos ya conocían bien el territorio del país',
              feedback: 'Si lo conocieran, ¿para qué enseñarlo? El texto mira hacia el futuro.',
              mistake: 'historia-discurso-por-realidad',
            },
            {
              text: 'Que la Iglesia dirigía las escuelas de esa región',
              feedback: 'El mapa lo manda el gobierno. La Iglesia no aparece en el texto.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'Que todos los niños del país asistían a la escuela',
              feedback: 'El texto no dice cuántos asistían. La obligación llegó en 1920.',
              mistake: 'historia-excede-la-fuente',
            },
          ],
          explanation: md`El mapa es una herramienta: enseña a imaginar un país más grande que el pueblo propio.`,
        },
        {
          id: 'orden-estado-nacion',
          question: md`¿Por qué se dice que en América el Estado ayudó a crear la nación?`,
          key: 'Porque primero hubo repúblicas y después se enseñó la identidad',
          distractors: [
            {
              text: 'Porque las identidades de hoy existían antes de la Conquista',
              feedback: 'Chilenos o peruanos, como naciones, se formaron con las repúblicas.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'Porque los pueblos eran idénticos y solo faltaba el gobierno',
              feedback: 'Había lenguas, grupos y regiones muy distintas.',
              mistake: 'historia-discurso-por-realidad',
            },
            {
              text: 'Porque España organizó las escuelas de los nuevos países',
              feedback: 'Ya no gobernaba: las escuelas las abrió cada república.',
              mistake: 'historia-otros-actores',
            },
          ],
          explanation: md`Las fronteras y gobiernos nacieron con la Independencia. Escuelas, fiestas y símbolos vinieron después a formar ciudadanos.`,
        },
      ],
    },
    {
      id: 'quienes-pagaron',
      title: 'Fronteras nuevas sobre territorios con dueños',
      idea: md`Un Estado-nación quiere mandar en todo el territorio que dibuja en su mapa. En el sur de América, ese mapa incluía tierras de pueblos indígenas que la Corona española no había logrado dominar de forma duradera.

Chile ocupó la Araucanía entre 1861 y 1883. Argentina hizo la llamada Conquista del Desierto, desde 1878. En los dos casos hubo campañas militares, fuertes, ferrocarril, colonos y despojo: los mapuche quedaron reducidos a una parte pequeña de sus tierras.

En Chile se entregaron **títulos de merced** entre 1884 y 1929. Según la Comisión de Verdad Histórica y Nuevo Trato (2003), sumaron unas 510 mil hectáreas; el territorio mapuche anterior medía varios millones.`,
      example: {
        problem: md`Un mapa oficial de 1870 pinta toda la Araucanía con el color de Chile. En ese año, ¿mandaba ahí el Estado chileno?`,
        steps: [
          {
            title: 'Distingue el mapa del terreno',
            text: md`El mapa muestra lo que el Estado reclamaba como propio.`,
          },
          {
            title: 'Busca fechas de control real',
            text: md`La ocupación empezó en 1861 y terminó en 1883, con la refundación de Villarrica.`,
          },
          {
            title: 'Concluye',
            text: md`En 1870 el control era parcial. El mapa se adelantó a los hechos: primero se dibujó la nación y después se ocupó el territorio.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-otro-lugar',
          text: md`Suponer que los indígenas obtuvieron Estados propios, como pasó con pueblos de otros continentes. Aquí perdieron autonomía a manos de Chile y Argentina.`,
        },
        {
          mistake: 'historia-otra-epoca',
          text: md`Hablar de la Corona española en 1870. Hacía medio siglo que gobernaban repúblicas: quien ocupa es el Estado nacional.`,
        },
      ],
      checks: [
        {
          id: 'quien-ocupa',
          question: md`¿Quién puso fin a la autonomía mapuche al sur del Biobío?`,
          key: 'La república chilena, en la segunda mitad del siglo XIX',
          distractors: [
            {
              text: 'La Corona española, durante los años de la Conquista',
              feedback: 'La Corona no logró dominar ese territorio y parlamentó con los mapuche.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'El Imperio inca, antes de la llegada de los españoles',
              feedback: 'Los incas no dominaron la zona al sur del Biobío.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'El Estado argentino, con la Conquista del Desierto',
              feedback: 'Esa campaña se hizo al otro lado de los Andes.',
              mistake: 'historia-otro-lugar',
            },
          ],
          explanation: md`La ocupación de la Araucanía (1861-1883) la hizo el Estado de Chile, con ejército, fuertes y colonización.`,
        },
        {
          id: 'efecto-de-los-titulos',
          question: md`Los títulos de merced sumaron unas 510 mil hectáreas. El territorio mapuche anterior medía varios millones. ¿Qué consecuencia muestra la comparación?`,
          key: 'La pérdida de la mayor parte de la tierra mapuche',
          distractors: [
            {
              text: 'La devolución de la tierra que se había ocupado',
              feedback: 'Medio millón es mucho menos que varios millones: la mayor parte no volvió.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'La creación de un Estado mapuche reconocido',
              feedback: 'Los títulos eran sobre tierras, no un gobierno propio.',
              mistake: 'historia-otro-lugar',
            },
            {
              text: 'La disminución de la población a 510 mil personas',
              feedback: 'La cifra es de hectáreas, no de personas.',
              mistake: 'historia-lee-mal-los-datos',
            },
          ],
          explanation: md`Si de varios millones de hectáreas quedó medio millón con título para las comunidades, la mayor parte del resto pasó al Estado, a colonos y a particulares.`,
        },
      ],
    },
  ],
  summary: [
    md`Estado: gobierno, ley y territorio. Nación: comunidad que se siente un pueblo. El Estado-nación quiere que coincidan.`,
    md`Italia (1861-1870) y Alemania (1871) se unieron desde arriba: un reino, guerras y diplomacia.`,
    md`Escuela, cuartel, mapas y fiestas formaron la identidad. Un discurso muestra lo que se quería, no lo que había.`,
    md`En Chile y Argentina, el Estado-nación se extendió sobre tierras indígenas.`,
  ],
  sources: [
    { name: 'Eric Hobsbawm, Naciones y nacionalismo desde 1780', year: 1990, detail: 'Estado, nación e idioma' },
    { name: 'Benedict Anderson, Comunidades imaginadas', year: 1983, detail: 'escuelas, mapas y censos' },
    { name: 'Ley de Instrucción Primaria, Chile', year: 1860 },
    { name: 'Ley 3.654, de Educación Primaria Obligatoria, Chile', year: 1920 },
    {
      name: 'Comisión de Verdad Histórica y Nuevo Trato con los Pueblos Indígenas, informe',
      year: 2003,
      detail: 'ocupación de la Araucanía y títulos de merced',
    },
  ],
});
