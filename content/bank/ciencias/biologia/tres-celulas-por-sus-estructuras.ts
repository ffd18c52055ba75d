import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-tres-celulas-por-sus-estructuras',
  version: 1,
  content: 'ciencias.biologia.celula.tipos',
  skill: 'procesar-analizar',
  difficulty: 1,
  module: 'comun',
  stem: md`Al observar tres muestras con un microscopio, un curso registró qué estructuras se distinguen en sus células.

| Estructura | Muestra 1 | Muestra 2 | Muestra 3 |
|---|---|---|---|
| Membrana plasmática | Sí | Sí | Sí |
| Pared celular | Sí | No | Sí |
| Núcleo | No | Sí | Sí |
| Cloroplastos | No | No | Sí |
| Ribosomas | Sí | Sí | Sí |

¿A qué tipo de célula corresponde cada muestra?`,
  key: { text: md`1: procarionte; 2: animal; 3: vegetal` },
  distractors: [
    {
      mistake: 'pared-es-solo-vegetal',
      text: md`1: vegetal; 2: animal; 3: procarionte`,
      feedback: md`También las bacterias tienen pared celular; fíjate en cuál muestra falta el núcleo.`,
    },
    {
      mistake: 'sin-nucleo-es-animal',
      text: md`1: animal; 2: procarionte; 3: vegetal`,
      feedback: md`Cruzaste dos muestras: una célula animal sí tiene núcleo, lo que no tiene es pared.`,
    },
    {
      mistake: 'cloroplasto-en-procariontes',
      text: md`1: animal; 2: vegetal; 3: procarionte`,
      feedback: md`Los cloroplastos son organelos con membrana: revisa qué células pueden tenerlos.`,
    },
  ],
  solution: [
    {
      title: 'Primero, el núcleo',
      text: md`La muestra 1 no tiene núcleo: es procarionte. Las otras dos son eucariontes. Tener pared no basta para decir «vegetal», porque casi todas las bacterias también la tienen.`,
    },
    {
      title: 'Después, pared y cloroplastos',
      text: md`La muestra 2, sin pared ni cloroplastos, es animal. La 3 tiene ambos: es vegetal.`,
    },
    { title: 'Respuesta', text: md`1: procarionte; 2: animal; 3: vegetal` },
  ],
});
