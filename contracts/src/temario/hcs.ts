import { COMMON_NOTES } from './common-notes.ts';
import type { TemarioTest } from './types.ts';

export const HCS = {
  id: 'hcs',
  name: 'Historia y Ciencias Sociales',
  mandatory: false,
  items: 65,
  scored: 60,
  minutes: 120,
  options: [4, 5],
  admissionYear: 2026,
  source: {
    name: 'DEMRE, Temario PAES Regular, Historia y Ciencias Sociales, Admisión 2026',
    confidence: 'medium',
    detail:
      'Los ejes y unidades están confirmados por dos fuentes; el detalle de los contenidos, por una sola que no es el documento oficial.',
  },
  notes: [
    'Para postular se rinde al menos una de las electivas: Historia y Ciencias Sociales o Ciencias.',
    'Algunas preguntas traen cinco opciones.',
    'La cantidad de preguntas y los minutos vienen de las instrucciones de los folletos publicados.',
    ...COMMON_NOTES,
  ],
  skills: [
    {
      id: 'pensamiento-temporal-espacial',
      name: 'Pensamiento temporal y espacial',
      summary: 'Ubicar procesos en el tiempo y en el territorio, y ver qué cambia y qué permanece.',
    },
    {
      id: 'analisis-fuentes',
      name: 'Análisis de fuentes de información',
      summary: 'Leer, comparar y usar como evidencia textos, imágenes, gráficos o mapas.',
    },
    {
      id: 'pensamiento-critico',
      name: 'Pensamiento crítico',
      summary: 'Evaluar interpretaciones, explicar causas múltiples y sacar conclusiones fundadas.',
    },
  ],
  axes: [
    {
      id: 'hcs.historia',
      name: 'Historia: mundo, América y Chile',
      units: [
        {
          id: 'hcs.historia.siglo-xix',
          name: 'Cambios políticos, económicos, sociales y culturales del siglo XIX',
          contents: [
            {
              id: 'hcs.historia.siglo-xix.ideas-liberales',
              name: 'Ideas republicanas y liberales',
              summary:
                'Explicar cómo el liberalismo y el republicanismo cambiaron gobiernos y sociedades en Europa y América.',
            },
            {
              id: 'hcs.historia.siglo-xix.estado-nacion',
              name: 'Estado-nación',
              summary:
                'Explicar cómo surgieron los Estados nacionales y qué consecuencias trajeron en ambos continentes.',
            },
          ],
        },
        {
          id: 'hcs.historia.chile-siglo-xix',
          name: 'Chile durante el siglo XIX',
          contents: [
            {
              id: 'hcs.historia.chile-siglo-xix.republica',
              name: 'Formación de la República',
              summary:
                'Describir los proyectos políticos y la vida cultural con que Chile se organizó tras la Independencia.',
            },
            {
              id: 'hcs.historia.chile-siglo-xix.economia',
              name: 'Chile en la economía mundial',
              summary:
                'Explicar cómo el país se sumó al comercio mundial exportando materias primas, como plata, cobre, trigo y salitre.',
            },
            {
              id: 'hcs.historia.chile-siglo-xix.sociedad',
              name: 'Sociedad chilena hacia 1900',
              summary:
                'Reconocer los cambios de fines de siglo: oligarquía, sectores medios, mundo obrero y cuestión social.',
            },
          ],
        },
        {
          id: 'hcs.historia.primera-mitad-siglo-xx',
          name: 'Europa, América y Chile durante la primera mitad del siglo XX',
          contents: [
            {
              id: 'hcs.historia.primera-mitad-siglo-xx.crisis-liberal',
              name: 'Crisis del Estado liberal',
              summary:
                'Explicar por qué se debilitó el orden liberal y qué formas de gobierno y economía aparecieron en su lugar.',
            },
            {
              id: 'hcs.historia.primera-mitad-siglo-xx.totalitarismos',
              name: 'Totalitarismos en Europa',
              summary:
                'Comparar los regímenes totalitarios: partido único, propaganda, control de la vida diaria y violencia.',
            },
            {
              id: 'hcs.historia.primera-mitad-siglo-xx.populismo',
              name: 'Populismo latinoamericano',
              summary: 'Reconocer los rasgos de los gobiernos populistas de la región y a qué sectores movilizaron.',
            },
            {
              id: 'hcs.historia.primera-mitad-siglo-xx.estado-bienestar',
              name: 'Estado de bienestar',
              summary: 'Explicar por qué el Estado asumió un papel mayor en salud, educación, vivienda y trabajo.',
            },
          ],
        },
        {
          id: 'hcs.historia.segunda-mitad-siglo-xx',
          name: 'Segunda mitad del siglo XX y nuevo orden internacional',
          contents: [
            {
              id: 'hcs.historia.segunda-mitad-siglo-xx.posguerra',
              name: 'El mundo de posguerra',
              summary:
                'Describir cómo se repartió el poder después de 1945 y la rivalidad entre Estados Unidos y la Unión Soviética.',
            },
            {
              id: 'hcs.historia.segunda-mitad-siglo-xx.descolonizacion',
              name: 'Descolonización',
              summary: 'Explicar por qué y cómo las colonias de Asia y África comenzaron a independizarse.',
            },
            {
              id: 'hcs.historia.segunda-mitad-siglo-xx.onu-derechos-humanos',
              name: 'ONU y Derechos Humanos',
              summary: 'Explicar para qué se creó la ONU y qué cambió con la Declaración Universal de 1948.',
            },
          ],
        },
        {
          id: 'hcs.historia.chile-mediados-siglo-xx',
          name: 'La sociedad chilena a mediados del siglo XX',
          contents: [
            {
              id: 'hcs.historia.chile-mediados-siglo-xx.caracteristicas',
              name: 'Cómo era la sociedad chilena',
              summary: 'Describir la vida en el Chile de esos años: grupos sociales, cultura y participación.',
            },
            {
              id: 'hcs.historia.chile-mediados-siglo-xx.pobreza',
              name: 'Pobreza y vida precaria',
              summary: 'Reconocer cuán extendida era la pobreza y sus efectos en la vivienda, la salud y el trabajo.',
            },
            {
              id: 'hcs.historia.chile-mediados-siglo-xx.migracion',
              name: 'Del campo a la ciudad',
              summary: 'Explicar por qué muchas familias dejaron el campo y cómo eso transformó las ciudades.',
            },
          ],
        },
        {
          id: 'hcs.historia.dictadura-democracia',
          name: 'La Dictadura Militar (1973-1990) y el retorno a la democracia',
          contents: [
            {
              id: 'hcs.historia.dictadura-democracia.golpe',
              name: 'Golpe de Estado de 1973',
              summary: 'Contrastar las explicaciones que dan distintos historiadores sobre el fin de la democracia.',
            },
            {
              id: 'hcs.historia.dictadura-democracia.modelo-economico',
              name: 'Modelo económico neoliberal',
              summary:
                'Describir las reformas que abrieron la economía, privatizaron empresas y redujeron el papel del Estado.',
            },
            {
              id: 'hcs.historia.dictadura-democracia.derechos-humanos',
              name: 'Violaciones a los Derechos Humanos',
              summary: 'Reconocer la represión que ejerció el Estado y la pérdida de garantías y libertades.',
            },
            {
              id: 'hcs.historia.dictadura-democracia.recuperacion-democracia',
              name: 'Recuperación de la democracia',
              summary:
                'Explicar qué fuerzas y hechos de los años ochenta llevaron al plebiscito de 1988 y al cambio de gobierno.',
            },
          ],
        },
      ],
    },
    {
      id: 'hcs.formacion-ciudadana',
      name: 'Formación ciudadana',
      units: [
        {
          id: 'hcs.formacion-ciudadana.democracia',
          name: 'Estado, democracia y ciudadanía',
          contents: [
            {
              id: 'hcs.formacion-ciudadana.democracia.fundamentos',
              name: 'Bases de la democracia',
              summary:
                'Explicar en qué se sostiene una democracia: soberanía popular, derechos, pluralismo y división de poderes.',
            },
            {
              id: 'hcs.formacion-ciudadana.democracia.desafios',
              name: 'Desafíos de la democracia',
              summary:
                'Analizar tensiones actuales, como la desigualdad o la desconfianza, a partir de los valores democráticos.',
            },
          ],
        },
        {
          id: 'hcs.formacion-ciudadana.institucionalidad',
          name: 'Institucionalidad democrática en Chile',
          contents: [
            {
              id: 'hcs.formacion-ciudadana.institucionalidad.funcionamiento',
              name: 'Cómo funciona el Estado chileno',
              summary:
                'Saber qué hacen el Gobierno, el Congreso, los tribunales y otros órganos, y cómo se controlan entre sí.',
            },
          ],
        },
        {
          id: 'hcs.formacion-ciudadana.sociedad-informacion',
          name: 'La democracia en la sociedad de la información',
          contents: [
            {
              id: 'hcs.formacion-ciudadana.sociedad-informacion.medios',
              name: 'Medios de comunicación',
              summary: 'Evaluar qué aportan los medios al debate público y qué riesgos traen, como la desinformación.',
            },
            {
              id: 'hcs.formacion-ciudadana.sociedad-informacion.tecnologias',
              name: 'Tecnologías y vida democrática',
              summary: 'Evaluar cómo internet y las redes sociales facilitan o dificultan informarse y participar.',
            },
          ],
        },
        {
          id: 'hcs.formacion-ciudadana.justicia',
          name: 'El acceso a la justicia y el resguardo de los derechos',
          contents: [
            {
              id: 'hcs.formacion-ciudadana.justicia.sistema-judicial',
              name: 'Sistema judicial chileno',
              summary:
                'Reconocer cómo se organizan los tribunales, quiénes participan en un juicio y cómo se reclama un derecho.',
            },
          ],
        },
      ],
    },
    {
      id: 'hcs.sistema-economico',
      name: 'Sistema económico',
      units: [
        {
          id: 'hcs.sistema-economico.mercado',
          name: 'Funcionamiento del mercado',
          contents: [
            {
              id: 'hcs.sistema-economico.mercado.oferta-demanda',
              name: 'Oferta, demanda y precios',
              summary:
                'Explicar cómo se forman los precios y qué distorsiona un mercado, como la colusión o un monopolio.',
            },
            {
              id: 'hcs.sistema-economico.mercado.estado-mercado',
              name: 'Estado y mercado',
              summary: 'Analizar por qué y cómo el Estado regula, fiscaliza o interviene en la economía.',
            },
          ],
        },
        {
          id: 'hcs.sistema-economico.desarrollo',
          name: 'Modelos de desarrollo y política económica',
          contents: [
            {
              id: 'hcs.sistema-economico.desarrollo.impactos',
              name: 'Costos y beneficios del desarrollo',
              summary: 'Comparar qué efectos tienen distintas formas de crecer en las personas y en el medioambiente.',
            },
          ],
        },
        {
          id: 'hcs.sistema-economico.derechos-laborales',
          name: 'Derechos laborales',
          contents: [
            {
              id: 'hcs.sistema-economico.derechos-laborales.evolucion',
              name: 'Leyes e instituciones del trabajo',
              summary:
                'Conocer los derechos de quien trabaja y cómo han cambiado las normas y organismos que los protegen.',
            },
            {
              id: 'hcs.sistema-economico.derechos-laborales.organizaciones',
              name: 'Organizaciones de trabajadores',
              summary:
                'Explicar cómo sindicatos y movimientos sociales han conseguido y defendido mejores condiciones de trabajo.',
            },
            {
              id: 'hcs.sistema-economico.derechos-laborales.tendencias',
              name: 'Cambios del mundo del trabajo',
              summary:
                'Analizar cómo la globalización, la automatización o las plataformas digitales afectan a quienes trabajan en Chile.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies TemarioTest;
