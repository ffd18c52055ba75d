import type { ProfileAnswer } from '@travesia/contracts/slices';
import { expect, it } from 'vitest';
import { askedStep, destinationIn, finishedSearch, stepSearch } from './profile-location.ts';

const ABSENT: ProfileAnswer = { profile: {}, version: 0, nextStep: 'student' };
const BEGUN: ProfileAnswer = { profile: { birthYear: 2008 }, version: 1, nextStep: 'school' };
const COMPLETE: ProfileAnswer = { profile: { birthYear: 2008 }, version: 3, nextStep: null };

it.each([
  ['', ABSENT, { step: 'student', isEdit: false }],
  ['?paso=preparacion', ABSENT, { step: 'student', isEdit: false }],
  ['?editar=colegio', ABSENT, { step: 'student', isEdit: false }],
  ['', BEGUN, { step: 'school', isEdit: false }],
  ['?paso=sobre-ti', BEGUN, { step: 'student', isEdit: false }],
  ['?paso=otro', BEGUN, { step: 'school', isEdit: false }],
  ['?redirect=%2Fajustes&editar=preparacion', COMPLETE, { step: 'preparation', isEdit: true }],
  ['?editar=otro', COMPLETE, { step: 'student', isEdit: false }],
] as const)('%j shows of a profile %j %j', (search, answer, asked) => {
  expect(askedStep(search, answer)).toEqual(asked);
});

it('keeps where the student was headed from step to step', () => {
  const at = stepSearch('?redirect=%2Fensayos%3Fa%3D1&paso=sobre-ti', 'school');
  expect(at).toBe('?redirect=%2Fensayos%3Fa%3D1&paso=colegio');
  expect(destinationIn(at)).toBe('/ensayos?a=1');
  expect(finishedSearch(at)).toBe('?redirect=%2Fensayos%3Fa%3D1');
  expect(finishedSearch('?editar=colegio')).toBe('');
});

it('leads to no other site', () => {
  expect(destinationIn('?redirect=//evil.example')).toBeNull();
  expect(destinationIn('?redirect=javascript:alert(1)')).toBeNull();
});
