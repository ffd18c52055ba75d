/** What may stand in a log of an error: where it was, and no message, which may repeat what a student wrote. */
export function wordless(error: unknown): Error {
  const { name, stack, code } = Object(error) as { name?: unknown; stack?: unknown; code?: unknown };
  const frames = String(stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '));
  const what = typeof name === 'string' ? name : 'Error';
  const said = Object.assign(new Error(typeof code === 'string' ? `${what} ${code}` : what), { name: what });
  said.stack = frames.join('\n');
  return said;
}
