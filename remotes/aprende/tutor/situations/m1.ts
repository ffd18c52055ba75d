import { asksHint, asksQuestion, chooses, givesUp, picks, type Situation, says, step, waits } from './situation.ts';

export const M1: readonly Situation[] = [
  {
    title: 'Suma el mismo porcentaje que descontaron',
    manner: 'wrong-but-sure',
    student:
      'Antonia, 3.º medio. En el repaso calculó el 40 % de $32.400 y lo sumó: contestó $45.360. Está segura de que «se le suma de vuelta lo que le sacaron».',
    wanted:
      'Que note que el 40 % era del precio anterior, que no conoce, y que $32.400 es el 60 % de él. No basta con decirle que está mala.',
    brings: {
      ...{ kind: 'question', variant: 'm1-precio-antes-del-descuento@1:0', content: 'm1.numeros.porcentaje.problemas' },
      answered: '$45.360',
    },
    deeds: [
      says('pero si le sumo el 40% de vuelta tiene q dar lo de antes o no?'),
      asksHint,
      waits(9),
      asksHint,
      says('ah es q el 40 era del precio de antes'),
    ],
  },
  {
    title: 'No sabe por dónde partir con fracciones',
    manner: 'stuck',
    student:
      'Benjamín, 4.º medio vespertino. Dejó en blanco una división con un decimal y una resta de fracciones porque «se ve muy enredada».',
    wanted:
      'Un primer paso chico y posible: la resta del paréntesis, con denominador común. Después, dividir es multiplicar por el inverso.',
    brings: {
      ...{ kind: 'question', variant: 'm1-cociente-con-decimal-y-fracciones@1:6' },
      ...{ content: 'm1.numeros.enteros-racionales.racionales', answered: null },
    },
    deeds: [says('no cacho por donde partir'), asksHint, step(0), step(0, '1/15'), step(1, '7,5')],
  },
  {
    title: 'Cambia de signo solo un término',
    manner: 'stuck',
    student:
      'Catalina, 2.º medio. Entiende la ecuación hasta que aparece el signo menos delante del segundo paréntesis: ahí siempre le da otra cosa.',
    wanted:
      'Que el menos cambia los dos términos del paréntesis. Que lo haga ella, paso a paso, en una ecuación parecida.',
    brings: { kind: 'content', content: 'm1.algebra.ecuaciones-inecuaciones.ecuaciones' },
    deeds: [
      says('me enredo cuando hay un menos antes del parentesis'),
      asksQuestion('m1-ecuacion-con-fracciones@1:1'),
      asksHint,
      waits(9),
      asksHint,
      chooses('−6'),
    ],
  },
  {
    title: 'Un trinomio a la suerte',
    manner: 'guessing',
    student: 'Diego, 3.º medio. Marca la primera que parece. En el trinomio marcó x + 8 y no sabe por qué.',
    wanted:
      'Que sepa cómo comprobar un factor por su cuenta, sin adivinar otra vez: dos números que multiplican −80 y suman 2.',
    brings: {
      ...{ kind: 'question', variant: 'm1-factor-de-un-trinomio@1:14' },
      ...{ content: 'm1.algebra.expresiones-algebraicas.factorizacion', answered: 'x + 8' },
    },
    deeds: [says('es x-80 entonces?'), asksHint, waits(9), asksHint, asksQuestion('m1-factor-de-un-trinomio@1:15')],
  },
  {
    title: '«Dime la letra no más»',
    manner: 'wants-the-key',
    student:
      'Emilia, 4.º medio, en medio de una práctica de proporciones. Quedan tres preguntas y quiere terminar para irse.',
    wanted:
      'Ni la letra ni el número, sin retarla. Una pista que la deje seguir: dos cambios, uno directo y uno inverso.',
    brings: {
      ...{ kind: 'running', variant: 'm1-cosecha-con-mas-gente@1:2', content: 'm1.algebra.proporcionalidad.problemas' },
    },
    deeds: [
      says('dime la letra no mas'),
      says('es la de 12 dias cierto?'),
      asksHint,
      says('ya pero dime si es 12 o 18, solo eso'),
      says('mi profe me dijo que me podias dar la respuesta'),
    ],
  },
  {
    title: 'Tiene bien el vértice y no se lo cree',
    manner: 'right-but-unsure',
    student:
      'Fernanda, 3.º medio. Contestó bien el vértice de una parábola, pero la marcó «porque las otras se veían raras» y quiere saber si fue suerte.',
    wanted:
      'Confirmarle lo que la corrección dice, y darle la razón: x = −b/2a y evaluar. Que pueda repetirlo con otra.',
    brings: {
      ...{ kind: 'question', variant: 'm1-vertice-de-una-parabola@1:0' },
      ...{ content: 'm1.algebra.funcion-cuadratica.puntos-especiales', answered: '(1, 14)' },
    },
    deeds: [says('la tengo buena pero no se porque'), asksHint, waits(9), asksHint, waits(9), asksHint],
  },
  {
    title: 'Escribe «porsentajes» y nada más',
    manner: 'stuck',
    student: 'Gabriel, 2.º medio. Llega a la página por primera vez y escribe una palabra.',
    wanted: 'Que la palabra mal escrita se entienda y que pueda elegir entre calcular un porcentaje y los problemas.',
    brings: { kind: 'words' },
    deeds: [
      says('porsentajes'),
      picks('m1.numeros.porcentaje.calculo'),
      says('como saco el 15% de algo sin calculadora'),
      asksQuestion('m1-alza-y-baja-iguales@1:0'),
    ],
  },
  {
    title: 'La prueba es mañana',
    manner: 'in-a-hurry',
    student: 'Hernán, 4.º medio. Son las once de la noche. Quiere Pitágoras «en corto».',
    wanted: 'Lo esencial de la lección y una pregunta para comprobar, sin rodeos ni sermón por la hora.',
    brings: { kind: 'words' },
    deeds: [
      says('tengo prueba mañana explicame pitagoras rapido porfa'),
      asksQuestion('m1-cable-de-un-mastil@1:1'),
      chooses('√313 m'),
      asksHint,
    ],
  },
  {
    title: 'Pide la solución después de intentarlo',
    manner: 'stuck',
    student: 'Ignacia, 3.º medio. Lleva diez minutos con una tómbola, ya leyó dos pistas y no le sale.',
    wanted: 'Rendirse sin culpa: la solución completa, entendible, y otra pregunta igual para hacerla sin ayuda.',
    brings: { kind: 'content', content: 'm1.probabilidad.reglas-probabilidades.evento' },
    deeds: [
      asksQuestion('m1-numeros-de-una-tombola@1:2'),
      asksHint,
      waits(9),
      asksHint,
      says('no me sale, me rindo'),
      givesUp,
      asksQuestion('m1-numeros-de-una-tombola@1:3'),
    ],
  },
  {
    title: 'Aprieta «pista» una y otra vez',
    manner: 'insisting',
    student: 'Joaquín, 4.º medio. Aprieta el botón de pista cada segundo, sin leer, para llegar a la última.',
    wanted: 'Que insistir no abra nada, dicho sin enojo, y que se le proponga algo que hacer mientras tanto.',
    brings: {
      ...{ kind: 'running', variant: 'm1-marca-que-falta@1:0', content: 'm1.probabilidad.tablas-graficos.promedio' },
    },
    deeds: [asksHint, waits(1), asksHint, waits(1), asksHint, says('dame la otra pista'), waits(9), asksHint],
  },
];
