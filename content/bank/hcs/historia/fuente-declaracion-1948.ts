import { defineItem, defineStimulus, md } from '../../authoring/index.ts';

export default defineStimulus({
  id: 'hcs-fuente-declaracion-1948',
  version: 1,
  genre: 'fuente',
  title: 'La Declaración Universal de 1948',
  introduction:
    'Fragmentos de la Declaración Universal de Derechos Humanos, Asamblea General de las Naciones Unidas, 10 de diciembre de 1948.',
  text: md`**Preámbulo.** Considerando que el desconocimiento y el menosprecio de los derechos humanos han originado actos de barbarie ultrajantes para la conciencia de la humanidad […].

**Artículo 21, párrafo 3.** La voluntad del pueblo es la base de la autoridad del poder público; esta voluntad se expresará mediante elecciones auténticas que habrán de celebrarse periódicamente, por sufragio universal e igual y por voto secreto u otro procedimiento equivalente que garantice la libertad del voto.`,
  sources: [
    {
      name: 'Naciones Unidas, Declaración Universal de Derechos Humanos, resolución 217 A (III), 10 de diciembre de 1948',
      detail: 'Preámbulo y párrafo 3 del artículo 21',
    },
  ],
  items: [
    defineItem({
      id: 'hcs-fuente-declaracion-1948-actos-de-barbarie',
      version: 1,
      content: 'hcs.historia.segunda-mitad-siglo-xx.onu-derechos-humanos',
      skill: 'analisis-fuentes',
      difficulty: 1,
      stem: 'Por la fecha del documento, ¿a qué hechos alude principalmente la expresión «actos de barbarie» del preámbulo?',
      key: { text: 'A los crímenes cometidos durante la Segunda Guerra Mundial.' },
      distractors: [
        {
          mistake: 'historia-otra-epoca',
          text: 'A los abusos cometidos en la conquista de América.',
          feedback: 'Piensa qué había terminado solo tres años antes de 1948.',
        },
        {
          mistake: 'historia-orden-de-los-hechos',
          text: 'A las bombas y los desplazamientos de la guerra de Vietnam.',
          feedback: 'Esa guerra es posterior al documento.',
        },
        {
          mistake: 'historia-otro-lugar',
          text: 'A los fusilamientos ocurridos en la Revolución rusa.',
          feedback: 'La mención apunta a algo reciente que involucró a gran parte del mundo.',
        },
      ],
      solution: [
        {
          title: 'Fechar el documento',
          text: 'La Declaración es de diciembre de 1948; la guerra había terminado en 1945.',
        },
        {
          title: 'Relacionar',
          text: 'El genocidio del pueblo judío y las matanzas de civiles estaban muy presentes. Los otros hechos son muy anteriores, locales o posteriores.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: A los crímenes cometidos durante la Segunda Guerra Mundial.',
        },
      ],
    }),
    defineItem({
      id: 'hcs-fuente-declaracion-1948-elecciones-autenticas',
      version: 1,
      content: 'hcs.historia.segunda-mitad-siglo-xx.onu-derechos-humanos',
      skill: 'pensamiento-critico',
      difficulty: 2,
      stem: 'Un país realiza elecciones cada cuatro años, pero hay un solo candidato y el voto se entrega abierto a un funcionario. ¿Por qué no cumple con el párrafo 3 del artículo 21?',
      key: { text: 'Porque cumple con la periodicidad, pero no con la autenticidad ni el secreto del voto.' },
      distractors: [
        {
          mistake: 'historia-lee-mal-los-datos',
          text: 'Porque cumple con el secreto del voto, pero no con la periodicidad que exige el artículo.',
          feedback: 'Revisa qué pasa cada cuatro años y cómo se entrega el voto.',
        },
        {
          mistake: 'historia-excede-la-fuente',
          text: 'Porque el artículo exige que existan dos partidos que se alternen en el gobierno.',
          feedback: 'El artículo habla de elecciones auténticas, no de un número de partidos.',
        },
        {
          mistake: 'historia-presentismo',
          text: 'Porque el artículo exige votar por medios digitales que eviten el contacto con funcionarios.',
          feedback: 'En 1948 no existía esa tecnología; el artículo pide otra cosa.',
        },
      ],
      solution: [
        {
          title: 'Comparar requisito por requisito',
          text: 'Hay periodicidad (cada cuatro años). No hay opciones entre las cuales elegir ni voto secreto.',
        },
        {
          title: 'Concluir',
          text: 'Faltan la autenticidad y la libertad del voto. El artículo no fija un número de partidos ni un medio para votar.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Porque cumple con la periodicidad, pero no con la autenticidad ni el secreto del voto.',
        },
      ],
    }),
    defineItem({
      id: 'hcs-fuente-declaracion-1948-que-cambio-con-la-declaracion',
      version: 1,
      content: 'hcs.historia.segunda-mitad-siglo-xx.onu-derechos-humanos',
      skill: 'pensamiento-temporal-espacial',
      difficulty: 5,
      stem: '¿Qué cambio introdujo la Declaración de 1948 respecto de las declaraciones de derechos del siglo XVIII?',
      key: { text: 'Propuso un ideal común para todos los pueblos, más allá de un solo Estado.' },
      distractors: [
        {
          mistake: 'historia-sin-cambio',
          text: 'Reconoció derechos a los ciudadanos de un país, igual que la francesa de 1789.',
          feedback: 'Mira el nombre del documento y quién lo aprobó.',
        },
        {
          mistake: 'historia-ruptura-total',
          text: 'Eliminó los derechos civiles y los reemplazó por derechos económicos y sociales.',
          feedback: 'El artículo 21 trata justamente de derechos civiles y políticos.',
        },
        {
          mistake: 'historia-discurso-por-realidad',
          text: 'Puso fin a las violaciones de derechos humanos en los países que la firmaron.',
          feedback: 'Proclamar un derecho no equivale a que se cumpla.',
        },
      ],
      solution: [
        {
          title: 'Alcance',
          text: 'Las declaraciones anteriores nacieron en un Estado y para sus ciudadanos; esta la aprobó la Asamblea General de la ONU.',
        },
        {
          title: 'Límites',
          text: 'Es universal en su alcance y sumó derechos sin borrar los anteriores, pero no bastó para impedir violaciones posteriores.',
        },
        {
          title: 'Respuesta',
          text: 'La respuesta es: Propuso un ideal común para todos los pueblos, más allá de un solo Estado.',
        },
      ],
    }),
  ],
});
