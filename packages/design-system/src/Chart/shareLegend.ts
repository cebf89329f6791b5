/** The parts as the legend has them: “1 Slots 45%”, by the numbers that stand on the bar. */
export function shareLegend(names: readonly string[], values: readonly (number | null)[]): string[] {
  const sizes = names.map((_, index) => Math.max(values[index] ?? 0, 0));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  return names.map((name, index) => `${index + 1} ${name} ${whole > 0 ? Math.round(((sizes[index] ?? 0) / whole) * 100) : 0}%`);
}
