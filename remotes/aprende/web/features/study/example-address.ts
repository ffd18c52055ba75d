import { lessonAddress } from '@travesia/contracts/page';
import type { HomeExample } from '../../../api/home.ts';

/** Parameter of the page of a lesson: the id of a named mistake that comes back as somebody's, instead of the lesson. */
export const EXAMPLE_PARAM = 'ejemplo';

export const exampleAddress = ({ content, mistake }: Pick<HomeExample, 'content' | 'mistake'>): `/${string}` =>
  `${lessonAddress(content)}&${new URLSearchParams({ [EXAMPLE_PARAM]: mistake })}`;
