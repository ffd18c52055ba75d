/**
 * What a student may use, kept by the slice of subscriptions. `GET` answers {@link EntitlementsAnswer}, for signed-in users
 * and our services. When it changes the page says `entitlement/changed` on the bus. Whoever cannot read it lets the student
 * go on: nobody who paid is locked out because a service is away.
 */
export const ENTITLEMENTS_PATH = '/api/suscribirse/entitlements';

/** What is sold: a pass until the sitting of the season, and one of a month that does not renew itself. */
export const PRODUCTS = ['season', 'month'] as const;

export type Product = (typeof PRODUCTS)[number];

/** How much of something a calendar month in Chile brings; `null`: without a limit. */
export interface MonthlyLimits {
  readonly simulacros: number | null;
  /** Practices of chosen contents. */
  readonly practices: number | null;
  /** Reviews of own mistakes. */
  readonly reviews: number | null;
}

export interface Entitlements {
  readonly monthly: MonthlyLimits;
  /** The language model of the tutor; its written hints are everybody's. */
  readonly tutorModel: boolean;
  /** Scores that are expected from the plan of study. */
  readonly projections: boolean;
}

/** What nobody pays for. Lessons, cards, diagnostic, games, calculators, careers and every review of an own test are not limited. */
export const FREE: Entitlements = {
  monthly: { simulacros: 4, practices: 20, reviews: 8 },
  tutorModel: false,
  projections: false,
};

/** What a pass gives. */
export const PASS: Entitlements = {
  monthly: { simulacros: null, practices: null, reviews: null },
  tutorModel: true,
  projections: true,
};

export interface EntitlementsAnswer {
  /** While nothing is sold nothing is limited either: {@link PASS} holds for everybody. */
  readonly isSold: boolean;
  readonly pass: {
    readonly product: Product;
    /** ISO 8601. */
    readonly from: string;
    readonly until: string;
  } | null;
  readonly entitlements: Entitlements;
}
