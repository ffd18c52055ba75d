import {
  Button,
  ButtonLink,
  CalculadoraArt,
  CienciasArt,
  Cluster,
  HistoriaArt,
  JuegosArt,
  LecturaArt,
  M2Art,
  Notice,
  Stack,
} from '@travesia/kit-ui';
import type { ReactNode } from 'react';
import { INTEREST_WORDS, INTERESTS, type Interest } from '../../../start/interests.ts';
import { stepAddress } from '../../../start/start-steps.ts';
import css from './start.module.css';

/** Page of all careers that anybody can read, with an anchor for each area. */
const CAREERS = '/paes/carreras';

const PICTURES: Readonly<Record<Interest, ReactNode>> = {
  nature: <CienciasArt />,
  technology: <M2Art />,
  business: <CalculadoraArt />,
  society: <HistoriaArt />,
  words: <LecturaArt />,
  arts: <JuegosArt />,
};

export interface InterestStepProps {
  readonly chosen: readonly Interest[];
  onChange(chosen: readonly Interest[]): void;
  onNext(): void;
  /** No career is to be asked for. */
  onUndecided(): void;
}

/** For whoever does not know yet: six pictures, each with the careers and tests that go with it. */
export function InterestStep({ chosen, onChange, onNext, onUndecided }: InterestStepProps) {
  return (
    <Stack gap="l">
      <Cluster>
        <Button onClick={onNext}>Ya sé qué carrera buscar</Button>
        <Button variant="secondary" onClick={onUndecided}>
          No sé aún, seguir igual
        </Button>
        <ButtonLink variant="quiet" href={stepAddress('diagnostic')}>
          Ir directo al diagnóstico
        </ButtonLink>
      </Cluster>
      <fieldset className={css.group} aria-describedby="start-pictures">
        <legend className={css.legend}>¿No lo tienes claro? Elige lo que te llame</legend>
        <p id="start-pictures" className={css.hint}>
          Una o varias. No te encierra en nada: sirve para mostrarte qué carreras y qué pruebas van con eso.
        </p>
        <div className={css.pictures}>
          {INTERESTS.map((interest) => (
            <label key={interest} className={css.picture}>
              <input
                type="checkbox"
                checked={chosen.includes(interest)}
                onChange={({ currentTarget }) =>
                  onChange(INTERESTS.filter((one) => (one === interest ? currentTarget.checked : chosen.includes(one))))
                }
              />
              {PICTURES[interest]}
              <span className={css.name}>{INTEREST_WORDS[interest].title}</span>
              <span className={css.hint}>{INTEREST_WORDS[interest].text}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div aria-live="polite">
        {chosen.length > 0 && (
          <Stack gap="m">
            {chosen.map((interest) => (
              <Notice key={interest} title={INTEREST_WORDS[interest].title}>
                <p>{INTEREST_WORDS[interest].testsText}</p>
                <ul>
                  {INTEREST_WORDS[interest].areas.map(({ name, anchor }) => (
                    <li key={anchor}>
                      <a href={`${CAREERS}#${anchor}`}>Carreras de {name}</a>
                    </li>
                  ))}
                </ul>
              </Notice>
            ))}
          </Stack>
        )}
      </div>
      {chosen.length > 0 && (
        <Cluster>
          <Button onClick={onNext}>Seguir</Button>
          <ButtonLink variant="quiet" href={CAREERS}>
            Ver todas las carreras
          </ButtonLink>
        </Cluster>
      )}
    </Stack>
  );
}
