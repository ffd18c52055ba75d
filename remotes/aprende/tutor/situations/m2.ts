import { asksHint, asksQuestion, chooses, picks, type Situation, says, waits } from './situation.ts';

export const M2: readonly Situation[] = [
  {
    title: 'El logaritmo al revés',
    manner: 'wrong-but-sure',
    student: 'Karla, 4.º medio. Contestó que log₃₂ 2 es 5 «porque 2 elevado a 5 es 32».',
    wanted: 'Su cuenta 2⁵ = 32 es cierta: hay que decirle a qué pregunta responde, y qué pregunta era esta.',
    brings: {
      ...{ kind: 'question', variant: 'm2-logaritmo-con-base-potencia@1:0' },
      ...{ content: 'm2.numeros.logaritmos.propiedades', answered: '5' },
    },
    deeds: [says('2 elevado a 5 da 32 o sea esta bien'), asksHint, waits(9), asksHint],
  },
  {
    title: 'No entiende un paso de la solución',
    manner: 'stuck',
    student:
      'Lucas, 4.º medio. Leyó la solución de la altura de una araucaria y se quedó en un paso: no sabe de dónde sale la raíz de tres.',
    wanted: 'Que la ayuda sea de ese paso: la tangente de 60° y por qué tangente y no seno. Nada de partir de cero.',
    brings: {
      ...{
        kind: 'question',
        variant: 'm2-altura-de-un-alerce@1:2',
        content: 'm2.geometria.razones-trigonometricas.problemas',
      },
      ...{ answered: '33√3 m', step: 1 },
    },
    deeds: [says('de donde salio la raiz de 3'), asksHint, waits(9), asksHint],
  },
  {
    title: '¿Permutación o combinación?',
    manner: 'right-but-unsure',
    student: 'Martina, 3.º medio. Acierta las preguntas de conteo a veces; quiere una regla para no dudar.',
    wanted: 'La pregunta que decide (¿importa el orden?) con un ejemplo de cada una, y una para probar.',
    brings: { kind: 'words' },
    deeds: [
      says('como se cuando es permutacion y cuando combinacion'),
      asksQuestion('m2-comision-de-bienestar@1:0'),
      says('creo que son 1.001 maneras'),
      chooses('1.001 maneras'),
    ],
  },
  {
    title: 'Quiere saber si le conviene un crédito',
    manner: 'off-subject',
    student: 'Nicolás, 4.º medio. Sus papás piden un crédito y él cree que el de cuotas más bajas es el mejor.',
    wanted: 'Lo que la lección enseña (costo total, CAE), sin aconsejarle a la familia qué firmar.',
    brings: { kind: 'words' },
    deeds: [
      says('mis papas quieren pedir un credito, cual conviene, el de cuotas mas chicas?'),
      picks('m2.numeros.matematica-financiera.creditos'),
      asksQuestion('m2-costo-de-dos-creditos@1:0'),
      asksHint,
    ],
  },
  {
    title: 'Confunde la varianza con la desviación',
    manner: 'wrong-but-sure',
    student: 'Olivia, 4.º medio. Hizo todas las cuentas bien y marcó 18: le faltó la raíz.',
    wanted: 'Reconocer que casi todo está bien y que 18 es la varianza. Un solo paso la separa.',
    brings: {
      ...{
        kind: 'question',
        variant: 'm2-desviacion-de-cinco-datos@1:3',
        content: 'm2.probabilidad.dispersion.medidas',
      },
      answered: '18',
    },
    deeds: [asksHint, waits(9), asksHint, says('o sea me falto algo al final?')],
  },
  {
    title: 'Pregunta por integrales',
    manner: 'off-subject',
    student: 'Pedro, 4.º medio de un electivo. Quiere ayuda con integrales, que no entran en la PAES.',
    wanted: 'Decir que eso no lo sabe y a quién preguntarle, sin inventar; ofrecer lo que sí tiene.',
    brings: { kind: 'words' },
    deeds: [
      says('como se resuelve una integral por partes'),
      says('y derivadas?'),
      says('ya, entonces funcion exponencial'),
      picks('m2.algebra.potencia-exponencial-logaritmica.exponencial'),
    ],
  },
  {
    title: 'Cree que la condicional es la conjunta',
    manner: 'wrong-but-sure',
    student: 'Renata, 3.º medio. En la tabla de la feria dividió 3 por 40: usó el total de todos.',
    wanted: 'Que vea que «se sabe que tiene 17 años o menos» cambia el total, sin darle la fracción.',
    brings: {
      ...{ kind: 'running', variant: 'm2-condicional-en-tabla@1:14', content: 'm2.probabilidad.condicional.problemas' },
    },
    deeds: [says('me da 3/40, esta bien?'), asksHint, waits(9), asksHint, waits(9), asksHint, waits(9), asksHint],
  },
];
