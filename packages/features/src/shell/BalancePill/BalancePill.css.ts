import { controlHeight, fontWeight, media, motion, size, space, vars } from '@baize/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Figure and eye in one frame. */
export const frame = style({
  display: 'inline-flex',
  alignItems: 'center',
  border: `${size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  transition: `border-color ${motion.state}`,
  selectors: { '&:hover': { borderColor: vars.color.control } },
});
/** A phone hides the balance in the account sheet. */
export const eye = style({ '@media': { [media.phone]: { display: 'none' } } });

/** Figure and label share one cell, which has room for either, so that neither moves the header when they change places. */
export const pill = style({
  display: 'inline-grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: space[2],
  minBlockSize: controlHeight.medium,
  paddingInline: space[3],
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  // Nine digits stand beside the mark on 320 px.
  '@media': { [media.phone]: { columnGap: space[1], paddingInline: space[2] } },
});

const cell = style({ gridColumn: '1', gridRow: '1', textAlign: 'end' });
export const figure = style([cell]);
export const label = style([cell, { color: vars.color.muted, fontWeight: fontWeight.medium }]);
/** The label's room while there is nothing to say. */
export const labelRoom = style([label, { visibility: 'hidden' }]);
export const isHidden = style([cell, { visibility: 'hidden' }]);

globalStyle(`${pill} > svg`, { color: vars.color.faint });
