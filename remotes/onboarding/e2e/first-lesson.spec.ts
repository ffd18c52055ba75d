import { expect, test } from '@playwright/test';
import { walkToFirstLesson } from '@travesia/infra-e2e/support/first-lesson';
import { currentPage } from '@travesia/infra-e2e/support/shell';
import { accountsUrl } from '@travesia/infra-e2e/support/urls';

test.use({ viewport: { width: 360, height: 740 } });

test('a stranger comes from the first page to a lesson by keyboard and by what a screen reader says alone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const screens: string[] = [];
  await walkToFirstLesson(page, accountsUrl(), {
    screen: (kind, name) => screens.push(`${kind}: ${name}`),
    typed() {},
    pressed() {},
  });
  // Few screens are nothing to answer, whatever a machine takes for them.
  expect(screens.filter((screen) => screen.startsWith('other'))).toEqual([
    'other: inicio',
    'other: fin del diagnóstico',
    'other: Tus recomendaciones',
    'other: cuenta',
    'other: perfil',
    'other: de quién es',
    'other: colegio',
    'other: lección',
  ]);
  await expect(currentPage(page).getByRole('heading', { level: 1 })).not.toHaveText('');
});
