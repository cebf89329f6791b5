import { type GlobalStyleRule, globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { ring } from './ringColor.css.ts';
import { fontSize, lineHeight, size, space } from './scale.ts';

// In a layer, so that every component wins over it whatever the order in which chunks arrive.
const reset = globalLayer('baize-reset');
const rule = (selector: string, style: GlobalStyleRule): void => globalStyle(selector, { '@layer': { [reset]: style } });

rule('*, ::before, ::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
rule('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', overflowY: 'scroll', background: vars.color.canvas });
rule('body, [data-theme]', {
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
  fontVariantNumeric: 'tabular-nums',
  // Inherited by all; what must also shrink below its longest word takes `anywhere`.
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
rule('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
rule('button', { background: 'none', border: 0, cursor: 'pointer' });
rule('a', { color: 'inherit', textDecoration: 'none' });
rule('ul, ol', { listStyle: 'none' });
rule('img, svg', { display: 'block', maxInlineSize: '100%' });
rule('h1, h2, h3, p, a, span, label, legend', { overflowWrap: 'anywhere' });
rule('h1, h2, h3', { fontSize: 'inherit', fontWeight: 'inherit' });
rule('fieldset', { border: 0, minInlineSize: 0 });
rule(':focus-visible', { outline: `${size.outline} solid ${ring}`, outlineOffset: size.outline });

/** Wider than the line that shows what is chosen or current there, and above it. */
globalStyle(':focus-visible', {
  '@media': { [media.forcedColors]: { outline: `${space[1]} solid Highlight !important` } },
});
globalStyle('*, ::before, ::after', {
  '@media': {
    [media.reducedMotion]: {
      // Short durations would not do: a busy device shows their first frame, beside its place, and whatever has no transition
      // of its own would get one, of all its properties.
      animationName: 'none !important',
      transitionProperty: 'none !important',
      scrollBehavior: 'auto',
    },
  },
});
