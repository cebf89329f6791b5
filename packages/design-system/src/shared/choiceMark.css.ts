import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { size } from '../theme/scale.ts';

const { color } = vars;
/** The native box or ring of a choice, drawn by the system; under forced colours the reader's own is back. */
export const choiceMark = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.checkbox,
  blockSize: size.checkbox,
  border: `${size.hairline} solid ${color.control}`,
  cursor: 'inherit',
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
  selectors: { '&:checked': { background: color.primary, borderColor: color.primary } },
});
