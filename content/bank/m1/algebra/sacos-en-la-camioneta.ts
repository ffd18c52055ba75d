import { allDifferent, amountAnswer, decimal, defineTemplate, frac, md } from '../../authoring/index.ts';

interface Draw {
  readonly limit: number;
  readonly loaded: number;
  readonly each: number;
  readonly scene: (typeof SCENES)[number];
}

const SCENES = [
  {
    vehicle: 'Una camioneta puede llevar a lo más',
    has: 'Ya lleva herramientas que pesan',
    thing: 'sacos de papas',
    unit: ['saco', 'sacos'],
  },
  {
    vehicle: 'Un montacargas puede subir a lo más',
    has: 'Con el operador y su equipo lleva',
    thing: 'cajas de cerámica',
    unit: ['caja', 'cajas'],
  },
  {
    vehicle: 'Un bote de transporte puede llevar a lo más',
    has: 'Con sus dos tripulantes lleva',
    thing: 'cajones de erizos',
    unit: ['cajón', 'cajones'],
  },
] as const;

export default defineTemplate<Draw>({
  id: 'm1-sacos-en-la-camioneta',
  version: 1,
  content: 'm1.algebra.ecuaciones-inecuaciones.problemas-inecuaciones',
  skill: 'resolver-problemas',
  difficulty: 1,
  parameters: (random) => ({
    limit: 10 * random.integer(40, 110),
    loaded: 5 * random.integer(20, 50),
    each: random.integer(18, 48),
    scene: random.pick(SCENES),
  }),
  accepts: (p) =>
    (p.limit - p.loaded) % p.each !== 0 &&
    allDifferent([most(p), most(p) + 1, Math.floor(p.limit / p.each), Math.floor((p.limit + p.loaded) / p.each)]),
  stem: (p) =>
    md`${p.scene.vehicle} ${decimal(p.limit)} kg. ${p.scene.has} ${p.loaded} kg y se cargará con ${p.scene.thing} de ${p.each} kg. ¿Cuál es la mayor cantidad de ${p.scene.unit[1]} que puede llevar en un viaje?`,
  key: (p) => amountAnswer(most(p), p.scene.unit),
  oracle: (p) => {
    let sacks = 0;
    for (let weight = p.loaded + p.each; weight <= p.limit; weight += p.each) sacks++;
    return frac(sacks);
  },
  distractors: [
    {
      mistake: 'redondea-hacia-arriba-el-maximo',
      answer: (p) => amountAnswer(most(p) + 1, p.scene.unit),
      feedback: () => md`Con esa cantidad se supera el peso permitido: comprueba el total.`,
    },
    {
      mistake: 'olvida-la-carga-inicial',
      answer: (p) => amountAnswer(Math.floor(p.limit / p.each), p.scene.unit),
      feedback: (p) => md`No consideraste los ${p.loaded} kg que ya lleva.`,
    },
    {
      mistake: 'agrega-la-carga-inicial-al-limite',
      answer: (p) => amountAnswer(Math.floor((p.limit + p.loaded) / p.each), p.scene.unit),
      feedback: () => md`Sumaste al límite lo que ya lleva, y eso ocupa parte del peso permitido.`,
    },
  ],
  solution: (p) => [
    {
      title: 'Plantear la inecuación',
      text: md`Con $n$ ${p.scene.unit[1]} el peso es $${p.loaded} + ${p.each}n$, que no puede superar ${decimal(p.limit)}: $${p.loaded} + ${p.each}n \leq ${p.limit}$.`,
    },
    {
      title: 'Resolver',
      text: md`$${p.each}n \leq ${p.limit - p.loaded}$, de donde $n \leq \frac{${p.limit - p.loaded}}{${p.each}}$, que es un poco más de $${most(p)}$.`,
    },
    {
      title: 'Interpretar',
      text: md`Como $n$ es un número entero, lo más que puede llevar es ${amountAnswer(most(p), p.scene.unit).text}.`,
    },
  ],
});

function most(p: Draw): number {
  return Math.floor((p.limit - p.loaded) / p.each);
}
