/** First pixel of each width class. */
export const breakpoints = { largePhone: 480, tablet: 640, desktop: 1024, wide: 1200, full: 1360 } as const;

/** Conditions for the media queries of a `.css.ts`. */
export const media = {
  smallPhone: `(max-width: ${breakpoints.largePhone - 0.02}px)`,
  phone: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  tabletOnly: `(min-width: ${breakpoints.tablet}px) and (max-width: ${breakpoints.desktop - 0.02}px)`,
  belowDesktop: `(max-width: ${breakpoints.desktop - 0.02}px)`,
  belowWide: `(max-width: ${breakpoints.wide - 0.02}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
  /** Room for something beside the page, from its edge to its middle. */
  besidePage: `(min-width: ${breakpoints.full}px) and (min-height: 480px)`,
  /** So low that bars which stay would leave little between them: a desk at 400 %, a small phone on its side. */
  low: '(max-height: 399.98px)',
  /** Fingers: real touch screens, and anything as narrow as a phone. */
  touch: `(pointer: coarse), (max-width: ${breakpoints.tablet - 0.02}px)`,
  noHover: '(hover: none)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
