import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.primera-mitad-siglo-xx.totalitarismos',
  version: 1,
  minutes: 16,
  opening: {
    question: md`Una dictadura común prohíbe hablar contra el gobierno. En la Alemania de 1939, además, un niño de diez años estaba obligado a pertenecer a la juventud del partido. ¿Qué busca un régimen que no se conforma con que te calles?`,
    guesses: ['Nada distinto: es lo mismo', 'Que lo apoyes y pienses como él', 'Que los niños hagan deporte'],
    reveal: md`Un régimen autoritario quiere obediencia; uno **totalitario** quiere además adhesión, en la calle, la escuela y la casa. En esta lección vas a ver sus instrumentos, comparar tres casos y entender cómo una ley puede preparar un crimen.`,
  },
  points: [
    {
      id: 'que-es-totalitario',
      title: 'El Estado quiere ocuparlo todo',
      idea: md`Después de la Primera Guerra Mundial surgieron regímenes que rechazaban la democracia liberal: el **fascismo** de Mussolini en Italia (desde 1922), el **nazismo** de Hitler en Alemania (desde 1933) y el **estalinismo** en la Unión Soviética (desde fines de los años veinte).

Comparten rasgos: **partido único**, **líder** con culto a su persona, **propaganda** y censura, **control de la vida diaria** (juventudes, sindicatos, tiempo libre) y **violencia** con policía secreta y campos.

Para el liberalismo, el Estado existe para proteger al individuo. Para estos regímenes, el individuo existe para servir a algo mayor: el Estado, la raza o la clase.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'regimen', label: 'Régimen totalitario', column: 1, row: 1 },
          { id: 'partido', label: 'Partido único', column: 0, row: 0 },
          { id: 'propaganda', label: 'Propaganda', column: 2, row: 0 },
          { id: 'vida', label: 'Vida diaria', column: 0, row: 2 },
          { id: 'terror', label: 'Policía y campos', column: 2, row: 2 },
        ],
        arrows: [
          { from: 'regimen', to: 'partido' },
          { from: 'regimen', to: 'propaganda' },
          { from: 'regimen', to: 'vida' },
          { from: 'regimen', to: 'terror' },
        ],
        alt: 'Esquema: un régimen totalitario se vale de cuatro instrumentos: partido único, propaganda, control de la vida diaria, y policía con campos.',
      },
      example: {
        problem: md`En Italia, desde 1925, una organización del régimen manejaba el tiempo libre de los trabajadores: paseos, cine, deportes. ¿Qué rasgo totalitario se ve, si no hay violencia?`,
        steps: [
          {
            title: 'Nombra el ámbito',
            text: md`Es el tiempo libre, que en un Estado liberal pertenece a cada persona.`,
          },
          { title: 'Mira quién lo ocupa', text: md`Lo organiza el régimen, con sus símbolos y mensajes.` },
          { title: 'Nombra el rasgo', text: md`Es control de la vida diaria: el Estado no deja espacios fuera de él.` },
        ],
      },
      warnings: [
        {
          mistake: 'historia-otro-regimen',
          text: md`Atribuir a estos regímenes la defensa del individuo. Si nada puede quedar fuera del Estado, no queda espacio para derechos frente a él.`,
        },
        {
          mistake: 'historia-excede-la-fuente',
          text: md`Agregar racismo a toda frase totalitaria. Fue central en el nazismo, pero una frase sobre el Estado no habla necesariamente de raza.`,
        },
      ],
      checks: [
        {
          id: 'diferencia-con-autoritario',
          question: md`¿Qué distingue a un régimen totalitario de uno solo autoritario?`,
          key: 'Busca que la gente lo apoye también en su vida privada',
          distractors: [
            {
              text: 'Impide que los opositores publiquen sus ideas',
              feedback: 'Eso lo hacen los dos: la censura no alcanza para distinguirlos.',
            },
            {
              text: 'Defiende los derechos de cada persona ante el poder',
              feedback: 'Es lo contrario: subordina a la persona.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'Deja la política en manos de unos pocos propietarios',
              feedback: 'Esa es la política de notables del siglo XIX.',
              mistake: 'historia-otra-epoca',
            },
          ],
          explanation: md`El autoritario pide obediencia; el totalitario quiere además entusiasmo y entrar en la familia, la escuela y el descanso.`,
        },
        {
          id: 'todo-al-servicio',
          question: md`Un manual escolar soviético de los años treinta enseña a los niños que el bien del Estado vale más que la familia (ejemplo inventado). ¿Qué rasgo muestra?`,
          key: 'La subordinación de la persona al régimen',
          distractors: [
            {
              text: 'La persecución de un pueblo por su raza',
              feedback: 'El ejemplo no habla de razas: trata de la familia y el Estado.',
              mistake: 'historia-excede-la-fuente',
            },
            {
              text: 'La garantía de los derechos de la infancia',
              feedback: 'Usa al niño para servir al Estado: no le garantiza nada.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'La competencia entre varios partidos',
              feedback: 'Había uno solo, y el ejemplo no trata de eso.',
              mistake: 'historia-otro-regimen',
            },
          ],
          explanation: md`Hasta el lazo más íntimo queda por debajo del Estado. Es el rasgo que da nombre a «total».`,
        },
      ],
    },
    {
      id: 'comparar',
      title: 'Parecidos en el método, opuestos en la idea',
      idea: md`Compara así: primero los **medios**, después los **fines**.

Medios parecidos: un partido, un líder, propaganda masiva (prensa, cine, radio), policía política, campos.

Fines opuestos: el nazismo soñaba con una nación racial; el estalinismo decía construir una sociedad sin clases. En Alemania siguió la propiedad privada, bajo control del régimen; en la Unión Soviética las fábricas y la tierra pasaron al Estado.

La palabra «totalitarismo» junta regímenes distintos, y hay historiadores que la discuten porque puede esconder esas diferencias. Sirve si comparas con cuidado.`,
      figure: {
        kind: 'timeline',
        from: 1920,
        to: 1946,
        events: [
          { year: 1922, label: 'Mussolini llega al gobierno' },
          { year: 1928, label: 'Primer plan quinquenal soviético' },
          { year: 1933, label: 'Hitler, canciller' },
          { year: 1937, label: 'Gran Terror en la URSS' },
          { year: 1939, label: 'Empieza la guerra' },
          { year: 1945, label: 'Derrota nazi' },
        ],
        alt: 'Línea de tiempo de 1920 a 1946: Mussolini llega al gobierno en 1922, primer plan quinquenal soviético en 1928, Hitler canciller en 1933, Gran Terror en la URSS en 1937, empieza la guerra en 1939 y derrota nazi en 1945.',
      },
      example: {
        problem: md`Compara con este cuadro.

| Aspecto | Italia fascista | URSS de Stalin |
|---|---|---|
| Partido | Único | Único |
| Propiedad | Privada, con corporaciones del Estado | Estatal |
| Fin declarado | Grandeza de la nación | Sociedad sin clases |

¿Qué conclusión permite?`,
        steps: [
          { title: 'Busca la fila igual', text: md`Partido: único en los dos casos. Es un medio político compartido.` },
          { title: 'Busca las filas distintas', text: md`Propiedad y fin declarado no coinciden.` },
          {
            title: 'Escribe la conclusión completa',
            text: md`Ideologías distintas usaron una misma forma de ejercer el poder. Decir solo «eran iguales» o solo «eran opuestas» deja fuera la mitad del cuadro.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-contradice-la-fuente',
          text: md`Concluir que las ideologías eran idénticas cuando el cuadro muestra fines y propiedad distintos. Lee fila por fila.`,
        },
        {
          mistake: 'historia-lee-mal-los-datos',
          text: md`Ver varios partidos donde la fila dice uno solo. Vuelve a leer la fila que menciona tu respuesta.`,
        },
        {
          mistake: 'historia-otra-epoca',
          text: md`Relacionar la radio masiva con la política de notables del siglo XIX. Aquella dejaba fuera a la mayoría; esta quiere llegar a todos.`,
        },
        {
          mistake: 'historia-invierte-causa',
          text: md`Confundir propaganda con censura. La censura hace callar a otros; la propaganda hace hablar al régimen. Mira quién habla.`,
        },
      ],
      checks: [
        {
          id: 'leer-el-cuadro',
          question: md`Según el cuadro sobre Italia y la URSS, ¿en qué se diferenciaban?`,
          key: 'En la propiedad y en el fin que declaraban',
          distractors: [
            {
              text: 'En el número de partidos que permitían',
              feedback: 'La fila dice «único» en los dos.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'En nada: eran la misma ideología con otro nombre',
              feedback: 'Hay dos filas distintas: propiedad y fin.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'En que solo uno de los dos usó la violencia',
              feedback: 'El cuadro no habla de violencia.',
              mistake: 'historia-excede-la-fuente',
            },
          ],
          explanation: md`Partido único en ambos. La propiedad y el fin declarado son distintos.`,
        },
        {
          id: 'propaganda-o-censura',
          question: md`El régimen pone altavoces en las plazas para que todos oigan al líder. ¿Qué instrumento usa?`,
          key: 'Propaganda, porque difunde su propio mensaje',
          distractors: [
            {
              text: 'Censura, porque impide oír lo que dicen otros',
              feedback: 'Aquí nadie es callado: el que habla es el régimen.',
              mistake: 'historia-invierte-causa',
            },
            {
              text: 'Sufragio, porque consulta la opinión de todos',
              feedback: 'Oír no es votar: la gente escucha y no decide.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'Notables, porque se dirige a los propietarios',
              feedback: 'Se dirige a toda la plaza, no a unos pocos.',
              mistake: 'historia-otra-epoca',
            },
          ],
          explanation: md`Llevar la voz del líder a todos es propaganda de masas. La censura suele acompañarla, pero es otra cosa.`,
        },
        {
          id: 'uso-de-la-categoria',
          question: md`¿Por qué algunos historiadores discuten la palabra «totalitarismo»?`,
          key: 'Porque puede ocultar diferencias entre los regímenes',
          distractors: [
            {
              text: 'Porque esos regímenes respetaron las libertades',
              feedback: 'Nadie sostiene eso: la discusión es sobre cómo compararlos.',
              mistake: 'historia-otro-regimen',
            },
            {
              text: 'Porque los tres tuvieron la misma ideología',
              feedback: 'Tuvieron ideologías distintas; por eso preocupa juntarlos.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'Porque no se usó la violencia en ninguno',
              feedback: 'En los tres hubo violencia.',
              mistake: 'historia-contradice-la-fuente',
            },
          ],
          explanation: md`Una categoría que junta casos muestra lo común. El riesgo es dejar de ver lo propio de cada uno.`,
        },
      ],
    },
    {
      id: 'de-la-ley-al-exterminio',
      title: 'De la exclusión legal al exterminio',
      idea: md`El nazismo avanzó por pasos. En 1933 prohibió los otros partidos. En 1935, las **leyes de Núremberg** quitaron la ciudadanía a los judíos. En 1938, en la Noche de los Cristales Rotos, se quemaron sinagogas y se detuvo a miles de personas. En 1939 empezó la guerra y, desde 1941, el asesinato masivo.

El **Holocausto** mató a unos seis millones de judíos. El régimen asesinó también a cientos de miles de gitanos, a personas con discapacidad y a millones de otros civiles.

La ley no fue un freno: fue un instrumento. Por eso importa el orden de los pasos.`,
      example: {
        problem: md`Desde abril de 1933, una ley expulsó de los cargos públicos a los funcionarios judíos. ¿Qué se puede concluir de esa ley y qué no?`,
        steps: [
          { title: 'Mira quién la dicta', text: md`El Estado. La discriminación es oficial, no solo de particulares.` },
          {
            title: 'Mira la fecha',
            text: md`1933: falta para la guerra y para el exterminio. No se puede decir que ya estuviera en marcha.`,
          },
          {
            title: 'Marca el límite',
            text: md`Tampoco dice qué pensaba cada alemán. Para eso harían falta cartas, diarios, memorias.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-generaliza',
          text: md`Deducir de una ley lo que sentía toda la sociedad. Una ley muestra lo que hizo el Estado.`,
        },
        {
          mistake: 'historia-orden-de-los-hechos',
          text: md`Leer en una ley de 1935 el exterminio ya en marcha. El asesinato masivo se organizó durante la guerra, que empezó en 1939.`,
        },
        {
          mistake: 'historia-otra-medida',
          text: md`Confundir la ley que prohíbe partidos (1933) con la que quita la ciudadanía por origen (1935). Pregunta a quién afecta y por qué motivo.`,
        },
      ],
      checks: [
        {
          id: 'que-prueban-las-leyes-raciales',
          question: md`¿Qué demuestran las leyes raciales alemanas de los años treinta?`,
          key: 'Que el Estado hizo de la discriminación una norma',
          distractors: [
            {
              text: 'Que todos los alemanes apoyaban la persecución',
              feedback: 'Una ley no informa lo que pensaba cada persona.',
              mistake: 'historia-generaliza',
            },
            {
              text: 'Que el exterminio había comenzado en esos años',
              feedback: 'El asesinato masivo es desde 1941, en plena guerra.',
              mistake: 'historia-orden-de-los-hechos',
            },
            {
              text: 'Que el régimen castigaba solo a los partidos',
              feedback: 'Estas leyes afectan a personas por su origen, militen o no.',
              mistake: 'historia-otra-medida',
            },
          ],
          explanation: md`Al ser leyes, la exclusión pasó a ser política oficial, aplicada por jueces y funcionarios.`,
        },
        {
          id: 'orden-de-los-pasos',
          question: md`¿Qué orden siguieron estos hechos?`,
          key: 'Partidos prohibidos, leyes de Núremberg, guerra, exterminio',
          distractors: [
            {
              text: 'Exterminio, leyes de Núremberg, guerra, partidos prohibidos',
              feedback: 'Las leyes y la prohibición fueron antes de la guerra.',
              mistake: 'historia-orden-de-los-hechos',
            },
            {
              text: 'Guerra, partidos prohibidos, exterminio, leyes de Núremberg',
              feedback: 'La guerra empezó en 1939: los partidos se prohibieron en 1933.',
              mistake: 'historia-orden-de-los-hechos',
            },
            {
              text: 'Leyes de Núremberg, partidos prohibidos, guerra, exterminio',
              feedback: 'Casi. La prohibición de partidos (1933) es anterior a 1935.',
              mistake: 'historia-otra-medida',
            },
          ],
          explanation: md`1933, 1935, 1939 y 1941. Cada paso hizo posible el siguiente, sin que estuviera escrito de antemano.`,
        },
        {
          id: 'fuente-para-la-opinion',
          question: md`Si quieres saber qué pensaba una vecina de Hamburgo sobre esas leyes, ¿qué fuente te sirve más?`,
          key: 'Su diario personal de 1936',
          distractors: [
            {
              text: 'El texto de la ley de 1935',
              feedback: 'Dice lo que mandó el Estado, no lo que pensaba ella.',
              mistake: 'historia-generaliza',
            },
            {
              text: 'Un afiche del partido de 1936',
              feedback: 'Muestra lo que el partido quería que se creyera.',
              mistake: 'historia-discurso-por-realidad',
            },
            {
              text: 'Un discurso de Hitler de 1935',
              feedback: 'Muestra la voz del régimen, no la de una vecina.',
              mistake: 'historia-discurso-por-realidad',
            },
          ],
          explanation: md`El diario es la voz de la persona. Aun así, valdría para ella y no para todo el país.`,
        },
      ],
    },
  ],
  summary: [
    md`Totalitario: quiere obediencia y adhesión, en todos los ámbitos de la vida.`,
    md`Instrumentos: partido único, líder, propaganda, control de la vida diaria, violencia.`,
    md`Medios parecidos y fines distintos: nación, raza o clase.`,
    md`Nazismo por pasos: 1933, 1935, 1938, 1939, 1941. Una ley muestra lo que hizo el Estado.`,
  ],
  sources: [
    { name: 'Hannah Arendt, Los orígenes del totalitarismo', year: 1951 },
    {
      name: 'Ian Kershaw, La dictadura nazi. Problemas y perspectivas de interpretación',
      year: 1985,
      detail: 'debate sobre la categoría',
    },
    {
      name: 'Museo Memorial del Holocausto de Estados Unidos, Enciclopedia del Holocausto',
      year: 2023,
      detail: 'leyes de 1933 y 1935, víctimas',
    },
    { name: 'Eric Hobsbawm, Historia del siglo XX', year: 1994 },
  ],
});
