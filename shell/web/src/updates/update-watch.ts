import type { BootDocument, BuildMeta } from '@travesia/contracts/release';
import type { Fetch } from './build-files.ts';
import type { OfferCount } from './offer-count.ts';

/** Between two questions while the tab stays in sight. */
export const UPDATE_INTERVAL_MS = 600_000;

/** Of reloads, to one tab: who declined twice is left alone. */
export const UPDATE_OFFERS_MAX = 2;

/** An offer on the screen, until it is taken, closed or withdrawn. */
export interface ShownOffer {
  isShown(): boolean;
  withdraw(): void;
}

/** What the watch needs of the tab around it. */
export interface UpdateTab {
  readonly fetch: Fetch;
  every(ms: number, run: () => void): void;
  isVisible(): boolean;
  /** The student would be asked before they leave (a clock, a payment, unsaved work), or is where attempts are taken. */
  isBlocked(): boolean;
  /** Address of the page that a reload would open. */
  address(): string;
  offer(): ShownOffer;
  readonly offers: OfferCount;
}

export type OwnBuild = Pick<BootDocument, 'build' | 'revision' | 'releases'>;

/**
 * Learns that something newer is live and offers a reload, which nobody has to take: what this tab
 * has loaded stays, and its files stay served. Offers when it learns of a build, and once more when
 * the student goes to another area.
 */
export class UpdateWatch {
  readonly #own: OwnBuild;
  readonly #tab: UpdateTab;
  /** A canary, or something pinned: what is live for everybody says nothing of how that goes on. */
  readonly #isForFew: boolean;
  #checking = false;
  /** The releases of the newer build, confirmed. */
  #newer: string | null = null;
  /** There is an occasion that has not led to an offer yet. */
  #owed = false;
  #shown: ShownOffer | null = null;
  #area: string | undefined;

  constructor(own: OwnBuild, tab: UpdateTab) {
    this.#own = own;
    this.#isForFew = own.releases.some(({ channel }) => channel === 'canary' || channel === 'override');
    this.#tab = tab;
    tab.every(UPDATE_INTERVAL_MS, () => void this.check());
  }

  /** Also for when the tab comes into sight, or is online again. Never rejects. */
  async check(): Promise<void> {
    if (this.#checking || !this.#tab.isVisible() || !this.#hasUse()) return;
    this.#checking = true;
    try {
      this.#learn(await this.#findNewer());
    } catch {
      // Nothing is known that was not known before; the next occasion asks again.
    } finally {
      this.#checking = false;
    }
  }

  /** `area`: whose page has come onto the screen. */
  arrived(area: string): void {
    const changed = this.#area !== undefined && this.#area !== area;
    this.#area = area;
    if (!changed || this.#newer === null) return;
    this.#owed ||= !this.#isShown();
    this.#consider();
  }

  /** A block has begun or ended. */
  blockChanged(): void {
    this.#consider();
  }

  #isShown(): boolean {
    return this.#shown?.isShown() ?? false;
  }

  #hasUse(): boolean {
    return this.#isShown() || this.#tab.offers.get() < UPDATE_OFFERS_MAX;
  }

  /** @throws where nobody answers, or the newer build is not whole yet. */
  async #findNewer(): Promise<string | null> {
    // The first question is minutes away: no page waits for what asks it.
    const { askForDocument, fetchLatest, fetchMeta, fetchOwn } = await import('./build-files.ts');
    const { fetch } = this.#tab;
    const ofAll = async () => {
      const { id } = await fetchLatest(fetch);
      // `null` where it is what this tab came with.
      return id === this.#own.build ? null : fetchMeta(fetch, id);
    };
    const next = this.#isForFew ? await fetchOwn(fetch) : await ofAll();
    if (!next) return null;
    // An edge that lags behind may answer with what was live before.
    if (next.revision < this.#own.revision || !this.#differs(next.releases)) return null;
    await askForDocument(fetch, this.#tab.address());
    return JSON.stringify(next.releases);
  }

  /** Whether a reload would bring another release of something, or something more. */
  #differs(releases: BuildMeta['releases']): boolean {
    const { releases: own } = this.#own;
    const changed = own.some(({ name, id, channel }) => channel !== 'development' && releases[name] !== id);
    return changed || Object.keys(releases).some((name) => !own.some((release) => release.name === name));
  }

  #learn(newer: string | null): void {
    const isNews = newer !== null && newer !== this.#newer;
    this.#newer = newer;
    if (newer === null) {
      this.#owed = false;
      this.#withdraw();
      return;
    }
    if (isNews) this.#owed ||= !this.#isShown();
    this.#consider();
  }

  #consider(): void {
    if (this.#tab.isBlocked()) {
      this.#owed ||= this.#isShown();
      this.#withdraw();
      return;
    }
    const { offers } = this.#tab;
    if (!this.#owed || offers.get() >= UPDATE_OFFERS_MAX) return;
    this.#owed = false;
    offers.increment();
    this.#shown = this.#tab.offer();
  }

  #withdraw(): void {
    this.#shown?.withdraw();
    this.#shown = null;
  }
}
