function channel(hex: string, start: number): number {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The light of red, green and blue in an opaque `#rrggbb` colour, each 0 to 1. */
export function luminanceParts(hex: string): [red: number, green: number, blue: number] {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`contrastRatio needs an opaque #rrggbb colour, it got "${hex}".`);
  return [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
}

function luminance(hex: string): number {
  const [red, green, blue] = luminanceParts(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two opaque `#rrggbb` colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
