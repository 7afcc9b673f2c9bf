/**
 * The columns in which a list leaves no entry alone in the last row, if that is possible: four in
 * three columns become two and two. For `data-columns`, which columns.css reads; undefined if all
 * columns of the layout are used.
 */
export function columnsOf(list: readonly unknown[], most: number): number | undefined {
  const columns = Math.ceil(list.length / Math.ceil(list.length / most));
  return columns === most ? undefined : columns;
}
