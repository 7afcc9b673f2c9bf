/**
 * The number of columns that leaves no entry alone in the last row, if possible: four entries in three
 * columns become two and two. For `data-columns`, which columns.css reads; undefined if all columns of the
 * layout are used.
 */
export function countColumns(count: number, maxColumns: number): number | undefined {
  const columns = Math.ceil(count / Math.ceil(count / maxColumns));
  return columns === maxColumns ? undefined : columns;
}
