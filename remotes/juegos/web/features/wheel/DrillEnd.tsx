import { CARDS_PAGE, lessonAddress } from '@travesia/contracts/page';
import { signInAddress } from '@travesia/contracts/slices';
import { Button, ButtonLink, Cluster, Disclosure, Notice } from '@travesia/kit-ui';
import type { Ref } from 'react';
import { resultOf } from '../../../models/wheel/drill.ts';
import { WHEEL_PAGE } from './addresses.ts';
import type { DrillViewProps } from './DrillView.tsx';
import css from './drill.module.css';
import { Feedback } from './Feedback.tsx';
import { drillInWords } from './wheel-words.ts';

export interface DrillEndProps extends DrillViewProps {
  readonly title: Ref<HTMLHeadingElement>;
}

/** How it went, what to do with it, and that it is enough for today after some. */
export function DrillEnd({ drill, account, name, isVisitor, suggestsMore, title }: DrillEndProps) {
  const { asked, right, waiting } = resultOf(drill);
  const isAllRight = asked > 0 && right === asked && waiting === 0;
  const lesson = (
    <ButtonLink variant={isAllRight ? 'secondary' : 'primary'} href={lessonAddress(drill.content)}>
      Ir a su lección
    </ButtonLink>
  );
  return (
    <section className={css.drill} aria-labelledby="fin-de-la-vuelta">
      <h2 ref={title} tabIndex={-1} id="fin-de-la-vuelta" className={css.step}>
        {drillInWords(asked, right, waiting)}
        <span className={css.about}>{name}</span>
      </h2>
      {isAllRight ? <p>Este contenido lo tienes. La próxima vuelta puede ir a otro.</p> : null}
      {drill.questions.map(({ id, answered }, place) =>
        answered ? (
          <Disclosure
            key={id}
            summary={`Pregunta ${place + 1}: ${answered.outcome === 'correct' ? 'correcta' : 'por repasar'}`}
          >
            <Feedback answered={answered} />
          </Disclosure>
        ) : null,
      )}
      {suggestsMore ? null : (
        <Notice tone="success" title="Por hoy está bien">
          <p>Llevas varias vueltas. Lo que practicas repartido en días se queda más que todo de una vez.</p>
        </Notice>
      )}
      <Cluster>
        {asked > 0 && !isAllRight ? lesson : null}
        <Button variant={asked > 0 && !isAllRight ? 'secondary' : 'primary'} onClick={() => account.leave()}>
          Volver a la ruleta
        </Button>
        {asked > 0 && isAllRight ? lesson : null}
        {suggestsMore ? null : (
          <ButtonLink variant="quiet" href={CARDS_PAGE}>
            Ver mis tarjetas
          </ButtonLink>
        )}
      </Cluster>
      {isVisitor ? (
        <p className={css.soft}>
          Sin cuenta esto no queda en ningún avance. <a href={signInAddress(WHEEL_PAGE)}>Entrar o crear una cuenta</a>{' '}
          hace que la ruleta elija lo que más te sirve.
        </p>
      ) : null}
    </section>
  );
}
