import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-brecha-digital',
  version: 1,
  content: 'hcs.formacion-ciudadana.sociedad-informacion.tecnologias',
  skill: 'analisis-fuentes',
  difficulty: 2,
  sources: [{ name: 'Elaboración propia', detail: 'Datos ficticios con fines didácticos' }],
  stem: 'Un municipio propone que las consultas ciudadanas se respondan únicamente por internet. Según el gráfico, ¿a quiénes dejaría más al margen?',
  figure: {
    kind: 'chart',
    type: 'bars',
    categories: ['18 a 34 años', '35 a 59 años', '60 años o más'],
    series: [
      { name: 'Zona urbana', values: [92, 84, 51] },
      { name: 'Zona rural', values: [74, 58, 22] },
    ],
    xTitle: 'Edad',
    yTitle: 'Porcentaje que hace trámites en línea',
    showValues: true,
    alt: 'Gráfico de barras del porcentaje de personas que hacen trámites en línea. En zona urbana: 92 % de 18 a 34 años, 84 % de 35 a 59 y 51 % de 60 o más. En zona rural: 74 %, 58 % y 22 % en los mismos grupos.',
    caption: 'Personas que hacen trámites en línea, por edad y zona. Datos ficticios con fines didácticos.',
  },
  key: { text: 'A las personas mayores de zonas rurales.' },
  distractors: [
    {
      mistake: 'ciudadania-lee-mal-los-datos',
      text: 'A las personas mayores de zonas urbanas.',
      feedback: 'Compara las dos barras del último grupo de edad.',
    },
    {
      mistake: 'ciudadania-contradice-la-fuente',
      text: 'A las personas jóvenes de zonas urbanas.',
      feedback: 'Ese grupo tiene la barra más alta de todas.',
    },
    {
      mistake: 'ciudadania-excede-la-fuente',
      text: 'A las personas jóvenes con menos estudios.',
      feedback: 'El gráfico no entrega datos por nivel de estudios.',
    },
  ],
  solution: [
    {
      title: 'Buscar el menor uso',
      text: 'La barra más baja es de 22 %: personas de 60 años o más en zona rural.',
    },
    {
      title: 'Concluir',
      text: 'Son quienes menos podrían responder por internet. El gráfico separa por edad y zona, no por estudios.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: A las personas mayores de zonas rurales.',
    },
  ],
});
