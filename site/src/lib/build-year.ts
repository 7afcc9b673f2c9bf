/**
 * The year of the copyright line. SOURCE_DATE_EPOCH, the usual variable for builds that can be
 * repeated, fixes it; otherwise it is the current one.
 */
export function getBuildYear(): number {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  const date = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
  return date.getUTCFullYear();
}
