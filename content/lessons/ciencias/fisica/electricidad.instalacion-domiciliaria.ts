import { defineLesson, md } from '../../authoring/index.ts';

export default defineLesson({
  content: 'ciencias.fisica.electricidad.instalacion-domiciliaria',
  version: 2,
  minutes: 17,
  opening: {
    question: md`En un alargador hay seis cargadores de celular funcionando y no pasa nada. Los sacan y enchufan solo dos cosas: un hervidor y una estufa. Se corta la luz de la pieza. ¿Por qué?`,
    guesses: [
      'Porque el alargador era viejo',
      'Porque dos aparatos grandes piden más corriente',
      'Porque se mezclaron aparatos distintos',
    ],
    reveal: md`El automático no cuenta enchufes: mide corriente. Seis cargadores piden juntos menos de 1 A; el hervidor y la estufa, cerca de 16 A, y el automático de esa pieza corta sobre 10 A. Vas a ver qué protege cada parte de la instalación.`,
  },
  points: [
    {
      id: 'los-cables',
      title: 'Los tres cables y el interruptor',
      idea: md`A cada enchufe llegan tres cables. La **fase** es la que tiene voltaje: 220 V respecto de tierra. El **neutro** cierra el circuito. La **tierra** une la carcasa con el suelo y, en uso normal, no lleva corriente.

En Chile el neutro es blanco y la tierra, verde o verde con amarillo. En los enchufes de tres en línea, la tierra es el contacto del medio.

Todos los aparatos van en **paralelo**: cada uno recibe 220 V y se apaga sin afectar a los demás. El **interruptor** corta la fase, para que la lámpara apagada quede sin voltaje.`,
      figure: {
        kind: 'drawing',
        width: 26,
        height: 12,
        shapes: [
          { shape: 'segment', from: [5, 10], to: [25, 10], accent: 2 },
          { shape: 'segment', from: [5, 3], to: [25, 3], accent: 1 },
          { shape: 'text', at: [4.6, 10], text: 'fase', anchor: 'end' },
          { shape: 'text', at: [4.6, 3], text: 'neutro', anchor: 'end' },
          { shape: 'segment', from: [10, 10], to: [10, 9] },
          { shape: 'segment', from: [10, 9], to: [11.2, 7.9] },
          { shape: 'segment', from: [10, 7.6], to: [10, 6.2] },
          { shape: 'circle', centre: [10, 5.2], radius: 1, accent: 3 },
          { shape: 'segment', from: [10, 4.2], to: [10, 3] },
          { shape: 'text', at: [11.6, 8.6], text: 'interruptor', anchor: 'start' },
          { shape: 'text', at: [11.6, 5.2], text: 'lámpara', anchor: 'start' },
          { shape: 'segment', from: [21, 10], to: [21, 7.3] },
          {
            shape: 'polygon',
            points: [
              [19.5, 7.3],
              [22.5, 7.3],
              [22.5, 5.7],
              [19.5, 5.7],
            ],
            accent: 4,
          },
          { shape: 'segment', from: [21, 5.7], to: [21, 3] },
          { shape: 'text', at: [21, 1.5], text: 'refrigerador', anchor: 'middle' },
        ],
        alt: 'Dos cables horizontales, fase arriba y neutro abajo. Entre ellos, en paralelo, una lámpara con un interruptor del lado de la fase y un refrigerador.',
      },
      example: {
        problem: md`Al apagar la lámpara de la figura, ¿qué pasa con el refrigerador, y por qué conviene que el interruptor esté en la fase?`,
        steps: [
          {
            title: 'Sigue el otro camino',
            text: md`El refrigerador tiene su propia rama de fase a neutro. Sigue funcionando.`,
          },
          {
            title: 'Corta en el neutro',
            text: md`Si el interruptor cortara el neutro, la lámpara se apagaría, pero su portalámparas seguiría unido a la fase.`,
          },
          {
            title: 'Corta en la fase',
            text: md`Cortando la fase, la lámpara queda sin voltaje y se puede cambiar con menos riesgo. Igual se corta antes el automático.`,
          },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'por-que-en-paralelo',
          question: md`¿Por qué los enchufes de una casa se conectan en paralelo?`,
          key: 'Para que cada aparato reciba 220 V y funcione solo',
          distractors: [
            {
              text: 'Para que la corriente sea igual en todos los aparatos',
              feedback: 'La corriente depende de cada aparato. Igual en todos es el voltaje.',
            },
            {
              text: 'Para que los aparatos se repartan los 220 V',
              feedback: 'Eso pasa en serie, y ninguno funcionaría bien.',
            },
          ],
          explanation: md`En paralelo el voltaje es el mismo en todas las ramas, y abrir una no corta las otras.`,
        },
        {
          id: 'cable-verde',
          question: md`En una caja de enchufe chilena hay un cable verde con amarillo. ¿Cuál es?`,
          key: 'La tierra',
          distractors: [
            { text: 'La fase', feedback: 'La fase nunca lleva verde. Ese color se reserva para la tierra.' },
            { text: 'El neutro', feedback: 'El neutro es blanco.' },
          ],
          explanation: md`Verde, o verde con amarillo, es siempre tierra de protección.`,
        },
        {
          id: 'interruptor-en-el-neutro',
          question: md`Un interruptor quedó instalado en el neutro. La lámpara está apagada. ¿Qué peligro hay?`,
          key: 'Que la lámpara siga unida a la fase',
          distractors: [
            {
              text: 'Que la lámpara siga gastando energía',
              feedback: 'Con el circuito abierto no circula corriente por ella.',
            },
            {
              text: 'Que se apaguen los otros aparatos',
              feedback: 'Están en paralelo, cada uno con su propio camino.',
            },
          ],
          explanation: md`Está apagada porque no hay retorno, pero quien toque el portalámparas puede cerrar el circuito con su cuerpo.`,
        },
      ],
    },
    {
      id: 'automatico',
      title: 'El automático corta por exceso de corriente',
      idea: md`Un cable con demasiada corriente se calienta y puede causar un incendio. El **interruptor automático** corta cuando la corriente supera su límite: por sobrecarga o por un cortocircuito.

Para saber si cortará, saca la corriente de cada aparato: $I = \frac{P}{V}$, con 220 V. Suma las de **todos los encendidos a la vez** y compara con el límite.

No importa cuántos son ni cuál es el mayor: importa la suma. Cambiar el automático por uno más grande, sin cambiar el cable, quita la protección.`,
      example: {
        problem: md`Un circuito de 220 V tiene un automático de 10 A. Están encendidos un refrigerador de 220 W y un tostador de 880 W. ¿Se puede encender además un hervidor de 1.980 W?`,
        steps: [
          {
            title: 'Corrientes',
            text: md`$\frac{220}{220} = 1\ \text{A}$, $\frac{880}{220} = 4\ \text{A}$ y $\frac{1.980}{220} = 9\ \text{A}$.`,
          },
          { title: 'Suma', text: md`$1 + 4 + 9 = 14\ \text{A}$.` },
          {
            title: 'Compara',
            text: md`14 A supera los 10 A: corta. Con el tostador apagado serían justo $1 + 9 = 10\ \text{A}$, que no supera el límite.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'automatico-por-cantidad-de-aparatos',
          text: md`Decidir por cuántos aparatos hay. Tres chicos pueden pedir menos corriente que dos grandes.`,
        },
        {
          mistake: 'automatico-solo-el-mayor',
          text: md`Mirar solo el más potente. El hervidor, con 9 A, no corta por sí mismo: importa la suma.`,
        },
        {
          mistake: 'automatico-con-diferencial',
          text: md`Esperar que corte con cualquier par de aparatos o ante una fuga pequeña. De la fuga se encarga el diferencial.`,
        },
      ],
      checks: [
        {
          id: 'cocina-dieciseis',
          question: md`Automático de 16 A, en 220 V. Horno: 10 A; lavavajillas: 8 A; cafetera: 4 A; refrigerador: 1 A. ¿Qué combinación lo hace cortar?`,
          key: 'Horno y lavavajillas',
          distractors: [
            {
              text: 'Horno, cafetera y refrigerador',
              feedback: 'Son tres aparatos, pero suman 15 A: no alcanza el límite.',
              mistake: 'automatico-por-cantidad-de-aparatos',
            },
            {
              text: 'Horno y refrigerador',
              feedback: 'El horno es el mayor, pero juntos suman 11 A.',
              mistake: 'automatico-solo-el-mayor',
            },
            {
              text: 'Lavavajillas y cafetera',
              feedback: 'Suman 12 A: no hay exceso de corriente.',
              mistake: 'automatico-con-diferencial',
            },
          ],
          explanation: md`$10 + 8 = 18\ \text{A}$, más que 16 A.`,
        },
        {
          id: 'cuantos-paneles',
          question: md`En un circuito de 220 V con automático de 16 A, ¿cuántos paneles calefactores de 1.100 W pueden funcionar a la vez?`,
          key: '3',
          distractors: [
            {
              text: '16',
              feedback: 'Contaste un panel por ampere; cada uno pide 5 A.',
              mistake: 'automatico-por-cantidad-de-aparatos',
            },
            { text: '4', feedback: 'Cuatro paneles piden 20 A y superan los 16 A.' },
            {
              text: '1',
              feedback: 'Uno pide 5 A: todavía quedan 11 A disponibles.',
              mistake: 'automatico-solo-el-mayor',
            },
          ],
          explanation: md`Cada uno pide $\frac{1.100}{220} = 5\ \text{A}$. Con tres son 15 A; con cuatro, 20 A.`,
        },
        {
          id: 'alargador-delgado',
          question: md`Un alargador que soporta 6 A se enchufa en un circuito con automático de 16 A. Le conectan una estufa que pide 9 A. ¿Qué ocurre?`,
          key: 'El alargador se calienta y el automático no corta',
          distractors: [
            {
              text: 'El automático corta, porque pasan más de 6 A',
              feedback: 'El automático no sabe del alargador: corta sobre 16 A.',
            },
            {
              text: 'No hay riesgo, porque es un solo aparato',
              feedback: 'Importa la corriente, 9 A, y el cable soporta 6 A.',
              mistake: 'automatico-por-cantidad-de-aparatos',
            },
          ],
          explanation: md`Con 9 A el automático sigue cerrado, pero el cable delgado lleva más de lo que soporta.`,
        },
      ],
    },
    {
      id: 'diferencial',
      title: 'El diferencial corta por fuga',
      idea: md`El cuerpo humano puede sufrir daño grave con unas decenas de **miliamperes**. Un automático de 16 A no se entera de algo tan chico.

Por eso existe el **interruptor diferencial**. Compara la corriente que va por la fase con la que vuelve por el neutro. Si todo está bien, son iguales. Si falta una parte, está saliendo por otro lado: quizás por una persona. Los de las casas cortan con una diferencia de 30 mA o menos.

Automático: cuida los **cables**. Diferencial: cuida a las **personas**.`,
      figure: {
        kind: 'network',
        nodes: [
          { id: 'dif', label: 'Diferencial', column: 0, row: 0 },
          { id: 'apar', label: 'Aparato con falla', column: 1, row: 0 },
          { id: 'tierra', label: 'Fuga a tierra: 0,04 A', column: 1, row: 1 },
        ],
        arrows: [
          { from: 'dif', to: 'apar', label: 'va 6 A, vuelve 5,96 A', undirected: true },
          { from: 'apar', to: 'tierra' },
        ],
        alt: 'Esquema: del diferencial al aparato van 6 A por la fase y vuelven 5,96 A por el neutro. Los 0,04 A que faltan salen del aparato hacia tierra.',
      },
      example: {
        problem: md`Por la fase de un circuito van 6 A y por el neutro vuelven 5,96 A. El automático es de 16 A y el diferencial, de 30 mA. ¿Cuál corta?`,
        steps: [
          { title: 'Revisa el automático', text: md`6 A es menos que 16 A: no corta.` },
          { title: 'Saca la diferencia', text: md`$6 - 5{,}96 = 0{,}04\ \text{A} = 40\ \text{mA}$.` },
          { title: 'Compara con el diferencial', text: md`40 mA supera los 30 mA: corta el diferencial.` },
        ],
      },
      warnings: [],
      checks: [
        {
          id: 'quien-corta-la-fuga',
          question: md`En un circuito van 3 A por la fase y una persona recibe una fuga de 50 mA. ¿Qué protección corta?`,
          key: 'El diferencial, porque vuelve menos de lo que va',
          distractors: [
            {
              text: 'El automático, porque hay una persona en peligro',
              feedback: 'El automático solo mira si la corriente supera su límite de varios amperes.',
              mistake: 'automatico-con-diferencial',
            },
            {
              text: 'Ninguno, porque 3 A es una corriente baja',
              feedback: 'El diferencial no mira los 3 A: mira la diferencia de 50 mA.',
            },
          ],
          explanation: md`Vuelven 2,95 A: la diferencia de 50 mA supera los 30 mA.`,
        },
        {
          id: 'demasiados-aparatos-diferencial',
          question: md`En un circuito de 16 A se encienden aparatos que piden 20 A, y ninguno tiene fugas. ¿Qué hace el diferencial?`,
          key: 'Nada: van 20 A y vuelven 20 A',
          distractors: [
            {
              text: 'Corta, porque se superaron los 16 A',
              feedback: 'De la sobrecarga se encarga el automático.',
              mistake: 'automatico-con-diferencial',
            },
            {
              text: 'Corta, porque 20 A son más de 30 mA',
              feedback: 'Los 30 mA se comparan con la diferencia entre ida y vuelta, que es cero.',
            },
          ],
          explanation: md`Sin fuga no hay diferencia. El que corta por 20 A es el automático.`,
        },
      ],
    },
    {
      id: 'tierra',
      title: 'La conexión a tierra',
      idea: md`En una lavadora, un cable de fase puede soltarse y tocar la carcasa de metal. Sin tierra, la carcasa queda a 220 V y espera: la primera persona que la toque será el camino.

Con **tierra**, la carcasa está unida al suelo por un cable. La fuga tiene de inmediato un camino fácil. El diferencial nota que falta corriente y corta, antes de que alguien la toque.

La tierra no alimenta el motor, no mide y no corta. Ofrece el camino que hace actuar a las otras protecciones.`,
      figure: {
        kind: 'drawing',
        width: 24,
        height: 12,
        shapes: [
          {
            shape: 'polygon',
            points: [
              [9, 9],
              [15, 9],
              [15, 3],
              [9, 3],
            ],
          },
          { shape: 'circle', centre: [12, 6], radius: 1.7, accent: 3 },
          { shape: 'text', at: [12, 6], text: 'motor', size: 'small' },
          {
            shape: 'path',
            points: [
              [3, 8],
              [9, 8],
              [12, 8],
              [12, 7.7],
            ],
            accent: 2,
          },
          {
            shape: 'path',
            points: [
              [3, 4],
              [9, 4],
              [12, 4],
              [12, 4.3],
            ],
            accent: 1,
          },
          { shape: 'text', at: [2.6, 8], text: 'fase', anchor: 'end' },
          { shape: 'text', at: [2.8, 4], text: 'neutro', anchor: 'end' },
          {
            shape: 'path',
            points: [
              [15, 6],
              [19, 6],
              [19, 2],
            ],
            accent: 4,
          },
          { shape: 'segment', from: [17.6, 2], to: [20.4, 2], accent: 4 },
          { shape: 'segment', from: [18.1, 1.4], to: [19.9, 1.4], accent: 4 },
          { shape: 'segment', from: [18.6, 0.8], to: [19.4, 0.8], accent: 4 },
          { shape: 'text', at: [19.6, 5], text: 'tierra', anchor: 'start' },
          { shape: 'text', at: [12, 10.2], text: 'carcasa de metal', anchor: 'middle' },
        ],
        alt: 'Lavadora: la fase y el neutro llegan al motor, dentro de la carcasa de metal. La carcasa, y no el motor, está unida a tierra.',
      },
      example: {
        problem: md`En esa lavadora la fase toca la carcasa. Compara lo que ocurre con tierra y sin ella.`,
        steps: [
          {
            title: 'Con tierra',
            text: md`La corriente va de la carcasa al suelo por el cable. La que vuelve por el neutro es menor que la de la fase.`,
          },
          { title: 'Actúa el diferencial', text: md`Nota la diferencia y corta. Nadie alcanzó a tocar nada.` },
          {
            title: 'Sin tierra',
            text: md`No hay camino, así que no hay fuga y nada corta. La carcasa queda con voltaje hasta que alguien la toca.`,
          },
        ],
      },
      warnings: [
        {
          mistake: 'tierra-como-neutro',
          text: md`Creer que la tierra cierra el circuito del motor. Eso lo hacen fase y neutro: sin tierra la lavadora funciona igual, y por eso engaña.`,
        },
        {
          mistake: 'tierra-como-automatico',
          text: md`Creer que la tierra corta la corriente. Es solo un cable; cortan el automático y el diferencial.`,
        },
        {
          mistake: 'tierra-ahorra-energia',
          text: md`Creer que baja el consumo. La energía depende de la potencia y del tiempo.`,
        },
      ],
      checks: [
        {
          id: 'para-que-sirve-la-tierra',
          question: md`Un horno de metal funciona bien en un enchufe sin tierra. ¿Qué se pierde?`,
          key: 'Un camino para la fuga si la fase toca la carcasa',
          distractors: [
            {
              text: 'El retorno de la corriente que hace andar el horno',
              feedback: 'El retorno es el neutro; por eso funciona bien.',
              mistake: 'tierra-como-neutro',
            },
            {
              text: 'El corte cuando hay muchos aparatos encendidos',
              feedback: 'De eso se encarga el automático.',
              mistake: 'tierra-como-automatico',
            },
            {
              text: 'El ahorro de energía en cada hora de uso',
              feedback: 'El consumo no depende de la tierra.',
              mistake: 'tierra-ahorra-energia',
            },
          ],
          explanation: md`Sin tierra, una falla deja la carcasa con voltaje sin que nada lo detecte.`,
        },
        {
          id: 'corriente-por-la-tierra',
          question: md`En un computador sin fallas, ¿cuánta corriente circula por el cable de tierra?`,
          key: 'Casi nada',
          distractors: [
            { text: 'La misma que por la fase', feedback: 'Esa vuelve por el neutro.', mistake: 'tierra-como-neutro' },
            {
              text: 'La mitad de la corriente de la fase',
              feedback: 'La corriente no se reparte entre neutro y tierra: vuelve por el neutro.',
              mistake: 'tierra-como-neutro',
            },
          ],
          explanation: md`La tierra lleva corriente apreciable solo cuando hay una falla.`,
        },
        {
          id: 'quitar-la-patita',
          question: md`Para usar un enchufe antiguo, alguien corta la patita del medio de su lavadora. ¿Cuándo se nota el problema?`,
          key: 'Cuando hay una falla y alguien toca la carcasa',
          distractors: [
            {
              text: 'De inmediato, porque la lavadora no parte',
              feedback: 'Parte igual: fase y neutro siguen conectados.',
              mistake: 'tierra-como-neutro',
            },
            {
              text: 'A fin de mes, porque sube la cuenta de la luz',
              feedback: 'La cuenta no cambia: la tierra no ahorra energía.',
              mistake: 'tierra-ahorra-energia',
            },
          ],
          explanation: md`Mientras no haya falla, todo parece normal. La tierra protege el día en que algo se suelta.`,
        },
      ],
    },
  ],
  summary: [
    md`Fase y neutro alimentan, en paralelo y con 220 V; el interruptor corta la fase.`,
    md`Automático: suma de corrientes contra su límite. Cuida los cables.`,
    md`Diferencial: corta si vuelve menos de lo que va. Cuida a las personas.`,
    md`Tierra: camino para la fuga. No alimenta, no corta y no ahorra.`,
  ],
  sources: [
    {
      name: 'Ministerio de Energía de Chile, Decreto 8, Reglamento de seguridad de las instalaciones de consumo de energía eléctrica',
      year: 2019,
      detail: 'protecciones y puesta a tierra',
    },
  ],
});
