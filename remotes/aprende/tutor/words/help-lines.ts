/** Somebody who helps by telephone, in Chile. */
export interface HelpLine {
  /** As it is dialled. */
  readonly number: string;
  readonly name: string;
  /** For whom or when, in a few words. */
  readonly when: string;
  /** Who says so, and when that was last looked at. */
  readonly source: string;
}

/** Numbers of public services. Whoever changes one says where it stands and of what year that is. */
export const HELP_LINES = {
  suicide: {
    number: '*4141',
    name: 'Línea de Prevención del Suicidio',
    when: 'gratis desde un celular, todo el día y todos los días',
    source: 'Ministerio de Salud, in service since 2023-01-04; La Tercera 2025-10-28 and ADN 2025-10-28',
  },
  health: {
    number: '600 360 7777',
    name: 'Salud Responde',
    when: 'todo el día; te orienta alguien de salud',
    source: 'Ministerio de Salud; ADN 2025-10-28',
  },
  ambulance: {
    number: '131',
    name: 'SAMU',
    when: 'si tú o alguien está en peligro ahora',
    source: 'Ministerio de Salud, SAMU; the number of ambulances in Chile, 2026',
  },
  police: {
    number: '133',
    name: 'Carabineros',
    when: 'si alguien te está haciendo daño o te amenaza ahora',
    source: 'Carabineros de Chile; SernamEG 2024-03-13',
  },
  childhood: {
    number: '800 200 818',
    name: 'Fono Infancia',
    when: 'gratis; conversas con alguien sobre lo que pasa en tu casa o en tu colegio',
    source: 'Fundación Integra, Fono Infancia, 2026',
  },
  women: {
    number: '1455',
    name: 'Fono de orientación en violencia contra las mujeres',
    when: 'gratis, para quien la vive o la ve',
    source: 'Ministerio de la Mujer y la Equidad de Género, minmujeryeg.gob.cl, 2025',
  },
  drugs: {
    number: '1412',
    name: 'Fono Drogas y Alcohol',
    when: 'gratis y confidencial, todo el día',
    source: 'SENDA, Fono Drogas y Alcohol, 2026',
  },
} as const satisfies Record<string, HelpLine>;

/** What somebody spoke of: hurting themselves, being hurt, drugs or alcohol, hurting others. */
export type HarmAbout = 'self' | 'abuse' | 'drugs' | 'others';

export interface HelpText {
  readonly paragraphs: readonly string[];
  /** The most urgent first. */
  readonly lines: readonly HelpLine[];
}

const LISTENING =
  'Esto lo escribió una persona del equipo: el tutor es una máquina y no puede acompañarte en algo así.';

const { suicide, health, ambulance, police, childhood, women, drugs } = HELP_LINES;

/** What the tutor says then, always the same and never by a model. */
export const HELP_TEXTS: Readonly<Record<HarmAbout, HelpText>> = {
  self: {
    paragraphs: [
      'Gracias por contarlo. Lo que sientes importa más que cualquier prueba, y no tienes que pasarlo en soledad.',
      'Habla ahora con alguien de confianza: tu mamá, tu papá, otro adulto, tu orientadora. Si prefieres hablar con alguien que no conoces, estas líneas atienden justamente para esto.',
      LISTENING,
    ],
    lines: [suicide, ambulance, health, childhood],
  },
  abuse: {
    paragraphs: [
      'Gracias por contarlo. Lo que te hacen no es tu culpa, y hay personas que pueden ayudarte a que pare.',
      'Cuéntaselo a un adulto en quien confíes, en tu casa, en tu colegio o en tu consultorio. También puedes llamar tú.',
      LISTENING,
    ],
    lines: [police, childhood, women, health, suicide],
  },
  drugs: {
    paragraphs: [
      'Gracias por contarlo. Pedir ayuda con esto es un paso grande, y nadie tiene por qué retarte por darlo.',
      'Habla con un adulto en quien confíes. Si tomaste algo y te sientes mal, llama de inmediato al 131.',
      LISTENING,
    ],
    lines: [drugs, ambulance, health, suicide],
  },
  others: {
    paragraphs: [
      'Suena a que hay mucha rabia o mucho dolor. Antes de hacer algo que no se puede deshacer, habla con alguien.',
      'Si alguien está en peligro ahora, llama al 133. Si la rabia no se pasa, en estas líneas hay personas que escuchan.',
      LISTENING,
    ],
    lines: [police, health, childhood, suicide],
  },
};

const ALWAYS = `El ${suicide.number} atiende gratis desde un celular, a toda hora.`;

/** What the tutor says to whoever answers a help text in a few words. */
export const HELP_AGAIN: Readonly<Record<HarmAbout, string>> = {
  self: `Gracias a ti por contarlo. No tienes que resolverlo hoy ni en soledad: si vuelve, llama. ${ALWAYS} También puedes mostrarle a alguien de confianza lo que me escribiste.`,
  abuse: `Gracias a ti por contarlo. No es tu culpa, y no tienes que arreglarlo en soledad: en el ${childhood.number} conversan contigo, y si hay peligro, llama al ${police.number}. ${ALWAYS}`,
  drugs: `Gracias a ti por contarlo. No tienes que dejarlo en soledad ni de un día para otro: en el ${drugs.number} te orientan sin retarte. ${ALWAYS}`,
  others: `Gracias por seguir aquí. Antes de hacer nada, habla con alguien: en el ${health.number} te escuchan, y si hay peligro, llama al ${police.number}. ${ALWAYS}`,
};
