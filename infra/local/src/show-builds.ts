const TASK = /^> nx run \S+:build(.*)$/;
const SUMMARY = /^[a-z][a-z0-9-]*: /;

/**
 * Of all that the builds print, what somebody who waits wants to see: one line for each that
 * was really built.
 */
export function showBuilds(show: (text: string) => void): (line: string) => void {
  let isCached = false;
  return (line) => {
    const task = TASK.exec(line);
    if (task) isCached = /cache/.test(task[1] ?? '');
    else if (!isCached && SUMMARY.test(line)) show(line);
  };
}
