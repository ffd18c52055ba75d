import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'cl-certificado-de-estar-vivo',
  version: 1,
  genre: 'literario',
  title: 'Certificado de estar vivo',
  introduction: 'Escena única de una obra de teatro breve. Texto escrito para Travesía.',
  text: md`*Sala de espera de una oficina pública. Sillas de plástico unidas entre sí. En la pared, una pantalla que indica el número 12 y un reloj detenido. Al fondo, una ventanilla con su FUNCIONARIO. DON PLÁCIDO, de corbata y zapatos gastados, está sentado como en el living de su casa. Entra la SEÑORA IRIS con una carpeta; saca un papel de la máquina y lo mira.*

IRIS.— ¿Ochenta y siete? Pero si van en el doce.

PLÁCIDO.— Hoy está rápido. El martes, a esta hora, iban en el nueve.

IRIS.— A las dos tengo que buscar a mi nieta.

PLÁCIDO.— *(Se abre la chaqueta. Por dentro lleva, prendidos con alfileres, varios papelitos.)* Veo que la señora tiene una necesidad, y Dios me dio un don: llego temprano. Trece, catorce y diecisiete. El trece lo tengo en dos mil pesos. Al catorce le falta una esquina; se lo dejo en mil quinientos.

IRIS.— ¡Usted vende los números!

PLÁCIDO.— *(Ofendido.)* Vendo madrugadas, señora. El número es gratis. Lo que cuesta es levantarse a las cinco.

IRIS.— Voy a reclamar. *(A la ventanilla.)* Joven, este caballero vende los números.

FUNCIONARIO.— *(Sin levantar la vista.)* Los reclamos se atienden con número.

*Pausa. Iris se sienta, deja una silla por medio y abraza la carpeta. Plácido saca un termo y le ofrece una taza. Ella la rechaza. Después la acepta.*

IRIS.— ¿Y no le da vergüenza?

PLÁCIDO.— Los lunes, un poco. ¿Qué trámite viene a hacer?

IRIS.— Un certificado de matrimonio. Mi marido falleció en marzo y para la pensión tengo que demostrar que estuvimos casados. Cuarenta y cuatro años casados, y tengo que demostrarlo.

PLÁCIDO.— La compadezco. Lo mío es peor: tengo que demostrar que estoy vivo.

IRIS.— No se burle.

PLÁCIDO.— *(Saca del bolsillo un sobre muy doblado.)* Un error del sistema. Figuro fallecido desde el año pasado. Me cortaron la jubilación y hasta me llegó el pésame, firmado por el director. Una carta preciosa. Vine a arreglarlo hace ocho meses.

IRIS.— ¿Y en ocho meses no lo han atendido?

PLÁCIDO.— Es que nunca paso. El primer día tenía el número cuatro. Detrás de mí había una muchacha con una guagua que lloraba, me ofreció mil pesos y yo llevaba dos días sin almorzar. Al día siguiente saqué dos números, uno para vender y otro para mí. Y vendí los dos. *(Se encoge de hombros.)* Uno le toma cariño al negocio. Aquí adentro nadie me trata de difunto.

*Suena un timbre. La pantalla cambia a 13. Nadie se levanta.*

FUNCIONARIO.— Trece.

*Plácido desprende el papelito y se lo tiende a Iris.*

PLÁCIDO.— Llévelo. Invita la casa.

IRIS.— *(Lo toma. Lo mira. Se lo devuelve.)* Vaya usted.

PLÁCIDO.— ¿Yo? ¿Y la nieta?

IRIS.— A la nieta la busca la vecina. Yo me quedo con el catorce, y le pago los mil quinientos, para que no diga que le arruiné el día. Pero usted va a esa ventanilla.

PLÁCIDO.— *(De pie, de pronto asustado.)* Señora, ¿y si me dicen que no?

IRIS.— Entonces reclama. Con número. *(Le acomoda la corbata.)* Vaya, que lo están llamando.

*Plácido camina hacia la ventanilla. Es el único trayecto de la escena en que se le ve viejo.*

FUNCIONARIO.— ¿Motivo?

PLÁCIDO.— Estoy vivo.

FUNCIONARIO.— *(Levanta la vista por primera vez. Lo observa largamente. Revisa la pantalla, revisa a Plácido, revisa la pantalla.)* ¿Trae algún respaldo?

*Plácido se vuelve hacia Iris. Iris se pone de pie, se quita los anteojos, levanta la mano como quien jura y avanza hacia la ventanilla. El reloj de la pared, con un chasquido, empieza a andar. Oscuro.*`,
  items: [
    defineItem({
      id: 'cl-certificado-de-estar-vivo-error-del-sistema',
      version: 1,
      content: 'cl.localizar.informacion-explicita.literal',
      otherContents: ['cl.textos.literarios.hechos-clave'],
      skill: 'localizar',
      difficulty: 1,
      stem: '¿Qué problema llevó a don Plácido por primera vez a la oficina?',
      key: { text: 'Aparecía como fallecido en los registros.' },
      distractors: [
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Necesitaba probar que había estado casado.',
          feedback: 'Ese es el trámite de la señora Iris.',
        },
        {
          mistake: 'lectura-cambia-orden',
          text: 'Quería reunir dinero con la venta de números.',
          feedback: 'La venta empezó después; busca para qué vino hace ocho meses.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Quería reclamar por la demora en la atención.',
          feedback: 'Él no reclama por la demora. Revisa qué contiene su sobre.',
        },
      ],
      solution: [
        {
          title: 'Dónde está',
          text: 'Plácido cuenta: «Figuro fallecido desde el año pasado» y «Vine a arreglarlo hace ocho meses».',
        },
        {
          title: 'El orden',
          text: 'La venta de números comenzó el primer día de espera, cuando una mujer le ofreció dinero. El matrimonio es asunto de Iris.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Aparecía como fallecido en los registros.',
        },
      ],
      evidence: ['Figuro fallecido desde el año pasado.'],
    }),
    defineItem({
      id: 'cl-certificado-de-estar-vivo-como-partio-la-venta',
      version: 1,
      content: 'cl.localizar.informacion-explicita.parafrasis',
      otherContents: ['cl.textos.literarios.personajes'],
      skill: 'localizar',
      difficulty: 2,
      stem: '¿En qué circunstancia vendió don Plácido su primer número?',
      key: { text: 'Cuando pasaba hambre y una mujer le ofreció dinero por él.' },
      distractors: [
        {
          mistake: 'lectura-otro-lugar',
          text: 'Cuando sacó dos números para vender solo uno de los dos.',
          feedback: 'Eso ocurrió al día siguiente.',
        },
        {
          mistake: 'lectura-cambia-personaje',
          text: 'Cuando la señora Iris le pidió ayuda para no llegar tarde.',
          feedback: 'Con Iris ya llevaba meses en el negocio.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Cuando el funcionario le propuso repartirse las ganancias.',
          feedback: 'El funcionario no participa del negocio en ningún momento.',
        },
      ],
      solution: [
        {
          title: 'Dónde está',
          text: 'El primer día una muchacha «me ofreció mil pesos y yo llevaba dos días sin almorzar».',
        },
        {
          title: 'La paráfrasis',
          text: 'Llevar dos días sin almorzar es pasar hambre. Los dos números son del día siguiente.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Cuando pasaba hambre y una mujer le ofreció dinero por él.',
        },
      ],
      evidence: ['me ofreció mil pesos y yo llevaba dos días sin almorzar'],
    }),
    defineItem({
      id: 'cl-certificado-de-estar-vivo-vendo-madrugadas',
      version: 1,
      content: 'cl.interpretar.sentido.significado',
      otherContents: ['cl.textos.literarios.personajes-tipo'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué busca don Plácido al decir «Vendo madrugadas, señora»?',
      key: { text: 'Presentar como un trabajo honrado lo que Iris ve como un abuso.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Explicar que su negocio funciona de noche, antes de que abran.',
          feedback: 'Él vende en horario de oficina; piensa qué está justificando.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Reconocer que se aprovecha de la gente y pedir disculpas por eso.',
          feedback: 'La acotación dice que habla ofendido; no pide disculpas.',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Lograr que Iris se levante más temprano en lugar de reclamarle.',
          feedback: 'No le aconseja nada; responde a una acusación.',
        },
      ],
      solution: [
        {
          title: 'La acusación',
          text: 'Iris dice: «¡Usted vende los números!».',
        },
        {
          title: 'La salida ingeniosa',
          text: 'Él corrige el nombre de las cosas: «El número es gratis. Lo que cuesta es levantarse a las cinco». Es el pícaro que sobrevive con astucia y adorna lo que hace.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Presentar como un trabajo honrado lo que Iris ve como un abuso.',
        },
      ],
      evidence: ['El número es gratis. Lo que cuesta es levantarse a las cinco.'],
    }),
    defineItem({
      id: 'cl-certificado-de-estar-vivo-reclamos-con-numero',
      version: 1,
      content: 'cl.interpretar.relaciones.funcion',
      otherContents: ['cl.textos.literarios.temas'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Qué función cumple en la escena la frase «Los reclamos se atienden con número»?',
      key: { text: 'Muestra un sistema cuyas reglas impiden corregir sus propias fallas.' },
      distractors: [
        {
          mistake: 'lectura-detalle-por-idea',
          text: 'Muestra que la oficina tiene una ventanilla especial para los reclamos.',
          feedback: 'La escena tiene una sola ventanilla; piensa qué absurdo encierra la frase.',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Muestra que el funcionario atiende con interés a quienes lo necesitan.',
          feedback: 'Fíjate en la acotación: cómo responde a Iris.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Muestra que el funcionario es cómplice de Plácido en la venta de números.',
          feedback: 'Que sea indiferente no quiere decir que gane con la venta.',
        },
      ],
      solution: [
        {
          title: 'El absurdo',
          text: 'Para reclamar por la venta de números hay que tener un número, es decir, esperar o comprarlo.',
        },
        {
          title: 'El tema',
          text: 'La burocracia aparece como un círculo cerrado. El funcionario contesta «Sin levantar la vista»: no hay interés ni complicidad, solo regla.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Muestra un sistema cuyas reglas impiden corregir sus propias fallas.',
        },
      ],
      evidence: ['Los reclamos se atienden con número.'],
    }),
    defineItem({
      id: 'cl-certificado-de-estar-vivo-motivo-de-no-pasar',
      version: 1,
      content: 'cl.interpretar.sentido.inferencias',
      otherContents: ['cl.textos.literarios.conflicto'],
      skill: 'interpretar',
      difficulty: 4,
      stem: '¿Qué permite inferir la frase «Aquí adentro nadie me trata de difunto»?',
      key: { text: 'Que en la sala encuentra el reconocimiento que el registro le niega.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Que en la sala los empleados ya corrigieron el error del registro.',
          feedback: 'Sigue figurando fallecido; por eso Iris lo manda a la ventanilla.',
        },
        {
          mistake: 'lectura-palabra-repetida',
          text: 'Que en la sala la gente evita hablar de los parientes difuntos.',
          feedback: 'Iris habla de su marido con él. ¿Quién es el difunto de la frase?',
        },
        {
          mistake: 'lectura-motivo-inventado',
          text: 'Que en la sala se siente a salvo de quienes le cobran sus deudas.',
          feedback: 'Nadie lo persigue; relee qué dice justo antes de esa frase.',
        },
      ],
      solution: [
        {
          title: 'El contexto',
          text: 'Explica por qué no hace su trámite: «Uno le toma cariño al negocio».',
        },
        {
          title: 'La inferencia',
          text: 'Para el sistema no existe; en la sala conversa, ofrece té y es útil. Quedarse allí es una manera de sentirse vivo, aunque el error siga igual.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que en la sala encuentra el reconocimiento que el registro le niega.',
        },
      ],
      evidence: ['Uno le toma cariño al negocio. Aquí adentro nadie me trata de difunto.'],
    }),
    defineItem({
      id: 'cl-certificado-de-estar-vivo-iris-cambia',
      version: 1,
      content: 'cl.interpretar.relaciones.conexiones',
      otherContents: ['cl.textos.literarios.personajes'],
      skill: 'interpretar',
      difficulty: 3,
      stem: '¿Cómo cambia la relación de Iris con Plácido a lo largo de la escena?',
      key: { text: 'Pasa de la indignación a la solidaridad.' },
      distractors: [
        {
          mistake: 'lectura-lo-contrario',
          text: 'Pasa de la confianza a la sospecha.',
          feedback: 'Recuerda cómo reacciona al principio y qué le acomoda al final.',
        },
        {
          mistake: 'lectura-va-mas-lejos',
          text: 'Pasa de la indiferencia al amor.',
          feedback: 'El gesto es de apoyo; y al comienzo no se mostró indiferente.',
        },
        {
          mistake: 'lectura-se-queda-en-una-parte',
          text: 'Pasa de una curiosidad inicial a la burla.',
          feedback: 'Al final no se ríe de él; mira qué hace en la última acotación.',
        },
      ],
      solution: [
        {
          title: 'El comienzo',
          text: 'Iris lo acusa, pretende reclamar y rechaza la taza: «Ella la rechaza. Después la acepta».',
        },
        {
          title: 'El final',
          text: 'Le devuelve el número, le paga igual y avanza como testigo. La acotación de la taza anuncia el giro.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Pasa de la indignación a la solidaridad.',
        },
      ],
      evidence: ['Ella la rechaza. Después la acepta.', 'Vaya, que lo están llamando.'],
    }),
    defineItem({
      id: 'cl-certificado-de-estar-vivo-acotacion-reloj',
      version: 1,
      content: 'cl.evaluar.forma.recursos',
      otherContents: ['cl.textos.literarios.simbolos-topicos'],
      skill: 'evaluar',
      difficulty: 5,
      stem: '¿Qué aporta el reloj, detenido al inicio y en marcha al final, a lo que la obra comunica?',
      key: { text: 'Hace visible que un acto humano rompe la inmovilidad de la oficina.' },
      distractors: [
        {
          mistake: 'lectura-literal',
          text: 'Hace visible que el horario de atención de la oficina ha terminado.',
          feedback: 'El reloj parte justo cuando alguien hace algo; piensa qué coincide.',
        },
        {
          mistake: 'lectura-otro-recurso',
          text: 'Hace visible que entre el inicio y el final han pasado ocho meses.',
          feedback: 'La escena ocurre en una sola mañana; los ocho meses son anteriores.',
        },
        {
          mistake: 'lectura-que-por-para-que',
          text: 'Hace visible que la obra se desarrolla en una época con mucha tecnología.',
          feedback: 'No se trata de fechar la obra; compara el comienzo con el final.',
        },
      ],
      solution: [
        {
          title: 'Cuándo se mueve',
          text: 'Arranca cuando Iris, «levanta la mano como quien jura y avanza hacia la ventanilla».',
        },
        {
          title: 'Qué simboliza',
          text: 'La sala donde nada avanza cobra movimiento porque una persona da fe por otra. Es un recurso visual que dice lo mismo que la acción.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Hace visible que un acto humano rompe la inmovilidad de la oficina.',
        },
      ],
      evidence: ['El reloj de la pared, con un chasquido, empieza a andar.'],
    }),
    defineItem({
      id: 'cl-certificado-de-estar-vivo-tono-de-la-obra',
      version: 1,
      content: 'cl.evaluar.emisor.posicion',
      otherContents: ['cl.textos.literarios.temas'],
      skill: 'evaluar',
      difficulty: 4,
      stem: '¿Con qué tono trata la obra el problema de tener que demostrar que se está vivo?',
      key: { text: 'Con un humor que vuelve evidente lo absurdo de la exigencia.' },
      distractors: [
        {
          mistake: 'lectura-tono-equivocado',
          text: 'Con una solemnidad que convierte al anciano en una víctima trágica.',
          feedback: 'Revisa las respuestas de Plácido: ¿son solemnes?',
        },
        {
          mistake: 'lectura-lo-contrario',
          text: 'Con una admiración que presenta el trámite como un buen servicio.',
          feedback: 'La espera de ocho meses y el pésame no hablan bien del servicio.',
        },
        {
          mistake: 'lectura-hecho-opinion',
          text: 'Con una neutralidad que entrega los datos de un caso verdadero.',
          feedback: 'Es una ficción con situaciones exageradas; mira qué efecto buscan.',
        },
      ],
      solution: [
        {
          title: 'Las situaciones',
          text: 'Al vivo le llega «el pésame, firmado por el director» y, ante un hombre que habla, le piden «algún respaldo».',
        },
        {
          title: 'El tono',
          text: 'La risa nace de la distancia entre lo evidente y lo que pide el papel. Hay crítica, pero no solemnidad, elogio ni informe neutral.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Con un humor que vuelve evidente lo absurdo de la exigencia.',
        },
      ],
      evidence: ['¿Trae algún respaldo?', 'hasta me llegó el pésame, firmado por el director'],
    }),
  ],
});
