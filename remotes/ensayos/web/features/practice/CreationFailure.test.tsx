import { renderFragment } from '@travesia/kit-remote/render-fragment';
import { expect, it } from 'vitest';
import { CreationFailure } from './CreationFailure.tsx';

async function said(error: Error): Promise<string> {
  const page = () => <CreationFailure title="No pudimos generarlo" error={error} />;
  return renderFragment({ default: page }, { params: {}, location: { pathname: '/', search: '', hash: '' } });
}

it('says of too many that waiting helps, and of anything else that nothing is made twice', async () => {
  const tooMany = await said(Object.assign(new Error('429'), { status: 429 }));
  expect(tooMany).toContain('espera unos minutos');
  expect(tooMany).not.toContain('conexión');
  for (const other of [new Error('no answer'), Object.assign(new Error('503'), { status: 503 })]) {
    expect(await said(other)).toContain('Revisa tu conexión e inténtalo otra vez: no se creará dos veces.');
  }
});
