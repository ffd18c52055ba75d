import { PAGE_ERROR_MAX_RECORDS, PAGE_ERROR_PATH } from '@travesia/contracts/release';
import { pageErrorReportSchema } from '@travesia/contracts/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { reportPageErrors } from './report-page-errors.ts';
import { whereThrown } from './where-thrown.ts';

const CHROMIUM = `TypeError: no se puede leer "Ana Soto" de undefined
    at HTMLButtonElement.<anonymous> (chrome-extension://abc/inject.js:1:20)
    at o (https://travesia.example/releases/carreras/1.4.0-0123abcd/js/explorador.9f.js:1:20345)
    at t (https://travesia.example/releases/shell/2.0.0-76543210/main.js:1:7)`;
const GECKO = `o@https://travesia.example/releases/carreras/1.4.0-0123abcd/js/explorador.9f.js:1:20345
t@https://travesia.example/releases/shell/2.0.0-76543210/main.js:1:7`;
const FOREIGN = 'Error: x\n    at f (https://apis.example/js/api.js:3:1)';

function thrown(stack: string, name = 'TypeError'): Error {
  const error = new Error('no se puede leer "Ana Soto" de undefined');
  Object.assign(error, { stack, name });
  return error;
}

const PLACE = {
  remote: 'carreras',
  release: '1.4.0-0123abcd',
  name: 'TypeError',
  file: 'js/explorador.9f.js',
  line: 1,
  column: 20_345,
};

describe('where something was thrown', () => {
  it.each([
    ['Chromium', CHROMIUM],
    ['Firefox and WebKit', GECKO],
  ])('is the first file of a release, in the words of %s', (_, stack) => {
    expect(whereThrown(thrown(stack))).toEqual(PLACE);
  });

  it.each([
    ['of somebody else', thrown(FOREIGN)],
    ['without a stack', thrown('')],
    ['that is no error', 'texto'],
    ['that is nothing', undefined],
  ])('is nowhere for what is %s', (_, error) => {
    expect(whereThrown(error)).toBeNull();
  });

  it('names the class and never what an error calls itself', () => {
    expect(whereThrown(thrown(GECKO, 'Ana Soto 12.345.678-9'))?.name).toBe('Error');
  });
});

describe('the report of what a page throws', () => {
  let source: EventTarget;
  let sent: (readonly [string, object])[];
  const fire = (type: string, detail: object) => source.dispatchEvent(Object.assign(new Event(type), detail));

  beforeEach(() => {
    source = new EventTarget();
    sent = [];
    reportPageErrors(source as Window, 'r7-01234567', async (path, report) => {
      sent.push([path, report]);
      return true;
    });
  });

  it('tells the place, once for each, and no message', () => {
    for (let times = 0; times < 3; times++) fire('error', { error: thrown(CHROMIUM) });
    fire('unhandledrejection', { reason: thrown(GECKO.replace('20345', '7')) });
    expect(sent).toEqual([
      [PAGE_ERROR_PATH, { build: 'r7-01234567', errors: [{ ...PLACE, kind: 'error' }] }],
      [PAGE_ERROR_PATH, { build: 'r7-01234567', errors: [{ ...PLACE, column: 7, kind: 'rejection' }] }],
    ]);
    for (const [, report] of sent) expect(pageErrorReportSchema.safeParse(report).success).toBe(true);
    expect(JSON.stringify(sent)).not.toContain('Ana');
  });

  it('ends where it says nothing new', () => {
    for (let column = 0; column < 50; column++) {
      fire('error', { error: thrown(GECKO.replace('20345', String(column))) });
    }
    expect(sent).toHaveLength(PAGE_ERROR_MAX_RECORDS);
  });
});
