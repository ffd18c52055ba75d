import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { PASSWORD_POLICY, unmetRequirements } from './password-policy.ts';
import { issueTimeS, withIssueTime } from './refresh-token-times.ts';

/** A user as the emulator keeps it; fields that we never read pass through as they are. */
export interface EmulatorUser {
  readonly localId: string;
  readonly email?: string | undefined;
  /** Epoch seconds: refresh tokens from before are void. */
  readonly validSince?: string | undefined;
  readonly providerUserInfo?: readonly { readonly providerId: string }[] | undefined;
}

interface OutOfBandCode {
  readonly email: string;
  readonly oobLink: string;
}

type CreateRefreshToken = (...args: unknown[]) => string;

type CreateCode = (...args: unknown[]) => OutOfBandCode;

interface ProjectState {
  readonly users: ReadonlyMap<string, EmulatorUser>;
  enableImprovedEmailPrivacy: boolean;
  createOob: CreateCode;
  createRefreshTokenFor: CreateRefreshToken;
  validateRefreshToken(refreshToken: string): { readonly user: EmulatorUser };
  getUserByEmail(email: string): EmulatorUser | undefined;
  overwriteUserWithLocalId(localId: string, user: EmulatorUser): unknown;
}

interface PasswordRequest {
  readonly password?: string;
  readonly newPassword?: string;
}

type Operation = (state: unknown, body: PasswordRequest, context: { security?: { Oauth2?: unknown } }) => unknown;

interface Operations {
  readonly authOperations: {
    readonly identitytoolkit: {
      readonly accounts: Record<'signUp' | 'resetPassword' | 'update', Operation>;
      getPasswordPolicy?: () => unknown;
    };
  };
}

interface SpecificationPath {
  parameters?: unknown;
  [method: string]: unknown;
}

interface Specification {
  readonly default: { readonly paths: Record<string, SpecificationPath> };
}

interface Server {
  createApp(projectId: string, mode: number, states: Map<string, ProjectState>): Promise<RequestListener>;
}

export interface SentMail {
  readonly email: string;
  /** The emulator's own address for what the mail is about. */
  readonly link: string;
}

export interface FirebaseEmulator {
  readonly listener: RequestListener;
  users(): EmulatorUser[];
  hasEmail(email: string): boolean;
}

export interface FirebaseEmulatorOptions {
  readonly projectId: string;
  /** Who exists at the start, as {@link FirebaseEmulator.users} gave them. */
  readonly users: readonly EmulatorUser[];
  readonly onMail: (mail: SentMail) => void;
}

/** `SingleProjectMode.NO_WARNING` of firebase-tools. */
const NO_WARNING = 0;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const ANY_ANSWER = { default: { description: 'Whatever.', content: { '*/*': { schema: {} } } } };

/** Tenants, phones, SAML and passkeys are not ours. */
const USED_PATHS =
  /^\/(v1\/(accounts:|token|projects|recaptchaParams|sessionCookiePublicKeys)|v2\/(passwordPolicy|recaptchaConfig|accounts:)|emulator\/)/;

/**
 * Compiling the whole specification takes the emulator 6 s, most of it for tenants, descriptions of
 * answers and parameters that nobody sends. What is left takes less than one.
 */
function prune(paths: Record<string, SpecificationPath>): void {
  for (const [path, operations] of Object.entries(paths)) {
    if (!USED_PATHS.test(path) || path.includes('/tenants/')) {
      delete paths[path];
      continue;
    }
    delete operations.parameters;
    for (const method of METHODS) {
      const operation = operations[method];
      if (typeof operation === 'object' && operation) {
        Object.assign(operation, { responses: ANY_ANSWER });
      }
    }
  }
  for (const [path, operations] of Object.entries(paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    if (named.length > 0) {
      operations.parameters = named.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
    }
  }
}

/** The emulator has no policy of its own: it answers as the provider does where one is set, and keeps to it. */
function addPasswordPolicy({ authOperations }: Operations, BadRequestError: new (message: string) => Error): void {
  const { identitytoolkit } = authOperations;
  identitytoolkit.getPasswordPolicy = () => PASSWORD_POLICY;
  for (const name of ['signUp', 'resetPassword', 'update'] as const) {
    const original = identitytoolkit.accounts[name];
    identitytoolkit.accounts[name] = (state, body, context) => {
      const password = body.password ?? body.newPassword;
      const unmet = password === undefined || context.security?.Oauth2 ? [] : unmetRequirements(password);
      if (unmet.length > 0) {
        throw new BadRequestError(
          `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${unmet.join(', ')}]`,
        );
      }
      return original(state, body, context);
    };
  }
}

/**
 * The emulator lets every device go on for ever, also after "sign out everywhere" or a new password. The provider does
 * not, and says so to whoever asks for the next ID token.
 */
function refuseOldRefreshTokens(state: ProjectState, BadRequestError: new (message: string) => Error): void {
  const create = state.createRefreshTokenFor.bind(state);
  const validate = state.validateRefreshToken.bind(state);
  state.createRefreshTokenFor = (...args) => withIssueTime(create(...args), Math.floor(Date.now() / 1000));
  state.validateRefreshToken = (refreshToken) => {
    const record = validate(refreshToken);
    if (issueTimeS(refreshToken) < Number(record.user.validSince ?? 0)) throw new BadRequestError('TOKEN_EXPIRED');
    return record;
  };
}

/** The emulator adds these by itself to who has a password or a phone, a second time to who has them listed. */
function withoutDerivedProviders(user: EmulatorUser): EmulatorUser {
  const listed = user.providerUserInfo?.filter(({ providerId }) => providerId !== 'password' && providerId !== 'phone');
  return { ...user, providerUserInfo: listed };
}

/**
 * Firebase's own Auth emulator without the command line around it. It is reached by files of
 * firebase-tools that are not its public interface, so its version is pinned and this file is
 * the only one that knows them. Call it once in a process: it changes the modules it loads.
 */
export async function createFirebaseEmulator(options: FirebaseEmulatorOptions): Promise<FirebaseEmulator> {
  const { projectId, users, onMail } = options;
  const require = createRequire(import.meta.url);
  const specification: Specification = require('firebase-tools/lib/emulator/auth/apiSpec');
  const operations: Operations = require('firebase-tools/lib/emulator/auth/operations');
  const errors: {
    BadRequestError: new (message: string) => Error;
  } = require('firebase-tools/lib/emulator/auth/errors');
  const { AgentProjectState }: { AgentProjectState: new (projectId: string) => ProjectState } =
    require('firebase-tools/lib/emulator/auth/state');
  prune(specification.default.paths);
  addPasswordPolicy(operations, errors.BadRequestError);
  const { createApp }: Server = require('firebase-tools/lib/emulator/auth/server');

  const state = new AgentProjectState(projectId);
  // As new projects have it: wrong password and unknown student answer the same.
  state.enableImprovedEmailPrivacy = true;
  // Not by its import, which would count every session from before as revoked.
  for (const user of users) state.overwriteUserWithLocalId(user.localId, withoutDerivedProviders(user));
  refuseOldRefreshTokens(state, errors.BadRequestError);
  const createOob = state.createOob.bind(state);
  state.createOob = (...args) => {
    const code = createOob(...args);
    onMail({ email: code.email, link: code.oobLink });
    return code;
  };
  const listener = await createApp(projectId, NO_WARNING, new Map([[projectId, state]]));
  return {
    listener,
    users: () => [...state.users.values()],
    hasEmail: (email) => state.getUserByEmail(email) !== undefined,
  };
}
