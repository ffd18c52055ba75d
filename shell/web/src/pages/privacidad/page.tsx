import { responsibleSchema } from '@travesia/contracts/browser-schemas';
import { RESPONSIBLE_PATH, type Responsible } from '@travesia/contracts/release';
import type { PageHead } from '@travesia/kit-remote';
import { Button, Notice, PageHeader, Skeleton, Stack } from '@travesia/kit-ui';
import { useCallback, useEffect, useState } from 'react';
import { SETTINGS_PATH } from '../acceder/sign-in-addresses.ts';
import { fetchStudentData } from '../ajustes/fetch-student-data.ts';
import css from './privacidad.module.css';

export const head: PageHead = () => ({
  title: 'Privacidad',
  description: 'Qué guarda Travesía de quien la usa, para qué, por cuánto tiempo, y cómo verlo, corregirlo o borrarlo.',
});

/** What every area says that it keeps, as its live release says it; what is said of all of them stands in the page. */
export default function Privacidad() {
  return (
    <Stack gap="xl" className={css.page}>
      <PageHeader
        title="Privacidad"
        lead="Qué guardamos de ti, para qué y hasta cuándo. Sin letra chica: si algo no está aquí, no lo guardamos."
      />
      <Stack as="section">
        <h2>Quién responde por tus datos</h2>
        <WhoAnswers />
      </Stack>
      <Stack as="section">
        <h2>Lo que guarda cada parte de Travesía</h2>
        <Areas />
      </Stack>
      <Stack as="section">
        <h2>Tu cuenta</h2>
        <p>
          Para entrar usamos un servicio de cuentas (Firebase, de Google): guarda tu correo, tu nombre si lo escribes y
          cómo entras. Nosotros ponemos una cookie que dice que entraste, por cinco días. No usamos cookies de
          publicidad ni medimos lo que haces en otras páginas.
        </p>
        <p>
          Para que nadie sature el sitio contamos las peticiones de cada dirección de internet y de cada cuenta, y lo
          olvidamos en minutos u horas. El registro técnico no dice quién eres.
        </p>
      </Stack>
      <Stack as="section">
        <h2>En este equipo</h2>
        <p>
          Tu navegador guarda lo que hace falta para seguir sin conexión: respuestas que faltan por enviar, páginas y
          lecciones que abriste, cómo prefieres ver Travesía y un número al azar que distingue este equipo de otro tuyo.
          Sin cuenta, también los puntajes y carreras que anotaste. Se borra con tu cuenta, o cuando borras los datos
          del sitio en tu navegador.
        </p>
      </Stack>
      <Stack as="section">
        <h2>Si eres menor</h2>
        <p>
          Te preguntamos el año en que naciste. Si por tu edad hace falta, tu madre, tu padre o tu tutor recibe un
          correo y decide; mientras tanto no guardamos nada más. Si dice que no, o no responde en 30 días, borramos la
          cuenta. Puede retirar su permiso cuando quiera.
        </p>
      </Stack>
      <Stack as="section">
        <h2>Tus derechos</h2>
        <ul>
          <li>Ver y llevarte todo lo que guardamos, en un archivo.</li>
          <li>Corregir lo que esté mal.</li>
          <li>Borrar tu cuenta con todo lo que guarda. Es para siempre.</li>
          <li>Oponerte a lo que no hace falta, como el correo semanal.</li>
        </ul>
        <p>
          Todo se hace en <a href={SETTINGS_PATH}>Ajustes</a>, sin pedirlo a nadie. Las preguntas y respuestas de un
          ensayo corregido no se cambian, porque son lo que hiciste; puedes borrarlas.
        </p>
      </Stack>
    </Stack>
  );
}

/** What `fetchIt` brings, asked for at once and again when the student wants. `fetchIt` is the same each time. */
function useFetched<T>(fetchIt: () => Promise<T>) {
  const [fetched, setFetched] = useState<{ readonly value: T } | null>(null);
  const [failed, setFailed] = useState(false);
  const ask = useCallback(() => {
    setFailed(false);
    fetchIt().then(
      (value) => setFetched({ value }),
      () => setFailed(true),
    );
  }, [fetchIt]);
  useEffect(ask, [ask]);
  return { fetched, failed, ask };
}

function FailedNotice({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  return (
    <Notice tone="warning" live title={title}>
      <Button onClick={onRetry}>Reintentar</Button>
    </Notice>
  );
}

async function fetchResponsible(): Promise<Responsible | null> {
  const response = await fetch(RESPONSIBLE_PATH, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${RESPONSIBLE_PATH}: ${response.status}`);
  return responsibleSchema.parse(await response.json());
}

/** As whoever runs this installation has said it; who did not say it is named by what they did. */
function WhoAnswers() {
  const { fetched, failed, ask } = useFetched(fetchResponsible);
  if (failed) return <FailedNotice title="No pudimos leer quién responde" onRetry={ask} />;
  if (!fetched) return <Skeleton label="Leyendo quién responde…" lines={2} />;
  const responsible = fetched.value;
  if (responsible === null) {
    return (
      <p>
        Esta instalación de Travesía no está abierta al público: responde por ella quien la puso en marcha, en{' '}
        <strong>{window.location.host}</strong>. Si no sabes quién es, no escribas aquí datos tuyos.
      </p>
    );
  }
  const { name, email } = responsible;
  return (
    <p>
      Responde <strong>{name}</strong>. Para preguntar, reclamar o pedir algo que no puedas hacer en Ajustes, escribe a{' '}
      <a href={`mailto:${email}`}>{email}</a>. Si la respuesta no te convence, puedes reclamar ante la Agencia de
      Protección de Datos Personales.
    </p>
  );
}

function Areas() {
  const { fetched, failed, ask } = useFetched(fetchStudentData);
  if (failed) return <FailedNotice title="No pudimos leer la lista" onRetry={ask} />;
  if (!fetched) return <Skeleton label="Leyendo lo que está publicado…" lines={12} />;
  return fetched.value.map(({ area, path, withdrawn, purposes = [] }) => (
    <section key={`${area} ${path} ${JSON.stringify(purposes)}`}>
      <h3>{withdrawn ? `${area} (ya no está publicado)` : area}</h3>
      {purposes.length === 0 ? (
        <p>Una versión anterior de esta parte, que todavía se puede usar, guarda datos tuyos y no dice cuáles.</p>
      ) : (
        <dl className={css.purposes}>
          {purposes.map(({ what, why, howLong, optional }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                {why} {howLong}
                {optional && ' Solo si tú lo pides.'}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  ));
}
