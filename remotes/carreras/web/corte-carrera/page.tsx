import type { PageHead, PageProps } from '@travesia/kit-remote';
import { PageHeader } from '@travesia/kit-ui';
import { type CareerCutoffsData, isCareerCutoffsData } from './career-cutoffs-data.ts';

function read(data: unknown): CareerCutoffsData {
  if (!isCareerCutoffsData(data)) throw new Error('corte-carrera: the page was given no career');
  return data;
}

const titleOf = ({ name }: CareerCutoffsData) => `Puntajes de corte de ${name}`;

export const head: PageHead = ({ data }) => ({ title: titleOf(read(data)), noIndex: true });

export default function CorteCarrera({ data }: PageProps) {
  return <PageHeader title={titleOf(read(data))} />;
}
