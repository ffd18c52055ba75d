import { SHUTDOWN_DEADLINE_MS } from '@travesia/kit-service';
import { sampleAccount } from '@travesia/session-service/testing';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, type IEnvVar, Service } from 'kubernetes-models/v1';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { describeProduction, type Production } from './describe-production.ts';
import { kubernetesManifests, type Manifest, manifestText } from './kubernetes-manifests.ts';

/** Schemas generated from Kubernetes' own OpenAPI description. */
const SCHEMAS = { ConfigMap, Deployment, Ingress, Job, PodDisruptionBudget, Service };

const options = { host: 'travesia.cl', image: (name: string) => `registro.example/${name}:1.0.0`, tag: '1.0.0' };

/** What somebody who runs a production would put into the ConfigMap and the Secret. */
const GIVEN: Readonly<Record<string, string>> = {
  PUBLIC_ORIGIN: 'https://travesia.cl',
  METRICS_TOKEN: 'x'.repeat(32),
  FIREBASE_PROJECT_ID: 'travesia-cl',
  FIREBASE_API_KEY: 'clave',
  FIREBASE_AUTH_DOMAIN: 'travesia-cl.firebaseapp.com',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify(sampleAccount('travesia-cl')),
  RELEASES_URL: 's3://travesia/produccion',
  RELEASES_TRUSTED_KEYS: '/llaves.pem',
  RELEASES_OVERRIDE_SECRET: 'x'.repeat(32),
  REDIS_URL: 'redis://redis:6379',
  SERVICE_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://travesia:clave@correo.example:465',
  MAIL_FROM: 'Travesía <no-responder@travesia.cl>',
  MAIL_LINK_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://travesia@pgbouncer:6432/travesia',
  RESPONSIBLE: 'Fundación Travesía <privacidad@travesia.cl>',
};

/**
 * The first is asked for by the law and not by the process, which says in its log and on its page that it lacks it. The others
 * are of a language model and of a bank, which a production may do without.
 */
const CAN_DO_WITHOUT: readonly string[] = [
  'RESPONSIBLE',
  'TUTOR_BASE_URL',
  'TUTOR_MODEL',
  'TUTOR_KEY',
  'TUTOR_STUDENT_WORDS',
  'TUTOR_WORDS',
  'PAYMENTS',
  'PRICE_SEASON',
  'PRICE_MONTH',
  'WEBPAY_COMMERCE_CODE',
  'WEBPAY_API_KEY',
];

let production: Production;
let manifests: readonly Manifest[];
beforeAll(async () => {
  production = await describeProduction();
  manifests = [...kubernetesManifests(production, options).values()].flat();
});

const named = (kind: Manifest['kind'], name: string) =>
  manifests.find((one) => one.kind === kind && one.metadata?.name === name);

function deploymentOf(name: string) {
  const found = named('Deployment', name);
  if (found?.kind !== 'Deployment') throw new Error(`no deployment of ${name}`);
  const container = found.spec?.template.spec?.containers[0];
  if (!container) throw new Error(`no container of ${name}`);
  return { spec: found.spec, pod: found.spec?.template.spec, container };
}

/** As the cluster would resolve it. */
const resolve = (env: readonly IEnvVar[] = []) =>
  Object.fromEntries(
    env.flatMap(({ name, value, valueFrom }) => {
      const key = valueFrom?.configMapKeyRef?.key ?? valueFrom?.secretKeyRef?.key;
      const resolved = value ?? (key === undefined ? undefined : GIVEN[key]);
      return resolved === undefined ? [] : [[name, resolved]];
    }),
  );

it('each is what its schema asks for, also once it has been a file', () => {
  expect(manifests.length).toBeGreaterThan(10);
  // As clusters read it.
  const read = parseAllDocuments(manifestText(manifests), { version: '1.1' }).map((document) => document.toJS());
  expect(read).toEqual(manifests);
  for (const data of read) new SCHEMAS[data.kind as keyof typeof SCHEMAS](data).validate();
  const [first] = manifests;
  expect(() => new Job({ ...first, spec: { template: 7 } } as never).validate()).toThrow();
});

it('each part runs twice, and is told what its own schema of settings takes', () => {
  for (const { name, count, port, readSettings } of production.parts) {
    const { spec, container } = deploymentOf(name);
    expect(spec?.replicas).toBe(count);
    expect(count).toBe(2);
    const env = resolve(container.env);
    expect(readSettings(env), name).toMatchObject({ status: 'ready', settings: { port, trustedProxyHops: 1 } });
    for (const variable of container.env ?? []) {
      if (variable.value !== undefined || variable.name === 'METRICS_TOKEN' || /^AWS_/.test(variable.name)) continue;
      const { [variable.name]: _, ...without } = env;
      // Nothing else is given to a process that it could do without.
      if (CAN_DO_WITHOUT.includes(variable.name)) continue;
      expect(readSettings(without).status, `${name} without ${variable.name}`).toBe('refused');
    }
  }
});

it('nobody but the session service has the account that can sign in as anybody', () => {
  const holders = production.parts.filter(({ name }) =>
    deploymentOf(name).container.env?.some((variable) => variable.name === 'FIREBASE_SERVICE_ACCOUNT'),
  );
  expect(holders.map(({ name }) => name)).toEqual(['session']);
});

describe('a rolling restart loses nobody', () => {
  it('the balancer has seen that a process ends before it does', () => {
    const { looks, drainSeconds } = production;
    expect(drainSeconds * 1000).toBeGreaterThan(2 * looks.eachMs * looks.failed);
    for (const { name } of production.parts) {
      const { spec, pod, container } = deploymentOf(name);
      const { periodSeconds = 0, failureThreshold = 0, timeoutSeconds = 0 } = container.readinessProbe ?? {};
      expect(drainSeconds).toBeGreaterThan(periodSeconds * failureThreshold + timeoutSeconds);
      expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(drainSeconds + SHUTDOWN_DEADLINE_MS / 1000);
      expect(spec?.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    }
  });
});

it('addresses lead to their part, and every service selects the pods of its deployment', () => {
  const ingress = manifests.find((one) => one.kind === 'Ingress');
  const paths = ingress?.kind === 'Ingress' ? ingress.spec?.rules?.[0]?.http?.paths : [];
  expect(paths?.map(({ path, backend }) => [path, backend.service?.name])).toEqual(
    production.parts.map(({ path = '/', name }) => [path, name]),
  );
  for (const { backend } of paths ?? []) {
    const name = backend.service?.name ?? '';
    const service = named('Service', name);
    const selector = service?.kind === 'Service' ? service.spec?.selector : undefined;
    expect(deploymentOf(name).spec?.template.metadata?.labels).toMatchObject(selector ?? { none: '' });
  }
});

it('migrations go past the pooler, and no secret is written down', () => {
  const job = manifests.find((one) => one.kind === 'Job');
  const env = job?.kind === 'Job' ? job.spec?.template.spec?.containers[0]?.env : undefined;
  expect(env).toEqual([
    {
      name: 'DATABASE_URL',
      valueFrom: { secretKeyRef: { name: 'travesia', key: 'MIGRATIONS_DATABASE_URL', optional: true } },
    },
  ]);
  expect(manifests.map(({ kind }) => kind)).not.toContain('Secret');
});
