/** What a process cannot do without. */
export type Need =
  /** What every process of ours is told. */
  | 'process'
  /** The identity provider: whose tokens count. */
  | 'project'
  /** The identity provider, as browsers are told of it. */
  | 'provider'
  /** An account of the identity provider that may do anything. */
  | 'accounts'
  /** Releases, and what they are believed by. */
  | 'releases'
  /** Limits that all processes count together. */
  | 'counters'
  /** The tables, through the pooler. */
  | 'database'
  /** The tables, straight from the server: migrations build indexes beside locks that they hold. */
  | 'tables'
  /** The session service, as other services reach it. */
  | 'sessions'
  /** By which services know each other. */
  | 'calls'
  /** Who answers to the public for what is kept. */
  | 'responsible'
  /** Mails, and the links in them. */
  | 'mail'
  /** A language model; nobody has to have one. */
  | 'model'
  /** A bank; without one nothing is sold. */
  | 'bank';

/**
 * Where a variable's value comes from. `config`: whoever runs the production says it, and anybody may read it. `secret`:
 * only the process may. `known`: it follows from the description.
 */
export type ValueSource =
  | 'config'
  | 'secret'
  | 'known'
  /** A secret under another name, because this process is told another value of the variable. */
  | { readonly secretKey: string };

/** Of the address of PostgreSQL itself. */
export const DIRECT_DATABASE_KEY = 'MIGRATIONS_DATABASE_URL';

/** The variables by which a need is met. What each may be, and whether it has to be there, is up to the part's own schema. */
export const VARIABLES: Readonly<Record<Need, Readonly<Record<string, ValueSource>>>> = {
  process: {
    NODE_ENV: 'known',
    HOST: 'known',
    PORT: 'known',
    TRUSTED_PROXY_HOPS: 'known',
    DRAIN_SECONDS: 'known',
    PUBLIC_ORIGIN: 'config',
    METRICS_TOKEN: 'secret',
  },
  project: { FIREBASE_PROJECT_ID: 'config' },
  provider: { FIREBASE_PROJECT_ID: 'config', FIREBASE_API_KEY: 'config', FIREBASE_AUTH_DOMAIN: 'config' },
  accounts: { FIREBASE_SERVICE_ACCOUNT: 'secret' },
  releases: {
    DATA_DIR: 'known',
    RELEASES_URL: 'config',
    RELEASES_TRUSTED_KEYS: 'config',
    RELEASES_OVERRIDE_SECRET: 'secret',
    AWS_REGION: 'config',
    AWS_ENDPOINT_URL_S3: 'config',
    AWS_ACCESS_KEY_ID: 'secret',
    AWS_SECRET_ACCESS_KEY: 'secret',
  },
  counters: { REDIS_URL: 'secret' },
  database: { DATABASE_URL: 'secret', DATABASE_PREPARE: 'known' },
  tables: { DATABASE_URL: { secretKey: DIRECT_DATABASE_KEY } },
  sessions: { SESSION_SERVICE_URL: 'known' },
  calls: { SERVICE_SECRET: 'secret' },
  responsible: { RESPONSIBLE: 'config' },
  mail: { SMTP_URL: 'secret', MAIL_FROM: 'config', MAIL_LINK_SECRET: 'secret' },
  model: {
    TUTOR_BASE_URL: 'config',
    TUTOR_MODEL: 'config',
    TUTOR_KEY: 'secret',
    TUTOR_STUDENT_WORDS: 'config',
    TUTOR_WORDS: 'config',
  },
  bank: {
    PAYMENTS: 'config',
    PRICE_SEASON: 'config',
    PRICE_MONTH: 'config',
    WEBPAY_COMMERCE_CODE: 'config',
    WEBPAY_API_KEY: 'secret',
  },
};

/** Every variable of these needs, with where its value comes from. */
export function variablesOf(needs: readonly Need[]): ReadonlyMap<string, ValueSource> {
  return new Map(needs.flatMap((need) => Object.entries(VARIABLES[need])));
}

/** The environment that meets `needs`: of `values`, what is theirs and nothing else. */
export function environmentOf(
  needs: readonly Need[],
  values: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    [...variablesOf(needs).keys()].flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
