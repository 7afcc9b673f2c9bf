/** The relative luminance of a color like "#f6f3ec" or "#fff", from 0 to 1. */
function computeLuminance(hex: string): number {
  const digits = hex.slice(1);
  const pairs = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const level = Number.parseInt(pairs.slice(start, start + 2), 16) / 255;
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colors as WCAG 2.2 defines it, from 1 to 21. */
export function computeContrast(color: string, background: string): number {
  const a = computeLuminance(color);
  const b = computeLuminance(background);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
