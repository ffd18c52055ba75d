import { ID_TOKEN_REFRESH_PERIOD_S } from '@travesia/contracts/slices';
import { type BrowserPorts, backoffMs, type Cancel } from '@travesia/kit-offline';
import { NETWORK_BACKOFF } from './backoff-bounds.ts';

const PERIOD_MS = ID_TOKEN_REFRESH_PERIOD_S * 1000;

/** Browsers' timers stand still while the machine sleeps: the clock is looked at this often. */
export const WAKE_CHECK_MS = 30_000;

interface RefreshScheduleOptions {
  readonly ports: Pick<BrowserPorts, 'clock' | 'schedule'>;
  /** False when the provider could not be asked. */
  readonly refresh: () => Promise<boolean>;
}

/** When the ID token is refreshed by force: 300 s after the last new one, later and later while it fails. */
export class RefreshSchedule {
  readonly #options: RefreshScheduleOptions;
  #freshAt = 0;
  #dueAt: number | null = null;
  #failures = 0;
  #running = false;
  #cancel: Cancel = () => undefined;

  constructor(options: RefreshScheduleOptions) {
    this.#options = options;
  }

  /**
   * There is a token, whoever asked for it. The first may be as old as the last document of this browser: it counts
   * from when it was `issuedAt` (milliseconds since the epoch), where that is known. Later ones are new, and count
   * from now: with a clock that is ahead of the provider's they would all seem old, and be refreshed without end.
   */
  renewed(issuedAt?: number): void {
    const now = this.#now();
    const isFirst = this.#dueAt === null;
    this.#failures = 0;
    this.#freshAt = isFirst && issuedAt !== undefined ? Math.min(Math.max(issuedAt, now - PERIOD_MS), now) : now;
    this.#plan(this.#freshAt + PERIOD_MS - now);
  }

  failed(): void {
    this.#failures += 1;
    this.#plan(backoffMs(this.#failures, NETWORK_BACKOFF));
  }

  stop(): void {
    this.#cancel();
    this.#dueAt = null;
    this.#failures = 0;
  }

  /** The tab is seen again, or the network is back: no waiting for the timer, nor for the backoff. */
  wake(): void {
    if (this.#dueAt !== null && this.#now() - this.#freshAt >= PERIOD_MS) void this.#run();
  }

  #now(): number {
    return this.#options.ports.clock.wall();
  }

  #plan(ms: number): void {
    this.#dueAt = this.#now() + ms;
    this.#arm();
  }

  #arm(): void {
    this.#cancel();
    if (this.#dueAt === null) return;
    const left = Math.max(this.#dueAt - this.#now(), 0);
    this.#cancel = this.#options.ports.schedule(() => this.#check(), Math.min(left, WAKE_CHECK_MS));
  }

  #check(): void {
    if (this.#dueAt !== null && this.#now() >= this.#dueAt) void this.#run();
    else this.#arm();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    const done = await this.#options.refresh();
    this.#running = false;
    if (this.#dueAt === null) return;
    if (done) this.renewed();
    else this.failed();
  }
}
