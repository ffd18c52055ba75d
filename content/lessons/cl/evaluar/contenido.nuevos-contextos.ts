import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'cl.evaluar.contenido.nuevos-contextos',
  version: 2,
  minutes: 13,
  opening: {
    question: md`Un texto explica que las abejas de un huerto no polinizan cuando hace mucho viento. Un agricultor de otra zona pone sus colmenas en la cumbre de una loma. ¿Qué le advertiría el texto?`,
    guesses: [
      'Que en la cumbre el viento puede impedir la polinización',
      'Que las colmenas no sirven en ninguna zona',
      'Nada, porque el texto trata de otro huerto',
    ],
    reveal: md`Le advertiría del viento: la loma es otro lugar, pero la condición es la misma. Aplicar lo leído es llevar **la idea** al caso nuevo, con sus condiciones y sin agrandarla.`,
  },
  points: [
    {
      id: 'regla-y-condicion',
      title: 'Saca la idea con sus condiciones',
      idea: md`Para usar un texto en un caso distinto, primero saca la **idea** en una frase general. Después anota sus **condiciones**: cuándo vale, para quiénes, hasta dónde.

Luego mira el caso nuevo. ¿Cumple esas condiciones? ¿Todas? Una que se cumpla no compensa a otra que falta.

El texto puede decir que sí, que no, o que **no alcanza para saberlo**. Esa tercera respuesta también es buena.`,
      readings: [
        {
          title: 'El techo que bebe (artículo)',
          by: 'Texto escrito para Travesía',
          text: md`Juntar lluvia del techo parece sencillo: una canaleta, un tubo, un estanque. En la escuela de Pupunahue lo hicieron y riegan la huerta desde hace seis años. Pero antes midieron durante dos inviernos cuánto llovía, y no un día de temporal, porque el promedio de un aguacero engaña.

También dejaron correr los primeros litros de cada lluvia, que arrastran polvo y hojas. Con eso basta para regar. Para beber no: haría falta filtrar y desinfectar.

El estanque se llena en invierno y se gasta en verano. Por eso el tamaño importa más que la canaleta. Un estanque chico rebalsa en julio y está seco en enero. La profesora encargada lo resume así: «No es una fuente nueva. Es una alcancía».`,
        },
      ],
      example: {
        problem: md`Una empresa ofrece a un condominio agua de lluvia para beber, tras medir lo que cayó en un temporal. Según el artículo, ¿qué reparos corresponden?`,
        steps: [
          {
            title: 'Condición de la medición',
            text: md`El texto pide medir por largo tiempo: un aguacero engaña. La empresa midió un temporal.`,
          },
          {
            title: 'Condición del uso',
            text: md`Botar los primeros litros basta para regar, no para beber. La empresa ofrece beber.`,
          },
          {
            title: 'Reúne',
            text: md`Hay dos reparos: la medida es insuficiente y el agua necesitaría más tratamiento.`,
          },
          {
            title: 'No lo agrandes',
            text: md`El texto no dice que sea imposible. Dice qué haría falta.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: md`Revisar una sola condición. Si el caso cumple una y falla en otra, la respuesta debe decir ambas cosas.`,
        },
        {
          mistake: 'lectura-lo-contrario',
          text: md`Usar el caso feliz como garantía. Que en Pupunahue funcione apoya lo que se hizo allá: medir dos inviernos.`,
        },
        {
          mistake: 'lectura-pierde-el-matiz',
          text: md`Saltarse el «para regar». Lo que basta para un uso no basta para otro.`,
        },
      ],
      checks: [
        {
          id: 'techo-estanque',
          question: md`Un vecino instala una canaleta enorme y un estanque muy chico. ¿Qué le diría el artículo?`,
          key: 'Que perderá agua en invierno y le faltará en verano',
          distractors: [
            {
              text: 'Que tendrá más agua, porque la canaleta es grande',
              feedback: 'El texto dice que el tamaño del estanque importa más que la canaleta.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Que en invierno perderá agua, pero en verano le sobrará',
              feedback: 'Solo una mitad calza: el estanque chico también queda seco en enero.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
          ],
          explanation: md`«Un estanque chico rebalsa en julio y está seco en enero».`,
        },
        {
          id: 'techo-lavar',
          question: md`Una familia quiere usar esa agua para **lavar el patio**, sin filtro. ¿Qué se puede decir según el artículo?`,
          key: 'Que el texto no habla de ese uso, solo de regar y beber',
          distractors: [
            {
              text: 'Que es peligroso, porque el agua no está filtrada',
              feedback: 'El reparo del filtro es para beber. Se te perdió esa condición.',
              mistake: 'lectura-pierde-el-matiz',
            },
            {
              text: 'Que está probado, pues en Pupunahue se lavan patios',
              feedback: 'En Pupunahue riegan la huerta. El texto no cuenta otro uso.',
              mistake: 'lectura-va-mas-lejos',
            },
          ],
          explanation: md`El texto habla de regar y de beber. Lavar se parece más a regar, pero afirmarlo como dicho por el texto sería agregar.`,
        },
        {
          id: 'techo-alcancia',
          question: md`¿Qué situación se parece más a lo que la profesora llama «una alcancía»?`,
          key: 'Guardar leña en verano para usarla en invierno',
          distractors: [
            {
              text: 'Cortar leña cada mañana del bosque más cercano',
              feedback: 'Eso es una fuente diaria. La alcancía guarda para después.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Juntar monedas de distintos países en un frasco',
              feedback: 'Repite la imagen de la alcancía, pero ahí no se guarda para gastar en otra época.',
              mistake: 'lectura-palabra-repetida',
            },
          ],
          explanation: md`Lo que comparten es guardar en la época de abundancia para la de escasez.`,
        },
      ],
    },
    {
      id: 'que-cambia-en-el-caso',
      title: 'Si algo cambia en el caso, qué pasa con la conclusión',
      idea: md`A veces la pregunta agrega un hecho: «además, en agosto se hizo otra cosa». Revisa qué parte del razonamiento toca.

Si el texto compara un antes y un después para ver el efecto de **una** medida, un segundo cambio estorba: ya no se sabe a cuál se debe el resultado. La comparación no se vuelve imposible. Se vuelve **menos segura**.

Pregunta siempre: ¿el hecho nuevo apoya, debilita o no toca lo que el texto sostiene?`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'macetas', label: 'Jardineras (mayo)', column: 0, row: 0 },
          { id: 'lomo', label: 'Lomo de toro (mayo)', column: 0, row: 1 },
          { id: 'velocidad', label: 'Baja la velocidad', column: 1, row: 0 },
        ],
        arrows: [
          { from: 'macetas', to: 'velocidad', label: '¿?' },
          { from: 'lomo', to: 'velocidad', label: '¿?' },
        ],
        alt: 'Dos medidas del mismo mes, jardineras y lomo de toro, apuntan con signos de pregunta a un solo resultado: baja la velocidad.',
      },
      readings: [
        {
          title: 'Una calle más lenta (informe)',
          by: 'Texto escrito para Travesía',
          text: md`La junta de vecinos de la calle Mackenna quiere saber si las jardineras hacen que los autos bajen la velocidad. En abril se midió durante una semana: 48 km/h de promedio. En mayo se pondrán jardineras a ambos lados. En junio se medirá de nuevo, a las mismas horas y con el mismo aparato, para que nada más cambie. *(Datos inventados)*`,
        },
      ],
      example: {
        problem: md`En mayo, además, la municipalidad construye un lomo de toro en la misma calle. ¿Cómo afecta a la comparación de junio?`,
        steps: [
          {
            title: 'Qué quería probar el informe',
            text: md`El efecto de las jardineras solas: «para que nada más cambie».`,
          },
          {
            title: 'Qué toca el hecho nuevo',
            text: md`El lomo también hace bajar la velocidad.`,
          },
          {
            title: 'Concluye sin exagerar',
            text: md`Si la velocidad baja, no se sabrá cuánto se debe a cada cosa. Se puede medir igual, pero la prueba queda debilitada.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-va-mas-lejos',
          text: md`Decir que ya no se puede medir nada. Se mide; lo que se pierde es saber a qué se debe el cambio.`,
        },
      ],
      checks: [
        {
          id: 'mackenna-hora',
          question: md`En junio la medición se hace de madrugada, y no a las horas de abril. ¿Qué ocurre con la comparación?`,
          key: 'Se debilita, porque cambió otra condición',
          distractors: [
            {
              text: 'Se fortalece, porque hay menos autos',
              feedback: 'El informe pide «las mismas horas» justamente para poder comparar.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Se anula, porque ya no se puede medir',
              feedback: 'Medir se puede. El resultado es menos seguro, que no es lo mismo.',
              mistake: 'lectura-va-mas-lejos',
            },
            {
              text: 'No cambia, porque el aparato es el mismo',
              feedback: 'Se mantiene una condición y se rompe otra. Hay que revisar las dos.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
          ],
          explanation: md`De madrugada se puede circular a otra velocidad con jardineras o sin ellas.`,
        },
        {
          id: 'mackenna-sin-efecto',
          question: md`¿Cuál de estos hechos **no** toca la comparación?`,
          key: 'Las jardineras se pintaron del mismo verde que la plaza vecina',
          distractors: [
            {
              text: 'En junio la calle de al lado se cerró y desvió sus autos',
              feedback: 'Cambia cuántos autos pasan, y eso puede cambiar la velocidad.',
              mistake: 'lectura-pierde-el-matiz',
            },
            {
              text: 'En mayo se instaló en la esquina un control de velocidad',
              feedback: 'Es una segunda causa posible de que bajen la velocidad.',
              mistake: 'lectura-se-queda-en-una-parte',
            },
          ],
          explanation: md`De los tres, el tono de la pintura es el único que no agrega otra causa clara de cambio en la velocidad.`,
        },
      ],
    },
    {
      id: 'contrastar-con-otra-fuente',
      title: 'Contrastar con otra fuente y con otra historia',
      idea: md`Cuando te dan un segundo texto, compara punto por punto: ¿dicen lo mismo con otra seguridad?, ¿uno calla algo?

Lo más frecuente es que uno **afirme** lo que el otro presenta como **estimación**. Que muchos repitan una cifra no la hace más segura: pueden venir de la misma fuente.

Con un relato, aplica el **papel** que cumple cada cosa. Un puente y una carta no se parecen, salvo que las dos sirvan para que dos personas se hablen.`,
      readings: [
        {
          title: 'La edad de la ballena (artículo)',
          by: 'Texto escrito para Travesía',
          text: md`¿Qué edad tenía la ballena cuyo esqueleto cuelga en el museo de Punta Redonda? Una investigadora contó las capas del tapón de cera de su oído, que se forman como los anillos de un árbol, y llegó a sesenta y una. Pero el tapón estaba roto en la punta. Por eso su informe dice «al menos sesenta y un años» y propone, con un cálculo, un rango de sesenta y uno a ochenta. Otro especialista cree que el cálculo supone demasiado. Ambos están de acuerdo en el mínimo. *(Caso inventado)*`,
        },
      ],
      example: {
        problem: md`Un folleto dice: «Conozca a la ballena de 80 años». ¿Qué cambio haría más confiable la frase?`,
        steps: [
          {
            title: 'Busca qué dice el artículo del 80',
            text: md`Es el extremo de un rango calculado, y hay quien lo discute.`,
          },
          {
            title: 'Busca lo más seguro',
            text: md`El mínimo: al menos 61. En eso coinciden.`,
          },
          {
            title: 'Corrige',
            text: md`«Conozca a una ballena que vivió al menos 61 años». Conserva el límite que el folleto había borrado.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'lectura-saber-previo',
          text: md`Creer que repetir una cifra la vuelve confiable. Si diez diarios copian un folleto, la fuente sigue siendo una.`,
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: md`Buscar el parecido en las palabras y no en el papel. Otra historia con ballenas puede no parecerse en nada.`,
        },
      ],
      checks: [
        {
          id: 'ballena-folleto',
          question: md`El museo quiere respaldar mejor la edad en su folleto. ¿Qué le conviene agregar?`,
          key: 'Cómo se calculó y qué parte se discute',
          distractors: [
            {
              text: 'Cuántos diarios han publicado la noticia',
              feedback: 'Que se repita no la vuelve segura: pueden copiar de un mismo lugar.',
              mistake: 'lectura-saber-previo',
            },
            {
              text: 'Que todos los especialistas aceptan el 80',
              feedback: 'El artículo dice que solo coinciden en el mínimo.',
              mistake: 'lectura-lo-contrario',
            },
            {
              text: 'Cuántos años vive un árbol con anillos',
              feedback: 'Los anillos son una comparación para explicar las capas.',
              mistake: 'lectura-palabra-repetida',
            },
          ],
          explanation: md`Con el método y sus límites, quien lee puede juzgar cuánta seguridad tiene el dato.`,
        },
        {
          id: 'ballena-otra-situacion',
          question: md`¿En qué caso se comete el mismo error que en «la ballena de 80 años»?`,
          key: 'Decir «demora 20 minutos» si son de 12 a 20',
          distractors: [
            {
              text: 'Decir «la ballena es azul» si es de color gris',
              feedback: 'Eso es un dato falso. Aquí el error es tomar el extremo de un rango como seguro.',
              mistake: 'lectura-palabra-repetida',
            },
            {
              text: 'Decir «al menos dos» si se contaron dos',
              feedback: 'Esa frase conserva el límite: es lo que hizo la investigadora.',
              mistake: 'lectura-pierde-el-matiz',
            },
          ],
          explanation: md`En ambos se elige el extremo mayor de un rango y se presenta como la medida.`,
        },
      ],
    },
  ],
  summary: [
    md`Saca la idea general y anota sus condiciones.`,
    md`Revisa todas las condiciones en el caso nuevo; a veces el texto no alcanza para saber.`,
    md`Un segundo cambio debilita una comparación, sin volverla imposible.`,
    md`Que una cifra se repita no la hace más segura.`,
    md`En un relato, compara el papel que cumplen las cosas.`,
  ],
});
