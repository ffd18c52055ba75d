import { join, resolve } from 'node:path';
import { PROJECT } from '@travesia/infra-checks/project';

/** In the data folder: pictures are not committed. */
export const ALBUM_FOLDER = join(resolve(PROJECT, process.env['DATA_DIR'] || '.data'), 'album');

export const WIDTHS_PX = [360, 768, 1280] as const;
export const SCHEMES = ['light', 'dark'] as const;

/** One page in the album; a file for each of its pictures lies beside it. */
export interface AlbumPage {
  readonly name: string;
  readonly release: string;
  readonly title: string;
  readonly address: string;
  /** Where the browser was when the pictures were taken: another address where it was led on. */
  readonly arrivedAt: string;
}

export const pictureFile = (name: string, scheme: string, widthPx: number) => `${name}.${scheme}.${widthPx}.jpg`;
