import { plainText } from '@travesia/content-hints';
import type { ExplainedLesson } from '@travesia/content-item-model/explained-lessons';
import { allContents, type ContentId, type PlacedContent, PREREQUISITES } from '@travesia/contracts/temario';
import SearchableMap from 'minisearch/SearchableMap';
import type { ContentMatch, LessonIndex, LessonPart } from '../lesson-index.ts';
import { OTHER_WORDS } from './other-words.ts';
import { saidWords, stemsOf } from './stems.ts';
import { STUDENT_WORDS } from './student-words.ts';
import { withWrittenSigns } from './written-signs.ts';

/** How much a word says of a content, by where it stands. */
const WEIGHTS = { name: 6, title: 3, says: 2.5, unit: 2, mistake: 1, summary: 1, idea: 0.5, around: 0.15 };

/** From here a content is told by a word; below, it only mentions it. */
const TELLING_WEIGHT = 2;

/** Half of the most that a word can count: twice the weight is not twice as much said. */
const HALF_WEIGHT = 3;

/** How much a word is worth that is not the same: one with a slip, one of its family. */
const SLIP_WORTH = 0.75;
const FAMILY_WORTH = 0.6;

const SLIP_FROM_LETTERS = 5;
const TWO_SLIPS_FROM_LETTERS = 8;
/** Of a family is what begins with another word: `proporcional` with `proporción`. */
const FAMILY_FROM_LETTERS = 5;
const FAMILY_LETTERS_MORE = 5;

/** What a word weighs that no lesson knows, or that is of something else, beside the rarest of those that tell one. */
const UNKNOWN_WEIGHT = 0.6;
const OTHER_WEIGHT = 2.5;

/** Added where every word of a name was typed, of what its words say. */
const WHOLE_NAME_WORTH = 0.9;

/** A word is rare where it tells no more contents. */
const RARE_MOST = 3;
const RARE_FROM_LETTERS = 6;

/** A content fits where so much of what was typed tells it, and says so much. */
const COVERED_LEAST = 0.42;
const NAMED_COVERED_LEAST = 0.3;
const MENTIONED_WORTH = 0.25;
const SAID_LEAST = 1.9;

/**
 * Beside a content that is spoken of: so much of what lessons know of the words has to stand in what its own explains, or
 * another content is named by so much of them, by words of which so much do not tell the own one.
 */
const OWN_COVERED_LEAST = 0.5;
const TURN_COVERED_LEAST = 0.4;
const TURN_UNTOLD_LEAST = 0.5;
/** Where both are named, the other one by so much more. */
const TURN_NAME_TIMES = 1.25;
/** Words around a name of one word that is said alone: `y qué es la mediana`. */
const ALONE_WORDS_MORE = 3;
/** Without its name another content is turned to by several words that tell it, and by much more than tells the own one. */
const TURN_WORDS_LEAST = 3;
const TURN_WORDS_COVERED_LEAST = 0.6;
const TURN_SCORE_TIMES = 2;

/** The first is clear where the second has less of its score than this. Offered beside it is who has more. */
const CLEAR_BELOW = 0.62;
const OFFERED_FROM = 0.5;
const OFFERED_MOST = 4;

/** A stem as it was typed, and stems of lessons that it may be, each with what it is worth. */
interface Meant {
  readonly readings: ReadonlyMap<string, number>;
  /** What it weighs in all that was typed. */
  readonly weight: number;
}

/** What was said of a content, and how much of that is of words that tell it, and how many those are. */
interface Said {
  readonly score: number;
  readonly covered: number;
  readonly telling: number;
}

const NOTHING_SAID: Said = { score: 0, covered: 0, telling: 0 };

interface Name {
  readonly place: number;
  readonly stems: readonly string[];
  /** As {@link plainWords} leaves it. */
  readonly plain: string;
  /** Of the syllabus, and not of students. */
  readonly isOfficial: boolean;
}

/** What was typed, word by word, and what all of it weighs. */
interface Typed {
  readonly meant: readonly Meant[];
  readonly whole: number;
  /** Of that what is of no lesson. */
  readonly elsewhere: number;
}

/** A part of a lesson with what it is found by. */
interface ReadPart {
  readonly part: LessonPart;
  readonly inTitle: ReadonlySet<string>;
  readonly inText: ReadonlySet<string>;
}

