import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-tabla-equilibrio',
  version: 1,
  content: 'hcs.sistema-economico.mercado.oferta-demanda',
  skill: 'analisis-fuentes',
  difficulty: 3,
  sources: [{ name: 'Elaboración propia', detail: 'Datos ficticios con fines didácticos' }],
  stem: md`La tabla muestra cuántas docenas de marraquetas especiales se demandan y se ofrecen por día en un barrio, según el precio. Datos ficticios con fines didácticos:

| Precio por docena | Docenas demandadas | Docenas ofrecidas |
|---|---|---|
| \$1.800 | 90 | 50 |
| \$2.200 | 70 | 70 |
| \$2.600 | 55 | 85 |

Si el precio se fija en \$2.600, ¿qué sucede?`,
  key: { text: 'Sobran 30 docenas, y el precio tiende a bajar.' },
  distractors: [
    {
      mistake: 'economia-sentido-del-precio',
      text: 'Sobran 30 docenas, y el precio tiende a subir.',
      feedback: 'Con docenas sin vender, ¿qué hará el panadero con el precio?',
    },
    {
      mistake: 'economia-invierte-oferta-demanda',
      text: 'Faltan 30 docenas, y el precio tiende a subir.',
      feedback: 'Revisa qué columna es mayor en la última fila.',
    },
    {
      mistake: 'economia-lee-mal-los-datos',
      text: 'Sobran 40 docenas, y el precio tiende a bajar.',
      feedback: 'Esa diferencia es de otra fila.',
    },
  ],
  solution: [
    {
      title: 'Leer la fila',
      text: md`A \$2.600 se demandan 55 docenas y se ofrecen 85: $85 - 55 = 30$ docenas sobran.`,
    },
    {
      title: 'Ajuste',
      text: md`Con un exceso de oferta, los vendedores bajan el precio hacia el equilibrio, que está en \$2.200.`,
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Sobran 30 docenas, y el precio tiende a bajar.',
    },
  ],
});
