const units = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
  [1, 's'],
] as const;

/** A time span as people say it, in one unit: "5 min", "3 d". */
export function duration(seconds: number): string {
  const [size, name] = units.find(([unit]) => seconds >= unit) ?? [1, 's'];
  return `${Math.floor(seconds / size)} ${name}`;
}
