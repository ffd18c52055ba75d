import { Button } from '@travesia/kit-ui';
import { CAREERS_PATH } from '../../routes.ts';
import css from './SearchForm.module.css';

/** The way to the search from the pages that have none: a form of the browser's, which needs no script. */
export function SearchForm() {
  return (
    <search>
      <form action={CAREERS_PATH} className={css.search}>
        <label>
          Busca otra carrera o universidad
          <input type="search" name="q" />
        </label>
        <Button type="submit" variant="secondary">
          Buscar
        </Button>
      </form>
    </search>
  );
}
