import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.segunda-mitad-siglo-xx.onu-derechos-humanos',
  version: 2,
  minutes: 14,
  opening: {
    question: md`Antes de 1945, si un gobierno maltrataba a su propia gente dentro de sus fronteras, los demás solían decir: «es asunto interno». ¿Desde cuándo puede importarle al resto del mundo?`,
    guesses: [
      'Desde siempre: maltratar es malo en todas partes',
      'Desde que la guerra y el Holocausto obligaron a pensarlo de otro modo',
      'Todavía no le importa a nadie',
    ],
    reveal: md`El cambio llegó tras la Segunda Guerra Mundial. En 1948 se proclamó que **toda persona**, por serlo, tiene derechos que ningún Estado puede negar. Vas a ver para qué nació la ONU, qué dice la Declaración y por qué proclamar no es lo mismo que cumplir.`,
  },
  points: [
    {
      id: 'para-que-la-onu',
      title: 'Para qué se creó la ONU',
      idea: md`La Sociedad de las Naciones, de 1919, no evitó otra guerra. En 1945, en San Francisco, 50 países redactaron la Carta de las **Naciones Unidas**. Chile fue uno de ellos. Sus fines: mantener la paz, la cooperación y el respeto de los derechos humanos.

Dos órganos conviene distinguir:

- **Asamblea General**: un país, un voto. Debate y recomienda.
- **Consejo de Seguridad**: quince miembros. Puede tomar medidas obligatorias para la paz. Cinco son permanentes y tienen **veto**: Estados Unidos, Rusia (antes la URSS), China, Francia y Reino Unido.

El veto refleja el poder de los vencedores de 1945. Por eso es tan discutido.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'onu', label: 'ONU (1945)', column: 1, row: 0 },
          { id: 'asamblea', label: 'Asamblea General: un país, un voto', column: 0, row: 1 },
          { id: 'consejo', label: 'Consejo de Seguridad: 15 miembros', column: 2, row: 1 },
          { id: 'veto', label: '5 permanentes con veto', column: 2, row: 2 },
        ],
        arrows: [
          { from: 'onu', to: 'asamblea' },
          { from: 'onu', to: 'consejo' },
          { from: 'consejo', to: 'veto' },
        ],
        alt: 'Esquema de la ONU, creada en 1945: de ella salen la Asamblea General, donde cada país tiene un voto, y el Consejo de Seguridad, de 15 miembros, de los cuales 5 son permanentes con veto.',
      },
      example: {
        problem: md`Catorce de los quince miembros del Consejo de Seguridad apoyan una medida contra un país que invadió a otro. Francia vota en contra. ¿Qué pasa?`,
        steps: [
          { title: 'Mira qué órgano decide', text: md`El Consejo de Seguridad, que puede tomar medidas obligatorias.` },
          { title: 'Mira quién se opone', text: md`Francia es miembro permanente: su voto en contra es un veto.` },
          {
            title: 'Concluye',
            text: md`La medida no se aprueba, aunque la mayoría sea amplia. En la Asamblea, en cambio, el voto de Francia valdría uno.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'asamblea-o-consejo',
          question: md`Chile y Estados Unidos votan una recomendación en la Asamblea General. ¿Cuánto vale cada voto?`,
          key: 'Lo mismo: un voto por país',
          distractors: [
            {
              text: 'El de Estados Unidos puede vetarla',
              feedback: 'El veto existe en el Consejo de Seguridad.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'El de cada uno según su población',
              feedback: 'En la Asamblea no pesa la población.',
            },
            {
              text: 'El de Chile no cuenta, por no ser permanente',
              feedback: 'Ser permanente importa solo en el Consejo.',
              mistake: 'historia-otra-medida',
            },
          ],
          explanation: md`En la Asamblea cada Estado tiene un voto. Sus resoluciones son recomendaciones.`,
        },
        {
          id: 'por-que-el-veto',
          question: md`¿Por qué tienen veto esos cinco países?`,
          key: 'Porque estaban entre los vencedores de 1945',
          distractors: [
            {
              text: 'Porque son los cinco más poblados del mundo',
              feedback: 'India, por ejemplo, no tiene veto.',
              mistake: 'historia-presentismo',
            },
            {
              text: 'Porque los eligió la Sociedad de las Naciones',
              feedback: 'Esa organización es anterior y fue reemplazada.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'Porque nunca han violado los derechos humanos',
              feedback: 'El veto no se ganó por conducta, sino por el poder de 1945.',
              mistake: 'historia-discurso-por-realidad',
            },
          ],
          explanation: md`La Carta se escribió al terminar la guerra, y las potencias vencedoras se reservaron ese poder.`,
        },
      ],
    },
    {
      id: 'la-declaracion',
      title: 'La Declaración de 1948',
      idea: md`El 10 de diciembre de 1948, la Asamblea General aprobó la **Declaración Universal de Derechos Humanos**: 48 votos a favor, ninguno en contra y 8 abstenciones. Eleanor Roosevelt presidió la comisión; el chileno Hernán Santa Cruz participó en la redacción.

El preámbulo recuerda «actos de barbarie». Con solo tres años desde el fin de la guerra, alude sobre todo a los crímenes del nazismo y de la guerra.

En 1789 se hablaba de los derechos «del Hombre y del Ciudadano». Aquí hay dos novedades: son de **toda persona** en cualquier país, y suman a los derechos civiles y políticos los **sociales**: trabajo, educación, salud.`,
      readings: [
        {
          title: 'Dos artículos',
          by: 'Declaración Universal de Derechos Humanos, ONU, 1948',
          text: md`**Artículo 9.** «Nadie podrá ser arbitrariamente detenido, preso ni desterrado.»

**Artículo 26, párrafo 1.** «Toda persona tiene derecho a la educación.»`,
        },
      ],
      example: {
        problem: md`¿Qué tipo de derecho reconoce cada uno de los dos artículos?`,
        steps: [
          {
            title: 'Lee el artículo 9',
            text: md`Dice «nadie podrá ser»: pone un límite al poder del Estado sobre las personas. Es un derecho civil.`,
          },
          {
            title: 'Lee el artículo 26',
            text: md`Dice «tiene derecho a la educación»: pide que alguien la ofrezca. Es un derecho social.`,
          },
          {
            title: 'Fíjate en el sujeto',
            text: md`«Nadie» y «toda persona» no dependen del país, del sexo ni de la religión: los dos son universales.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-sin-cambio',
          text: md`Verla igual que la francesa de 1789. Mira quién la aprueba (la Asamblea de la ONU) y a quién protege (toda persona, no solo ciudadanos de un país).`,
        },
        {
          mistake: 'historia-ruptura-total',
          text: md`Creer que los derechos sociales reemplazaron a los civiles. Se sumaron: la Declaración contiene los dos grupos.`,
        },
        {
          mistake: 'historia-otra-epoca',
          text: md`Relacionar los «actos de barbarie» con hechos muy lejanos, como la Conquista. Piensa qué había terminado tres años antes.`,
        },
        {
          mistake: 'historia-orden-de-los-hechos',
          text: md`Relacionarlos con hechos que todavía no habían ocurrido, como la guerra de Vietnam. Un documento no habla de su futuro.`,
        },
        {
          mistake: 'historia-otro-lugar',
          text: md`Relacionarlos con un hecho de un solo país que no afectó al mundo. En 1948, lo que había sacudido a todos era la guerra y el nazismo.`,
        },
      ],
      checks: [
        {
          id: 'que-hechos-recuerda',
          question: md`Un delegado dice en 1948: «Escribimos esto por lo que vimos al abrir los campos». ¿A qué se refiere?`,
          key: 'A los campos de concentración y exterminio nazis',
          distractors: [
            {
              text: 'A las aldeas destruidas en la guerra de Vietnam',
              feedback: 'La intervención de Estados Unidos en Vietnam es posterior a 1948.',
              mistake: 'historia-orden-de-los-hechos',
            },
            {
              text: 'A las encomiendas de la conquista de América',
              feedback: 'Quedan cuatro siglos atrás. «Vimos» es algo reciente.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'A las cárceles de la Revolución francesa',
              feedback: 'Es otro país y otro siglo: ellos lo «vieron» hacía tres años.',
              mistake: 'historia-otro-lugar',
            },
          ],
          explanation: md`En 1944 y 1945 los ejércitos aliados liberaron los campos. Lo que encontraron marcó a quienes redactaron la Declaración.`,
        },
        {
          id: 'novedad-de-1948',
          question: md`¿Qué agregó la Declaración de 1948 a las declaraciones del siglo XVIII?`,
          key: 'Alcance universal y derechos sociales',
          distractors: [
            {
              text: 'Solo derechos civiles para un país',
              feedback: 'Eso ya estaba en 1789.',
              mistake: 'historia-sin-cambio',
            },
            {
              text: 'Derechos sociales en vez de civiles',
              feedback: 'No los reemplazó: el artículo 9 es un derecho civil.',
              mistake: 'historia-ruptura-total',
            },
            {
              text: 'El fin de los abusos en cada país',
              feedback: 'Proclamar un derecho no basta para que se cumpla.',
              mistake: 'historia-discurso-por-realidad',
            },
          ],
          explanation: md`Protege a toda persona, y junto a la libertad y el voto pone el trabajo, la educación y la salud.`,
        },
        {
          id: 'clasificar-derechos',
          question: md`¿Qué derecho es social?`,
          key: 'El derecho a un nivel de vida con salud y vivienda',
          distractors: [
            {
              text: 'El derecho a no ser detenido de manera arbitraria',
              feedback: 'Limita el poder del Estado: es un derecho civil.',
            },
            {
              text: 'El derecho a participar en el gobierno de su país',
              feedback: 'Es un derecho político.',
            },
            {
              text: 'El derecho a pensar y a opinar con libertad',
              feedback: 'Es un derecho civil.',
            },
          ],
          explanation: md`Los derechos sociales piden condiciones de vida: salud, vivienda, educación, trabajo.`,
        },
      ],
    },
    {
      id: 'proclamar-y-cumplir',
      title: 'Leer un artículo; distinguir norma y realidad',
      idea: md`La Declaración era, en su origen, un compromiso sin fuerza obligatoria directa. Después vinieron tratados que sí obligan a los países que los firman: los dos **Pactos Internacionales** de 1966 y convenciones como la de los Derechos del Niño (1989).

Aun así, hubo y hay violaciones. La Declaración sirve para denunciarlas: da una vara común para medir.

Al leer un artículo, haz dos preguntas. **¿Qué exige?** Subraya cada condición. **¿Qué no dice?** No agregues requisitos ni uses ideas de hoy. Si un caso cumple una condición y falla en otra, el artículo no se cumple.`,
      readings: [
        {
          title: 'Artículo 20',
          by: 'Declaración Universal de Derechos Humanos, ONU, 1948',
          text: md`«1. Toda persona tiene derecho a la libertad de reunión y de asociación pacíficas.

2. Nadie podrá ser obligado a pertenecer a una asociación.»`,
        },
      ],
      example: {
        problem: md`Un país permite reunirse y formar clubes, pero obliga a todo obrero a inscribirse en el sindicato del gobierno. ¿Respeta el artículo 20?`,
        steps: [
          {
            title: 'Separa las condiciones',
            text: md`Primera: libertad de reunión y asociación. Segunda: nadie obligado a pertenecer.`,
          },
          { title: 'Revisa la primera', text: md`Permite reunirse y formar clubes: hasta ahí, la cumple.` },
          {
            title: 'Revisa la segunda y concluye',
            text: md`Obliga a inscribirse: no la cumple. Basta que falle una para que el artículo no se respete.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-lee-mal-los-datos',
          text: md`Confundir qué condición cumple el caso y cuál no. Haz una lista con cada exigencia del artículo y márcala una por una.`,
        },
        {
          mistake: 'historia-excede-la-fuente',
          text: md`Agregar requisitos que el artículo no pide, como un número de partidos. Si no está escrito, no es condición.`,
        },
        {
          mistake: 'historia-presentismo',
          text: md`Exigir a un texto de 1948 cosas de hoy, como voto digital. Pregunta qué se conocía en ese año.`,
        },
        {
          mistake: 'historia-discurso-por-realidad',
          text: md`Creer que, aprobada la Declaración, terminaron los abusos. Es una norma: dice lo que debe ser, no lo que ocurrió.`,
        },
      ],
      checks: [
        {
          id: 'caso-de-la-marcha',
          question: md`Un gobierno prohíbe una marcha pacífica de pescadores, aunque no obliga a nadie a asociarse. ¿Qué parte del artículo 20 incumple?`,
          key: 'La del párrafo 1, sobre reunirse en paz',
          distractors: [
            {
              text: 'La del párrafo 2, sobre no ser obligado',
              feedback: 'El caso dice que no obliga a nadie: esa parte se cumple.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'Ninguna, porque cumple una de las dos',
              feedback: 'Tiene que cumplir las dos.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'La que exige avisar por internet la marcha',
              feedback: 'El artículo no pide eso, y en 1948 no había internet.',
              mistake: 'historia-presentismo',
            },
          ],
          explanation: md`La marcha es pacífica, así que está protegida por el párrafo 1. Cumplir el párrafo 2 no compensa.`,
        },
        {
          id: 'exigencia-agregada',
          question: md`¿Qué afirmación agrega algo que el artículo 20 no dice?`,
          key: 'Que toda reunión necesita un permiso escrito',
          distractors: [
            {
              text: 'Que las reuniones protegidas son pacíficas',
              feedback: 'Sí lo dice: «reunión y asociación pacíficas».',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'Que nadie puede ser obligado a asociarse',
              feedback: 'Es lo que dice el párrafo 2.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'Que ese derecho lo tiene cualquier persona',
              feedback: 'Lo dice con «toda persona».',
              mistake: 'historia-contradice-la-fuente',
            },
          ],
          explanation: md`El artículo no menciona permisos. Las otras tres afirmaciones repiten sus palabras.`,
        },
        {
          id: 'quien-puede-reunirse',
          question: md`Según el artículo 20, ¿quién tiene derecho a reunirse en paz?`,
          key: 'Cualquier persona',
          distractors: [
            {
              text: 'Quien avise antes a la autoridad',
              feedback: 'El artículo no pide avisar: esa condición se la agregaste.',
              mistake: 'historia-excede-la-fuente',
            },
            {
              text: 'Quien pertenezca a una asociación',
              feedback: 'Dice «toda persona», y que nadie puede ser obligado a pertenecer a una.',
              mistake: 'historia-contradice-la-fuente',
            },
          ],
          explanation: md`El párrafo 1 dice «toda persona», sin otra condición que reunirse en paz.`,
        },
        {
          id: 'utilidad-de-la-norma',
          question: md`Si la Declaración no terminó con los abusos, ¿para qué ha servido?`,
          key: 'Para tener una vara común con que denunciarlos',
          distractors: [
            {
              text: 'Para impedir por la fuerza cada abuso del mundo',
              feedback: 'No tiene ejército: es un texto que fija principios.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'Para nada, porque una norma que se viola no vale',
              feedback: 'Que se viole no la anula: permite decir que hubo violación.',
            },
            {
              text: 'Para asegurar que los firmantes la cumplieron',
              feedback: 'Firmar no equivale a cumplir.',
              mistake: 'historia-discurso-por-realidad',
            },
          ],
          explanation: md`Víctimas y organizaciones la usan para exigir y acusar. Además inspiró tratados que sí obligan.`,
        },
      ],
    },
  ],
  summary: [
    md`ONU, 1945: paz, cooperación y derechos. Asamblea: un voto por país. Consejo: cinco con veto.`,
    md`Declaración, 1948: derechos de toda persona; civiles, políticos y también sociales.`,
    md`«Actos de barbarie»: sobre todo, los crímenes del nazismo y de la guerra.`,
    md`Ante un artículo: qué exige, qué no dice. Proclamar no es cumplir.`,
  ],
  sources: [
    { name: 'Carta de las Naciones Unidas', year: 1945 },
    { name: 'Asamblea General de las Naciones Unidas, Declaración Universal de Derechos Humanos', year: 1948 },
    {
      name: 'Naciones Unidas, Pactos Internacionales de derechos civiles y de derechos económicos y sociales',
      year: 1966,
    },
  ],
});
