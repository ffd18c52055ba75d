import { SHUTDOWN_DEADLINE_MS } from '@travesia/kit-service';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IJob } from 'kubernetes-models/batch/v1';
import type { IIngress } from 'kubernetes-models/networking.k8s.io/v1';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IConfigMap, IContainer, IEnvVar, IPodSecurityContext, IPodSpec, IService } from 'kubernetes-models/v1';
import { stringify } from 'yaml';
import { type Part, type Production, SESSION_PART } from './describe-production.ts';
import { knownValues } from './known-values.ts';
import { pgbouncerConfig } from './pgbouncer-config.ts';
import { type Need, variablesOf } from './variables.ts';

export type Manifest = IDeployment | IJob | IIngress | IPodDisruptionBudget | IConfigMap | IService;

export interface ManifestOptions {
  /** Host of the public origin. */
  readonly host: string;
  /** Of the image of a part, by its name. */
  readonly image: (name: string) => string;
  /** Of this version: a job runs once, under a name of its own. */
  readonly tag: string;
}

/** ConfigMap and Secret that whoever runs the production makes: their keys are names of variables. */
const CONFIG = 'travesia';
const SECRET = 'travesia';

/** A Secret of one file: `"user" "password"` lines. */
const POOLER_SECRET = 'travesia-pgbouncer';
const USERS_KEY = 'users.txt';

/** Service by which the cluster knows the database's server. */
const DATABASE = { host: 'postgres', port: 5432, database: 'travesia', user: 'travesia' };

/** The user `node` of Node's images. */
const UID = 1000;

const DATA_FOLDER = '/data';
const POOLER = 'pgbouncer';
const POOLER_FOLDER = '/etc/pgbouncer';

/** Beside what a process is given to end. */
const GRACE_MARGIN_S = 5;

const labels = (name: string) => ({ 'app.kubernetes.io/part-of': 'travesia', 'app.kubernetes.io/name': name });

/** A process without rights, that writes nowhere but where it is said. */
const CONTAINER_SECURITY = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};
const POD_SECURITY: IPodSecurityContext = {
  runAsNonRoot: true,
  runAsUser: UID,
  fsGroup: UID,
  seccompProfile: { type: 'RuntimeDefault' },
};

/**
 * What is missing does not keep a container from being started: then the process itself says everything that it lacks, in
 * one sentence.
 */
function environment(needs: readonly Need[], known: Readonly<Record<string, string>>): IEnvVar[] {
  return [...variablesOf(needs)].map(([name, source]) => {
    if (source === 'known') return { name, value: known[name] ?? '' };
    if (source === 'config')
      return { name, valueFrom: { configMapKeyRef: { name: CONFIG, key: name, optional: true } } };
    const key = source === 'secret' ? name : source.secretKey;
    return { name, valueFrom: { secretKeyRef: { name: SECRET, key, optional: true } } };
  });
}

const memory = (megabytes: number) => ({
  requests: { memory: `${megabytes / 2}Mi` },
  limits: { memory: `${megabytes}Mi` },
});

function service(name: string, port: number): IService {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, labels: labels(name) },
    spec: { selector: labels(name), ports: [{ name: 'main', port, targetPort: 'main' }] },
  };
}

/** A cluster that empties a machine leaves one of them. */
function budget(name: string): IPodDisruptionBudget {
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name, labels: labels(name) },
    spec: { maxUnavailable: 1, selector: { matchLabels: labels(name) } },
  };
}

function deployment(name: string, replicas: number, template: IPodSpec): IDeployment {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels: labels(name) },
    spec: {
      replicas,
      // The next one has visitors before one of these is told to end.
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      selector: { matchLabels: labels(name) },
      template: {
        metadata: { labels: labels(name) },
        spec: {
          ...template,
          automountServiceAccountToken: false,
          securityContext: POD_SECURITY,
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: 'kubernetes.io/hostname',
              whenUnsatisfiable: 'ScheduleAnyway',
              labelSelector: { matchLabels: labels(name) },
            },
          ],
        },
      },
    },
  };
}

