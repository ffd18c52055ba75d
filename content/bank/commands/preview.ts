// Items as students will see them, without starting anything: `npm run -s bank:preview -- <id or folder …> > page.html`.
// `--styles` is the style sheet of whoever shows them: the bank gives HTML and knows no page.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compileFigure, compileInline, compileRichText } from '@travesia/content-markup/compile';
import { distinctDraws } from '../draws.ts';
import { freezeSteps } from '../freeze.ts';
import { loadBank } from '../load-bank.ts';
import { stepsOf } from '../variant.ts';

const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { styles: { type: 'string' } } });
if (values.styles === undefined) throw new Error('--styles <file.css> is missing: items are shown with it.');
const bank = await loadBank();
const css = await readFile(values.styles, 'utf8');
const styles = css.replace(/:global\(((?:[^()]|\([^()]*\))*)\)/g, '$1');

const sections = [...bank.items.values()]
  .filter(({ item, file }) => wanted.length === 0 || wanted.some((name) => item.id === name || file.startsWith(name)))
  .map(({ item, stimulus }) => {
    const [draw] = distinctDraws(item, 1);
    if (!draw) return '';
    const { index, variant } = draw;
    const text =
      stimulus && stimulus.items[0] === item
        ? `<h2>${stimulus.title}</h2>${compileRichText(stimulus.text)}${(stimulus.figures ?? []).map(compileFigure).join('')}`
        : '';
    const options = variant.options.map(
      ({ text, wrong }) =>
        `<li>${wrong ? '' : '✓ '}${compileInline(text)}${wrong ? ` <small>${compileInline(wrong.feedback)}</small>` : ''}</li>`,
    );
    const steps = variant.solution.map(({ title, text }) => `<li><b>${title}</b> ${compileRichText(text)}</li>`);
    const entered = freezeSteps(stepsOf(item, index)).map(
      ({ title, prompt, answer, slips, done }) =>
        `<li><b>${title}</b> ${prompt}✓ ${answer.kind === 'choice' ? answer.options[answer.right] : answer.value} <small>${done}</small><ul>${slips.map(({ entered: wrong, feedback }) => `<li>${wrong} <small>${feedback}</small></li>`).join('')}</ul></li>`,
    );
    return `${text}<article class="content"><small>${variant.id}</small>${compileRichText(variant.stem)}${variant.figure ? compileFigure(variant.figure) : ''}<ul>${options.join('')}</ul><details open><ol>${steps.join('')}</ol>${entered.length > 0 ? `<p>Pasos que se escriben</p><ol>${entered.join('')}</ol>` : ''}</details></article>`;
  });

console.log(`<!doctype html><meta charset="utf-8"><title>Banco</title><style>
:root { color-scheme: light dark; --space-1: 4px; --space-2: 8px; --space-3: 12px; --color-line: #999; --color-surface: canvas; --color-ink-soft: gray; --text-s: 14px; --color-chart-1: #1d5fbf; --color-chart-2: #b4531a; --color-chart-3: #2c7a3f; --color-chart-4: #8a3a9c; --color-chart-5: #6b6b6b; --color-chart-6: #a88a00; }
body { font: 16px/1.5 system-ui; max-width: 360px; margin: 8px auto; } article { border-bottom: 2px solid; padding: 12px 0; }
${styles}</style>${sections.join('')}`);
