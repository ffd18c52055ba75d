import {
  DRIVES,
  type Drive,
  ENDS,
  type End,
  nearestAllowed,
  SETTING_NAMES,
  type SettingName,
  TOOLS,
  type Tool,
  VIEWS,
  type View,
  WATCH_BY,
  type WatchBy,
} from './settings.ts';
import { beginPass } from './sound.ts';
import { newState, type WavesState } from './state.ts';

// Words of the address are those of the page, but for the end that absorbs: links to it that were shared have to stay valid.
// What is as one begins is left out.

const VIEW_WORDS: Readonly<Record<View, string>> = { string: 'cuerda', air: 'sonido', doppler: 'doppler' };
const END_WORDS: Readonly<Record<End, string>> = { fixed: 'fijo', free: 'libre', open: 'abierto' };
const DRIVE_WORDS: Readonly<Record<Drive, string>> = { hand: 'mano', oscillator: 'motor', pulse: 'pulso' };
const WATCH_WORDS: Readonly<Record<WatchBy, string>> = { hand: 'mano', crests: 'crestas' };
const TOOL_WORDS: Readonly<Record<Tool, string>> = { ruler: 'regla', watch: 'reloj', line: 'linea' };
const SETTING_WORDS: Readonly<Record<SettingName, string>> = {
  tension: 'T',
  density: 'mu',
  damping: 'roce',
  amplitude: 'A',
  second: 'A2',
  frequency: 'f',
  pulse: 't',
  markA: 'a',
  markB: 'b',
  line: 'y',
  tone: 'tono',
  pressure: 'p',
  source: 'vf',
  observer: 'vo',
};

const BEGIN = newState();
/** Tools in one value: "regla.reloj". */
const TOOL_MARK = '.';

/** At most 200 characters: "T=9&fin=libre". */
export function encodeState(state: WavesState): string {
  const parts: string[] = [];
  const add = (key: string, value: string, isAsBegun: boolean) => {
    if (!isAsBegun) parts.push(`${key}=${value}`);
  };
  add('ver', VIEW_WORDS[state.view], state.view === BEGIN.view);
  add('fin', END_WORDS[state.end], state.end === BEGIN.end);
  add('con', DRIVE_WORDS[state.drive], state.drive === BEGIN.drive);
  for (const name of SETTING_NAMES)
    add(SETTING_WORDS[name], String(state.settings[name]), state.settings[name] === BEGIN.settings[name]);
  const shown = TOOLS.filter((tool) => state.tools[tool]);
  add('usa', shown.map((tool) => TOOL_WORDS[tool]).join(TOOL_MARK), shown.length === 0);
  add('mide', WATCH_WORDS[state.watchBy], state.watchBy === BEGIN.watchBy);
  return parts.join('&');
}

/** A calm string with what was shared; a motor that moves it is on. Null for any other text. */
export function decodeState(text: string): WavesState | null {
  const state = newState();
  const seen = new Set<string>();
  for (const part of text === '' ? [] : text.split('&')) {
    const [key = '', value = '', ...rest] = part.split('=');
    if (rest.length > 0 || seen.has(key) || !read(state, key, value)) return null;
    seen.add(key);
  }
  state.string.isOscillating = state.drive === 'oscillator';
  if (state.string.isOscillating) state.string.stillSteps = 0;
  Object.assign(state.doppler, beginPass(state.settings));
  return state;
}

function read(state: WavesState, key: string, value: string): boolean {
  switch (key) {
    case 'ver':
      return take(VIEWS, VIEW_WORDS, value, (view) => (state.view = view));
    case 'fin':
      return take(ENDS, END_WORDS, value, (end) => (state.end = end));
    case 'con':
      return take(DRIVES, DRIVE_WORDS, value, (drive) => (state.drive = drive));
    case 'mide':
      return take(WATCH_BY, WATCH_WORDS, value, (by) => (state.watchBy = by));
    case 'usa':
      return value
        .split(TOOL_MARK)
        .every((word) => take(TOOLS, TOOL_WORDS, word, (tool) => (state.tools[tool] = true)));
    default:
      return readSetting(state, key, value);
  }
}

function take<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
  word: string,
  keep: (value: Value) => void,
): boolean {
  const found = values.find((value) => words[value] === word);
  if (found !== undefined) keep(found);
  return found !== undefined;
}

function readSetting(state: WavesState, key: string, value: string): boolean {
  const name = SETTING_NAMES.find((one) => SETTING_WORDS[one] === key);
  if (name === undefined || !/^-?\d{1,4}(?:\.\d{1,2})?$/.test(value)) return false;
  const number = Number(value);
  // What a hand wrote beside the grid would be another state than it says.
  if (nearestAllowed(name, number) !== number) return false;
  state.settings[name] = number;
  return true;
}
