import { LOAD_REPORT_MAX_RECORDS, type LoadRecord, type LoadReport } from '@travesia/contracts/release';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadReporter, QUIET_MS } from './load-reporter.ts';

const DOCUMENT = { build: 'b1', shell: '1.0.0-00000000' };

const record = (outcome: LoadRecord['outcome'] = 'loaded'): LoadRecord => ({
  remote: 'viva',
  release: '1.0.0-00000000',
  channel: 'stable',
  page: 'inicio',
  outcome,
  ms: 120,
});

function reporter(online = () => true) {
  const sent: LoadReport[] = [];
  const made = new LoadReporter(DOCUMENT, async (report) => {
    if (online()) sent.push(report);
    return online();
  });
  return { made, sent };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the report of loads', () => {
  it('goes out once it is quiet, in one piece', async () => {
    const { made, sent } = reporter();
    made.add(record());
    await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
    made.add(record());
    await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ ...DOCUMENT, loads: [record(), record()] }]);
    await vi.advanceTimersByTimeAsync(QUIET_MS);
    expect(sent).toHaveLength(1);
  });

  it('goes out at once with a failure, or when the document is left', async () => {
    const { made, sent } = reporter();
    made.add(record());
    made.add(record('timeout'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[0]?.loads.map(({ outcome }) => outcome)).toEqual(['loaded', 'timeout']);
    made.add(record());
    await made.flush();
    expect(sent).toHaveLength(2);
  });

  it('keeps what could not go out, within its limit', async () => {
    let online = false;
    const { made, sent } = reporter(() => online);
    for (let count = 0; count < LOAD_REPORT_MAX_RECORDS + 5; count++) {
      made.add(record('offline'));
      await vi.advanceTimersByTimeAsync(0);
    }
    online = true;
    await made.flush();
    expect(sent[0]?.loads).toHaveLength(LOAD_REPORT_MAX_RECORDS);
  });
});
