import type { TestDiagnosis } from '@travesia/contracts/slices';
import type { AxisSummary, Sureness } from '../../../start/summarise-diagnosis.ts';

export const SURENESS_WORDS: Readonly<Record<Sureness, { readonly name: string; readonly meaning: string }>> = {
  known: { name: 'Lo sabes', meaning: 'casi seguro' },
  likely: { name: 'Puede que lo sepas', meaning: 'más probable que no' },
  unlikely: { name: 'Puede que te falte', meaning: 'más probable que sí' },
  missing: { name: 'Te falta', meaning: 'casi seguro' },
};

const share = ({ expected, contents }: AxisSummary) => (contents.length === 0 ? 0 : expected / contents.length);

/** Axes that differ by less are alike: a diagnostic cannot tell them apart. */
const TELLS_APART_FROM = 0.15;

/** What the picture shows, in words; nothing is claimed that so few answers cannot tell. */
export function diagnosisText({ answered, contents }: TestDiagnosis, axes: readonly AxisSummary[]): string {
  const expected = Math.round(contents.reduce((sum, { probability }) => sum + probability, 0));
  const stands = answered === 1 ? '1 respuesta' : `${answered} respuestas`;
  const first = `Con ${stands}, creemos que sabes cerca de ${expected} de ${contents.length} contenidos.`;
  const ordered = [...axes].sort((one, other) => share(other) - share(one));
  const [best, worst] = [ordered[0], ordered.at(-1)];
  if (!best || !worst || share(best) - share(worst) < TELLS_APART_FROM) return `${first} Tus ejes están parejos.`;
  return `${first} Donde más sabes es ${best.name}; donde más te falta, ${worst.name}.`;
}

/** "8 de cada 10". */
export const tenthsText = (ofOne: number) => `${Math.round(ofOne * 10)} de cada 10`;
