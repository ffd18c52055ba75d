import type { KnowledgeModel } from '../knowledge-model.ts';

/** What one answer counts, what of it each edge leaves, and how many edges it goes: of the research. */
const COUNTS = 1.4;
const LEFT_PER_EDGE = 0.5;
const EDGES_MAX = 3;

/** Distances along `adjacent`, by place; without the place itself. */
function distances(adjacent: readonly (readonly number[])[]): readonly ReadonlyMap<number, number>[] {
  return adjacent.map((_, from) => {
    const found = new Map<number, number>();
    let reached: readonly number[] = [from];
    for (let distance = 1; reached.length > 0; distance++) {
      const next: number[] = [];
      for (const place of reached) {
        for (const other of adjacent[place] ?? []) {
          if (other === from || found.has(other)) continue;
          found.set(other, distance);
          next.push(other);
        }
      }
      reached = next;
    }
    return found;
  });
}

/**
 * A right answer adds to the log-odds of what the content stands on, a wrong one takes from what stands on it. The engine that
 * was given up: simulations compare with it.
 */
export class LogOdds {
  values: number[];
  private readonly start: readonly number[];
  private readonly below: readonly ReadonlyMap<number, number>[];
  private readonly above: readonly ReadonlyMap<number, number>[];
  private readonly asked = new Set<number>();

  constructor({ prerequisites }: Pick<KnowledgeModel, 'prerequisites'>, start: readonly number[]) {
    this.start = start;
    this.values = [...start];
    const dependants: number[][] = prerequisites.map(() => []);
    prerequisites.forEach((before, place) => {
      for (const other of before) dependants[other]?.push(place);
    });
    this.below = distances(prerequisites);
    this.above = distances(dependants);
  }

  restart(): void {
    this.values = [...this.start];
    this.asked.clear();
  }

  next(): number {
    const reach = (place: number) => (this.below[place]?.size ?? 0) + (this.above[place]?.size ?? 0);
    const worth = (place: number) => -3 * Math.abs(this.values[place] ?? 0) + Math.log(1 + reach(place));
    const left = [...this.values.keys()].filter((place) => !this.asked.has(place));
    return left.reduce((best, place) => (worth(place) > worth(best) ? place : best), left[0] ?? 0);
  }

  give(place: number, isCorrect: boolean): void {
    this.asked.add(place);
    const sign = isCorrect ? COUNTS : -COUNTS;
    const add = (other: number, by: number) => {
      this.values[other] = (this.values[other] ?? 0) + by;
    };
    add(place, sign);
    for (const [other, distance] of (isCorrect ? this.below : this.above)[place] ?? []) {
      if (distance <= EDGES_MAX) add(other, sign * LEFT_PER_EDGE ** distance);
    }
  }
}
