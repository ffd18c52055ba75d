import {
  LOAD_REPORT_MAX_RECORDS,
  LOAD_REPORT_PATH,
  type LoadRecord,
  type LoadReport,
} from '@travesia/contracts/release';
import { postTelemetry } from './post-telemetry.ts';

/** Without another load for that long, what loaded is reported: one request for a visit to several pages. */
export const QUIET_MS = 5_000;

/** Collects what loaded and what did not, and reports it: failures at once, the rest when it is quiet. */
export class LoadReporter {
  readonly #document: Pick<LoadReport, 'build' | 'shell'>;
  readonly #send: (report: LoadReport) => Promise<boolean>;
  #records: readonly LoadRecord[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    document: Pick<LoadReport, 'build' | 'shell'>,
    send: (report: LoadReport) => Promise<boolean> = (report) => postTelemetry(LOAD_REPORT_PATH, report),
  ) {
    this.#document = document;
    this.#send = send;
  }

  add(record: LoadRecord): void {
    this.#keep([...this.#records, record]);
    clearTimeout(this.#timer);
    if (record.outcome === 'loaded') this.#timer = setTimeout(() => void this.flush(), QUIET_MS);
    else void this.flush();
  }

  /** What cannot go out (there is no network) goes with the next ones. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    const loads = this.#records;
    if (loads.length === 0) return;
    this.#records = [];
    const sent = await this.#send({ ...this.#document, loads });
    if (!sent) this.#keep([...loads, ...this.#records]);
  }

  #keep(records: readonly LoadRecord[]): void {
    this.#records = records.slice(0, LOAD_REPORT_MAX_RECORDS);
  }
}
