import { languages } from '@baize/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** The home as it is before the script has come, once in each language: where `boot.js` says that it is true, one of them is seen, or its shell. */
export const firstPaint = style({});

for (const language of languages) {
  globalStyle(`html[data-first-paint][lang='${language}'] .${firstPaint}[lang='${language}']`, { display: 'block' });
}
// Of a page that is not the home, what it has in common with it; what opens a layer would open it over the home.
globalStyle(`html[data-first-paint=shell] .${firstPaint} :is(main > *, footer)`, { display: 'none' });
globalStyle(`html[data-first-paint=shell] .${firstPaint} a[href*='dialog=']`, { pointerEvents: 'none' });
// In the strip of the header nobody knows the time yet, nor what its switches have to say and how wide they are.
// Not by its place: a rule of a first child has the whole page's style worked out anew whenever something comes before it.
globalStyle(`.${firstPaint} [data-part=strip] > *`, { visibility: 'hidden' });
