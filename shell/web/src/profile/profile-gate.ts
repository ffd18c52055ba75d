import type { EventBus, HttpClient, Session, StateStream } from '@travesia/contracts/page';
import { concernsProfile } from './concerns-profile.ts';
import type { DetourVisit } from './profile-detour.ts';
import type { ProfileStandings } from './profile-standing.ts';
import { rememberedProfile } from './remembered-profile.ts';

export interface ProfileGateServices {
  readonly session$: StateStream<Session>;
  readonly events: EventBus;
  readonly http: HttpClient;
}

const userOf = (session: Session) => (session.status === 'signed-in' ? session.user.uid : undefined);

/**
 * Leads students without a profile to where one is told, and those who have one on from there. What it does not know it
 * asks once; where nobody answers, everybody may enter. Visitors, and students whose profile is remembered, load none of it.
 */
export class ProfileGate {
  readonly #services: ProfileGateServices;
  readonly #place: string | null;
  #standings: Promise<ProfileStandings> | undefined;

  /** @param place where a profile is told; `null` where nobody asks for one. */
  constructor(services: ProfileGateServices, place: string | null) {
    this.#services = services;
    this.#place = place;
    const { session$, events } = services;
    let before = userOf(session$.get());
    session$.subscribe((session) => {
      const user = userOf(session);
      if (user === before) return;
      this.#forget(before);
      before = user;
    });
    events.on('profile/changed', ({ complete }) => {
      const uid = userOf(session$.get());
      this.#forget(uid);
      if (complete && uid !== undefined) rememberedProfile.remember(uid);
    });
  }

  /** Where the student goes instead, or `null`; `undefined` where that does not depend on their profile. Never rejects. */
  detourOf(visit: DetourVisit): Promise<string | null> | undefined {
    const uid = userOf(this.#services.session$.get());
    const place = this.#place;
    if (uid === undefined || place === null || !concernsProfile(visit)) return undefined;
    if (visit.route.guard === undefined && rememberedProfile.isComplete(uid)) return undefined;
    return this.#decide(uid, visit, place).catch(() => null);
  }

  async #decide(uid: string, visit: DetourVisit, place: string): Promise<string | null> {
    const [standings, { profileDetour }] = await Promise.all([this.#loaded(), import('./profile-detour.ts')]);
    const standing = await standings.of(uid);
    return standing === 'unknown' ? null : profileDetour(standing, visit, place);
  }

  #loaded(): Promise<ProfileStandings> {
    const { http } = this.#services;
    this.#standings ??= import('./profile-standing.ts').then(
      ({ createProfileStandings }) =>
        createProfileStandings({ http, remembered: rememberedProfile, now: () => performance.now() }),
      (cause: unknown) => {
        this.#standings = undefined;
        throw cause;
      },
    );
    return this.#standings;
  }

  #forget(uid: string | undefined): void {
    if (uid !== undefined) rememberedProfile.forget(uid);
    this.#standings?.then(
      (standings) => standings.forget(),
      () => {},
    );
  }
}
