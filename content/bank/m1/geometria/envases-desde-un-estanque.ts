import { wordsAnswer } from '../../authoring/answer-forms.ts';
import { decimal, defineTemplate, frac, md, texDecimal } from '../../authoring/index.ts';

const LIQUIDS = ['agua purificada', 'jugo de manzana', 'aceite de oliva', 'detergente líquido'] as const;

export default defineTemplate({
  id: 'm1-envases-desde-un-estanque',
  version: 1,
  content: 'm1.geometria.cuerpos.problemas',
  skill: 'modelar',
  difficulty: 3,
  parameters: (random) => ({
    wide: random.integer(2, 8),
    deep: random.integer(2, 6),
    halfMetres: random.integer(2, 6),
    millilitres: random.pick([250, 500, 750, 1500, 2000, 5000]),
    liquid: random.pick(LIQUIDS),
  }),
  accepts: (p) => p.wide > p.deep && (cubicMetres(p) * 1_000_000) % p.millilitres === 0,
  stem: (p) =>
    md`Una planta guarda ${p.liquid} en un estanque con forma de paralelepípedo recto que mide por dentro ${p.wide} m de largo, ${p.deep} m de ancho y ${decimal(frac(p.halfMetres, 2))} m de alto. El estanque está lleno y todo su contenido se pasa a envases de ${decimal(frac(p.millilitres, 1000))} litros. Si 1 m³ equivale a 1.000 litros, ¿cuál de las siguientes expresiones permite calcular la cantidad de envases que se llenan?`,
  key: (p) => expression(p, 'volume', '1000', 'divide'),
  oracle: (p) => {
    const bottles = (cubicMetres(p) * 1_000_000) / p.millilitres;
    return (
      [
        expression(p, 'volume', '1000', 'divide'),
        expression(p, 'volume', '100', 'divide'),
        expression(p, 'volume', '1000', 'multiply'),
        expression(p, 'sum', '1000', 'divide'),
      ].find(({ result }) => result.equals(bottles))?.value ?? 'none'
    );
  },
  distractors: [
    {
      mistake: 'metro-cubico-como-cien-litros',
      answer: (p) => expression(p, 'volume', '100', 'divide'),
      feedback: () => md`Revisa el dato del enunciado: cuántos litros hay en un metro cúbico.`,
    },
    {
      mistake: 'envases-multiplica-en-vez-de-dividir',
      answer: (p) => expression(p, 'volume', '1000', 'multiply'),
      feedback: () => md`Para saber cuántas veces cabe un envase en el total, no se multiplica por su capacidad.`,
    },
    {
      mistake: 'volumen-suma-las-medidas',
      answer: (p) => expression(p, 'sum', '1000', 'divide'),
      feedback: () => md`Sumaste las tres medidas del estanque; así no se obtiene su volumen.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Volumen en metros cúbicos',
      text: md`Es el producto de las tres medidas: $${dimensions(p, '\\cdot')}$.`,
    },
    { title: 'Pasar a litros', text: md`Cada metro cúbico son 1.000 litros, así que se multiplica por 1.000.` },
    {
      title: 'Repartir en envases',
      text: md`La cantidad de envases es el total de litros dividido por la capacidad de uno: ${expression(p, 'volume', '1000', 'divide').text}`,
    },
  ],
});

interface Parameters {
  readonly wide: number;
  readonly deep: number;
  readonly halfMetres: number;
  readonly millilitres: number;
}

function cubicMetres(p: Parameters): number {
  return (p.wide * p.deep * p.halfMetres) / 2;
}

function dimensions(p: Parameters, sign: string): string {
  return `${p.wide} ${sign} ${p.deep} ${sign} ${texDecimal(frac(p.halfMetres, 2))}`;
}

function expression(p: Parameters, size: 'volume' | 'sum', litres: '100' | '1000', last: 'divide' | 'multiply') {
  const bottle = texDecimal(frac(p.millilitres, 1000));
  const total = size === 'volume' ? dimensions(p, '\\cdot') : `(${dimensions(p, '+')})`;
  const amount = size === 'volume' ? frac(cubicMetres(p)) : frac(p.halfMetres, 2).add(p.wide + p.deep);
  const inLitres = amount.mul(Number(litres));
  const content = frac(p.millilitres, 1000);
  const tex =
    last === 'divide' ? `\\frac{${total} \\cdot ${litres}}{${bottle}}` : `${total} \\cdot ${litres} \\cdot ${bottle}`;
  return {
    ...wordsAnswer(md`$${tex}$`, `${size} ${litres} ${last} ${p.millilitres}`),
    result: last === 'divide' ? inLitres.div(content) : inLitres.mul(content),
  };
}
