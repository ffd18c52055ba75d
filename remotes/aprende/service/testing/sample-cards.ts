import type { CompiledCard } from '@travesia/content-item-model';
import type { ContentId } from '@travesia/contracts/temario';

const card = (content: ContentId, name: string, mistake?: string): CompiledCard => ({
  ...{ id: `${content}:${name}`, content, kind: mistake === undefined ? 'idea' : 'mistake' },
  ...{ front: `¿Qué es ${name}?`, back: `Lo de ${name}.` },
  ...(mistake !== undefined && { mistake }),
});

/** Three of one content, of which the last treats a mistake, and one of another. */
export const SAMPLE_CARDS: readonly CompiledCard[] = [
  card('m1.numeros.porcentaje.calculo', 'uno'),
  card('m1.numeros.porcentaje.calculo', 'dos'),
  card('m1.numeros.porcentaje.calculo', 'tres', 'base-equivocada'),
  card('m1.algebra.proporcionalidad.problemas', 'cuatro'),
];
