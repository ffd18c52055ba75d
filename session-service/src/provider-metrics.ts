import type { CertificateSource, FetchedCertificates, TokenKind } from '@travesia/kit-service';
import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram } from 'prom-client';
import type { IdentityAdmin } from './identity-admin.ts';
import { UPSTREAM_DEADLINE_MS } from './limits.ts';

/** Seconds: from an emulator beside us to the deadline, after which nobody waits. */
const DURATION_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, UPSTREAM_DEADLINE_MS / 1000];

/** What the provider's codes come to for an operator: what to look at. A closed set, whatever else it says some day. */
const KINDS: Readonly<Record<string, string>> = {
  deadline: 'deadline',
  'network-error': 'network',
  'network-timeout': 'network',
  'quota-exceeded': 'quota',
  'too-many-attempts-try-later': 'quota',
  'too-many-requests': 'quota',
  'invalid-credential': 'credential',
  'insufficient-permission': 'credential',
  'project-not-found': 'credential',
  'internal-error': 'internal',
};

const kindOf = (cause: string) => KINDS[cause.replace(/^app\//, '')] ?? 'other';

/** Why certificates did not come: nobody answered in time, nobody answered, or the answer is not certificates. */
function kindOfFetch(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'deadline';
  const isNetwork = error instanceof TypeError || (error instanceof Error && 'code' in error);
  return isNetwork ? 'network' : 'content';
}

export interface ProviderMetrics {
  /** `admin`, with what is asked of it measured. */
  measured(admin: IdentityAdmin): IdentityAdmin;
  /** For each fetch of the certificates of `kind`. */
  onFetched(kind: TokenKind): (fetched: FetchedCertificates) => void;
  /** Tells how old the certificates of `kind` are. */
  watch(kind: TokenKind, certificates: CertificateSource): void;
}

/**
 * What an operator asks of the identity provider: how often it is called, how long it takes, what it fails with, and for how
 * long sessions are still verified by the certificates that are held. Labels name nobody.
 */
export function providerMetrics({ metrics }: FastifyInstance): ProviderMetrics {
  const registers = [metrics];
  const duration = new Histogram({
    name: 'identity_provider_call_duration_seconds',
    help: 'Calls of the identity provider: answered, refused (a token or a user), or the kind of failure',
    labelNames: ['call', 'outcome'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const sources = new Map<TokenKind, CertificateSource>();
  new Gauge({
    name: 'identity_certificates_age_seconds',
    help: 'Age of the certificates by which tokens are verified',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const [kind, source] of sources) {
        const { ageMs } = source.standing();
        if (ageMs !== null) this.set({ kind }, ageMs / 1000);
      }
    },
  });
  new Gauge({
    name: 'identity_certificates_failing',
    help: '1 while the last fetch of certificates failed: those that are held are used, and the source is left alone between tries',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const [kind, source] of sources) this.set({ kind }, source.standing().isFailing ? 1 : 0);
    },
  });

  async function timed<T extends { readonly status: string; readonly cause?: string }>(
    call: string,
    asked: Promise<T>,
  ): Promise<T> {
    const end = duration.startTimer({ call });
    const answer = await asked;
    const { status, cause = '' } = answer;
    const isRefused = status === 'refused' || status === 'missing';
    end({ outcome: status === 'unavailable' ? kindOf(cause) : isRefused ? 'refused' : 'answered' });
    return answer;
  }

  return {
    measured: (admin) => ({
      mint: (...asked) => timed('mint', admin.mint(...asked)),
      lookUp: (...asked) => timed('look-up', admin.lookUp(...asked)),
      revoke: (...asked) => timed('revoke', admin.revoke(...asked)),
      delete: (...asked) => timed('delete', admin.delete(...asked)),
    }),
    onFetched(kind) {
      const call = `certificates of ${kind}s`;
      return ({ ms, error }) =>
        duration.observe({ call, outcome: error === undefined ? 'answered' : kindOfFetch(error) }, ms / 1000);
    },
    watch: (kind, certificates) => void sources.set(kind, certificates),
  };
}
