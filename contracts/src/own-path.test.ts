import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

describe('a path to come back to', () => {
  it.each([
    ['/ensayos', '/ensayos'],
    ['/ensayos/resultado/7?ver=todo#p3', '/ensayos/resultado/7?ver=todo#p3'],
    ['/a?volver=//otro.example', '/a?volver=//otro.example'],
    ['/', '/'],
    ['/mi ruta', '/mi%20ruta'],
  ])('%s is ours', (address, path) => {
    expect(ownPath(address)).toBe(path);
  });

  it.each([
    null,
    '',
    'ensayos',
    'https://otro.example/',
    '//otro.example',
    '//',
    '/.//otro.example',
    '/a/..//otro.example',
    '//[',
    '/\\otro.example',
    '/\t/otro.example',
    '/\n\\otro.example',
    'javascript:alert(1)',
    ' /ensayos',
  ])('%j is not', (address) => {
    expect(ownPath(address)).toBeNull();
  });
});
