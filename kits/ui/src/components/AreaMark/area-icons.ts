import type { Area } from '../../area.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import {
  bookOpenIcon,
  compassIcon,
  flaskIcon,
  functionIcon,
  gamepadIcon,
  graduationCapIcon,
  landmarkIcon,
  piIcon,
} from '../../icons/icons.ts';

/** The sign of each area. */
export const AREA_ICONS: Readonly<Record<Area, IconShape>> = {
  cl: bookOpenIcon,
  m1: piIcon,
  m2: functionIcon,
  hcs: landmarkIcon,
  ciencias: flaskIcon,
  carreras: graduationCapIcon,
  juegos: gamepadIcon,
  estudio: compassIcon,
};
