import { describe, expect, it } from 'vitest';
import { localAddress, readSettings } from './settings.ts';

describe('the settings of a local start', () => {
  it('have defaults, also for variables that are set to nothing', () => {
    const settings = readSettings({ PORT: '', HOST: '' });
    expect(settings).toMatchObject({ host: '127.0.0.1', port: 4000, publicOrigin: undefined });
    expect(settings.dataFolder).toMatch(/\.data$/);
    expect(settings.store).toMatch(/\.data\/store$/);
    expect(readSettings({ RELEASES_URL: 's3://travesia/cl' }).store).toBe('s3://travesia/cl');
    expect(localAddress(settings)).toBe('http://localhost:4000');
  });

  it('come from the environment', () => {
    const settings = readSettings({
      PORT: '5001',
      HOST: '::',
      DATA_DIR: '/x/y',
      PUBLIC_ORIGIN: 'https://travesia.cl/',
      ASSETS_ORIGIN: 'https://cdn.travesia.cl',
      RESPONSIBLE: 'Fundación Travesía <privacidad@travesia.cl>',
    });
    expect(settings).toEqual({
      host: '::',
      port: 5001,
      dataFolder: '/x/y',
      store: '/x/y/store',
      publicOrigin: 'https://travesia.cl',
      assetsOrigin: 'https://cdn.travesia.cl',
      responsible: { name: 'Fundación Travesía', email: 'privacidad@travesia.cl' },
    });
    expect(localAddress({ ...settings, host: 'fe80::1' })).toBe('http://[fe80::1]:5001');
  });

  it.each(['0', '65536', '4e3', 'x', '-1', '80.5', ' 80'])('name PORT=%s as no port', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(/PORT=.*1 y 65535/);
  });

  it.each(['travesia.cl', 'ftp://x', 'https://travesia.cl/ruta'])('name PUBLIC_ORIGIN=%s as no origin', (origin) => {
    expect(() => readSettings({ PUBLIC_ORIGIN: origin })).toThrow(/PUBLIC_ORIGIN/);
  });

  it.each(['cdn.travesia.cl', 'http://cdn.travesia.cl', 'https://cdn.travesia.cl/x'])(
    'name ASSETS_ORIGIN=%s as none',
    (origin) => {
      expect(() => readSettings({ ASSETS_ORIGIN: origin })).toThrow(/ASSETS_ORIGIN/);
      expect(readSettings({ ASSETS_ORIGIN: 'http://127.0.0.1:5000' }).assetsOrigin).toBe('http://127.0.0.1:5000');
    },
  );

  it.each([
    'privacidad@travesia.cl',
    'Fundación Travesía',
    '<privacidad@travesia.cl>',
    'Ana <ana>',
    'Ana <a@b> y otra',
  ])('name RESPONSIBLE=%s as nobody who can be asked', (text) => {
    expect(() => readSettings({ RESPONSIBLE: text })).toThrow(/^RESPONSIBLE no dice quién/);
  });
});
