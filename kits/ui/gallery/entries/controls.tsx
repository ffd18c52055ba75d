import {
  Button,
  ButtonLink,
  Cluster,
  DecimalField,
  ErrorSummary,
  Field,
  Grid,
  Icon,
  playIcon,
  SegmentedControl,
  Select,
  Stack,
  TextField,
} from '../../src/index.ts';
import type { Entries } from '../entry.ts';

const TESTS = [
  { value: 'm1', label: 'Matemática 1' },
  { value: 'm2', label: 'Matemática 2', disabled: true },
];

export const controls: Entries = {
  Button: (
    <Stack>
      <Cluster>
        <Button>Principal</Button>
        <Button variant="secondary">Segundo</Button>
        <Button variant="danger">Sin vuelta</Button>
        <Button variant="quiet">Discreto</Button>
        <Button>
          <Icon shape={playIcon} /> Con ícono
        </Button>
      </Cluster>
      <Cluster>
        <Button busy>Enviando</Button>
        <Button disabled>No disponible</Button>
        <Button variant="secondary" disabled>
          No disponible
        </Button>
      </Cluster>
    </Stack>
  ),
  ButtonLink: (
    <Cluster>
      <ButtonLink href="#ir">Ir</ButtonLink>
      <ButtonLink href="#ir" variant="secondary">
        Ir también
      </ButtonLink>
      <ButtonLink href="#ir" variant="quiet">
        O ir aquí
      </ButtonLink>
    </Cluster>
  ),
  TextField: (
    <Grid>
      <TextField label="Correo" hint="El que más usas." />
      <TextField label="Nombre" optional defaultValue="Antonia" />
      <TextField label="Región" error="Elige una región." />
    </Grid>
  ),
  DecimalField: (
    <Grid>
      <DecimalField label="Promedio" defaultValue="6,25" />
      <DecimalField label="Promedio de 2.º medio" error="Escribe una nota de 1,0 a 7,0." defaultValue="75" />
    </Grid>
  ),
  Select: (
    <Grid>
      <Select label="Prueba" options={TESTS} />
      <Select label="Otra prueba" options={TESTS} error="Elige una." />
    </Grid>
  ),
  SegmentedControl: (
    <SegmentedControl
      legend="Tu enseñanza media"
      defaultValue="a"
      options={[
        { value: 'a', label: 'Grupo A', hint: 'Científico-humanista' },
        { value: 'b', label: 'Grupo B', hint: 'Adultos' },
      ]}
    />
  ),
  Field: (
    <Field label="Cuéntanos qué pasó" hint="No escribas datos personales.">
      {(control) => <textarea {...control} rows={2} />}
    </Field>
  ),
  ErrorSummary: <ErrorSummary errors={[{ fieldId: 'correo', message: 'Escribe tu correo.' }]} headingLevel={3} />,
};
