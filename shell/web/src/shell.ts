import { layoutOf, type RemoteModule, type Session, SITE_NAME } from '@travesia/contracts/page';
import {
  type BootDocument,
  createNavigation,
  OFFLINE_CACHE,
  type ResolvedRelease,
  SHELL_NAME,
} from '@travesia/contracts/release';
import { isProviderPage, signInAddress } from '@travesia/contracts/slices';
import { type AppMatch, createAppRoutes } from './app-routes.ts';
import type { ChromeState, Layout, PagePlace } from './chrome/Chrome.tsx';
import { reportPageErrors } from './errors/report-page-errors.ts';
import { dropStyles, loadStyles, preloadEntry, preloadPage } from './federation/assets.ts';
import { browserIo, diagnose } from './federation/diagnose.ts';
import { createFederation } from './federation/federation.ts';
import { createFileLoader } from './federation/file-loader.ts';
import { markLoad } from './federation/load-mark.ts';
import { LoadReporter } from './federation/load-reporter.ts';
import { measurePhase } from './federation/measure-phase.ts';
import { createPageLoader } from './federation/page-loader.ts';
import { loadJson, loadPayload } from './federation/payload.ts';
import { latestBuild, liveRelease, resolveRelease } from './federation/release-lookup.ts';
import { AppHistory, type AppLocation } from './navigation/app-history.ts';
import { arriveAt } from './navigation/arrive-at.ts';
import { provideRoutes } from './navigation/known-title.ts';
import { captureLinks } from './navigation/link-capture.ts';
import { prepareOnIntent } from './navigation/prepare-on-intent.ts';
import { profilePlace, provideProfilePlace } from './navigation/profile-place.ts';
import { ScrollMemory } from './navigation/scroll-memory.ts';
import { CrashLoopGuard } from './page-host/crash-loop-guard.ts';
import { createScopedHost, type HostServices } from './page-host/host-api.ts';
import { type Arrival, PageHost } from './page-host/page-host.ts';
import { renderFailure } from './page-host/render-failure.tsx';
import { audienceOf, provideNavigation } from './places/known-navigation.ts';
import { ProfileGate } from './profile/profile-gate.ts';
import { followSearch } from './search/follow-search.ts';
import { startSession } from './session/start-session.ts';
import { type Adoption, adoptEarlyUse } from './start/adopt-early-use.ts';
import { ACTIVITY_CHANNEL, ActivityBus } from './state/activity-bus.ts';
import { EventHub } from './state/event-hub.ts';
import { createHttpClient } from './state/http.ts';
import { Notices } from './state/notices.ts';
import { StateSubject } from './state/state-subject.ts';
import { watchUpdates } from './updates/watch-updates.ts';

/** Addresses with a file-like end or of our services are documents' business, not pages. */
const isPageAddress = (pathname: string) => !/^\/(api|releases|builds)\/|\.[a-z]+$/.test(pathname);

/** What an arriving page needs comes first. */
const PRESENCE_AFTER_MS = 2_000;

/** Of the shell's own pages that is the one without an address. */
const ERROR_PAGE = 'error';

function placeOf({ route: { path, page, release } }: AppMatch): PagePlace | null {
  const isRemote = release.name !== SHELL_NAME;
  return page === ERROR_PAGE && !isRemote ? null : { pattern: path, release: release.name, isRemote };
}

const userOf = (session: Session) => (session.status === 'signed-in' ? session.user.uid : undefined);

/** The shell in the browser: everything is made here once and wired together. */
export class Shell {
  readonly #boot: BootDocument;
  readonly #shell: ResolvedRelease;
  readonly #routes;
  readonly #history = new AppHistory(window);
  readonly #firstPath = this.#history.location.pathname;
  readonly #scroll = new ScrollMemory(window);
  readonly #activity = new ActivityBus(new BroadcastChannel(ACTIVITY_CHANNEL));
  readonly #session$: StateSubject<Session>;
  readonly #navigations;
  readonly #layout$: StateSubject<Layout>;
  readonly #place$: StateSubject<PagePlace | null>;
  readonly #location$: StateSubject<AppLocation | null>;
  readonly #notices = new Notices(window);
  readonly #updates;
  readonly #pages: PageHost;
  readonly #profiles: ProfileGate;
  /** Of the fragment, until it is a page. */
  #earlyUse = globalThis.travesiaEarlyUse;
  #adoption: Adoption | undefined;

