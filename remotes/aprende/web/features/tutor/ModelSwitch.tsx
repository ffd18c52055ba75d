import { useHost } from '@travesia/kit-remote';
import { Card } from '@travesia/kit-ui';
import { useId, useState } from 'react';
import type { ModelStanding } from '../../../api/tutor.ts';
import css from './tutor.module.css';
import type { TutorDesk } from './tutor-desk.ts';

export interface ModelSwitchProps {
  readonly desk: TutorDesk;
  /** `null` until it is known. */
  readonly model: ModelStanding | null;
  onChange(model: ModelStanding): void;
}

/** Who may speak: hints that people wrote, and a language model where there is one and the student wants it. */
export function ModelSwitch({ desk, model, onChange }: ModelSwitchProps) {
  const host = useHost();
  const id = useId();
  const [busy, setBusy] = useState(false);
  async function change(agreed: boolean): Promise<void> {
    if (!model || busy) return;
    setBusy(true);
    // It shows at once what was chosen, and what holds when that is known.
    onChange({ ...model, agreed });
    try {
      onChange(await desk.requests.agree(agreed));
    } catch {
      onChange(model);
      host.notify({ tone: 'error', text: 'No se pudo guardar. Inténtalo otra vez.' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css['card-title']}>
        Quién te responde
      </h2>
      <p>
        <strong>Pista guiada:</strong> la escribieron personas, paso a paso, para cada pregunta.
      </p>
      {model?.available ? (
        <>
          <label className={css.switch}>
            <input
              type="checkbox"
              checked={model.agreed}
              aria-describedby={`${id}-what`}
              onChange={({ currentTarget }) => void change(currentTarget.checked)}
            />
            <span>Que un modelo de lenguaje diga la pista con otras palabras</span>
          </label>
          <p id={`${id}-what`} className={css.soft}>
            Se le envían la pregunta, las pistas que ya viste, trozos de la lección y lo que escribes en esa
            conversación. No se le envían tu nombre, tu correo ni nada que diga quién eres, y tampoco la respuesta.
            Puede equivocarse; si algo falla, sigue la pista guiada.
          </p>
        </>
      ) : null}
    </Card>
  );
}
