import type { PageHead, PageProps } from '@travesia/kit-remote';
import { PageHeader } from '@travesia/kit-ui';
import { isUniversityData, type UniversityData } from './university-data.ts';

function read(data: unknown): UniversityData {
  if (!isUniversityData(data)) throw new Error('universidad-publica: the page was given no career');
  return data;
}

const titleOf = ({ name }: UniversityData) => `${name}`;

export const head: PageHead = ({ data }) => ({ title: titleOf(read(data)), noIndex: true });

export default function UniversidadPublica({ data }: PageProps) {
  return <PageHeader title={titleOf(read(data))} />;
}
