import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.biologia.herencia-evolucion.pensadores',
  version: 1,
  minutes: 15,
  opening: {
    question: md`En unas cuevas de México viven peces sin ojos funcionales, parientes de otros que viven al sol y ven bien. ¿Qué explicación te convence más?`,
    guesses: [
      'Sus antepasados dejaron de usar los ojos, se les achicaron, y eso pasó a sus crías',
      'Entre sus antepasados hubo diferencias heredables, y a oscuras los de ojos pequeños dejaron más crías',
      'En la oscuridad no necesitaban ojos, así que desaparecieron',
    ],
    reveal: md`La primera es como la habría explicado Lamarck. La segunda, Darwin y Wallace. La tercera nombra una necesidad, que no es una causa. El resultado es el mismo pez: lo que cambia es **de dónde sale la diferencia**.`,
  },
  points: [
    {
      id: 'tres-autores',
      title: 'Mismo hecho, dos explicaciones',
      idea: md`Los tres aceptaron que las especies **cambian**.

- **Lamarck** (1809): el individuo cambia por **usar o no usar** un órgano, según lo que el ambiente le exige, y hereda ese cambio a sus crías. Primero el ambiente, después la diferencia.
- **Darwin** y **Wallace**, cada uno por su cuenta (1858): en toda población **ya hay** diferencias heredables. Quienes tienen las que ayudan sobreviven y dejan más crías. Con las generaciones, esas diferencias se vuelven comunes. Primero la diferencia, después la **selección**.

Darwin publicó el libro en 1859. No conocía los genes ni las mutaciones.`,
      figure: {
        kind: 'timeline',
        from: 1800,
        to: 1870,
        events: [
          { year: 1809, label: 'Lamarck, Filosofía zoológica' },
          { year: 1835, label: 'Darwin recorre Chile' },
          { year: 1858, label: 'Darwin y Wallace, ante la Sociedad Linneana' },
          { year: 1859, label: 'Darwin, El origen de las especies' },
        ],
        alt: 'Línea de tiempo: 1809, Lamarck; 1835, Darwin en Chile; 1858, lectura conjunta de Darwin y Wallace; 1859, El origen de las especies.',
      },
      example: {
        problem: md`Dos textos sobre las patas largas de un ave de laguna. Texto 1: «De tanto estirarse para no mojarse, las patas se alargaron, y así las heredaron las crías». Texto 2: «Había aves de patas más largas y más cortas; las primeras se alimentaban mejor y dejaron más crías». ¿Con quién calza cada uno?`,
        steps: [
          {
            title: 'Pregunta de dónde sale la diferencia',
            text: md`En el 1, del uso: estirarse. En el 2, ya existía.`,
          },
          {
            title: 'Pregunta quién cambia',
            text: md`En el 1, cada ave cambia en su vida. En el 2, cambia la proporción en la población.`,
          },
          { title: 'Decide', text: md`El 1 calza con Lamarck; el 2, con Darwin y Wallace.` },
        ],
      },
      warnings: [
        {
          mistake: 'atribuye-el-uso-a-darwin',
          text: md`Poner el uso del lado de Darwin como idea central. La explicación que parte del uso y el desuso es la de Lamarck; la de Darwin y Wallace, de diferencias previas.`,
        },
        {
          mistake: 'confunde-autor-con-idea',
          text: md`Juntar a Wallace con Lamarck. Wallace llegó por su cuenta a la misma idea que Darwin: van juntos.`,
        },
        {
          mistake: 'necesidad-como-causa',
          text: md`Decir que el rasgo apareció porque se necesitaba. Fíjate en si el texto parte de diferencias que *ya existían*.`,
        },
      ],
      checks: [
        {
          id: 'dos-explicaciones-del-zorro',
          question: md`Explicación 1: «Los zorros que pasaban frío se llenaron de pelo y sus crías nacieron con más». Explicación 2: «Algunos zorros nacían con más pelo, sobrevivían más inviernos y dejaban más crías». ¿Con qué autores calza cada una?`,
          key: 'La 1 con Lamarck y la 2 con Darwin y Wallace',
          distractors: [
            {
              text: 'La 1 con Darwin y la 2 con Lamarck y Wallace',
              feedback: 'La 1 hereda un cambio de la vida: es de Lamarck.',
              mistake: 'atribuye-el-uso-a-darwin',
            },
            {
              text: 'La 1 con Wallace y la 2 con Lamarck y Darwin',
              feedback: 'Wallace propuso lo mismo que Darwin: van en el mismo lado.',
              mistake: 'confunde-autor-con-idea',
            },
            {
              text: 'La 1 y la 2 con Lamarck, pues hay más pelo',
              feedback: 'El resultado es igual; la 2 parte de diferencias que ya existían.',
              mistake: 'necesidad-como-causa',
            },
          ],
          explanation: md`La 1 hereda lo adquirido; la 2 parte de diferencias previas y de quién deja más crías.`,
        },
        {
          id: 'en-que-coinciden',
          question: md`¿En qué coincidían Lamarck, Darwin y Wallace?`,
          key: 'En que las especies cambian con el tiempo',
          distractors: [
            {
              text: 'En que el uso de un órgano es la causa del cambio',
              feedback: 'Esa es la explicación de Lamarck.',
              mistake: 'atribuye-el-uso-a-darwin',
            },
            {
              text: 'En que las mutaciones producen las diferencias',
              feedback: 'Ninguno conocía las mutaciones ni los genes.',
            },
            {
              text: 'En que sobreviven los de rasgos favorables',
              feedback: 'Esa idea es de Darwin y Wallace, no de Lamarck.',
              mistake: 'confunde-autor-con-idea',
            },
          ],
          explanation: md`Los tres aceptaban el cambio. Lo que los separa es cómo ocurre.`,
        },
      ],
    },
    {
      id: 'poner-a-prueba',
      title: 'Una predicción que se puede probar',
      idea: md`Si lo **adquirido** en la vida se heredara, las crías de un animal modificado deberían nacer modificadas. Eso se puede probar.

A fines del siglo XIX, Weismann cortó la cola a ratones por muchas generaciones, y las crías nacieron siempre con cola entera. En 1909, Castle y Phillips pusieron ovarios de una cobaya negra en una cobaya blanca y la cruzaron con un macho blanco: las crías fueron **negras**. El cuerpo que las llevó no cambió los genes del ovario.

Ambos resultados van **contra** heredar lo adquirido. No prueban, por sí solos, la selección natural: para eso hay que medir quién deja más crías.`,
      example: {
        problem: md`En el experimento de las cobayas, ¿qué predecía la herencia de lo adquirido y qué ocurrió?`,
        steps: [
          {
            title: 'La predicción',
            text: md`Si el cuerpo blanco traspasara su color a los ovocitos, las crías serían blancas o mezcladas.`,
          },
          {
            title: 'El resultado',
            text: md`Nacieron negras, como la dueña del ovario. Como el macho era blanco, el color negro solo podía venir de ese ovario.`,
          },
          {
            title: 'El alcance',
            text: md`Va contra la predicción. No dice nada sobre quién deja más crías: no se midió.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'experimento-prueba-seleccion',
          text: md`Creer que refutar a Lamarck demuestra a Darwin. Botar una explicación no prueba otra: hay que probarla con sus propios datos.`,
        },
        {
          mistake: 'resultado-apoya-a-lamarck',
          text: md`Leerlo al revés. Escribe primero la predicción: «si se hereda lo cortado, nacen sin cola». Nacieron con cola: va en contra.`,
        },
        {
          mistake: 'faltan-generaciones-para-heredar',
          text: md`Rechazar el resultado porque es en jaula o por pocas generaciones. Se probaba una predicción concreta sobre lo heredado, y eso sí se vio.`,
        },
      ],
      checks: [
        {
          id: 'perros-de-orejas-cortadas',
          question: md`En una raza de perros se cortaron las orejas por más de cien años, y los cachorros siguen naciendo con orejas largas. ¿Qué muestra ese dato?`,
          key: 'Va contra heredar rasgos adquiridos, y no prueba la selección',
          distractors: [
            {
              text: 'Va contra heredar rasgos adquiridos, y prueba la selección',
              feedback: 'Lo primero está bien. De quién deja más crías no hay datos.',
              mistake: 'experimento-prueba-seleccion',
            },
            {
              text: 'Apoya heredar rasgos adquiridos, porque nacieron sanos',
              feedback: 'Si se heredara lo cortado, nacerían con orejas cortas.',
              mistake: 'resultado-apoya-a-lamarck',
            },
            {
              text: 'No sirve, porque cien años son muy pocos para verlo',
              feedback: 'Son decenas de generaciones, y la predicción era para cada una.',
              mistake: 'faltan-generaciones-para-heredar',
            },
          ],
          explanation: md`La predicción falló. La selección necesita otra prueba.`,
        },
        {
          id: 'que-habria-que-medir',
          question: md`¿Qué datos pondrían a prueba la selección natural en una población de ratones?`,
          key: 'Cuántas crías dejan los de distinto color, si el color se hereda',
          distractors: [
            {
              text: 'Cuántos ratones nacen con cola después de cortarla a sus padres',
              feedback: 'Eso prueba la herencia de lo adquirido, otra idea.',
              mistake: 'experimento-prueba-seleccion',
            },
            {
              text: 'Cuánto se fortalecen las patas de los ratones que corren',
              feedback: 'Eso es un cambio en la vida de cada ratón.',
              mistake: 'atribuye-el-uso-a-darwin',
            },
          ],
          explanation: md`La selección necesita diferencias heredables y distinta cantidad de crías. Eso se mide.`,
        },
      ],
    },
    {
      id: 'reescribir',
      title: 'Reescribir una frase de necesidad',
      idea: md`En la vida diaria decimos «los cactus echaron espinas *para* no perder agua». Suena natural y confunde. Prueba a reescribirla en cuatro partes:

1. **Variación**: había plantas con hojas más y menos angostas.
2. **Herencia**: esa diferencia pasa a los descendientes.
3. **Ventaja**: en el desierto, las angostas pierden menos agua.
4. **Resultado**: dejaron más descendencia y se hicieron comunes.

Si a una explicación le falta la 1, y el ambiente fabrica lo que hace falta, no es la de Darwin y Wallace.`,
      example: {
        problem: md`Reescribe según Darwin y Wallace: «El guanaco necesitaba sangre con más capacidad de llevar oxígeno para vivir en altura, así que la desarrolló».`,
        steps: [
          {
            title: 'Variación y herencia',
            text: md`Entre sus antepasados había diferencias heredables en cuánto oxígeno toma la sangre.`,
          },
          { title: 'Ventaja', text: md`Con poco oxígeno, los que tomaban más sobrevivían y se reproducían mejor.` },
          {
            title: 'Resultado',
            text: md`Dejaron más crías, y el rasgo se hizo común. Ninguno lo desarrolló *porque* lo necesitara.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'que-parte-falta',
          question: md`«En la nieve los zorros se volvieron blancos porque lo necesitaban para cazar». ¿Qué le falta a esta frase para ser de Darwin y Wallace?`,
          key: 'Que antes ya había zorros de distintos colores',
          distractors: [
            {
              text: 'Que los zorros quisieron cambiar de color',
              feedback: 'Querer o necesitar no produce un rasgo heredable.',
              mistake: 'necesidad-como-causa',
            },
            {
              text: 'Que los zorros usaron mucho su pelaje blanco',
              feedback: 'El uso es la explicación de Lamarck.',
              mistake: 'atribuye-el-uso-a-darwin',
            },
          ],
          explanation: md`Falta la variación previa: sobre ella actúa la selección.`,
        },
        {
          id: 'frase-de-darwin',
          question: md`¿Qué frase usa una explicación como la de Darwin y Wallace?`,
          key: 'Los picos más gruesos abrían más semillas, y sus dueños dejaron más crías',
          distractors: [
            {
              text: 'Los picos se engrosaron de tanto abrir semillas, y así pasaron a las crías',
              feedback: 'Parte del uso y hereda lo adquirido: es como la de Lamarck.',
              mistake: 'atribuye-el-uso-a-darwin',
            },
            {
              text: 'Los picos se engrosaron porque las aves necesitaban abrir semillas duras',
              feedback: 'La necesidad no es una causa.',
              mistake: 'necesidad-como-causa',
            },
          ],
          explanation: md`Parte de picos que ya eran distintos y de cuántas crías dejó cada ave.`,
        },
      ],
    },
  ],
  summary: [
    md`Lamarck: uso y desuso, y herencia de lo adquirido.`,
    md`Darwin y Wallace: diferencias previas y heredables, y selección de las que ayudan.`,
    md`Los tres aceptan que las especies cambian.`,
    md`Refutar a uno no prueba al otro. Y «porque lo necesitaba» no es una causa.`,
  ],
  sources: [
    { name: 'J.-B. de Lamarck, Philosophie zoologique', year: 1809 },
    {
      name: 'C. Darwin y A. R. Wallace, On the tendency of species to form varieties, Journal of the Proceedings of the Linnean Society',
      year: 1858,
    },
    { name: 'C. Darwin, On the Origin of Species', year: 1859 },
    {
      name: 'W. E. Castle y J. C. Phillips, A successful ovarian transplantation in the guinea-pig, Science',
      year: 1909,
      detail: 'Cobayas con ovarios trasplantados.',
    },
  ],
});
