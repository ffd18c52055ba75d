import { Card, ICONS, Icon, Skeleton, Stack } from '@travesia/kit-ui';
import css from './PresentNow.module.css';
import { countText, presentText, SHOWN_ACTIVITIES } from './present-text.ts';
import { usePresence } from './use-presence.ts';

/** How many study what now: amounts, never who. */
export function PresentNow() {
  const counted = usePresence();
  const { students } = counted.status === 'counted' ? counted.answer : {};
  const told = SHOWN_ACTIVITIES.filter(({ activity }) => students?.[activity] != null);
  return (
    <Card as="section" aria-labelledby="ahora">
      <Stack>
        <h2 id="ahora">Quiénes están</h2>
        {counted.status === 'asking' && <Skeleton label="Contando…" lines={5} />}
        {counted.status === 'unknown' && <p>Ahora no podemos contar. Tu avance se guarda igual.</p>}
        {counted.status === 'counted' && (
          <>
            <p>{presentText(counted.answer)}</p>
            {told.length > 0 && (
              <ul className={css.activities}>
                {told.map(({ activity, label, icon }) => (
                  <li key={activity}>
                    <Icon shape={ICONS[icon]} /> {label}:{' '}
                    <strong>{countText(counted.answer.students[activity])}</strong>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
        <p className={css.note}>Contamos cuántas personas hay, sin guardar quién está ni cuándo estuvo.</p>
      </Stack>
    </Card>
  );
}
