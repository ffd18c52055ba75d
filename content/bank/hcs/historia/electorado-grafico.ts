import { defineItem } from '../../authoring/index.ts';

export default defineItem({
  id: 'hcs-electorado-grafico',
  version: 1,
  content: 'hcs.historia.chile-mediados-siglo-xx.caracteristicas',
  skill: 'analisis-fuentes',
  difficulty: 4,
  sources: [{ name: 'Ley N.º 9.292 de 1949', detail: 'Voto femenino en elecciones presidenciales y parlamentarias' }],
  stem: '¿Cuál de los siguientes hechos ayuda a explicar el cambio que muestra el gráfico entre 1938 y 1952?',
  figure: {
    kind: 'chart',
    type: 'bars',
    categories: ['1938', '1952', '1958', '1964', '1970'],
    series: [{ name: 'Votantes', values: [9, 16, 17, 30, 31] }],
    xTitle: 'Elección presidencial',
    yTitle: 'Porcentaje de la población total',
    showValues: true,
    alt: 'Gráfico de barras de los votantes en elecciones presidenciales como porcentaje de la población total de Chile: 9 % en 1938, 16 % en 1952, 17 % en 1958, 30 % en 1964 y 31 % en 1970.',
    caption:
      'Votantes en las elecciones presidenciales como porcentaje de la población total de Chile. Valores aproximados con fines didácticos.',
  },
  key: { text: 'La aprobación del voto femenino en elecciones presidenciales.' },
  distractors: [
    {
      mistake: 'historia-orden-de-los-hechos',
      text: 'El derecho a voto de los analfabetos y de los mayores de 18 años.',
      feedback: 'Esa ampliación se aprobó en 1970: queda fuera del período.',
    },
    {
      mistake: 'historia-otra-medida',
      text: 'El establecimiento de la cédula única para emitir el sufragio.',
      feedback: 'La cédula única es de 1958; revisa los años que se comparan.',
    },
    {
      mistake: 'historia-otra-epoca',
      text: 'El fin de los requisitos de propiedad para inscribirse.',
      feedback: 'Los requisitos de renta se eliminaron en el siglo XIX.',
    },
  ],
  solution: [
    {
      title: 'Fijar el período',
      text: 'Entre 1938 y 1952 la parte de la población que vota pasa de 9 % a 16 %.',
    },
    {
      title: 'Ubicar los hechos',
      text: 'En 1949 se aprobó el voto de las mujeres en elecciones presidenciales, que se ejerció en 1952. Los otros cambios caen antes o después.',
    },
    {
      title: 'Respuesta',
      text: 'La respuesta es: La aprobación del voto femenino en elecciones presidenciales.',
    },
  ],
});
