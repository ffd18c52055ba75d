import { defineMistakes } from '../../authoring/index.ts';

export default defineMistakes({
  'suficiencia-juzga-mal-la-primera': 'Juzga mal si la información (1) basta por sí sola',
  'suficiencia-juzga-mal-la-segunda': 'Juzga mal si la información (2) basta por sí sola',
  'suficiencia-juzga-mal-cada-una': 'Juzga mal cada información por separado',
  'suficiencia-juzga-mal-las-juntas': 'Juzga mal lo que se sabe con las dos informaciones juntas',
});
