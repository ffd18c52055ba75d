import { defineItem, md } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-sernac-o-fne',
  version: 1,
  content: 'hcs.sistema-economico.mercado.estado-mercado',
  skill: 'analisis-fuentes',
  difficulty: 2,
  sources: [{ name: 'Ley N.º 19.496 de 1997, Decreto Ley N.º 211 de 1973 y Código del Trabajo de Chile' }],
  stem: md`Observa la siguiente tabla:

| Organismo | Qué hace |
|---|---|
| Servicio Nacional del Consumidor | Orienta y protege a los consumidores ante problemas de compra |
| Fiscalía Nacional Económica | Investiga conductas contra la libre competencia |
| Dirección del Trabajo | Fiscaliza el cumplimiento de las leyes laborales |

Una persona compró un refrigerador que falló a la semana y la tienda se niega a repararlo, cambiarlo o devolver el dinero. ¿A qué organismo conviene que acuda?`,
  key: { text: 'Al Servicio Nacional del Consumidor.' },
  distractors: [
    {
      mistake: 'economia-otra-institucion',
      text: 'A la Fiscalía Nacional Económica.',
      feedback: 'El caso afecta a una compra; no hay acuerdo entre competidores.',
    },
    {
      mistake: 'economia-confunde-la-relacion',
      text: 'A la Dirección del Trabajo.',
      feedback: 'No hay un conflicto entre un trabajador y su empleador.',
    },
    {
      mistake: 'economia-otra-estructura',
      text: 'Al Tribunal de Defensa de la Libre Competencia.',
      feedback: 'Ese tribunal juzga colusiones y abusos de mercado; aquí falló un producto.',
    },
  ],
  solution: [
    {
      title: 'Identificar el problema',
      text: 'Es un conflicto de consumo: un producto con fallas y una garantía que no se respeta.',
    },
    {
      title: 'Buscar en la tabla',
      text: 'La primera fila se ocupa de los problemas de compra; las otras tratan de competencia y de trabajo.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Al Servicio Nacional del Consumidor.',
    },
  ],
});
