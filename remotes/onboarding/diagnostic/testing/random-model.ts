import type { KnowledgeModel } from '../knowledge-model.ts';
import { normal } from '../sample-states.ts';

const CONTENTS = 45;
const LAYERS = 6;

/** A graph like those on which engines were compared before: 45 contents in six layers, one or two prerequisites each. */
export function randomModel(uniform: () => number): KnowledgeModel {
  const integer = (below: number) => Math.floor(uniform() * below);
  const layers = Array.from({ length: CONTENTS }, () => integer(LAYERS)).sort((one, other) => one - other);
  const draw = (from: readonly number[], count: number) => {
    const left = [...from];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(integer(left.length), 1)[0] as number,
    );
  };
  const below = (place: number, isFar: boolean) =>
    layers.flatMap((layer, other) => {
      const distance = (layers[place] as number) - layer;
      return (isFar ? distance > 1 : distance === 1) ? [other] : [];
    });
  const prerequisites = layers.map((layer, place) => {
    if (layer === 0) return [];
    const near = below(place, false);
    const drawn = draw(near.length > 0 ? near : below(place, true), 1 + integer(2));
    return uniform() < 0.3 ? [...new Set([...drawn, ...draw(below(place, true), 1)])] : drawn;
  });
  const difficulty = layers.map((layer) => -1.1 + (2.2 * layer) / (LAYERS - 1) + 0.25 * normal(uniform));
  return {
    contents: layers.map((_, place) => `c${place}`),
    prerequisites,
    difficulty,
    axis: layers.map((_, place) => place % 4),
  };
}

/** The same graph for whoever knows nothing of difficulties. */
export const withoutDifficulties = (model: KnowledgeModel): KnowledgeModel => ({
  ...model,
  difficulty: model.difficulty.map(() => 0),
});

/** The same graph for whoever is mistaken about them. */
export const withWrongDifficulties = (model: KnowledgeModel, uniform: () => number): KnowledgeModel => ({
  ...model,
  difficulty: model.difficulty.map((difficulty) => difficulty + 0.5 * normal(uniform)),
});
