import type { HttpClient } from '@travesia/contracts/page';
import type { LiveStudentData } from '@travesia/contracts/release';

const isNotFound = (error: unknown) => error instanceof Error && 'status' in error && error.status === 404;

/** Has every area take away what it keeps of whoever is signed in. @throws where one of them did not. */
export async function deleteStudentData(http: HttpClient, places: readonly LiveStudentData[]): Promise<void> {
  // Releases of one remote may say different things of the same service.
  const paths = new Map(places.map(({ path, withdrawn = false }) => [path, withdrawn]));
  await Promise.all(
    [...paths].map(([path, withdrawn]) =>
      http(path, { method: 'DELETE' }).catch((error: unknown) => {
        // Nothing answers where a service went with its remote; where the remote is live, that is a fault.
        if (!withdrawn || !isNotFound(error)) throw error;
      }),
    ),
  );
}
