import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-matraz-mal-llenado',
  version: 1,
  content: 'ciencias.quimica.reacciones-estequiometria.concentracion-quimica',
  skill: 'evaluar',
  difficulty: 3,
  module: 'electivo',
  stem: md`Para preparar 500 mL de una solución de $\text{NaOH}$ 2 mol/L (masa molar 40 g/mol), un grupo siguió estos pasos.

| Paso | Acción |
|---|---|
| 1 | Medir la masa de 40 g de $\text{NaOH}$ |
| 2 | Ponerlos en un vaso y agregar 500 mL de agua |
| 3 | Revolver hasta disolver y dejar enfriar |
| 4 | Guardar en un frasco rotulado |

El volumen final resultó mayor que 500 mL. ¿Qué paso hay que corregir y cómo?`,
  key: { text: md`El 2: disolver en menos agua y luego completar hasta 500 mL` },
  distractors: [
    {
      mistake: 'masa-molar-mal-aplicada',
      text: md`El 1: medir 80 g de soluto y luego seguir con los demás pasos`,
      feedback: md`Calcula los moles que hay en medio litro: la masa del paso 1 es correcta.`,
    },
    {
      mistake: 'agitar-cambia-la-concentracion',
      text: md`El 3: revolver menos tiempo y luego guardar sin que se enfríe`,
      feedback: md`Revolver no cambia la cantidad de soluto; busca de dónde viene el volumen de más.`,
    },
    {
      mistake: 'volumen-de-solvente-como-de-solucion',
      text: md`El 4: descartar lo que sobra de 500 mL y luego guardar el resto`,
      feedback: md`Al descartar una parte, la concentración de lo que queda es la misma.`,
    },
  ],
  solution: [
    {
      title: 'Revisar la masa',
      text: md`$0{,}5\ \text{L} \cdot 2\ \text{mol/L} = 1\ \text{mol}$, que son 40 g: el paso 1 está bien.`,
    },
    {
      title: 'Revisar el volumen',
      text: md`La molaridad se define por litro de solución, no de agua. Si se agregan 500 mL de agua, la solución ocupa más y queda más diluida; descartar el exceso no lo corrige.`,
    },
    { title: 'Respuesta', text: md`El 2: disolver en menos agua y luego completar hasta 500 mL` },
  ],
});
