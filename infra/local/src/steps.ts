/** Numbered steps on the console, each with what it took. */
export interface Steps {
  run<T>(title: string, work: (detail: (text: string) => void) => Promise<T>): Promise<T>;
}

export function createSteps(total: number, print: (line: string) => void = console.log): Steps {
  let number = 0;
  return {
    async run(title, work) {
      number += 1;
      const startedAt = performance.now();
      print(`[${number}/${total}] ${title}…`);
      const result = await work((text) => print(`      ${text}`));
      const seconds = (performance.now() - startedAt) / 1000;
      print(`      listo en ${seconds.toFixed(1).replace('.', ',')} s`);
      return result;
    },
  };
}
