import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.primera-mitad-siglo-xx.estado-bienestar',
  version: 1,
  minutes: 14,
  opening: {
    question: md`En 1910, si una obrera de Santiago se enfermaba, la atendían la caridad, una mutual o nadie. En 1955 podía ir a un hospital público y tener un seguro. ¿Qué cambió más en esos años: la medicina o la idea de a quién le toca responder?`,
    guesses: ['La medicina', 'La idea de a quién le toca responder', 'Nada: la gente se volvió más generosa'],
    reveal: md`La medicina avanzó, pero el cambio político fue otro: la enfermedad dejó de verse como asunto privado y pasó a ser responsabilidad **también del Estado**. En esta lección vas a ver por qué ocurrió, con qué medidas y hasta dónde llegó.`,
  },
  points: [
    {
      id: 'por-que-el-estado',
      title: 'Por qué el Estado dejó de mirar desde lejos',
      idea: md`El Estado liberal cuidaba el orden, las fronteras y la propiedad. La pobreza era cosa de cada cual o de la caridad.

Varias fuerzas lo empujaron a hacer más:

- La **cuestión social** y la presión de obreros y sectores medios, que votaban y se organizaban.
- Las **guerras y la crisis de 1929**: el mercado solo no daba trabajo.
- El miedo de los gobiernos a la revolución: mejor reformar a tiempo.
- Ideas nuevas: Keynes sostuvo en 1936 que, en una crisis, el gasto público puede sostener el empleo.

En Gran Bretaña, el Informe Beveridge (1942) propuso proteger a todos desde la cuna hasta la vejez.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'social', label: 'Presión social y voto', column: 0, row: 0 },
          { id: 'crisis', label: 'Crisis de 1929 y guerras', column: 0, row: 1 },
          { id: 'miedo', label: 'Temor a la revolución', column: 0, row: 2 },
          { id: 'ideas', label: 'Ideas nuevas', column: 0, row: 3 },
          { id: 'estado', label: 'Estado con tareas sociales', column: 1, row: 1 },
        ],
        arrows: [
          { from: 'social', to: 'estado' },
          { from: 'crisis', to: 'estado' },
          { from: 'miedo', to: 'estado' },
          { from: 'ideas', to: 'estado' },
        ],
        alt: 'Esquema con cuatro causas que llevan a un Estado con tareas sociales: presión social y voto, crisis de 1929 y guerras, temor a la revolución, e ideas nuevas.',
      },
      example: {
        problem: md`En 1934, un ministro imaginario dice: «Si no hay obras este invierno, habrá hambre; y si hay hambre, habrá revuelta». ¿Qué razones para intervenir reúne la frase?`,
        steps: [
          {
            title: 'Busca la razón económica',
            text: md`«Si no hay obras»: el mercado no está dando empleo, y el Estado puede crearlo.`,
          },
          { title: 'Busca la razón social', text: md`«Habrá hambre»: hay un problema de vida que atender.` },
          {
            title: 'Busca la razón política',
            text: md`«Habrá revuelta»: teme perder el orden. Una misma medida puede tener varias causas.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-otro-regimen',
          text: md`Confundir Estado de bienestar con economía sin propiedad privada. Aquí el mercado sigue: el Estado regula, asegura y crea algunas empresas.`,
        },
      ],
      checks: [
        {
          id: 'idea-de-keynes',
          question: md`Un gobierno pide prestado para construir caminos en plena crisis y dar empleo. ¿Qué idea aplica?`,
          key: 'Que el gasto público puede sostener el empleo',
          distractors: [
            {
              text: 'Que el mercado se recupera mejor si nadie interviene',
              feedback: 'Esa es la idea que perdió fuerza: aquí el Estado interviene.',
              mistake: 'historia-sin-cambio',
            },
            {
              text: 'Que las empresas deben pasar todas al Estado',
              feedback: 'Hacer caminos no es quitar las empresas a sus dueños.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'Que conviene vender los caminos a inversionistas',
              feedback: 'Las privatizaciones son de décadas posteriores.',
              mistake: 'historia-otra-epoca',
            },
          ],
          explanation: md`Es la idea que difundió Keynes: cuando nadie gasta, el gasto del Estado mantiene el trabajo y el consumo.`,
        },
        {
          id: 'varios-motivos',
          question: md`¿Por qué el miedo a la revolución pudo favorecer las reformas sociales?`,
          key: 'Porque mejorar la vida quitaba motivos para rebelarse',
          distractors: [
            {
              text: 'Porque las reformas entregaban el gobierno a los obreros',
              feedback: 'Los gobiernos reformaban para conservar el orden.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'Porque la revolución había ganado en toda Europa',
              feedback: 'Triunfó en Rusia en 1917; en otros países fue un temor.',
              mistake: 'historia-generaliza',
            },
            {
              text: 'Porque las reformas abolían la propiedad privada',
              feedback: 'La mantenían: eso las distingue de la revolución.',
              mistake: 'historia-otro-regimen',
            },
          ],
          explanation: md`Muchos gobiernos prefirieron ceder derechos a tiempo antes que enfrentar una rebelión.`,
        },
      ],
    },
    {
      id: 'chile-salud-trabajo',
      title: 'Chile: salud, trabajo y educación',
      idea: md`En 1924 se aprobaron leyes sobre contrato, sindicatos, accidentes y la **Caja de Seguro Obligatorio**: patrón, obrero y Estado aportaban para la enfermedad y la vejez. Las leyes del trabajo se reunieron en 1931 en el **Código del Trabajo**.

En 1936 se creó la Caja de la Habitación Popular, y el presidente Aguirre Cerda (1938-1941) usó el lema «gobernar es educar». En 1952, el **Servicio Nacional de Salud** juntó los servicios dispersos y amplió la atención.

El cambio es de principio: de la caridad al derecho. Pero con límites. La consulta privada siguió, los campesinos quedaron casi fuera y la desigualdad entre campo y ciudad no desapareció.`,
      figure: {
        kind: 'timeline',
        from: 1915,
        to: 1955,
        events: [
          { year: 1920, label: 'Primaria obligatoria' },
          { year: 1924, label: 'Leyes sociales' },
          { year: 1931, label: 'Código del Trabajo' },
          { year: 1936, label: 'Caja de la Habitación' },
          { year: 1939, label: 'Corfo' },
          { year: 1952, label: 'Servicio Nacional de Salud' },
        ],
        alt: 'Línea de tiempo de Chile de 1915 a 1955: educación primaria obligatoria en 1920, leyes sociales en 1924, Código del Trabajo en 1931, Caja de la Habitación en 1936, Corfo en 1939 y Servicio Nacional de Salud en 1952.',
      },
      example: {
        problem: md`¿Qué tienen en común la ley de 1920 sobre primaria obligatoria y el Servicio Nacional de Salud de 1952?`,
        steps: [
          { title: 'Mira el ámbito de cada una', text: md`Una es educación, la otra es salud. No tratan de lo mismo.` },
          {
            title: 'Mira quién se hace cargo',
            text: md`En las dos, el Estado organiza un servicio para la población.`,
          },
          {
            title: 'Nombra la tendencia',
            text: md`Son pasos de un mismo camino: el Estado asume responsabilidades sociales cada vez mayores.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-ruptura-total',
          text: md`Creer que lo privado desapareció. Las medidas ampliaron lo público; clínicas, mutuales y consultas siguieron existiendo.`,
        },
        {
          mistake: 'historia-generaliza',
          text: md`Pensar que las diferencias entre campo y ciudad terminaron. Las leyes llegaron antes y mejor a los obreros urbanos.`,
        },
        {
          mistake: 'historia-invierte-causa',
          text: md`Leer la creación de instituciones públicas como retiro del Estado. Mira quién las crea y quién paga: avanza, no se retira.`,
        },
      ],
      checks: [
        {
          id: 'seguro-obligatorio',
          question: md`En el seguro de 1924 aportaban el patrón, el obrero y el Estado. ¿Qué idea nueva expresa?`,
          key: 'Que la enfermedad es una responsabilidad compartida',
          distractors: [
            {
              text: 'Que la enfermedad es asunto de cada familia',
              feedback: 'Esa es la idea anterior. Aquí aportan tres, con el Estado incluido.',
              mistake: 'historia-invierte-causa',
            },
            {
              text: 'Que la salud deja de tener atención privada',
              feedback: 'El seguro se sumó; la consulta privada continuó.',
              mistake: 'historia-ruptura-total',
            },
            {
              text: 'Que toda la población quedó protegida por igual',
              feedback: 'Era un seguro de obreros: muchos quedaron fuera.',
              mistake: 'historia-generaliza',
            },
          ],
          explanation: md`Tres aportes para un mismo fondo: el riesgo de enfermar deja de cargarlo solo quien se enferma.`,
        },
        {
          id: 'limite-del-cambio',
          question: md`¿Qué hecho muestra un límite de la protección social chilena hacia 1950?`,
          key: 'Muchos campesinos quedaban fuera de sus beneficios',
          distractors: [
            {
              text: 'El Código del Trabajo reunió las leyes en 1931',
              feedback: 'Es verdad, pero muestra un avance.',
              mistake: 'historia-dato-sin-relacion',
            },
            {
              text: 'La salud volvió a depender de la caridad',
              feedback: 'Iba en sentido contrario: en 1952 se creó un servicio público.',
              mistake: 'historia-invierte-causa',
            },
            {
              text: 'Las empresas públicas se vendieron a privados',
              feedback: 'Esas ventas son de las décadas de 1970 y 1980.',
              mistake: 'historia-otra-epoca',
            },
          ],
          explanation: md`Las leyes alcanzaron sobre todo a obreros y empleados urbanos. En el campo, la sindicalización amplia llegó en 1967.`,
        },
        {
          id: 'de-la-caridad-al-derecho',
          question: md`¿Qué quiere decir que la salud pasó «de la caridad al derecho»?`,
          key: 'Que se puede exigir, y ya no depende de un favor',
          distractors: [
            {
              text: 'Que la Iglesia fue expulsada de los hospitales',
              feedback: 'El cambio está en quién responde, no en expulsar a nadie.',
              mistake: 'historia-ruptura-total',
            },
            {
              text: 'Que las familias pagan solas y eligen su médico',
              feedback: 'Eso es lo contrario: dejar la salud a cada familia.',
              mistake: 'historia-invierte-causa',
            },
            {
              text: 'Que campo y ciudad recibieron la misma atención',
              feedback: 'Un derecho proclamado no elimina de golpe las diferencias.',
              mistake: 'historia-generaliza',
            },
          ],
          explanation: md`La caridad depende de la voluntad de quien da. Un derecho obliga a alguien, aquí al Estado, a responder.`,
        },
      ],
    },
    {
      id: 'estado-que-produce',
      title: 'Un Estado que también produce',
      idea: md`En enero de 1939, un terremoto destruyó Chillán y otras ciudades. El gobierno de Pedro Aguirre Cerda creó dos corporaciones: una para reconstruir y otra para fomentar la producción, la **Corfo**.

La Corfo planificó y creó empresas: electricidad (Endesa, 1943), acero (CAP, 1946), petróleo (Enap, 1950). La meta era fabricar en Chile lo que se importaba. Se llama **industrialización por sustitución de importaciones**.

Es un **Estado desarrollista**: promueve, presta y a veces es dueño. No elimina la empresa privada. La nacionalización del cobre vino mucho después, en 1971, y fue otra medida.`,
      readings: [
        {
          title: 'Un diputado opositor, 1939',
          by: 'Texto escrito para Travesía',
          text: md`Se nos pide un impuesto para que el Estado haga de industrial. El Estado debe dar seguridad y buenas leyes. Si un negocio sirve, un particular lo hará; y si no sirve, ¿por qué lo pagaremos todos?`,
        },
        {
          title: 'Un ingeniero, 1939',
          by: 'Texto escrito para Travesía',
          text: md`Llevamos años esperando que un particular electrifique el país. Una represa tarda diez años en rendir; ningún banco presta a tan largo plazo. Sin luz barata no hay fábricas, y sin fábricas seguiremos vendiendo piedras y comprando máquinas.`,
        },
      ],
      example: {
        problem: md`¿En qué discrepan el diputado y el ingeniero?`,
        steps: [
          { title: 'Resume al diputado', text: md`El Estado no debe producir: si algo conviene, lo hará un privado.` },
          {
            title: 'Resume al ingeniero',
            text: md`Hay obras necesarias que ningún privado hace, porque tardan en rendir.`,
          },
          {
            title: 'Nombra el desacuerdo',
            text: md`Discrepan sobre el papel del Estado. El primero defiende un Estado pequeño; el segundo, un Estado que invierte donde el mercado no llega.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-otra-epoca',
          text: md`Atribuir a 1939 la venta de empresas públicas. En esos años se creaban; las privatizaciones masivas son de las décadas de 1970 y 1980.`,
        },
        {
          mistake: 'historia-sin-cambio',
          text: md`Describir un Estado que solo cuida el orden. Uno así no construiría centrales ni siderúrgicas.`,
        },
        {
          mistake: 'historia-otra-medida',
          text: md`Confundir la Corfo con la nacionalización del cobre. La Corfo (1939) crea empresas; la nacionalización (1971) toma minas que eran de compañías extranjeras.`,
        },
      ],
      checks: [
        {
          id: 'para-que-endesa',
          question: md`¿Qué papel del Estado muestra la creación de Endesa en 1943?`,
          key: 'El de promotor que invierte para industrializar',
          distractors: [
            {
              text: 'El de guardián que solo cuida el orden público',
              feedback: 'Ese Estado no crearía una empresa eléctrica.',
              mistake: 'historia-sin-cambio',
            },
            {
              text: 'El de vendedor que traspasa empresas a privados',
              feedback: 'En 1943 se crean empresas; la venta es posterior.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'El de dueño único que elimina la empresa privada',
              feedback: 'La empresa privada siguió y recibió energía y créditos.',
              mistake: 'historia-otro-regimen',
            },
          ],
          explanation: md`Sin electricidad no hay fábricas. El Estado invierte en lo que hace posible la industria.`,
        },
        {
          id: 'postura-del-diputado',
          question: md`¿Con qué idea del Estado coincide el diputado opositor?`,
          key: 'Con la liberal, que le asigna pocas tareas',
          distractors: [
            {
              text: 'Con la desarrollista, que planifica la industria',
              feedback: 'Esa es la del ingeniero. El diputado se opone.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'Con la socialista, que suprime a los privados',
              feedback: 'Él confía en los particulares.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'Con la benefactora, que asegura derechos sociales',
              feedback: 'No menciona derechos: pide que el Estado no produzca.',
              mistake: 'historia-excede-la-fuente',
            },
          ],
          explanation: md`Pide seguridad y leyes, y deja los negocios a los particulares: es la idea liberal clásica.`,
        },
        {
          id: 'sustituir-importaciones',
          question: md`¿Cuál es un ejemplo de sustitución de importaciones?`,
          key: 'Fabricar en Chile el acero que antes se compraba afuera',
          distractors: [
            {
              text: 'Comprar afuera el acero que antes se fabricaba en Chile',
              feedback: 'Es al revés: eso aumenta las importaciones.',
              mistake: 'historia-invierte-causa',
            },
            {
              text: 'Nacionalizar las minas de cobre de compañías extranjeras',
              feedback: 'Eso cambia de dueño una exportación. Es de 1971.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'Vender al extranjero más salitre y más cobre en bruto',
              feedback: 'Eso es exportar materias primas, lo que se quería superar.',
              mistake: 'historia-sin-cambio',
            },
          ],
          explanation: md`Sustituir es reemplazar. Se reemplaza un producto importado por uno hecho en el país.`,
        },
      ],
    },
  ],
  summary: [
    md`Causas: presión social, crisis y guerras, temor a la revolución, ideas como las de Keynes.`,
    md`Chile: leyes de 1924, Código del Trabajo (1931), Servicio Nacional de Salud (1952). De la caridad al derecho, con límites.`,
    md`Corfo (1939): Estado desarrollista, sustitución de importaciones.`,
    md`No es socialismo: la empresa privada sigue. Y no es 1971 ni las privatizaciones.`,
  ],
  sources: [
    { name: 'John Maynard Keynes, Teoría general de la ocupación, el interés y el dinero', year: 1936 },
    { name: 'William Beveridge, Social Insurance and Allied Services', year: 1942 },
    { name: 'Ley 4.054, de Seguro Obligatorio, Chile', year: 1924 },
    { name: 'Ley 6.334, que crea las corporaciones de Reconstrucción y de Fomento, Chile', year: 1939 },
    { name: 'Ley 10.383, que crea el Servicio Nacional de Salud, Chile', year: 1952 },
  ],
});
