/** Where runs of challenges are sent. */
export const CHALLENGES_PATH = '/api/juegos/challenges';

/** The content that {@link doneChallenge} is of. */
export const CHALLENGE_CONTENT = 'ciencias.fisica.ondas.fenomenos';

/** A run that does a challenge of the wave simulator: with its end fixed, a pulse comes back turned over. */
export const doneChallenge = (id: string, explanation = 0, by: object = { kind: 'pulse' }) => ({
  ...{ id, game: 'simulador-ondas', challenge: 'pulso-al-reves', explanation, at: Date.now() },
  recording: {
    from: 'fin=libre&roce=0',
    inputs: [
      [0, { kind: 'end', to: 'fixed' }],
      [10, by],
    ],
    steps: 720,
  },
});
