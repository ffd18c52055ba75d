import type { PageInput, RoutePattern } from '@travesia/contracts/page';

/** How the addresses of one route are prerendered. */
export interface PrerenderPlan {
  /** Every address of a route with parameters; a route without has its own path only. */
  readonly paths?: () => readonly string[];
  /**
   * What the page gets as `data`; JSON, or a promise of it. The route declares `data: true`. `carried` reads what the release
   * carries of a content: names to files.
   */
  readonly data?: (input: PageInput, carried: CarriedFiles) => unknown;
  /**
   * Of a route with `prerenderParam`: what the page gets as `data` for each value, while it is rendered and never later.
   */
  readonly values?: (carried: CarriedFiles) => Promise<Readonly<Record<string, unknown>>>;
}

export type CarriedFiles = (content: string) => Promise<Readonly<Record<string, unknown>>>;

export type PrerenderPlans = Readonly<Record<RoutePattern, PrerenderPlan>>;

/** Runs when the remote is built, in Node, never in a browser. */
export function definePrerender(plans: PrerenderPlans): PrerenderPlans {
  return plans;
}
