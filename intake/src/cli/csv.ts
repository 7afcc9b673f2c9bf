/**
 * A value in a CSV file (RFC 4180). A spreadsheet would run a value that begins like a formula, so
 * such a value gets an apostrophe in front, which spreadsheets do not show.
 */
function cell(value: string): string {
  const safe = /^\s*[=+\-@]|^[\t\r]/.test(value) ? `'${value}` : value;
  return /[",'\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (values: readonly string[]) => `${values.map(cell).join(',')}\r\n`;
