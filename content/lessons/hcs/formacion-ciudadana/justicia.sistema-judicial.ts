import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.formacion-ciudadana.justicia.sistema-judicial',
  version: 2,
  minutes: 18,
  opening: {
    question: md`Carabineros detiene a un hombre que salía de una tienda con mercadería. Hay una cámara que lo muestra. ¿Quién decide si es culpable?`,
    guesses: [
      'Carabineros, porque lo sorprendió',
      'El fiscal, que tiene las pruebas',
      'Un tribunal, después de oír a las dos partes',
    ],
    reveal: md`Un tribunal, después de oír a las dos partes. La policía detiene, el fiscal investiga y acusa, la defensa responde y otro decide. Que nadie haga todo a la vez es una garantía. También para ti, si un día te acusan sin razón.`,
  },
  points: [
    {
      id: 'que-tribunal',
      title: 'A cada problema, su tribunal',
      idea: md`Los tribunales resuelven conflictos aplicando la ley. Son **independientes**: ni el presidente ni el Congreso pueden revisar sus fallos.

- **Familia**: alimentos, cuidado de los hijos.
- **Laboral**: despidos, sueldos impagos.
- **Civil**: deudas, contratos.
- **Policía local**: tránsito, consumo.
- **Penal**: delitos. Lo ven el juez de garantía y el tribunal oral.

Sobre ellos están las **cortes de apelaciones**, que revisan lo que resolvieron otros, y la **Corte Suprema**, la más alta.

El Ministerio Público y la Defensoría no son tribunales: participan en los juicios.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'suprema', label: 'Corte Suprema', column: 1, row: 0 },
          { id: 'apelaciones', label: 'Cortes de apelaciones', column: 1, row: 1 },
          { id: 'familia', label: 'Familia y laboral', column: 0, row: 2 },
          { id: 'penal', label: 'Garantía y tribunal oral', column: 1, row: 2 },
          { id: 'civil', label: 'Civil y policía local', column: 2, row: 2 },
        ],
        arrows: [
          { from: 'familia', to: 'apelaciones' },
          { from: 'penal', to: 'apelaciones' },
          { from: 'civil', to: 'apelaciones' },
          { from: 'apelaciones', to: 'suprema' },
        ],
        alt: 'Esquema simplificado de los tribunales. Abajo, los de familia y laborales, los de garantía y tribunales orales, y los civiles y de policía local. Sobre ellos, las cortes de apelaciones y, arriba, la Corte Suprema.',
        caption: 'Las flechas muestran hacia dónde se puede pedir que se revise un fallo (simplificado).',
      },
      example: {
        problem: md`A Katherine la despidieron sin aviso y su empleador le debe un mes. Además, el papá de su hija dejó de pagar alimentos. ¿A qué tribunales va?`,
        steps: [
          { title: 'Separa los conflictos', text: md`Son dos: uno con su empleador y otro por la pensión de su hija.` },
          { title: 'Ubica el del trabajo', text: md`Despido y sueldo impago: juzgado laboral.` },
          { title: 'Ubica el de los alimentos', text: md`Pensión de alimentos: juzgado de familia.` },
          {
            title: 'Descarta lo que no es',
            text: md`No hay un delito que investigar en el despido, así que no parte por el fiscal.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-otro-organo',
          text: md`Pedirle un fallo al presidente, al alcalde o al Congreso. Resolver conflictos con la ley es tarea de los tribunales, y nadie más puede revisar sus sentencias.`,
        },
      ],
      checks: [
        {
          id: 'zapatillas-falladas',
          question: md`Compraste zapatillas que se rompieron a la semana y la tienda no responde. Además de reclamar en el Sernac, ¿qué tribunal ve ese tipo de casos?`,
          key: 'El juzgado de policía local',
          distractors: [
            {
              text: 'El juzgado de garantía',
              feedback: 'Ve delitos. Un producto fallado es un problema de consumo.',
              mistake: 'ciudadania-otro-organo',
            },
            {
              text: 'El juzgado de familia',
              feedback: 'Ve alimentos y cuidado de los hijos, entre otros asuntos de familia.',
              mistake: 'ciudadania-otro-organo',
            },
            {
              text: 'El Tribunal Constitucional',
              feedback: 'Revisa si las normas respetan la Constitución.',
              mistake: 'ciudadania-otro-organo',
            },
          ],
          explanation: md`Los reclamos de consumo de una persona los ve el juzgado de policía local.`,
        },
        {
          id: 'presidente-y-sentencia',
          question: md`Una sentencia causa enojo y un diputado pide que el Congreso la cambie. ¿Qué principio se lo impide?`,
          key: 'La independencia de los tribunales',
          distractors: [
            {
              text: 'La publicidad de los juicios',
              feedback: 'Es cierto que son públicos, pero eso no dice quién puede cambiar un fallo.',
              mistake: 'ciudadania-dato-sin-relacion',
            },
            {
              text: 'La presunción de inocencia',
              feedback: 'Protege al acusado antes del fallo. Aquí se trata de quién puede revisarlo.',
              mistake: 'ciudadania-otro-procedimiento',
            },
            {
              text: 'El respeto a la mayoría',
              feedback: 'Ni siquiera una mayoría del Congreso puede cambiar una sentencia.',
              mistake: 'ciudadania-solo-elecciones',
            },
          ],
          explanation: md`La Constitución prohíbe al presidente y al Congreso revisar los fallos. Eso solo lo hacen otros tribunales.`,
        },
        {
          id: 'quien-no-es-tribunal',
          question: md`De estas instituciones, ¿cuál **no** es un tribunal?`,
          key: 'El Ministerio Público',
          distractors: [
            {
              text: 'La Corte de Apelaciones',
              feedback: 'Es un tribunal: revisa fallos y ve recursos como el de protección.',
              mistake: 'ciudadania-otro-organo',
            },
            {
              text: 'El juzgado de letras del trabajo',
              feedback: 'Es un tribunal: resuelve conflictos entre trabajadores y empleadores.',
              mistake: 'ciudadania-otro-organo',
            },
          ],
          explanation: md`El Ministerio Público investiga y acusa. No dicta sentencias.`,
        },
      ],
    },
    {
      id: 'quien-es-quien-en-el-juicio',
      title: 'Quién es quién en un juicio penal',
      idea: md`- **Policía**: detiene y cumple órdenes.
- **Fiscal**: dirige la investigación y acusa.
- **Defensor**: defiende al **imputado**, la persona a quien se atribuye el delito.
- **Juez de garantía**: cuida los derechos de todos mientras se investiga. Decide, por ejemplo, si hay prisión preventiva.
- **Tribunal oral**: tres jueces que escuchan las pruebas y deciden.
- **Víctima**: puede participar y pedir protección.

En el sistema antiguo un mismo juez investigaba, acusaba y condenaba. La reforma, aplicada por etapas entre 2000 y 2005, repartió las tareas. Quien decide ya no investigó: es más **imparcial**.`,
      example: {
        problem: md`Cuentan así un caso: «El juez de garantía investigó el robo, acusó a Marcelo y lo condenó el fiscal». Corrige cada verbo.`,
        steps: [
          { title: '¿Quién investiga?', text: md`El fiscal, con ayuda de la policía. No el juez de garantía.` },
          { title: '¿Quién acusa?', text: md`También el fiscal.` },
          { title: '¿Quién decide?', text: md`El tribunal oral, que no investigó ni acusó. Un fiscal nunca condena.` },
          {
            title: '¿Y el juez de garantía?',
            text: md`Durante la investigación cuidó que se respetaran los derechos de Marcelo y de la víctima.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-confunde-roles',
          text: md`Mezclar los papeles: un fiscal que condena, un juez de garantía que defiende. Asocia cada uno con un verbo: investiga, defiende, cuida derechos, decide.`,
        },
        {
          mistake: 'ciudadania-dato-sin-relacion',
          text: md`Contestar con una garantía verdadera que no es la que se muestra. Los juicios son públicos, pero repartir las tareas protege otra cosa: la imparcialidad.`,
        },
      ],
      checks: [
        {
          id: 'prision-preventiva',
          question: md`Mientras se investiga un delito grave, se discute si el imputado queda en prisión preventiva. ¿Quién lo pide y quién lo decide?`,
          key: 'Lo pide el fiscal y lo decide el juez de garantía',
          distractors: [
            {
              text: 'Lo pide el defensor y lo decide el fiscal',
              feedback: 'El defensor está para defender, y el fiscal no decide: acusa.',
              mistake: 'ciudadania-confunde-roles',
            },
            {
              text: 'Lo pide la policía y lo decide el tribunal oral',
              feedback: 'El tribunal oral actúa después, en el juicio. Aún se está investigando.',
              mistake: 'ciudadania-confunde-roles',
            },
            {
              text: 'Lo pide el juez de garantía y lo decide el fiscal',
              feedback: 'Están cambiados: quien acusa pide, quien cuida las garantías decide.',
              mistake: 'ciudadania-confunde-roles',
            },
          ],
          explanation: md`Quitar la libertad antes del juicio es grave. Por eso lo decide un juez, distinto de quien acusa.`,
        },
        {
          id: 'por-que-otro-tribunal',
          question: md`El juez que autorizó registrar la casa del acusado no es parte del tribunal que lo juzga. ¿Qué garantía se protege así?`,
          key: 'La imparcialidad, porque decide quien no se formó antes una opinión',
          distractors: [
            {
              text: 'La publicidad, porque el público puede asistir a las audiencias',
              feedback: 'Es cierto, pero no tiene que ver con separar a los jueces.',
              mistake: 'ciudadania-dato-sin-relacion',
            },
            {
              text: 'La defensa, porque el primer juez representa al acusado',
              feedback: 'Un juez no representa a nadie. A él lo defiende su defensor.',
              mistake: 'ciudadania-confunde-roles',
            },
            {
              text: 'La rapidez, porque dos jueces terminan antes que uno',
              feedback: 'Separar tareas no busca apurar: busca que decida alguien sin prejuicios.',
              mistake: 'ciudadania-dato-sin-relacion',
            },
          ],
          explanation: md`Quien juzga llega sin haber intervenido en la investigación. Así escucha a las dos partes por igual.`,
        },
        {
          id: 'fiscal-y-defensor',
          question: md`En una audiencia, una abogada pagada por el Estado dice: «No se ha probado que mi representado estuviera ahí». ¿Quién es?`,
          key: 'La defensora penal pública',
          distractors: [
            {
              text: 'La fiscal',
              feedback: 'También trabaja para el Estado, pero ella acusa.',
              mistake: 'ciudadania-confunde-roles',
            },
            {
              text: 'La jueza de garantía',
              feedback: 'Una jueza no tiene representados.',
              mistake: 'ciudadania-confunde-roles',
            },
            {
              text: 'La abogada de la víctima',
              feedback: 'Ella apoya la acusación. Aquí se pone en duda.',
              mistake: 'ciudadania-confunde-roles',
            },
          ],
          explanation: md`Habla de «mi representado» y discute la prueba: lo defiende. La Defensoría Penal Pública entrega abogado a quien no tiene.`,
        },
      ],
    },
    {
      id: 'garantias-y-acceso',
      title: 'Garantías para todos, con límites',
      idea: md`Un juicio justo pide garantías:

- **Presunción de inocencia**: nadie es culpable hasta que lo diga una sentencia.
- **Defensa**: toda persona tiene derecho a un abogado.
- **Tribunal imparcial** y juicio público.

Sin dinero, un derecho puede quedar en el papel. Por eso existen la Defensoría Penal Pública, en lo penal, y las corporaciones de asistencia judicial, en otros casos: **igualdad ante la justicia**.

Las garantías no son impunidad. Un juez puede limitar derechos, como prohibir acercarse a la víctima, si la ley lo permite y hay razones.`,
      example: {
        problem: md`En redes comentan: «Le pusieron abogado gratis al acusado. El Estado protege delincuentes». ¿Qué falla en el comentario?`,
        steps: [
          {
            title: 'Mira cómo lo llama',
            text: md`Le dice delincuente a un acusado. Todavía no hay sentencia: se presume inocente.`,
          },
          {
            title: 'Mira para qué es el abogado',
            text: md`Para que pueda defenderse en condiciones parecidas a las de quien acusa. No asegura que gane.`,
          },
          {
            title: 'Piensa en el caso contrario',
            text: md`Si solo se defendiera quien paga, habría condenas por ser pobre.`,
          },
          {
            title: 'Nombra el principio',
            text: md`Igualdad en el acceso a la justicia, junto con el derecho a defensa.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-derecho-ilimitado',
          text: md`Tratar una garantía como si lo permitiera todo: que con defensa no hay castigo, o que antes de la condena no se puede limitar nada. Un juez sí puede, con razones.`,
        },
      ],
      checks: [
        {
          id: 'prohibicion-de-acercarse',
          question: md`Un imputado queda libre mientras lo investigan, pero la jueza le prohíbe acercarse a la víctima. ¿Contradice esto la presunción de inocencia?`,
          key: 'No: un juez puede limitar un derecho, con razones, mientras se investiga',
          distractors: [
            {
              text: 'Sí: ningún derecho se puede limitar antes de que haya una condena',
              feedback: 'Los derechos tienen límites. La ley permite estas medidas, y las decide un juez.',
              mistake: 'ciudadania-derecho-ilimitado',
            },
            {
              text: 'No: si la jueza tomó esa medida, ya se sabe que es culpable',
              feedback: 'La medida protege a la víctima. Sobre la culpa se decide en el juicio.',
              mistake: 'ciudadania-excede-la-fuente',
            },
          ],
          explanation: md`Se presume inocente y, a la vez, se protege a la víctima. La medida es temporal y la ordena un juez.`,
        },
        {
          id: 'asesoria-gratuita',
          question: md`Una corporación de asistencia judicial patrocina gratis a una persona que no puede pagar un abogado para su juicio de familia. ¿Qué principio se cumple?`,
          key: 'La igualdad en el acceso a la justicia',
          distractors: [
            {
              text: 'La seguridad de que ganará el juicio',
              feedback: 'Tener abogado no asegura el resultado: permite defender su posición.',
              mistake: 'ciudadania-derecho-ilimitado',
            },
            {
              text: 'La presunción de inocencia en lo penal',
              feedback: 'Es verdadera, pero este es un juicio de familia: no hay acusados de un delito.',
              mistake: 'ciudadania-dato-sin-relacion',
            },
            {
              text: 'La independencia del Poder Judicial',
              feedback: 'Existe, pero aquí no se habla de quién manda a los jueces.',
              mistake: 'ciudadania-dato-sin-relacion',
            },
          ],
          explanation: md`Quien no tiene dinero también puede hacer valer su derecho con un abogado.`,
        },
        {
          id: 'titular-culpable',
          question: md`Un noticiero presenta a una persona recién detenida como «la asesina de la villa». ¿Qué garantía pasa por alto?`,
          key: 'La presunción de inocencia',
          distractors: [
            {
              text: 'La publicidad del juicio',
              feedback: 'El problema no es que se informe, sino que se la declare culpable.',
              mistake: 'ciudadania-dato-sin-relacion',
            },
            {
              text: 'La libertad de informar',
              feedback: 'Esa libertad existe y tiene límites: no incluye dar por culpable a quien no fue juzgado.',
              mistake: 'ciudadania-derecho-ilimitado',
            },
            {
              text: 'La doble revisión del fallo',
              feedback: 'Todavía no hay fallo que revisar.',
              mistake: 'ciudadania-otro-procedimiento',
            },
          ],
          explanation: md`Antes de una sentencia es imputada. Llamarla culpable es adelantarse al tribunal.`,
        },
      ],
    },
    {
      id: 'reclamar-un-derecho',
      title: 'Cómo se reclama un derecho',
      idea: md`Cuando un acto ilegal o arbitrario (sin razón) afecta un derecho, hay acciones rápidas ante la **Corte de Apelaciones**:

- **Recurso de protección**: para varios derechos de la Constitución, como la propiedad, la igualdad ante la ley o la libertad de trabajo. El plazo es de 30 días.
- **Recurso de amparo**: para la **libertad personal**. Sirve si alguien está detenido o amenazado de estarlo contra la ley.

Otros casos tienen su propio camino: el consumo, en el Sernac o el juzgado de policía local; la información pública que te niegan, en el Consejo para la Transparencia.`,
      example: {
        problem: md`Un municipio ordena a una artesana dejar su puesto en la feria. Tiene el permiso al día, y no le explican por qué. ¿Qué puede hacer?`,
        steps: [
          { title: 'Mira qué pasó', text: md`Una autoridad tomó una decisión sin dar razones: parece arbitraria.` },
          {
            title: 'Mira qué derecho se afecta',
            text: md`Su trabajo. No está detenida, así que no es su libertad personal.`,
          },
          {
            title: 'Elige la acción',
            text: md`Recurso de protección ante la Corte de Apelaciones, dentro de los 30 días.`,
          },
          { title: 'Anota quién puede presentarlo', text: md`Ella, u otra persona en su nombre.` },
        ],
      },
      warnings: [
        {
          mistake: 'ciudadania-otro-procedimiento',
          text: md`Confundir protección con amparo. Si alguien está preso o lo van a detener contra la ley, es amparo. Si se afecta otro derecho, como el trabajo o la propiedad, es protección.`,
        },
      ],
      checks: [
        {
          id: 'detenido-sin-orden',
          question: md`Un joven lleva horas detenido en una comisaría, sin orden judicial y sin que lo sorprendieran en un delito. ¿Qué puede presentar su familia?`,
          key: 'Un recurso de amparo',
          distractors: [
            {
              text: 'Un recurso de protección',
              feedback: 'Protege otros derechos. Aquí se trata de la libertad personal.',
              mistake: 'ciudadania-otro-procedimiento',
            },
            {
              text: 'Un reclamo en el Sernac',
              feedback: 'El Sernac ve problemas de consumo.',
              mistake: 'ciudadania-otro-organo',
            },
            {
              text: 'Una acusación constitucional',
              feedback: 'Esa la presenta la Cámara contra altas autoridades.',
              mistake: 'ciudadania-otro-procedimiento',
            },
          ],
          explanation: md`El amparo busca que una corte revise de inmediato si la detención es legal y, si no, que recupere su libertad.`,
        },
        {
          id: 'camino-cerrado',
          question: md`El dueño de un terreno cierra de un día para otro el único camino por el que una familia siempre ha pasado a su casa. ¿Qué acción rápida puede servir?`,
          key: 'Recurso de protección',
          distractors: [
            {
              text: 'Recurso de amparo',
              feedback: 'Nadie está detenido ni amenazado de estarlo.',
              mistake: 'ciudadania-otro-procedimiento',
            },
            {
              text: 'Juicio ante el tribunal oral',
              feedback: 'Ese tribunal juzga delitos, y no es una vía rápida.',
              mistake: 'ciudadania-otro-organo',
            },
            {
              text: 'Denuncia al Servicio Electoral',
              feedback: 'El Servel se ocupa de las elecciones.',
              mistake: 'ciudadania-otro-organo',
            },
          ],
          explanation: md`También un particular puede cometer un acto arbitrario. La protección permite que la corte ordene restablecer la situación.`,
        },
        {
          id: 'contratos-negados',
          question: md`Una junta de vecinos pide a la municipalidad los contratos de la basura. Pasa el plazo y no los entregan. ¿A quién puede reclamar?`,
          key: 'Al Consejo para la Transparencia',
          distractors: [
            {
              text: 'A la Defensoría Penal Pública',
              feedback: 'Defiende a personas acusadas de delitos.',
              mistake: 'ciudadania-confunde-roles',
            },
            {
              text: 'Al juez de garantía de la zona',
              feedback: 'Interviene en investigaciones penales.',
              mistake: 'ciudadania-otro-organo',
            },
            {
              text: 'Al Tribunal Constitucional',
              feedback: 'Revisa normas. Para la información pública negada hay otro órgano.',
              mistake: 'ciudadania-otro-organo',
            },
          ],
          explanation: md`La Ley 20.285 creó el Consejo, que puede ordenar la entrega de la información.`,
        },
      ],
    },
  ],
  summary: [
    md`Cada conflicto tiene su tribunal; las cortes revisan. Nadie más cambia un fallo.`,
    md`Fiscal: investiga y acusa. Defensor: defiende. Juez de garantía: cuida derechos. Tribunal oral: decide.`,
    md`Repartir las tareas protege la imparcialidad.`,
    md`Presunción de inocencia y defensa para todos, también para quien no puede pagar.`,
    md`Libertad personal: amparo. Otros derechos: protección.`,
  ],
  sources: [
    {
      name: 'Constitución Política de la República de Chile',
      year: 2005,
      detail:
        'Texto refundido: artículos 19, 20, 21 y 76; independencia de los tribunales, recursos de protección y amparo.',
    },
    {
      name: 'Biblioteca del Congreso Nacional, Ley N.º 19.696, Código Procesal Penal',
      year: 2000,
      detail: 'Papeles del fiscal, la defensa, el juez de garantía y el tribunal oral, y entrada en vigor por etapas.',
    },
    {
      name: 'Biblioteca del Congreso Nacional, Ley N.º 19.718, que crea la Defensoría Penal Pública',
      year: 2001,
    },
    {
      name: 'Corte Suprema, Auto acordado sobre tramitación y fallo del recurso de protección',
      year: 2015,
      detail: 'Plazo de 30 días y quién puede presentarlo.',
    },
    {
      name: 'Biblioteca del Congreso Nacional, Ley N.º 20.285, sobre acceso a la información pública',
      year: 2008,
      detail: 'Consejo para la Transparencia.',
    },
  ],
});
