/** A label with the values of its placeholders: "{count} jobs" becomes "3 jobs". */
export function fill(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replace(/{(\w+)}/g, (_, name) => `${values[name]}`);
}
