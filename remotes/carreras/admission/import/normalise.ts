import type { Program } from '../program.ts';
import { slug } from '../slug.ts';
import type { University } from '../university.ts';
import { type SourceProgram, type SourceUniversity, TUITION_UF_MAX } from './source-schema.ts';

const newestFirst = <T extends { readonly year: number }>(a: T, b: T) => b.year - a.year;

/** Words that the change from capitals to title case left with one in the middle of a name. */
const readable = (name: string) => name.replaceAll(' Ó ', ' o ').replaceAll(' Ú ', ' u ');

export function normaliseProgram(row: SourceProgram): Program {
  const inUf = row.tuition2026Clp < TUITION_UF_MAX;
  const [lastEnrolled] = row.lastEnrolled ?? [];
  return {
    code: row.code,
    universityCode: row.universityCode,
    name: readable(row.name),
    campus: row.campus,
    campusUncertain: row.campusUncertain ?? false,
    city: row.city,
    region: row.region,
    area: row.area,
    career: row.genericCareer,
    schedule: row.schedule,
    durationSemesters: row.durationSemesters,
    weights: row.weights,
    electiveChoice: row.electiveChoice,
    requiresM2: row.requiresM2,
    specialTestWeight: row.specialTestWeight ?? 0,
    vacancies: row.vacancies,
    vacanciesByYear: Object.entries(row.vacanciesByYear)
      .map(([year, vacancies]) => ({ year: Number(year), vacancies }))
      .sort(newestFirst),
    minWeighted: row.minWeighted,
    minAverageClM1: row.minAverageClM1,
    cutoffs: row.cutoffs.map(({ year, last, unfilled = false }) => ({ year, last, unfilled })).sort(newestFirst),
    tuition2026Clp: inUf ? null : row.tuition2026Clp,
    tuition2026Uf: inUf ? row.tuition2026Clp : null,
    enrolled2026: row.enrolled2026 ?? null,
    avgPaesEnrolled2025: row.avgPaesEnrolled2025 ?? null,
    lastEnrolled: lastEnrolled ?? null,
    weights2025: row.weights2025 ?? null,
  };
}

export function normaliseUniversity(row: SourceUniversity): University {
  const { code, ...rest } = row;
  return { code, id: slug(row.name), ...rest };
}
