import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.historia.segunda-mitad-siglo-xx.descolonizacion',
  version: 2,
  minutes: 14,
  opening: {
    question: md`En 1945, la ONU nació con 51 países. En 1980 tenía 154. El planeta era el mismo. ¿De dónde salieron los otros?`,
    guesses: [
      'Eran países que antes no habían querido entrar',
      'La mayoría habían sido colonias',
      'Salieron de dividir países de Europa',
    ],
    reveal: md`Algunos entraron tarde, como los derrotados en la guerra. Pero la mayoría eran **colonias** que se independizaron, casi todas en Asia y África. En esta lección vas a ver por qué ocurrió en esos años, por qué caminos y qué quedó pendiente.`,
  },
  points: [
    {
      id: 'por-que-despues-de-1945',
      title: 'Por qué después de 1945',
      idea: md`En 1914, las potencias europeas mandaban en gran parte de Asia y casi toda África. Después de 1945, ese poder se deshizo en tres décadas. Se juntaron varias causas:

- **Desde las colonias**: movimientos nacionalistas con años de lucha, como el Partido del Congreso, de Gandhi y Nehru, en la India.
- **Desde las metrópolis**, los países dueños de colonias: Francia y Gran Bretaña salieron empobrecidas de la guerra.
- **Desde el mundo**: la ONU defendía la libre determinación. Además, Estados Unidos y la Unión Soviética, por razones propias, criticaban los viejos imperios.

Ninguna basta sola. Sin presión local, las metrópolis habrían resistido más; sin su debilidad, la presión habría tardado.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'colonias', label: 'Movimientos nacionalistas', column: 0, row: 0 },
          { id: 'metropolis', label: 'Metrópolis debilitadas', column: 0, row: 1 },
          { id: 'mundo', label: 'ONU y superpotencias', column: 0, row: 2 },
          { id: 'indep', label: 'Independencias', column: 1, row: 1 },
        ],
        arrows: [
          { from: 'colonias', to: 'indep' },
          { from: 'metropolis', to: 'indep' },
          { from: 'mundo', to: 'indep' },
        ],
        alt: 'Esquema con tres causas que llevan a las independencias: movimientos nacionalistas, metrópolis debilitadas, y apoyo de la ONU y de las superpotencias.',
      },
      example: {
        problem: md`Cientos de miles de soldados africanos pelearon por Francia y Gran Bretaña en la Segunda Guerra Mundial. ¿Cómo pudo eso favorecer la independencia?`,
        steps: [
          { title: 'Mira el discurso de esa guerra', text: md`Se peleaba contra el nazismo en nombre de la libertad.` },
          {
            title: 'Mira la vuelta a casa',
            text: md`Los soldados volvieron a colonias donde no tenían los derechos por los que habían luchado.`,
          },
          {
            title: 'Conecta',
            text: md`La contradicción dio fuerza a los movimientos locales. Es una causa más, que se suma a las otras.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-causa-unica',
          text: md`Decir que Europa se retiró sola para ahorrar. Entonces, ¿qué hacían Gandhi y tantos movimientos? Busca causas dentro y fuera de la colonia.`,
        },
        {
          mistake: 'historia-invierte-causa',
          text: md`Poner como causa el ingreso de nuevos países a la ONU. Eso ocurre cuando ya son independientes: es un resultado.`,
        },
        {
          mistake: 'historia-otra-epoca',
          text: md`Nombrar la Conferencia de Berlín (1884-1885). Ahí se fijaron reglas para **repartirse** África: es el comienzo y no el final del dominio.`,
        },
      ],
      checks: [
        {
          id: 'causas-combinadas',
          question: md`¿Qué opción reúne causas de la descolonización?`,
          key: 'La presión nacionalista y la debilidad de las metrópolis',
          distractors: [
            {
              text: 'El ingreso de África a la ONU y el fin de los imperios',
              feedback: 'Los dos son resultados del proceso.',
              mistake: 'historia-invierte-causa',
            },
            {
              text: 'La Conferencia de Berlín y el reparto de fronteras',
              feedback: 'Son de 1884-1885: así comenzó el dominio colonial.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'La decisión de Europa de ahorrar, sin otra presión',
              feedback: 'Deja fuera décadas de movimientos locales.',
              mistake: 'historia-causa-unica',
            },
          ],
          explanation: md`Una causa está en la colonia y otra en la metrópoli. Juntas explican mejor que cada una por separado.`,
        },
        {
          id: 'papel-de-las-superpotencias',
          question: md`Estados Unidos y la Unión Soviética eran rivales, pero ambos criticaban los imperios europeos. ¿Qué ganaban con eso?`,
          key: 'Buscaban influencia en los países que nacían',
          distractors: [
            {
              text: 'Querían recuperar colonias que habían sido suyas',
              feedback: 'Los imperios en cuestión eran de otros países.',
              mistake: 'historia-otros-actores',
            },
            {
              text: 'Querían cumplir lo acordado en Berlín en 1885',
              feedback: 'Ese acuerdo reglamentaba el reparto colonial.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'Actuaban solo por su amor a la libertad ajena',
              feedback: 'Eso decían. En la Guerra Fría había también intereses.',
              mistake: 'historia-discurso-por-realidad',
            },
          ],
          explanation: md`En plena Guerra Fría, cada país nuevo podía inclinarse hacia un bloque. Criticar los imperios servía para atraerlo.`,
        },
      ],
    },
    {
      id: 'caminos',
      title: 'Caminos distintos: negociar o pelear',
      idea: md`La India se independizó de Gran Bretaña en 1947, después de décadas de protesta en gran parte no violenta. Pero se partió en dos países, India y Pakistán, y la partición costó cientos de miles de vidas.

Indonesia y Vietnam pelearon contra Países Bajos y Francia. Ghana negoció con Gran Bretaña y fue independiente en 1957. En 1960, el «Año de África», nacieron 17 países africanos. Argelia logró la independencia en 1962, tras ocho años de guerra con Francia. Angola y Mozambique, colonias de Portugal, en 1975.

O sea: no hubo un solo ritmo ni un solo método.`,
      figure: {
        kind: 'chart',
        type: 'bars',
        categories: ['1945', '1955', '1960', '1965', '1975', '1980'],
        series: [{ name: 'Miembros', values: [51, 76, 99, 117, 144, 154] }],
        xTitle: 'Año',
        yTitle: 'Países miembros de la ONU',
        showValues: true,
        alt: 'Gráfico de barras de los países miembros de la ONU: 51 en 1945, 76 en 1955, 99 en 1960, 117 en 1965, 144 en 1975 y 154 en 1980.',
        caption: 'Miembros de la ONU (Naciones Unidas, Crecimiento del número de Estados Miembros).',
      },
      example: {
        problem: md`¿Entre qué barras seguidas aumenta más el número de miembros, y qué no se puede concluir de ahí?`,
        steps: [
          {
            title: 'Resta barra a barra',
            text: md`De 1945 a 1955: 25. De 1955 a 1960: 23. De 1960 a 1965: 18. De 1965 a 1975: 27. De 1975 a 1980: 10.`,
          },
          {
            title: 'Cuida los intervalos',
            text: md`No todos duran lo mismo. 23 en cinco años es más rápido que 27 en diez.`,
          },
          {
            title: 'Pon el límite',
            text: md`El gráfico cuenta países. No dice si lograron la independencia con guerra o negociando, ni cuántos eran africanos.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-lee-mal-los-datos',
          text: md`Ver un ritmo parejo sin comparar los aumentos. Resta cada par de barras y mira cuántos años hay entre ellas.`,
        },
        {
          mistake: 'historia-excede-la-fuente',
          text: md`Decir que las independencias fueron por guerras a partir de un gráfico que solo cuenta países. El cómo está en otras fuentes.`,
        },
        {
          mistake: 'historia-contradice-la-fuente',
          text: md`Dar el proceso por terminado en 1960 o 1965 cuando las barras siguen subiendo. Mira hasta el final.`,
        },
      ],
      checks: [
        {
          id: 'ritmo-de-ingreso',
          figure: 'of-the-point',
          question: md`Según el gráfico, ¿en qué período entraron más países **por año**?`,
          key: 'De 1955 a 1960',
          distractors: [
            {
              text: 'De 1965 a 1975',
              feedback: 'Entraron 27, pero en diez años: menos de tres por año.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'De 1945 a 1955',
              feedback: 'Entraron 25 en diez años: 2,5 por año.',
              mistake: 'historia-lee-mal-los-datos',
            },
            {
              text: 'De 1975 a 1980',
              feedback: 'Entraron 10 en cinco años: 2 por año.',
              mistake: 'historia-lee-mal-los-datos',
            },
          ],
          explanation: md`De 76 a 99 hay 23 países en cinco años: 4,6 por año. El siguiente más rápido es 1960-1965, con 3,6.`,
        },
        {
          id: 'limite-del-grafico',
          figure: 'of-the-point',
          question: md`¿Qué se puede afirmar solo con el gráfico de miembros?`,
          key: 'Que entre 1965 y 1980 siguieron entrando países',
          distractors: [
            {
              text: 'Que los países nuevos ganaron guerras a Europa',
              feedback: 'El gráfico no dice cómo se independizaron.',
              mistake: 'historia-excede-la-fuente',
            },
            {
              text: 'Que en 1965 ya no quedaban países por entrar',
              feedback: 'De 117 pasaron a 154: siguieron entrando.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'Que en cada período entró el mismo número',
              feedback: 'Los aumentos son 25, 23, 18, 27 y 10.',
              mistake: 'historia-lee-mal-los-datos',
            },
          ],
          explanation: md`117 en 1965 y 154 en 1980: entraron 37 más. Nada más se puede decir con seguridad.`,
        },
        {
          id: 'comparar-caminos',
          question: md`¿Qué muestran juntos los casos de Ghana (1957) y Argelia (1962)?`,
          key: 'Que hubo independencias negociadas y otras por guerra',
          distractors: [
            {
              text: 'Que las independencias africanas fueron pacíficas',
              feedback: 'Argelia tuvo ocho años de guerra.',
              mistake: 'historia-generaliza',
            },
            {
              text: 'Que las independencias africanas fueron por guerra',
              feedback: 'Ghana negoció con Gran Bretaña.',
              mistake: 'historia-generaliza',
            },
            {
              text: 'Que Francia negoció con Ghana y perdió en Argelia',
              feedback: 'Ghana era colonia británica.',
              mistake: 'historia-otro-lugar',
            },
          ],
          explanation: md`Ghana es un caso negociado y Argelia, uno armado. Dos casos alcanzan para mostrar que no hubo un solo camino.`,
        },
      ],
    },
    {
      id: 'onu-y-pendientes',
      title: 'La ONU condena; los problemas siguen',
      idea: md`En diciembre de 1960, la Asamblea General aprobó la **resolución 1514**. Declaró que someter a un pueblo a dominación extranjera niega derechos fundamentales, y que todos los pueblos tienen derecho a la **libre determinación**. Dio un argumento legal y moral a los movimientos. Lo que no hizo fue enviar tropas a expulsar a nadie.

En 1955, en **Bandung**, 29 países de Asia y África buscaron un camino propio. De ahí surgió después el Movimiento de Países No Alineados.

Quedaron deudas: fronteras trazadas por Europa, economías de una sola materia prima y desigualdad. A la dependencia económica que sobrevivió se la llamó **neocolonialismo**.`,
      readings: [
        {
          title: 'Una profesora de Acra, 1961',
          by: 'Texto escrito para Travesía',
          text: md`Tenemos bandera, himno y asiento en Nueva York. Ayer pregunté a mis alumnos quién fija el precio del cacao que cultivan sus padres. Nadie supo. Les dije: entonces todavía nos queda tarea.`,
        },
      ],
      example: {
        problem: md`¿Qué logro y qué pendiente señala la profesora?`,
        steps: [
          { title: 'Busca el logro', text: md`Bandera, himno y lugar en la ONU: independencia política.` },
          {
            title: 'Busca el pendiente',
            text: md`El precio del cacao se decide en otra parte: dependencia económica.`,
          },
          {
            title: 'Une',
            text: md`La independencia política no trajo por sí sola la económica. Ella no niega la primera: muestra que no basta.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'historia-otra-medida',
          text: md`Confundir una resolución que condena con una orden militar. La 1514 declara un principio; no manda tropas.`,
        },
      ],
      checks: [
        {
          id: 'que-hizo-la-resolucion',
          question: md`¿Cómo ayudó la resolución 1514 a los movimientos de independencia?`,
          key: 'Les dio respaldo legal y moral ante el mundo',
          distractors: [
            {
              text: 'Les envió tropas para expulsar a las metrópolis',
              feedback: 'Condenó el colonialismo, pero no mandó fuerzas.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'Les dibujó fronteras según las lenguas locales',
              feedback: 'Las fronteras coloniales se mantuvieron en su mayoría.',
              mistake: 'historia-contradice-la-fuente',
            },
            {
              text: 'Les dio la independencia el día en que se votó',
              feedback: 'Algunas colonias esperaron hasta 1975 o más.',
              mistake: 'historia-discurso-por-realidad',
            },
          ],
          explanation: md`Al declarar el colonialismo contrario a los derechos, quitó legitimidad a las metrópolis.`,
        },
        {
          id: 'neocolonialismo',
          question: md`¿Qué situación es un ejemplo de neocolonialismo?`,
          key: 'Un país soberano depende de empresas y precios de su ex metrópoli',
          distractors: [
            {
              text: 'Un gobernador europeo manda en una colonia con sus soldados',
              feedback: 'Eso es colonialismo: el dominio político directo.',
              mistake: 'historia-otra-epoca',
            },
            {
              text: 'Un país soberano decide no unirse a ninguno de los bloques',
              feedback: 'Eso es no alinearse.',
              mistake: 'historia-otra-medida',
            },
            {
              text: 'Un país soberano vota en la ONU contra sus antiguos dueños',
              feedback: 'Votar con libertad muestra autonomía, no dependencia.',
            },
          ],
          explanation: md`El país tiene gobierno propio, pero su economía sigue atada a quien lo dominó.`,
        },
      ],
    },
  ],
  summary: [
    md`Causas: nacionalismo local, metrópolis debilitadas, ONU y superpotencias.`,
    md`Hitos: India 1947, Ghana 1957, Año de África 1960, Argelia 1962, Angola y Mozambique 1975.`,
    md`Hubo caminos negociados y guerras; ritmos distintos.`,
    md`La ONU condenó (1960), no mandó tropas. Quedaron fronteras ajenas y dependencia económica.`,
  ],
  sources: [
    { name: 'Naciones Unidas, Crecimiento del número de Estados Miembros de las Naciones Unidas', year: 2020 },
    { name: 'Asamblea General de las Naciones Unidas, resolución 1514 (XV)', year: 1960 },
    { name: 'Eric Hobsbawm, Historia del siglo XX', year: 1994, detail: 'fin de los imperios' },
  ],
});
