import { join } from 'node:path';
import { RUBRIC, SITUATIONS } from '../../../../remotes/aprende/tutor/situations/index.ts';
import { openTutor } from './open-tutor.ts';
import { tellSituation } from './tell-situation.ts';

export const SITUATIONS_PAGE = join(import.meta.dirname, '../../../../docs/reference/tutor-situations.md');

/** The page of the docs with what the tutor answers now, without a model, in each situation. */
export async function situationsPage(): Promise<string> {
  const tutor = await openTutor();
  try {
    const parts: string[] = [];
    let number = 0;
    for (const { test, situations } of SITUATIONS) {
      parts.push(`## ${test}`);
      for (const situation of situations) {
        number += 1;
        const { title, student, wanted } = situation;
        const told = await tellSituation(tutor, situation, `estudiante-${number}`);
        parts.push(`### ${number}. ${title}`, student, `**Qué ayudaría:** ${wanted}`, ...separated(told));
      }
    }
    return `${[...HEAD, ...parts].join('\n\n')}\n`;
  } finally {
    await tutor.close();
  }
}

/** Lines of a quotation stay together. */
function separated(lines: readonly string[]): readonly string[] {
  const blocks: string[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.startsWith('> ') && last?.startsWith('> ')) blocks[blocks.length - 1] = `${last}\\\n${line}`;
    else blocks.push(line);
  }
  return blocks;
}

const HEAD: readonly string[] = [
  '# Cuarenta situaciones con el tutor',
  'Cada una es una persona inventada con un problema concreto. Lo que dice el tutor es lo que responde hoy el servicio de verdad, con el banco y las lecciones de verdad y sin modelo de lenguaje. Se hace con `npm run aprende:situations`; una prueba vuelve a hacerlas y compara.',
  '## Pauta',
  'Dos personas que no escribieron el tutor leen cada situación y ponen de 0 a 2 en cada línea. Donde una línea no se puede juzgar, se deja en blanco. Un 0 en «No regala» reprueba la situación completa.',
  ...RUBRIC.map(({ name, two, one, none }) => `- **${name}**\n  - 2: ${two}\n  - 1: ${one}\n  - 0: ${none}`),
];
