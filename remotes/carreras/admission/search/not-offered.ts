/** What students look for and the centralised admission does not have. */
export interface NotOffered {
  /** What it is called: each a phrase, found by its words in any order. */
  readonly names: readonly string[];
  /** A sentence that says why, and where it is. */
  readonly why: string;
  /** Names of careers that are near, the nearest first. */
  readonly careers: readonly string[];
  /** Codes of universities that are near. */
  readonly universities?: readonly string[];
}

const INSTITUTES = 'Los institutos profesionales y centros de formación técnica tienen su propia admisión.';

/** Common knowledge of Chilean admission. What the offer does have is shown, whatever stands here. */
export const NOT_OFFERED: readonly NotOffered[] = [
  {
    names: ['duoc', 'duocuc'],
    why: `Duoc UC es un instituto profesional y no está en la admisión centralizada. ${INSTITUTES}`,
    careers: ['Ingeniería en Computación e Informática', 'Diseño'],
    universities: ['12'],
  },
  {
    names: ['inacap'],
    why: `INACAP no participa en la admisión centralizada. ${INSTITUTES}`,
    careers: ['Ingeniería en Computación e Informática', 'Contador Auditor'],
  },
  {
    names: [
      'aiep',
      'ip chile',
      'iplacex',
      'iacc',
      'cft',
      'ip',
      'instituto profesional',
      'instituto',
      'centro formacion tecnica',
      'santo tomas cft',
      'ciisa',
      'arcos',
      'enac',
    ],
    why: `Aquí están solo las carreras universitarias de la admisión centralizada. ${INSTITUTES}`,
    careers: ['Ingeniería en Computación e Informática', 'Contador Auditor'],
  },
  {
    names: ['uniacc', 'universidad comunicaciones'],
    why: 'La Universidad UNIACC no participa en la admisión centralizada: se postula directamente en ella.',
    careers: ['Comunicación Audiovisual y/o Multimedia', 'Realizador de Cine y Televisión'],
  },
  {
    names: ['policia', 'pdi', 'detective', 'policia investigaciones', 'inspector policia'],
    why: 'Carabineros y la PDI forman a su gente en sus propias escuelas, que tienen su propia admisión.',
    careers: ['Derecho', 'Psicología'],
  },
  {
    names: ['carabinero', 'paco', 'gope', 'escuela carabineros'],
    why: 'Carabineros forma a su gente en sus propias escuelas, que tienen su propia admisión.',
    careers: ['Derecho', 'Administración Pública'],
  },
  {
    names: ['gendarmeria', 'gendarme'],
    why: 'Gendarmería forma a su gente en su propia escuela, que tiene su propia admisión.',
    careers: ['Derecho', 'Trabajo Social'],
  },
  {
    names: ['militar', 'ejercito', 'escuela militar', 'soldado', 'fuerzas armadas', 'servicio militar', 'ffaa'],
    why: 'El Ejército forma a su gente en sus propias escuelas, que tienen su propia admisión.',
    careers: [],
  },
  {
    names: ['armada', 'escuela naval', 'marina chile', 'infante marina', 'grumete'],
    why: 'La Armada forma a su gente en sus propias escuelas, que tienen su propia admisión.',
    careers: ['Ingeniería Marina y Marítimo Portuaria'],
  },
  {
    names: ['fuerza aerea', 'fach', 'piloto combate', 'escuela aviacion'],
    why: 'La Fuerza Aérea forma a su gente en sus propias escuelas, que tienen su propia admisión.',
    careers: ['Ingeniería Civil Mecánica', 'Otras Ingenierías'],
  },
  {
    names: ['bombero'],
    why: 'Ser bombero en Chile es un voluntariado: cada cuerpo de bomberos recibe y forma a los suyos. No hay una carrera.',
    careers: ['Ingeniería en Prevención de Riesgos'],
  },
  {
    names: ['azafata', 'aeromoza', 'tripulante cabina', 'auxiliar vuelo', 'sobrecargo'],
    why: 'Tripulación de cabina se estudia en institutos y academias, fuera de la admisión centralizada.',
    careers: ['Administración Turística y Hotelera', 'Otras Ingenierías'],
  },
  {
    names: ['tens', 'tecnico enfermeria', 'tecnico nivel superior enfermeria', 'auxiliar enfermeria'],
    why: `Técnico en Enfermería (TENS) es una carrera técnica. ${INSTITUTES}`,
    careers: ['Enfermería'],
  },
  {
    names: ['paramedico', 'ambulancia', 'auxiliar paramedico'],
    why: `Paramédico es una formación técnica. ${INSTITUTES}`,
    careers: ['Enfermería', 'Medicina'],
  },
  {
    names: ['mecanica automotriz', 'automotriz', 'mecanico autos'],
    why: `Mecánica automotriz es una carrera técnica. ${INSTITUTES}`,
    careers: ['Ingeniería Mecánica', 'Ingeniería Civil Mecánica'],
  },
  {
    names: ['peluqueria', 'peluquero', 'barbero', 'barberia', 'estilista', 'manicure', 'cosmetologia', 'podologia'],
    why: 'Es un oficio que se estudia en institutos y academias, fuera de la admisión centralizada.',
    careers: [],
  },
  {
    names: ['maquillaje', 'maquillador'],
    why: 'Maquillaje se estudia en institutos y academias, fuera de la admisión centralizada.',
    careers: ['Diseño Teatral', 'Actuación y Teatro'],
  },
  {
    names: ['fotografia', 'fotografo'],
    why: 'No hay una carrera de Fotografía en esta oferta. En institutos profesionales sí la hay.',
    careers: ['Realizador de Cine y Televisión', 'Comunicación Audiovisual y/o Multimedia'],
  },
  {
    names: ['perito', 'criminalistica', 'criminalistico', 'criminologia', 'criminologo', 'forense'],
    why: 'No hay una carrera de criminalística ni de perito en esta oferta. La PDI forma peritos en su propia escuela.',
    careers: ['Derecho', 'Química y Farmacia', 'Tecnología Médica'],
  },
  {
    names: ['tecnico'],
    why: `Casi todas las carreras técnicas están fuera de la admisión centralizada. ${INSTITUTES}`,
    careers: [],
  },
];
