import type { GradeInput } from '@travesia/kit-paes';

function messageOf(input: GradeInput, from: string, to: string): string | undefined {
  switch (input.kind) {
    case 'empty':
    case 'grade':
      return undefined;
    case 'not-a-number':
      return 'Escribe solo la nota, por ejemplo 6,1.';
    case 'too-many-decimals':
      return 'Usa hasta dos decimales, por ejemplo 6,15.';
    case 'out-of-range':
      return input.suggestion
        ? `¿Quisiste escribir ${input.suggestion}? Falta la coma.`
        : `Debe estar entre ${from} y ${to}.`;
  }
}

/** For a field: what to do about a grade that cannot be used; nothing for one that can, and for none. */
export function errorProps(input: GradeInput, from: string, to: string): { readonly error?: string } {
  const error = messageOf(input, from, to);
  return error === undefined ? {} : { error };
}
