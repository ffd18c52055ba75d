import { nemAverage, writeGrade } from '@travesia/kit-paes';

/** Decimals shown of a mean that does not come out even, and of one that goes on for ever. */
const MEAN_DECIMALS = 4;

/** The mean before rounding: `6,225`; `6,1333…` where it goes on. `sum` in hundredths. */
function exactMean(sum: number, count: number): string {
  const scaled = sum * 10 ** (MEAN_DECIMALS - 2);
  const goesOn = scaled % count !== 0;
  const digits = String(Math.floor(scaled / count)).padStart(MEAN_DECIMALS + 1, '0');
  const fraction = digits.slice(-MEAN_DECIMALS);
  return `${digits.slice(0, -MEAN_DECIMALS)},${goesOn ? `${fraction}…` : fraction.replace(/0{1,2}$/, '')}`;
}

/** The steps from yearly averages (hundredths) to NEM average: `(6,1 + 6,2) ÷ 2 = 6,15`. */
export function meanInWords(years: readonly number[]): string {
  const average = writeGrade(nemAverage(years));
  const terms = years.map((year) => writeGrade(year, 'short'));
  if (years.length === 1) return average;
  const sum = years.reduce((total, year) => total + year, 0);
  const steps = [`(${terms.join(' + ')}) ÷ ${years.length}`, `${writeGrade(sum, 'short')} ÷ ${years.length}`];
  const exact = exactMean(sum, years.length);
  return exact === average ? [...steps, average].join(' = ') : `${[...steps, exact].join(' = ')} ≈ ${average}`;
}
