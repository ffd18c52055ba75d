import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-el-tren-de-las-cuatro-y-diez',
  version: 1,
  genre: 'literario',
  title: 'El tren de las cuatro y diez',
  introduction:
    'Fragmento de una novela: comienzo del capítulo segundo. Texto escrito para Travesía; la oficina salitrera y sus personajes son ficticios.',
  text: md`La estación de Santa Amalia tenía un reloj, un escaño, una campana y a Ema Rivas, y de las cuatro cosas la única que no atrasaba era ella. A las cuatro de la tarde de aquel martes de 1931, con la pampa blanca de sol hasta donde se acababa la vista, salió al andén, se alisó el delantal y esperó el tren que venía a llevarse a los últimos.

Eran once familias. Se habían sentado sobre sus colchones, en fila, como si la oficina todavía tuviera capataces que las mandaran a formar. Nadie lloraba; en el norte, pensaba Ema, hasta las lágrimas se cuidan, porque el agua llega en estanques y se paga. Los niños miraban la chimenea. Llevaba tres meses sin humo y seguían mirándola, con la costumbre con que se mira la cara de un enfermo.

Ella no viajaba. El telegrama de la Compañía, que había recibido y copiado con su propia letra, decía que la estación quedaba suprimida desde el miércoles y que la encargada debía entregar las llaves. Encargada, decía, y no jefa, aunque desde la muerte de su padre era Ema quien movía los cambios de vía, quien llevaba los libros y quien hablaba en morse con los puertos más rápido que cualquiera. «Telegrafista con faldas, salitre con agua», repetía el administrador, mister Hobbs, que la creía de mal agüero y que, por las dudas, le mandaba a corregir todos sus mensajes.

Mister Hobbs estaba también en el andén, un poco aparte, con dos maletas de cuero. Había partido de Inglaterra a los veinte años con la promesa de volver rico a los treinta. Tenía cincuenta y uno. Miró a Ema, miró el reloj y, quizá por primera vez, le habló sin darle una orden.

—¿Viene a la hora?

—Viene con siete minutos de atraso —dijo ella—. Lo avisaron de Pampa Unión.

Él sacó su reloj de oro y lo atrasó siete minutos. No se le ocurrió que era la primera vez que confiaba en lo que ella decía, y tampoco que no volverían a verse.

Cuarenta años después, en un hospital de Antofagasta, un hijo de Ema le preguntaría qué había sentido esa tarde. Ella, que ya confundía los nombres de sus nietos, contestaría sin vacilar el número de la máquina, los vagones, la carga: once familias, dos maletas. Y se quedaría golpeando con un dedo la baranda de la cama, corto, largo, corto, hasta que el hijo entendiera que no era un temblor.

Pero faltaba mucho para eso. A las cuatro y diecisiete apareció el humo en el horizonte. Ema tocó la campana, aunque todos lo habían visto, porque había que tocarla.`,
  items: [
    defineItem({
      id: 'cl-el-tren-de-las-cuatro-y-diez-desde-cuando-no-funciona',
      version: 1,
      content: 'cl.textos.literarios.tiempo-espacio',
      otherContents: ['cl.localizar.informacion-explicita.parafrasis'],
      skill: 'localizar',
      difficulty: 2,
      stem: '¿Desde cuándo no funcionaba la oficina, según las señas que da el texto?',
      key: { text: 'Desde hacía tres meses, cuando la chimenea dejó de echar humo.' },
      distractors: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'Desde el miércoles, cuando la estación dejó de recibir trenes.',
          feedback: 'Esa es la fecha en que se suprime la estación, y todavía no llega.',
        },
        {
          mistake: 'lectura-cambia-orden',
          text: 'Desde la muerte del padre de Ema, cuando ella tomó el cargo.',
          feedback: 'Después de esa muerte la oficina siguió trabajando. Mira qué observan los niños.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Desde hacía treinta años, cuando mister Hobbs llegó del extranjero.',
          feedback: 'Esos años son los de mister Hobbs en el norte, no los del cierre.',
        },
      ],
      solution: [
        {
          title: 'Buscar la seña',
          text: 'El párrafo 2 dice de la chimenea: «Llevaba tres meses sin humo y seguían mirándola».',
        },
        {
          title: 'Entender la seña',
          text: 'En una oficina que trabaja, la chimenea humea. Sin humo hace tres meses, dejó de funcionar entonces; la estación cerrará después.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Desde hacía tres meses, cuando la chimenea dejó de echar humo.',
        },
      ],
      evidence: ['Llevaba tres meses sin humo y seguían mirándola'],
    }),
    defineItem({
      id: 'cl-el-tren-de-las-cuatro-y-diez-lo-que-mueve-a-ema',
      version: 1,
      content: 'cl.textos.literarios.personajes',
      otherContents: ['cl.interpretar.sentido.inferencias'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué muestra de Ema que toque la campana «aunque todos lo habían visto»?',
      key: { text: 'Que cumple su oficio hasta el final, aun cuando ya no haga falta.' },
      distractors: [
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Que avisa a mister Hobbs, con quien ha terminado por reconciliarse.',
          feedback: 'No hay reconciliación: ni él mismo nota que le creyó. Relee el motivo que da la frase.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Que obedece a la Compañía por temor a perder el puesto que tiene.',
          feedback: 'El puesto ya está perdido: el telegrama lo dice.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Que apura a las familias que todavía no han visto llegar el humo.',
          feedback: 'La frase dice que todos lo habían visto.',
        },
      ],
      solution: [
        {
          title: 'La razón que da el texto',
          text: '«porque había que tocarla»: nadie lo necesita, es parte del trabajo.',
        },
        {
          title: 'Relacionar',
          text: 'Es la misma Ema «que no atrasaba», que copia hasta el telegrama que la despide. Su dignidad está en hacer bien lo suyo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que cumple su oficio hasta el final, aun cuando ya no haga falta.',
        },
      ],
      evidence: [
        'Ema tocó la campana, aunque todos lo habían visto, porque había que tocarla.',
        'de las cuatro cosas la única que no atrasaba era ella',
      ],
    }),
    defineItem({
      id: 'cl-el-tren-de-las-cuatro-y-diez-el-dicho-del-administrador',
      version: 1,
      content: 'cl.textos.literarios.creencias',
      otherContents: ['cl.textos.literarios.personajes', 'cl.interpretar.sentido.significado'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué creencia expresa el dicho «Telegrafista con faldas, salitre con agua»?',
      key: { text: 'Que una mujer en ese cargo arruina el negocio de la oficina.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Que la ropa de Ema podía mojarse y estropear la carga.',
          feedback: 'El dicho no trata de la ropa: «con faldas» nombra a alguien.',
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: 'Que una mujer sirve en ese cargo si alguien la corrige.',
          feedback: 'Él la hace corregir «por las dudas», pero el dicho no le concede que sirva.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Que el agua era tan valiosa como el salitre en medio de la pampa.',
          feedback: 'Eso se relaciona con las lágrimas; el dicho trata de otra cosa.',
        },
      ],
      solution: [
        {
          title: 'Descifrar las dos mitades',
          text: '«Con faldas» es una mujer; el salitre se disuelve en agua, así que «salitre con agua» es salitre perdido.',
        },
        {
          title: 'Unirlas',
          text: 'El texto lo confirma: mister Hobbs «la creía de mal agüero». Es un prejuicio, pues ella era más rápida en morse «que cualquiera».',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que una mujer en ese cargo arruina el negocio de la oficina.',
        },
      ],
      evidence: [
        '«Telegrafista con faldas, salitre con agua», repetía el administrador, mister Hobbs, que la creía de mal agüero',
      ],
    }),
    defineItem({
      id: 'cl-el-tren-de-las-cuatro-y-diez-dignidad-en-el-cierre',
      version: 1,
      content: 'cl.textos.literarios.temas',
      otherContents: ['cl.interpretar.sentido.sintesis'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Qué asunto de fondo reúne a las familias, a mister Hobbs y a Ema en este fragmento?',
      key: { text: 'El término de un mundo al que cada uno había entregado su vida.' },
      distractors: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'El enriquecimiento de unos pocos a costa del trabajo de muchos.',
          feedback: 'Mister Hobbs no volvió rico. Busca algo que sea cierto de los tres.',
        },
        {
          mistake: 'lectura-otro-proposito',
          text: 'El avance de los trenes que comunicaron la pampa con los puertos.',
          feedback: 'El tren de esta tarde viene a vaciar la oficina, no a unirla con nada.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'El amor que pudo nacer entre dos personas de distinta clase social.',
          feedback: 'Él le habla una vez sin darle una orden: de ahí al amor hay demasiado.',
        },
      ],
      solution: [
        {
          title: 'Qué pierde cada uno',
          text: 'Las familias esperan sobre sus colchones; mister Hobbs tiene cincuenta y un años y dos maletas; Ema debe «entregar las llaves».',
        },
        {
          title: 'Qué comparten',
          text: 'Los niños miran la chimenea como «la cara de un enfermo»: lo que muere es la oficina, y con ella el lugar de todos.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: El término de un mundo al que cada uno había entregado su vida.',
        },
      ],
      evidence: [
        'con la costumbre con que se mira la cara de un enfermo',
        'la estación quedaba suprimida desde el miércoles y que la encargada debía entregar las llaves',
      ],
    }),
    defineItem({
      id: 'cl-el-tren-de-las-cuatro-y-diez-salto-de-cuarenta-anos',
      version: 1,
      content: 'cl.textos.literarios.recursos-narrativos',
      otherContents: ['cl.interpretar.relaciones.funcion'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Qué aporta el adelanto a «Cuarenta años después» en el relato de esa tarde?',
      key: { text: 'Deja ver que Ema guardó esa tarde entera bajo su modo seco de contarla.' },
      distractors: [
        {
          mistake: 'lectura-que-por-para-que',
          text: 'Informa que Ema se fue a vivir a Antofagasta y que allí tuvo un hijo.',
          feedback: 'Eso es lo que dice el párrafo; se pregunta qué agrega a la escena del andén.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Confirma que Ema olvidó esa tarde junto con los nombres de todos sus nietos.',
          feedback: 'Confunde los nombres, pero de aquel tren recuerda hasta el número de la máquina.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Traslada el relato a otra época para contar desde ahí la vida de Ema.',
          feedback: 'El relato vuelve enseguida al andén: «Pero faltaba mucho para eso».',
        },
      ],
      solution: [
        {
          title: 'Qué recuerda',
          text: 'Ya «confundía los nombres de sus nietos», y aun así da «el número de la máquina, los vagones, la carga».',
        },
        {
          title: 'Qué no dice con palabras',
          text: 'Le preguntan qué sintió y contesta datos; pero su dedo golpea en morse. El salto muestra cuánto pesó lo que esa tarde parecía solo un trámite.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Deja ver que Ema guardó esa tarde entera bajo su modo seco de contarla.',
        },
      ],
      evidence: [
        'contestaría sin vacilar el número de la máquina, los vagones, la carga: once familias, dos maletas',
        'corto, largo, corto, hasta que el hijo entendiera que no era un temblor',
      ],
    }),
    defineItem({
      id: 'cl-el-tren-de-las-cuatro-y-diez-narrador-que-sabe-mas',
      version: 1,
      content: 'cl.textos.literarios.narrador',
      otherContents: ['cl.evaluar.forma.forma-contenido'],
      skill: 'evaluar',
      difficulty: 4,
      stem: 'Al narrar que mister Hobbs atrasó su reloj, el narrador agrega lo que a él «no se le ocurrió». ¿Qué se consigue con esto?',
      key: { text: 'Que quien lee note un cambio que el propio personaje no advierte.' },
      distractors: [
        {
          mistake: 'lectura-narrador-por-autor',
          text: 'Que quien lee se entere de lo que Ema pensaba de mister Hobbs.',
          feedback: 'La frase da lo que pasa inadvertido para él; de lo que piensa ella no dice nada.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Que quien lee dude de si el tren traía de verdad los siete minutos de atraso.',
          feedback: 'El tren aparece a las cuatro y diecisiete: no hay duda sobre eso.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Que quien lee comparta la opinión de mister Hobbs sobre ella.',
          feedback: 'El detalle lo contradice: le cree a la que hacía corregir.',
        },
      ],
      solution: [
        {
          title: 'Cuánto sabe el narrador',
          text: 'Conoce el pasado de los dos, el futuro de Ema y también lo que mister Hobbs no piensa: es un narrador omnisciente.',
        },
        {
          title: 'El efecto',
          text: 'Un gesto pequeño, atrasar el reloj siete minutos, se vuelve importante: confió en ella «por primera vez» y nunca lo supo.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que quien lee note un cambio que el propio personaje no advierte.',
        },
      ],
      evidence: [
        'No se le ocurrió que era la primera vez que confiaba en lo que ella decía, y tampoco que no volverían a verse.',
      ],
    }),
  ],
});
