import { LOADING_DELAY_MS, type MountedPage, type PageLocation, PRERENDERED_ID_PREFIX } from '@travesia/contracts/page';
import type { BootFragment, LoadRecord, ResolvedRelease } from '@travesia/contracts/release';
import type { AppMatch } from '../app-routes.ts';
import { followFailedPage } from '../development/failed-page.ts';
import { failureOf, kindOfCause, LoadError, type LoadOutcome, type PageFailure } from '../federation/load-outcome.ts';
import type { PageLoader } from '../federation/page-loader.ts';
import type { ArrivedView } from '../navigation/arrive-at.ts';
import { StateSubject } from '../state/state-subject.ts';
import { type CrashLoopGuard, NeverEnded } from './crash-loop-guard.ts';
import type { ScopedHost } from './host-api.ts';
import { type HostedPage, inputOf, keyOf, pageLocation, staysInPlace, titleOf } from './hosted-page.ts';
import { renderLoading } from './render-loading.ts';

/** Hidden pages that are kept; the one that was left longest ago goes first. */
export const KEPT_PAGES_LIMIT = 5;

/** From the call to mount to the first paint; a page that waits longer for itself will wait for ever. */
export const MOUNT_DEADLINE_MS = 10_000;

/** The page, or its failure, that came onto the screen. */
export interface Arrival extends ArrivedView {
  readonly match: AppMatch;
  /** For the document, without the site's name. */
  readonly title: string;
}

/** A prerendered fragment whose code is on its way. */
interface Adoption {
  readonly key: string;
  /** Query and hash may change meanwhile. */
  location: PageLocation;
}

export interface PageHostOptions {
  readonly loader: Pick<PageLoader, 'load'>;
  readonly crashLoopGuard: Pick<CrashLoopGuard, 'known' | 'isStuck' | 'reset' | 'enter' | 'leave'>;
  createScope(location$: StateSubject<PageLocation>): ScopedHost;
  /** Shows `failure` in `element`; returns what takes it away again. */
  renderFailure(element: HTMLElement, failure: PageFailure, title: string, retry: () => void): () => void;
  /** The code of the page is about to take over `fragment`. */
  adopts(fragment: HTMLElement): void;
  arrived(arrival: Arrival): void;
  notFound(): void;
  /** A visit that had to load something came to its end, or a page failed later. */
  record(record: LoadRecord): void;
  /** Milliseconds, as `performance.now`. */
  now(): number;
  /** Bots keep the prerendered content whatever breaks. */
  readonly keepPrerendered: boolean;
}

type Loaded = Extract<LoadOutcome, { status: 'loaded' }>;

/** One visit that has to load something. */
interface Visit {
  readonly match: AppMatch;
  readonly turn: number;
  /** As the host's `now`. */
  readonly begin: number;
}

function logFailure({ remote, release, page, kind, phase, cause }: PageFailure): void {
  console.error(`${remote} ${release}: ${page} (${phase}, ${kind})`, cause);
  if (process.env['NODE_ENV'] === 'development') followFailedPage(cause);
}

const isSameQuery = (one: string, other: string) =>
  new URLSearchParams(one).toString() === new URLSearchParams(other).toString();

/** What was released since may have repaired it. */
const guardKeyOf = (match: AppMatch) => `${keyOf(match)}@${match.route.release.id}`;

async function withinMountDeadline(ready: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    const expire = () => reject(new Error(`not on screen within ${MOUNT_DEADLINE_MS} ms`));
    timer = setTimeout(expire, MOUNT_DEADLINE_MS);
  });
  await Promise.race([ready, expired]).finally(() => clearTimeout(timer));
}

/**
 * Puts pages on the screen, each in a container and a root of its own, and takes them off again.
 * Knows nothing of React: a page is whatever fulfils the page contract.
 */
export class PageHost {
  readonly #options: PageHostOptions;
  #root: HTMLElement;
  #current: HostedPage | undefined;
  readonly #kept = new Map<string, HostedPage>();
  /** Pages whose failure is, or was last, on the screen. */
  readonly #failed = new Set<string>();
  #turn = 0;
  #lastPrefix = 0;
  #adoption: Adoption | undefined;
  #interlude: (() => void) | undefined;

