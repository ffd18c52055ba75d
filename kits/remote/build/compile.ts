import { type Configuration, rspack, type Stats } from '@rspack/core';

/** Runs one build to its end. @throws with the compiler's messages. */
export async function compile(configuration: Configuration): Promise<Stats> {
  const compiler = rspack(configuration);
  const { promise, resolve, reject } = Promise.withResolvers<Stats>();
  compiler.run((error, stats) => (error || !stats ? reject(error) : resolve(stats)));
  try {
    const stats = await promise;
    if (stats.hasErrors() || stats.hasWarnings()) {
      throw new Error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
    }
    return stats;
  } finally {
    await new Promise((closed) => compiler.close(closed));
  }
}
