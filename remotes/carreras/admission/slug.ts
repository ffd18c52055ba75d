/** Names whose own words would make an address that nobody reads. */
const SHORTER: ReadonlyMap<string, string> = new Map([
  ['Administración de Empresas e Ing. Asociadas', 'administracion-de-empresas'],
  ['Ingeniería Civil, plan común y licenciatura en Ciencias de la Ingeniería', 'ingenieria-civil-plan-comun'],
  ['Pedagogía en Lenguaje, Comunicación y/o Castellano', 'pedagogia-en-lenguaje-y-comunicacion'],
  ['Química, Licenciado en Química', 'quimica'],
  ['Técnico en Química (Análisis e Industrial)', 'tecnico-en-quimica'],
]);

/**
 * The part of an address that stands for a name: lower case, no accents, words joined by `-`. The
 * same name always gives the same slug; slug.snapshot.json pins those in use.
 */
export function slug(name: string): string {
  return (
    SHORTER.get(name) ??
    name
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()
      .replaceAll('y/o', 'y')
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  );
}
