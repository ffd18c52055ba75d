import type { Area } from '../src/index.ts';

const EVERY: Readonly<Record<Area, true>> = {
  cl: true,
  m1: true,
  m2: true,
  hcs: true,
  ciencias: true,
  carreras: true,
  juegos: true,
  estudio: true,
};

const isArea = (name: string): name is Area => name in EVERY;

export const AREAS: readonly Area[] = Object.keys(EVERY).filter(isArea);
