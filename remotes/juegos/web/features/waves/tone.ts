/** Largest amplitude, of 1: a pure tone through headphones is to be quiet. */
export const LOUDEST = 0.12;
/** Seconds that a change takes: at once it would click. */
const GLIDE_SECONDS = 0.02;

export interface Tone {
  /** @param share of {@link LOUDEST}, from 0 to 1. */
  change(hertz: number, share: number): void;
  stop(): void;
}

/** A pure tone that can be heard, from nothing on. To be called by a press: browsers allow no sound before. */
export function startTone(hertz: number, share: number): Tone {
  const context = new AudioContext();
  const loudness = new GainNode(context, { gain: 0 });
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency: hertz });
  oscillator.connect(loudness).connect(context.destination);
  oscillator.start();
  // What a phone asked for during a call, or a page that was never pressed, has to be told.
  void context.resume();
  const tone: Tone = {
    change(nextHertz, nextShare) {
      const gain = LOUDEST * Math.min(Math.max(nextShare, 0), 1);
      oscillator.frequency.setTargetAtTime(nextHertz, context.currentTime, GLIDE_SECONDS);
      loudness.gain.setTargetAtTime(gain, context.currentTime, GLIDE_SECONDS);
    },
    stop() {
      loudness.gain.setTargetAtTime(0, context.currentTime, GLIDE_SECONDS);
      oscillator.onended = () => void context.close();
      oscillator.stop(context.currentTime + 10 * GLIDE_SECONDS);
    },
  };
  tone.change(hertz, share);
  return tone;
}