  constructor(root: HTMLElement, options: PageHostOptions) {
    this.#root = root;
    this.#options = options;
  }

  /** The element that holds the containers was made anew: the containers move there. */
  attach(root: HTMLElement): void {
    if (root === this.#root) return;
    root.replaceChildren(...this.#root.childNodes);
    this.#root = root;
  }

  /** Adopts the prerendered fragment that came with the document, once `admission` resolves. */
  async hydrate(
    match: AppMatch,
    location: PageLocation,
    { data, search }: BootFragment,
    admission?: Promise<unknown>,
  ): Promise<void> {
    const container = this.#root.querySelector<HTMLElement>(':scope > [data-page]');
    // A document that was kept for this path may be that of another query.
    const isOther = search !== undefined && !isSameQuery(search, location.search);
    if (isOther) container?.remove();
    if (!container || isOther) return this.show(match, location, admission);
    const visit: Visit = { match, turn: ++this.#turn, begin: this.#options.now() };
    const adoption: Adoption = { key: keyOf(match), location };
    this.#adoption = adoption;
    // Not every document carries the data of its page.
    const inlined = data === undefined && match.route.data ? undefined : { data };
    const outcome = await this.#load(match, false, inlined);
    await admission;
    if (visit.turn !== this.#turn) return;
    const adopted = adoption.location;
    if (outcome.status === 'loaded') {
      // Another release's code does not fit this one's fragment.
      const own = outcome.release === match.route.release;
      await this.#mount(visit, adopted, outcome, own ? container : this.#newContainer(match), search);
    } else if (outcome.status === 'failed') {
      this.#note(outcome.failure, visit);
      // The fragment stays readable below the failure.
      if (!this.#options.keepPrerendered) this.#showFailure(match, adopted, outcome.failure);
    }
    if (visit.turn !== this.#turn) return;
    this.#options.crashLoopGuard.leave(guardKeyOf(match));
    this.#adoption = undefined;
    if (this.#current && adoption.location !== adopted) this.#update(this.#current, match, adoption.location);
  }

  /** Drops what is kept, and with `current` also what is on the screen: the next visit begins anew. */
  forget(current: boolean): void {
    for (const page of [...this.#kept.values()]) this.#drop(page);
    if (current && this.#current) this.#drop(this.#current);
  }

  /**
   * Shows the page of `match`: the kept one, the current one with a new address, or a new one. The latter is loaded
   * meanwhile, and shown once `admission` resolves.
   */
  async show(match: AppMatch, location: PageLocation, admission?: Promise<unknown>): Promise<void> {
    const key = keyOf(match);
    if (this.#adoption?.key === key) {
      this.#adoption.location = location;
      return;
    }
    this.#adoption = undefined;
    const turn = ++this.#turn;
    const current = this.#current;
    if (current && staysInPlace(current.match, match)) {
      this.#endInterlude();
      this.#update(current, match, location);
      return;
    }
    const kept = this.#kept.get(key);
    if (kept) {
      // Before room is made for the page that is left: the one that comes back needs none.
      this.#kept.delete(key);
      this.#leaveCurrent();
      this.#reveal(kept, match, location);
      return;
    }
    await this.#open(match, location, turn, admission);
  }

  async #open(match: AppMatch, location: PageLocation, turn: number, admission?: Promise<unknown>): Promise<void> {
    const visit: Visit = { match, turn, begin: this.#options.now() };
    const delay = setTimeout(() => {
      if (turn === this.#turn) this.#showLoading();
    }, LOADING_DELAY_MS);
    const outcome = await this.#load(match, this.#failed.has(keyOf(match)));
    await admission;
    if (turn === this.#turn && outcome.status === 'loaded') {
      await this.#mount(visit, location, outcome, this.#newContainer(match));
    }
    clearTimeout(delay);
    if (turn !== this.#turn) return;
    this.#options.crashLoopGuard.leave(guardKeyOf(match));
    if (outcome.status === 'failed') {
      this.#note(outcome.failure, visit);
      this.#replaceByFailure(match, location, outcome.failure);
    }
    if (outcome.status === 'not-found') this.#options.notFound();
  }

  /** Guarded until the page stands, or failed. */
  async #load(match: AppMatch, retry: boolean, inlined?: { data: unknown }): Promise<LoadOutcome> {
    const { crashLoopGuard, loader } = this.#options;
    const key = guardKeyOf(match);
    if (crashLoopGuard.known) await crashLoopGuard.known;
    if (crashLoopGuard.isStuck(key)) {
      const cause = new LoadError('mount', 'mount', new NeverEnded());
      return { status: 'failed', failure: failureOf(match.route.release, match.route.page, cause) };
    }
    crashLoopGuard.enter(key);
    return loader.load(match, retry, inlined);
  }

  /** Out of sight until its page is ready. */
  #newContainer({ route }: AppMatch): HTMLElement {
    const container = document.createElement('div');
    container.dataset['page'] = `${route.release.name}:${route.page}`;
    container.dataset['arriving'] = '';
    this.#root.append(container);
    return container;
  }

  /** The end of a visit, or of a page that was open. */
  #note(failure: PageFailure, visit: Visit): void {
    this.#failed.add(keyOf(visit.match));
    this.#tellFailure(failure, visit);
  }

  #tellFailure(failure: PageFailure, { begin }: Visit): void {
    logFailure(failure);
    const { remote, release, channel, page, kind, phase } = failure;
    this.#options.record({ remote, release, channel, page, outcome: kind, phase, ms: this.#since(begin) });
  }

  #noteLoaded({ match, begin }: Visit, { name, id, channel }: ResolvedRelease): void {
    this.#failed.delete(keyOf(match));
    const { page } = match.route;
    this.#options.record({ remote: name, release: id, channel, page, outcome: 'loaded', ms: this.#since(begin) });
  }

  #since(begin: number): number {
    return Math.round(this.#options.now() - begin);
  }

  /** @param prerenderedSearch of what stands in `container`. */
  async #mount(
    visit: Visit,
    location: PageLocation,
    loaded: Loaded,
    container: HTMLElement,
    prerenderedSearch?: string,
  ): Promise<void> {
    const { match, turn } = visit;
    const { module, data, release, insteadOf } = loaded;
    // The student sees nothing of it; whoever released it must.
    if (insteadOf) this.#tellFailure(insteadOf, visit);
    const hydrate = container.dataset['arriving'] === undefined;
    const prerendered = hydrate && this.#options.keepPrerendered ? container.cloneNode(true) : undefined;
    const { params, route } = match;
    const location$ = new StateSubject(pageLocation(match, location));
    const scope = this.#options.createScope(location$);
    let phase: 'mount' | 'render' = 'mount';
    const page: HostedPage = {
      match,
      module,
      data,
      container,
      location$,
      scope,
      mounted: undefined,
      scrollY: 0,
      fail: (cause) => {
        const concerns = phase === 'mount' ? turn === this.#turn : this.#current === page;
        const failure = failureOf(release, route.page, new LoadError(kindOfCause(cause, 'mount'), phase, cause));
        this.#note(failure, visit);
        this.#drop(page);
        if (!concerns) return;
        if (prerendered) this.#root.append(prerendered);
        else this.#replaceByFailure(page.match, page.location$.get(), failure);
      },
    };
    let early: { readonly cause: unknown } | undefined;
    if (hydrate) this.#options.adopts(container);
    try {
      page.mounted = module.mount(container, {
        page: route.page,
        params,
        location: location$.get(),
        ...(data !== undefined && { data }),
        idPrefix: hydrate ? PRERENDERED_ID_PREFIX : `p${++this.#lastPrefix}-`,
        hydrate,
        ...(hydrate && prerenderedSearch !== undefined && { prerenderedSearch }),
        host: scope.host,
        onError: (cause) => {
          if (phase === 'render') page.fail(cause);
          else early ??= { cause };
        },
      });
      await withinMountDeadline(page.mounted.ready);
      if (early) throw early.cause;
    } catch (cause) {
      page.fail(cause);
      return;
    }
    phase = 'render';
    if (turn !== this.#turn) {
      this.#drop(page);
      return;
    }
    this.#noteLoaded(visit, release);
    this.#leaveCurrent(container);
    delete container.dataset['arriving'];
    this.#current = page;
    this.#announce(page, { stays: hydrate });
  }

  #update(page: HostedPage, match: AppMatch, location: PageLocation): void {
    this.#relocate(page, match, location);
    this.#announce(page, { stays: true });
  }

  #reveal(page: HostedPage, match: AppMatch, location: PageLocation): void {
    this.#current = page;
    page.container.hidden = false;
    this.#tell(page, (mounted) => mounted.show());
    const { search, hash } = page.location$.get();
    if (search !== location.search || hash !== location.hash) this.#relocate(page, match, location);
    this.#announce(page, { stays: false, keptScrollY: page.scrollY });
  }

  #relocate(page: HostedPage, match: AppMatch, location: PageLocation): void {
    page.match = match;
    page.location$.set(pageLocation(match, location));
    this.#tell(page, (mounted) => mounted.update(inputOf(page)));
  }

  /** A page that throws at what it is told is broken, and nobody else is. */
  #tell(page: HostedPage, what: (mounted: MountedPage) => void): void {
    if (!page.mounted) return;
    try {
      what(page.mounted);
    } catch (cause) {
      page.fail(cause);
    }
  }

  #announce(page: HostedPage, { stays, keptScrollY }: Pick<Arrival, 'stays'> & Partial<Arrival>): void {
    // It broke when it was told.
    if (this.#current !== page) return;
    const { match, container } = page;
    this.#options.arrived({ match, title: titleOf(page), container, keptScrollY, stays });
  }

  /** Takes the current page, or what stands in the place of the `arriving` one, off the screen. */
  #leaveCurrent(arriving?: HTMLElement): void {
    this.#endInterlude();
    const page = this.#current;
    this.#current = undefined;
    if (page?.match.route.keepAlive) this.#keep(page);
    else if (page) this.#drop(page);
    // What is left is a fragment that was never brought to life.
    for (const orphan of this.#root.querySelectorAll(':scope > [data-page]:not([hidden], [data-arriving])')) {
      if (orphan !== arriving) orphan.remove();
    }
  }

  #keep(page: HostedPage): void {
    page.scrollY = window.scrollY;
    page.container.hidden = true;
    this.#kept.set(keyOf(page.match), page);
    this.#tell(page, (mounted) => mounted.hide());
    for (const oldest of this.#kept.values()) {
      if (this.#kept.size <= KEPT_PAGES_LIMIT) break;
      this.#drop(oldest);
    }
  }

  #drop(page: HostedPage): void {
    const key = keyOf(page.match);
    if (this.#kept.get(key) === page) this.#kept.delete(key);
    if (this.#current === page) this.#current = undefined;
    const { mounted } = page;
    page.mounted = undefined;
    try {
      mounted?.unmount();
    } catch (error) {
      reportError(error);
    }
    page.scope.release();
    page.container.remove();
  }

  #showLoading(): void {
    this.#leaveCurrent();
    const element = renderLoading(document);
    this.#root.append(element);
    // Where the page before was scrolled to there may be nothing now but the end of the document.
    window.scrollTo(0, 0);
    this.#interlude = () => element.remove();
  }

  #replaceByFailure(match: AppMatch, location: PageLocation, failure: PageFailure): void {
    this.#leaveCurrent();
    const container = this.#showFailure(match, location, failure);
    this.#options.arrived({ match, title: match.route.title, container, keptScrollY: undefined, stays: false });
  }

  #showFailure(match: AppMatch, location: PageLocation, failure: PageFailure): HTMLElement {
    const element = document.createElement('div');
    element.dataset['failure'] = failure.phase;
    this.#root.prepend(element);
    const retry = () => {
      this.#options.crashLoopGuard.reset(guardKeyOf(match));
      const turn = ++this.#turn;
      void this.#open(match, location, turn);
    };
    const remove = this.#options.renderFailure(element, failure, match.route.title, retry);
    this.#interlude = () => {
      remove();
      element.remove();
    };
    return element;
  }

  #endInterlude(): void {
    this.#interlude?.();
    this.#interlude = undefined;
  }
}
