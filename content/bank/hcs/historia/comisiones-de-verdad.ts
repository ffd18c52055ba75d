import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-comisiones-de-verdad',
  version: 1,
  content: 'hcs.historia.dictadura-democracia.derechos-humanos',
  skill: 'analisis-fuentes',
  difficulty: 4,
  sources: [
    { name: 'Informe de la Comisión Nacional de Verdad y Reconciliación (Informe Rettig), 1991' },
    { name: 'Informe de la Comisión Nacional sobre Prisión Política y Tortura (Informe Valech), 2004 y 2011' },
  ],
  stem: md`Observa la siguiente tabla:

| Comisión | Informe | Casos que investigó |
|---|---|---|
| Verdad y Reconciliación (Rettig) | 1991 | Detenidos desaparecidos, ejecutados y muertos por violencia política |
| Prisión Política y Tortura (Valech) | 2004 y 2011 | Sobre todo, personas que sobrevivieron a la prisión política y la tortura |

¿Qué conclusión se obtiene de la comparación?`,
  key: { text: 'El segundo informe reconoció a víctimas que el primero no había incluido.' },
  distractors: [
    {
      mistake: 'historia-contradice-la-fuente',
      text: 'El segundo informe volvió a investigar los mismos casos que el primero.',
      feedback: 'Compara la última columna de ambas filas.',
    },
    {
      mistake: 'historia-excede-la-fuente',
      text: 'El segundo informe condenó a prisión a los responsables de los dos períodos.',
      feedback: 'Una comisión de verdad no dicta condenas, y la tabla no habla de eso.',
    },
    {
      mistake: 'historia-lee-mal-los-datos',
      text: 'El segundo informe se publicó antes del término de la dictadura militar.',
      feedback: 'Revisa las fechas: la dictadura terminó en 1990.',
    },
  ],
  solution: [
    {
      title: 'Comparar los casos',
      text: 'La comisión Rettig trató de personas muertas o desaparecidas; la comisión Valech, de sobrevivientes.',
    },
    {
      title: 'Concluir',
      text: 'El reconocimiento oficial se amplió con el tiempo. Las comisiones establecen hechos; juzgar corresponde a los tribunales.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: El segundo informe reconoció a víctimas que el primero no había incluido.',
    },
  ],
});
