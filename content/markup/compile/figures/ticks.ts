/** Round steps of an axis from 0 or below to the greatest value: at most seven ticks. */
export function niceTicks(values: readonly number[]): readonly number[] {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const span = most - least || 1;
  const rough = span / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

const FORMAT = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 4 });

/** `-2.5` as `−2,5`. */
export function tickText(value: number): string {
  return FORMAT.format(value).replace('-', '−');
}
