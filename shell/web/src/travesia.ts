import {
  type BootDocument,
  type LatestBuild,
  type RemoteModule,
  type ResolvedRelease,
  SHELL_NAME,
  SITE_NAME,
  signInAddress,
} from '@travesia/contracts';
import { type AppMatch, createAppRoutes } from './app-routes.ts';
import type { ChromeState, Layout } from './chrome/Chrome.tsx';
import { loadStyles, preloadPage } from './federation/assets.ts';
import { createFederation } from './federation/federation.ts';
import { createPageLoader } from './federation/page-loader.ts';
import { AppHistory, type AppLocation } from './navigation/app-history.ts';
import { captureLinks } from './navigation/link-capture.ts';
import { preloadOnIntent } from './navigation/preload-on-intent.ts';
import { ScrollMemory } from './navigation/scroll-memory.ts';
import { createScopedHost, type HostServices } from './page-host/host-api.ts';
import { type Arrival, PageHost } from './page-host/page-host.ts';
import { renderFailure } from './page-host/render-failure.tsx';
import { ACTIVITY_CHANNEL, ActivityBus } from './state/activity-bus.ts';
import { EventHub } from './state/event-hub.ts';
import { createHttpClient } from './state/http.ts';
import { Notices } from './state/notices.ts';
import { StateSubject } from './state/state-subject.ts';

/** Addresses with a file-like end or of our services are documents' business, not pages. */
const isPageAddress = (pathname: string) => !/^\/(api|releases|builds)\/|\.[a-z]+$/.test(pathname);

async function fetchPayload(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

async function latestBuild(): Promise<string | undefined> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' });
    const latest: LatestBuild = await response.json();
    return latest.id;
  } catch {
    return undefined;
  }
}

/** The shell in the browser: everything is made here once and wired together. */
export class Travesia {
  readonly #boot: BootDocument;
  readonly #shell: ResolvedRelease;
  readonly #routes;
  readonly #history = new AppHistory(window);
  readonly #scroll = new ScrollMemory(window);
  readonly #activity = new ActivityBus(new BroadcastChannel(ACTIVITY_CHANNEL));
  readonly #session$;
  readonly #layout$: StateSubject<Layout>;
  readonly #location$: StateSubject<AppLocation | null>;
  readonly #notices = new Notices();
  readonly #pages: PageHost;
  #shownKey: string;

  constructor(boot: BootDocument, pagesElement: HTMLElement, shellModule: RemoteModule) {
    const shell = boot.releases.find(({ name }) => name === SHELL_NAME);
    if (!shell) throw new Error('the document names no release of the shell');
    this.#boot = boot;
    this.#shell = shell;
    this.#routes = createAppRoutes(boot.releases);
    this.#session$ = new StateSubject(boot.session);
    this.#location$ = new StateSubject<AppLocation | null>(this.#history.location);
    this.#shownKey = this.#history.location.key;
    const initial = this.#target(this.#history.location.pathname, boot.status);
    this.#layout$ = new StateSubject<Layout>(initial.route.layout ?? 'default');

    const federation = createFederation(boot.releases.filter((release) => release !== shell));
    const loader = createPageLoader({
      loadRemote: federation.load,
      shellModule,
      preload: preloadPage,
      loadStyles,
      fetchPayload,
    });
    const services: HostServices = {
      session$: this.#session$,
      activity$: this.#activity.state$,
      navigate: (to, options) => (options?.replace ? this.#history.replace(to) : this.#history.push(to)),
      block: (question) => this.#history.block(question),
      http: createHttpClient('/'),
      notify: (notice) => this.#notices.notify(notice),
      events: new EventHub(),
    };
    this.#pages = new PageHost(pagesElement, {
      loader,
      createScope: (location$) => createScopedHost(services, location$),
      renderFailure,
      arrived: (arrival) => this.#arrived(arrival),
      notFound: (location) => void this.#pages.show(this.#errorMatch(404, location.pathname), location),
      keepPrerendered: boot.bot,
    });

    this.#activity.state$.subscribe((state) => {
      document.documentElement.dataset['activity'] = state;
    });
    this.#history.subscribe((location) => {
      this.#scroll.remember(this.#shownKey);
      this.#shownKey = location.key;
      this.#location$.set(location);
      void this.#visit(location);
    });
    captureLinks(document, isPageAddress, services.navigate);
    preloadOnIntent(document, (pathname) => {
      const match = this.#routes.match(pathname);
      if (match && this.#mayEnter(match)) preloadPage(match.route.release, match.route.page);
    });
    this.#begin(initial);
  }

  /** For the chrome around the pages. */
  get chrome(): ChromeState {
    return {
      navigator: this.#history,
      location$: this.#location$,
      layout$: this.#layout$,
      session$: this.#session$,
      notices$: this.#notices.shown$,
      dismissNotice: (id) => this.#notices.dismiss(id),
    };
  }

  get layout(): Layout {
    return this.#layout$.get();
  }

  attachPages(element: HTMLElement): void {
    this.#pages.attach(element);
  }

  #target(pathname: string, status = 200): AppMatch {
    if (status >= 400) return this.#errorMatch(status, pathname);
    return this.#routes.match(pathname) ?? this.#errorMatch(404, pathname);
  }

  /** The shell's error page, as if `path` were its address. */
  #errorMatch(status: number, path: string): AppMatch {
    const title = status === 404 ? 'Página no encontrada' : 'Algo falló de nuestro lado';
    return {
      route: { path: '/', page: 'error', title, access: 'public', release: this.#shell },
      params: { status: String(status), path },
      canonicalPath: path,
    };
  }

  #begin(match: AppMatch): void {
    const { location } = this.#history;
    const { fragment } = this.#boot;
    if (match.route.activity) this.#activity.set(match.route.activity);
    if (fragment) void this.#pages.hydrate(match, location, fragment.data);
    else void this.#visit(location);
  }

  #mayEnter({ route }: AppMatch): boolean {
    return route.access === 'public' || this.#session$.get().status === 'signed-in';
  }

  async #visit(location: AppLocation): Promise<void> {
    const { pathname, search, hash } = location;
    const match = this.#target(pathname);
    if (!this.#mayEnter(match)) {
      this.#history.replace(signInAddress(pathname + search + hash));
      return;
    }
    if (match.route.page === 'error' && (await this.#isOutdated())) {
      window.location.assign(pathname + search + hash);
      return;
    }
    if (location !== this.#history.location) return;
    if (match.route.activity) this.#activity.set(match.route.activity);
    await this.#pages.show(match, location);
  }

  /** A page that this tab does not know may exist in what has been released since. */
  async #isOutdated(): Promise<boolean> {
    const latest = await latestBuild();
    return latest !== undefined && latest !== this.#boot.build;
  }

  #arrived({ match, input, module, container, keptScrollY }: Arrival): void {
    const { navigation, hash, key } = this.#history.location;
    this.#layout$.set(match.route.layout ?? 'default');
    if (navigation === 'initial') {
      const remembered = this.#scroll.recall(key);
      if (remembered !== undefined) window.scrollTo(0, remembered);
      return;
    }
    document.title = `${module.head?.(input).title ?? match.route.title} | ${SITE_NAME}`;
    const place = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const remembered = navigation === 'pop' ? this.#scroll.recall(key) : undefined;
    if (place) place.scrollIntoView();
    else window.scrollTo(0, keptScrollY ?? remembered ?? 0);
    const heading = place ?? container.querySelector<HTMLElement>('h1') ?? container;
    if (heading.tabIndex < 0) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}
