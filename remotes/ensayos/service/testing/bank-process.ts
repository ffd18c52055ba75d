// The bank as the service has it, in a process of its own: says which files of the bank the serving thread loaded, and how
// many of some questions were compiled otherwise than a bank in one thread does it.
import { registerHooks } from 'node:module';
import process from 'node:process';

const loaded: string[] = [];
registerHooks({
  load(url, context, next) {
    if (url.includes('/content/bank/')) loaded.push(url);
    return next(url, context);
  },
});

const { openDeployedBank } = await import('../index.ts');
const bank = await openDeployedBank();
const items = bank.entries.flatMap(({ variants }, n) => (n % 10 === 0 ? variants.slice(-2) : []));
const texts = [...new Set(bank.entries.flatMap(({ facts }) => facts.text?.id ?? []))].slice(0, 5);
const compiled = await Promise.all([bank.compile('item', items), bank.compile('text', texts)]);
const onServingThread = [...loaded];
await bank.close();

const { openDeployedBank: openHere } = await import('@travesia/content-item-model/reader');
const here = await openHere();
const [sameItems = new Map(), sameTexts = new Map()] = compiled;
const different = [
  ...items.filter((id) => sameItems.get(id) !== JSON.stringify(here.item(id))),
  ...texts.filter((id) => sameTexts.get(id) !== JSON.stringify(here.text(id))),
];
process.send?.({ onServingThread, items: sameItems.size, texts: sameTexts.size, different });
