import { vars } from './contract.css.ts';

const rem = (pixels: number): string => `${pixels / 16}rem`;

/** The 4 px grid. */
export const space = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
} as const;
export type Space = keyof typeof space;

/** Sizes that the grid does not give: hairlines, marks and targets. */
export const size = {
  hairline: '1px',
  outline: '2px',
  /** WCAG 2.2 target size on a phone. */
  touch: '44px',
  checkbox: '20px',
  badge: '18px',
  mark: '30px',
  avatar: '36px',
  emblem: '52px',
  spinner: '1.125em',
  content: '1280px',
  /** The whole height of the screen, with or without a phone's own bars. */
  screen: '100dvh',
  gutter: space[6],
  gutterPhone: '14px',
  /** Where something stands beside the page: its width, which is that of a finger, and a gap at each of its sides. */
  gutterBeside: '60px',
  heroMin: '330px',
  heroText: '420px',
  category: '84px',
  categoryHeight: '78px',
  strip: '36px',
  header: '68px',
  tabBar: '64px',
  tabRaised: '48px',
  tile: '112px',
  card: '240px',
  toast: '340px',
  aside: '340px',
  accountBar: '440px',
  accountBarUnnamed: '376px',
  menu: '200px',
  popover: '320px',
  drawer: '380px',
  dialog: '400px',
  chart: '220px',
  qrCode: '180px',
  radioCard: '132px',
  switchWidth: '42px',
  switchHeight: '24px',
  switchKnob: '18px',
  otpCell: '48px',
  popup: '280px',
  captcha: '120px',
  flag: '22px',
  /** The column of a form, and a page that is one form. */
  form: '520px',
  formPage: '560px',
} as const;

/** Heights of controls by size; on a touch screen each is at least 44 px. */
export const controlHeight = { large: '44px', medium: '38px', small: '32px' } as const;
export const iconSize = { small: '16px', medium: '20px', large: '26px', huge: '40px' } as const;

/** 12, 13, 14, 16, 20, 26 and 38 px, in rem so that a reader's own size counts. */
export const fontSize = {
  tiny: rem(12),
  small: rem(13),
  body: rem(14),
  large: rem(16),
  title: rem(20),
  hero: rem(26),
  display: rem(38),
} as const;

/** Lengths that grow with the letters beside them. */
export const letters = {
  line: '1em',
  /** Room for one line of text that may come. */
  lineRoom: '1.5em',
  underlineOffset: '0.2em',
  /** A label beside its value, in the cards of a table. */
  label: '6em',
  nickname: '9em',
  /** Flag, name, calling code and arrow, also in the letters of a touch screen. */
  country: '17em',
  phone: '14em',
} as const;

/** Line heights, as factors of the font size. */
export const lineHeight = { flat: '1', tight: '1.15', control: '1.2', caption: '1.45', heading: '1.3', body: '1.5' } as const;
/** The three weights that the fonts are shipped in. */
export const fontWeight = { regular: '400', medium: '500', strong: '600' } as const;
/** For codes that are read digit by digit: the body font's figures differ in width. */
export const codeFont = 'ui-monospace, "Cascadia Mono", Menlo, "DejaVu Sans Mono", monospace';
/** Letter spacing: display sizes stand closer. */
export const tracking = { tight: '-0.015em', normal: '0' } as const;

/** State changes take 120 ms, layers 200 ms; the reset takes both away under reduced motion. */
export const motion = { state: '120ms ease-out', layer: '200ms ease-out' } as const;

/** A radius that no element outgrows: pills and circles. */
export const round = '999px';
/** What floats over the page, and what is lifted under a pointer. */
export const shadow = { layer: `0 16px 48px ${vars.color.shadow}`, lift: `0 4px 16px ${vars.color.shadow}` } as const;
/** How much of a thing is left to see in a state. */
export const opacity = { disabled: '0.5', gone: '0', whole: '1' } as const;
