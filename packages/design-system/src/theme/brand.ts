import type { vars } from './contract.css.ts';

export type ThemeMode = 'dark' | 'light';
/** Both modes; dark is the one that a visitor meets first. */
export const themeModes: readonly ThemeMode[] = ['dark', 'light'];

/** Name of a colour of the theme contract. */
export type ColorToken = keyof typeof vars.color;
/** A CSS colour for every colour of the contract, in one mode. */
export type ColorTokens = Record<ColorToken, string>;

/** A brand as plain data: one that lacks a token does not compile. */
export interface Brand {
  /** Colours by mode; each text colour keeps 4.5 : 1 on canvas, surface and raised. */
  color: Record<ThemeMode, ColorTokens>;
  /** Corner sizes, as CSS lengths. */
  radius: Record<keyof typeof vars.radius, string>;
  /** The family, and the weights of section heads and of the hero. */
  font: Record<keyof typeof vars.font, string>;
}
