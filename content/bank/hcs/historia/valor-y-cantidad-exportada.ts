import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-valor-y-cantidad-exportada',
  version: 1,
  content: 'hcs.historia.chile-siglo-xix.economia',
  skill: 'analisis-fuentes',
  difficulty: 4,
  sources: [{ name: 'Elaboración propia', detail: 'Datos ficticios con fines didácticos' }],
  stem: md`La tabla muestra las exportaciones de un mineral de un país imaginario del siglo XIX. Datos ficticios con fines didácticos:

| Año | Toneladas exportadas | Precio por tonelada | Valor total |
|---|---|---|---|
| 1860 | 10.000 | 20 | 200.000 |
| 1870 | 14.000 | 20 | 280.000 |
| 1880 | 18.000 | 12 | 216.000 |

¿Qué problema de las economías exportadoras de materias primas se observa entre 1870 y 1880?`,
  key: { text: 'Se exportó más, pero la baja del precio redujo lo ganado.' },
  distractors: [
    {
      mistake: 'historia-lee-mal-los-datos',
      text: 'Se exportó menos, y por ese motivo se redujo lo ganado.',
      feedback: 'Revisa la columna de las toneladas entre esos años.',
    },
    {
      mistake: 'historia-invierte-causa',
      text: 'Se ganó menos, y esto hizo bajar el precio del mineral.',
      feedback: 'El valor total resulta de multiplicar toneladas y precio, no al revés.',
    },
    {
      mistake: 'historia-excede-la-fuente',
      text: 'Se agotaron las minas, aunque se mantuvo el precio alto.',
      feedback: 'La tabla no habla de agotamiento; mira qué pasó con el precio.',
    },
  ],
  solution: [
    {
      title: 'Cantidad',
      text: 'Las toneladas aumentan de 14.000 a 18.000.',
    },
    {
      title: 'Precio y valor',
      text: 'El precio cae de 20 a 12, y el valor total pasa de 280.000 a 216.000. El país produce más y gana menos, porque el precio se fija afuera.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Se exportó más, pero la baja del precio redujo lo ganado.',
    },
  ],
});
