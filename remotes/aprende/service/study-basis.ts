import { ADMISSION_CALENDAR, nextRegular, type SittingDate, sittingDate } from '@travesia/contracts/admission-calendar';
import { type SchoolLevel, WEEKDAYS, type Weekday } from '@travesia/contracts/slices';
import { TEMARIO, type TestId } from '@travesia/contracts/temario';
import type { Missing } from '../api/home.ts';
import { dayAfter } from '../plan/calendar-days.ts';
import type { KnownElsewhere, SeenProfile } from './known-elsewhere.ts';

const NO_MINUTES: Readonly<Record<Weekday, number>> = {
  ...{ mon: 0, tue: 0, wed: 0, thu: 0, fri: 0 },
  ...{ sat: 0, sun: 0 },
};

/** Who is still at school and has not said it prepares none that is nearer: there would be nothing to plan. */
const SUPPOSED_AHEAD_DAYS = 42;

const MANDATORY: readonly TestId[] = TEMARIO.filter(({ mandatory }) => mandatory).map(({ id }) => id);

/** Years until the last one at school; of `basica` nobody knows. */
const SCHOOL_YEARS_LEFT: Readonly<Record<SchoolLevel, number>> = {
  ...{ basica: Number.POSITIVE_INFINITY, 'medio-1': 3, 'medio-2': 2, 'medio-3': 1 },
  ...{ 'medio-4': 0, graduate: 0 },
};

/** Whoever is in the last year at school, or has left it, means the next sitting, however near it is. */
function meansTheNext(schoolYear: SeenProfile['schoolYear'], today: string): boolean {
  if (!schoolYear) return false;
  return SCHOOL_YEARS_LEFT[schoolYear.level] <= Number(today.slice(0, 4)) - schoolYear.inYear;
}

/** What a plan stands on. */
export interface StudyBasis {
  readonly sitting: SittingDate;
  /** Never empty. */
  readonly tests: readonly TestId[];
  /** `null` where nobody told. */
  readonly minutesByWeekday: Readonly<Record<Weekday, number>> | null;
  /** In place of these something is supposed. */
  readonly missing: readonly Missing[];
}

/** What the student said; where they did not, what is usual, which `missing` names. `today` is of Santiago. */
export function studyBasis({ profile, goals }: KnownElsewhere, today: string): StudyBasis {
  const missing: Missing[] = [];
  if (!profile?.isTold) missing.push('profile');

  const said = profile?.tests ?? [];
  if (said.length === 0) missing.push('tests');

  const chosen = profile?.sitting ? sittingDate(ADMISSION_CALENDAR, profile.sitting) : undefined;
  const isAhead = chosen !== undefined && chosen.lastDay >= today;
  if (!isAhead) missing.push('sitting');
  const supposedFrom = meansTheNext(profile?.schoolYear, today) ? today : dayAfter(today, SUPPOSED_AHEAD_DAYS);
  const sitting = isAhead ? chosen : nextRegular(ADMISSION_CALENDAR, supposedFrom);
  if (!sitting.isPublished) missing.push('dates');

  const told = { ...NO_MINUTES, ...profile?.minutes };
  const hasMinutes = WEEKDAYS.some((day) => told[day] > 0);
  if (!hasMinutes) missing.push('minutes');

  if ((goals ?? []).length === 0) missing.push('goals');
  return {
    sitting,
    tests: said.length > 0 ? said : MANDATORY,
    minutesByWeekday: hasMinutes ? told : null,
    missing,
  };
}
