import type { PageInput } from '@travesia/contracts/page';
import { definePrerender } from '@travesia/kit-remote/prerender';
import type { Career } from '../admission/career.ts';
import type { Catalogue } from '../admission/catalogue.ts';
import { OFFER } from '../admission/offer.ts';
import {
  CAREER_CUTOFFS_PATTERN,
  CAREER_PATTERN,
  CAREERS_PATH,
  CUTOFFS_PATH,
  careerPath,
  cutoffsPath,
  LANDING_IDS,
  landingPath,
  MEDICINE_CUTOFFS_PATH,
  MEDICINE_ID,
  SCORE_PATTERN,
  scorePath,
  UNIVERSITY_PATTERN,
  universityPath,
} from '../routes.ts';
import { discontinuedCareerData } from './features/catalogue/discontinued-career.ts';
import { careerData } from './pages/carrera/career-data.ts';
import { careerIndexData } from './pages/carreras/career-index-data.ts';
import { careerCutoffsData } from './pages/corte-carrera/career-cutoffs-data.ts';
import { cutoffIndexData } from './pages/cortes/cutoff-index-data.ts';
import { landingData } from './pages/estudiar/landing-data.ts';
import { scoreData } from './pages/puntaje/score-data.ts';
import { universityData } from './pages/universidad-publica/university-data.ts';

function careerById(id: string | undefined): Career {
  const career = id === undefined ? undefined : OFFER.career(id);
  if (!career) throw new Error(`carreras: the catalogue has no career '${id}'`);
  return career;
}

/** What is not offered any more keeps its addresses. */
const ALL_CAREERS = [...OFFER.careers, ...OFFER.discontinuedCareers];

const whereOffered = <Data extends object>(career: Career, data: (offer: Catalogue, career: Career) => Data) =>
  career.programs.length > 0 ? data(OFFER, career) : discontinuedCareerData(OFFER, career);

const careerOf = ({ params }: PageInput) => careerById(params['carreraId']);

function universityOf({ params }: PageInput) {
  const university = OFFER.university(params['universityId'] ?? '');
  if (!university) throw new Error(`carreras: the catalogue has no university '${params['universityId']}'`);
  return university;
}

export default definePrerender({
  [CAREERS_PATH]: { data: () => careerIndexData(OFFER) },
  [CAREER_PATTERN]: {
    paths: () => ALL_CAREERS.map(({ id }) => careerPath(id)),
    data: (input) => whereOffered(careerOf(input), careerData),
  },
  [CUTOFFS_PATH]: { data: () => cutoffIndexData(OFFER) },
  [CAREER_CUTOFFS_PATTERN]: {
    paths: () => ALL_CAREERS.filter(({ id }) => id !== MEDICINE_ID).map(({ id }) => cutoffsPath(id)),
    data: (input) => careerCutoffsData(OFFER, careerOf(input)),
  },
  [MEDICINE_CUTOFFS_PATH]: { data: () => careerCutoffsData(OFFER, careerById(MEDICINE_ID)) },
  [SCORE_PATTERN]: {
    paths: () => ALL_CAREERS.map(({ id }) => scorePath(id)),
    data: (input) => whereOffered(careerOf(input), scoreData),
  },
  [UNIVERSITY_PATTERN]: {
    paths: () => OFFER.universities.map(({ id }) => universityPath(id)),
    data: (input) => universityData(OFFER, universityOf(input)),
  },
  ...Object.fromEntries(LANDING_IDS.map((id) => [landingPath(id), { data: () => landingData(OFFER, careerById(id)) }])),
});
