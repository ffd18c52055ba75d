import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'hcs.sistema-economico.derechos-laborales.organizaciones',
  version: 1,
  minutes: 16,
  opening: {
    question: md`En una fábrica imaginaria trabajan 80 personas. Una va sola donde el gerente a pedir mejores turnos y le dicen que no. La semana siguiente van las 80 juntas y consiguen una reunión. Pidieron lo mismo. ¿Qué cambió?`,
    guesses: ['El gerente cambió de opinión', 'El poder de quienes piden', 'La ley, en esa semana'],
    reveal: md`Cambió el poder de negociar. Una persona es fácil de reemplazar; ochenta, no. De esa diferencia nacen los sindicatos. Vas a ver cómo funcionan y cómo se construyeron en Chile.`,
  },
  points: [
    {
      id: 'negociar-juntos',
      title: 'Por qué negociar en conjunto',
      idea: md`Un **sindicato** es una organización de trabajadores para defender y mejorar sus condiciones. Lo forman ellos; no lo crea el empleador ni el Estado.

En la **negociación colectiva**, el sindicato presenta una propuesta y la empresa responde. Si acuerdan, firman un **contrato colectivo**, que obliga a los dos. Si no, la ley permite la **huelga**, con reglas.

Negociar es que **las dos partes** ceden. La empresa no tiene que aceptar todo, y puede ganar estabilidad y menos conflictos. El Estado no fija esos sueldos: pone las reglas y cuida que se cumplan.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 's', label: 'Sindicato propone', column: 0, row: 0 },
          { id: 'e', label: 'Empresa responde', column: 1, row: 0 },
          { id: 'c', label: 'Contrato colectivo', column: 2, row: 0 },
          { id: 'h', label: 'Huelga, con reglas', column: 1, row: 1 },
        ],
        arrows: [
          { from: 's', to: 'e' },
          { from: 'e', to: 'c', label: 'acuerdo' },
          { from: 'e', to: 'h', label: 'no hay acuerdo' },
        ],
        alt: 'Esquema de la negociación: el sindicato propone, la empresa responde; si hay acuerdo, contrato colectivo; si no, la ley permite la huelga con reglas.',
      },
      example: {
        problem: md`Un sindicato pide 8 % de aumento y turnos publicados con un mes de anticipación. La empresa ofrece 3 %. Firman 5 % y los turnos con dos semanas. ¿Qué muestra el caso?`,
        steps: [
          { title: 'Qué pidió cada uno', text: md`8 % y un mes; 3 %.` },
          {
            title: 'En qué cedió cada uno',
            text: md`El sindicato bajó del 8 al 5 % y a dos semanas. La empresa subió del 3 al 5 % y aceptó avisar.`,
          },
          { title: 'Qué fuerza tiene', text: md`Ahora es un contrato: la empresa no puede retirarlo cuando quiera.` },
        ],
      },
      warnings: [
        {
          mistake: 'economia-derecho-como-favor',
          text: md`Explicar las mejoras como un premio de la empresa. Se acordaron, y obligan.`,
        },
        {
          mistake: 'economia-un-solo-actor',
          text: md`Creer que el Estado decide los sueldos, o que lo hizo todo una sola parte. Pregunta quién negocia con quién.`,
        },
        {
          mistake: 'economia-un-solo-efecto',
          text: md`Creer que la empresa debe aceptar todo, o que solo pierde. Las dos partes ceden y las dos pueden ganar.`,
        },
      ],
      checks: [
        {
          id: 'mejores-condiciones',
          question: md`En una empresa de buses, quienes están en el sindicato tienen turnos más parejos por su contrato colectivo. ¿Por qué suele lograrse más en conjunto?`,
          key: 'Porque juntos tienen más fuerza para llegar a un acuerdo',
          distractors: [
            {
              text: 'Porque la empresa premia con turnos a los más tranquilos',
              feedback: 'Los turnos están en un contrato: no son un premio.',
              mistake: 'economia-derecho-como-favor',
            },
            {
              text: 'Porque el Estado decide los turnos donde hay sindicato',
              feedback: 'Los acuerdan las partes; el Estado pone las reglas.',
              mistake: 'economia-un-solo-actor',
            },
            {
              text: 'Porque la empresa queda obligada a aceptar lo pedido',
              feedback: 'Negociar es que ambas ceden. Nadie tiene que aceptar todo.',
              mistake: 'economia-un-solo-efecto',
            },
          ],
          explanation: md`Reemplazar a una persona es fácil; a todo un grupo, no.`,
        },
        {
          id: 'que-es-contrato-colectivo',
          question: md`Firmado el contrato colectivo, la empresa quiere quitar un bono «porque lo daba por buena voluntad». ¿Qué corresponde?`,
          key: 'No puede: el contrato obliga a las dos partes',
          distractors: [
            {
              text: 'Puede: era un beneficio que ofreció la empresa',
              feedback: 'Quedó en el contrato: ya no es voluntario.',
              mistake: 'economia-derecho-como-favor',
            },
            {
              text: 'Puede, si el gobierno lo autoriza por escrito',
              feedback: 'El gobierno no modifica lo que acordaron las partes.',
              mistake: 'economia-un-solo-actor',
            },
          ],
          explanation: md`Un contrato colectivo vale como ley entre quienes lo firmaron, por el plazo acordado.`,
        },
      ],
    },
    {
      id: 'como-se-organizaron',
      title: 'De las mutuales a la CUT',
      idea: md`En el siglo XIX surgieron las **mutuales**: juntaban cuotas para enfermedad o entierro. Hacia 1900, en puertos y salitreras, las **mancomunales** sumaron la protesta. En 1907, el ejército disparó contra obreros del salitre en huelga, en la escuela Santa María de Iquique; cuántos murieron se discute todavía.

En 1909 nació la **FOCH**. La prensa obrera, como la de Luis Emilio Recabarren, informaba, educaba y unía a trabajadores de lugares distintos.

La **CUT** se fundó en 1953, fue disuelta por la dictadura en 1973 y volvió en 1988 con otro nombre.`,
      figure: {
        kind: 'timeline',
        from: 1850,
        to: 1990,
        events: [
          { year: 1853, label: 'Sociedad Tipográfica: mutual' },
          { year: 1907, label: 'Santa María de Iquique' },
          { year: 1909, label: 'FOCH' },
          { year: 1924, label: 'Sindicatos legales' },
          { year: 1953, label: 'CUT' },
          { year: 1973, label: 'Disolución de la CUT' },
          { year: 1988, label: 'Nueva CUT' },
        ],
        alt: 'Línea de tiempo de 1850 a 1990: 1853, Sociedad Tipográfica; 1907, Santa María de Iquique; 1909, FOCH; 1924, sindicatos legales; 1953, CUT; 1973, su disolución; 1988, nueva CUT.',
      },
      readings: [
        {
          title: 'Un cargador del puerto, hacia 1910',
          by: 'Texto escrito para Travesía',
          text: md`Antes cada cuadrilla reclamaba por su lado y el capataz nos iba echando de a uno. Cuando llegó el periódico supimos que en los otros muelles pasaba igual: el mismo pago, la misma multa. Ahí dejamos de pensar que era mala suerte nuestra. En la mancomunal aprendí a leer, para poder leerlo yo.`,
        },
        {
          title: 'Un administrador, hacia 1910',
          by: 'Texto escrito para Travesía',
          text: md`Esos papeles impresos son un veneno. La gente estaba conforme, o eso parecía. Ahora comparan lo que ganan con lo de otros muelles y piden todos lo mismo. Ya no se puede tratar con cada uno.`,
        },
      ],
      example: {
        problem: md`Según las dos lecturas, ¿qué papel cumplió la prensa obrera?`,
        steps: [
          {
            title: 'Lo que dice el cargador',
            text: md`El periódico mostró que el problema era común. Dejaron de verlo como mala suerte.`,
          },
          {
            title: 'Lo que dice el administrador',
            text: md`Le molesta, pero confirma lo mismo: comparan y piden juntos.`,
          },
          {
            title: 'Concluye',
            text: md`Unió a trabajadores que estaban separados, y también los educó. En eso coinciden dos voces contrarias.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'economia-contradice-la-fuente',
          text: md`Afirmar lo contrario de lo que dice el texto: que la prensa hizo que cada uno resolviera por su lado. Vuelve a la frase antes de elegir.`,
        },
      ],
      checks: [
        {
          id: 'que-permitio-el-periodico',
          question: md`Según el cargador, ¿qué cambió con el periódico?`,
          key: 'Supieron que el problema era común a varios muelles',
          distractors: [
            {
              text: 'Supieron que su mala suerte era distinta a la de otros',
              feedback: 'Dice lo contrario: dejaron de creer en la mala suerte.',
              mistake: 'economia-contradice-la-fuente',
            },
            {
              text: 'Consiguieron que el capataz les subiera el sueldo',
              feedback: 'El texto no habla de aumentos.',
              mistake: 'economia-excede-la-fuente',
            },
            {
              text: 'Empezaron a reclamar cada cuadrilla por su lado',
              feedback: 'Eso hacían antes.',
              mistake: 'economia-contradice-la-fuente',
            },
          ],
          explanation: md`«Supimos que en los otros muelles pasaba igual».`,
        },
        {
          id: 'mutual-o-sindicato',
          question: md`Una asociación de 1860 junta cuotas para pagar médicos y funerales de sus socios, y no negocia sueldos. ¿Qué es?`,
          key: 'Una mutual',
          distractors: [
            {
              text: 'Una central sindical',
              feedback: 'Las centrales reúnen sindicatos y son del siglo XX.',
              mistake: 'economia-otra-epoca',
            },
            {
              text: 'Una mancomunal',
              feedback: 'Las mancomunales, hacia 1900, sumaron la protesta por el trabajo.',
              mistake: 'economia-otra-epoca',
            },
          ],
          explanation: md`Se ayudaban entre socios; la negociación vino después.`,
        },
      ],
    },
    {
      id: 'movimientos-que-cambiaron-leyes',
      title: 'Movimientos que llegaron a la ley',
      idea: md`No todo pasó por las fábricas. Otros grupos se organizaron para que la ley los incluyera:

- El **Memch**, fundado en 1935, pidió igual sueldo por igual trabajo y protección de la maternidad, además del voto.
- Los **campesinos** obtuvieron en 1967 (ley 16.625) sindicatos fuertes; antes estaban muy restringidos.
- Las **trabajadoras de casa particular**, organizadas por décadas, lograron en 2014 (ley 20.786) límites a su jornada y más descanso.

Un cambio de este tipo tiene varios autores: organizaciones, partidos, gobierno, Congreso. Ninguno basta solo.`,
      example: {
        problem: md`«La jornada de las trabajadoras de casa particular se limitó en 2014 porque el gobierno lo quiso». Corrige la afirmación.`,
        steps: [
          { title: 'Lo cierto', text: md`El gobierno envió un proyecto y el Congreso lo aprobó.` },
          {
            title: 'Lo que falta',
            text: md`Sus organizaciones lo pidieron durante décadas, y también hubo normas internacionales: el convenio 189 de la OIT, de 2011.`,
          },
          {
            title: 'Una frase mejor',
            text: md`«La demanda sostenida de sus organizaciones, junto con el proyecto de ley y el convenio, llevó a limitar la jornada».`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'varios-autores',
          question: md`¿Cómo se explica mejor que en 1967 los campesinos pudieran formar sindicatos fuertes?`,
          key: 'Por sus organizaciones y por una ley que las reconoció',
          distractors: [
            {
              text: 'Por una decisión que tomó el gobierno sin que se la pidieran',
              feedback: 'Había demandas y organización previa: el gobierno no fue el único.',
              mistake: 'economia-un-solo-actor',
            },
            {
              text: 'Por la buena voluntad de los dueños de fundos',
              feedback: 'Muchos se oponían. No fue un favor.',
              mistake: 'economia-derecho-como-favor',
            },
          ],
          explanation: md`La presión desde abajo y la ley 16.625 se combinaron.`,
        },
        {
          id: 'demanda-del-memch',
          question: md`¿Qué demanda laboral hizo el Memch en los años treinta?`,
          key: 'Igual sueldo por igual trabajo',
          distractors: [
            { text: 'Jornada de 40 horas', feedback: 'Es de la ley de 2023.', mistake: 'economia-otra-epoca' },
            { text: 'Postnatal de seis meses', feedback: 'Es de 2011.', mistake: 'economia-otra-epoca' },
          ],
          explanation: md`Además pidió el voto, que las mujeres obtuvieron para las elecciones nacionales en 1949.`,
        },
      ],
    },
  ],
  summary: [
    md`Juntos hay más poder para negociar; el contrato colectivo obliga a las dos partes.`,
    md`Las dos partes ceden; el Estado pone reglas y no fija esos sueldos.`,
    md`Mutuales, mancomunales, FOCH (1909), CUT (1953). La prensa obrera informó y unió.`,
    md`Las leyes cambian por varios actores a la vez.`,
  ],
  sources: [
    {
      name: 'Mario Garcés y Pedro Milos, FOCH, CTCH, CUT: las centrales unitarias en la historia del sindicalismo chileno',
      year: 1988,
    },
    { name: 'Edda Gaviola y otras, Queremos votar en las próximas elecciones', year: 1986, detail: 'Memch' },
    { name: 'Ley 16.625, sindicación campesina, Chile', year: 1967 },
    { name: 'Ley 20.786, trabajadoras de casa particular, Chile', year: 2014 },
    { name: 'Código del Trabajo (modificado por la ley 20.940), Chile', year: 2016, detail: 'negociación colectiva' },
    {
      name: 'Sergio Grez, De la regeneración del pueblo a la huelga general',
      year: 1997,
      detail: 'mutuales y primeras huelgas',
    },
  ],
});
