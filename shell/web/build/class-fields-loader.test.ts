import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const moved: (source: string) => string = createRequire(import.meta.url)('./class-fields-loader.cjs');

it('puts what is assigned to a class into it', () => {
  const source = [
    'class Base {\n}',
    'class Phone extends Base {\n  end() {\n    Phone.queue = [];\n  }\n}',
    'Base.type = "NONE" /* Type.NONE */;',
    'Phone.queue = [];',
    "Phone.id = 'phone';",
  ].join('\n');
  const { Base, Phone } = new Function(`${moved(source)}; return { Base, Phone };`)();
  expect([Base.type, Phone.type, Phone.queue, Phone.id]).toEqual(['NONE', 'NONE', [], 'phone']);
  Phone.queue = [1];
  new Phone().end();
  expect(Phone.queue).toEqual([]);
  expect(moved(source)).not.toMatch(/^(Base|Phone)\./m);
});

it.each(['Phone.id = other;', 'Phone.id = "phone";', 'unknown.id = "phone";\nclass Phone {\n}'])(
  'leaves %j',
  (source) => {
    expect(moved(source)).toBe(source);
  },
);

it("leaves none in the provider's library", () => {
  const entry = fileURLToPath(import.meta.resolve('firebase/auth'));
  const library = createRequire(entry).resolve('@firebase/auth/package.json').replace('package.json', 'dist/esm/');
  const [, file = ''] = /from '\.\/(index-\w+\.js)'/.exec(readFileSync(`${library}index.js`, 'utf8')) ?? [];
  const source = readFileSync(library + file, 'utf8');
  expect(source).toMatch(/^PhoneAuthProvider\.PROVIDER_ID = /m);
  expect(moved(source)).not.toMatch(/^[A-Z]\w+\.\w+ = /m);
});
