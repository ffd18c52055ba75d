import * as z from 'zod/mini';
import { pressWatch, wipeTraces, zeroWatch } from './marks.ts';
import {
  DRIVES,
  type Drive,
  ENDS,
  nearestAllowed,
  SETTING_NAMES,
  type SettingName,
  TOOLS,
  VIEWS,
  WATCH_BY,
} from './settings.ts';
import { beginPass, goOnAt } from './sound.ts';
import type { WavesState } from './state.ts';
import { calmString, launchOne, launchTwo, wake } from './string.ts';

/** What one does to it. Places, heights and speeds in the units of `RANGES`. */
export const wavesInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('view'), to: z.enum(VIEWS) }),
  z.object({ kind: z.literal('end'), to: z.enum(ENDS) }),
  z.object({ kind: z.literal('drive'), to: z.enum(DRIVES) }),
  z.object({ kind: z.literal('set'), name: z.enum(SETTING_NAMES as [SettingName, ...SettingName[]]), to: z.number() }),
  z.object({ kind: z.literal('show'), tool: z.enum(TOOLS), on: z.boolean() }),
  /** The hand takes the left end, and holds it so high in cm. */
  z.object({ kind: z.literal('hand'), to: z.number() }),
  /** Sends a pulse from the left end. */
  z.object({ kind: z.literal('pulse') }),
  /** Puts two pulses on a string that is calm. */
  z.object({ kind: z.literal('two') }),
  z.object({ kind: z.literal('motor'), on: z.boolean() }),
  z.object({ kind: z.literal('calm') }),
  z.object({ kind: z.literal('wipe') }),
  z.object({ kind: z.literal('watch'), press: z.enum(['toggle', 'zero']) }),
  z.object({ kind: z.literal('watch-by'), to: z.enum(WATCH_BY) }),
  /** Source and observer go back to where they began. */
  z.object({ kind: z.literal('pass') }),
]);

export type WavesInput = z.infer<typeof wavesInput>;

/** How far a hand may hold the end, in cm. */
export const HAND_MOST_CM = 12;

export function applyInput(state: WavesState, input: WavesInput): void {
  const { string, marks, settings, doppler } = state;
  switch (input.kind) {
    case 'view':
      state.view = input.to;
      return;
    case 'end':
      if (input.to === state.end) return;
      state.end = input.to;
      // What comes back would be of two ends.
      string.launch = null;
      wake(string);
      return;
    case 'drive':
      takeOver(state, input.to);
      return;
    case 'set':
      setTo(state, input.name, input.to);
      return;
    case 'show':
      state.tools[input.tool] = input.on;
      return;
    case 'hand': {
      if (!Number.isFinite(input.to)) return;
      takeOver(state, 'hand');
      string.handTargetM = Math.min(Math.max(input.to, -HAND_MOST_CM), HAND_MOST_CM) / 100;
      wake(string);
      return;
    }
    case 'pulse':
      takeOver(state, 'pulse');
      if (string.pulseAge !== null) return;
      launchOne(string, settings);
      wipeTraces(marks, string, settings);
      return;
    case 'two':
      takeOver(state, 'pulse');
      launchTwo(string, settings);
      wipeTraces(marks, string, settings);
      zeroWatch(marks);
      return;
    case 'motor':
      takeOver(state, 'oscillator');
      string.isOscillating = input.on;
      if (input.on) string.hasTripped = false;
      return;
    case 'calm':
      Object.assign(string, calmString());
      wipeTraces(marks, string, settings);
      zeroWatch(marks);
      return;
    case 'wipe':
      wipeTraces(marks, string, settings);
      return;
    case 'watch':
      if (input.press === 'zero') zeroWatch(marks);
      // Crests start and stop it themselves.
      else if (state.watchBy === 'hand') pressWatch(marks, string.seconds);
      return;
    case 'watch-by':
      state.watchBy = input.to;
      zeroWatch(marks);
      return;
    case 'pass':
      Object.assign(doppler, beginPass(settings));
      return;
  }
}

/** Another way of moving the left end; the one before brings it back to its place by and by. */
function takeOver(state: WavesState, drive: Drive): void {
  const { string } = state;
  wake(string);
  if (drive === state.drive) return;
  state.drive = drive;
  string.handTargetM = 0;
  string.isOscillating = false;
  string.hasTripped = false;
}

function setTo(state: WavesState, name: SettingName, value: number): void {
  const { settings, marks, string } = state;
  const to = nearestAllowed(name, value);
  if (settings[name] === to) return;
  settings[name] = to;
  if (name === 'tension' || name === 'density') {
    // What is under way would be of two speeds: it is neither judged nor timed.
    string.launch = null;
    if (state.watchBy === 'crests') zeroWatch(marks);
  }
  if (name === 'markA' || name === 'markB') {
    wipeTraces(marks, string, settings);
    zeroWatch(marks);
  } else if (
    name === 'tension' ||
    name === 'density' ||
    name === 'damping' ||
    name === 'amplitude' ||
    name === 'frequency'
  )
    wake(string);
  else if (name === 'source' || name === 'observer') goOnAt(state.doppler, settings);
}
