import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-automatizacion-tabla',
  version: 1,
  content: 'hcs.sistema-economico.derechos-laborales.tendencias',
  skill: 'analisis-fuentes',
  difficulty: 5,
  sources: [{ name: 'Elaboración propia', detail: 'Datos ficticios con fines didácticos' }],
  stem: md`La tabla muestra los empleos de un centro de distribución antes y después de automatizar sus bodegas. Datos ficticios con fines didácticos:

| Tipo de empleo | Antes | Después |
|---|---|---|
| Carga y clasificación manual | 300 | 90 |
| Operación y mantención de máquinas | 20 | 110 |
| Administración | 80 | 70 |
| Total | 400 | 270 |

Un diario titula: «La automatización no destruye empleos: los de mantención se multiplican por más de cinco». ¿Por qué este titular es engañoso?`,
  key: { text: 'Porque usa un dato cierto para ocultar que el total de empleos disminuyó.' },
  distractors: [
    {
      mistake: 'economia-lee-mal-los-datos',
      text: 'Porque los empleos de mantención aumentaron en realidad menos del doble.',
      feedback: 'De 20 a 110 es más de cinco veces; el dato citado es correcto.',
    },
    {
      mistake: 'economia-excede-la-fuente',
      text: 'Porque la tabla prueba que la automatización destruye empleos en todo el país.',
      feedback: 'La tabla trata de un solo centro de distribución.',
    },
    {
      mistake: 'economia-contradice-la-fuente',
      text: 'Porque en todos los tipos de empleo de la tabla hubo una disminución.',
      feedback: 'Revisa la fila de operación y mantención.',
    },
  ],
  solution: [
    {
      title: 'Verificar el dato',
      text: 'De 20 a 110 empleos: $110 : 20 = 5{,}5$. La parte citada es verdadera.',
    },
    {
      title: 'Ver lo que falta',
      text: 'El total baja de 400 a 270. Elegir solo la fila que crece lleva a una conclusión general falsa para este centro; tampoco se puede extender al país.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Porque usa un dato cierto para ocultar que el total de empleos disminuyó.',
    },
  ],
});
