import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.formacion-ciudadana.democracia.desafios',
  version: 1,
  minutes: 18,
  opening: {
    question: md`En una encuesta, 9 de cada 10 personas dicen que no confían en los partidos políticos. ¿Significa que rechazan la democracia?`,
    guesses: ['Sí, porque sin partidos no hay democracia', 'No necesariamente', 'Sí, si además son la mayoría'],
    reveal: md`No necesariamente. Se puede desconfiar de quienes gobiernan hoy y querer que se siga eligiendo. Son dos preguntas distintas, y las respuestas suelen ir por separado. En esta lección vas a leer datos y casos sin hacerles decir más de lo que dicen.`,
  },
  points: [
    {
      id: 'leer-la-confianza',
      title: 'Desconfianza: leer los datos sin apurarse',
      idea: md`Una democracia necesita algo de confianza: en que los votos se cuentan bien y en que las instituciones cumplen. También necesita vigilar. La crítica no es su enemiga.

Las encuestas miden cosas distintas. Una es confiar en el Congreso; otra, preferir la democracia. En la figura, la primera cae y la segunda casi no cambia.

Para leer un gráfico haz tres preguntas. ¿Qué mide cada línea? ¿Cómo están el primer valor y el último? ¿Dice algo sobre las causas? Casi nunca lo dice.`,
      figure: {
        kind: 'chart',
        type: 'lines',
        categories: ['Año 1', 'Año 2', 'Año 3', 'Año 4', 'Año 5'],
        series: [
          { name: 'Confía en el Congreso', values: [34, 28, 21, 16, 12] },
          { name: 'Prefiere la democracia', values: [61, 63, 60, 64, 62] },
        ],
        yTitle: '% de las personas',
        showValues: true,
        alt: 'Gráfico de líneas de cinco años. Quienes confían en el Congreso bajan de 34 a 12 por ciento. Quienes prefieren la democracia se mueven entre 60 y 64 por ciento.',
        caption: 'Datos inventados.',
      },
      example: {
        problem: md`Una encuesta inventada mide la confianza en los tribunales: 20 % el primer año, 24 % el segundo y 31 % el tercero. Un titular dice: «La gente confía más en la justicia porque hay más condenas». ¿Qué parte está respaldada?`,
        steps: [
          {
            title: 'Separa las afirmaciones',
            text: md`El titular dice dos cosas: que la confianza sube y que sube **por** las condenas.`,
          },
          {
            title: 'Busca la primera en los datos',
            text: md`De 20 % a 31 % hay un alza de 11 puntos. Está respaldada.`,
          },
          {
            title: 'Busca la segunda',
            text: md`La encuesta no pregunta por condenas ni por motivos. Esa parte la agregó el titular.`,
          },
          {
            title: 'Escribe solo lo que se sabe',
            text: md`«La confianza en los tribunales subió de 20 % a 31 %». Sigue siendo menos de un tercio.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-lee-mal-los-datos',
          text: md`Mirar la línea que no es o quedarse con un año. Pon el dedo en el nombre de la línea y compara el primer valor con el último.`,
        },
        {
          mistake: 'ciudadania-contradice-la-fuente',
          text: md`Decir lo contrario de lo que se ve: que sube lo que baja. Antes de elegir, di en voz baja «sube», «baja» o «se mantiene».`,
        },
        {
          mistake: 'ciudadania-excede-la-fuente',
          text: md`Agregar causas o consecuencias, como «por eso votan menos». Si el gráfico no lo mide, la conclusión no está respaldada, aunque suene razonable.`,
        },
      ],
      checks: [
        {
          id: 'organizaciones-e-interes',
          question: md`¿Qué conclusión está respaldada por el gráfico?`,
          figure: {
            kind: 'chart',
            type: 'lines',
            categories: ['Año 1', 'Año 2', 'Año 3', 'Año 4'],
            series: [
              { name: 'Participa en una organización', values: [60, 55, 48, 41] },
              { name: 'Se interesa por la política', values: [20, 24, 29, 33] },
            ],
            yTitle: '% de las personas',
            showValues: true,
            alt: 'Gráfico de líneas de cuatro años. Quienes participan en una organización bajan de 60 a 41 por ciento. Quienes se interesan por la política suben de 20 a 33 por ciento.',
            caption: 'Datos inventados.',
          },
          key: 'Baja la participación en organizaciones y sube el interés por la política.',
          distractors: [
            {
              text: 'Baja la participación en organizaciones y también el interés por la política.',
              feedback: 'Mira la segunda línea: parte en 20 y llega a 33.',
              mistake: 'ciudadania-lee-mal-los-datos',
            },
            {
              text: 'Baja la participación en organizaciones, porque se trabaja más horas.',
              feedback: 'El gráfico no dice nada sobre horas de trabajo ni sobre motivos.',
              mistake: 'ciudadania-excede-la-fuente',
            },
            {
              text: 'Sube la participación en organizaciones junto con el interés por la política.',
              feedback: 'La línea de la participación va de 60 a 41: baja.',
              mistake: 'ciudadania-contradice-la-fuente',
            },
          ],
          explanation: md`Una línea va de 60 % a 41 % y la otra, de 20 % a 33 %. Sobre las causas no hay datos.`,
        },
        {
          id: 'de-diez-a-quince',
          question: md`La confianza en una institución pasó de 10 % a 15 % de las personas. ¿Cómo se dice bien ese cambio?`,
          key: 'Subió 5 puntos porcentuales',
          distractors: [
            {
              text: 'Subió un 5 %',
              feedback: 'De 10 a 15 hay 5 puntos. Respecto de lo que había, es un aumento de 50 %.',
              mistake: 'ciudadania-lee-mal-los-datos',
            },
            {
              text: 'Se duplicó',
              feedback: 'El doble de 10 % habría sido 20 %.',
              mistake: 'ciudadania-lee-mal-los-datos',
            },
            {
              text: 'Volvió a ser alta',
              feedback: 'Los datos dicen que subió, pero 15 % sigue siendo poco, y no sabes cuánto era antes.',
              mistake: 'ciudadania-excede-la-fuente',
            },
          ],
          explanation: md`La diferencia entre dos porcentajes se dice en puntos: $15 - 10 = 5$ puntos porcentuales.`,
        },
        {
          id: 'setenta-por-ciento',
          question: md`Una encuesta dice que el 70 % desconfía del Congreso. ¿Qué se puede afirmar con ese dato?`,
          key: 'Que la mayoría de los consultados desconfía de esa institución',
          distractors: [
            {
              text: 'Que la mayoría de los consultados quiere un país sin Congreso',
              feedback: 'Desconfiar de cómo funciona no es querer que no exista. La encuesta no lo pregunta.',
              mistake: 'ciudadania-excede-la-fuente',
            },
            {
              text: 'Que la mayoría de los consultados no votará en la próxima elección',
              feedback: 'La encuesta mide confianza. Sobre el voto no dice nada.',
              mistake: 'ciudadania-excede-la-fuente',
            },
            {
              text: 'Que la mayoría de los consultados confía en el Congreso',
              feedback: 'Es al revés: el 70 % desconfía.',
              mistake: 'ciudadania-contradice-la-fuente',
            },
          ],
          explanation: md`Solo eso mide la pregunta. Lo demás exige otros datos.`,
        },
      ],
    },
    {
      id: 'desigualdad-y-voz',
      title: 'Desigualdad: no todas las voces pesan lo mismo',
      idea: md`En la urna, cada voto vale uno. Pero si un grupo vota o reclama menos, sus problemas pesan menos cuando se decide.

¿Por qué participa menos? Casi nunca hay **una** causa. Influyen el tiempo, la distancia, la información y sentir que nada cambia.

En Chile el voto fue en general voluntario desde 2012. Una reforma publicada en 2023 lo hizo de nuevo obligatorio. Así votan más personas y de más grupos. Pero votar no es la única forma de participar, ni borra otras desigualdades.`,
      readings: [
        {
          title: 'Dos vecinas explican por qué no votaron',
          by: 'Texto escrito para Travesía',
          text: md`**Rosa, 52 años, localidad rural.** «La micro pasa dos veces al día y el local queda a una hora. Ese domingo tenía turno en el packing. Uno se acostumbra a que las cosas se decidan lejos».

**Valentina, 23 años, comuna urbana.** «El local me queda a tres cuadras. No fui porque nadie habla de lo que me preocupa, y porque siento que, gane quien gane, mi barrio va a seguir igual».`,
        },
      ],
      example: {
        problem: md`Con los dos testimonios, una concejala propone: «Pongamos buses gratis el día de la elección y el problema se acaba». ¿Qué le dirías?`,
        steps: [
          {
            title: 'Busca qué causas aparecen',
            text: md`Rosa nombra la distancia, el trabajo y que se decide lejos. Valentina nombra que no se siente representada.`,
          },
          {
            title: 'Mira cuáles resuelve la propuesta',
            text: md`El bus ayuda con la distancia de Rosa. No le cambia el turno ni toca lo que dice Valentina.`,
          },
          {
            title: 'Responde sin descartar',
            text: md`La medida sirve, pero para una parte. El problema tiene varias causas y pide varias respuestas.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-causa-unica',
          text: md`Explicar todo con una sola causa: «no votan por flojera», «no votan por la distancia». Pregunta siempre: ¿a quiénes deja fuera esa explicación?`,
        },
      ],
      checks: [
        {
          id: 'edades-y-participacion',
          question: md`En una elección con voto voluntario participó el 38 % de quienes tienen 18 a 29 años, el 52 % de 30 a 59 y el 61 % de 60 o más (datos inventados). ¿Qué riesgo para la democracia muestran los datos?`,
          key: 'Que las prioridades de los jóvenes pesen menos al decidir',
          distractors: [
            {
              text: 'Que los jóvenes prefieran un gobierno sin elecciones',
              feedback: 'Los datos dicen cuántos votaron, y no qué régimen prefieren.',
              mistake: 'ciudadania-excede-la-fuente',
            },
            {
              text: 'Que las personas mayores dejen de ir a votar',
              feedback: 'Son las que más votaron: 61 %.',
              mistake: 'ciudadania-lee-mal-los-datos',
            },
            {
              text: 'Que la falta de información aleje a los jóvenes',
              feedback: 'Los datos no entregan causas. Además, podría haber varias.',
              mistake: 'ciudadania-causa-unica',
            },
          ],
          explanation: md`Entre los grupos hay 23 puntos. Quienes toman decisiones tienen más motivos para atender a los que más votan.`,
        },
        {
          id: 'frase-de-la-autoridad',
          question: md`Una autoridad dice: «La gente no participa porque no le interesa el país». ¿Cuál es el problema de esa explicación?`,
          key: 'Reduce a un solo motivo algo que puede tener varios',
          distractors: [
            {
              text: 'Supone que participar consiste solo en ir a votar',
              feedback: 'La frase habla de participar en general, sin limitarla al voto. Mira cuántas causas da.',
              mistake: 'ciudadania-solo-elecciones',
            },
            {
              text: 'Niega que en el país haya poca participación',
              feedback: 'Dice lo contrario: parte de que la gente no participa.',
              mistake: 'ciudadania-contradice-la-fuente',
            },
          ],
          explanation: md`Hay quien no participa por distancia, por trabajo, por desconfianza o por falta de información. El desinterés es solo una posibilidad.`,
        },
        {
          id: 'mas-que-votar',
          question: md`Con voto obligatorio, en una comuna votó el 85 % de los inscritos. ¿Qué se puede concluir sobre la igualdad en esa comuna?`,
          key: 'Que muchos grupos votaron, aunque otras desigualdades pueden seguir',
          distractors: [
            {
              text: 'Que hay igualdad, porque cada persona tuvo un voto de igual valor',
              feedback: 'El voto vale igual, pero la participación y la vida en común no son solo el voto.',
              mistake: 'ciudadania-solo-elecciones',
            },
            {
              text: 'Que las personas confían en las autoridades, porque fueron a votar',
              feedback: 'Fueron a votar con voto obligatorio. Sobre la confianza no hay datos.',
              mistake: 'ciudadania-excede-la-fuente',
            },
          ],
          explanation: md`Una participación alta incluye a más grupos. No dice nada sobre ingresos, servicios o quién puede reclamar y ser escuchado.`,
        },
      ],
    },
    {
      id: 'que-valor-esta-en-juego',
      title: 'Reconocer qué valor está en juego',
      idea: md`Muchas preguntas cuentan un caso y piden el valor democrático que respalda una petición. Hay dos pasos: **quién** queda fuera y **de qué** queda fuera.

- De participar como los demás: **igualdad** e inclusión.
- De saber qué hace la autoridad: **transparencia**.
- De decir lo que piensa: **libertad de expresión**.
- De competir o existir siendo distinto: **pluralismo**.

Un valor puede ser verdadero y no ser la respuesta. Lo que importa es cuál resuelve ese caso.`,
      example: {
        problem: md`Un local de votación está en un segundo piso sin ascensor. Personas en silla de ruedas piden que se cambie. El local es público, y las mesas funcionan bien. ¿Qué valor respalda su petición?`,
        steps: [
          { title: 'Mira quién queda fuera', text: md`Las personas que no pueden subir la escalera.` },
          {
            title: 'Mira de qué quedan fuera',
            text: md`De votar en las mismas condiciones que los demás. No de opinar ni de informarse.`,
          },
          {
            title: 'Descarta lo verdadero que no responde',
            text: md`Es cierto que el conteo es transparente. Pero ese no es el problema.`,
          },
          { title: 'Nombra el valor', text: md`La igualdad de condiciones para participar.` },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-dato-sin-relacion',
          text: md`Elegir un valor verdadero que no contesta. Pregunta: si ese valor se cumpliera más todavía, ¿se arregla el caso? Si no, no es.`,
        },
        {
          mistake: 'ciudadania-solo-elecciones',
          text: md`Responder «la mayoría lo decidió». Que a la mayoría no le moleste no justifica dejar a otros fuera.`,
        },
        {
          mistake: 'ciudadania-otro-procedimiento',
          text: md`Confundir derechos vecinos: opinar con informarse, o reunirse con votar. Busca el verbo del caso: ¿qué no pueden **hacer**?`,
        },
      ],
      checks: [
        {
          id: 'concejo-a-las-once',
          question: md`Un concejo municipal se reúne los martes a las 11 de la mañana. Sus actas se publican completas. Trabajadoras de una feria piden una sesión al mes en la tarde, para poder asistir. ¿Qué valor respalda su petición?`,
          key: 'La igualdad de condiciones para participar',
          distractors: [
            {
              text: 'La transparencia de lo que acuerda el concejo',
              feedback: 'Las actas ya se publican completas. Lo que no pueden es asistir.',
              mistake: 'ciudadania-dato-sin-relacion',
            },
            {
              text: 'El respeto por el horario que prefiere la mayoría',
              feedback: 'Que a la mayoría le acomode no justifica dejar fuera a quienes trabajan.',
              mistake: 'ciudadania-solo-elecciones',
            },
            {
              text: 'La libertad de expresar críticas al municipio',
              feedback: 'Nadie les impide criticar. Lo que piden es poder estar.',
              mistake: 'ciudadania-otro-procedimiento',
            },
          ],
          explanation: md`Quedan fuera quienes trabajan a esa hora, y quedan fuera de participar en la sesión.`,
        },
        {
          id: 'contratos-en-secreto',
          question: md`Un servicio público contrató por tres años a una empresa y se niega a mostrar el contrato a una periodista. ¿Qué valor democrático está en juego?`,
          key: 'La transparencia de los actos del Estado',
          distractors: [
            {
              text: 'La igualdad ante la ley de las empresas',
              feedback: 'Puede importar en otro caso. Aquí lo que falta es poder ver el contrato.',
              mistake: 'ciudadania-dato-sin-relacion',
            },
            {
              text: 'El pluralismo de los partidos políticos',
              feedback: 'Nadie impide a un partido competir: el problema es la información.',
              mistake: 'ciudadania-otro-procedimiento',
            },
            {
              text: 'El mandato que da ganar una elección',
              feedback: 'Haber ganado no permite gobernar en secreto.',
              mistake: 'ciudadania-solo-elecciones',
            },
          ],
          explanation: md`Queda fuera la ciudadanía, de saber en qué se gasta. En Chile, la Ley 20.285 reconoce el derecho a pedir esa información.`,
        },
        {
          id: 'plaza-para-algunos',
          question: md`Un municipio presta la plaza para actos de todos los partidos, menos a uno pequeño y legal, porque «casi nadie vota por él». ¿Qué valor se vulnera?`,
          key: 'El pluralismo',
          distractors: [
            {
              text: 'La transparencia',
              feedback: 'El municipio dio su motivo en público. El problema es otro: a quién excluye.',
              mistake: 'ciudadania-dato-sin-relacion',
            },
            {
              text: 'Ninguno, pues la mayoría no lo apoya',
              feedback: 'Tener pocos votos no quita el derecho a competir en igualdad.',
              mistake: 'ciudadania-solo-elecciones',
            },
          ],
          explanation: md`Las ideas minoritarias tienen que poder competir. Hoy son pocos votos; mañana pueden ser más.`,
        },
      ],
    },
    {
      id: 'desinformacion',
      title: 'Desinformación: discutir con los mismos hechos',
      idea: md`Para decidir juntos hay que partir de los mismos hechos. La **desinformación** es contenido falso que se difunde a propósito. Se mueve rápido porque enoja o asusta.

Antes de compartir, revisa: ¿quién lo dice?, ¿de cuándo es?, ¿lo confirma otra fuente que tenga cómo saberlo?

¿Y si el gobierno aprobara cada noticia antes de publicarla? Sería **censura previa**. La Constitución no la permite. La libertad de informar no tiene permiso previo, pero quien comete un abuso o un delito responde después.`,
      example: {
        problem: md`La noche anterior a una elección circula un audio: «Mañana no abren los locales del sector sur, no vayan». No dice quién habla. ¿Qué haces antes de reenviarlo?`,
        steps: [
          { title: 'Mira quién lo dice', text: md`Es una voz sin nombre. No hay a quién pedirle cuentas.` },
          {
            title: 'Piensa quién lo sabría',
            text: md`Los locales los define el Servicio Electoral (Servel). Si cerrara uno, estaría en su sitio.`,
          },
          { title: 'Confirma', text: md`Buscas tu local en el sitio de Servel. Si sigue ahí, el audio es falso.` },
          {
            title: 'Mide el daño de compartirlo',
            text: md`Si es falso y lo reenvías, alguien puede quedarse sin votar. Mejor no lo mandas, y avisas.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'cifra-sin-fuente',
          question: md`En una red social aparece una imagen: «El 80 % de los jueces es corrupto». No nombra ningún estudio. ¿Qué conviene hacer primero?`,
          key: 'Buscar de dónde sale la cifra y quién la midió',
          distractors: [
            {
              text: 'Compartirla, porque se sabe que hay corrupción',
              feedback: 'Que haya casos no vuelve cierta esa cifra. Sin fuente no se puede comprobar.',
              mistake: 'ciudadania-excede-la-fuente',
            },
            {
              text: 'Descartarla, porque en la justicia no hay corrupción',
              feedback: 'Tampoco lo sabes. Puede haber casos y ser falsa la cifra.',
            },
            {
              text: 'Esperar a ver si la mayoría de tus contactos la cree',
              feedback: 'Que muchos crean algo no lo hace verdadero.',
              mistake: 'ciudadania-solo-elecciones',
            },
          ],
          explanation: md`Sin autor ni método, la cifra no se puede revisar. Primero la fuente, después la opinión.`,
        },
        {
          id: 'comision-de-noticias',
          question: md`Para frenar las noticias falsas, alguien propone que una comisión del gobierno apruebe cada noticia antes de que salga. ¿Por qué choca con la democracia?`,
          key: 'Porque es censura previa sobre la libertad de informar',
          distractors: [
            {
              text: 'Porque la libertad de informar no admite ningún límite',
              feedback: 'Sí los tiene: quien comete un delito o un abuso al informar responde después.',
              mistake: 'ciudadania-derecho-ilimitado',
            },
            {
              text: 'Porque esa comisión tendría que elegirse por votación',
              feedback: 'Aunque la eligieran, seguiría decidiendo qué se puede publicar.',
              mistake: 'ciudadania-solo-elecciones',
            },
          ],
          explanation: md`El problema es que el permiso va **antes**. La Constitución asegura informar sin censura previa y responder después por los abusos.`,
        },
        {
          id: 'discutir-sin-destruir',
          question: md`En un debate escolar sobre inmigración, ¿qué intervención ayuda más a una discusión democrática?`,
          key: '«No estoy de acuerdo; este estudio muestra otra cosa»',
          distractors: [
            {
              text: '«Los que piensan como tú no deberían hablar aquí»',
              feedback: 'Excluye a quien piensa distinto, y sin pluralismo no hay discusión.',
            },
            {
              text: '«Somos más los que pensamos así, no hay qué discutir»',
              feedback: 'Ser más no prueba que se tenga razón ni quita la palabra a los otros.',
              mistake: 'ciudadania-solo-elecciones',
            },
          ],
          explanation: md`Se puede discrepar con razones y datos. Así el otro puede revisar, contestar o cambiar de opinión.`,
        },
      ],
    },
  ],
  summary: [
    md`Desconfiar de las instituciones no es lo mismo que rechazar la democracia.`,
    md`De un gráfico se concluye lo que mide: ni causas ni consecuencias que no están.`,
    md`La baja participación tiene varias causas, y hace que algunas voces pesen menos.`,
    md`Para reconocer un valor: quién queda fuera y de qué.`,
    md`Antes de compartir, busca la fuente. La censura previa no es la solución.`,
  ],
  sources: [
    {
      name: 'Biblioteca del Congreso Nacional, Ley N.º 20.568, que regula la inscripción automática y el voto voluntario',
      year: 2012,
      detail: 'Desde cuándo el voto fue voluntario.',
    },
    {
      name: 'Biblioteca del Congreso Nacional, Ley N.º 21.524, reforma que restablece el voto obligatorio en las elecciones populares',
      year: 2023,
      detail: 'Desde cuándo el voto vuelve a ser obligatorio.',
    },
    {
      name: 'Biblioteca del Congreso Nacional, Ley N.º 20.285, sobre acceso a la información pública',
      year: 2008,
      detail: 'Derecho a pedir información al Estado.',
    },
    {
      name: 'Constitución Política de la República de Chile',
      year: 2005,
      detail: 'Texto refundido, artículo 19, número 12: informar sin censura previa y responder por delitos y abusos.',
    },
  ],
});
