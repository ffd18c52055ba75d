/** Stands where the shell's federation does in a build that has no remotes. */
export function createFederation() {
  return {
    run(): never {
      throw new Error('every page is in the bundle');
    },
  };
}
