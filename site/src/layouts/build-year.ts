/**
 * The year in the copyright line. SOURCE_DATE_EPOCH, the usual variable for reproducible builds,
 * sets it; otherwise it is the current year.
 */
export function getBuildYear(): number {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (!epoch) return new Date().getUTCFullYear();
  const year = new Date(Number(epoch) * 1000).getUTCFullYear();
  if (Number.isNaN(year)) throw new Error(`SOURCE_DATE_EPOCH is not a number: "${epoch}"`);
  return year;
}
