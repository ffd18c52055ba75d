import type { MailContent } from '@travesia/kit-mail';
import { CONSENT_TEXT } from '../guardian/consent-text.ts';

const dayOf = (date: Date) =>
  new Intl.DateTimeFormat('es-CL', {
    timeZone: 'America/Santiago',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(date);

export interface GuardianQuestion {
  /** Address of the page that asks. */
  readonly href: string;
  /** The student's address, with most of it left out. */
  readonly student: string;
  readonly deadline: Date;
}

/** Nothing in it was written by the student: nobody can have us send words of theirs to a stranger. */
export const guardianQuestion = ({ href, student, deadline }: GuardianQuestion): MailContent => ({
  subject: 'Piden su permiso para una cuenta de Travesía',
  blocks: [
    {
      kind: 'paragraph',
      text: `Alguien con el correo ${student} creó una cuenta en Travesía, un sitio para preparar la PAES, y dijo que usted es su madre, padre o tutor. Por su edad, necesitamos su permiso antes de guardar sus datos.`,
    },
    { kind: 'paragraph', text: 'Qué guardaríamos:' },
    { kind: 'list', items: CONSENT_TEXT.kept },
    { kind: 'paragraph', text: CONSENT_TEXT.why },
    { kind: 'paragraph', text: CONSENT_TEXT.howLong },
    { kind: 'link', label: 'Leer y decidir', href },
    {
      kind: 'paragraph',
      text: `Puede decir que sí o que no, sin crear una cuenta. Si nadie responde hasta el ${dayOf(deadline)}, borramos la cuenta. Este enlace es solo para usted: no lo reenvíe.`,
    },
    {
      kind: 'paragraph',
      text: 'Si no conoce a esa persona, no haga nada o responda que no: no le escribiremos para otra cosa.',
    },
  ],
});

export const guardianThanks = ({ href, student }: Omit<GuardianQuestion, 'deadline'>): MailContent => ({
  subject: 'Su permiso para Travesía quedó registrado',
  blocks: [
    {
      kind: 'paragraph',
      text: `Gracias. Quien usa el correo ${student} ya puede guardar su avance en Travesía.`,
    },
    {
      kind: 'paragraph',
      text: 'Guarde este correo: con el enlace puede ver lo que autorizó y retirar su permiso cuando quiera. Si lo retira, borramos la cuenta y todo lo guardado.',
    },
    { kind: 'link', label: 'Ver o retirar mi permiso', href },
  ],
});
