import { useHost } from '@travesia/kit-remote';
import { Button, DataTable, Notice, Skeleton, Stack } from '@travesia/kit-ui';
import { useEffect, useState } from 'react';
import type { TutorFiguresAnswer } from '../../../api/tutor-figures.ts';
import { dayText } from '../home/dates-text.ts';
import { countText, type FigureRow, figureRows } from './figure-texts.ts';
import { loadFigures } from './load-figures.ts';
import css from './tutor-figures.module.css';

const COLUMNS = [
  { key: 'help', header: 'Hasta dónde llegó la ayuda', rowHeader: true, cell: ({ help }: FigureRow) => help },
  { key: 'voice', header: 'Quién la dijo', cell: ({ voice }: FigureRow) => voice },
  { key: 'followed', header: 'Respuestas siguientes', numeric: true, cell: ({ followed }: FigureRow) => followed },
  { key: 'share', header: 'Correctas y sin ayuda', numeric: true, cell: ({ share }: FigureRow) => share },
];

const keyOf = ({ id }: FigureRow) => id;

/** The numbers of today, which come when the page is there. */
export function TutorFigures() {
  const { http } = useHost();
  const [figures, setFigures] = useState<TutorFiguresAnswer | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each try.
  useEffect(() => {
    let isGone = false;
    const show = (found: TutorFiguresAnswer | 'failed') => {
      if (!isGone) setFigures(found);
    };
    loadFigures(http).then(show, () => show('failed'));
    return () => {
      isGone = true;
    };
  }, [http, tries]);

  if (figures === null) {
    return (
      <div className={css.waiting}>
        <Skeleton lines={8} />
      </div>
    );
  }
  if (figures === 'failed') {
    return (
      <Notice tone="warning" live title="Los números no llegaron">
        <p>Puede ser tu conexión o nuestro servicio. Lo que dice esta página sigue valiendo sin ellos.</p>
        <Button
          variant="secondary"
          onClick={() => {
            setFigures(null);
            setTries((before) => before + 1);
          }}
        >
          Probar otra vez
        </Button>
      </Notice>
    );
  }
  const { model, through } = figures;
  return (
    <Stack gap="l">
      <DataTable
        caption={`Hasta el ${dayText(through)}`}
        columns={COLUMNS}
        rows={figureRows(figures)}
        rowKey={keyOf}
        wide
      />
      <p>
        {model.sentences === 0
          ? 'Hasta ahora ningún modelo de lenguaje ha hablado con estudiantes: todo lo que dice el tutor lo escribieron personas.'
          : `El modelo dijo ${countText(model.sentences)} frases. El filtro detuvo ${countText(model.heldBack)} porque entregaban la respuesta, y en su lugar salió la pista escrita.`}
      </p>
      <p>Mensajes del tutor que alguien reportó: {countText(model.reported)}.</p>
    </Stack>
  );
}
