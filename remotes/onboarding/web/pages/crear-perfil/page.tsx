import { Upcoming } from '../../components/Upcoming.tsx';

export default function CrearPerfil() {
  return (
    <Upcoming
      kicker="Tu perfil"
      title="Crea tu perfil"
      lead="Lo mínimo para que el plan y las carreras tengan sentido para ti: ni un dato más."
      state={{
        title: 'Los perfiles todavía no se pueden crear',
        text: 'Aún no recibimos datos personales, así que no hay formulario que llenar. Nada de lo que ves aquí se guarda.',
      }}
      contents={[
        'Tu nombre y año de nacimiento; si eres menor de edad, el permiso de un adulto responsable.',
        'Curso y tipo de colegio, que define tu grupo en la tabla NEM.',
        'Las pruebas que vas a rendir y las carreras que te interesan.',
        'Para qué se usa cada dato, dicho al lado de cada campo.',
      ]}
      audience="A quien acaba de crear su cuenta. Si ya tienes perfil, no volverás a pasar por aquí."
      meanwhile={[
        {
          href: '/herramientas/calculadora-nem',
          title: 'Averigua tu grupo NEM',
          text: 'La calculadora explica los grupos A, B y C y cuál te corresponde.',
        },
        {
          href: '/herramientas/temarios',
          title: 'Decide qué pruebas rendir',
          text: 'Compara los temarios de Historia, Ciencias y Matemática 2 antes de elegir.',
        },
      ]}
    />
  );
}
