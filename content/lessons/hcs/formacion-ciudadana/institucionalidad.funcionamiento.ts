import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.formacion-ciudadana.institucionalidad.funcionamiento',
  version: 1,
  minutes: 19,
  opening: {
    question: md`Un lunes, el presidente de la República quiere tres cosas: cambiar a un ministro, subir el sueldo mínimo y anular la sentencia de un tribunal. ¿Cuáles puede hacer solo?`,
    guesses: [
      'Las tres, porque es el presidente',
      'Cambiar al ministro y subir el sueldo mínimo',
      'Solo cambiar al ministro',
    ],
    reveal: md`Solo cambiar al ministro. El sueldo mínimo se fija por ley, y una ley necesita al Congreso. La sentencia no la puede tocar: juzgar les toca a los tribunales. En esta lección vas a ver quién hace qué, y quién vigila a quién.`,
  },
  points: [
    {
      id: 'quien-hace-que',
      title: 'Quién hace qué en el Estado',
      idea: md`Los tres poderes:

- **Presidente y ministros**: gobiernan y administran. El presidente nombra a sus ministros.
- **Congreso**, con dos cámaras (diputados y Senado): aprueba leyes. La Cámara fiscaliza al Gobierno.
- **Tribunales**: juzgan.

Además hay órganos **autónomos**, que no obedecen al Gobierno:

- **Contraloría**: revisa que los actos de la Administración sean legales (**toma de razón**) y cómo se gasta el dinero público.
- **Ministerio Público** (los fiscales): investiga delitos.
- **Servel**: organiza las elecciones.
- **Banco Central**: cuida el valor de la moneda.
- **Tribunal Constitucional**: revisa que las leyes respeten la Constitución.`,
      example: {
        problem: md`Un alcalde compró camiones sin hacer licitación, y además habría recibido dinero por elegir esa empresa. ¿Qué órganos pueden intervenir, y en qué?`,
        steps: [
          { title: 'Separa los asuntos', text: md`Uno es si la compra cumplió las normas. Otro es si hubo un delito.` },
          { title: 'Busca quién revisa el gasto', text: md`La Contraloría audita la compra y dice si fue legal.` },
          {
            title: 'Busca quién investiga el delito',
            text: md`El Ministerio Público: sus fiscales reúnen pruebas y acusan.`,
          },
          {
            title: 'Busca quién decide si es culpable',
            text: md`Un tribunal. Ni la Contraloría ni el fiscal condenan.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-otro-organo',
          text: md`Dar a un órgano la tarea de otro. Busca el verbo: gobernar, legislar, juzgar, investigar delitos, revisar gastos, organizar elecciones.`,
        },
        {
          mistake: 'ciudadania-confunde-roles',
          text: md`Llamar a los fiscales para todo lo que suena a control. Fiscalía y fiscalizar se parecen, pero el fiscal se ocupa solo de delitos.`,
        },
      ],
      checks: [
        {
          id: 'inflacion',
          question: md`Suben mucho los precios y un organismo autónomo sube la tasa de interés para frenarlos. ¿Cuál es?`,
          key: 'El Banco Central',
          distractors: [
            {
              text: 'El Ministerio de Hacienda',
              feedback: 'Maneja los gastos e impuestos, y depende del presidente. Se habla de un organismo autónomo.',
              mistake: 'ciudadania-otro-organo',
            },
            {
              text: 'La Contraloría General',
              feedback: 'Es autónoma, pero revisa la legalidad de los actos y el uso de fondos públicos.',
              mistake: 'ciudadania-otro-organo',
            },
            {
              text: 'El Congreso Nacional',
              feedback: 'Aprueba leyes, entre ellas el presupuesto. No fija esa tasa de interés.',
              mistake: 'ciudadania-otro-organo',
            },
          ],
          explanation: md`El Banco Central es autónomo y vela por la estabilidad de la moneda. No depende del Gobierno de turno.`,
        },
        {
          id: 'decreto-con-errores',
          question: md`Un ministerio dicta un decreto que va contra una ley. ¿Quién puede devolverlo antes de que se aplique?`,
          key: 'La Contraloría, al tomar razón',
          distractors: [
            {
              text: 'El Ministerio Público, al investigar',
              feedback: 'Los fiscales investigan delitos. Aquí se revisa si un decreto es legal.',
              mistake: 'ciudadania-confunde-roles',
            },
            {
              text: 'El Servel, al fiscalizar',
              feedback: 'El Servel se ocupa de elecciones y partidos.',
              mistake: 'ciudadania-otro-organo',
            },
            {
              text: 'El tribunal oral, al juzgar',
              feedback: 'Ese tribunal juzga a personas acusadas de delitos.',
              mistake: 'ciudadania-confunde-roles',
            },
          ],
          explanation: md`La toma de razón es el control de legalidad de los actos de la Administración, y lo hace la Contraloría.`,
        },
        {
          id: 'quien-nombra-ministros',
          question: md`Renuncia la ministra de Educación. ¿Quién nombra a quien la reemplaza?`,
          key: 'El presidente de la República',
          distractors: [
            {
              text: 'El Senado, con una votación',
              feedback: 'En Chile los ministros no necesitan el acuerdo del Congreso para ser nombrados.',
              mistake: 'ciudadania-otro-organo',
            },
            {
              text: 'La Cámara de Diputadas y Diputados',
              feedback: 'La Cámara puede fiscalizar y acusar a un ministro, pero no lo nombra.',
              mistake: 'ciudadania-otro-procedimiento',
            },
            {
              text: 'La ciudadanía, en una elección',
              feedback: 'Se elige al presidente; él forma su gabinete.',
              mistake: 'ciudadania-solo-elecciones',
            },
          ],
          explanation: md`Los ministros son colaboradores de confianza del presidente, que los nombra y los puede cambiar.`,
        },
      ],
    },
    {
      id: 'como-nace-una-ley',
      title: 'Cómo nace una ley',
      idea: md`Un proyecto parte de dos maneras: lo envía el presidente (**mensaje**) o lo presentan parlamentarios (**moción**). Si crea gastos o impuestos, solo puede presentarlo el presidente.

Lo discute una cámara y luego la otra. Si no se ponen de acuerdo, una **comisión mixta** busca un texto común.

Aprobado, va al presidente. Él puede aprobarlo y **promulgarlo**, o devolverlo con **observaciones** (el veto), que el Congreso vota. Al final se publica en el Diario Oficial.

Por eso se dice que el presidente es colegislador.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'inicio', label: 'Mensaje o moción', column: 0, row: 0 },
          { id: 'origen', label: 'Cámara de origen', column: 1, row: 0 },
          { id: 'revisora', label: 'Cámara revisora', column: 2, row: 0 },
          { id: 'mixta', label: 'Comisión mixta, si difieren', column: 2, row: 1 },
          { id: 'presidente', label: 'Presidente', column: 1, row: 1 },
          { id: 'diario', label: 'Diario Oficial', column: 0, row: 1 },
        ],
        arrows: [
          { from: 'inicio', to: 'origen' },
          { from: 'origen', to: 'revisora' },
          { from: 'revisora', to: 'mixta' },
          { from: 'revisora', to: 'presidente' },
          { from: 'mixta', to: 'presidente' },
          { from: 'presidente', to: 'diario' },
        ],
        alt: 'Recorrido de una ley: mensaje o moción, cámara de origen, cámara revisora y, si difieren, comisión mixta. Luego el presidente y, al final, el Diario Oficial.',
        caption: 'El recorrido de una ley, simplificado.',
      },
      example: {
        problem: md`Tres diputadas proponen una ley para que las botellas se devuelvan. La Cámara la aprueba; el Senado cambia un artículo y la Cámara no acepta el cambio. ¿Qué pasa desde ahí?`,
        steps: [
          { title: 'Ubica en qué paso está', text: md`Las dos cámaras aprobaron la idea, pero con textos distintos.` },
          {
            title: 'Busca el paso siguiente',
            text: md`Una comisión mixta, con senadores y diputados, propone un texto común, y las dos cámaras lo votan.`,
          },
          {
            title: 'Sigue hasta el presidente',
            text: md`Si se aprueba, él lo promulga o lo devuelve con observaciones.`,
          },
          { title: 'Termina', text: md`Promulgada, se publica en el Diario Oficial. Recién ahí es ley para todos.` },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-solo-elecciones',
          text: md`Creer que cada ley se vota en un plebiscito. Las leyes las aprueban los representantes. Un plebiscito nacional es algo excepcional, para reformas a la Constitución.`,
        },
      ],
      checks: [
        {
          id: 'bono-nuevo',
          question: md`Una senadora quiere crear por ley un bono que pagará el Estado. ¿Qué tiene que pasar para que se discuta?`,
          key: 'Que el presidente presente el proyecto',
          distractors: [
            {
              text: 'Que ella lo presente como moción',
              feedback: 'Las mociones no pueden crear gasto público. Esos proyectos los inicia el presidente.',
              mistake: 'ciudadania-otro-procedimiento',
            },
            {
              text: 'Que la Contraloría lo apruebe',
              feedback: 'La Contraloría no autoriza proyectos de ley.',
              mistake: 'ciudadania-otro-organo',
            },
            {
              text: 'Que la ciudadanía lo vote primero',
              feedback: 'Las leyes comunes no se someten a plebiscito.',
              mistake: 'ciudadania-solo-elecciones',
            },
          ],
          explanation: md`Los proyectos que implican gasto son de iniciativa exclusiva del presidente. Ella puede pedirle que lo envíe.`,
        },
        {
          id: 'presidente-no-de-acuerdo',
          question: md`El Congreso aprueba una ley y el presidente no está de acuerdo con un artículo. ¿Qué puede hacer?`,
          key: 'Devolverla al Congreso con observaciones',
          distractors: [
            {
              text: 'Publicarla sin ese artículo',
              feedback: 'No puede cambiar solo lo que aprobó el Congreso.',
              mistake: 'ciudadania-otro-procedimiento',
            },
            {
              text: 'Pedir a la Corte Suprema que la borre',
              feedback: 'La Corte Suprema no decide si un proyecto llega a ser ley.',
              mistake: 'ciudadania-otro-organo',
            },
            {
              text: 'Llamar a todo el país a votarla',
              feedback: 'Una ley común no se decide por plebiscito.',
              mistake: 'ciudadania-solo-elecciones',
            },
          ],
          explanation: md`Es el veto: envía observaciones, y el Congreso vota si las acepta.`,
        },
        {
          id: 'camaras-en-desacuerdo',
          question: md`La Cámara y el Senado aprueban textos distintos de un mismo proyecto, y ninguno cede. ¿Qué sigue?`,
          key: 'Una comisión mixta propone un texto común',
          distractors: [
            {
              text: 'El presidente elige uno de los dos textos',
              feedback: 'El presidente recibe el proyecto después, ya acordado por las cámaras.',
              mistake: 'ciudadania-otro-procedimiento',
            },
            {
              text: 'El Tribunal Constitucional decide cuál vale',
              feedback: 'Ese tribunal revisa si una norma respeta la Constitución. No elige entre textos.',
              mistake: 'ciudadania-otro-organo',
            },
            {
              text: 'Se aprueba el de la cámara que tiene más votos',
              feedback: 'No se cuentan juntas: cada cámara tiene que aprobar el mismo texto.',
              mistake: 'ciudadania-solo-elecciones',
            },
          ],
          explanation: md`La comisión mixta reúne a las dos cámaras y propone una salida, que ambas votan.`,
        },
      ],
    },
    {
      id: 'controles-entre-poderes',
      title: 'Cómo se controlan entre sí',
      idea: md`Controlar no es reemplazar: es poder pedir cuentas o detener un abuso.

- La **Cámara** fiscaliza al Gobierno: pide antecedentes, cita a ministros a responder y forma comisiones investigadoras.
- **Acusación constitucional**: la Cámara acusa a un ministro o a otra alta autoridad y el **Senado** decide. Si lo declara culpable, pierde el cargo.
- La **Contraloría** devuelve decretos ilegales.
- El **Tribunal Constitucional** revisa si una ley contradice la Constitución.
- Los **tribunales** amparan a las personas cuando una autoridad vulnera sus derechos.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'camara', label: 'Cámara', column: 0, row: 0 },
          { id: 'senado', label: 'Senado', column: 1, row: 0 },
          { id: 'ministro', label: 'El ministro pierde el cargo', column: 2, row: 0 },
        ],
        arrows: [
          { from: 'camara', to: 'senado', label: 'acusa' },
          { from: 'senado', to: 'ministro', label: 'culpable' },
        ],
        alt: 'Esquema de la acusación constitucional contra un ministro: la Cámara acusa ante el Senado; si el Senado lo declara culpable, el ministro pierde el cargo.',
        caption: 'Acusación constitucional contra un ministro.',
      },
      example: {
        problem: md`Mira el esquema de la acusación constitucional. Un compañero dice: «Muestra que el Congreso elige a los ministros». ¿Tiene razón?`,
        steps: [
          {
            title: 'Lee cada flecha',
            text: md`La Cámara acusa; el Senado decide; si es culpable, el ministro deja el cargo.`,
          },
          {
            title: 'Compara con la frase',
            text: md`Ninguna flecha habla de nombrar. Muestra cómo alguien **sale** del cargo.`,
          },
          {
            title: 'Nombra la función',
            text: md`Un poder, el Legislativo, pide cuentas a una autoridad de otro, el Ejecutivo: es control.`,
          },
          {
            title: 'Evita otra confusión',
            text: md`No es un juicio penal: el Senado no condena a cárcel. Si hubo delito, lo juzga un tribunal.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-contradice-la-fuente',
          text: md`Leer el esquema al revés: que el Congreso nombra cuando muestra que destituye. Sigue las flechas y di qué le pasa a cada uno.`,
        },
        {
          mistake: 'ciudadania-otro-procedimiento',
          text: md`Confundir procedimientos que se parecen: acusar en la Cámara con acusar ante un tribunal, o fiscalizar con aprobar el presupuesto.`,
        },
      ],
      checks: [
        {
          id: 'citar-a-una-ministra',
          question: md`La Cámara cita a una ministra a responder preguntas sobre su gestión en una sesión. ¿Qué función cumple?`,
          key: 'Fiscaliza los actos del Gobierno',
          distractors: [
            {
              text: 'Juzga a la ministra por un delito',
              feedback: 'Responder preguntas no es un juicio, y la Cámara no juzga delitos.',
              mistake: 'ciudadania-otro-organo',
            },
            {
              text: 'Aprueba el presupuesto del ministerio',
              feedback: 'El presupuesto es una ley. Aquí se piden cuentas por una gestión.',
              mistake: 'ciudadania-otro-procedimiento',
            },
            {
              text: 'Confirma a la ministra en su cargo',
              feedback: 'En Chile los ministros no necesitan esa confirmación.',
              mistake: 'ciudadania-contradice-la-fuente',
            },
          ],
          explanation: md`Pedir cuentas a una autoridad del Ejecutivo es fiscalizar. De ahí no sale, por sí solo, ningún castigo.`,
        },
        {
          id: 'quien-decide-la-acusacion',
          question: md`La Cámara aprueba una acusación constitucional contra un ministro. ¿Quién decide si es culpable?`,
          key: 'El Senado',
          distractors: [
            {
              text: 'La Corte Suprema',
              feedback: 'No es un juicio de tribunales. La decisión es de la otra cámara.',
              mistake: 'ciudadania-otro-organo',
            },
            {
              text: 'El presidente',
              feedback: 'Él nombró al ministro, pero no decide la acusación.',
              mistake: 'ciudadania-otro-organo',
            },
            {
              text: 'La misma Cámara',
              feedback: 'La Cámara acusa. Quien acusa no decide.',
              mistake: 'ciudadania-confunde-roles',
            },
          ],
          explanation: md`La Cámara acusa y el Senado resuelve. Separar las dos tareas también es una garantía.`,
        },
        {
          id: 'ley-contra-la-constitucion',
          question: md`Un grupo de senadores cree que un proyecto de ley contradice la Constitución. ¿A quién pueden llevar el asunto?`,
          key: 'Al Tribunal Constitucional',
          distractors: [
            {
              text: 'A la Contraloría General',
              feedback: 'La Contraloría revisa actos de la Administración, como decretos. No revisa leyes.',
              mistake: 'ciudadania-otro-organo',
            },
            {
              text: 'Al Ministerio Público',
              feedback: 'Los fiscales investigan delitos. Aquí no hay ninguno.',
              mistake: 'ciudadania-confunde-roles',
            },
            {
              text: 'Al Servicio Electoral',
              feedback: 'Se ocupa de las elecciones.',
              mistake: 'ciudadania-otro-organo',
            },
          ],
          explanation: md`Cuidar que las leyes respeten la Constitución es la tarea del Tribunal Constitucional.`,
        },
      ],
    },
    {
      id: 'regiones-y-comunas',
      title: 'Regiones y comunas: descentralizar',
      idea: md`Chile es un **Estado unitario**: las mismas leyes rigen en todo el país, y se divide en 16 regiones. Descentralizar es pasar decisiones a los territorios.

Desde 2021 cada región elige a su **gobernador regional**, que dirige el gobierno regional junto con un consejo, también elegido. Antes la máxima autoridad, el intendente, la designaba el presidente.

El Gobierno central sigue presente: el **delegado presidencial** lo nombra el presidente, lo representa en la región y coordina allí sus servicios.

En la comuna, los vecinos eligen alcalde y concejo.`,
      example: {
        problem: md`Una vecina tiene tres problemas: la calle de su cuadra no tiene luz, quiere que la región invierta en un puente y ve que dos servicios del Gobierno no se coordinan en una emergencia. ¿Con quién corresponde cada uno?`,
        steps: [
          {
            title: 'La luz de la cuadra',
            text: md`Es un asunto local: la municipalidad, con su alcalde y su concejo.`,
          },
          {
            title: 'El puente',
            text: md`Es una inversión regional: el gobierno regional, que dirige el gobernador elegido.`,
          },
          {
            title: 'Los servicios del Gobierno',
            text: md`Dependen del Gobierno central. En la región los coordina el delegado presidencial.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-excede-la-fuente',
          text: md`Concluir de más: que Chile pasó a ser una federación o que el presidente ya no tiene representante en la región. Elegir una autoridad no cambia todo lo demás.`,
        },
      ],
      checks: [
        {
          id: 'que-cambio-en-dos-mil-veintiuno',
          question: md`Desde 2021 las personas eligen a su gobernador regional, y existe un delegado presidencial en cada región. ¿Qué se puede concluir?`,
          key: 'Que parte de las decisiones se acercó a los territorios',
          distractors: [
            {
              text: 'Que cada región puede dictar sus propias leyes',
              feedback: 'Eso sería una federación. En Chile las leyes siguen siendo comunes.',
              mistake: 'ciudadania-excede-la-fuente',
            },
            {
              text: 'Que el presidente dejó de estar representado allí',
              feedback: 'El texto dice que hay un delegado presidencial en cada región.',
              mistake: 'ciudadania-contradice-la-fuente',
            },
            {
              text: 'Que el presidente designa ahora a los gobernadores',
              feedback: 'Es al revés: antes designaba al intendente; ahora el gobernador se elige.',
              mistake: 'ciudadania-contradice-la-fuente',
            },
          ],
          explanation: md`Elegir a quien dirige el gobierno regional es descentralizar. El Estado sigue siendo unitario.`,
        },
        {
          id: 'elegido-o-designado',
          question: md`De estas autoridades, ¿cuál **no** llega a su cargo por votación popular?`,
          key: 'Un delegado presidencial regional',
          distractors: [
            { text: 'Una gobernadora regional', feedback: 'Se elige por votación en cada región desde 2021.' },
            { text: 'Un concejal de una comuna', feedback: 'Se elige por votación, igual que el alcalde.' },
            { text: 'Una diputada de un distrito', feedback: 'El Congreso se elige por votación popular.' },
          ],
          explanation: md`El delegado presidencial representa al presidente y es nombrado por él.`,
        },
        {
          id: 'ventaja-de-descentralizar',
          question: md`Una región del sur define con su gobierno regional en qué postas rurales invertir primero. ¿Qué argumento a favor de descentralizar ilustra el caso?`,
          key: 'Que quienes viven en un lugar conocen sus prioridades',
          distractors: [
            {
              text: 'Que las regiones deben cobrar sus propios impuestos',
              feedback: 'El caso no habla de impuestos, sino de elegir en qué invertir.',
              mistake: 'ciudadania-excede-la-fuente',
            },
            {
              text: 'Que el Congreso ya no debe aprobar presupuestos',
              feedback: 'La ley de presupuestos la sigue aprobando el Congreso.',
              mistake: 'ciudadania-otro-organo',
            },
          ],
          explanation: md`La decisión se toma cerca de quienes usan las postas. Ese es el sentido de descentralizar.`,
        },
      ],
    },
  ],
  summary: [
    md`Gobierno: administra. Congreso: legisla y fiscaliza. Tribunales: juzgan. Los autónomos no obedecen al Gobierno.`,
    md`Ley: mensaje o moción, dos cámaras, presidente, Diario Oficial. Sin plebiscito.`,
    md`Acusación constitucional: la Cámara acusa, el Senado decide y se pierde el cargo.`,
    md`Contraloría: decretos y gastos. Tribunal Constitucional: leyes. Fiscales: delitos.`,
    md`Chile es unitario; el gobernador regional se elige y el delegado presidencial se designa.`,
  ],
  sources: [
    {
      name: 'Constitución Política de la República de Chile',
      year: 2005,
      detail: 'Texto refundido: Gobierno, Congreso, formación de la ley, órganos autónomos y administración regional.',
    },
    {
      name: 'Biblioteca del Congreso Nacional, Ley N.º 21.073, que regula la elección de gobernadores regionales',
      year: 2018,
      detail: 'Elección popular de los gobernadores regionales.',
    },
  ],
});
