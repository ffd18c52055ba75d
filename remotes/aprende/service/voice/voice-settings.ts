import { missingSettings, type Present } from '@travesia/kit-service';
import { z } from 'zod';

export interface VoiceSettings {
  /** Of an interface as OpenAI's, without a trailing slash: `https://modelos.ejemplo.cl/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Absent where the address asks for none, as one on this machine. */
  readonly key?: string;
  /** Words sent and read together that one student may cause in a day. */
  readonly wordsPerStudentADay: number;
  /** The same of all together. */
  readonly wordsADay: number;
}

/** An answer is some 650 words with all that is sent for it: forty-five at once, and as many again over the day. */
const STUDENT_WORDS_DEFAULT = '60000';

/** Some 7,500 answers: whoever has more students, and pays for them, says more. */
const WORDS_DEFAULT = '5000000';

const ADDRESS_SENTENCE =
  'TUTOR_BASE_URL no es una dirección: escribe algo como https://modelos.ejemplo.cl/v1, sin usuario, sin parámetros, y con https:// si no es de esta máquina o de tu red.';

/** A key and words of minors go there: in the clear only to this machine, and to names of a private network. */
function isAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url?.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return false;
  if (url.protocol === 'https:') return true;
  return (
    url.protocol === 'http:' &&
    (/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname) || !url.hostname.includes('.'))
  );
}

const words = (name: string, preset: string) => {
  const sentence = `${name} debe ser un número de palabras entre 1000 y 1000000000.`;
  return z
    .string()
    .regex(/^\d{4,10}$/, sentence)
    .transform(Number)
    .refine((count) => count >= 1_000 && count <= 1_000_000_000, sentence)
    .default(Number(preset));
};

const variables = z.object({
  TUTOR_BASE_URL: z.string().refine(isAddress, ADDRESS_SENTENCE),
  TUTOR_MODEL: z
    .string()
    .regex(/^[\w./:@-]{1,200}$/, 'TUTOR_MODEL no es el nombre de un modelo: escribe algo como mistral-small.'),
  // What a header can carry; a line break in it would be another header.
  TUTOR_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, 'TUTOR_KEY tiene espacios o caracteres que una clave no tiene.')
    .optional(),
  TUTOR_STUDENT_WORDS: words('TUTOR_STUDENT_WORDS', STUDENT_WORDS_DEFAULT),
  TUTOR_WORDS: words('TUTOR_WORDS', WORDS_DEFAULT),
});

const NAMES = Object.keys(variables.shape);

const MEANINGS = {
  TUTOR_BASE_URL: 'la dirección del modelo de lenguaje, como https://modelos.ejemplo.cl/v1',
  TUTOR_MODEL: 'el nombre del modelo de lenguaje',
} as const;

const presentIn = (env: NodeJS.ProcessEnv): Present =>
  Object.fromEntries(NAMES.flatMap((name) => (env[name]?.trim() ? [[name, env[name]?.trim()]] : [])));

/** Nothing of a model is told: the tutor speaks with what was written. */
const isOff = (present: Present) => Object.keys(present).length === 0;

/** What is wrong or missing for a model, a sentence each and never a value; nothing where none is configured. */
export function voiceRefusals(env: NodeJS.ProcessEnv): readonly string[] {
  const present = presentIn(env);
  if (isOff(present)) return [];
  const missing = missingSettings(present, MEANINGS);
  if (missing !== null) return [missing];
  return variables.safeParse(present).error?.issues.map(({ message }) => message) ?? [];
}

/** `null` where no model is configured. Call it after {@link voiceRefusals} found nothing. */
export function readVoiceSettings(env: NodeJS.ProcessEnv): VoiceSettings | null {
  const present = presentIn(env);
  if (isOff(present)) return null;
  const { TUTOR_BASE_URL, TUTOR_MODEL, TUTOR_KEY, TUTOR_STUDENT_WORDS, TUTOR_WORDS } = variables.parse(present);
  return {
    baseUrl: TUTOR_BASE_URL.replace(/\/+$/, ''),
    model: TUTOR_MODEL,
    ...(TUTOR_KEY !== undefined && { key: TUTOR_KEY }),
    wordsPerStudentADay: TUTOR_STUDENT_WORDS,
    wordsADay: TUTOR_WORDS,
  };
}
