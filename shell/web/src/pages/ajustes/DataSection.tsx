import { STUDENT_DATA } from '@travesia/contracts/slices';
import { ButtonLink, Cluster, Stack } from '@travesia/kit-ui';

/** What Travesía keeps of the student, to be taken away. */
export function DataSection() {
  return (
    <Stack as="section">
      <h2>Tus datos</h2>
      <p>
        Descarga lo que guardaste en Travesía. Es un archivo JSON por área, que puedes abrir o llevarte a otra parte.
      </p>
      <Cluster>
        {STUDENT_DATA.map(({ area, path }) => (
          <ButtonLink key={path} variant="secondary" href={path} download={`travesia-${area.toLowerCase()}.json`}>
            Descargar {area}
          </ButtonLink>
        ))}
      </Cluster>
    </Stack>
  );
}
