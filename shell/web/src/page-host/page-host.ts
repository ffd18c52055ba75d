import {
  LOADING_DELAY_MS,
  type MountedPage,
  type PageLocation,
  type PageModule,
  PRERENDERED_ID_PREFIX,
} from '@travesia/contracts';
import type { AppMatch } from '../app-routes.ts';
import type { LoadPhase, PageFailure } from '../federation/load-outcome.ts';
import type { PageLoader } from '../federation/page-loader.ts';
import type { ArrivedView } from '../navigation/arrive-at.ts';
import { StateSubject } from '../state/state-subject.ts';
import type { ScopedHost } from './host-api.ts';
import { type HostedPage, inputOf, keyOf, pageLocation, staysInPlace, titleOf } from './hosted-page.ts';

/** Hidden pages that are kept; the one that was left longest ago goes first. */
export const KEPT_PAGES_LIMIT = 5;

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
  readonly loader: PageLoader;
  createScope(location$: StateSubject<PageLocation>): ScopedHost;
  /** Shows `failure` in `element`; returns what takes it away again. */
  renderFailure(element: HTMLElement, failure: PageFailure, title: string, retry: () => void): () => void;
  arrived(arrival: Arrival): void;
  notFound(): void;
  /** Bots keep the prerendered content whatever breaks. */
  readonly keepPrerendered: boolean;
}

function logFailure({ remote, version, page, phase, cause }: PageFailure): void {
  console.error(`${remote} ${version}: ${page} (${phase})`, cause);
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
  readonly #attempts = new Map<string, number>();
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

  /** Adopts the prerendered fragment that came with the document. */
  async hydrate(match: AppMatch, location: PageLocation, data: unknown): Promise<void> {
    const container = this.#root.querySelector<HTMLElement>(':scope > [data-page]');
    if (!container) return this.show(match, location);
    const turn = ++this.#turn;
    const adoption: Adoption = { key: keyOf(match), location };
    this.#adoption = adoption;
    const outcome = await this.#options.loader.load(match, 0, { data });
    if (turn !== this.#turn) return;
    const adopted = adoption.location;
    if (outcome.status === 'loaded') {
      await this.#mount(match, adopted, outcome.module, data, container, turn);
    } else if (outcome.status === 'failed') {
      logFailure(outcome.failure);
      // The fragment stays readable below the failure.
      if (!this.#options.keepPrerendered) this.#showFailure(match, adopted, outcome.failure);
    }
    if (turn !== this.#turn) return;
    this.#adoption = undefined;
    if (this.#current && adoption.location !== adopted) this.#update(this.#current, match, adoption.location);
  }

  /** Drops what is kept, and with `current` also what is on the screen: the next visit begins anew. */
  forget(current: boolean): void {
    for (const page of [...this.#kept.values()]) this.#drop(page);
    if (current && this.#current) this.#drop(this.#current);
  }

  /** Shows the page of `match`: the kept one, the current one with a new address, or a new one. */
  async show(match: AppMatch, location: PageLocation): Promise<void> {
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
    await this.#open(match, location, turn);
  }

  async #open(match: AppMatch, location: PageLocation, turn: number): Promise<void> {
    const delay = setTimeout(() => {
      if (turn === this.#turn) this.#showLoading();
    }, LOADING_DELAY_MS);
    const attempt = this.#attempts.get(match.route.release.id) ?? 0;
    const outcome = await this.#options.loader.load(match, attempt);
    if (turn === this.#turn && outcome.status === 'loaded') {
      const container = document.createElement('div');
      container.dataset['page'] = `${match.route.release.name}:${match.route.page}`;
      container.dataset['arriving'] = '';
      this.#root.append(container);
      await this.#mount(match, location, outcome.module, outcome.data, container, turn);
    }
    clearTimeout(delay);
    if (turn !== this.#turn) return;
    if (outcome.status === 'failed') {
      logFailure(outcome.failure);
      this.#replaceByFailure(match, location, outcome.failure);
    }
    if (outcome.status === 'not-found') this.#options.notFound();
  }

  async #mount(
    match: AppMatch,
    location: PageLocation,
    module: PageModule,
    data: unknown,
    container: HTMLElement,
    turn: number,
  ): Promise<void> {
    const hydrate = container.dataset['arriving'] === undefined;
    const prerendered = hydrate && this.#options.keepPrerendered ? container.cloneNode(true) : undefined;
    const { params, route } = match;
    const location$ = new StateSubject(pageLocation(match, location));
    const scope = this.#options.createScope(location$);
    let phase: LoadPhase = 'mount';
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
        const { name, version } = route.release;
        const failure: PageFailure = { remote: name, version, page: route.page, phase, cause };
        logFailure(failure);
        this.#drop(page);
        if (!concerns) return;
        if (prerendered) this.#root.append(prerendered);
        else this.#replaceByFailure(page.match, page.location$.get(), failure);
      },
    };
    let early: { readonly cause: unknown } | undefined;
    try {
      page.mounted = module.mount(container, {
        page: route.page,
        params,
        location: location$.get(),
        ...(data !== undefined && { data }),
        idPrefix: hydrate ? PRERENDERED_ID_PREFIX : `p${++this.#lastPrefix}-`,
        hydrate,
        host: scope.host,
        onError: (cause) => {
          if (phase === 'render') page.fail(cause);
          else early ??= { cause };
        },
      });
      await page.mounted.ready;
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
    this.#attempts.delete(route.release.id);
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
    const element = document.createElement('div');
    element.dataset['loading'] = '';
    element.role = 'status';
    element.textContent = 'Cargando…';
    this.#root.append(element);
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
      const { id } = match.route.release;
      this.#attempts.set(id, (this.#attempts.get(id) ?? 0) + 1);
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
