import type { Manipulable } from '@travesia/content-lesson-model';
import type { ComponentType } from 'react';

type Kind = Manipulable['kind'];

/** What draws one kind and lets it be moved. */
export interface ManipulableModule<Of extends Kind> {
  readonly default: ComponentType<{ readonly manipulable: Extract<Manipulable, { readonly kind: Of }> }>;
}

/** From kind to what draws it, each loaded when it is first seen. */
export const MANIPULABLES: { readonly [Of in Kind]: () => Promise<ManipulableModule<Of>> } = {
  balance: () => import('@travesia/kit-manipulables/balance'),
  circuit: () => import('@travesia/kit-manipulables/circuit'),
  'data-plots': () => import('@travesia/kit-manipulables/data-plots'),
  'fraction-bar': () => import('@travesia/kit-manipulables/fraction-bar'),
  'function-plotter': () => import('@travesia/kit-manipulables/function-plotter'),
  homothety: () => import('@travesia/kit-manipulables/homothety'),
  'line-through-points': () => import('@travesia/kit-manipulables/line-through-points'),
  map: () => import('@travesia/kit-manipulables/map'),
  'marked-text': () => import('@travesia/kit-manipulables/marked-text'),
  'number-line': () => import('@travesia/kit-manipulables/number-line'),
  parabola: () => import('@travesia/kit-manipulables/parabola'),
  particles: () => import('@travesia/kit-manipulables/particles'),
  probability: () => import('@travesia/kit-manipulables/probability'),
  solution: () => import('@travesia/kit-manipulables/solution'),
  timeline: () => import('@travesia/kit-manipulables/timeline'),
  triangle: () => import('@travesia/kit-manipulables/triangle'),
  'unit-circle': () => import('@travesia/kit-manipulables/unit-circle'),
};
