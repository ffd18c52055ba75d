import { md, type RichText } from '@travesia/content-markup';
import { type Answer, defineTemplate, type ItemTemplate } from './item.ts';

/** What suffices to answer: the five options of «Suficiencia de Datos», in the order in which they always stand. */
export const SUFFICIENCIES = {
  first: '(1) por sí sola',
  second: '(2) por sí sola',
  together: 'Ambas juntas, (1) y (2)',
  either: 'Cada una por sí sola, (1) ó (2)',
  neither: 'Se requiere información adicional',
} as const;

export type Sufficiency = keyof typeof SUFFICIENCIES;

/**
 * Each wrong option is what remains after one misjudgement, whichever the key is: about (1) alone, about (2) alone,
 * about each of them, or about what both say together. Their names stand in `m2/numeros/mistakes.ts`.
 */
const MISJUDGED = {
  'suficiencia-juzga-mal-la-primera': {
    first: 'together',
    second: 'either',
    together: 'first',
    either: 'second',
    neither: 'first',
  },
  'suficiencia-juzga-mal-la-segunda': {
    first: 'either',
    second: 'together',
    together: 'second',
    either: 'first',
    neither: 'second',
  },
  'suficiencia-juzga-mal-cada-una': {
    first: 'second',
    second: 'first',
    together: 'either',
    either: 'together',
    neither: 'either',
  },
  'suficiencia-juzga-mal-las-juntas': {
    first: 'neither',
    second: 'neither',
    together: 'neither',
    either: 'neither',
    neither: 'together',
  },
} as const satisfies Record<string, Record<Sufficiency, Sufficiency>>;

export interface DataSufficiency<Parameters extends object, Model>
  extends Omit<
    ItemTemplate<Parameters>,
    'kind' | 'content' | 'fixedOrder' | 'stem' | 'key' | 'oracle' | 'distractors'
  > {
  readonly content: `m2.${string}` & ItemTemplate<Parameters>['content'];
  /** What is known from the start. */
  situation(parameters: Parameters): RichText;
  /** Sentences (1) and (2). Together they never contradict each other. */
  information(parameters: Parameters): readonly [first: RichText, second: RichText];
  /** What is to be found, after «para determinar»: `el perímetro del terreno`. */
  asks(parameters: Parameters): RichText;
  /** What suffices, by reasoning on the parameters. */
  suffices(parameters: Parameters): Sufficiency;
  /**
   * Every case that the situation allows, in a range and a fineness in which a second case would show; the oracle looks
   * in it for two cases that fit the same information and answer differently.
   */
  models(parameters: Parameters): Iterable<Model>;
  fitsFirst(parameters: Parameters, model: Model): boolean;
  fitsSecond(parameters: Parameters, model: Model): boolean;
  answer(parameters: Parameters, model: Model): number | string | boolean;
  /** Lines of feedback: what (1), (2) and both say. They help to judge and do not name the option. */
  hints(parameters: Parameters): {
    readonly first: RichText;
    readonly second: RichText;
    readonly together: RichText;
  };
}

/** Template of «Suficiencia de Datos»: M2 only, five options in their order. */
export function defineDataSufficiency<Parameters extends object, Model>({
  situation,
  information,
  asks,
  suffices,
  models,
  fitsFirst,
  fitsSecond,
  answer,
  hints,
  ...rest
}: DataSufficiency<Parameters, Model>): ItemTemplate<Parameters> {
  const distractor = (
    mistake: keyof typeof MISJUDGED,
    feedback: (parameters: Parameters) => RichText,
  ): ItemTemplate<Parameters>['distractors'][number] => ({
    mistake,
    answer: (parameters) => option(MISJUDGED[mistake][suffices(parameters)]),
    feedback,
  });
  return defineTemplate<Parameters>({
    ...rest,
    fixedOrder: true,
    stem: (parameters) => {
      const [first, second] = information(parameters);
      return md`${situation(parameters)} Se dispone de las siguientes informaciones:

(1) ${first}

(2) ${second}

¿Qué información es suficiente para determinar ${asks(parameters)}?`;
    },
    key: (parameters) => option(suffices(parameters)),
    oracle: (parameters) => {
      const answers = { first: new Set(), second: new Set(), together: new Set() };
      for (const model of models(parameters)) {
        const found = answer(parameters, model);
        const [first, second] = [fitsFirst(parameters, model), fitsSecond(parameters, model)];
        if (first) answers.first.add(found);
        if (second) answers.second.add(found);
        if (first && second) answers.together.add(found);
      }
      if (answers.together.size === 0) return 'contradictory';
      if (answers.first.size === 1) return answers.second.size === 1 ? 'either' : 'first';
      if (answers.second.size === 1) return 'second';
      return answers.together.size === 1 ? 'together' : 'neither';
    },
    distractors: [
      distractor('suficiencia-juzga-mal-la-primera', (parameters) => hints(parameters).first),
      distractor('suficiencia-juzga-mal-la-segunda', (parameters) => hints(parameters).second),
      distractor(
        'suficiencia-juzga-mal-cada-una',
        () => md`Mira cada información por separado: busca dos casos distintos que la cumplan.`,
      ),
      distractor('suficiencia-juzga-mal-las-juntas', (parameters) => hints(parameters).together),
    ],
  });
}

function option(sufficiency: Sufficiency): Answer {
  return {
    text: SUFFICIENCIES[sufficiency],
    value: sufficiency,
    position: Object.keys(SUFFICIENCIES).indexOf(sufficiency),
  };
}
