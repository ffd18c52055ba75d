import type { PageHead, PageProps } from '@travesia/kit-remote';
import { PageHeader } from '@travesia/kit-ui';
import { isLandingData, type LandingData } from './landing-data.ts';

function read(data: unknown): LandingData {
  if (!isLandingData(data)) throw new Error('estudiar: the page was given no career');
  return data;
}

const titleOf = ({ name }: LandingData) => `Estudiar ${name}`;

export const head: PageHead = ({ data }) => ({ title: titleOf(read(data)), noIndex: true });

export default function Estudiar({ data }: PageProps) {
  return <PageHeader title={titleOf(read(data))} />;
}
