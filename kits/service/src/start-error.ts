/** Why Travesía cannot start here: `message` is Spanish sentences with the way out. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
