import { loadBank } from '@travesia/content-bank/load-bank.ts';

export interface BankMistakes {
  /** Names by id, of the whole bank. */
  readonly names: ReadonlyMap<string, string>;
  /** Ids of those that items of a content ask about, by the content. */
  readonly ofContent: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The named mistakes of the bank of questions. */
export async function mistakesOfBank(): Promise<BankMistakes> {
  const bank = await loadBank();
  const ofContent = new Map<string, Set<string>>();
  for (const { item } of bank.items.values()) {
    const own = ofContent.get(item.content) ?? new Set();
    for (const { mistake } of item.distractors) own.add(mistake);
    ofContent.set(item.content, own);
  }
  return { names: bank.mistakes, ofContent };
}
