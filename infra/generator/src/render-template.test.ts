import { describe, expect, it } from 'vitest';
import { readTemplateValues, renderTemplate, titleOf } from './render-template.ts';

describe('the template of a remote', () => {
  it('gives every file that a remote needs, with nothing left to fill in', async () => {
    const files = await renderTemplate({ ...(await readTemplateValues('banco-de-preguntas')), react: '19.0.0' });
    expect([...files.keys()].sort()).toEqual([
      'README.md',
      'e2e/inicio.spec.ts',
      'e2e/package.json',
      'e2e/tsconfig.json',
      'package.json',
      'routes.test.ts',
      'routes.ts',
      'tsconfig.json',
      'web/module.ts',
      'web/pages/inicio/inicio.module.css',
      'web/pages/inicio/page.tsx',
      'web/search.ts',
    ]);
    for (const [file, content] of files) expect(content, file).not.toMatch(/\{\{/);
    expect(JSON.parse(files.get('package.json') ?? '')).toMatchObject({
      name: '@travesia/remote-banco-de-preguntas',
      dependencies: { react: '19.0.0' },
    });
    expect(JSON.parse(files.get('e2e/package.json') ?? '')).toMatchObject({
      name: '@travesia/remote-banco-de-preguntas-e2e',
      dependencies: { '@playwright/test': expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    });
    expect(files.get('routes.ts')).toContain("path: '/banco-de-preguntas'");
  });

  it('gives a service with its table, its limits and its test where it is asked for one', async () => {
    const files = await renderTemplate(await readTemplateValues('banco-de-preguntas'), { withService: true });
    expect([...files.keys()].filter((file) => /^(?:api|service)\//.test(file)).sort()).toEqual([
      'api/note.ts',
      'service/limits.ts',
      'service/main.ts',
      'service/migrations/0001-notes.sql',
      'service/note-service.test.ts',
      'service/note-service.ts',
      'service/note-store.ts',
      'service/slice.ts',
    ]);
    for (const [file, content] of files) expect(content, file).not.toMatch(/\{\{/);
    expect(JSON.parse(files.get('package.json') ?? '')).toMatchObject({
      exports: { './slice': './service/slice.ts' },
      dependencies: { fastify: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    });
    expect(files.get('routes.ts')).toContain("studentData: StudentDataPlace = { area: 'Banco de preguntas', path: OWN");
    expect(files.get('service/migrations/0001-notes.sql')).toContain('create table banco_de_preguntas.note');
  });

  it('titles a remote by its name', () => {
    expect(titleOf('banco-de-preguntas')).toBe('Banco de preguntas');
  });
});
