import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-africa-independencias-grafico',
  version: 1,
  content: 'hcs.historia.segunda-mitad-siglo-xx.descolonizacion',
  skill: 'analisis-fuentes',
  difficulty: 1,
  sources: [
    {
      name: 'Naciones Unidas, Estados miembros y fechas de independencia',
      detail: 'Conteo propio; Tanganica y Zanzíbar se cuentan como un país',
    },
  ],
  stem: '¿Qué conclusión sobre la descolonización de África permite sacar el gráfico?',
  figure: {
    kind: 'chart',
    type: 'bars',
    categories: ['1951 a 1955', '1956 a 1960', '1961 a 1965', '1966 a 1970', '1971 a 1975'],
    series: [{ name: 'Países africanos independizados', values: [1, 22, 10, 5, 6] }],
    xTitle: 'Período',
    yTitle: 'Número de países',
    showValues: true,
    alt: 'Gráfico de barras del número de países africanos que se independizaron por período: 1 entre 1951 y 1955, 22 entre 1956 y 1960, 10 entre 1961 y 1965, 5 entre 1966 y 1970, y 6 entre 1971 y 1975.',
    caption: 'Países africanos que se independizaron, por período. Conteo propio a partir de fechas de independencia.',
  },
  key: { text: 'Se concentró en una década, aunque continuó en la siguiente.' },
  distractors: [
    {
      mistake: 'historia-lee-mal-los-datos',
      text: 'Avanzó a un ritmo parejo, con cifras parecidas en cada período.',
      feedback: 'Compara la barra más alta con la más baja.',
    },
    {
      mistake: 'historia-excede-la-fuente',
      text: 'Se logró por medio de guerras contra las potencias europeas.',
      feedback: 'El gráfico cuenta países; no dice cómo se independizaron.',
    },
    {
      mistake: 'historia-contradice-la-fuente',
      text: 'Terminó por completo en los primeros años de la década de 1960.',
      feedback: 'Revisa si quedan países que se independizan más tarde.',
    },
  ],
  solution: [
    {
      title: 'Dónde está el máximo',
      text: 'Entre 1956 y 1965 se independizaron 32 de los 44 países contados.',
    },
    {
      title: 'Qué más se ve',
      text: 'Entre 1966 y 1975 hubo otros 11. El ritmo no fue parejo, el proceso no se cerró en 1960 y el gráfico no informa sobre guerras.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: Se concentró en una década, aunque continuó en la siguiente.',
    },
  ],
});
