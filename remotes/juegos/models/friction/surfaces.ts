export const SURFACE_IDS = [
  'goma-seca',
  'goma-mojada',
  'suela',
  'acero',
  'madera',
  'nieve',
  'hielo',
  'teflon',
] as const;

export type SurfaceId = (typeof SURFACE_IDS)[number];

export interface Surface {
  readonly id: SurfaceId;
  /** What slides on what, within a sentence. */
  readonly name: string;
  readonly staticCoefficient: number;
  readonly kineticCoefficient: number;
}

/** From where the coefficients are. Measured ones differ by a third and more with dirt, wear and moisture. */
export const SURFACES_SOURCE = {
  name: 'OpenStax, College Physics, tabla 5.1: coeficientes de roce estático y cinético, valores aproximados',
  year: 2012,
} as const;

export const SURFACES: Readonly<Record<SurfaceId, Surface>> = {
  'goma-seca': surface('goma-seca', 'goma sobre hormigón seco', 1, 0.7),
  'goma-mojada': surface('goma-mojada', 'goma sobre hormigón mojado', 0.7, 0.5),
  suela: surface('suela', 'suela sobre madera', 0.9, 0.7),
  acero: surface('acero', 'acero sobre acero seco', 0.6, 0.3),
  madera: surface('madera', 'madera sobre madera', 0.5, 0.3),
  nieve: surface('nieve', 'madera encerada sobre nieve húmeda', 0.14, 0.1),
  hielo: surface('hielo', 'hielo sobre hielo', 0.1, 0.03),
  teflon: surface('teflon', 'teflón sobre acero', 0.04, 0.04),
};

function surface(id: SurfaceId, name: string, staticCoefficient: number, kineticCoefficient: number): Surface {
  return { id, name, staticCoefficient, kineticCoefficient };
}
