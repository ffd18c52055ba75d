import { DataTable, type DataTableProps } from '@travesia/kit-ui';
import css from './CompactTable.module.css';

/** A table whose columns stand closer on a phone, so that three or four of them fit without scrolling sideways. */
export function CompactTable<Row>(props: DataTableProps<Row>) {
  return (
    <div className={css.compact}>
      <DataTable {...props} />
    </div>
  );
}
