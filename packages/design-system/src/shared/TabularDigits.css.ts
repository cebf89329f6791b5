import { style } from '@vanilla-extract/css';

export const figures = style({
  position: 'relative',
  display: 'inline-block',
  whiteSpace: 'pre',
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
export const letter = style({ selectors: { '&::before': { content: 'attr(data-letter)' } } });
/** As wide as a nought, whatever the font. */
export const digit = style([letter, { display: 'inline-block', inlineSize: '1ch', textAlign: 'center' }]);
/** Lies upon the drawn letters, unseen, so that it is found and selected where they are seen. */
export const text = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  color: 'transparent',
  forcedColorAdjust: 'none',
});
