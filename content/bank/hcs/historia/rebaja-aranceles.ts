import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-rebaja-aranceles',
  version: 1,
  content: 'hcs.historia.dictadura-democracia.modelo-economico',
  skill: 'analisis-fuentes',
  difficulty: 2,
  sources: [
    {
      name: 'Ricardo Ffrench-Davis, Entre el neoliberalismo y el crecimiento con equidad',
      detail: 'Orden de magnitud de los valores; redondeados',
    },
  ],
  stem: 'El gráfico muestra el impuesto promedio que pagaban los productos importados en Chile. ¿Qué consecuencia tuvo este cambio para muchas industrias nacionales?',
  figure: {
    kind: 'chart',
    type: 'bars',
    categories: ['1973', '1976', '1979'],
    series: [{ name: 'Arancel promedio', values: [94, 33, 10] }],
    xTitle: 'Año',
    yTitle: 'Arancel promedio (%)',
    showValues: true,
    alt: 'Gráfico de barras del arancel promedio a las importaciones en Chile: 94 % en 1973, 33 % en 1976 y 10 % en 1979.',
    caption: 'Arancel promedio a las importaciones en Chile. Valores aproximados con fines didácticos.',
  },
  key: { text: 'Debieron competir con productos extranjeros más baratos.' },
  distractors: [
    {
      mistake: 'historia-contradice-la-fuente',
      text: 'Quedaron mejor protegidas frente a los productos extranjeros.',
      feedback: 'Un arancel menor, ¿protege más o menos?',
    },
    {
      mistake: 'historia-otra-medida',
      text: 'Pasaron a ser administradas por la Corfo y sus trabajadores.',
      feedback: 'La tendencia de esos años fue la privatización; y el gráfico trata de importaciones.',
    },
    {
      mistake: 'historia-lee-mal-los-datos',
      text: 'Vieron subir los impuestos que pagaban por vender en el país.',
      feedback: 'El gráfico mide el impuesto a lo importado y va en descenso.',
    },
  ],
  solution: [
    {
      title: 'Leer el gráfico',
      text: 'El arancel baja de 94 % a 10 % en seis años: importar se vuelve mucho más barato.',
    },
    {
      title: 'La consecuencia',
      text: 'Las fábricas surgidas con protección perdieron esa ventaja; varias cerraron. Es la apertura comercial, opuesta a la etapa anterior.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Debieron competir con productos extranjeros más baratos.',
    },
  ],
});
