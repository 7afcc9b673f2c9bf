/**
 * The number of columns that leaves no entry alone in the last row, if possible: four entries in three
 * columns become two and two. For `data-columns`, which columns.css reads; undefined if all columns of the
 * layout are used.
 */
export function countColumns(list: readonly unknown[], maxColumns: number): number | undefined {
  const columns = Math.ceil(list.length / Math.ceil(list.length / maxColumns));
  return columns === maxColumns ? undefined : columns;
}
