import { z } from 'zod';

/** What the emulator's process tells whoever started it. */
export const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('listening'), port: z.number() }),
  z.object({ kind: z.literal('mail'), email: z.string(), link: z.string() }),
  z.object({ kind: z.literal('warning'), sentence: z.string() }),
]);

export type EmulatorMessage = z.infer<typeof messageSchema>;
