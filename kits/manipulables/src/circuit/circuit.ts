import { formatNumber } from '../shared/format-number.ts';
import { joinWords } from '../shared/words.ts';

export type Wiring = 'series' | 'parallel';

export interface CircuitData {
  readonly volts: number;
  readonly ohms: readonly number[];
  readonly wiring: Wiring;
}

export interface BulbState {
  readonly ohms: number;
  readonly volts: number;
  readonly amperes: number;
  readonly watts: number;
}

export interface CircuitState {
  readonly ohms: number;
  readonly amperes: number;
  readonly watts: number;
  readonly bulbs: readonly BulbState[];
}

/** By Ohm's law, with an ideal battery and wires. */
export function solveCircuit({ volts, ohms, wiring }: CircuitData): CircuitState {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const total = wiring === 'series' ? sum(ohms) : 1 / sum(ohms.map((one) => 1 / one));
  const amperes = volts / total;
  const bulbs = ohms.map((one) => {
    const own = wiring === 'series' ? amperes * one : volts;
    return { ohms: one, volts: own, amperes: own / one, watts: own ** 2 / one };
  });
  return { ohms: total, amperes, watts: volts * amperes, bulbs };
}

export function describeCircuit(circuit: CircuitData): string {
  const { ohms, amperes, watts, bulbs } = solveCircuit(circuit);
  const number = (value: number) => formatNumber(value);
  const shared =
    circuit.wiring === 'series'
      ? `La misma corriente, ${number(amperes)} A, pasa por todas; el voltaje se reparte: ${joinWords(bulbs.map((bulb) => `${number(bulb.volts)} V`))}.`
      : `Todas tienen el mismo voltaje, ${number(circuit.volts)} V; la corriente se reparte: ${joinWords(bulbs.map((bulb) => `${number(bulb.amperes)} A`))}, ${number(amperes)} A en total.`;
  const only = `Por la ampolleta pasan ${number(amperes)} A.`;
  return `${circuit.wiring === 'series' ? 'En serie' : 'En paralelo'}: la resistencia total es ${number(ohms)} Ω. ${bulbs.length === 1 ? only : shared} La batería entrega ${number(watts)} W.`;
}
