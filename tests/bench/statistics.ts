/** The middle one; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (low + high) / 2;
}

/** `1.23 ×` */
export function times(ratio: number): string {
  return `${ratio.toFixed(2)} ×`;
}

/** `12,345` */
export function grouped(value: number): string {
  return Math.round(value).toLocaleString('en');
}
