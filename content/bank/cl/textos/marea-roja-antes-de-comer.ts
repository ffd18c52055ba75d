import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-marea-roja-antes-de-comer',
  version: 1,
  genre: 'mixto',
  title: 'Marea roja: antes de comer, pregunte',
  introduction:
    'Infografía para ferias y caletas, en bloques y con dos tablas. Texto escrito para Travesía; el municipio es ficticio.',
  text: md`**1. ¿QUÉ ES?** Un aumento repentino de microalgas en el mar. Algunas fabrican toxinas. En Chile se conoce desde 1972, cuando se registró en Magallanes; desde entonces ha aparecido también en Aysén, Chiloé y otras costas.

**2. EL NOMBRE ENGAÑA.** El agua puede estar roja y no haber toxina. Y puede estar transparente y haberla. **Mirar el mar no sirve.**

**3. ¿CÓMO LLEGA AL PLATO?** Los moluscos *bivalvos*, que tienen dos conchas, comen filtrando agua: el agua sale y las microalgas quedan adentro, con su toxina. No se enferman. Tampoco cambian de color, de olor ni de sabor. Después, un loco o un caracol se come al bivalvo y la toxina sube un piso.

**4. ¿QUÉ SE PUEDE COMER?** Cuando la autoridad cierra una zona, vale esta tabla:

**Tabla 1.** Productos de una zona cerrada

| Producto | ¿Cómo se alimentan? | ¿Se pueden comer? |
|---|---|---|
| Choritos, cholgas, almejas, machas, ostras | Filtran agua | No |
| Piures, picorocos | Filtran agua | No |
| Locos, caracoles | Comen animales que filtran | No |
| Jaibas, erizos | De otras maneras | Sí |
| Pescados | De otras maneras | Sí |

**5. COSAS QUE SE DICEN EN LA COCINA**

**Tabla 2.** Dicho y respuesta

| Se dice | Se sabe |
|---|---|
| «Con harto limón se mata» | El limón no destruye la toxina. |
| «Hervido no hace nada» | El calor no la destruye. El hervor sirve contra bacterias, que son otra cosa. |
| «Lo probó el perro y está bien» | El perro comió otro chorito. Uno puede tener toxina y el de al lado, no. |
| «Los antiguos comían todo el año» | De los que se enfermaron no siempre se supo por qué. |

**6. ENTONCES, ¿QUIÉN SABE?** El laboratorio. La toxina se encuentra solo con un análisis del marisco y del agua. Por eso una zona no se abre cuando «se ve bien», sino cuando los análisis salen limpios.

**7. TRES PREGUNTAS EN EL PUESTO**

- ¿De dónde viene?
- ¿Tiene certificado?
- ¿Me lo muestra?

**8. SI YA COMIÓ** y siente hormigueo en la boca, en la cara o en las manos, **no espere**: vaya al servicio de urgencia y diga qué comió. Si guarda un resto, llévelo.

*Municipalidad de Puerto Calbuyén, Oficina de Salud y Sindicato de Buzos. Elaborado con información de la autoridad sanitaria y del Laboratorio de Toxinas Marinas de la Universidad de Chile. Vigente hasta nuevo aviso: consulte las zonas cerradas antes de salir a mariscar.*`,
  sources: [
    {
      name: 'Laboratorio de Toxinas Marinas, Universidad de Chile',
      detail: 'Qué es una floración de algas nocivas y primer registro en Magallanes, 1972',
    },
    {
      name: 'Seremi de Salud de Los Lagos y del Biobío, recomendaciones a la población sobre marea roja',
      detail: 'Especies afectadas y no afectadas; la cocción, el limón y el vino no destruyen las toxinas',
    },
  ],
  items: [
    defineItem({
      id: 'cl-marea-roja-antes-de-comer-como-se-sabe-si-hay-toxina',
      version: 1,
      content: 'cl.textos.no-literarios.informacion-relevante',
      otherContents: ['cl.localizar.informacion-explicita.literal'],
      skill: 'localizar',
      difficulty: 1,
      stem: 'De acuerdo con la infografía, ¿qué permite saber si un marisco tiene toxina?',
      key: { text: 'Un análisis hecho en un laboratorio.' },
      distractors: [
        {
          mistake: 'lectura-saber-previo',
          text: 'Un cambio en su color o en su olor.',
          feedback: 'Es lo que suele pensarse; el bloque 3 dice qué ocurre con el color y el olor.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'El color del agua de donde salió.',
          feedback: 'El bloque 2 advierte sobre mirar el agua.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Una prueba con un animal de la casa.',
          feedback: 'Esa prueba figura entre los dichos que la tabla 2 corrige.',
        },
      ],
      solution: [
        {
          title: 'Buscar la pregunta',
          text: 'El bloque 6 pregunta «¿QUIÉN SABE?» y contesta: «El laboratorio».',
        },
        {
          title: 'Confirmar',
          text: '«La toxina se encuentra solo con un análisis del marisco y del agua». La palabra «solo» excluye las otras señales.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Un análisis hecho en un laboratorio.',
        },
      ],
      evidence: ['La toxina se encuentra solo con un análisis del marisco y del agua.'],
    }),
    defineItem({
      id: 'cl-marea-roja-antes-de-comer-por-que-no-comer-locos',
      version: 1,
      content: 'cl.textos.no-literarios.recursos-graficos',
      otherContents: ['cl.interpretar.relaciones.conexiones'],
      skill: 'interpretar',
      difficulty: 3,
      stem: 'Al relacionar el bloque 3 con la tabla 1, ¿por qué los locos figuran con «No» si no filtran agua?',
      key: { text: 'Porque se alimentan de animales que acumularon la toxina.' },
      distractors: [
        {
          mistake: 'lectura-otra-fila',
          text: 'Porque se alimentan de otras maneras, igual que los erizos.',
          feedback: 'Esa es otra fila de la tabla, y en ella la respuesta es «Sí».',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Porque tienen dos conchas, igual que el resto de los bivalvos.',
          feedback: 'La infografía los separa de los bivalvos: mira la segunda columna.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Porque escasean y su captura está prohibida todo el año.',
          feedback: 'La infografía no habla de escasez ni de vedas.',
        },
      ],
      solution: [
        {
          title: 'Leer la fila',
          text: 'En la tabla 1, locos y caracoles: «Comen animales que filtran».',
        },
        {
          title: 'Unir con el bloque 3',
          text: '«un loco o un caracol se come al bivalvo y la toxina sube un piso»: la reciben de lo que comen.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Porque se alimentan de animales que acumularon la toxina.',
        },
      ],
      evidence: ['un loco o un caracol se come al bivalvo y la toxina sube un piso'],
    }),
    defineItem({
      id: 'cl-marea-roja-antes-de-comer-orden-de-los-bloques',
      version: 1,
      content: 'cl.textos.no-literarios.organizacion',
      otherContents: ['cl.evaluar.forma.forma-contenido'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Cómo se ordena la información de los bloques 1 a 8?',
      key: { text: 'De la explicación del fenómeno a lo que debe hacer quien lee.' },
      distractors: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'De la fecha más antigua a la más reciente del fenómeno.',
          feedback: 'Solo el bloque 1 habla de fechas. ¿Qué hacen los demás?',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'De las medidas de urgencia a las causas del fenómeno.',
          feedback: 'Es al revés: mira qué bloque abre y cuál cierra.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'De los dichos populares a los datos de la ciencia que los refutan.',
          feedback: 'Ese contraste está en un solo bloque, el 5.',
        },
      ],
      solution: [
        {
          title: 'Los primeros bloques',
          text: 'Del 1 al 3 explican qué es, por qué engaña y cómo llega al plato.',
        },
        {
          title: 'Los últimos',
          text: 'Del 4 al 8 pasan a qué comer, qué preguntar y qué hacer si hay síntomas: acciones.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: De la explicación del fenómeno a lo que debe hacer quien lee.',
        },
      ],
      evidence: ['**1. ¿QUÉ ES?**', '**8. SI YA COMIÓ**'],
    }),
    defineItem({
      id: 'cl-marea-roja-antes-de-comer-para-que-se-hizo',
      version: 1,
      content: 'cl.textos.no-literarios.proposito',
      otherContents: ['cl.evaluar.emisor.intencion'],
      skill: 'interpretar',
      difficulty: 2,
      stem: '¿Cuál es el propósito principal de la infografía?',
      key: { text: 'Lograr que la gente evite intoxicarse al comprar y comer mariscos.' },
      distractors: [
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Dar a conocer cuándo y dónde se registró por primera vez la marea.',
          feedback: 'Es un dato del bloque 1; los demás bloques apuntan a otra cosa.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Convencer a la gente de dejar de comprar productos del mar.',
          feedback: 'La tabla 1 indica también lo que sí se puede comer.',
        },
        {
          mistake: 'lectura-otro-proposito',
          text: 'Entretener a la gente con dichos curiosos sobre los mariscos.',
          feedback: 'Los dichos se citan para corregirlos, no para divertir.',
        },
      ],
      solution: [
        {
          title: 'A quién habla',
          text: 'Está en ferias y caletas, y usa órdenes: «no espere», «consulte las zonas cerradas», «diga qué comió».',
        },
        {
          title: 'Qué quiere conseguir',
          text: 'Explica el riesgo para que se actúe: preguntar por el origen y el certificado, consultar las zonas y acudir a urgencia. No pide dejar los productos del mar.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Lograr que la gente evite intoxicarse al comprar y comer mariscos.',
        },
      ],
      evidence: [
        'vaya al servicio de urgencia y diga qué comió',
        'consulte las zonas cerradas antes de salir a mariscar',
      ],
    }),
    defineItem({
      id: 'cl-marea-roja-antes-de-comer-la-palabra-bivalvos',
      version: 1,
      content: 'cl.textos.no-literarios.dificultades',
      otherContents: ['cl.evaluar.forma.recursos'],
      skill: 'evaluar',
      difficulty: 2,
      stem: 'Una lectora no conoce la palabra «bivalvos». ¿Le da el texto lo necesario para superar esa dificultad?',
      key: { text: 'Sí, porque junto a la palabra se aclara que son moluscos de dos conchas.' },
      distractors: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'No, porque la palabra va en cursiva y no se acompaña de una definición.',
          feedback: 'Lee lo que sigue a la palabra, entre comas.',
        },
        {
          mistake: 'lectura-otro-lugar',
          text: 'Sí, porque la palabra se define al pie de la infografía, junto a las fuentes.',
          feedback: 'Al pie están los autores y la vigencia; busca dónde aparece la palabra.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'No, porque para entenderla hace falta saber de microalgas y de sus toxinas.',
          feedback: 'La aclaración del bloque 3 no pide ese saber.',
        },
      ],
      solution: [
        {
          title: 'Volver a la palabra',
          text: 'El bloque 3 dice: «Los moluscos *bivalvos*, que tienen dos conchas».',
        },
        {
          title: 'Juzgar la ayuda',
          text: 'Entre comas, a su lado, está la aclaración: no hace falta saber nada más ni buscarla en otra parte.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Sí, porque junto a la palabra se aclara que son moluscos de dos conchas.',
        },
      ],
      evidence: ['Los moluscos *bivalvos*, que tienen dos conchas, comen filtrando agua'],
    }),
    defineItem({
      id: 'cl-marea-roja-antes-de-comer-por-que-confiar',
      version: 1,
      content: 'cl.textos.no-literarios.confiabilidad',
      otherContents: ['cl.evaluar.contenido.informacion'],
      skill: 'evaluar',
      difficulty: 4,
      stem: '¿Qué hace más confiable la información sanitaria de la infografía?',
      key: { text: 'Que declara quiénes la hicieron y de qué instituciones tomó los datos.' },
      distractors: [
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Que responde con seguridad y brevedad a los dichos más populares.',
          feedback: 'Responder con seguridad no prueba nada: también los dichos son seguros.',
        },
        {
          mistake: 'lectura-cierto-no-responde',
          text: 'Que recuerda a los lectores que revisen las zonas cerradas antes de mariscar.',
          feedback: 'Lo recuerda, y es útil; pero eso no muestra de dónde salen los datos.',
        },
        {
          mistake: 'lectura-saber-previo',
          text: 'Que la firma un municipio, y lo que firma un municipio es verdadero.',
          feedback: 'Ninguna firma vuelve verdadero un dato; busca algo que permita comprobarlo.',
        },
      ],
      solution: [
        {
          title: 'Qué permite comprobar',
          text: 'La nota final nombra al municipio y al sindicato, y declara las fuentes: «la autoridad sanitaria» y el laboratorio universitario.',
        },
        {
          title: 'Descartar',
          text: 'Que sea breve, segura o útil no permite verificar. Quien dude puede ir a las instituciones nombradas.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que declara quiénes la hicieron y de qué instituciones tomó los datos.',
        },
      ],
      evidence: [
        'Elaborado con información de la autoridad sanitaria y del Laboratorio de Toxinas Marinas de la Universidad de Chile.',
      ],
    }),
  ],
});
