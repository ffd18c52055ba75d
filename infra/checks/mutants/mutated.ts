import type { Mutant } from './mutant.ts';

/**
 * The text of a mutant's file with its fault.
 * @throws where what it replaces is not there exactly once: the list would say that a fault is found which nobody planted.
 */
export function mutated(text: string, { name, file, find, replace }: Omit<Mutant, 'check' | 'expect'>): string {
  const places = text.split(find).length - 1;
  if (places !== 1) throw new Error(`${name}: ${file} has ${places} times ${JSON.stringify(find)}, and not once`);
  return text.replace(find, () => replace);
}
