import type { Responsible } from '@travesia/contracts/release';
import type { IdentityConfig } from '@travesia/contracts/slices';
import { storeAddress } from '@travesia/infra-releases';
import {
  dataFolder,
  IDENTITY_MEANINGS,
  identityOf,
  identityVariables,
  isLoopbackOrigin,
  type Meanings,
  readSettings,
  type ServiceSettings,
  type SettingsOutcome,
} from '@travesia/kit-service';
import { z } from 'zod';

const PORT_DEFAULT = 4000;

/** As long as the key of the signature it makes. */
const SECRET_MIN_CHARS = 32;

export const overrideSecret = z
  .string()
  .min(
    SECRET_MIN_CHARS,
    `RELEASES_OVERRIDE_SECRET es muy corto: usa ${SECRET_MIN_CHARS} caracteres o más, por ejemplo los de openssl rand -hex 32.`,
  );

/** Whoever is between browsers and a CDN over plain http could read what students look at. */
export const assetsOrigin = z.string().transform((text, context) => {
  const url = URL.parse(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '');
  if (isOrigin && (url.protocol === 'https:' || isLoopbackOrigin(url.origin))) return url.origin;
  context.addIssue(
    isOrigin
      ? 'ASSETS_ORIGIN debe empezar con https://.'
      : 'ASSETS_ORIGIN no es un origen: escribe algo como https://cdn.travesia.cl, sin ruta.',
  );
  return z.NEVER;
});

const NAME_AND_MAIL = /^\s*(?<name>[^<>]*[^<>\s])\s*<(?<email>[^<>\s@]+@[^<>\s@]+)>\s*$/;

/** Who answers for what is kept of students, and how they are reached. */
export const responsible = z.string().transform((text, context): Responsible => {
  const { name, email } = NAME_AND_MAIL.exec(text)?.groups ?? {};
  if (name && email) return { name, email };
  context.addIssue(
    'RESPONSIBLE no dice quién responde por los datos y cómo se le escribe: usa algo como Fundación Travesía <privacidad@travesia.cl>.',
  );
  return z.NEVER;
});

/** What all edges of an origin have in common: alone, each would make up its own. */
export const EDGE_MEANINGS: Meanings = {
  RELEASES_URL: 'el almacén de publicaciones, como s3://travesia/produccion',
  'RELEASES_TRUSTED_KEYS o RELEASES_SIGNING_KEY': 'las llaves de quienes promueven',
  RELEASES_OVERRIDE_SECRET: 'el secreto con que se firma lo que el equipo fija, como el de openssl rand -hex 32',
};

export interface EdgeSettings extends ServiceSettings {
  /** What browsers are told of the identity provider. */
  readonly identity: IdentityConfig;
  /** Another origin that serves the files of releases, as a CDN does. */
  readonly assetsOrigin: string | undefined;
  /** Who answers for what is kept of students. */
  readonly responsible: Responsible | undefined;
  /** Where releases are: a bucket or a folder. */
  readonly store: string;
  /** Where this machine keeps what others must not set back. */
  readonly dataFolder: string;
}

/** What an edge's process is told. */
export function readEdgeSettings(env: NodeJS.ProcessEnv): SettingsOutcome<EdgeSettings> {
  const read = readSettings(env, {
    portDefault: PORT_DEFAULT,
    own: {
      ...identityVariables,
      RELEASES_OVERRIDE_SECRET: overrideSecret.optional(),
      ASSETS_ORIGIN: assetsOrigin.optional(),
      RESPONSIBLE: responsible.optional(),
    },
    ofProject: IDENTITY_MEANINGS,
    ofProduction: EDGE_MEANINGS,
  });
  if (read.status === 'refused') return read;
  const { service, own } = read.settings;
  const places = { store: storeAddress(env), dataFolder: dataFolder(env), assetsOrigin: own.ASSETS_ORIGIN };
  return {
    status: 'ready',
    settings: { ...service, ...places, identity: identityOf(own, service), responsible: own.RESPONSIBLE },
  };
}
