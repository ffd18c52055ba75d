import type { PageHead, PageProps } from '@travesia/kit-remote';
import { pageData } from '@travesia/kit-remote/page-data';
import { CareerCutoffs } from './CareerCutoffs.tsx';
import type { CareerCutoffsData } from './career-cutoffs-data.ts';
import { cutoffHead } from './cutoff-head.ts';

export const head: PageHead = ({ data }) => cutoffHead(pageData<CareerCutoffsData>(data));

export default function CorteCarrera({ data }: PageProps) {
  const career = pageData<CareerCutoffsData>(data);
  return <CareerCutoffs data={career} title={`Puntajes de corte de ${career.name}`} />;
}
