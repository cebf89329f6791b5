export type ThemeMode = 'dark' | 'light';
/** Both modes; dark is the one that a visitor meets first. */
export const themeModes: readonly ThemeMode[] = ['dark', 'light'];

/** What each colour of a brand is for. */
export const colorRoles = {
  canvas: 'ground of the page',
  surface: 'ground of cards, dialogs and bars',
  raised: 'ground of what lies on a card: fields, chips, rows under the pointer',
  line: 'hairlines between rows and around cards',
  control: 'borders of fields and of quiet buttons',
  text: 'body text and headings',
  muted: 'secondary text',
  faint: 'captions and placeholders',
  link: 'links and chosen entries',
  primary: 'ground of the main button',
  onPrimary: 'text on primary',
  felt: 'ground of what is chosen: the open tab, a stage',
  onFelt: 'text on felt',
  brass: 'metal: the deposit button, medals, the drawing of the chosen category',
  onBrass: 'text on brass',
  accent: 'figures that draw the eye: odds, prizes',
  positive: 'money that came, success',
  negative: 'money that went, errors, destructive buttons',
  onNegative: 'text on negative',
  warning: 'warnings',
  focus: 'the ring around what has the focus',
  live: 'badge of what runs now',
  onLive: 'text on live',
  heroGlow: 'light in a corner of the hero',
  hero: 'ground of the hero',
  heroEdge: 'far edge of the hero',
  onHero: 'heading on the hero',
  onHeroMuted: 'lead on the hero',
  shade: 'shade over pictures',
  onShade: 'text on shade',
  scrim: 'veil over the page below a dialog; may be translucent',
  shadow: 'shadow of what floats; may be translucent',
} as const;

/** Name of a colour of the theme contract. */
export type ColorToken = keyof typeof colorRoles;
/** Names of all colours. */
export const colorTokens = Object.keys(colorRoles) as readonly ColorToken[];
/** A CSS colour for every colour of the contract, in one mode. */
export type ColorTokens = Record<ColorToken, string>;

/** Corner sizes, from chips to dialogs. */
export const radiusTokens = ['small', 'medium', 'large'] as const;
/** The family, and the weights of section heads and of the hero. */
export const fontTokens = ['body', 'headingWeight', 'displayWeight'] as const;

/** The look of a brand as plain data: one that lacks a token does not compile. */
export interface BrandTokens {
  /** Colours by mode; each text colour keeps 4.5 : 1 on canvas, surface and raised. */
  color: Record<ThemeMode, ColorTokens>;
  /** CSS lengths. */
  radius: Record<(typeof radiusTokens)[number], string>;
  /** CSS font families, and weights from 100 to 900. */
  font: Record<(typeof fontTokens)[number], string>;
}
