import type { HintRung } from '@travesia/contracts/slices';
import type { TurnNotice, TurnReportBody } from '../../../api/tutor.ts';
import type { Refusal } from './tutor-requests.ts';

/** How each rung is called above its text. */
export const RUNG_NAMES: Readonly<Record<HintRung, string>> = {
  0: 'Qué te piden',
  1: 'La idea',
  2: 'Tu error',
  3: 'El paso que sigue',
  4: 'Una parecida, resuelta',
  5: 'La solución',
};

export const MACHINE_TEXT =
  'No es una persona: usa pistas que escribió gente, y puede tener errores. No le cuentes cosas personales; si algo te preocupa de verdad, habla con alguien de confianza.';

/** Where a turn says nothing else. */
export const NOTICE_TEXTS: Readonly<Record<TurnNotice, string>> = {
  'too-soon': 'Todavía es pronto para la pista siguiente. Dale una vuelta a la última, o intenta una respuesta.',
  unknown:
    'Eso no lo sé. Prueba con otras palabras o con el nombre del contenido, y si es algo de tu curso, pregúntale a tu profe.',
  'other-subject': 'Aquí solo puedo ayudarte con lo que entra en la PAES. ¿Qué contenido estás estudiando?',
  'no-key':
    'La respuesta no te la puedo dar ni confirmar, me la pidas como me la pidas. Sí puedo ayudarte a llegar: pide una pista o responde y la corregimos.',
  harm: 'Lo que cuentas importa más que cualquier prueba. Habla ahora con alguien de confianza, o llama al *4141: es gratis, a toda hora.',
  machine: MACHINE_TEXT,
  'nothing-more': 'No tengo más pistas de esta pregunta. Responde, o mira la lección de este contenido.',
  'no-question': 'Ahora no tengo otra pregunta de este contenido. Puedes repasar su lección.',
};

/** Why nothing was sent, and what to do. What was typed stays where it is. */
export const REFUSAL_TEXTS: Readonly<Record<Refusal, string>> = {
  offline: 'Sin conexión. Lo que escribiste queda aquí: envíalo cuando vuelva.',
  closed: 'El tutor está cerrado mientras tienes un simulacro en curso.',
  busy: 'Todavía estoy respondiendo lo anterior, aquí o en otra pestaña. Espera a que termine.',
  'signed-out': 'Tu sesión cambió. Vuelve a entrar para seguir.',
  gone: 'Esta conversación ya no existe.',
  long: 'Esta conversación ya es muy larga. Empieza otra: esta queda guardada.',
  'too-many': 'Van muchos mensajes seguidos. Espera un momento o sigue mañana: lo que hay aquí no se pierde.',
  failed: 'No se pudo enviar. Inténtalo otra vez.',
};

export const REPORT_REASONS: Readonly<Record<TurnReportBody['reason'], string>> = {
  wrong: 'Lo que dice está mal',
  'gave-away': 'Me dio la respuesta',
  'not-for-me': 'No debería haber dicho eso',
  other: 'Otra cosa',
};

export const LETTERS = ['A', 'B', 'C', 'D', 'E'];
