import { NEM_TABLE_PROCESS, NEM_UNCERTAIN_CELLS, writeGrade } from '@travesia/kit-paes';
import css from './SourceNote.module.css';

/** Where the NEM figures of a page come from, how sure they are, and who we are not. */
export function SourceNote() {
  return (
    <p className={css.source}>
      <strong>Fuente:</strong> tablas de transformación NEM de los grupos A, B y C publicadas por DEMRE, Proceso de{' '}
      {NEM_TABLE_PROCESS}. No encontramos cambios anunciados para Admisión 2027. Las copias públicas de la tabla
      difieren en un punto en{' '}
      {NEM_UNCERTAIN_CELLS.map(({ group, average, used, otherSource }, index) => (
        <span key={group}>
          {index > 0 ? ' y en ' : ''}
          el grupo {group}, promedio {writeGrade(average)} (usamos {used}; otra fuente dice {otherSource})
        </span>
      ))}
      . Travesía no está afiliada a DEMRE ni al Ministerio de Educación: antes de postular, confirma tu puntaje en el
      sitio oficial.
    </p>
  );
}
