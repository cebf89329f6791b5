import { controlHeight, media, size, space } from '@baize/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { lineLength } from '../HelpArticles.css.ts';

const isStacked = media.phone;

export const search = style({ inlineSize: '100%', maxInlineSize: size.dialog, '@media': { [isStacked]: { maxInlineSize: 'none' } } });
/** As high from section to section, so that nothing jumps while somebody reads through them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${size.card} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: space[6],
  minBlockSize: '50dvh',
  '@media': { [isStacked]: { display: 'block', minBlockSize: 0 } },
});
/** What is below it on a phone comes into sight with the texts, not before: their height is not known yet. */
export const waiting = style({ '@media': { [isStacked]: { minBlockSize: size.screen } } });
/** Stays in sight beside a long section. */
export const menu = style({
  position: 'sticky',
  insetBlockStart: `calc(${size.header} + ${space[4]})`,
  '@media': { [isStacked]: { position: 'static' } },
});
/** As wide as its lines are long. */
export const reading = style({ maxInlineSize: `calc(${lineLength} + 2 * (${space[6]} + ${size.hairline}))` });
/** As high as an entry of the list. */
export const topic = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(${controlHeight.medium} + ${size.outline})`,
  paddingInline: space[3],
  '@media': { [media.touch]: { blockSize: size.touch }, [isStacked]: { blockSize: size.tabRaised, paddingInline: 0 } },
});
/** On a phone the list leads into a section, and stands there alone. */
export const notOnPhone = style({ '@media': { [isStacked]: { display: 'none' } } });
export const onPhone = style({ display: 'none', '@media': { [isStacked]: { display: 'block' } } });
export const hit = style({ overflowWrap: 'anywhere' });
