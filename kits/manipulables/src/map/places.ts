export type Layer = 'zones' | 'population' | 'area' | 'density';

export interface Place {
  readonly name: string;
  /** Square kilometres. */
  readonly area: number;
  readonly population: number;
  /** Natural zone in which most of it lies. */
  readonly zone?: string;
}

export const CHILE_SOURCE =
  'Población: INE, Censo 2024. Superficie: INE, sin el Territorio Antártico. Las zonas naturales no siguen los límites de las regiones: se muestra la que ocupa la mayor parte.';

/** From north to south. */
export const CHILE: readonly Place[] = [
  { name: 'Arica y Parinacota', area: 16_873, population: 244_569, zone: 'Norte Grande' },
  { name: 'Tarapacá', area: 42_226, population: 369_806, zone: 'Norte Grande' },
  { name: 'Antofagasta', area: 126_049, population: 635_416, zone: 'Norte Grande' },
  { name: 'Atacama', area: 75_176, population: 299_180, zone: 'Norte Chico' },
  { name: 'Coquimbo', area: 40_580, population: 832_864, zone: 'Norte Chico' },
  { name: 'Valparaíso', area: 16_396, population: 1_896_053, zone: 'Zona Central' },
  { name: 'Metropolitana', area: 15_403, population: 7_400_741, zone: 'Zona Central' },
  { name: 'O’Higgins', area: 16_387, population: 987_228, zone: 'Zona Central' },
  { name: 'Maule', area: 30_296, population: 1_123_008, zone: 'Zona Central' },
  { name: 'Ñuble', area: 13_179, population: 512_289, zone: 'Zona Central' },
  { name: 'Biobío', area: 23_890, population: 1_613_059, zone: 'Zona Central' },
  { name: 'La Araucanía', area: 31_842, population: 1_010_423, zone: 'Zona Sur' },
  { name: 'Los Ríos', area: 18_430, population: 398_230, zone: 'Zona Sur' },
  { name: 'Los Lagos', area: 48_584, population: 890_284, zone: 'Zona Sur' },
  { name: 'Aysén', area: 108_494, population: 100_745, zone: 'Zona Austral' },
  { name: 'Magallanes', area: 132_291, population: 166_537, zone: 'Zona Austral' },
];

export const WORLD_SOURCE =
  'Población: Naciones Unidas, estimación para 2024, redondeada. Superficies redondeadas. El dibujo es un esquema: hacia los polos agranda.';

export const WORLD: readonly Place[] = [
  { name: 'América', area: 42_500_000, population: 1_048_000_000 },
  { name: 'Europa', area: 10_200_000, population: 745_000_000 },
  { name: 'África', area: 30_400_000, population: 1_515_000_000 },
  { name: 'Asia', area: 44_600_000, population: 4_807_000_000 },
  { name: 'Oceanía', area: 8_500_000, population: 46_000_000 },
  { name: 'Antártica', area: 14_200_000, population: 0 },
];
