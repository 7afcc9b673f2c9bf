/** The part of a whole that a figure states, from 0 to 1: "95%" or "4.9/5". Others have none. */
export function proportionOf(value: string): number | undefined {
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(value);
  if (percent !== null) return within(Number(percent[1]) / 100);
  const score = /^(\d+(?:\.\d+)?)\/(\d+)$/.exec(value);
  if (score !== null) return within(Number(score[1]) / Number(score[2]));
  return undefined;
}

/** More than the whole ("300%", "24/7") is no part of it, and no dial can show it. */
function within(part: number): number | undefined {
  return part <= 1 ? part : undefined;
}

/** How many times the whole a percentage above it is: "300%" is 3. Others have none. */
export function multipleOf(value: string): number | undefined {
  const percent = /^(\d+)%$/.exec(value);
  const times = percent === null ? 0 : Number(percent[1]) / 100;
  return times > 1 ? times : undefined;
}

/** The least and the most of "8-12 weeks". Others have none. */
export function weeksOf(value: string): { least: number; most: number } | undefined {
  const span = /^(\d+)-(\d+) weeks$/.exec(value);
  return span === null ? undefined : { least: Number(span[1]), most: Number(span[2]) };
}

/** The years that a text like "14 years in optics" begins with. Others have none. */
export function yearsOf(text: string): number | undefined {
  const years = /^(\d+) years?\b/.exec(text);
  return years === null ? undefined : Number(years[1]);
}
