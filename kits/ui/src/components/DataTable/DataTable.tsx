import { memo, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names.ts';
import css from './DataTable.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Aligns the digits to the end. */
  readonly numeric?: boolean;
  /** Its cells name their row. */
  readonly rowHeader?: boolean;
}

export interface DataTableProps<Row> {
  readonly caption: ReactNode;
  /** The same value, and the same `rowData`, while what rows show stays: of a long table only rows that changed are made anew. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, position: number) => string;
  /** Wider than a phone: scrolls sideways in a region of its own, which takes focus so that the arrow keys scroll it. */
  readonly wide?: boolean;
  /** Many rows: limits the height and scrolls inside, its header staying in sight. */
  readonly tall?: boolean;
  readonly hideCaption?: boolean;
  readonly isCurrent?: (row: Row) => boolean;
  /** By which a page's style sheet tells rows from each other. */
  readonly rowData?: ((row: Row) => { readonly [name: `data-${string}`]: string }) | undefined;
  /** Shown instead of rows when there are none. */
  readonly empty?: ReactNode;
  readonly className?: string;
}

export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  wide = false,
  tall = false,
  hideCaption = false,
  isCurrent,
  rowData,
  empty = 'No hay datos que mostrar.',
  className,
}: DataTableProps<Row>) {
  const captionId = useId();
  const region = wide || tall ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId } : {};
  return (
    <div {...region} className={classNames(css['table-frame'], wide && css.wide, tall && css.tall, className)}>
      <table className={css['data-table']}>
        <caption id={captionId}>
          <span className={hideCaption ? 'visually-hidden' : css['table-caption']}>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cellClass(css['table-head'], column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 ? (
            <tr>
              <td colSpan={columns.length} className={css['table-cell']}>
                {empty}
              </td>
            </tr>
          ) : null}
          {rows.map((row, position) => (
            <TableRow
              key={rowKey(row, position)}
              row={row}
              columns={columns}
              rowData={rowData}
              isCurrent={isCurrent?.(row) ?? false}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rowData'> {
  readonly row: Row;
  readonly isCurrent: boolean;
}

function AnyTableRow<Row>({ row, columns, rowData, isCurrent }: TableRowProps<Row>) {
  return (
    <tr {...rowData?.(row)} aria-current={isCurrent ? 'true' : undefined} className={css['table-row']}>
      {columns.map((column) =>
        column.rowHeader ? (
          <th key={column.key} scope="row" className={cellClass(css['table-row-header'], column)}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} className={cellClass(css['table-cell'], column)}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** Remembered: another order, or a row more, leaves the others as they are where `columns` and `rowData` stay the same. */
const TableRow = memo(AnyTableRow) as typeof AnyTableRow;

function cellClass(base: string | undefined, column: { readonly numeric?: boolean }): string | undefined {
  return classNames(base, column.numeric && css.numeric);
}
