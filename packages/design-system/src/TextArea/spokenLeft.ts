/** Left characters at which the counter speaks up: at each keystroke it would talk over the reader's own words. */
const steps = [50, 20, 10, 5, 0] as const;

/** The last step that was reached: 13 left are announced as 20. Undefined where there is room enough, below 0 every count is said. */
export function spokenLeft(left: number): number | undefined {
  return left < 0 ? left : steps.findLast((step) => step >= left);
}
