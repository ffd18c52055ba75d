import { expect, it } from 'vitest';
import { readVoiceSettings, voiceRefusals } from './voice-settings.ts';

const ON = { TUTOR_BASE_URL: 'https://modelos.ejemplo.cl/v1/', TUTOR_MODEL: 'mistral-small', TUTOR_KEY: 'sk-1' };

it('is off where nothing is set', () => {
  for (const env of [{}, { TUTOR_BASE_URL: ' ', TUTOR_MODEL: '' }]) {
    expect(voiceRefusals(env)).toEqual([]);
    expect(readVoiceSettings(env)).toBeNull();
  }
});

it('reads a model', () => {
  expect(voiceRefusals(ON)).toEqual([]);
  expect(readVoiceSettings(ON)).toEqual({
    baseUrl: 'https://modelos.ejemplo.cl/v1',
    model: 'mistral-small',
    key: 'sk-1',
    wordsPerStudentADay: 60_000,
    wordsADay: 5_000_000,
  });
});

it.each(['http://localhost:11434/v1', 'http://127.0.0.1:8080/v1', 'http://[::1]:8080', 'http://modelo:8080/v1'])(
  'takes %s, of this machine or a private network, without a key',
  (TUTOR_BASE_URL) => {
    const env = { TUTOR_BASE_URL, TUTOR_MODEL: 'llama3.2:3b' };
    expect(voiceRefusals(env)).toEqual([]);
    expect(readVoiceSettings(env)).not.toHaveProperty('key');
  },
);

it.each([
  ['no model', { ...ON, TUTOR_MODEL: '' }, 'TUTOR_MODEL'],
  ['no address', { TUTOR_MODEL: 'x', TUTOR_KEY: 'sk-1' }, 'TUTOR_BASE_URL'],
  ['a key alone', { TUTOR_KEY: 'sk-1' }, 'TUTOR_BASE_URL'],
  ['an address that is none', { ...ON, TUTOR_BASE_URL: 'modelos.ejemplo.cl' }, 'TUTOR_BASE_URL'],
  ['a key in the clear', { ...ON, TUTOR_BASE_URL: 'http://modelos.ejemplo.cl/v1' }, 'TUTOR_BASE_URL'],
  ['a user in the address', { ...ON, TUTOR_BASE_URL: 'https://u:secreta@modelos.ejemplo.cl/v1' }, 'TUTOR_BASE_URL'],
  ['a query', { ...ON, TUTOR_BASE_URL: 'https://modelos.ejemplo.cl/v1?key=secreta' }, 'TUTOR_BASE_URL'],
  ['a model with a line break', { ...ON, TUTOR_MODEL: 'a\nb' }, 'TUTOR_MODEL'],
  ['a key with a line break', { ...ON, TUTOR_KEY: 'secreta\r\nx: y' }, 'TUTOR_KEY'],
  ['words that are none', { ...ON, TUTOR_WORDS: 'muchas' }, 'TUTOR_WORDS'],
  ['too few words', { ...ON, TUTOR_STUDENT_WORDS: '10' }, 'TUTOR_STUDENT_WORDS'],
] as const)('refuses %s, and does not repeat it', (_, env, name) => {
  const sentences = voiceRefusals(env);
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toContain(name);
  expect(sentences[0]).not.toContain('secreta');
});
