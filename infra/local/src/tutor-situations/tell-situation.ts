import { plainText } from '@travesia/content-hints';
import { type AskedQuestion, QUESTIONS_PATH, questionAnswerPath, type TutorSubject } from '@travesia/contracts/slices';
import { findContent } from '@travesia/contracts/temario';
import { uuidV7 } from '@travesia/kit-remote/uuid-v7';
import { CONVERSATIONS_PATH, conversationPath, turnsPath } from '../../../../remotes/aprende/api/paths.ts';
import type { Conversation, Turn, TurnPart, TutorSay } from '../../../../remotes/aprende/api/tutor.ts';
import type { Brought, Deed, Situation } from '../../../../remotes/aprende/tutor/situations/index.ts';
import { ATTEMPTS_PATH, resultPath, startPath, submitPath } from '../../../../remotes/ensayos/api/paths.ts';
import type { OpenTutor } from './open-tutor.ts';

const LETTERS = 'ABCDE';

/** How long a turn may take: nothing is waited for but our own process. */
const TURN_MS = 20_000;

/** What a student did and what the tutor said to it, in lines of Markdown. */
export async function tellSituation(tutor: OpenTutor, situation: Situation, uid: string): Promise<readonly string[]> {
  tutor.restart();
  const { subject, told } = await bring(tutor, situation.brings, uid);
  const lines = [...told];
  const begun: Conversation = await tutor.ask(uid, 'POST', CONVERSATIONS_PATH, { id: uuidV7(), subject });
  let asked = begun.state.question;
  lines.push(...begun.turns.flatMap(linesOfTurn));
  let last = begun.turns.at(-1)?.seq ?? 0;
  for (const deed of situation.deeds) {
    if (deed.does === 'waits') {
      tutor.wait(deed.seconds);
      lines.push(`_Pasan ${deed.seconds} s._`);
      continue;
    }
    lines.push(`**Estudiante:** ${wordsOf(deed)}`);
    const say = sayOf(deed, asked);
    const variant = deed.does === 'asks-question' ? deed.variant : undefined;
    const conversation = await tutor.asking(variant, async () => {
      await tutor.ask(uid, 'POST', turnsPath(begun.id), { id: uuidV7(), say });
      return ended(tutor, uid, begun.id, last + 2);
    });
    const answers = conversation.turns.filter(({ seq, by }) => seq > last && by === 'tutor');
    lines.push(...answers.flatMap(linesOfTurn));
    last = conversation.turns.at(-1)?.seq ?? last;
    asked = conversation.state.question;
    // Somebody reads and types.
    tutor.wait(3);
  }
  return lines;
}

async function ended(tutor: OpenTutor, uid: string, id: string, seq: number): Promise<Conversation> {
  for (let waited = 0; waited < TURN_MS; waited += 10) {
    const conversation: Conversation = await tutor.ask(uid, 'GET', conversationPath(id));
    const turn = conversation.turns.find((one) => one.seq === seq);
    if (turn && turn.state !== 'open') return conversation;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`The tutor did not end turn ${seq} of ${id}.`);
}

interface BroughtThing {
  readonly subject: TutorSubject;
  readonly told: readonly string[];
}

async function bring(tutor: OpenTutor, brings: Brought, uid: string): Promise<BroughtThing> {
  const nameOf = (content: string) => findContent(content)?.name ?? content;
  switch (brings.kind) {
    case 'words':
      return { subject: { kind: 'words' }, told: ['_Abre el tutor sin traer nada._'] };
    case 'content':
      return { subject: brings, told: [`_Trae el contenido «${nameOf(brings.content)}»._`] };
    case 'lesson': {
      const place = brings.part === undefined ? '' : `, párrafo ${brings.part + 1}`;
      const told = [`_Viene de la lección «${nameOf(brings.content)}», punto «${brings.point}»${place}._`];
      return { subject: brings, told };
    }
    case 'simulacro':
      return bringSimulacro(tutor, brings, uid);
    case 'running':
    case 'question': {
      const id = uuidV7();
      const { content, variant } = brings;
      const question: AskedQuestion = await tutor.asking(variant, () =>
        tutor.ask(uid, 'POST', QUESTIONS_PATH, { id, content, use: 'review' }),
      );
      const lines = linesOfQuestion(question);
      if (brings.kind === 'running') {
        const told = ['_Trae una pregunta que todavía no contesta:_', ...lines];
        return { subject: { kind: 'question', attempt: id, slot: 0 }, told };
      }
      const { answered, step } = brings;
      const option = answered === null ? null : optionOf(question, answered);
      await tutor.ask(uid, 'POST', questionAnswerPath(id), { option });
      const chosen = answered === null ? 'la dejó sin contestar' : `contestó «${answered}»`;
      const where = step === undefined ? '' : ` No entiende el paso ${step + 1} de la solución.`;
      const told = [`_Trae una pregunta corregida: ${chosen}.${where}_`, ...lines];
      return { subject: { kind: 'question', attempt: id, slot: 0, ...(step !== undefined && { step }) }, told };
    }
  }
}

