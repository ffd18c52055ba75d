import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'ciencias-prueba-de-la-deriva',
  version: 1,
  content: 'ciencias.fisica.tierra.deriva-continental',
  skill: 'evaluar',
  difficulty: 2,
  module: 'comun',
  stem: md`En 1912 Alfred Wegener propuso que los continentes estuvieron unidos y luego se separaron. La tabla resume hallazgos hechos en dos continentes que hoy separa el océano Atlántico.

| Hallazgo | Sudamérica | África |
|---|---|---|
| Fósiles de *Mesosaurus*, reptil de agua dulce | Sí | Sí |
| Rocas de más de 2.000 millones de años en la costa | Sí | Sí |
| Playas con arena en la actualidad | Sí | Sí |

¿Cuál hallazgo apoya mejor la propuesta y por qué?`,
  key: { text: md`*Mesosaurus*, porque no habría podido cruzar un océano.` },
  distractors: [
    {
      mistake: 'prueba-sin-relacion-con-la-deriva',
      text: md`Las playas, porque la arena es igual en ambos lados.`,
      feedback: md`Hay arena en costas de todo el mundo: eso no dice si estuvieron juntas.`,
    },
    {
      mistake: 'mecanismo-como-prueba',
      text: md`*Mesosaurus*, porque prueba qué fuerza movió las placas.`,
      feedback: md`Un fósil no muestra la causa del movimiento; las placas se propusieron décadas después.`,
    },
    {
      mistake: 'deriva-explicada-por-clima-actual',
      text: md`Las rocas, porque toda roca antigua es de un solo lugar.`,
      feedback: md`Hay rocas así de antiguas en casi todos los continentes; la edad sola no basta.`,
    },
  ],
  sources: [
    { name: 'Wegener, Die Entstehung der Kontinente und Ozeane (1915)', detail: 'uso de Mesosaurus como prueba' },
  ],
  solution: [
    {
      title: 'Qué distingue una buena prueba',
      text: md`Debe ser difícil de explicar si los continentes siempre estuvieron separados.`,
    },
    {
      title: 'Revisar los hallazgos',
      text: md`Un reptil de agua dulce no cruza un océano; encontrarlo solo en ambos lados sugiere tierras unidas. Arena y rocas antiguas hay en muchos lugares del mundo.`,
    },
    {
      title: 'Lo que un fósil no prueba',
      text: md`Los fósiles no explican qué movió los continentes: esa fue la principal objeción que recibió Wegener.`,
    },
    { title: 'Respuesta', text: md`*Mesosaurus*, porque no habría podido cruzar un océano.` },
  ],
});