function partManifests(production: Production, part: Part, { image }: ManifestOptions): readonly Manifest[] {
  const { looks, drainSeconds, parts } = production;
  const session = parts.find(({ name }) => name === SESSION_PART);
  const place = {
    host: '0.0.0.0',
    port: part.port,
    dataFolder: DATA_FOLDER,
    sessionService: `http://${SESSION_PART}:${session?.port}`,
  };
  const container: IContainer = {
    name: part.name,
    image: image(part.name),
    env: environment(part.needs, { ...knownValues(production, place), NODE_ENV: 'production' }),
    ports: [{ name: 'main', containerPort: part.port }],
    startupProbe: { httpGet: { path: '/healthz', port: 'main' }, periodSeconds: 1, failureThreshold: 60 },
    readinessProbe: {
      httpGet: { path: '/readyz', port: 'main' },
      // A cluster counts in whole seconds.
      periodSeconds: Math.max(1, Math.ceil(looks.eachMs / 1000)),
      failureThreshold: looks.failed,
      timeoutSeconds: 3,
    },
    livenessProbe: {
      httpGet: { path: '/healthz', port: 'main' },
      periodSeconds: 10,
      failureThreshold: 3,
      timeoutSeconds: 3,
    },
    resources: memory(part.memoryMb),
    securityContext: CONTAINER_SECURITY,
    volumeMounts: [{ name: 'data', mountPath: DATA_FOLDER }],
  };
  return [
    deployment(part.name, part.count, {
      terminationGracePeriodSeconds: drainSeconds + SHUTDOWN_DEADLINE_MS / 1000 + GRACE_MARGIN_S,
      containers: [container],
      volumes: [{ name: 'data', emptyDir: {} }],
    }),
    service(part.name, part.port),
    budget(part.name),
  ];
}

function poolerManifests({ pooler }: Production, { image }: ManifestOptions): readonly Manifest[] {
  const listen = { host: '0.0.0.0', port: pooler.port };
  const userFile = `${POOLER_FOLDER}/secret/${USERS_KEY}`;
  const config: IConfigMap = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: POOLER, labels: labels(POOLER) },
    data: { 'pgbouncer.ini': pgbouncerConfig(pooler, { listen, userFile, server: DATABASE }) },
  };
  const container: IContainer = {
    name: POOLER,
    image: image(POOLER),
    ports: [{ name: 'main', containerPort: pooler.port }],
    readinessProbe: { tcpSocket: { port: 'main' }, periodSeconds: 1, failureThreshold: 2 },
    // SIGTERM would end it in the middle of transactions.
    lifecycle: { preStop: { exec: { command: ['sh', '-c', 'kill -INT 1 && sleep 5'] } } },
    resources: memory(128),
    securityContext: CONTAINER_SECURITY,
    volumeMounts: [
      { name: 'config', mountPath: `${POOLER_FOLDER}/pgbouncer.ini`, subPath: 'pgbouncer.ini', readOnly: true },
      { name: 'secret', mountPath: `${POOLER_FOLDER}/secret`, readOnly: true },
    ],
  };
  return [
    config,
    deployment(POOLER, pooler.count, {
      terminationGracePeriodSeconds: 10,
      containers: [container],
      volumes: [
        { name: 'config', configMap: { name: POOLER } },
        { name: 'secret', secret: { secretName: POOLER_SECRET } },
      ],
    }),
    service(POOLER, pooler.port),
    budget(POOLER),
  ];
}

function migrationsJob({ migrations }: Production, { image, tag }: ManifestOptions): IJob {
  const { name } = migrations;
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name: `${name}-${tag}`, labels: labels(name) },
    spec: {
      backoffLimit: 3,
      template: {
        metadata: { labels: labels(name) },
        spec: {
          restartPolicy: 'Never',
          automountServiceAccountToken: false,
          securityContext: POD_SECURITY,
          containers: [
            {
              name,
              image: image(name),
              env: environment(migrations.needs, {}),
              resources: memory(migrations.memoryMb),
              securityContext: CONTAINER_SECURITY,
            },
          ],
        },
      },
    },
  };
}

/** `Prefix` matches whole segments, and of several the longest wins. */
function ingress({ parts }: Production, { host }: ManifestOptions): IIngress {
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata: { name: 'travesia', labels: labels('ingress') },
    spec: {
      tls: [{ hosts: [host], secretName: 'travesia-tls' }],
      rules: [
        {
          host,
          http: {
            paths: parts.map(({ name, path = '/' }) => ({
              path,
              pathType: 'Prefix',
              backend: { service: { name, port: { name: 'main' } } },
            })),
          },
        },
      ],
    },
  };
}

/** What a cluster is told, by file: tables first, then everything else. */
export function kubernetesManifests(
  production: Production,
  options: ManifestOptions,
): ReadonlyMap<string, readonly Manifest[]> {
  return new Map<string, readonly Manifest[]>([
    ['1-migrations.yaml', [migrationsJob(production, options)]],
    [`2-${POOLER}.yaml`, poolerManifests(production, options)],
    ...production.parts.map((part) => [`3-${part.name}.yaml`, partManifests(production, part, options)] as const),
    ['4-ingress.yaml', [ingress(production, options)]],
  ]);
}

/** As a file. Clusters read YAML 1.1, in which `off` is no text unless it is quoted. */
export const manifestText = (manifests: readonly Manifest[]): string =>
  manifests.map((manifest) => stringify(manifest, { version: '1.1' })).join('---\n');