async function bringSimulacro(
  tutor: OpenTutor,
  { content, option }: Extract<Brought, { kind: 'simulacro' }>,
  uid: string,
): Promise<BroughtThing> {
  const id = uuidV7();
  const test = findContent(content)?.test.id;
  const elective = test === 'ciencias' && { elective: content.split('.')[1] };
  await tutor.ask(uid, 'POST', ATTEMPTS_PATH, { id, request: { mode: 'simulacro', test, ...elective } });
  const device = '00000000-0000-4000-8000-000000000001';
  const { form } = await tutor.ask(uid, 'POST', startPath(id), { device });
  const events = form.items.map(({ options }: AskedQuestion, slot: number) => ({
    ...{ seq: slot + 1, slot, kind: 'answer', option: options[option]?.id },
  }));
  await tutor.ask(uid, 'POST', submitPath(id), { epoch: 1, events });
  const { items } = await tutor.ask(uid, 'GET', resultPath(id));
  const slot = items.findIndex(
    (item: { content: string; outcome: string }) => item.content === content && item.outcome === 'wrong',
  );
  if (slot < 0) throw new RangeError(`The practice test asked nothing of ${content} that was wrong.`);
  const told = [
    `_Trae la pregunta ${slot + 1} de un simulacro que entregó; marcó ${LETTERS[option]}._`,
    ...linesOfQuestion(form.items[slot]),
  ];
  return { subject: { kind: 'question', attempt: id, slot }, told };
}

function optionOf({ options }: Pick<AskedQuestion, 'options'>, text: string): string {
  const found = options.find((option) => plainText(option.text) === text);
  if (!found)
    throw new RangeError(`There is no option "${text}": ${options.map((one) => plainText(one.text)).join(' | ')}`);
  return found.id;
}

function sayOf(deed: Exclude<Deed, { does: 'waits' }>, question: AskedQuestion | null): TutorSay {
  switch (deed.does) {
    case 'says':
      return { kind: 'words', text: deed.words };
    case 'asks-hint':
      return { kind: 'hint' };
    case 'chooses':
      if (!question) throw new RangeError(`No question is there to choose "${deed.option}".`);
      return { kind: 'answer', option: optionOf(question, deed.option) };
    case 'gives-up':
      return { kind: 'give-up' };
    case 'asks-question':
      return { kind: 'question' };
    case 'picks':
      return { kind: 'content', content: deed.content };
    case 'step':
      return { kind: 'step', step: deed.step, ...(deed.entered !== undefined && { entered: deed.entered }) };
  }
}

function wordsOf(deed: Exclude<Deed, { does: 'waits' }>): string {
  switch (deed.does) {
    case 'says':
      return deed.words;
    case 'asks-hint':
      return '[Pista]';
    case 'chooses':
      return `[Elige «${deed.option}»]`;
    case 'gives-up':
      return '[Me rindo]';
    case 'asks-question':
      return '[Otra pregunta]';
    case 'picks':
      return `[Elige el contenido «${findContent(deed.content)?.name}»]`;
    case 'step':
      if (deed.entered === undefined) return '[Resolver paso a paso]';
      return `[Paso ${deed.step + 1}: ingresa «${deed.entered}»]`;
  }
}

function linesOfTurn({ by, parts = [] }: Turn): readonly string[] {
  if (by === 'student') return [];
  const lines = parts.flatMap(linesOfPart);
  const [first = '(nada)', ...rest] = lines;
  return [`**Tutor:** ${first}`, ...rest];
}

const inline = (html: string) => plainText(html).replace(/\n+/g, ' ');
/** Lines of text; of figures what they are called. */
const paragraphs = (html: string) =>
  plainText(html.replace(/<figure\b.*?<svg\b[^>]* aria-label="([^"]*)".*?<\/figure>/gs, '<p>[Figura: $1]</p>')).split(
    '\n',
  );

function linesOfPart(part: TurnPart): readonly string[] {
  switch (part.kind) {
    case 'hint':
      return [`(pista) **${part.hint.title}**`, ...quoted(paragraphs(part.hint.html))];
    case 'text':
      return [part.text];
    case 'lesson':
      return [`(lección) **${part.title}**`, ...quoted(paragraphs(part.html))];
    case 'question':
      return linesOfQuestion(part.question);
    case 'verdict': {
      const outcome = { correct: 'correcta', wrong: 'incorrecta', omitted: 'sin respuesta' }[part.outcome];
      return [
        `(corrección) ${outcome}`,
        ...(part.feedback === undefined ? [] : quoted(paragraphs(part.feedback))),
        ...part.solution.flatMap(({ title, text }) => quoted([`${title}: ${inline(text)}`])),
      ];
    }
    case 'step': {
      const { statement, step, steps, prompt, verdict, feedback, isDone } = part.step;
      const verdicts = { right: 'bien', slip: 'error conocido', wrong: 'mal', 'not-read': 'no se entiende' };
      return [
        ...(verdict === undefined ? [`(paso a paso) ${inline(statement)}`] : [`(paso) ${verdicts[verdict]}`]),
        ...(feedback === undefined ? [] : quoted(paragraphs(feedback))),
        ...(isDone ? ['Terminado.'] : quoted([`Paso ${step + 1} de ${steps}: ${inline(prompt)}`])),
      ];
    }
    case 'contents':
      return [`(para elegir) ${part.contents.map(({ name }) => `«${name}»`).join(', ')}`];
    case 'notice':
      return [];
  }
}

const quoted = (lines: readonly string[]) => lines.map((line) => `> ${line}`);

function linesOfQuestion({ stem, figure, options, reading }: Omit<AskedQuestion, 'id' | 'content'>): readonly string[] {
  return quoted([
    ...(reading ? [`Lectura: ${inline(reading.title)}, ${reading.paragraphs.length} párrafos.`] : []),
    ...paragraphs(stem),
    ...(figure === undefined ? [] : [`[Figura: ${inline(figure)}]`]),
    ...options.map(({ text }, place) => `${LETTERS[place]}) ${inline(text)}`),
  ]);
}
