import { Button, Cluster, Disclosure, TextField } from '@travesia/kit-ui';
import { useState } from 'react';
import { readSeed, seedText } from '../../../models/wheel/wheel.ts';

export interface DrawProps {
  readonly seed: number;
  readonly isWeighed: boolean;
  onSeed(seed: number): void;
  onNew(): void;
}

/** How what comes up is decided, and the number that decides it, which may be written anew. */
export function Draw({ seed, isWeighed, onSeed, onNew }: DrawProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && readSeed(typed) === null;
  return (
    <Disclosure summary="Cómo se sortea">
      <p>
        El número de sorteo decide el resultado <strong>antes</strong> de girar; la animación solo lo muestra. Con el
        mismo número y las mismas chances sale siempre lo mismo: puedes anotarlo y comprobarlo.
      </p>
      <p>
        El mismo número elige qué contenidos entran, hasta doce, todos con la misma chance.{' '}
        {isWeighed
          ? 'Dentro de la ruleta, cada uno ocupa lo que aprenderlo puede subirte el puntaje, según tu plan: cuántas preguntas de la prueba son de él y cuánto te falta.'
          : 'Dentro de la ruleta, todos ocupan lo mismo.'}{' '}
        Lo que ya practicaste hoy no entra.
      </p>
      <Cluster>
        <TextField
          label="Número de sorteo"
          hint="Ocho signos: 0 a 9, a-f"
          value={typed ?? seedText(seed)}
          error={isWrong ? 'Son ocho signos, como 01ab23cd' : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onValueChange={(text) => {
            const read = readSeed(text);
            setTyped(read === null ? text : null);
            if (read !== null) onSeed(read);
          }}
        />
        <Button
          variant="secondary"
          onClick={() => {
            setTyped(null);
            onNew();
          }}
        >
          Otro número
        </Button>
      </Cluster>
    </Disclosure>
  );
}
