import { Upcoming } from '../upcoming/Upcoming.tsx';

export default function Universidad() {
  return (
    <Upcoming
      kicker="Universidades"
      title="Ficha de la universidad"
      lead="Qué ofrece, dónde está, su acreditación y con qué puntajes se entró a cada carrera."
      state={{
        title: 'Esta universidad todavía no tiene ficha',
        text: 'Aún no publicamos datos de universidades. Cuando estén, dirán su fuente y su año.',
      }}
      contents={[
        'Acreditación vigente y hasta cuándo dura.',
        'Sedes y ciudades, con las carreras de cada una.',
        'Cortes por carrera, para mirar varias de una vez.',
      ]}
      audience="A quien elige primero dónde estudiar, por cercanía, costo o familia."
      meanwhile={[
        {
          href: '/herramientas/calculadora-nem',
          title: 'Tu puntaje por notas',
          text: 'Lo vas a necesitar en cualquier universidad que postules.',
        },
        {
          href: '/paes/puntajes-de-corte',
          title: 'Entiende los puntajes de corte',
          text: 'Qué significan, por qué cambian y cuándo no hay ninguno.',
        },
      ]}
    />
  );
}
