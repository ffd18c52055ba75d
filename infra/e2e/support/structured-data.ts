import Validator from '@adobe/structured-data-validator';

/** A schema.org object as a document holds it. */
type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown): value is string => isText(value) && URL.canParse(value);

/** What a value of a property has to be, said as it is missed. */
type Check = (value: unknown, thing: Thing) => readonly string[];

const text: Check = (value) => (isText(value) ? [] : ['is not a text']);
const address: Check = (value) => (isAddress(value) ? [] : ['is not an absolute address']);
const optional =
  (check: Check): Check =>
  (value, thing) =>
    value === undefined ? [] : check(value, thing);
const thing =
  (...types: readonly string[]): Check =>
  (value) => {
    if (!isThing(value) || !types.includes(String(value['@type']))) return [`is not a ${types.join(' or ')}`];
    return problemsOf(value);
  };
const list =
  (check: Check): Check =>
  (value, owner) => {
    if (!Array.isArray(value) || value.length === 0) return ['is no list, or an empty one'];
    return value.flatMap((item: unknown, index) => check(item, owner).map((problem) => `${index} ${problem}`));
  };
/** Items numbered from 1, in order. */
const numbered =
  (check: Check): Check =>
  (value, owner) => [
    ...list(check)(value, owner),
    ...(Array.isArray(value) && value.some((item: unknown, index) => !isThing(item) || item['position'] !== index + 1)
      ? ['is not numbered from 1']
      : []),
  ];

/** Every crumb but the last, which is the page itself, needs an address. */
const crumb: Check = (value) => {
  if (!isThing(value) || value['@type'] !== 'ListItem') return ['is not a ListItem'];
  return [...text(value['name'], value), ...optional(address)(value['item'], value)];
};
const crumbs: Check = (value, owner) => [
  ...numbered(crumb)(value, owner),
  ...(Array.isArray(value) && value.slice(0, -1).some((item: unknown) => !isThing(item) || !isAddress(item['item']))
    ? ['has a crumb without an address before the last']
    : []),
];

/**
 * Properties that schema.org's definitions or the search engines' documentation of rich results
 * ask for, by type. A type that is not here is a problem: nobody has looked up what it needs.
 */
const REQUIRED: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  BreadcrumbList: { itemListElement: crumbs },
  FAQPage: { mainEntity: list(thing('Question')) },
  Question: { name: text, acceptedAnswer: thing('Answer') },
  Answer: { text },
  CollegeOrUniversity: { name: text, url: address, address: thing('PostalAddress'), location: list(thing('Place')) },
  Place: { name: text, address: optional(thing('PostalAddress')) },
  PostalAddress: { addressLocality: text, addressCountry: text },
  Organization: { name: text },
  WebSite: { name: text },
  Dataset: { name: text, description: text, creator: thing('Organization'), url: address },
};

function problemsOf(value: Thing): readonly string[] {
  const type = String(value['@type']);
  const required = REQUIRED[type];
  if (!required) return [`has a type that nobody checks: ${type}`];
  return Object.entries(required).flatMap(([property, check]) =>
    check(value[property], value).map((problem) => `${type}.${property} ${problem}`),
  );
}

/** The structured data of a document; a block that is no object is one without a type. */
export function structuredDataOf(html: string): readonly Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => {
    const value: unknown = JSON.parse(json);
    return isThing(value) ? value : {};
  });
}

/** What is wrong with the structured data of a page; empty when nothing is. */
export function structuredDataProblems(data: readonly Thing[]): readonly string[] {
  const types = data.map((value) => value['@type']);
  return [
    ...data.flatMap((value) =>
      value['@context'] === 'https://schema.org' ? problemsOf(value) : [`${value['@type']} has no context`],
    ),
    ...types.filter((type, index) => types.indexOf(type) !== index).map((type) => `${type} is there twice`),
  ];
}

/** What a validator of rich results says of the same data; it knows breadcrumbs, their items and organisations. */
export async function richResultProblems(data: readonly Thing[]): Promise<readonly string[]> {
  const issues = await new Validator().validate({ jsonld: Object.groupBy(data, (value) => String(value['@type'])) });
  return issues.map(({ severity, issueMessage, path }) => `${severity}: ${issueMessage} at ${JSON.stringify(path)}`);
}
