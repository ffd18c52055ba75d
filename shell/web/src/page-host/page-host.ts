import {
  LOADING_DELAY_MS,
  type MountedPage,
  type PageInput,
  type PageLocation,
  type PageModule,
  PRERENDERED_ID_PREFIX,
} from '@travesia/contracts';
import type { AppMatch } from '../app-routes.ts';
import type { LoadPhase, PageFailure } from '../federation/load-outcome.ts';
import type { PageLoader } from '../federation/page-loader.ts';
import { StateSubject } from '../state/state-subject.ts';
import type { ScopedHost } from './host-api.ts';

/** Hidden pages that are kept; the one that was left longest ago goes first. */
export const KEPT_PAGES_LIMIT = 5;

interface HostedPage {
  readonly key: string;
  match: AppMatch;
  readonly module: PageModule;
  readonly data: unknown;
  readonly container: HTMLElement;
  readonly location$: StateSubject<PageLocation>;
  readonly scope: ScopedHost;
  mounted: MountedPage | undefined;
  scrollY: number;
}

/** The page that came onto the screen. */
export interface Arrival {
  readonly match: AppMatch;
  readonly input: PageInput;
  readonly module: PageModule;
  readonly container: HTMLElement;
  /** Where a kept page was scrolled to when it was left. */
  readonly keptScrollY: number | undefined;
}

export interface PageHostOptions {
  readonly loader: PageLoader;
  createScope(location$: StateSubject<PageLocation>): ScopedHost;
  /** Shows `failure` in `element`; returns what takes it away again. */
  renderFailure(element: HTMLElement, failure: PageFailure, title: string, retry: () => void): () => void;
  arrived(arrival: Arrival): void;
  notFound(location: PageLocation): void;
  /** Bots keep the prerendered content whatever breaks. */
  readonly keepPrerendered: boolean;
}

const keyOf = ({ route, canonicalPath }: AppMatch) => `${route.release.name}:${route.page}:${canonicalPath}`;

const isSamePage = (a: AppMatch, b: AppMatch) => a.route.release === b.route.release && a.route.page === b.route.page;

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
    const outcome = await this.#options.loader.load(match, 0, { data });
    if (turn !== this.#turn) {
      container.remove();
      return;
    }
    if (outcome.status === 'loaded') {
      await this.#mount(match, location, outcome.module, data, container, turn);
    } else if (outcome.status === 'failed' && !this.#options.keepPrerendered) {
      // The fragment stays readable below the failure.
      this.#fail(match, location, outcome.failure);
    }
  }

  /** Shows the page of `match`: the kept one, the current one with a new address, or a new one. */
  async show(match: AppMatch, location: PageLocation): Promise<void> {
    const turn = ++this.#turn;
    const key = keyOf(match);
    const current = this.#current;
    const staysInPlace = current && !match.route.keepAlive && !match.route.data && isSamePage(current.match, match);
    if (current && (current.key === key || staysInPlace)) {
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
      this.#leaveCurrent();
      this.#fail(match, location, outcome.failure);
    }
    if (outcome.status === 'not-found') this.#options.notFound(location);
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
    const { params, route, canonicalPath } = match;
    const location$ = new StateSubject<PageLocation>(location);
    const scope = this.#options.createScope(location$);
    const page: HostedPage = {
      key: keyOf(match),
      match,
      module,
      data,
      container,
      location$,
      scope,
      mounted: undefined,
      scrollY: 0,
    };
    let phase: LoadPhase = 'mount';
    const failed = (cause: unknown) => {
      const concerns = phase === 'mount' ? turn === this.#turn : this.#current === page;
      this.#drop(page);
      if (!concerns) return;
      if (prerendered) {
        this.#root.append(prerendered);
        return;
      }
      this.#leaveCurrent();
      const { name, version } = route.release;
      this.#fail(page.match, page.location$.get(), { remote: name, version, page: route.page, phase, cause });
    };
    try {
      page.mounted = module.mount(container, {
        page: route.page,
        params,
        location: { ...location, pathname: canonicalPath },
        ...(data !== undefined && { data }),
        idPrefix: hydrate ? PRERENDERED_ID_PREFIX : `p${++this.#lastPrefix}-`,
        hydrate,
        host: scope.host,
        onError: (error) => {
          if (phase === 'render') failed(error);
        },
      });
      await page.mounted.ready;
    } catch (cause) {
      failed(cause);
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
    this.#announce(page, undefined);
  }

  #update(page: HostedPage, match: AppMatch, location: PageLocation): void {
    page.match = match;
    page.location$.set(location);
    page.mounted?.update(this.#inputOf(page));
    this.#announce(page, undefined);
  }

  #reveal(page: HostedPage, match: AppMatch, location: PageLocation): void {
    this.#current = page;
    page.container.hidden = false;
    page.mounted?.show();
    if (page.location$.get().search !== location.search || page.location$.get().hash !== location.hash) {
      page.match = match;
      page.location$.set(location);
      page.mounted?.update(this.#inputOf(page));
    }
    this.#announce(page, page.scrollY);
  }

  #inputOf({ match, location$, data }: HostedPage): PageInput {
    return {
      params: match.params,
      location: { ...location$.get(), pathname: match.canonicalPath },
      ...(data !== undefined && { data }),
    };
  }

  #announce(page: HostedPage, keptScrollY: number | undefined): void {
    const { match, module, container } = page;
    this.#options.arrived({ match, input: this.#inputOf(page), module, container, keptScrollY });
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
    page.mounted?.hide();
    page.container.hidden = true;
    this.#kept.set(page.key, page);
    for (const oldest of this.#kept.values()) {
      if (this.#kept.size <= KEPT_PAGES_LIMIT) break;
      this.#drop(oldest);
    }
  }

  #drop(page: HostedPage): void {
    this.#kept.delete(page.key);
    if (this.#current === page) this.#current = undefined;
    try {
      page.mounted?.unmount();
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

  #fail(match: AppMatch, location: PageLocation, failure: PageFailure): void {
    console.error(`${failure.remote} ${failure.version}: ${failure.page} (${failure.phase})`, failure.cause);
    this.#endInterlude();
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
  }

  #endInterlude(): void {
    this.#interlude?.();
    this.#interlude = undefined;
  }
}