  constructor(boot: BootDocument, pagesElement: HTMLElement, shellModule: RemoteModule) {
    const shell = boot.releases.find(({ name }) => name === SHELL_NAME);
    if (!shell) throw new Error('the document names no release of the shell');
    // The chrome is brought to life with this, and hears by itself.
    this.#earlyUse?.narrow(pagesElement);
    this.#boot = boot;
    this.#shell = shell;
    this.#routes = createAppRoutes(boot.releases);
    provideRoutes(this.#routes);
    provideProfilePlace(boot.releases.flatMap(({ routes }) => routes));
    this.#session$ = new StateSubject<Session>(boot.session);
    this.#location$ = new StateSubject<AppLocation | null>(this.#history.location);
    this.#navigations = {
      visitor: createNavigation(boot.releases, 'visitor'),
      student: createNavigation(boot.releases, 'student'),
    };
    provideNavigation({
      navigations: this.#navigations,
      session$: this.#session$,
      drawnFor: audienceOf(boot.session),
    });
    const { pathname, search } = this.#history.location;
    const known = boot.status < 400 ? this.#routes.match(pathname) : null;
    const initial = known ?? this.#errorMatch(boot.status < 400 ? 404 : boot.status, pathname);
    this.#layout$ = new StateSubject<Layout>(layoutOf(initial.route, search));
    this.#place$ = new StateSubject(placeOf(initial));

    const loadFile = createFileLoader({ diagnose, onLine: browserIo.onLine });
    const loader = createPageLoader({
      run: createFederation(loadFile).run,
      shellModule,
      preload: preloadPage,
      preloadEntry,
      loadStyles: (release, page) => loadStyles(loadFile, release, page),
      dropStyles,
      loadPayload: (address) => loadPayload(loadFile, address),
      resolveRelease,
      liveRelease,
      now: () => performance.now(),
      measure: measurePhase,
    });
    this.#updates = watchUpdates(boot, {
      notices: this.#notices,
      isBlocked: () => this.#history.isBlocked || this.#isPracticeTest(),
      reload: () => this.#reload(),
    });
    const reporter = new LoadReporter({ build: boot.build, shell: shell.id });
    if (!boot.bot) reportPageErrors(window, boot.build);
    const services: HostServices = {
      session$: this.#session$,
      activity$: this.#activity.state$,
      navigate: (to, options) => (options?.replace ? this.#history.replace(to) : this.#history.push(to)),
      block: (question) => this.#block(question),
      notFound: () => void this.#visitUnknown(this.#history.location),
      keepOffline: () => void this.#keepOffline(),
      http: createHttpClient(boot.apiBase),
      notify: (notice) => void this.#notices.notify(notice),
      events: new EventHub(),
    };
    this.#profiles = new ProfileGate(services, profilePlace());
    this.#pages = new PageHost(pagesElement, {
      loader,
      crashLoopGuard: new CrashLoopGuard(() => ({
        storage: localStorage,
        locks: navigator.locks,
        isVisible: () => document.visibilityState === 'visible',
        listen: (event, run) => (event === 'pagehide' ? window : document).addEventListener(event, run),
        newId: () => crypto.randomUUID(),
      })),
      createScope: (location$) => createScopedHost(services, location$),
      renderFailure,
      adopts: (fragment) => {
        this.#adoption = this.#earlyUse && adoptEarlyUse(this.#earlyUse, fragment);
      },
      arrived: (arrival) => this.#arrived(arrival),
      notFound: () => void this.#visitUnknown(this.#history.location),
      record: (record) => {
        markLoad(record);
        if (!boot.bot) reporter.add(record);
      },
      now: () => performance.now(),
      keepPrerendered: boot.bot,
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void reporter.flush();
    });

    this.#activity.state$.subscribe((state) => {
      document.documentElement.dataset['activity'] = state;
    });
    this.#history.subscribe((location) => {
      this.#scroll.leave();
      const from = this.#location$.get()?.pathname;
      this.#location$.set(location);
      void this.#visit(location, from);
    });
    captureLinks(document, isPageAddress, services.navigate);
    const whereElse = (pathname: string) => {
      const match = pathname === this.#history.location.pathname ? null : this.#routes.match(pathname);
      return match && this.#mayEnter(match) ? match : null;
    };
    prepareOnIntent(document, {
      approach(pathname) {
        const match = whereElse(pathname);
        if (match) void loader.approach(match);
      },
      prepare(pathname) {
        const match = whereElse(pathname);
        if (match) void loader.prepare(match);
      },
    });
    followSearch(document, async (sheet) => {
      const { startSearch } = await import('./search/start-search.tsx');
      startSearch(sheet, {
        releases: boot.releases,
        session$: this.#session$,
        http: services.http,
        loadJson: (address, integrity) => loadJson(loadFile, address, integrity),
      });
    });
    this.#notices.resume();
    const isFullScreen = this.#layout$.get() === 'none' && initial.route.fullScreenParam !== undefined;
    startSession({ identity: boot.identity, session$: this.#session$, notify: services.notify, isFullScreen });
    this.#followSession(boot.session);
    if (!boot.bot) this.#tellPresence();
    this.#begin(initial);
  }

  /** For the chrome around the pages. */
  get chrome(): ChromeState {
    return {
      location$: this.#location$,
      layout$: this.#layout$,
      place$: this.#place$,
      navigations: this.#navigations,
      session$: this.#session$,
      notices$: this.#notices.shown$,
      dismissNotice: (id) => this.#notices.dismiss(id),
    };
  }

  get layout(): Layout {
    return this.#layout$.get();
  }

  get place(): PagePlace | null {
    return this.#place$.get();
  }

  attachPages(element: HTMLElement): void {
    this.#pages.attach(element);
  }

  /** The shell's error page, as if `path` were its address. */
  #errorMatch(status: number, path: string): AppMatch {
    const title = status === 404 ? 'Página no encontrada' : 'Algo falló de nuestro lado';
    return {
      route: { path: '/', page: ERROR_PAGE, title, access: 'public', release: this.#shell },
      params: { status: String(status), path },
      canonicalPath: path,
    };
  }

  #begin(match: AppMatch): void {
    const { location } = this.#history;
    const { fragment } = this.#boot;
    if (match.route.activity) this.#activity.set(match.route.activity);
    // What is for everybody asks for no profile.
    const admitted = fragment && match.route.access === 'auth' ? this.#admission(match, location) : undefined;
    if (fragment) void this.#pages.hydrate(match, location, fragment, admitted);
    else void this.#visit(location);
  }

  /** Nothing of it for visitors, and nothing while a page arrives. */
  #tellPresence(): void {
    const subscription = this.#session$.subscribe(({ status }) => {
      if (status !== 'signed-in') return;
      queueMicrotask(() => subscription.unsubscribe());
      setTimeout(async () => {
        const { presenceBrowser, startPresence } = await import('./presence/start-presence.ts');
        startPresence(presenceBrowser(this.#boot.apiBase), this.#session$, this.#activity.state$);
      }, PRESENCE_AFTER_MS);
    });
  }

  /** What one student had open is nobody else's: another session begins with fresh pages. */
  #followSession(before: Session): void {
    void this.#forgetOffline(before);
    this.#session$.subscribe((session) => {
      const changed = before.status !== session.status || userOf(before) !== userOf(session);
      const hadUser = before.status === 'signed-in';
      before = session;
      if (!changed) return;
      const { location } = this.#history;
      const concerned = this.#routes.match(location.pathname)?.route.access === 'auth';
      if (hadUser) this.#pages.forget(concerned);
      void this.#forgetOffline(session, hadUser);
      if (concerned) void this.#visit(location);
    });
  }

  async #keepOffline(): Promise<void> {
    const { pathname, search } = this.#history.location;
    const owner = userOf(this.#session$.get());
    if (owner === undefined) return;
    const { keepOffline } = await import('./offline/keep-offline.ts');
    // A browser that refuses leaves a page that works while it is open.
    await keepOffline(pathname + search, owner).catch(() => undefined);
  }

  /** The sign-in under which pages were kept may have ended while no tab was open. */
  async #forgetOffline(session: Session, isLeft = false): Promise<void> {
    if (session.status === 'pending') return;
    // Most visitors have nothing kept, and pay nothing for it.
    const hasKept = isLeft || ('caches' in window && (await caches.has(OFFLINE_CACHE).catch(() => false)));
    if (!hasKept) return;
    const { forgetOffline } = await import('./offline/keep-offline.ts');
    await forgetOffline(userOf(session) ?? null).catch(() => undefined);
  }

  /** By the page: the activity is that of all tabs, and stays when a page without one follows. */
  #isPracticeTest(): boolean {
    return this.#routes.match(this.#history.location.pathname)?.route.activity === 'in_practice_test';
  }

  #mayEnter({ route }: AppMatch): boolean {
    return route.access === 'public' || this.#session$.get().status === 'signed-in';
  }

  /** Whether the student may stay, who is led to where a profile is told if not; `undefined` where nobody has to ask. */
  #admission({ route }: AppMatch, location: AppLocation, from?: string): Promise<boolean> | undefined {
    const { pathname, search, hash } = location;
    const detour = this.#profiles.detourOf({ route, from, address: pathname + search + hash });
    return detour?.then((address) => {
      if (address === null) return true;
      if (location === this.#history.location) this.#history.redirect(address);
      return false;
    });
  }

  /** @param from the path before it, in this tab. */
  async #visit(location: AppLocation, from?: string): Promise<void> {
    const { pathname, search, hash } = location;
    const match = this.#routes.match(pathname);
    if (!match) return this.#visitUnknown(location);
    if (!this.#mayEnter(match)) {
      // No verdict yet: the page is visited when the provider has reported.
      if (this.#session$.get().status === 'pending' && this.#boot.identity) return;
      this.#history.redirect(signInAddress(pathname + search + hash));
      return;
    }
    if (this.#boot.identity && isProviderPage(pathname) && !isProviderPage(this.#firstPath)) {
      this.#reload();
      return;
    }
    const admitted = this.#admission(match, location, from);
    const shown = this.#pages.show(match, location, admitted);
    if (match.route.activity && ((await admitted) ?? true)) this.#activity.set(match.route.activity);
    await shown;
  }

  /** A page that this tab does not know may exist in what has been released since. */
  async #visitUnknown(location: AppLocation): Promise<void> {
    // The document itself has just been asked for: a second time would say the same, for ever.
    const latest = location.navigation === 'initial' ? undefined : await latestBuild();
    if (location !== this.#history.location) return;
    if (latest !== undefined && latest !== this.#boot.build) this.#reload();
    else await this.#pages.show(this.#errorMatch(404, location.pathname), location);
  }

  #block(question: string): () => void {
    const end = this.#history.block(question);
    this.#updates.blockChanged();
    return () => {
      end();
      this.#updates.blockChanged();
    };
  }

  #reload(): void {
    this.#notices.carryOver();
    window.location.reload();
  }

  #arrived({ match, title, ...view }: Arrival): void {
    this.#layout$.set(layoutOf(match.route, this.#history.location.search));
    this.#place$.set(placeOf(match));
    document.title = `${title} | ${SITE_NAME}`;
    arriveAt(view, this.#history.location, this.#scroll);
    this.#updates.arrived(match.route.release.name);
    this.#settleEarlyUse(view.stays);
  }

  #settleEarlyUse(isAdopted: boolean): void {
    if (!this.#adoption) this.#earlyUse?.end();
    else if (isAdopted) void this.#adoption.finish();
    else this.#adoption.abandon();
    this.#adoption = undefined;
    this.#earlyUse = undefined;
  }
}
