import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'hcs-fuente-cadena-del-agua',
  version: 1,
  genre: 'fuente',
  title: 'Un mensaje que se reenvía',
  introduction: 'Mensaje y nota de verificación. Textos escritos para Travesía; los hechos y la ciudad son ficticios.',
  text: md`**Mensaje recibido en un grupo de apoderados.** URGENTE: un primo que trabaja en la empresa de agua confirma que desde mañana cortan el suministro por cinco días en toda la ciudad. Los medios lo están ocultando. Junten agua YA y reenvíen antes de que lo borren.

**Nota de un medio local, publicada dos horas después.** La empresa de agua informó que mañana habrá un corte de ocho horas en dos barrios, por trabajos en una matriz. El aviso figura en su sitio desde hace una semana, y la Superintendencia de Servicios Sanitarios confirmó a este medio la programación. Tras la circulación del mensaje, tres supermercados agotaron el agua embotellada.`,
  sources: [
    {
      name: 'Claire Wardle y Hossein Derakhshan, Information Disorder, Consejo de Europa, 2017',
      detail: 'Señales y efectos de la desinformación',
    },
  ],
  items: [
    defineItem({
      id: 'hcs-fuente-cadena-del-agua-senales-de-desinformacion',
      version: 1,
      content: 'hcs.formacion-ciudadana.sociedad-informacion.medios',
      skill: 'analisis-fuentes',
      difficulty: 1,
      stem: '¿Cuál de las siguientes características del mensaje debió despertar dudas sobre su confiabilidad?',
      key: { text: 'Cita como prueba a una persona que no se puede identificar.' },
      distractors: [
        {
          mistake: 'ciudadania-confianza-en-apariencia',
          text: 'Contiene menos palabras que la nota del medio local.',
          feedback: 'Un mensaje breve puede ser verdadero; busca en qué se apoya este.',
        },
        {
          mistake: 'ciudadania-excede-la-fuente',
          text: 'Trata de un servicio básico que depende de una empresa.',
          feedback: 'El tema no lo vuelve dudoso; fíjate en la fuente que menciona.',
        },
        {
          mistake: 'ciudadania-contradice-la-fuente',
          text: 'Indica el sitio oficial donde es posible confirmar el dato.',
          feedback: 'El mensaje no remite a ningún sitio; eso lo hace la nota.',
        },
      ],
      solution: [
        {
          title: 'Qué respalda el mensaje',
          text: 'Solo «un primo», sin nombre ni documento; además apela a la urgencia y al ocultamiento.',
        },
        {
          title: 'Qué no es señal',
          text: 'El largo y el tema no bastan para desconfiar, y el sitio oficial aparece en la nota, no en el mensaje.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Cita como prueba a una persona que no se puede identificar.',
        },
      ],
    }),
    defineItem({
      id: 'hcs-fuente-cadena-del-agua-por-que-la-nota-es-confiable',
      version: 1,
      content: 'hcs.formacion-ciudadana.sociedad-informacion.medios',
      skill: 'analisis-fuentes',
      difficulty: 3,
      stem: '¿Por qué la nota del medio local merece más confianza que el mensaje?',
      key: { text: 'Porque consulta a la empresa y lo contrasta con el organismo que la fiscaliza.' },
      distractors: [
        {
          mistake: 'ciudadania-confianza-en-apariencia',
          text: 'Porque la publica un medio, y los medios no cometen errores al informar.',
          feedback: 'Los medios también se equivocan; mira qué hizo este para evitarlo.',
        },
        {
          mistake: 'ciudadania-lee-mal-los-datos',
          text: 'Porque se publicó antes de que el mensaje empezara a circular entre los apoderados.',
          feedback: 'Revisa cuánto tiempo después apareció la nota.',
        },
        {
          mistake: 'ciudadania-censura-por-regulacion',
          text: 'Porque la Superintendencia obliga a los medios a publicar la versión oficial.',
          feedback: 'La nota cuenta que el medio pidió confirmación; nadie lo obligó.',
        },
      ],
      solution: [
        {
          title: 'Qué hace la nota',
          text: 'Identifica fuentes, indica dónde está el aviso y confirma con la Superintendencia.',
        },
        {
          title: 'Por qué importa',
          text: 'Contrastar fuentes que se pueden comprobar da confianza; el solo hecho de ser un medio no la garantiza.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Porque consulta a la empresa y lo contrasta con el organismo que la fiscaliza.',
        },
      ],
    }),
    defineItem({
      id: 'hcs-fuente-cadena-del-agua-efecto-publico-del-rumor',
      version: 1,
      content: 'hcs.formacion-ciudadana.sociedad-informacion.tecnologias',
      skill: 'pensamiento-critico',
      difficulty: 3,
      stem: '¿Qué riesgo de las redes de mensajería para la vida en común ilustra lo ocurrido?',
      key: { text: 'Que una información falsa se difunda y cause efectos antes de corregirse.' },
      distractors: [
        {
          mistake: 'ciudadania-tecnologia-determina',
          text: 'Que cualquier grupo de mensajería difunda siempre información falsa.',
          feedback: 'El caso muestra un riesgo, no que ocurra en todos los grupos.',
        },
        {
          mistake: 'ciudadania-censura-por-regulacion',
          text: 'Que las empresas impidan a sus usuarios hablar de los servicios básicos.',
          feedback: 'Nadie impidió hablar; el mensaje circuló sin obstáculos.',
        },
        {
          mistake: 'ciudadania-causa-unica',
          text: 'Que los supermercados suban los precios con el fin de ganar más dinero.',
          feedback: 'Se habla de agua agotada, no de precios, y esa no es la cuestión de fondo.',
        },
      ],
      solution: [
        {
          title: 'La secuencia',
          text: 'El mensaje circula, la gente compra, y solo dos horas después aparece la corrección.',
        },
        {
          title: 'El riesgo',
          text: 'La rapidez del reenvío supera a la verificación y produce efectos reales. Eso no significa que toda mensajería engañe.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Que una información falsa se difunda y cause efectos antes de corregirse.',
        },
      ],
    }),
  ],
});
