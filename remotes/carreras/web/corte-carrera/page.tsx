import type { PageHead, PageProps } from '@travesia/kit-remote';
import { CareerCutoffs } from './career-cutoffs.tsx';
import { type CareerCutoffsData, isCareerCutoffsData } from './career-cutoffs-data.ts';
import { cutoffHead } from './cutoff-head.ts';

function read(data: unknown): CareerCutoffsData {
  if (!isCareerCutoffsData(data)) throw new Error('corte-carrera: the page was given no career');
  return data;
}

export const head: PageHead = ({ data }) => cutoffHead(read(data));

export default function CorteCarrera({ data }: PageProps) {
  const career = read(data);
  return <CareerCutoffs data={career} title={`Puntajes de corte de ${career.name}`} />;
}
