/** What students call a university beside its name and short name, by DEMRE's code. General knowledge. */
export const UNIVERSITY_NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  '11': ['uchile', 'chile', 'casa de bello', 'juan gomez millas', 'jgm'],
  '12': ['puc', 'uc', 'cato', 'catolica'],
  '13': ['udec', 'conce', 'penco'],
  '14': ['ucv', 'cato', 'catolica', 'catolica valpo', 'cato valpo'],
  '15': ['utfsm', 'usm', 'santamaria'],
  '16': ['usach', 'ute'],
  '17': ['uaustral', 'austral'],
  '18': ['ucn', 'catolica norte'],
  '19': ['uvalpo', 'valpo'],
  '20': ['pedagogico', 'peda', 'piedragogico'],
  '21': ['utem'],
  '23': ['unap'],
  '24': ['uantof', 'antofa'],
  '25': ['userena'],
  '26': ['upla'],
  '29': ['ubiobio', 'biobio'],
  '30': ['ufrontera', 'frontera'],
  '32': ['ulagos', 'ula'],
  '34': ['utal'],
  '36': ['ucsc', 'cato', 'catolica', 'cato conce', 'conce'],
  '37': ['uctemuco', 'cato', 'catolica', 'cato temuco'],
  '38': ['portales', 'diego portales'],
  '39': ['umayor', 'mayor'],
  '40': ['finis'],
  '41': ['unab', 'andres bello'],
  '42': ['adolfo', 'adolfo ibanez'],
  '43': ['losandes', 'andes'],
  '45': ['uhurtado', 'hurtado'],
  '46': ['cardenal', 'silva henriquez'],
  '47': ['uohiggins', 'ohiggins'],
  '49': ['uautonoma', 'autonoma'],
  '51': ['ucentral', 'central'],
  '52': ['academia', 'humanismo cristiano'],
  '53': ['ohiggins', 'bernardo ohiggins'],
  '54': ['gabriela mistral'],
  '55': ['santotomas'],
  '56': ['lasamericas'],
};

/** Faculties that students name for what is taught there: a university's programmes of some careers. General knowledge. */
export const FACULTIES: readonly {
  readonly universityCode: string;
  readonly careers: readonly string[];
  readonly names: readonly string[];
}[] = [
  {
    universityCode: '11',
    careers: ['Ingeniería Civil, plan común y licenciatura en Ciencias de la Ingeniería', 'Geología'],
    names: ['beauchef', 'fcfm', 'beaucheff'],
  },
  {
    universityCode: '11',
    careers: ['Ingeniería Comercial', 'Contador Auditor', 'Ingeniería en Control de Gestión'],
    names: ['fen'],
  },
  { universityCode: '11', careers: ['Derecho'], names: ['pio nono'] },
];

/** What students call a city, by the city's name. */
export const CITY_NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  Antofagasta: ['antofa'],
  Castro: ['chiloe', 'ancud'],
  Concepción: ['conce', 'talcahuano'],
  'Puerto Montt': ['pto montt', 'pto'],
  'Punta Arenas': ['pta arenas', 'pta'],
  Santiago: ['stgo', 'scl', 'rm'],
  Valparaíso: ['valpo'],
  'Viña del Mar': ['vina'],
};

/** Numbers by which regions are known, by the region's name. */
export const REGION_NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  'Arica y Parinacota': ['xv', 'decimoquinta'],
  Tarapacá: ['primera'],
  Antofagasta: ['segunda', 'ii'],
  Atacama: ['tercera', 'iii'],
  Coquimbo: ['cuarta', 'iv'],
  Valparaíso: ['quinta'],
  Metropolitana: ['santiago', 'rm'],
  "O'Higgins": ['sexta', 'vi', 'ohiggins'],
  Maule: ['septima', 'vii'],
  Ñuble: ['xvi', 'decimosexta'],
  Biobío: ['octava', 'viii', 'bio bio'],
  'La Araucanía': ['novena', 'ix'],
  'Los Ríos': ['xiv', 'decimocuarta'],
  'Los Lagos': ['decima'],
  Aysén: ['xi', 'undecima', 'aisen'],
  Magallanes: ['xii', 'duodecima', 'patagonia'],
};

/** Abbreviations and words for them that are no beginning of what they mean: written out in names and in queries. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['cs', 'ciencias'],
  ['docente', 'pedagogia'],
  ['ed', 'educacion'],
  ['edu', 'educacion'],
  ['ing', 'ingenieria'],
  ['inge', 'ingenieria'],
  ['lic', 'licenciatura'],
  ['maestra', 'pedagogia'],
  ['maestro', 'pedagogia'],
  ['ped', 'pedagogia'],
  ['prof', 'pedagogia'],
  ['profe', 'pedagogia'],
  ['profes', 'pedagogia'],
  ['profesor', 'pedagogia'],
  ['profesora', 'pedagogia'],
  ['profesores', 'pedagogia'],
  ['profesoras', 'pedagogia'],
]);
