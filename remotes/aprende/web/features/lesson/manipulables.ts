import type { Manipulable } from '@travesia/content-lesson-model';
import type { ComponentType } from 'react';

type Kind = Manipulable['kind'];

/** What draws one kind and lets it be moved. */
export interface ManipulableModule<Of extends Kind> {
  readonly default: ComponentType<{ readonly manipulable: Extract<Manipulable, { readonly kind: Of }> }>;
}

/** From kind to what draws it, each loaded when it is first seen. A kind that is not here shows its task in words. */
export const MANIPULABLES: { readonly [Of in Kind]?: () => Promise<ManipulableModule<Of>> } = {
  'function-plotter': () => import('@travesia/kit-manipulables/function-plotter'),
  'marked-text': () => import('@travesia/kit-manipulables/marked-text'),
  'number-line': () => import('@travesia/kit-manipulables/number-line'),
  timeline: () => import('@travesia/kit-manipulables/timeline'),
};
