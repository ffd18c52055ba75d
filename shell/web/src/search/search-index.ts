import { foundDocumentSchema } from '@travesia/contracts/browser-schemas';
import type { HttpClient, SearchDocument, SearchGroup, Session, StateStream } from '@travesia/contracts/page';
import { onOwnOrigin, type ResolvedRelease } from '@travesia/contracts/release';
import { EXPECTED_USER_HEADER } from '@travesia/contracts/slices';
import { type Finder, type FoundGroup, openFinder } from '@travesia/kit-remote/finder';
import { StateSubject } from '../state/state-subject.ts';
import { findableGroups, startGroups } from './findable-groups.ts';

/** What of the search has come to this tab. */
export interface SearchState {
  /** `null` until something has come that can be found. */
  readonly finder: Finder | null;
  /** What is shown before anything is asked. */
  readonly start: readonly FoundGroup[];
  readonly isSignedIn: boolean;
  readonly isLoading: boolean;
  /** What did not come: `public`, an index of a release; `own`, the student's own things. */
  readonly missing: 'public' | 'own' | null;
}

export interface SearchIo {
  /** Of this visitor. */
  readonly releases: readonly ResolvedRelease[];
  readonly session$: StateStream<Session>;
  readonly http: HttpClient;
  /** Reads a released JSON file. Rejects where it does not come whole. */
  loadJson(address: string, integrity: string): Promise<unknown>;
}

type OwnPath = NonNullable<SearchDocument['ownPath']>;

const userOf = (session: Session) => (session.status === 'signed-in' ? session.user.uid : null);

const isFulfilled = <T>(result: PromiseSettledResult<T>): result is PromiseFulfilledResult<T> =>
  result.status === 'fulfilled';

/** Everything that can be found in this tab: from the live releases, and of the student who is signed in. */
export class SearchIndex {
  readonly state$: StateSubject<SearchState>;
  readonly #io: SearchIo;
  readonly #documents = new Map<string, SearchDocument>();
  /** The newest finder, and what it was made of. */
  #made: { readonly of: string; readonly finder: Finder } | null = null;
  #own: { readonly uid: string; readonly groups: readonly SearchGroup[] } | null = null;
  /** Grows with each refresh: what an earlier one brings late is not shown over what a later one did. */
  #turn = 0;

  constructor(io: SearchIo) {
    this.#io = io;
    let before = userOf(io.session$.get());
    const isSignedIn = before !== null;
    this.state$ = new StateSubject<SearchState>({
      finder: null,
      start: [],
      isSignedIn,
      isLoading: true,
      missing: null,
    });
    io.session$.subscribe((session) => {
      const uid = userOf(session);
      if (uid === before) return;
      before = uid;
      // What one student has is nobody else's.
      this.#own = null;
      void this.refresh();
    });
  }

  /** Brings what has not come yet, and the student's own things anew. What is here can be found meanwhile. */
  async refresh(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.state$.set({ ...this.state$.get(), isLoading: true, missing: null });
    const isWhole = await this.#loadDocuments();
    if (turn !== this.#turn) return;
    if (this.#documents.size > 0) await this.#show(turn, { isLoading: true, missing: null });
    const isOwnWhole = await this.#loadOwn();
    await this.#show(turn, { isLoading: false, missing: isWhole ? (isOwnWhole ? null : 'own') : 'public' });
  }

  async #loadDocuments(): Promise<boolean> {
    const wanted = this.#io.releases.filter(({ id, name, search }) => search && !this.#documents.has(`${name}/${id}`));
    const results = await Promise.allSettled(
      wanted.map(async ({ name, id, base, search: [file, integrity] = ['', ''] }) => {
        const address = base + file;
        // A release's files may be kept by another origin, which can fail where ours does not.
        const read = () => this.#io.loadJson(address, integrity);
        const own = onOwnOrigin(address);
        const json = await read().catch((error: unknown) => {
          if (own === address) throw error;
          return this.#io.loadJson(own, integrity);
        });
        this.#documents.set(`${name}/${id}`, foundDocumentSchema.parse(json));
      }),
    );
    return results.every(isFulfilled);
  }

  async #loadOwn(): Promise<boolean> {
    const uid = userOf(this.#io.session$.get());
    if (uid === null) return true;
    const paths = [...this.#documents.values()].flatMap(({ ownPath }): OwnPath[] => (ownPath ? [ownPath] : []));
    const headers = { [EXPECTED_USER_HEADER]: encodeURIComponent(uid) };
    const results = await Promise.allSettled(
      paths.map(async (path) => foundDocumentSchema.parse(await this.#io.http(path, { headers })).groups),
    );
    if (uid !== userOf(this.#io.session$.get())) return true;
    const come = results.filter(isFulfilled).flatMap(({ value }) => value);
    const isWhole = results.every(isFulfilled);
    // What came before is better than nothing.
    if (isWhole || this.#own?.uid !== uid) this.#own = { uid, groups: come };
    return isWhole;
  }

  async #show(turn: number, progress: Pick<SearchState, 'isLoading' | 'missing'>): Promise<void> {
    const isSignedIn = userOf(this.#io.session$.get()) !== null;
    const documents = this.#io.releases.flatMap(({ name, id }) => this.#documents.get(`${name}/${id}`) ?? []);
    const own = this.#own?.groups ?? [];
    const groups = [...own, ...documents.flatMap((document) => document.groups)];
    const finder = groups.length > 0 ? await this.#finderOf(groups, isSignedIn) : null;
    if (turn === this.#turn)
      this.state$.set({ finder, start: startGroups(own, documents, isSignedIn), isSignedIn, ...progress });
  }

  /** Making one takes a tenth of a second of a phone: each opening of the sheet asks, and mostly nothing is new. */
  async #finderOf(groups: readonly SearchGroup[], isSignedIn: boolean): Promise<Finder> {
    const findable = findableGroups(groups, isSignedIn);
    const of = JSON.stringify(findable);
    if (this.#made?.of === of) return this.#made.finder;
    const finder = await openFinder(findable);
    this.#made = { of, finder };
    return finder;
  }
}
