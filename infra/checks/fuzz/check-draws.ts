import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { sourceFiles } from '../source-files.ts';

/** Tests, what helps them, and fixtures of browser tests. */
const OF_TESTS = /(?:\.(?:test|spec)\.tsx?$|(?:^|\/)testing\/|^infra\/e2e\/)/;

const FAST_CHECK = /\bfrom 'fast-check'/;

/** Where it is said what properties draw from, for units and for browser tests. */
const SETUPS = ['infra/checks/fuzz/vitest-setup.ts', 'infra/e2e/playwright.config.ts'];

/** Calls of fast-check that take a seed. */
const TAKES_SEED = new Set(['assert', 'check', 'sample', 'statistics', 'configureGlobal']);

/** Settings of a property by which it draws something else. */
const DRAWS = new Set(['seed', 'path', 'randomType']);

const CHANCE = new Set(['Math.random', 'crypto.getRandomValues', 'crypto.randomBytes', 'crypto.randomInt']);

const CHANCE_IMPORTS = new Set(['randomBytes', 'randomInt', 'randomFill', 'randomFillSync', 'webcrypto']);

interface Finding {
  readonly at: number;
  readonly says: string;
}

/** What a source text draws from elsewhere than the seed of all tests. `randomUUID` names things and decides nothing. */
function findingsIn(file: string, text: string): readonly Finding[] {
  const parsed = parseSync(file, text);
  const error = parsed.errors[0];
  if (error) throw new Error(`${file}: ${error.message}`);
  const found: Finding[] = [];
  const isTest = OF_TESTS.test(file);
  new Visitor({
    ImportDeclaration(node) {
      if (!isTest || !/^(?:node:)?crypto$/.test(node.source.value)) return;
      for (const { local, start } of node.specifiers) {
        if (CHANCE_IMPORTS.has(local.name)) found.push({ at: start, says: `${local.name} draws another in each run` });
      }
    },
    MemberExpression(node) {
      const written = text.slice(node.start, node.end);
      if (isTest && CHANCE.has(written)) found.push({ at: node.start, says: `${written} draws another in each run` });
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier' || callee.object.name !== 'fc')
        return;
      const name = callee.property.type === 'Identifier' ? callee.property.name : '';
      if (!TAKES_SEED.has(name)) return;
      if (name === 'configureGlobal') found.push({ at: node.start, says: 'fc.configureGlobal is of the setup only' });
      for (const settings of node.arguments) {
        if (settings.type !== 'ObjectExpression') continue;
        for (const property of settings.properties) {
          if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
          const key = property.key.name;
          if (DRAWS.has(key)) found.push({ at: property.start, says: `a property has no ${key} of its own` });
        }
      }
    },
  }).visit(parsed.program);
  return found;
}

/**
 * Nothing in tests draws from elsewhere than the seed that the whole gate has (`FUZZ_SEED`): what fails once fails again,
 * and nothing fails by luck. One sentence a finding, with file and line.
 */
export function checkDraws(root: string): readonly string[] {
  return sourceFiles(root, /\.[cm]?tsx?$/)
    .filter((file) => !SETUPS.includes(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      if (!OF_TESTS.test(file) && !FAST_CHECK.test(text)) return [];
      return findingsIn(file, text).map(
        ({ at, says }) => `${file}:${text.slice(0, at).split('\n').length}: ${says}; tests draw from FUZZ_SEED`,
      );
    });
}