interface Ranked {
  readonly place: number;
  readonly score: number;
  readonly fits: boolean;
  /** What is said by a name of it that was typed whole; 0: none was. */
  readonly name: number;
  readonly said: Said;
}

/**
 * An index of contents by words: how rare a word is among contents, times how much a content is told by it, with
 * slips and families of words, and whole names before parts of them. Everything is in memory; a query takes about a millisecond.
 */
export function makeLessonIndex(lessons: ReadonlyMap<ContentId, ExplainedLesson>): LessonIndex {
  const contents = allContents();
  /** By stem, how much each content is told by it. */
  const weights = new Map<string, Map<number, number>>();
  const names: Name[] = [];

  const add = (place: number, stems: readonly string[], weight: number) => {
    for (const stem of stems) {
      const own = weights.get(stem) ?? new Map<number, number>();
      own.set(place, Math.max(own.get(place) ?? 0, weight));
      weights.set(stem, own);
    }
  };
  for (const [place, content] of contents.entries()) {
    for (const name of [content.name, ...calledOf(content)]) {
      const stems = [...new Set(stemsOf(name))];
      // A word of many says less of the whole.
      add(place, stems, WEIGHTS.name / Math.sqrt(Math.max(1, stems.length)));
      if (stems.length > 0) names.push({ place, stems, plain: plainWords(name), isOfficial: name === content.name });
    }
    for (const [weight, text] of textsOf(content, lessons.get(idOf(content)))) add(place, stemsOf(text), weight);
  }

  const tellsOne = (own: ReadonlyMap<number, number>) =>
    [...own.values()].filter((weight) => weight >= TELLING_WEIGHT).length;
  const rarity = new Map(
    [...weights].map(([stem, own]) => [stem, Math.log(1 + contents.length / (tellsOne(own) || own.size))]),
  );
  const isRare = (stem: string) =>
    stem.length >= RARE_FROM_LETTERS && tellsOne(weights.get(stem) ?? new Map()) <= RARE_MOST;
  // A rare word of the name itself stands for the whole: nobody says "teorema de" before "Pitágoras".
  for (const [place, { name }] of contents.entries()) {
    const rare = stemsOf(name).filter(isRare);
    names.push(...rare.map((stem) => ({ place, stems: [stem], plain: stem, isOfficial: true })));
  }
  const rarityOf = (stem: string) => rarity.get(stem) ?? 0;
  const rarest = Math.log(1 + contents.length);
  const telling = new SearchableMap<true>();
  for (const [stem, own] of weights) if (tellsOne(own) > 0) telling.set(stem, true);

  function meantBy(stem: string): Meant {
    const readings = new Map<string, number>();
    const read = (other: string, worth: number) => readings.set(other, Math.max(readings.get(other) ?? 0, worth));
    if (weights.has(stem)) read(stem, 1);
    if (stem.length >= FAMILY_FROM_LETTERS) {
      for (const [longer] of telling.atPrefix(stem)) {
        if (longer.length <= stem.length + FAMILY_LETTERS_MORE) read(longer, FAMILY_WORTH);
      }
      for (let letters = FAMILY_FROM_LETTERS; letters < stem.length; letters += 1) {
        const shorter = stem.slice(0, letters);
        if (stem.length - letters <= FAMILY_LETTERS_MORE && telling.has(shorter)) read(shorter, FAMILY_WORTH);
      }
    }
    // What stands anywhere in a lesson is spelt as it should be.
    if (!weights.has(stem) && stem.length >= SLIP_FROM_LETTERS) {
      const found = [...telling.fuzzyGet(stem, stem.length >= TWO_SLIPS_FROM_LETTERS ? 2 : 1)];
      const least = Math.min(...found.map(([, [, slips]]) => slips));
      for (const [other, [, slips]] of found) if (slips === least) read(other, SLIP_WORTH ** slips);
    }
    // A number is of what stands beside it, and is not missed where no lesson has it.
    if (isNumber(stem)) return { readings, weight: 0 };
    if (telling.has(stem)) return { readings, weight: rarityOf(stem) };
    const known = [...readings].map(([other, worth]) => rarityOf(other) * worth);
    return { readings, weight: known.length > 0 ? Math.max(...known) : rarest * UNKNOWN_WEIGHT };
  }

  function readWords(words: string): Typed {
    const typed = saidWords(words);
    const sounds = new Set(typed.map(({ sound }) => sound));
    const others = OTHERS.filter((phrase) => phrase.every((sound) => sounds.has(sound)));
    const foreign = new Set(others.flat());
    const stems = new Set(typed.flatMap(({ sound, stem }) => (foreign.has(sound) ? [] : [stem])));
    const meant = [...stems].map(meantBy);
    const elsewhere = foreign.size * rarest * OTHER_WEIGHT;
    return { meant, elsewhere, whole: meant.reduce((sum, { weight }) => sum + weight, elsewhere) };
  }

  /** Contents by what was said of them, the most first. */
  function rankedBy({ meant, whole }: Typed): readonly Ranked[] {
    const said = new Map<number, Said>();
    for (const { readings } of meant) {
      for (const [place, { score, covered, telling: tells }] of bestReadings(readings)) {
        const before = said.get(place) ?? NOTHING_SAID;
        said.set(place, {
          score: before.score + score,
          covered: before.covered + covered,
          telling: before.telling + tells,
        });
      }
    }
    const named = whole > 0 ? namedBy(meant, whole) : new Map<number, number>();
    return [...said]
      .map(([place, own]) => {
        const name = named.get(place) ?? 0;
        // One word of a longer name is used for other things too.
        const isCovered = own.covered >= whole * (name > 0 ? NAMED_COVERED_LEAST : COVERED_LEAST);
        const fits = isCovered && own.score >= SAID_LEAST && (name > 0 || own.telling > 1);
        return { place, score: own.score + WHOLE_NAME_WORTH * name, fits, name, said: own };
      })
      .sort((one, other) => other.score - one.score || one.place - other.place);
  }

  /**
   * What words are about while content `own` is spoken of: another one that they name whole, or tell by much more; else it,
   * where its lesson explains the words; else what it stands on. One stray word leads nowhere else.
   */
  function besides(words: string, own: number): readonly Ranked[] {
    const typed = readWords(words);
    const ranked = rankedBy(readWords(withWrittenSigns(words)));
    const itself = ranked.find(({ place }) => place === own);
    const named = turnedTo(words, typed, own);
    const turned = ranked.filter(({ place, score, name, said, fits }) => {
      if (place === own) return false;
      if (named.has(place)) return !itself?.fits || (score > itself.score && name >= itself.name * TURN_NAME_TIMES);
      const isMuch = said.telling >= TURN_WORDS_LEAST && said.covered >= typed.whole * TURN_WORDS_COVERED_LEAST;
      return fits && isMuch && score >= (itself?.score ?? 0) * TURN_SCORE_TIMES;
    });
    if (turned.length > 0) return turned;
    if (itself && (itself.fits || explains(typed, own))) return [itself];
    return ranked.filter(({ place, fits, name }) => fits && name > 0 && standsOn(own, place));
  }

  /** Contents of which a name was typed whole that says something else than `own`. Words of a family are another name. */
  function turnedTo(words: string, { meant, whole }: Typed, own: number): ReadonlySet<number> {
    const worths = worthsOf(meant);
    const plain = plainWords(words);
    const isOneWord = meant.length === 1 && plain.split(' ').length <= 1 + ALONE_WORDS_MORE;
    const order = meant.map(({ readings }) => readings);
    const weightIn = (stem: string) => weights.get(stem)?.get(own) ?? 0;
    const rarityOfAll = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + rarityOf(stem), 0);
    const isNamed = ({ stems, plain: name, isOfficial }: Name) => {
      if (!stems.every((stem) => (worths.get(stem) ?? 0) >= SLIP_WORTH) || stems.every(isNumber)) return false;
      const said = rarityOfAll(stems);
      const isLiteral = ` ${plain} `.includes(` ${name} `);
      if (isLiteral && isOfficial && stems.length > 1) return true;
      const untold = rarityOfAll(stems.filter((stem) => weightIn(stem) < TELLING_WEIGHT));
      if (said < whole * TURN_COVERED_LEAST || untold < said * TURN_UNTOLD_LEAST) return false;
      const [only] = stems;
      if (stems.length > 1 || only === undefined) return isInOrder(stems, order);
      // What a longer name leaves of itself is one word, which is used for anything: it has to stand there as it is.
      if (name.includes(' ')) return isRare(only) && isLiteral;
      const isStrange = isOfficial && isRare(only) && weightIn(only) < WEIGHTS.idea;
      const isAlone = isOneWord && (isOfficial || name.length >= RARE_FROM_LETTERS);
      return isStrange || isAlone;
    };
    return new Set(names.filter((name) => name.place !== own && isNamed(name)).map(({ place }) => place));
  }

  /** Whether the lesson of a content explains what was typed, of what any lesson knows: words around its questions do not count. */
  function explains({ meant, elsewhere }: Typed, place: number): boolean {
    const known = meant.filter(({ readings }) => readings.size > 0);
    const sumOf = (words: readonly Meant[]) => words.reduce((sum, { weight }) => sum + weight, 0);
    const explained = known.filter(({ readings }) =>
      [...readings.keys()].some((stem) => (weights.get(stem)?.get(place) ?? 0) >= WEIGHTS.idea),
    );
    const own = sumOf(explained);
    return own > 0 && own >= (sumOf(known) + elsewhere) * OWN_COVERED_LEAST;
  }

  const standsOn = (place: number, other: number) =>
    PREREQUISITES.some(({ from, to }) => to === contents[place]?.id && from === contents[other]?.id);

  /** What a word says of each content: by that of its readings that says most. */
  function bestReadings(readings: Meant['readings']): ReadonlyMap<number, Said> {
    const best = new Map<number, Said>();
    for (const [stem, worth] of readings) {
      for (const [place, weight] of weights.get(stem) ?? []) {
        const score = rarityOf(stem) * worth * (weight / (weight + HALF_WEIGHT));
        if (score <= (best.get(place)?.score ?? 0)) continue;
        const telling = weight >= TELLING_WEIGHT && !isNumber(stem) ? 1 : 0;
        best.set(place, { score, telling, covered: rarityOf(stem) * worth * (telling ? 1 : MENTIONED_WORTH) });
      }
    }
    return best;
  }

  /** By stem, what it is worth as a reading of what was typed. */
  function worthsOf(meant: readonly Meant[]): ReadonlyMap<string, number> {
    const worths = new Map<string, number>();
    for (const { readings } of meant) {
      for (const [stem, worth] of readings) worths.set(stem, Math.max(worth, worths.get(stem) ?? 0));
    }
    return worths;
  }

  /** What is said by the most telling name of each content of which every word was typed. */
  function namedBy(meant: readonly Meant[], whole: number): ReadonlyMap<number, number> {
    const worths = worthsOf(meant);
    const named = new Map<number, number>();
    for (const { place, stems } of names) {
      if (!stems.every((stem) => worths.has(stem)) || stems.every(isNumber)) continue;
      const worth = stems.reduce((sum, stem) => sum + rarityOf(stem) * (worths.get(stem) ?? 0), 0);
      named.set(place, Math.max(named.get(place) ?? 0, worth * Math.min(1, worth / whole)));
    }
    return named;
  }

  const keptParts = new Map<PlacedContent, readonly ReadPart[]>();
  const readParts = (content: PlacedContent): readonly ReadPart[] => {
    const before = keptParts.get(content);
    if (before) return before;
    const parts = (lessons.get(idOf(content))?.points ?? []).map(({ id, title, idea, figure }) => {
      const html = idea.join('') + (figure ?? '');
      const text = plainText(html);
      const part = { content: idOf(content), point: id, title, html, text };
      return { part, inTitle: new Set(stemsOf(title)), inText: new Set(stemsOf(text)) };
    });
    keptParts.set(content, parts);
    return parts;
  };

  /**
   * Parts of a lesson, the best for a query first. What stands in all of them chooses none, and by a word of the name of the content
   * it is asked for as a whole: only a title is chosen by it.
   */
  const partsOf = (content: PlacedContent, query: ReadonlySet<string> = new Set()): readonly LessonPart[] => {
    const parts = readParts(content);
    const place = contents.indexOf(content);
    const worths = [...query].map((stem) => {
      const isName = (weights.get(stem)?.get(place) ?? 0) > WEIGHTS.title;
      const shareOf = (has: (part: ReadPart) => boolean) => 1 - (parts.filter(has).length - 1) / parts.length;
      const title = 3 * rarityOf(stem) * shareOf(({ inTitle }) => inTitle.has(stem));
      const text = isName ? 0 : rarityOf(stem) * shareOf(({ inText }) => inText.has(stem));
      return { stem, title, text };
    });
    const fit = ({ inTitle, inText }: ReadPart) =>
      worths.reduce(
        (sum, { stem, title, text }) => sum + (inTitle.has(stem) ? title : 0) + (inText.has(stem) ? text : 0),
        0,
      );
    return parts
      .map((one) => ({ part: one.part, fit: fit(one) }))
      .sort((one, other) => other.fit - one.fit)
      .map(({ part }) => part);
  };

  const contentOf = (id: ContentId) => contents.find((content) => content.id === id);

  /** Contents of which this is the name, however common its words are. */
  const called = (words: string): readonly ContentMatch[] => {
    const name = plainWords(words);
    return contents
      .filter((content) => plainWords(content.name) === name)
      .slice(0, OFFERED_MOST)
      .map((content) => matched(content));
  };

  const matched = (content: PlacedContent, query?: ReadonlySet<string>): ContentMatch => ({
    content: idOf(content),
    name: content.name,
    parts: partsOf(content, query),
  });

  return {
    match(words, about) {
      const own = contents.findIndex(({ id }) => id === about);
      const fits =
        own < 0 ? rankedBy(readWords(withWrittenSigns(words))).filter((one) => one.fits) : besides(words, own);
      const [best] = fits;
      if (!best) return called(words);
      const query = new Set(stemsOf(words).flatMap((stem) => [...meantBy(stem).readings.keys()]));
      const isClear = (fits[1]?.score ?? 0) < best.score * CLEAR_BELOW;
      return fits
        .filter(({ score }) => score >= best.score * OFFERED_FROM)
        .slice(0, isClear ? 1 : OFFERED_MOST)
        .flatMap(({ place }): readonly ContentMatch[] => {
          const content = contents[place];
          return content ? [matched(content, query)] : [];
        });
    },

    partsOf(id) {
      const content = contentOf(id);
      return content ? partsOf(content) : [];
    },

    part(id, point, paragraph) {
      const found = lessons.get(id)?.points.find((one) => one.id === point);
      if (!found) return undefined;
      if (paragraph !== undefined && !(paragraph in found.idea)) return undefined;
      // What was not understood says it no better alone: what stands before and behind it does, and the figure.
      const told = paragraph === undefined ? found.idea : found.idea.slice(Math.max(0, paragraph - 1), paragraph + 2);
      const html = told.join('') + (found.figure ?? '');
      return { content: id, point, title: found.title, html, text: plainText(html) };
    },
  };
}

