/**
 * The date of the build, for the copyright line, the planets and the expiry of security.txt.
 * SOURCE_DATE_EPOCH, the usual variable for reproducible builds, sets it; otherwise it is now.
 */
export function getBuildDate(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  const date = epoch ? new Date(Number(epoch) * 1000) : new Date();
  if (Number.isNaN(date.getTime())) {
    throw new Error(`SOURCE_DATE_EPOCH is not a number: "${epoch}"`);
  }
  return date;
}
