const SHORTER: Readonly<Record<string, string>> = {
  'Ingeniería Civil, plan común y licenciatura en Ciencias de la Ingeniería': 'Ingeniería Civil, plan común',
  'Ingeniería en Automatización, Instrumentación y Control': 'Ingeniería en Automatización',
  'Bachillerato y/o Licenciatura en Administración y Comercio': 'Bachillerato en Administración y Comercio',
};

/** The name of a career where there is little room: of a few, less than the whole. */
export function shortCareerName(name: string): string {
  return SHORTER[name] ?? name;
}
