import type { PageHead, PageProps } from '@travesia/kit-remote';
import { PageHeader } from '@travesia/kit-ui';
import { type CareerData, isCareerData } from './career-data.ts';

function read(data: unknown): CareerData {
  if (!isCareerData(data)) throw new Error('carrera: the page was given no career');
  return data;
}

const titleOf = ({ name }: CareerData) => `${name}`;

export const head: PageHead = ({ data }) => ({ title: titleOf(read(data)), noIndex: true });

export default function Carrera({ data }: PageProps) {
  return <PageHeader title={titleOf(read(data))} />;
}
