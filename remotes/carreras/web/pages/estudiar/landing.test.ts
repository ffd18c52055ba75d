import { describe, expect, it } from 'vitest';
import { OFFER } from '../../../admission/offer.ts';
import { LANDING_IDS, type LandingId } from '../../../routes.ts';
import { careerSummary } from '../../features/catalogue/career-summary.ts';
import { landingData } from './landing-data.ts';
import { landingQuestions } from './landing-questions.ts';

function careerOf(id: LandingId) {
  const career = OFFER.career(id);
  if (!career) throw new Error(`the catalogue has no ${id}`);
  return career;
}
const summaryOf = (id: LandingId) => careerSummary(careerOf(id).programs);

describe('what the landing pages claim', () => {
  it('holds for Odontología: most ask for Ciencias, the rest take it, and all weigh NEM and Ranking', () => {
    const { programs, requireCien, eitherElective, weights } = summaryOf('odontologia');
    expect(requireCien).toBeGreaterThan(programs / 2);
    expect(requireCien + eitherElective).toBe(programs);
    for (const factor of ['nem', 'ranking']) {
      expect(weights.find((weight) => weight.factor === factor)?.programs).toBe(programs);
    }
  });

  it('holds for Ingeniería Comercial: M1 weighs most often most, M2 is asked for by few, nearly all choose', () => {
    const { programs, requireM2, eitherElective } = summaryOf('ingenieria-comercial');
    expect(requireM2).toBeGreaterThan(0);
    expect(requireM2).toBeLessThan(programs / 5);
    expect(eitherElective).toBeGreaterThan(programs * 0.9);
    const m1First = careerOf('ingenieria-comercial').programs.filter(({ weights }) =>
      (['cl', 'm2', 'hcs', 'cien'] as const).every((test) => weights.m1 > weights[test]),
    );
    expect(m1First.length).toBeGreaterThan(programs / 2);
  });

  it('holds for Ingeniería Civil Industrial: all ask for M2, Ciencias opens all, Historia most', () => {
    const { programs, requireM2, eitherElective, requireCien } = summaryOf('ingenieria-civil-industrial');
    expect(requireM2).toBe(programs);
    expect(requireCien + eitherElective).toBe(programs);
    expect(eitherElective).toBeGreaterThan(programs / 2);
  });

  it.each(LANDING_IDS)('adds up in the example of %s', (id) => {
    const { parts, total } = landingData(OFFER, careerOf(id)).example;
    expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(parts.reduce((sum, { score, weight }) => sum + score * weight, 0) / 100).toBeCloseTo(total, 9);
  });

  it.each(LANDING_IDS)('names in %s the programmes whose cut-offs it gives', (id) => {
    const data = landingData(OFFER, careerOf(id));
    const answer = landingQuestions(data).find(({ question }) => question.startsWith('¿Es difícil'))?.answer;
    expect(answer).toContain(`(${data.rows[0]?.universityName}, ${data.rows[0]?.place})`);
  });
});
