import { BOOT_ELEMENT_ID } from '@travesia/contracts/release';
import { SIGN_IN_PATH } from '@travesia/contracts/slices';
import { accountsUrl } from './urls.ts';
import { PERSON } from './user-agents.ts';

/** What the emulator calls the kinds of e-mail that it would have sent. */
export type MailKind = 'EMAIL_SIGNIN' | 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

/** An e-mail that the provider would have sent. */
export interface Mail {
  readonly email: string;
  readonly requestType: MailKind;
  readonly oobCode: string;
  /** The provider's own address; some of them lead on to ours. */
  readonly oobLink: string;
}

/** A user as the emulator keeps it: what tests look at. */
export interface EmulatedUser {
  readonly localId: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
  readonly displayName?: string;
  readonly providerUserInfo?: readonly { readonly providerId: string }[];
}

export interface EmulatorIdentity {
  readonly emulator: string;
  readonly projectId: string;
  readonly apiKey: string;
}

/** Where the identity provider's emulator is, as a platform tells its pages. */
export async function emulatorOf(platformUrl: string): Promise<EmulatorIdentity> {
  const html = await (await fetch(platformUrl + SIGN_IN_PATH, { headers: { 'user-agent': PERSON } })).text();
  const boot = new RegExp(`id="${BOOT_ELEMENT_ID}"[^>]*>([^<]*)<`).exec(html)?.[1] ?? '{}';
  const { identity } = JSON.parse(boot);
  if (!identity?.emulator) throw new Error(`${platformUrl} has no emulator: it was not started with accounts`);
  return identity;
}

/** The emulator's own interface and the provider's, with an administrator's rights. Of the shared platform unless told. */
export class Emulator {
  readonly #platformUrl: () => string;
  #identity: Promise<EmulatorIdentity> | undefined;

  constructor(platformUrl: () => string = accountsUrl) {
    this.#platformUrl = platformUrl;
  }

  get platformUrl(): string {
    return this.#platformUrl();
  }

  identity(): Promise<EmulatorIdentity> {
    this.#identity ??= emulatorOf(this.#platformUrl());
    return this.#identity;
  }

  /** The newest e-mail of this kind to this address; `undefined` for none. */
  async mail(email: string, kind: MailKind): Promise<Mail | undefined> {
    const { oobCodes = [] } = await this.#call<{ oobCodes?: readonly Mail[] }>('GET', 'emulator/v1', '/oobCodes');
    return oobCodes.findLast((mail) => mail.email === email && mail.requestType === kind);
  }

  /** Like {@link mail}, for an e-mail that must be there. */
  async receivedMail(email: string, kind: MailKind): Promise<Mail> {
    const mail = await this.mail(email, kind);
    if (!mail) throw new Error(`no ${kind} was sent to ${email}`);
    return mail;
  }

  /** Asks for an e-mail as an administrator does: nobody has to be signed in. */
  async send(email: string, kind: MailKind): Promise<Mail> {
    await this.#admin('/accounts:sendOobCode', { email, requestType: kind, returnOobLink: true });
    return this.receivedMail(email, kind);
  }

  /** `undefined` for nobody. */
  async user(email: string): Promise<EmulatedUser | undefined> {
    const { users = [] } = await this.#admin<{ users?: readonly EmulatedUser[] }>('/accounts:lookup', {
      email: [email],
    });
    return users[0];
  }

  /** @returns the uid. */
  async create(account: { email: string; password?: string; emailVerified?: boolean }): Promise<string> {
    const { localId } = await this.#admin<EmulatedUser>('/accounts', account);
    return localId;
  }

  /** Makes the account one of the team; tokens issued from then on say so. */
  async makeStaff(uid: string): Promise<void> {
    await this.#admin('/accounts:update', { localId: uid, customAttributes: JSON.stringify({ staff: true }) });
  }

  async disable(uid: string): Promise<void> {
    await this.#admin('/accounts:update', { localId: uid, disableUser: true });
  }

  async delete(uid: string): Promise<void> {
    await this.#admin('/accounts:delete', { localId: uid });
  }

  #admin<Answer>(path: string, body: object): Promise<Answer> {
    return this.#call('POST', 'identitytoolkit.googleapis.com/v1', path, body);
  }

  async #call<Answer>(method: string, api: string, path: string, body?: object): Promise<Answer> {
    const { emulator, projectId } = await this.identity();
    const url = `${emulator}/${api}/projects/${projectId}${path}`;
    const response = await fetch(url, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}

/** Of the platform that tests with accounts share. */
export const emulator = new Emulator();
