import type { PageHead, PageProps } from '@travesia/kit-remote';
import { PageHeader } from '@travesia/kit-ui';
import { isScoreData, type ScoreData } from './score-data.ts';

function read(data: unknown): ScoreData {
  if (!isScoreData(data)) throw new Error('puntaje: the page was given no career');
  return data;
}

const titleOf = ({ name }: ScoreData) => `¿Qué puntaje necesito para ${name}?`;

export const head: PageHead = ({ data }) => ({ title: titleOf(read(data)), noIndex: true });

export default function Puntaje({ data }: PageProps) {
  return <PageHeader title={titleOf(read(data))} />;
}
