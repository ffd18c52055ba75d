import { Button, ButtonLink, Cluster, Notice, Skeleton, Stack } from '@travesia/kit-ui';
import { useStudentData } from './use-student-data.ts';

/** What Travesía keeps of the student, to be taken away. */
export function DataSection() {
  return (
    <Stack as="section">
      <h2>Tus datos</h2>
      <p>
        Descarga lo que guardaste en Travesía. Es un archivo JSON por área, que puedes abrir o llevarte a otra parte.
      </p>
      <Downloads />
    </Stack>
  );
}

function Downloads() {
  const { places, failed, retry } = useStudentData();
  if (failed) {
    return (
      <Notice tone="warning" live title="No pudimos ver qué áreas guardan datos tuyos">
        <Button onClick={retry}>Volver a preguntar</Button>
      </Notice>
    );
  }
  if (!places) return <Skeleton label="Buscando tus datos…" />;
  // Of what is no longer live nobody knows whether its service answers.
  const live = new Map(places.flatMap(({ area, path, withdrawn }) => (withdrawn ? [] : [[path, area] as const])));
  return (
    <Cluster>
      {[...live].map(([path, area]) => (
        <ButtonLink key={path} variant="secondary" href={path} download={`travesia-${area.toLowerCase()}.json`}>
          Descargar {area}
        </ButtonLink>
      ))}
    </Cluster>
  );
}
