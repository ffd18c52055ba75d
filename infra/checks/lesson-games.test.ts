import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { PROJECT } from './project.ts';

/** Where the model of each game is, and its name there. */
const MODELS: Readonly<Record<string, readonly [file: string, name: string]>> = {
  celula: ['remotes/juegos/models/cell/cell.ts', 'CELL'],
  geosfera: ['remotes/juegos/models/earth/earth.ts', 'EARTH'],
  'simulador-ondas': ['remotes/juegos/models/waves/waves.ts', 'WAVES'],
  'fuerza-roce': ['remotes/juegos/models/friction/friction.ts', 'FRICTION'],
};

const CHALLENGE = 'desafio=';

// Neither imports the other: the links are data of lessons, and what they lead to is of another team.
interface Lesson {
  readonly content: string;
  readonly points: readonly {
    readonly id: string;
    readonly game?: { readonly game: string; readonly state: string };
  }[];
}
interface Model {
  decode(text: string): unknown;
  readonly challenges: readonly { readonly id: string; readonly contents: readonly string[] }[];
}

const load = async (file: string) => import(pathToFileURL(join(PROJECT, file)).href);

const links = (await (await load('content/lessons/load-lessons.ts')).loadLessons()).flatMap(
  ({ lesson: { content, points } }: { readonly lesson: Lesson }) =>
    points.flatMap(({ id, game }) => (game ? [{ ...game, content, place: `${content}#${id}` }] : [])),
) as readonly { game: string; state: string; content: string; place: string }[];

async function modelOf(game: string): Promise<Model> {
  const found = MODELS[game];
  if (!found) throw new Error(`A lesson leads to "${game}", whose model is not named in ${import.meta.filename}.`);
  const [file, name] = found;
  return (await load(file))[name];
}

it('each game that a lesson opens reads the state of the link, and its challenge is on what the lesson teaches', async () => {
  expect(links.length).toBeGreaterThan(0);
  for (const { game, state, content, place } of links) {
    const model = await modelOf(game);
    if (state === '') continue;
    if (!state.startsWith(CHALLENGE)) {
      expect(model.decode(state), `${place}: ${game} reads "${state}"`).not.toBeNull();
      continue;
    }
    const challenge = model.challenges.find(({ id }) => id === state.slice(CHALLENGE.length));
    expect(challenge?.contents, `${place}: "${state}" of ${game}`).toContain(content);
  }
});

it('a state that the model does not know is found', async () => {
  const { decode, challenges } = await modelOf('fuerza-roce');
  expect(decode('superficie=jabon')).toBeNull();
  expect(challenges.map(({ id }) => id)).not.toContain('no-existe');
});
