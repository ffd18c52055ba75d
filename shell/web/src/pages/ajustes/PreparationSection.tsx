import { PROFILE_STEP_NAMES } from '@travesia/contracts/profile-words';
import {
  PROFILE_STEPS,
  type ProfileAnswer,
  profileAddress,
  profileEditAddress,
  profileStanding,
} from '@travesia/contracts/slices';
import { Button, ButtonLink, Notice, Skeleton, Stack, VisuallyHidden } from '@travesia/kit-ui';
import { profilePlace } from '../../navigation/profile-place.ts';
import { SETTINGS_PATH } from '../acceder/sign-in-addresses.ts';
import css from './ajustes.module.css';
import { profileFacts } from './profile-facts.ts';
import { useProfile } from './use-profile.ts';

/** What the student said of themselves. It is changed where it is told: there is one form. */
export function PreparationSection() {
  const place = profilePlace();
  if (place === null) return null;
  return (
    <Stack as="section">
      <h2>Tu preparación</h2>
      <Told place={place} />
    </Stack>
  );
}

function Told({ place }: { readonly place: string }) {
  const { profile, failed, retry } = useProfile();
  if (failed) {
    return (
      <Notice tone="warning" live title="No pudimos abrir tu perfil">
        <Button onClick={retry}>Volver a preguntar</Button>
      </Notice>
    );
  }
  if (!profile) return <Skeleton label="Abriendo tu perfil…" lines={6} />;
  if (profileStanding(profile) === 'absent') {
    return (
      <div>
        <ButtonLink href={profileAddress(place, SETTINGS_PATH)}>Crear tu perfil</ButtonLink>
      </div>
    );
  }
  return <Facts answer={profile} place={place} />;
}

function Facts({ answer, place }: { readonly answer: ProfileAnswer; readonly place: string }) {
  const facts = profileFacts(answer.profile);
  return (
    <>
      {PROFILE_STEPS.map((step) => (
        <div key={step} className={css.told}>
          <h3>{PROFILE_STEP_NAMES[step]}</h3>
          <a href={profileEditAddress(place, step, SETTINGS_PATH)}>
            Cambiar <VisuallyHidden>{PROFILE_STEP_NAMES[step]}</VisuallyHidden>
          </a>
          <dl className={css.facts}>
            {facts[step].map(({ name, value }) => (
              <div key={name} className={css.fact}>
                <dt>{name}</dt>
                <dd>{value ?? 'Sin decir'}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {answer.nextStep !== null && (
        <div>
          <ButtonLink href={profileAddress(place, SETTINGS_PATH)}>Completar tu perfil</ButtonLink>
        </div>
      )}
    </>
  );
}
