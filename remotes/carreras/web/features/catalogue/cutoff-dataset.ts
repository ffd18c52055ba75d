import type { Dataset, WithContext } from 'schema-dts';
import { CUTOFF_YEAR, CUTOFF_YEARS } from '../../../admission/program.ts';

interface DatasetOf {
  readonly name: string;
  readonly description: string;
  readonly path: `/${string}`;
}

/** schema.org Dataset of the cut-offs that a page shows. */
export function cutoffDataset({ name, description, path }: DatasetOf) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name,
    description,
    url: path,
    inLanguage: 'es-CL',
    isAccessibleForFree: true,
    temporalCoverage: `${CUTOFF_YEARS.at(-1)}/${CUTOFF_YEAR}`,
    spatialCoverage: { '@type': 'Place', name: 'Chile' },
    variableMeasured: 'Puntaje ponderado del último seleccionado, vía regular, primera ronda',
    creator: { '@type': 'Organization', name: 'Travesía' },
    citation: `DEMRE, Universidad de Chile: resultados de selección, Admisión ${CUTOFF_YEARS.at(-1)} a ${CUTOFF_YEAR}`,
  } satisfies WithContext<Dataset>;
}
