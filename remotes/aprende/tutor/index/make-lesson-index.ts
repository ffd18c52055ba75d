import type { ExplainedLesson } from '@travesia/content-item-model/explained-lessons';
import { allContents, type ContentId, type PlacedContent } from '@travesia/contracts/temario';
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
/** Of what is spoken of already so much has to stand in its lesson, in whatever place. */
const OWN_COVERED_LEAST = 0.6;

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
}

/**
 * An index of contents by words: how rare a word is among contents, times how much a content is told by it, with
 * slips and families of words, and whole names before parts of them. Everything is in memory; a query takes about a millisecond.
 * @param plain text of HTML of lessons.
 */
export function makeLessonIndex(
  lessons: ReadonlyMap<ContentId, ExplainedLesson>,
  plain: (html: string) => string,
): LessonIndex {
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
      if (stems.length > 0) names.push({ place, stems });
    }
    for (const [weight, text] of textsOf(content, lessons.get(idOf(content)), plain)) add(place, stemsOf(text), weight);
  }

  const tellsOne = (own: ReadonlyMap<number, number>) =>
    [...own.values()].filter((weight) => weight >= TELLING_WEIGHT).length;
  const rarity = new Map(
    [...weights].map(([stem, own]) => [stem, Math.log(1 + contents.length / (tellsOne(own) || own.size))]),
  );
  // A rare word of the name itself stands for the whole: nobody says "teorema de" before "Pitágoras".
  for (const [place, { name }] of contents.entries()) {
    const rare = stemsOf(name).filter(
      (stem) => stem.length >= RARE_FROM_LETTERS && tellsOne(weights.get(stem) ?? new Map()) <= RARE_MOST,
    );
    names.push(...rare.map((stem) => ({ place, stems: [stem] })));
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

  function scored(words: string, about: ContentId | undefined) {
    const typed = saidWords(withWrittenSigns(words));
    const sounds = new Set(typed.map(({ sound }) => sound));
    const others = OTHERS.filter((phrase) => phrase.every((sound) => sounds.has(sound)));
    const elsewhere = new Set(others.flat());
    const stems = new Set(typed.flatMap(({ sound, stem }) => (elsewhere.has(sound) ? [] : [stem])));
    const meant = [...stems].map(meantBy);
    const whole = meant.reduce((sum, { weight }) => sum + weight, elsewhere.size * rarest * OTHER_WEIGHT);
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
    const own = contents.findIndex(({ id }) => id === about);
    const named = whole > 0 ? namedBy(meant, whole) : new Map<number, number>();
    return [...said]
      .map(([place, { score, covered, telling: words }]) => {
        const name = named.get(place) ?? 0;
        // One word of a longer name is used for other things too.
        const isCovered = covered >= whole * (name > 0 ? NAMED_COVERED_LEAST : COVERED_LEAST);
        const isOwn = place === own && mentionedBy(meant, own) >= whole * OWN_COVERED_LEAST;
        const fits = isOwn || (isCovered && score >= SAID_LEAST && (name > 0 || words > 1));
        return { place, score: score + WHOLE_NAME_WORTH * name, fits, isOwn };
      })
      .sort((one, other) => other.score - one.score || one.place - other.place);
  }

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

  /** How much of what was typed a content has in its lesson, in whatever place. */
  function mentionedBy(meant: readonly Meant[], place: number): number {
    return meant.reduce((sum, { readings, weight }) => {
      return [...readings.keys()].some((stem) => weights.get(stem)?.has(place)) ? sum + weight : sum;
    }, 0);
  }

  /** What is said by the most telling name of each content of which every word was typed. */
  function namedBy(meant: readonly Meant[], whole: number): ReadonlyMap<number, number> {
    const worths = new Map<string, number>();
    for (const { readings } of meant) {
      for (const [stem, worth] of readings) worths.set(stem, Math.max(worth, worths.get(stem) ?? 0));
    }
    const named = new Map<number, number>();
    for (const { place, stems } of names) {
      if (!stems.every((stem) => worths.has(stem)) || stems.every(isNumber)) continue;
      const worth = stems.reduce((sum, stem) => sum + rarityOf(stem) * (worths.get(stem) ?? 0), 0);
      named.set(place, Math.max(named.get(place) ?? 0, worth * Math.min(1, worth / whole)));
    }
    return named;
  }

  const partsOf = (content: PlacedContent, query: ReadonlySet<string> = new Set()): readonly LessonPart[] => {
    const points = lessons.get(idOf(content))?.points ?? [];
    const parts = points.map((point) => {
      const html = point.idea.join('') + (point.figure ?? '');
      return { content: idOf(content), point: point.id, title: point.title, html, text: plain(html) };
    });
    const fit = ({ title, text }: LessonPart) => {
      const [inTitle, inText] = [new Set(stemsOf(title)), new Set(stemsOf(text))];
      return [...query].reduce(
        (sum, stem) => sum + rarityOf(stem) * ((inTitle.has(stem) ? 3 : 0) + (inText.has(stem) ? 1 : 0)),
        0,
      );
    };
    return parts
      .map((part) => ({ part, fit: fit(part) }))
      .sort((one, other) => other.fit - one.fit)
      .map(({ part }) => part);
  };

  const contentOf = (id: ContentId) => contents.find((content) => content.id === id);

  /** Contents of which this is the name, however common its words are. */
  const called = (words: string): readonly ContentMatch[] => {
    const name = plainName(words);
    return contents
      .filter((content) => plainName(content.name) === name)
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
      const ranked = scored(words, about);
      const fits = ranked.filter((one) => one.fits);
      const [best] = fits;
      if (!best) return called(words);
      const query = new Set(stemsOf(words).flatMap((stem) => [...meantBy(stem).readings.keys()]));
      const isClear = (fits[1]?.score ?? 0) < best.score * CLEAR_BELOW;
      return fits
        .filter(
          ({ score, isOwn }, place) =>
            isOwn || (score >= best.score * OFFERED_FROM && place < (isClear ? 1 : OFFERED_MOST)),
        )
        .slice(0, OFFERED_MOST)
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
      const html = paragraph === undefined ? found.idea.join('') + (found.figure ?? '') : found.idea[paragraph];
      return html === undefined ? undefined : { content: id, point, title: found.title, html, text: plain(html) };
    },
  };
}

const OTHERS = OTHER_WORDS.map((phrase) => saidWords(phrase).map(({ sound }) => sound)).filter(
  ({ length }) => length > 0,
);

const plainName = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isNumber = (stem: string) => /\d/.test(stem);

const idOf = ({ id }: PlacedContent) => id as ContentId;

const calledOf = (content: PlacedContent) => STUDENT_WORDS[idOf(content)]?.split(', ') ?? [];

/** What stands in a content and in its lesson, with how much it tells of it. */
function textsOf(
  { unit, summary }: PlacedContent,
  lesson: ExplainedLesson | undefined,
  plain: (html: string) => string,
): readonly (readonly [number, string])[] {
  const ofLesson = lesson?.points.flatMap(({ title, idea, around }) => [
    [WEIGHTS.title, title] as const,
    [WEIGHTS.idea, plain(idea.join(' '))] as const,
    [WEIGHTS.around, around] as const,
  ]);
  return [
    [WEIGHTS.unit, unit.name],
    [WEIGHTS.says, summary],
    ...(ofLesson ?? []),
    ...(lesson ? [[WEIGHTS.mistake, lesson.mistakes] as const, [WEIGHTS.summary, lesson.summary] as const] : []),
  ];
}
