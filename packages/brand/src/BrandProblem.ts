/** What keeps a value from being part of a brand. */
export interface BrandProblem {
  /** Path in the brand, such as `tokens.color.light.muted`, or the name of a file. */
  key: string;
  /** What stands there, as JSON, cut to 80 characters; undefined where nothing does. */
  value?: string;
  /** The rule that it breaks, with the figures on both sides. */
  rule: string;
  /** The nearest value that breaks none, where there is one. */
  nearest?: string;
}

const mostShown = 80;

/** A value as a problem shows it. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}

/** A problem in a line: key, value, rule, and a value that passes. */
export function problemText({ key, value, rule, nearest }: BrandProblem): string {
  const is = value === undefined ? '' : ` is ${value}`;
  return `${key}${is}: ${rule}${nearest === undefined ? '' : ` The nearest that passes: ${nearest}`}`;
}
