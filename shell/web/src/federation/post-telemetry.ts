/** Outlives the document. @returns whether it went out. */
export async function postTelemetry(path: string, report: object): Promise<boolean> {
  try {
    await fetch(path, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    });
    return true;
  } catch {
    return false;
  }
}
