import { plainText } from '@travesia/content-hints';
import { terminalText } from '@travesia/kit-service';
import { runCommand } from '@travesia/kit-service/database';
import type { TurnPart } from '../api/tutor.ts';
import { readTurnReports } from '../service/read-turn-reports.ts';
import { readTutorFigures } from '../service/read-tutor-figures.ts';
import { countText, figureRows } from '../web/features/tutor-figures/figure-texts.ts';

const saidBy = (part: TurnPart): string => {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'hint') return `${part.hint.title}: ${plainText(part.hint.html)}`;
  return part.kind === 'lesson' ? `(lección) ${part.title}` : `(${part.kind})`;
};

/** `npm run aprende:tutor`: what `/tutor/cifras` tells, and what students reported. */
await runCommand(async (database) => {
  const figures = await readTutorFigures(database, Date.now());
  console.log(`Hasta el ${figures.through}, respuestas siguientes del mismo contenido y sin ayuda:`);
  for (const { help, voice, followed, share } of figureRows(figures)) {
    console.log(`  ${help} (${voice}): ${followed} (correctas: ${share})`);
  }
  const { sentences, heldBack, reported } = figures.model;
  console.log(
    `Frases del modelo ${countText(sentences)}, detenidas ${countText(heldBack)}, reportes ${countText(reported)}.`,
  );

  const reports = await readTurnReports(database);
  console.log(reports.turns.length === 0 ? '\nNadie ha reportado un mensaje.' : '\nReportes de los últimos 30 días:');
  for (const { reason, voice, turns } of reports.reasons) console.log(`  ${reason} (${voice}): ${turns}`);
  for (const { at, reason, voice, content, parts } of reports.turns) {
    console.log(`\n${at.toISOString().slice(0, 10)} ${reason} (${voice}) ${content ?? ''}`);
    for (const part of parts) console.log(`  ${terminalText(saidBy(part))}`);
  }
});
