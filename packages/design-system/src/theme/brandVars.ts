import type { Brand, ThemeMode } from './brand.ts';
import { vars } from './contract.css.ts';

const nameOf = (reference: string): string => reference.slice('var('.length, -1);

function assigned<Token extends string>(references: Record<Token, string>, values: Record<Token, string>): [string, string][] {
  return (Object.keys(references) as Token[]).map((token) => [nameOf(references[token]), values[token]]);
}

/** A brand in one mode as custom properties (`--baize-color-canvas` …) and their values. */
export function brandVars(brand: Brand, mode: ThemeMode): Record<string, string> {
  return Object.fromEntries([
    ...assigned(vars.color, brand.color[mode]),
    ...assigned(vars.radius, brand.radius),
    ...assigned(vars.font, brand.font),
  ]);
}
