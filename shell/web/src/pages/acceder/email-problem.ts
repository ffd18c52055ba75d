/** The sentence for what cannot be an e-mail address, or `undefined`. Whether it exists is the provider's to say. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return 'Escribe tu correo.';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
    ? undefined
    : 'Escribe el correo completo, como nombre@ejemplo.cl.';
}
