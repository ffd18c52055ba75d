import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-el-caso-de-las-bolsas',
  version: 1,
  genre: 'literario',
  title: 'El caso de las bolsas',
  introduction: 'Cuento. Texto escrito para Travesía.',
  text: md`Tenía once años y un cuaderno de detective cuando resolví mi único caso. Lo resolví mal.

Vivíamos en un edificio de veinte pisos, en Estación Central, y en el 1407 había un hombre cuyo nombre nadie conocía. Le decíamos «el de las bolsas». Salía a las once de la noche con un bolso vacío y volvía a las siete de la mañana, cuando yo esperaba el furgón, con dos bolsas grandes que no dejaba que nadie le ayudara a cargar. En marzo desaparecieron tres bicicletas del estacionamiento. En abril, una cuarta, que era la mía.

Conservo el cuaderno. Copio una página sin corregir: «Sospechoso: el del 1407. Pruebas: 1) trabaja de noche y nadie trabaja de noche. 2) es de otro país. 3) doña Ivonne dice que ella sabe. Conclusión: él».

Doña Ivonne era la presidenta del comité. En la reunión de mayo leyó mi cuaderno en voz alta, no todo, solo la conclusión, y la gente aplaudió. Alguien dijo que a esa clase de personas había que arrendarles con más papeles. Mi mamá no aplaudió. Me acuerdo de que me miró como si yo hubiera quebrado algo y todavía no me diera cuenta.

Esa noche me hizo levantarme. Bajamos al vestíbulo en pijama, y cuando el hombre salió ella le preguntó, sin rodeos, si podíamos acompañarlo. Él miró el cuaderno, que yo llevaba por costumbre, y dijo que sí.

Caminamos seis cuadras. Amasaba pan en una panadería sin letrero, de cara a un horno del tamaño de nuestra cocina. A las seis le pagaban, y además le daban el pan que había salido torcido. Con ese pan llenaba las bolsas. No las llevaba al edificio, o no primero: entraba por la puerta lateral del hospital y lo iba dejando, marraqueta por marraqueta, en las manos de quienes habían pasado la noche en las sillas.

—¿Y por qué no deja que le ayuden? —le pregunté.

—Porque me preguntarían —dijo—. Y lo que se cuenta ya no es lo mismo.

Se llamaba Wilner. Mi bicicleta apareció en agosto, en un aviso de internet, junto a las otras tres. Las vendía el sobrino de doña Ivonne. En la reunión de septiembre el asunto se trató en «varios», al final, cuando casi todos se habían ido, y nadie leyó nada en voz alta.

Hoy tengo la edad que él tenía entonces y trabajo de noche. A veces, en el ascensor, un niño me mira las manos y anota.`,
  items: [
    defineItem({
      id: 'cl-el-caso-de-las-bolsas-quien-vendia-las-bicicletas',
      version: 1,
      content: 'cl.textos.literarios.hechos-clave',
      otherContents: ['cl.localizar.informacion-explicita.literal'],
      skill: 'localizar',
      difficulty: 1,
      stem: '¿Quién vendía las bicicletas que habían desaparecido?',
      key: { text: 'Un pariente de la presidenta del comité.' },
      distractors: [
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Un compañero de trabajo de Wilner.',
          feedback: 'De la panadería no se nombra a ningún otro trabajador. Busca quién puso el aviso.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Un vecino que se había cambiado de piso.',
          feedback: 'El cuento no habla de ningún vecino así: la respuesta está escrita cerca del final.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Un hombre al que le decían «el de las bolsas».',
          feedback: 'Esa es la sospecha del comienzo, y resulta falsa.',
        },
      ],
      solution: [
        {
          title: 'Buscar el dato',
          text: 'El párrafo 9 dice que la bicicleta apareció en un aviso junto a las otras tres: «Las vendía el sobrino de doña Ivonne».',
        },
        {
          title: 'Quién es ella',
          text: 'El párrafo 4 aclara que doña Ivonne «era la presidenta del comité». Su sobrino es, por lo tanto, un pariente.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Un pariente de la presidenta del comité.',
        },
      ],
      evidence: ['Las vendía el sobrino de doña Ivonne.', 'Doña Ivonne era la presidenta del comité.'],
    }),
    defineItem({
      id: 'cl-el-caso-de-las-bolsas-las-pruebas-del-cuaderno',
      version: 1,
      content: 'cl.textos.literarios.creencias',
      otherContents: ['cl.interpretar.sentido.inferencias'],
      skill: 'interpretar',
      difficulty: 2,
      stem: '¿Qué revelan las «pruebas» anotadas en el cuaderno?',
      key: { text: 'Que al sospechoso se lo acusa por ser distinto y no por lo que ha hecho.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Que el niño ha reunido con paciencia datos que apuntan al culpable real.',
          feedback: 'Lee cada prueba: ¿alguna tiene que ver con las bicicletas?',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Que doña Ivonne oculta al niño lo que averiguó sobre su propio sobrino.',
          feedback: 'Puede que supiera, pero las pruebas no tratan de ella ni de su sobrino.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Que los vecinos vigilan en secreto a todas las personas que trabajan de noche.',
          feedback: 'El cuaderno habla de una sola persona y lo escribe un solo niño.',
        },
      ],
      solution: [
        {
          title: 'Mirar cada prueba',
          text: 'Trabajar de noche, venir de otro país y un rumor: ninguna relaciona al hombre con las bicicletas.',
        },
        {
          title: 'Nombrar el prejuicio',
          text: 'Las dos primeras solo señalan una diferencia («nadie trabaja de noche», «es de otro país»). La tercera es lo que alguien dice saber.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que al sospechoso se lo acusa por ser distinto y no por lo que ha hecho.',
        },
      ],
      evidence: [
        '1) trabaja de noche y nadie trabaja de noche. 2) es de otro país. 3) doña Ivonne dice que ella sabe.',
      ],
    }),
    defineItem({
      id: 'cl-el-caso-de-las-bolsas-la-actitud-de-la-madre',
      version: 1,
      content: 'cl.textos.literarios.personajes',
      otherContents: ['cl.interpretar.relaciones.conexiones'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué se puede concluir sobre la madre a partir de lo que hace después de la reunión de mayo?',
      key: { text: 'Prefiere que su hijo vea por sí mismo el error antes que reprenderlo.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Prefiere que su hijo descubra las pruebas que le faltan para acusar.',
          feedback: 'Ella no aplaudió la acusación: no busca reforzarla.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Quiere que su hijo pida disculpas delante de los vecinos del edificio.',
          feedback: 'Nadie habla de disculpas; bajan los dos, de noche y sin vecinos.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Quiere que su hijo aprenda el oficio de quienes trabajan de noche.',
          feedback: 'El oficio lo tendrá él de grande; ella lo lleva por otra razón.',
        },
      ],
      solution: [
        {
          title: 'Lo que sintió',
          text: 'No aplaude y mira al niño «como si yo hubiera quebrado algo y todavía no me diera cuenta».',
        },
        {
          title: 'Lo que hace',
          text: 'No lo reta ni le explica: lo levanta esa misma noche y pide acompañar al hombre. Lo pone frente a lo que no sabía.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Prefiere que su hijo vea por sí mismo el error antes que reprenderlo.',
        },
      ],
      evidence: [
        'Me acuerdo de que me miró como si yo hubiera quebrado algo y todavía no me diera cuenta.',
        'ella le preguntó, sin rodeos, si podíamos acompañarlo',
      ],
    }),
    defineItem({
      id: 'cl-el-caso-de-las-bolsas-por-que-no-recibe-ayuda',
      version: 1,
      content: 'cl.textos.literarios.conflicto',
      otherContents: ['cl.textos.literarios.personajes', 'cl.interpretar.sentido.significado'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Qué quiere decir Wilner con «lo que se cuenta ya no es lo mismo»?',
      key: { text: 'Que su gesto perdería valor si tuviera que andar contándolo.' },
      distractors: [
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Que en el hospital lo despedirían si supieran de dónde viene el pan.',
          feedback: 'No trabaja en el hospital, y nada indica que tema un castigo.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Que los vecinos cambiarían su relato para seguir culpándolo a él.',
          feedback: 'Eso pasa en la reunión, que él no menciona. Piensa en qué oculta y por qué.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Que el pan torcido vale menos cuando se cuenta marraqueta por marraqueta.',
          feedback: 'Usa «cuenta» con otro sentido: aquí no se trata de números.',
        },
      ],
      solution: [
        {
          title: 'A qué responde',
          text: 'El niño le pregunta por qué no deja que le ayuden. «Porque me preguntarían», dice: la ayuda lo obligaría a explicar.',
        },
        {
          title: 'Qué cambiaría',
          text: 'Da el pan por una puerta lateral, sin anunciarlo. Si lo contara, pasaría a ser algo que se luce; callarlo lo mantiene como un gesto para quienes esperan.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que su gesto perdería valor si tuviera que andar contándolo.',
        },
      ],
      evidence: [
        '—Porque me preguntarían —dijo—. Y lo que se cuenta ya no es lo mismo.',
        'entraba por la puerta lateral del hospital y lo iba dejando, marraqueta por marraqueta',
      ],
    }),
    defineItem({
      id: 'cl-el-caso-de-las-bolsas-efecto-de-la-primera-linea',
      version: 1,
      content: 'cl.textos.literarios.recursos-narrativos',
      otherContents: ['cl.evaluar.forma.forma-contenido'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué efecto produce que el primer párrafo termine con «Lo resolví mal»?',
      key: { text: 'Hace que se desconfíe de la acusación desde antes de conocerla.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Hace que la inocencia de Wilner sea una sorpresa cuando llega el final.',
          feedback: 'Si el comienzo ya avisa del error, ¿queda sorpresa sobre eso?',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Hace que los hechos se lean como la fantasía de un niño.',
          feedback: 'El niño se equivoca, pero lo que cuenta sucedió de verdad.',
        },
        {
          mistake: 'lectura-que-por-para-que',
          text: 'Hace saber que el caso ocurrió cuando él tenía once años.',
          feedback: 'Eso lo dice la frase anterior; se pregunta por el efecto de «Lo resolví mal».',
        },
      ],
      solution: [
        {
          title: 'Quién habla',
          text: 'El narrador adulto recuerda y adelanta el resultado: el caso se cerró con un error.',
        },
        {
          title: 'Cómo se lee lo que sigue',
          text: 'Al llegar a la «Conclusión: él», ya se sabe que es falsa. La atención pasa de quién fue a por qué se equivocaron todos.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Hace que se desconfíe de la acusación desde antes de conocerla.',
        },
      ],
      evidence: ['Tenía once años y un cuaderno de detective cuando resolví mi único caso. Lo resolví mal.'],
    }),
    defineItem({
      id: 'cl-el-caso-de-las-bolsas-mirada-del-adulto-que-narra',
      version: 1,
      content: 'cl.textos.literarios.narrador',
      otherContents: ['cl.textos.literarios.recursos-narrativos', 'cl.evaluar.emisor.posicion'],
      skill: 'evaluar',
      difficulty: 4,
      stem: '¿Qué gana el cuento al ser narrado por el niño convertido en adulto, y no mientras era niño?',
      key: { text: 'Que quien narra pueda juzgar su propio prejuicio con lo que supo después.' },
      distractors: [
        {
          mistake: 'lectura-narrador-por-autor',
          text: 'Que quien narra conozca los pensamientos de todos los vecinos del edificio.',
          feedback: 'El adulto sabe más que el niño, pero no entra en la cabeza de los demás.',
        },
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Que quien narra justifique su error por la edad que tenía en ese momento.',
          feedback: 'No se disculpa: fíjate en cómo presenta las «pruebas» y el aplauso.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Que quien narra mantenga en secreto hasta el final la suerte de la bicicleta.',
          feedback: 'Un niño también podría guardar ese secreto. ¿Qué permite la distancia de los años?',
        },
      ],
      solution: [
        {
          title: 'Lo que el niño no veía',
          text: 'A los once creía tener «pruebas», y no comprendió la mirada de su madre en ese momento.',
        },
        {
          title: 'Lo que el adulto agrega',
          text: 'Copia el cuaderno «sin corregir», reconoce que lo resolvió mal y termina en el lugar de Wilner: ahora es a él a quien un niño mira y anota.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que quien narra pueda juzgar su propio prejuicio con lo que supo después.',
        },
      ],
      evidence: [
        'Conservo el cuaderno. Copio una página sin corregir',
        'Hoy tengo la edad que él tenía entonces y trabajo de noche. A veces, en el ascensor, un niño me mira las manos y anota.',
      ],
    }),
  ],
});
