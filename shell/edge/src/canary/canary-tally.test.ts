import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCanaryTally, DOCUMENT_GRACE_MS, type KeptTally, VOICES_MAX } from './canary-tally.ts';

const address = (voice: number) => `10.${voice >> 16}.${(voice >> 8) & 255}.${voice & 255}`;
const NOTHING = { documents: 0, loads: 0, failures: 0 };

describe('what is heard of a canary', () => {
  it('counts an address once, however much it says', () => {
    const tally = createCanaryTally(() => 0);
    for (let said = 0; said < 2000; said++) tally.load('stable', address(1), true);
    tally.load('stable', address(2), false);
    expect(tally.figures().stable).toEqual({ documents: 0, loads: 2, failures: 1 });
  });

  it('counts the addresses of an IPv6 network as one, and a share of its pages where only some fail', () => {
    const tally = createCanaryTally(() => 0);
    for (let host = 0; host < 150; host++) tally.load('canary', `2001:db8::${host.toString(16)}`, host % 2 === 0);
    expect(tally.figures().canary).toEqual({ documents: 0, loads: 1, failures: 0.5 });
  });

  it('holds a document against the canary once its visitor had time to report, and not before', () => {
    let now = 0;
    const tally = createCanaryTally(() => now);
    tally.document(address(1));
    tally.document(address(2));
    tally.load('canary', address(2), false);
    expect(tally.figures().canary).toEqual({ documents: 1, loads: 1, failures: 0 });
    now = DOCUMENT_GRACE_MS - 1;
    tally.document(address(3));
    tally.document(address(1));
    expect(tally.figures().canary.documents).toBe(1);
    now = DOCUMENT_GRACE_MS;
    expect(tally.figures().canary.documents).toBe(2);
    now = 3 * DOCUMENT_GRACE_MS;
    expect(tally.figures().canary).toEqual({ documents: 3, loads: 1, failures: 0 });
    expect(tally.figures().stable).toEqual(NOTHING);
  });

  it('goes on where an earlier process stopped, and names nobody', () => {
    let now = 0;
    const first = createCanaryTally(() => now);
    for (let voice = 0; voice < 20; voice++) first.document(address(voice));
    for (let voice = 0; voice < 5; voice++) first.load('canary', address(voice), true);
    const kept: KeptTally = JSON.parse(JSON.stringify({ ...first.keep(), failed: false }));
    expect(JSON.stringify(kept)).not.toContain('10.0.0');
    now = DOCUMENT_GRACE_MS;
    const second = createCanaryTally(() => now, kept);
    second.load('canary', address(4), false);
    expect(second.figures().canary).toEqual({ documents: 20, loads: 5, failures: 4.5 });
  });

  it('has the sums of its voices, in any order, and forgets the first of too many', () => {
    const step = fc.record({
      kind: fc.constantFrom('document', 'loaded', 'failed'),
      voice: fc.integer({ min: 0, max: 12 }),
      wait: fc.integer({ min: 0, max: DOCUMENT_GRACE_MS }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let now = 0;
        const tally = createCanaryTally(() => now);
        const served = new Map<number, number>();
        const said = new Map<number, boolean[]>();
        for (const { kind, voice, wait } of steps) {
          now += wait;
          if (kind === 'document') {
            tally.document(address(voice));
            if (!served.has(voice)) served.set(voice, now);
          } else {
            tally.load('canary', address(voice), kind === 'failed');
            said.set(voice, [...(said.get(voice) ?? []), kind === 'failed']);
          }
        }
        const shares = [...said.values()].map((pages) => pages.filter(Boolean).length / pages.length);
        const due = [...served].filter(([voice, at]) => said.has(voice) || now - at >= DOCUMENT_GRACE_MS);
        const { documents, loads, failures } = tally.figures().canary;
        expect({ documents, loads }).toEqual({ documents: due.length, loads: said.size });
        expect(failures).toBeCloseTo(
          shares.reduce((sum, share) => sum + share, 0),
          9,
        );
      }),
    );
    const tally = createCanaryTally(() => 0);
    for (let voice = 0; voice < VOICES_MAX + 10; voice++) tally.load('canary', address(voice), voice < 10);
    expect(tally.figures().canary.loads).toBe(VOICES_MAX);
    expect(tally.figures().canary.failures).toBeCloseTo(0, 6);
  });
});
