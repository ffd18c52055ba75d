import type { StartedFile } from './file-loader.ts';

/** What a script threw while it ran, if anything. */
export interface ScriptRun {
  readonly threw?: { readonly cause: unknown };
}

/** Fetches and runs a script. `own` is told of the element before it runs. */
export function startScript(
  address: string,
  integrity: string,
  own: (script: HTMLScriptElement) => void,
): StartedFile<ScriptRun> {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = address;
  own(script);
  let run: ScriptRun = {};
  const noteError = (event: ErrorEvent) => {
    if (event.filename !== script.src) return;
    run = { threw: { cause: event.error ?? event.message } };
    // Whoever asked for the script says so, if anybody has to know.
    event.preventDefault();
  };
  window.addEventListener('error', noteError);
  const settled = new Promise<Awaited<StartedFile<ScriptRun>['settled']>>((resolve) => {
    script.addEventListener('load', () => resolve({ came: true, value: run }));
    script.addEventListener('error', () => resolve({ came: false }));
  });
  const end = () => {
    window.removeEventListener('error', noteError);
    script.remove();
  };
  void settled.then(end);
  document.head.append(script);
  return {
    settled,
    cancel() {
      end();
      // A script does not run in another document than the one it was begun in (HTML, "execute the script element").
      document.implementation.createHTMLDocument().adoptNode(script);
    },
  };
}
