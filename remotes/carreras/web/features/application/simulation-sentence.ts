import type { Simulation } from './simulation.ts';
import { aboutText } from './standing-text.ts';

/** Where an application would most probably end, ending nowhere included. */
export function simulationSentence({ likeliest, endsNowhere }: Simulation): string {
  if (!likeliest) return '';
  const { position, outcome } = likeliest;
  const best = `tu preferencia ${position}, ${outcome.program.name} (${aboutText(outcome.endsHere)})`;
  return endsNowhere > outcome.endsHere
    ? `Lo más probable sería no quedar en ninguna (${aboutText(endsNowhere)}). La preferencia con más probabilidad es ${best}.`
    : `Lo más probable sería quedar en ${best}. La probabilidad de no quedar en ninguna es ${aboutText(endsNowhere)}.`;
}
