import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-aparato-que-promete-ahorrar',
  version: 1,
  content: 'ciencias.fisica.electricidad.consumo',
  skill: 'evaluar',
  difficulty: 2,
  module: 'comun',
  stem: md`Un aviso ofrece un aparato que, enchufado en cualquier lugar de la casa, bajaría el consumo eléctrico. Como prueba muestra las boletas de una familia de Temuco que usa estufas eléctricas (datos ficticios con fines didácticos).

| Mes | ¿Tenía el aparato? | Consumo (kWh) |
|---|---|---|
| Julio | No | 310 |
| Noviembre | Sí | 190 |

¿Por qué esta comparación no prueba que el aparato funcione?`,
  key: { text: md`Porque entre julio y noviembre también cambia el uso de las estufas.` },
  distractors: [
    {
      mistake: 'consumo-se-mide-en-pesos',
      text: md`Porque el consumo se debe comparar en pesos y no en kilowatt-hora.`,
      feedback: md`El kilowatt-hora mide la energía usada; los pesos dependen además de la tarifa.`,
    },
    {
      mistake: 'descuenta-lo-que-ya-esta-medido',
      text: md`Porque falta sumar a la boleta la energía que gasta el aparato.`,
      feedback: md`El medidor registra todo lo que está enchufado: eso ya está en los 190 kWh.`,
    },
    {
      mistake: 'juzga-solo-por-el-tamano-del-cambio',
      text: md`Porque una baja de 120 kWh es muy pequeña para tomarla en cuenta.`,
      feedback: md`Es más de la tercera parte del consumo; el problema es a qué se debe.`,
    },
  ],
  solution: [
    {
      title: 'Qué se compara',
      text: md`Un mes de invierno sin el aparato con uno de primavera con él. Cambian dos cosas: el aparato y el uso de las estufas.`,
    },
    {
      title: 'Qué comparación serviría',
      text: md`La de meses parecidos, o la de casas iguales con y sin el aparato. La unidad es adecuada y el medidor ya incluye lo que gasta el aparato.`,
    },
    { title: 'Respuesta', text: md`Porque entre julio y noviembre también cambia el uso de las estufas.` },
  ],
});