const OTHERS = OTHER_WORDS.map((phrase) => saidWords(phrase).map(({ sound }) => sound)).filter(
  ({ length }) => length > 0,
);

const plainWords = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether words that may be read in several ways have `stems` among them as they follow: `diferencia de cuadrados` is no square of one. */
function isInOrder(stems: readonly string[], readings: readonly Meant['readings'][]): boolean {
  let next = 0;
  for (const one of readings) if (next < stems.length && one.has(stems[next] ?? '')) next += 1;
  return next === stems.length;
}

const isNumber = (stem: string) => /\d/.test(stem);

const idOf = ({ id }: PlacedContent) => id as ContentId;

const calledOf = (content: PlacedContent) => STUDENT_WORDS[idOf(content)]?.split(', ') ?? [];

/** What stands in a content and in its lesson, with how much it tells of it. */
function textsOf(
  { unit, summary }: PlacedContent,
  lesson: ExplainedLesson | undefined,
): readonly (readonly [number, string])[] {
  const ofLesson = lesson?.points.flatMap(({ title, idea, around }) => [
    [WEIGHTS.title, title] as const,
    [WEIGHTS.idea, plainText(idea.join(' '))] as const,
    [WEIGHTS.around, around] as const,
  ]);
  return [
    [WEIGHTS.unit, unit.name],
    [WEIGHTS.says, summary],
    ...(ofLesson ?? []),
    ...(lesson ? [[WEIGHTS.mistake, lesson.mistakes] as const, [WEIGHTS.summary, lesson.summary] as const] : []),
  ];
}
