import type { PageModule } from '@travesia/contracts';

/** Where loading a page can fail: its code, its contract, the page itself, its style or its data. */
export type LoadPhase = 'entry' | 'contract' | 'page' | 'style' | 'data' | 'mount' | 'render';

export interface PageFailure {
  readonly remote: string;
  readonly version: string;
  readonly page: string;
  readonly phase: LoadPhase;
  readonly cause: unknown;
}

export type LoadOutcome =
  | { readonly status: 'loaded'; readonly module: PageModule; readonly data: unknown }
  | { readonly status: 'not-found' }
  | { readonly status: 'failed'; readonly failure: PageFailure };
