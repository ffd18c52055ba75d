// Compiles the cards into `dist`, from where the service of lessons reads them: `npm run build` runs this.
import { writeCards, writeSample } from '../compile/write-cards.ts';
import { loadCards } from '../load-cards.ts';

try {
  const cards = (await loadCards()).flatMap((file) => file.cards);
  await writeCards(cards);
  await writeSample(cards);
  console.log(`tarjetas: ${cards.length}`);
} catch (error) {
  console.error(`tarjetas: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
